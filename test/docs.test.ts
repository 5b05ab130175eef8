// The documents keep their word: they show what their commands print today, and name what is there.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measure } from '../bench/measure.ts';
import { bundle } from '../scripts/bundle.mjs';
import { blocksOf, documentsOf, isSlow, openScratch, render, wordsOf } from '../scripts/docs-blocks.mjs';
import { exitCodes } from '../src/cli/errors.ts';
import { run } from './cli/fake-terminal.ts';

const root = new URL('..', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const documents = documentsOf(fileURLToPath(root));
const commands = read('docs/commands.md');

const START = 'npm start -- ';
const started = { env: { npm_lifecycle_event: 'start' } };

describe.each(documents)('%s', (file) => {
  const text = read(file);
  const blocks = blocksOf(text);
  const scratch = openScratch(fileURLToPath(root), text);
  const home = process.cwd();
  beforeAll(() => process.chdir(scratch.folder));
  afterAll(() => {
    process.chdir(home);
    scratch.close();
  });

  test('has no place for output without a command, nor a command without its place', () => {
    expect(blocks.length).toBe(text.match(/<!-- output/g)?.length ?? 0);
    expect(blocks.length).toBe(text.match(/<!-- \/output -->/g)?.length ?? 0);
  });

  // `npm run docs` makes them right again.
  const quick = blocks.filter((block) => !isSlow(block));
  if (quick.length > 0) {
    test.each(quick)('shows what it prints: $command', async (block) => {
      expect(block.command.startsWith(START)).toBe(true);
      expect(block.whole).toBe(render(block, await run(wordsOf(block.command.slice(START.length)), started)));
    });
  }
});

describe('the documents', () => {
  test('have the line that shows something and the line that tests', () => {
    expect(read('README.md')).toContain('\nnpm ci && npm start\n');
    expect(read('README.md')).toContain('\nnpm ci && npm test\n');
  });

  test('begin with a page that is read in one go, which leads to all others', () => {
    const readme = read('README.md');
    expect(readme.split('\n').length).toBeLessThanOrEqual(201);
    for (const file of documents.slice(1)) expect(readme, file).toContain(`](${file})`);
  });

  test('show a bot that plays', async () => {
    const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(read('README.md')) ?? [];
    expect(code).toContain("from '../lib/bot.ts'");
    const folder = mkdtempSync(join(tmpdir(), 'fablelab-bot-'));
    const lib = new URL('../bots/lib/bot.ts', import.meta.url).href;
    writeFileSync(join(folder, 'hasty.ts'), code.replace('../lib/bot.ts', lib));
    const { default: hasty } = await import(join(folder, 'hasty.ts'));
    rmSync(folder, { recursive: true });
    const options = Int32Array.of(3, 9, 4);
    expect(hasty.choose({}, { options, count: 3 })).toBe(1);
  });

  test('shows a situation that is there', () => {
    const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(commands) ?? [];
    expect(example).toContain('- title: ');
    expect(read('test/situations/twisted-fables/rules-5-track.yaml')).toContain(example);
  });

  test('shows every command', async () => {
    const { out } = await run('--help');
    const names = [...out.matchAll(/^ {2}fablelab ([a-z]+)/gm)].map(([, name]) => name);
    expect(names).toContain('watch');
    const text = documents.map(read).join('\n');
    for (const name of names) expect(text, name).toMatch(RegExp(`^\\$ ${START}${name}\\b`, 'm'));
  });

  test('have one table of the exit codes, in the order in which they apply', () => {
    const rows = [...commands.matchAll(/^\| (\d+) \| (.*) \|$/gm)].map(([, code, meaning = '']) => ({
      code: Number(code),
      meaning,
    }));
    expect(rows.map(({ code }) => code)).toEqual(exitCodes.map(([code]) => code));
    for (const [at, [code, about]] of exitCodes.entries()) expect(rows[at]?.meaning.startsWith(about), `${code}`).toBe(true);
    for (const file of documents.filter((name) => name !== 'docs/commands.md'))
      expect(read(file), file).not.toMatch(/exit codes? \|/);
  });

  test('explains every script', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const hooks = ['prepack'];
    for (const name of Object.keys(scripts).filter((script) => !hooks.includes(script))) {
      const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
      expect(read('CONTRIBUTING.md'), name).toMatch(RegExp(`^\\| \`${command}\\b`, 'm'));
    }
  });

  test('explains every field of the bench', async () => {
    const tiny = {
      warmUp: 1,
      rounds: 1,
      kernel: 1,
      random: 1,
      greedy: 1,
      sixFables: 1,
      duelRandom: 1,
      duelGreedy: 1,
      copies: 1,
      plannerRounds: 1,
    };
    const result = await measure(tiny, () => 0);
    const duel = Object.keys(result.duel).map((field) => `duel.${field}`);
    const fields = [...Object.keys(result), ...Object.keys(result.random), ...duel];
    const page = read('docs/bench.md');
    const table = page.slice(page.indexOf('\n`npm run bench -- --json`'));
    const named = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) => cell.replaceAll('`', '').split(', '));
    expect(named.sort()).toEqual([...new Set(fields)].sort());
  });
});

describe('a place for output', () => {
  const shown = (how: string, out: string, code = 0) => {
    const [block] = blocksOf(`before\n<!-- output${how}: npm start -->\nold\n<!-- /output -->\nafter`);
    return block === undefined ? '' : render(block, { code, out, err: 'err\n' }).split('\n').slice(3, -2).join('\n');
  };

  test.each([
    ['', '1\n2\n3\n', '1\n2\n3'],
    [' (first 1, last 1)', '1\n2\n3\n4\n', '1\n…\n4'],
    [' (first 1, last 1)', '1\n2\n3\n', '1\n2\n3'],
    [' (first 1)', '1\n2\n3\n', '1\n…'],
    [' (first 1, from x 2, last 1)', '1\n2\n3\n4 x\n5\n6\n7\n', '1\n…\n4 x\n5\n…\n7'],
    [' (width 4, slow)', '12345\n1234\n', '123…\n1234'],
    [' (timeless)', 'took 29 s, 1.5 ms, 2:05 h, 5 games/s, 85.4 GB\n', 'took … s, … ms, … h, … games/s, … GB'],
    [' (stderr)', 'out\n', 'out\nerr'],
  ])('output%s', (how, out, expected) => {
    expect(shown(how, out)).toBe(expected);
  });

  test('knows its words and the exit code', () => {
    expect(() => shown(' (frist 1)', '')).toThrow('frist 1');
    expect(() => shown(' (from x 1)', '1\n2\n3\n')).toThrow('found no line with "x"');
    expect(() => shown('', '', 2)).toThrow('exit code 2, expected 0');
    expect(shown(' (exit 2)', 'out\n', 2)).toBe('out');
  });

  test('quotes hold words together', () => {
    expect(wordsOf('replay --line "a b" c')).toEqual(['replay', '--line', 'a b', 'c']);
  });
});

describe.each([...documents, 'CONTRIBUTING.md', 'CHANGELOG.md', 'NOTICES.md'])('%s', (file) => {
  const text = read(file);

  test('links to what is there', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, target]) => target ?? '');
    expect(links.filter((target) => !existsSync(new URL(target, new URL(file, root))))).toEqual([]);
  });

  test('names files that are there', () => {
    const paths = [...text.matchAll(/`((?:src|bots|test|bench|scripts|\.ci)\/[\w./-]+)`/g)].map(([, path]) => path ?? '');
    expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  });
});

describe('NOTICES.md', () => {
  interface Lock {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly license?: string }>>;
  }

  test('has every package that is installed with this one, with its license', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as Lock;
    const rows = Object.entries(packages)
      .filter(([path, { dev }]) => path !== '' && dev !== true)
      .map(([path, { license }]) => `| ${path.slice(path.lastIndexOf('node_modules/') + 13)} | ${license} |`);
    expect(rows.length).toBeGreaterThan(0);
    const listed = read('NOTICES.md').match(/^\| \S+ \| \S+ \|$/gm) ?? [];
    expect(listed.filter((row) => !row.startsWith('| package |')).sort()).toEqual([...new Set(rows)].sort());
  });

  test('has every package that is in the bundle, with its license, and no other', async () => {
    const { metafile } = await bundle();
    const folders = Object.keys(metafile.inputs).flatMap(
      (file) => /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
    );
    const rows = [...new Set(folders)].map((folder) => {
      const { name, license } = JSON.parse(read(`${folder}/package.json`)) as { name: string; license: string };
      return `| ${name} | bundled | ${license} |`;
    });
    expect(rows.length).toBeGreaterThan(0);
    expect(
      read('NOTICES.md')
        .match(/^\| \S+ \| bundled \| .* \|$/gm)
        ?.sort(),
    ).toEqual([...new Set(rows)].sort());
  });
});
