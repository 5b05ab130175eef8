// What a shell must be told to ask the program. It asks for every press of the key, so that what is new needs no new script.
import type { ArgsOf } from '../../command.ts';
import type { completion } from './command.ts';

/** A reply of one word that something must follow gets no space behind it. Where nothing is known the shell offers files. */
export const scripts: Readonly<Record<ArgsOf<typeof completion>['shell'], string>> = {
  bash: `# Completes fablelab in bash. To have it in every new shell (with the package bash-completion):
#   fablelab completion bash > ~/.local/share/bash-completion/completions/fablelab
# or in this one: source <(fablelab completion bash)
_fablelab() {
  local word
  COMPREPLY=()
  while IFS= read -r word; do
    COMPREPLY+=("$word")
  done < <("$1" completion bash --line="\${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
  if [[ \${#COMPREPLY[@]} -eq 1 && \${COMPREPLY[0]} == *[=.] ]]; then
    compopt -o nospace 2>/dev/null
  fi
  return 0
}
complete -o default -F _fablelab fablelab
`,
  zsh: `#compdef fablelab
# Completes fablelab in zsh. To have it in every new shell, put it into a folder of your $fpath, before compinit runs:
#   fablelab completion zsh > ~/.zsh/completions/_fablelab     with fpath=(~/.zsh/completions $fpath) in ~/.zshrc
# or in this one: source <(fablelab completion zsh)
_fablelab() {
  local -a found
  local word
  while IFS= read -r word; do
    found+=("$word")
  done < <("\${words[1]}" completion zsh --line="\${(j: :)words[1,CURRENT]}" 2>/dev/null)
  if (( $#found == 0 )); then
    _files
  elif (( $#found == 1 )) && [[ $found[1] == *[=.] ]]; then
    compadd -S '' -- $found
  else
    compadd -- $found
  fi
}
if [[ $funcstack[1] == _fablelab ]]; then
  _fablelab "$@"
else
  compdef _fablelab fablelab
fi
`,
  fish: `# Completes fablelab in fish. To have it in every new shell:
#   fablelab completion fish > ~/.config/fish/completions/fablelab.fish
# or in this one: fablelab completion fish | source
function __fablelab_complete
    set -l found (fablelab completion fish --line=(commandline --cut-at-cursor --current-process | string collect) 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\\n' $found
    else
        __fish_complete_path (commandline --current-token)
    end
end
complete --command fablelab --no-files --arguments '(__fablelab_complete)'
`,
};
