// What is said of a file and of its columns: whoever writes a file explains it.

/** What the values of a column are. Every value of it keeps to this, or is empty. */
export type FieldType = 'text' | 'integer' | 'number';

export interface ExplainedField {
  readonly name: string;
  readonly about: string;
  /** How a number that is more than a count is made. */
  readonly method?: string;
  readonly type: FieldType;
  /** What one of it is: `fraction` (of 1), `probability`, `Elo`, `turns`… */
  readonly unit?: string;
}

export interface ExplainedFile {
  readonly file: string;
  readonly schema: string;
  readonly about: string;
  /** None where the file is no table. */
  readonly columns: readonly ExplainedField[];
}

/** The first column of every table. */
export const SCHEMA_FIELD: ExplainedField = { name: 'schema', about: 'name and version of this layout', type: 'text' };
