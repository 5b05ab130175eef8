// Where the parts of the package lie. The sources have this module three folders below the root, the bundle has it in dist/.
const inSources = import.meta.url.endsWith('.ts');
const root = new URL(inSources ? '../../../' : '../', import.meta.url);

export const packageFile = new URL('package.json', root);
export const scenarioFolder = new URL('scenarios/', root);
/** Threads run the bundle, also those of a program that is read from the sources. */
export const bundleFolder = inSources ? new URL('dist/', root) : new URL('./', import.meta.url);
/** A bot is a file with this ending. */
export const botFolder = new URL('bots/', inSources ? root : bundleFolder);
export const botEnding = inSources ? '.ts' : '.js';
