import { describe, expect, test } from 'vitest';
import { run } from './fake-terminal.ts';

describe('mistakes on the command line', () => {
  test.each([
    ['wtch', 'unknown command "wtch"; did you mean "watch"?'],
    ['wtch --help', 'unknown command "wtch"; did you mean "watch"?'],
    ['frobnicate', 'unknown command "frobnicate"; see fablelab --help'],
    ['--sead 4', 'unknown option --sead; did you mean "--seed"?'],
    ['watch --sead=4', 'unknown option --sead; did you mean "--seed"?'],
    ['watch now', 'watch: found "now", expected no such word; see fablelab watch --help'],
    ['watch --seed', '--seed: found no value; see fablelab watch --help'],
    ['watch --seed 1 --seed 2', '--seed: found twice, expected once'],
    ['watch --seed one', '--seed: found "one", expected a whole number from 0'],
    ['sweep first-look --out .', '--out: found ".", expected the name of a folder'],
    ['sweep first-look --out=', '--out: found "", expected the name of a folder'],
    ['--pairs 0', '--pairs: found "0", expected a whole number from 1'],
    ['--progress baa', 'progress: found "baa", expected one of auto, bar, plain, none; did you mean "bar"?'],
    [
      'list',
      'list: found no <what>, expected one of games, entrants, fables, cards, bots, scenarios, settings, options, numbers; see fablelab list --help',
    ],
    [
      'list carrds',
      'what: found "carrds", expected one of games, entrants, fables, cards, bots, scenarios, settings, options, numbers; did you mean "cards"?',
    ],
    ['report r --brief --full', '--brief: found with --full, expected one of them; see fablelab report --help'],
    ['list cards --game chess', '--game: found "chess", expected one of twisted-fables'],
    ['list bots --fable snow-white', '--entrant: found with "bots", expected with "cards" or "numbers"'],
    ['replay', 'replay: found neither a run nor --line, expected <run> <game>, such as first-look 1#0a, or --line'],
    ['watch --fables snow-white', '--entrants: found 1 seat, expected 2 in 1v1'],
    ['watch --bots random,random,random', '--bots: found 3 bots, expected 1 or 2: one for all, or one a seat'],
    ['watch --option nonsense', '--option: found "nonsense", expected name=value'],
  ])('%s', async (line, message) => {
    const { code, out, err } = await run(line);
    expect(err).toBe(`fablelab: ${message}\n`);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test.each([
    ['list cards --fable snow-wite', '--entrant: found "snow-wite"', 'snow-white'],
    ['watch --fables red-riding-hod,snow-white', '--entrants: found "red-riding-hod"', 'red-riding-hood'],
    ['watch --bots rnadom', '--bots: found "rnadom"', 'random'],
  ])('%s', async (line, found, meant) => {
    const { code, err } = await run(line);
    expect(err).toMatch(new RegExp(`^fablelab: ${found}, expected one of .*; did you mean "${meant}"\\?\n$`));
    expect(code).toBe(2);
  });

  test('a program that reads stdout gets an object too', async () => {
    const error = { message: '--sets: found no value; see fablelab sweep --help', exitCode: 2 };
    const { code, out, err } = await run('sweep first-look --json --sets');
    expect(JSON.parse(out)).toEqual({ schema: 'fablelab-error/1', error });
    expect(err).toBe(`fablelab: ${error.message}\n`);
    expect(code).toBe(2);
    expect((await run('list cards --json=true --game chess')).out).toContain('"schema": "fablelab-error/1"');
    expect((await run('watch --jsonl --seed one')).out).toMatch(/^{"schema":"fablelab-error\/1",.*}\n$/);
  });

  test('a stack only where it was asked for', async () => {
    expect((await run('wtch', { env: { DEBUG: 'fablelab' } })).err).toMatch(/\n {4}at /);
  });
});

describe('help', () => {
  test('names the commands, the exit codes and examples', async () => {
    const { code, out, err } = await run('--help');
    for (const word of ['list', 'watch', 'replay', 'completion', 'Exit codes', 'Examples']) expect(out).toContain(word);
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  test.each(['list', 'watch', 'replay'])('%s --help has examples', async (command) => {
    const { code, out } = await run(`${command} --help`);
    expect(out).toContain(`fablelab ${command}`);
    expect(out).toContain('Examples');
    expect(code).toBe(0);
  });

  test('the version is that of the package', async () => {
    expect((await run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('is a command too', async () => {
    expect(await run('help')).toEqual(await run('--help'));
    expect(await run('help watch')).toEqual(await run('watch --help'));
    expect((await run('help help')).out).toContain('fablelab help [command]');
    const { code, err } = await run('help wtch');
    expect(err).toMatch(/^fablelab: help: found "wtch", expected one of list, .*; did you mean "watch"\?\n$/);
    expect(code).toBe(2);
    expect((await run('help watch now')).err).toContain('help: found "now", expected no such word');
    expect((await run('hlp')).err).toContain('unknown command "hlp"; did you mean "help"?');
    expect((await run('compltion')).err).toContain('did you mean "completion"?');
  });
});
