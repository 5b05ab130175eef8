// Imports point one way, bots speak of one fable in her file alone, the engine has neither clock nor luck of its own, and the
// numbers of a game's ids leave no trace in the bundle. Every check is a function of text, so that each is also shown something
// bad and must say so.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { bundle, bundling } from '../scripts/bundle.mjs';
import { gameNames, loadBox } from '../src/games/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesIn = (folder: string) =>
  (readdirSync(join(root, folder), { recursive: true }) as string[])
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.[cm]?[jt]s$/.test(file))
    .sort();

const sources = [...filesIn('src'), ...filesIn('bots')];
const isEngine = (file: string) => /^(src\/core|src\/games|bots)\//.test(file);

/** Comments become spaces; with `strings` also what stands between quotes, which may name anything. */
function bare(text: string, strings = false): string {
  const tokens = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;
  return text.replace(tokens, (token) => (token.startsWith('/') ? ' ' : strings ? "''" : token));
}

/** Everything a file imports: static, dynamic, for its types, or handed on. `*computed*` where no string is written. */
function importsOf(text: string): string[] {
  const code = bare(text);
  const from = /\b(?:import|export)\b[^'"`;=()]*?\bfrom\s*(['"])(.*?)\1/g;
  const alone = /\bimport\s*(['"])(.*?)\1/g;
  const called = /\b(?:import|require)\s*\(\s*(?:(['"`])([^'"`$]*?)\1\s*[),])?/g;
  return [from, alone, called].flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[2] ?? '*computed*'));
}

/** The rooms of the lab, the lowest first, and what each may import beside itself and the core. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  text: [],
  statistics: [],
  who: ['text'],
  contest: ['text', 'statistics', 'who'],
  crew: ['text', 'who', 'contest'],
  run: ['text', 'who', 'contest', 'crew'],
  report: ['text', 'statistics', 'who', 'contest', 'crew', 'run'],
  // What may be asked for is what reports there are.
  scenario: ['text', 'who', 'contest', 'report'],
  // Side by side on top: none of them knows another.
  ladder: ['statistics', 'who', 'contest', 'scenario', 'crew', 'report'],
  train: ['text', 'statistics', 'who', 'crew'],
  story: [],
  situation: ['text', 'who'],
};

const below = (room: string) => [room, ...(rooms[room] ?? [])].join('|');

/** Where each part may point; `own` is the game or the room a file belongs to. */
const arrows: readonly { part: RegExp; to: (own: string) => RegExp; packages: boolean }[] = [
  { part: /^src\/core\//, to: () => /^src\/core\//, packages: false },
  { part: /^src\/games\/index\.ts$/, to: () => /^src\/(core|games\/[^/]+)\//, packages: false },
  { part: /^src\/games\/([^/]+)\//, to: (own) => RegExp(`^src/(core|games/${own})/`), packages: false },
  // Who can play what is found by who/ alone.
  { part: /^src\/lab\/who\//, to: () => RegExp(`^src/(lab/(${below('who')})/|core/|games/index\\.ts$)`), packages: true },
  { part: /^src\/lab\/([^/]+)\//, to: (own) => RegExp(`^src/(lab/(${below(own)})/|core/)`), packages: true },
  { part: /^src\/cli\//, to: () => /^src\/(cli\/|lab\/|core\/|games\/index\.ts$)/, packages: true },
  // What bots share lies in lib/ and in folders below a game's: no bot imports another bot.
  { part: /^bots\/(?:lib\/|[^/]+$)/, to: () => /^(bots\/lib|src\/core)\//, packages: false },
  {
    part: /^bots\/([^/]+)\//,
    to: (own) => RegExp(`^bots/(lib|${own}/[^/]+)/|^src/(core/|games/${own}/(shown|ids)/)`),
    packages: false,
  },
];

function wrongArrow(file: string, specifier: string): string | null {
  const complaint = `${file} imports ${specifier}`;
  const rule = arrows.find(({ part }) => part.test(file));
  if (rule === undefined) return `${file} belongs to no part`;
  if (!specifier.startsWith('.')) return rule.packages ? null : complaint;
  const target = posix.join(posix.dirname(file), specifier);
  const own = rule.part.exec(file)?.[1] ?? '';
  return rule.to(own).test(target) ? null : complaint;
}

const wrongArrows = (file: string, text: string) =>
  importsOf(text)
    .map((specifier) => wrongArrow(file, specifier))
    .filter((complaint) => complaint !== null);

/** What a bot says of one fable outside her own file: it reads her ids, calls her by her name, or asks which fable it has. */
function favours(file: string, text: string): string[] {
  const game = /^bots\/([^/]+)\//.exec(file)?.[1];
  const fables = sources.flatMap((source) => RegExp(`^src/games/${game}/fables/([^/]+)\\.ts$`).exec(source)?.[1] ?? []);
  const others = fables.filter((fable) => file !== `bots/${game}/fables/${fable}.ts`);
  const ids = importsOf(text).filter((specifier) => others.some((fable) => specifier.endsWith(`/ids/${fable}.ts`)));
  const names = others.filter((fable) => RegExp(`(['"\`])${fable}\\1`).test(bare(text)));
  const asked = [...bare(text).matchAll(/\bswitch\s*\([^;{]*\.fable\(|\.fable\([^()]*\)\s*[!=]==/g)].map(([words]) => words);
  return [...ids, ...names, ...asked].map((what) => `${file} says ${what}`);
}

/** Clocks, luck and the doors to them. `Math` counts too unless it is followed by the name of another function. */
function impurities(file: string, text: string): string[] {
  const impure =
    /\b(Date|performance|hrtime|crypto|process|globalThis|setTimeout|setImmediate|eval)\b|\bMath\b(?!\s*\.\s*(?!random\b)\w)/g;
  return [...bare(text, true).matchAll(impure)].map((match) => `${file} uses ${match[0]}`);
}

/** What a file of ids holds beside `export const NAME = numbers and earlier names;`. */
function strangers(text: string): string[] {
  const line = /^export const \w+ = [\w\s.()+\-*/%&|^~<>]+$/;
  const statements = bare(text)
    .split(';')
    .map((statement) => statement.trim());
  return statements.filter((statement) => statement !== '' && !line.test(statement));
}

/** ids.ts, or the files of ids/. */
const isIds = (file: string) => /\/ids(\/[^/]+)?\.ts$/.test(`/${file}`);

/** What is left of ids in a bundle. esbuild drops a constant only when no reference to it is left. */
const leftovers = (metafile: Metafile) =>
  Object.entries(metafile.outputs).flatMap(([output, { inputs }]) =>
    Object.entries(inputs)
      .filter(([input, { bytesInOutput }]) => isIds(input) && bytesInOutput > 0)
      .map(([input, { bytesInOutput }]) => `${bytesInOutput} bytes of ${input} in ${output}`),
  );

/** The only dynamic imports of the command line are those by which a command loads its work, and the one behind which a Node that
 * is too old has been told so. */
function wrongLoads(file: string, text: string): string[] {
  const code = bare(text);
  if (file === 'src/cli/cli.ts') return code.match(/\bimport\s*\(/g)?.length === 1 ? [] : [`${file} imports more`];
  const isCommand = /^src\/cli\/commands\/[^/]+\/command\.ts$/.test(file);
  const loads = code.match(/\bload: \(\) => import\('\.\/run\.ts'\)/g) ?? [];
  const calls = code.match(/\bimport\s*\(/g) ?? [];
  return [
    ...(loads.length === (isCommand ? 1 : 0) ? [] : [`${file} loads ${loads.length} times`]),
    ...(calls.length === loads.length ? [] : [`${file} imports when it runs`]),
  ];
}

/** What the program may load before it knows which command is meant: words, flags, and how errors are told. */
const light = [
  /^src\/cli\/((main|fablelab|command|usage|errors|version)|(flags|screen)\/[^/]+|commands\/[^/]+\/command)\.ts$/,
  /^src\/(core\/[^/]+|games\/(index|[^/]+\/words))\.ts$/,
  /^src\/lab\/(text\/(did-you-mean|installed|mistake|quote|run-error)|scenario\/scenario-error|story\/answers)\.ts$/,
  /^(yargs|node:.*)$/,
];

/** What a program loads as it starts, beside that: by the account of the bundle, so that types cost nothing. */
function heavyAtStart({ outputs }: Metafile, program: string): string[] {
  const chunks = new Set([program]);
  const found: string[] = [];
  for (const chunk of chunks) {
    const { inputs, imports } = outputs[chunk] ?? { inputs: {}, imports: [] };
    found.push(...Object.keys(inputs));
    for (const { path, external } of imports.filter(({ kind }) => kind === 'import-statement')) {
      if (external) found.push(path);
      else chunks.add(path);
    }
  }
  return found.filter((what) => !light.some((pattern) => pattern.test(what)));
}

describe('imports', () => {
  test('point one way', () => {
    expect(sources).toContain('src/core/contract.ts');
    expect(sources.flatMap((file) => wrongArrows(file, read(file)))).toEqual([]);
  });

  test('the rooms of the lab are all there are', () => {
    const found = readdirSync(join(root, 'src/lab'), { withFileTypes: true });
    expect(found.filter((one) => !one.isDirectory())).toEqual([]);
    expect(found.map(({ name }) => name)).toEqual(Object.keys(rooms).toSorted());
    for (const [at, [room, lower]] of Object.entries(rooms).entries()) {
      expect(Object.keys(rooms).slice(0, at), room).toEqual(expect.arrayContaining([...lower]));
    }
  });

  test.each([
    ['src/core/match.ts', "import { box } from '../games/twisted-fables/game.ts';"],
    ['src/core/match.ts', "import type { Plan } from '../lab/plan.ts';"],
    ['src/core/match.ts', "import 'node:fs';"],
    ['src/core/match.ts', 'const fs = require("fs");'],
    ['src/games/index.ts', "import '../lab/bots.ts';"],
    ['src/games/chess/game.ts', "import {\n  a,\n  b,\n} from '../twisted-fables/verbs.ts';"],
    ['src/games/chess/game.ts', "import { gameNames } from '../index.ts';"],
    ['src/games/chess/game.ts', "export * from '../checkers/ids.ts';"],
    ['src/games/chess/deep/file.ts', "type Other = import('../../checkers/state.ts').State;"],
    ['src/games/chess/game.ts', "import pc from 'picocolors';"],
    ['src/lab/who/bots.ts', "import { box } from '../../games/chess/game.ts';"],
    ['src/lab/run/run.ts', "import { loadBox } from '../../games/index.ts';"],
    ['src/lab/run/run.ts', "import { main } from '../../cli/main.ts';"],
    ['src/lab/statistics/normal.ts', "import type { Tally } from '../contest/tally.ts';"],
    ['src/lab/contest/until.ts', "import { resolve } from '../scenario/resolve.ts';"],
    ['src/lab/crew/desk.ts', "import type { Written } from '../scenario/schema.ts';"],
    ['src/lab/contest/study/read.ts', "import { Run } from '../../run/run.ts';"],
    ['src/lab/run/merge.ts', "import { finishRun } from '../report/finish.ts';"],
    ['src/lab/story/story.ts', "import type { Situation } from '../situation/situation.ts';"],
    ['src/lab/train/train.ts', "const ladder = await import('../ladder/ladder.ts');"],
    ['src/lab/plan.ts', "import '../core/match.ts';"],
    ['src/lab/attic/plan.ts', "import '../text/source.ts';"],
    ['src/cli/main.ts', "const box = await import('../games/chess/game.ts');"],
    ['src/cli/main.ts', "import random from '../../bots/chess/random.ts';"],
    ['bots/chess/greedy.ts', "import type { Table } from '../../src/games/chess/state.ts';"],
    ['bots/chess/greedy.ts', "import type { View } from '../../src/games/checkers/shown/view.ts';"],
    ['bots/chess/greedy.ts', "import { botNames } from '../../src/lab/bots.ts';"],
    ['bots/chess/greedy.ts', "import random from './random.ts';"],
    ['bots/chess/greedy.ts', 'const state = await import(`../../src/games/$' + '{name}/state.ts`);'],
    ['src/utils.ts', "import './core/match.ts';"],
  ])('%s may not: %s', (file, text) => {
    expect(wrongArrows(file, text)).toHaveLength(1);
  });

  test.each([
    ['src/core/match.ts', "// import '../lab/plan.ts'\nimport type { Box } from './contract.ts';"],
    ['src/games/index.ts', "const load = () => import('./chess/game.ts');"],
    ['src/games/chess/fables/rook.ts', "import { hit } from '../verbs.ts';"],
    ['bots/chess/greedy.ts', "import * as ASK from '../../src/games/chess/ids/ask.ts';"],
    ['src/lab/who/games.ts', "import { loadBox } from '../../games/index.ts';\nimport { cpus } from 'node:os';"],
    ['src/lab/report/finish.ts', "import type { Run } from '../run/run.ts';"],
    ['src/lab/contest/study/read.ts', "import { seatingOf } from '../seating.ts';\nimport '../../text/run-error.ts';"],
    ['bots/chess/greedy.ts', "import type { View } from '../../src/games/chess/shown/view.ts';"],
  ])('%s may: %s', (file, text) => {
    expect(importsOf(text).length).toBeGreaterThan(0);
    expect(wrongArrows(file, text)).toEqual([]);
  });
});

describe('what a bot knows of one fable', () => {
  test('stands in her own file', () => {
    expect(sources).toContain('bots/twisted-fables/fables/alice.ts');
    expect(sources.flatMap((file) => favours(file, read(file)))).toEqual([]);
  });

  test.each([
    ['lib/greedy/choose.ts', "import * as ALICE from '../../../../src/games/twisted-fables/ids/alice.ts';"],
    ['fables/kaguya.ts', "import { askCopy } from '../../../src/games/twisted-fables/ids/alice.ts';"],
    ['greedy.ts', "const alice = fableIds.indexOf('alice');"],
    ['lib/hand.ts', 'if (view.fable(view.seat) === FABLE.kaguya) return 0;'],
    ['lib/hand.ts', 'switch (view.fable(view.seat)) {'],
  ])('%s may not: %s', (file, text) => {
    expect(favours(`bots/twisted-fables/${file}`, text)).toHaveLength(1);
  });

  test.each([
    ['fables/alice.ts', "import * as HER from '../../../src/games/twisted-fables/ids/alice.ts';\nconst fable = 'alice';"],
    ['fables/index.ts', "import { alice } from './alice.ts';"],
    [
      'lib/hand.ts',
      "import * as ASK from '../../../src/games/twisted-fables/ids/ask.ts';\n// 'alice'\nknown[view.fable(me)];",
    ],
  ])('%s may: %s', (file, text) => {
    expect(favours(`bots/twisted-fables/${file}`, text)).toEqual([]);
  });
});

describe('the command line', () => {
  const files = sources.filter((file) => file.startsWith('src/cli/'));

  test('has one dynamic import a command', () => {
    expect(files).toContain('src/cli/commands/sweep/command.ts');
    expect(files.flatMap((file) => wrongLoads(file, read(file)))).toEqual([]);
  });

  test.each([
    ['src/cli/commands/sweep/run.ts', "const { dryRun } = await import('./dry-run.ts');"],
    ['src/cli/commands/sweep/run.ts', "const load = { load: () => import('./run.ts') };"],
    ['src/cli/commands/sweep/command.ts', "import { run } from './run.ts';"],
    ['src/cli/commands/sweep/command.ts', "({ load: () => import('./run.ts'), about: await import('yargs') })"],
    ['src/cli/screen/table.ts', "const table = import('cli-table3');"],
  ])('%s may not: %s', (file, text) => {
    expect(wrongLoads(file, text)).toHaveLength(1);
  });

  test('starts without what a command needs', async () => {
    const { metafile } = await bundle();
    const [[main] = []] = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint === 'src/cli/main.ts');
    expect(heavyAtStart(metafile, `${main}`)).toEqual([]);
  });

  test('would not, if a file with words imported more than types', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fablelab-start-'));
    const heavy = async (words: string) => {
      writeFileSync(join(folder, 'work.ts'), "import table from 'cli-table3';\nexport const draw = () => table;\n");
      writeFileSync(join(folder, 'words.ts'), words);
      const entries = { absWorkingDir: folder, entryPoints: ['words.ts'], outdir: 'dist' };
      const { metafile } = await build({ ...bundling, ...entries });
      return heavyAtStart(metafile, 'dist/words.js');
    };
    expect(await heavy("import type { draw } from './work.ts';\nexport type Draw = typeof draw;\n")).toEqual(['words.ts']);
    expect(await heavy("console.log(await import('./work.ts'));\n")).toEqual(['words.ts']);
    const all = await heavy("import { draw } from './work.ts';\nconsole.log(draw());\n");
    expect(all.sort()).toEqual(['cli-table3', 'words.ts', 'work.ts']);
    rmSync(folder, { recursive: true });
  });
});

describe('games', async () => {
  const boxes = await Promise.all(gameNames.map(loadBox));
  const names = boxes.flatMap(({ name, roster }) => [name, ...roster.map(({ id }) => id)]);
  /** Comments may give examples. */
  const named = (file: string, text: string) =>
    names.filter((name) => RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(bare(text))).map((name) => `${file} names ${name}`);

  test('are not known by name in core, lab and cli, nor is anybody in their rosters', () => {
    expect(names).toEqual(expect.arrayContaining(['twisted-fables', 'snow-white']));
    const files = sources.filter((file) => /^src\/(core|lab|cli)\//.test(file));
    expect(files.flatMap((file) => named(file, read(file)))).toEqual([]);
  });

  test.each(["const GAME = 'twisted-fables';", "['list cards --entrant snow-white', '']", 'say(`alice.hp`);'])(
    'may not be named so: %s',
    (text) => {
      expect(named('src/cli/main.ts', text)).toHaveLength(1);
    },
  );

  test('may be named in comments, and be part of other words', () => {
    expect(named('src/lab/who/keys.ts', "// snow-white, say\nconst name = 'alice-like'; /* mulan */")).toEqual([]);
  });
});

describe('the engine', () => {
  test('has no clock and no luck but the seed', () => {
    const engine = sources.filter(isEngine);
    expect(engine).toContain('src/core/rng.ts');
    expect(engine.flatMap((file) => impurities(file, read(file)))).toEqual([]);
  });

  test.each([
    'Math.random()',
    'const { random } = Math;',
    "Math['random']()",
    'new Date()',
    'Date.now()',
    'performance.now()',
    'process.hrtime()',
    'crypto.getRandomValues(bytes)',
    "globalThis['Da' + 'te']",
  ])('may not say %s', (text) => {
    expect(impurities('src/core/match.ts', text)).not.toEqual([]);
  });

  test.each(['// Math.random\nMath.imul(a, b)', "const name = 'Date';", 'Math.max(1, 2)'])('may say %s', (text) => {
    expect(impurities('src/core/match.ts', text)).toEqual([]);
  });
});

describe('ids', () => {
  const ids = sources.filter(isIds);

  test('are numeric constants and nothing else', () => {
    expect(ids).not.toEqual([]);
    for (const file of ids) expect(strangers(read(file)), file).toEqual([]);
  });

  test.each(["import './a.ts';", 'export const A = [1];', "export const A = 'a';", 'export let A = 1;', 'const A = 1;'])(
    'may not hold %s',
    (text) => {
      expect(strangers(`// why\nexport const ONE = 1;\n${text}\nexport const BITS = ONE << 3;`)).toHaveLength(1);
    },
  );

  test('leave no trace in the bundle', async () => {
    const { metafile } = await bundle();
    for (const file of ids) expect(Object.keys(metafile.inputs)).toContain(file);
    expect(leftovers(metafile)).toEqual([]);
  });

  test('would leave one if a number were computed, or the syntax not minified', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fablelab-ids-'));
    const traces = async (ids: string, minifySyntax: boolean) => {
      writeFileSync(join(folder, 'ids.ts'), ids);
      writeFileSync(join(folder, 'game.ts'), "import { A, B } from './ids.ts';\nconsole.log(A, B);\n");
      const entries = { absWorkingDir: folder, entryPoints: ['game.ts'], outdir: 'dist' };
      return leftovers((await build({ ...bundling, ...entries, minifySyntax })).metafile);
    };
    expect(await traces('export const A = 1;\nexport const B = A << 3;\n', true)).toEqual([]);
    expect(await traces('export const A = 1;\nexport const B = Math.max(A, 3);\n', true)).toHaveLength(1);
    expect(await traces('export const A = 1;\nexport const B = A << 3;\n', false)).toHaveLength(1);
    rmSync(folder, { recursive: true });
  });
});
