// Ends the process where Node is too old, in one sentence, before anything that an old Node cannot read. Whoever starts here imports
// this first, and the rest by import() alone: what is imported otherwise is read, and linked, before the first line of it runs.
const [MAJOR, MINOR] = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < MAJOR || (major === MAJOR && minor < MINOR)) {
  console.error(`Fable Lab needs Node ${MAJOR}.${MINOR} or newer; this is v${process.versions.node}.`);
  process.exit(2);
}
