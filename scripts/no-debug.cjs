// Takes the place of the package `debug` in the bundle: one function deep in @stdlib loads it, and it would bring along a
// terminal, files and sockets for messages that nobody reads.
module.exports = () => () => {};
