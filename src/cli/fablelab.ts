// The program as a function: words in, exit code out.
import yargs, { type Argv } from 'yargs';
import type { Command } from './command.ts';
import { baseline } from './commands/baseline/command.ts';
import { check } from './commands/check/command.ts';
import { completion } from './commands/completion/command.ts';
import { diff } from './commands/diff/command.ts';
import { help } from './commands/help/command.ts';
import { ladder } from './commands/ladder/command.ts';
import { list } from './commands/list/command.ts';
import { look } from './commands/look/command.ts';
import { merge } from './commands/merge/command.ts';
import { power } from './commands/power/command.ts';
import { replay } from './commands/replay/command.ts';
import { report } from './commands/report/command.ts';
import { resume } from './commands/resume/command.ts';
import { runs } from './commands/runs/command.ts';
import { schema } from './commands/schema/command.ts';
import { situation } from './commands/situation/command.ts';
import { sweep } from './commands/sweep/command.ts';
import { train } from './commands/train/command.ts';
import { verify } from './commands/verify/command.ts';
import { watch } from './commands/watch/command.ts';
import { complain, exitCodes, OK, UsageError } from './errors.ts';
import type { Terminal } from './screen/terminal.ts';
import { usageError } from './usage.ts';
import { version } from './version.ts';

/** In the order of the help. */
export const commands: readonly Command[] = [
  look,
  list,
  sweep,
  resume,
  merge,
  runs,
  report,
  diff,
  check,
  baseline,
  ladder,
  train,
  verify,
  power,
  watch,
  replay,
  situation,
  schema,
  completion,
  help,
];

/** Of those that can be named. */
export const commandNames = commands.map(({ name }) => name).filter((name) => name !== '');

export async function fablelab(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await parseAndRun(words, terminal);
  } catch (error) {
    return complain(error, words, terminal);
  }
}

async function parseAndRun(words: readonly string[], terminal: Terminal): Promise<number> {
  let code = OK;
  const [first = '-'] = words;
  // Before --help, which would be that of the program.
  if (!first.startsWith('-') && !commandNames.includes(first))
    throw usageError(`Unknown command: ${first}`, words, commands);
  const parser = yargs()
    .scriptName('fablelab')
    .locale('en')
    .strict()
    .exitProcess(false)
    .parserConfiguration({ 'greedy-arrays': false })
    .wrap(Math.min(100, terminal.columns))
    .version(version())
    .alias({ help: 'h', version: 'V' })
    .epilogue(`Exit codes, the first that applies: ${exitCodes.map(([exit, about]) => `${exit} ${about}`).join('; ')}.`)
    .fail((message, error) => {
      throw error instanceof Error && error.name !== 'YError' ? error : usageError(message, words, commands);
    });
  for (const command of commands) {
    addCommand(parser, command, async (args) => {
      const { run } = await command.load();
      code = await run(args, terminal);
    });
  }
  await parser.parseAsync(words, {}, (_error, _args, output) => {
    if (output !== '') terminal.out(`${output}\n`);
  });
  return code;
}

function addCommand(parser: Argv, command: Command, run: (args: Record<string, unknown>) => Promise<void>): void {
  const { name, about, positionals, options, examples } = command;
  const given = Object.entries(positionals).map(([word, { array, demandOption }]) => {
    const name = `${word}${array ? '..' : ''}`;
    return demandOption ? `<${name}>` : `[${name}]`;
  });
  const words = [name === '' ? '$0' : name, ...given];
  parser.command(
    words.join(' '),
    about,
    (own) => {
      for (const [word, meaning] of Object.entries(positionals)) own.positional(word, meaning);
      for (const [example, shows] of examples) own.example(`$0 ${example}`, shows);
      return own.options(options);
    },
    async (args) => {
      for (const [option, { array }] of Object.entries(options)) {
        if (array !== true && Array.isArray(args[option])) throw new UsageError(`--${option}: found twice, expected once`);
      }
      await run(args);
    },
  );
}
