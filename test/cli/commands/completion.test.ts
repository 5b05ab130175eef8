// What a shell offers. The candidates are those of the program; bash is driven as it drives itself, and zsh and fish where they are.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../../scripts/bundle.mjs';
import { commandNames } from '../../../src/cli/fablelab.ts';
import { gameNames, loadBox } from '../../../src/games/index.ts';
import { run } from '../fake-terminal.ts';

const cli = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'fablelab-completion-'));
const before = process.cwd();

beforeAll(() => {
  for (const folder of ['reports/mine', 'reports/mine-2', 'reports/notes', 'baselines', 'bin'])
    mkdirSync(join(home, folder), { recursive: true });
  for (const name of ['mine', 'mine-2']) writeFileSync(join(home, 'reports', name, 'tallies.json'), '{}');
  writeFileSync(join(home, 'baselines', 'mine.json'), '{}');
  writeFileSync(join(home, 'bin', 'fablelab'), `#!/bin/sh\nexec "${process.execPath}" "${cli}" "$@"\n`);
  chmodSync(join(home, 'bin', 'fablelab'), 0o755);
  process.chdir(home);
});
afterAll(() => {
  process.chdir(before);
  rmSync(home, { recursive: true, force: true });
});

const offered = async (line: string, shell = 'bash') => {
  const { code, out, err } = await run(['completion', shell, `--line=${line}`]);
  expect([code, err]).toEqual([0, '']);
  return out.split('\n').filter((word) => word !== '');
};

describe('what could come next', () => {
  test('is any command', async () => {
    expect(await offered('fablelab ')).toEqual(commandNames);
    expect(await offered('fablelab help ')).toEqual(commandNames);
    expect(await offered('fablelab help sw')).toEqual(['sweep']);
  });

  test.each([
    ['fablelab re', 'resume report replay'],
    ['/usr/bin/fablelab wa', 'watch'],
    ['NO_COLOR=1 fablelab wa', 'watch'],
    ['fablelab --seed 4 wa', 'watch'],
    ['fablelab watch --se', '--setting --seed --set'],
    ['fablelab ladder --no', '--no-speed'],
    ['fablelab watch --fab', '--fables'],
    ['fablelab sweep --progress ', 'auto bar plain none'],
    ['fablelab list b', 'bots'],
    ['fablelab schema pat', 'patch'],
    ['fablelab watch --bots planner-', 'planner-fast planner-v1'],
    ['fablelab watch --bots=planner-', 'planner-fast planner-v1'],
    ['fablelab watch --bots greedy,rand', 'greedy,random'],
    ['fablelab watch --bots greedy,greedy', 'greedy,greedy-v1'],
    ['fablelab watch --entrants alice,mu', 'alice,mulan'],
    ['fablelab watch --fables alice,mu', 'alice,mulan'],
    ['fablelab sweep --entrants alice --against kag', 'kaguya'],
    ['fablelab train greedy --against pl', 'planner planner-fast planner-v1'],
    ['fablelab train gr', 'greedy greedy-v1'],
    ['fablelab list cards --fable snow', 'snow-white'],
    ['fablelab report mine --fable alice,sno', 'alice,snow-white'],
    ['fablelab sweep first-l', 'first-look'],
    ['fablelab report ', 'mine mine-2'],
    ['fablelab check first-l', 'first-look'],
    ['fablelab check reports/mi', 'reports/mine reports/mine-2'],
    ['fablelab check first-look --baseline ', 'baselines/mine.json'],
    ['fablelab check --ju', '--junit'],
    ['fablelab baseline ', 'accept show'],
    ['fablelab baseline accept mi', 'mine mine-2'],
    ['fablelab baseline show bas', 'baselines/mine.json'],
    ['fablelab merge mine reports/mi', 'reports/mine reports/mine-2'],
    ['fablelab watch --game tw', 'twisted-fables'],
    ['fablelab ladder --mode 1', '1v1'],
    ['fablelab watch --set red-riding-hood.h', 'red-riding-hood.hp='],
    ['fablelab watch --set red-riding-hood.crack-s', 'red-riding-hood.crack-shot.'],
    ['fablelab watch --set stack', 'stacking='],
    ['fablelab watch --option stack', 'stacking='],
    ["fablelab watch --bots 'greedy,rand", 'greedy,random'],
    ['fablelab completion f', 'fish'],
    // What is typed freely, and what is not there.
    ['fablelab watch --seed ', ''],
    ['fablelab watch --game chess --bots ', ''],
    ['fablelab frobnicate ', ''],
    ['fablelab watch now ', ''],
  ])('%s', async (line, words) => {
    expect((await offered(line)).join(' ')).toBe(words);
  });

  test('of --flag=value is the whole word, but in bash, for which the equals sign ends one', async () => {
    for (const shell of ['zsh', 'fish'])
      expect(await offered('fablelab watch --bots=greedy,ran', shell)).toEqual(['--bots=greedy,random']);
  });

  test('of --set are the numbers of everybody, part by part', async () => {
    const { roster } = await loadBox(gameNames[0]!);
    const first = await offered('fablelab watch --set ');
    for (const { id } of roster) expect(first).toContain(`${id}.`);
    expect(await offered('fablelab watch --set alice.')).toContain('alice.hp=');
  });

  test('is told without what a sweep or a scenario needs', async () => {
    const { outputs } = (await bundle()).metafile;
    const [[start] = []] = Object.entries(outputs).filter(
      ([, { entryPoint }]) => entryPoint === 'src/cli/commands/completion/run.ts',
    );
    const chunks = new Set([`${start}`]);
    const packages: string[] = [];
    for (const chunk of chunks) {
      for (const { path, external, kind } of outputs[chunk]?.imports ?? []) {
        if (kind !== 'import-statement') continue;
        if (external) packages.push(path);
        else chunks.add(path);
      }
    }
    expect(chunks.size).toBeGreaterThan(1);
    expect(packages.filter((name) => !name.startsWith('node:') && name !== 'yargs')).toEqual([]);
  });
});

describe('bash', () => {
  /** As bash does it: the line is split into words, also at an equals sign, and the function is called. */
  const inBash = (line: string) => {
    const words = line.split(/ |(=)/).filter((word) => word !== undefined);
    const text = [
      'source <(fablelab completion bash)',
      'compopt() { echo "compopt $*"; }',
      `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}) COMP_CWORD=${words.length - 1}`,
      `COMP_LINE='${line}' COMP_POINT=${line.length}`,
      `_fablelab fablelab '${words.at(-1)}' '${words.at(-2)}'`,
      `printf '%s\\n' "\${COMPREPLY[@]}"`,
    ];
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', text.join('\n')], {
      encoding: 'utf8',
      env: environment(),
    });
    expect(stderr).toBe('');
    return stdout.trimEnd().split('\n');
  };
  const environment = () => ({ ...process.env, PATH: `${join(home, 'bin')}:${process.env.PATH}` });

  test.each([
    ['fablelab re', ['resume', 'report', 'replay']],
    ['fablelab watch --bots greedy,rand', ['greedy,random']],
    ['fablelab watch --bots=rand', ['random']],
    ['fablelab report ', ['mine', 'mine-2']],
    ['fablelab sweep first-l', ['first-look']],
    ['fablelab watch --set red-riding-hood.h', ['compopt -o nospace', 'red-riding-hood.hp=']],
    ['fablelab watch --seed ', ['']],
  ])('%s', (line, words) => {
    expect(inBash(line)).toEqual(words);
  });

  test('registers the function, and offers files where nothing is known', () => {
    const registered = execFileSync('bash', ['--norc', '-c', 'source <(fablelab completion bash); complete -p fablelab'], {
      encoding: 'utf8',
      env: environment(),
    });
    expect(registered).toBe('complete -o default -F _fablelab fablelab\n');
  });
});

describe.each(['bash', 'zsh', 'fish'])('the script for %s', (shell) => {
  test('says first how to install it, and asks the program', async () => {
    const { code, out } = await run(`completion ${shell}`);
    expect(code).toBe(0);
    expect(out.split('\n').slice(0, 4).join('\n')).toContain(`fablelab completion ${shell} >`);
    expect(out).toContain(`completion ${shell} --line=`);
  });

  const isHere = spawnSync(shell, ['-c', 'true']).status === 0;
  test.runIf(isHere)('is one that the shell can read', async () => {
    const { out } = await run(`completion ${shell}`);
    const { status, stderr } = spawnSync(shell, ['-n'], { input: out, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});

test('a shell must be one that is known', async () => {
  expect((await run('completion')).err).toContain('completion: found no <shell>, expected one of bash, zsh, fish');
  expect((await run('completion fisch')).err).toContain('did you mean "fish"?');
});
