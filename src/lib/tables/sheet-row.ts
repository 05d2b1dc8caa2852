import { createReadStream } from 'node:fs';

/** A file by its path, or its bytes. */
export type Source = string | Uint8Array;

export const chunksOf = (source: Source): AsyncIterable<Uint8Array> | Iterable<Uint8Array> =>
  typeof source === 'string' ? createReadStream(source) : [source];

/** A row of a CSV file or workbook; `line` as an editor or spreadsheet counts it, the first is 1. */
export interface SheetRow {
  line: number;
  cells: string[];
  /** Places of cells that hold a formula or its error, not a value. */
  formulas: readonly number[];
  /** Places of columns that the workbook hides; only where there are some. */
  hidden?: ReadonlySet<number>;
  /** Where its goods belong is guessed from what stands around them. */
  isGuessed?: boolean;
  /** Which sheet it is of, where a workbook has several. */
  sheet?: string;
  /** Where its values were read, when they were put together from a list of another form: `Sheet!12`. */
  from?: string;
}

export type Encoding = 'utf-8' | 'utf-16le' | 'gb18030';

export type SheetFault =
  | 'kind'
  | 'old_workbook'
  | 'locked'
  | 'pdf'
  | 'cover'
  | 'encoding'
  | 'broken'
  | 'unreadable'
  | 'packed'
  | 'row_too_long'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'empty'
  | 'no_column'
  | 'column_twice'
  | 'damaged';

/** The file as a whole cannot be read; words in locales under catalog:sheet. */
export class SheetError extends Error {
  code: SheetFault;
  params: Record<string, string | number>;
  constructor(code: SheetFault, params: Record<string, string | number> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
