// What columns.json says of a file: whoever writes it explains it.

export interface ExplainedFile {
  readonly file: string;
  readonly schema: string;
  readonly about: string;
  readonly columns: readonly { readonly name: string; readonly about: string; readonly method?: string }[];
}
