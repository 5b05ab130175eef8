// docs/ci.md does what it says: its shell script is run, with few games, and its workflows are read.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesOf } from '../../../scripts/docs-blocks.mjs';
import { FIGURES } from '../../../src/lab/contest/expected.ts';
import { run } from '../fake-terminal.ts';

const page = readFileSync(new URL('../../../docs/ci.md', import.meta.url), 'utf8');
const cli = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'fablelab-ci-'));

beforeAll(() => {
  for (const { name, content } of filesOf(page)) writeFileSync(join(home, name), content);
  mkdirSync(join(home, 'bin'));
  writeFileSync(join(home, 'bin', 'fablelab'), `#!/bin/sh\nexec "${process.execPath}" "${cli}" "$@"\n`);
  chmodSync(join(home, 'bin', 'fablelab'), 0o755);
  writeFileSync(join(home, 'red.yaml'), scenario('{ between: [1, 2], margin: 0.5pp }'));
  writeFileSync(join(home, 'green.yaml'), scenario('{ between: [1, 99] }'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const scenario = (limits: string) => `game: twisted-fables
entrants: { fables: [alice, mulan], bots: [random] }
expect: { matchup.*.rate: ${limits} }
`;

function inShell(out: string, more: readonly string[] = []) {
  const { GITHUB_ACTIONS: _, GITHUB_STEP_SUMMARY: __, ...bare } = process.env;
  const env = { ...bare, PATH: `${join(home, 'bin')}:${process.env.PATH}`, PAIRS: '48', SHARDS: '2', OUT: out };
  const { status, stdout, stderr } = spawnSync('sh', ['ci.sh', ...more], { cwd: home, encoding: 'utf8', env });
  return { status, stdout, stderr };
}

describe('the script for a plain shell', () => {
  test('plays in shards, judges the whole, leaves its files, and can be run again', () => {
    const { status, stdout } = inShell('ci');
    expect(status).toBe(4);
    expect(stdout).toContain('\n  fablelab check ci/whole\n');
    expect(stdout.trimEnd()).toMatch(/^undecided: more pairs, or a wider margin$/m);
    expect(readFileSync(join(home, 'ci/summary.txt'), 'utf8')).toContain('48 pairs of games a matchup');
    expect(readFileSync(join(home, 'ci/check.xml'), 'utf8')).toMatch(/<testsuites tests="4" failures="0" errors="[1-4]"/);
    expect(readFileSync(join(home, 'ci/check.md'), 'utf8')).toMatch(/^## UNDECIDED: of 4 lines /);
    expect(inShell('ci').stdout).toBe(stdout);
  });

  test.each([
    ['red.yaml', 1, 'FAILS: of 1 line ', 'red: something fails'],
    ['green.yaml', 0, 'HOLDS: of 1 line ', 'green: all of it holds'],
  ])('with %s it ends with %i', (file, code, verdict, words) => {
    const { status, stdout } = inShell(`of-${file}`, [file]);
    expect(status).toBe(code);
    expect(stdout).toContain(`\n${verdict}`);
    expect(stdout.trimEnd().endsWith(words)).toBe(true);
  });

  test('ends at a mistake, before anything is judged', () => {
    const { status, stderr } = inShell('odd', ['no-such.yaml']);
    expect(status).toBe(2);
    expect(stderr).toContain('no-such');
    expect(existsSync(join(home, 'odd/whole'))).toBe(false);
  });
});

interface Workflow {
  readonly on: string;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string; readonly uses?: string }[] }>>;
}

const yaml = [...page.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
const workflows = yaml.filter((text) => text.includes('\njobs:'));
const commandsIn = (text: string) =>
  Object.values((parse(text) as Workflow).jobs)
    .flatMap(({ steps }) => steps)
    .flatMap(({ run: script = '' }) => [...script.matchAll(/\bfablelab (\w+)(.*)$/gm)])
    .map(([, name = '', words = '']) => ({ name, flags: words.match(/--[\w-]+/g) ?? [] }));

describe('the workflows', () => {
  test('are three, the first of five lines, as is the scenario that it checks', () => {
    expect(workflows).toHaveLength(3);
    expect(workflows[0]?.trimEnd().split('\n')).toHaveLength(5);
    expect(filesOf(page)[0]?.content.trimEnd().split('\n').slice(1)).toHaveLength(5);
    expect(commandsIn(workflows[0]!).map(({ name }) => name)).toEqual(['check']);
    expect(commandsIn(workflows[2]!).map(({ name }) => name)).toEqual(['sweep', 'merge', 'check']);
  });

  test.each(workflows.map((text, at) => [at + 1, text] as const))(
    'number %i names flags that are there',
    async (_, text) => {
      expect((parse(text) as Workflow).on).toBe('pull_request');
      for (const { name, flags } of commandsIn(text)) {
        const { code, out } = await run(`${name} --help`);
        expect(code).toBe(0);
        for (const flag of flags) expect(out).toContain(flag);
      }
    },
  );
});

test('every figure that it explains is one, and every kind of figure is explained', async () => {
  const [, table = ''] = page.split('\n| figure |');
  const named = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)]);
  const lines = named.map(([, figure = '']) => {
    const key = figure.replace('<card>', '*').replace('<event>', 'bought').replace('<who>', '*');
    const word = limits.find(([kind]) => figure.startsWith(kind))?.[1];
    return `  "${key}": ${word}`;
  });
  expect(lines.length).toBeGreaterThan(9);
  writeFileSync(join(home, 'all.yaml'), `${scenario('{}').split('expect:')[0]}expect:\n${distinct(lines).join('\n')}\n`);
  const { code, err, out } = await run(['sweep', join(home, 'all.yaml'), '--print-config']);
  expect([code, err]).toEqual([0, '']);
  const kinds = new Set(JSON.parse(out).expect.map(({ figure }: { figure: { is: string } }) => figure.is));
  expect([...kinds].sort()).toEqual([...FIGURES].sort());
});

const limits = [
  ['matchup', '{ between: [40, 60] }'],
  ['entrant.<who>.rating', '{ within: 30 }'],
  ['entrant', '{ within: 10 }'],
  ['first-player', '{ within: 3 }'],
  ['card', '{ min: 1% }'],
  ['length', '{ max: 40 }'],
  ['no-result', '{ max: 0.1% }'],
  ['vs-baseline', '{ max-shift: 2pp }'],
] as const;

/** By star, `card.*.bought` is `card.*.*.bought`, and `vs-baseline` is that of matchups. */
const distinct = (lines: readonly string[]) =>
  lines.filter((line) => !line.includes('"card.*.*.') && !line.includes('"vs-baseline":'));
