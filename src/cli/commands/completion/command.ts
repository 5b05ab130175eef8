// completion, as it is typed.

import { command } from '../../command.ts';
import { word } from '../../flags/shapes.ts';

const shells = ['bash', 'zsh', 'fish'] as const;

export const completion = command({
  name: 'completion',
  about: 'print a script by which a shell completes commands, flags, bots, scenarios, runs and whatever else is there',
  positionals: {
    shell: { choices: shells, demandOption: true, describe: 'for which shell; the script says where to put it' },
  },
  options: {
    line: word('what the script asks: the words that could come next in this line, which ends where the cursor is'),
  },
  examples: [
    ['completion bash > ~/.local/share/bash-completion/completions/fablelab', 'from the next shell on'],
    ['completion fish | source', 'in this one'],
    ['completion bash --line "fablelab watch --bots pl"', 'what could come next'],
  ],
  load: () => import('./run.ts'),
});
