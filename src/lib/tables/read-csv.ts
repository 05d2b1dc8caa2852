import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { chunksOf, SheetError, type Encoding, type SheetRow, type Source } from './sheet-row.ts';
import type { TableLimits } from './table-limits.ts';

async function* decoded(source: Source, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunksOf(source)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

const LINES = 10;
/** A number whose comma parts tenths or hundredths, and one whose point does. */
const COMMA = /(?:^|[;\n])"?-?(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}"?(?=[;\r\n]|$)/;
const POINT = /(?:^|[;\n])"?-?\d+\.\d{1,2}"?(?=[;\r\n]|$)/;
/** A number in a file whose decimal sign is the comma; points part its thousands. */
const WITH_COMMA = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/;
const withPoint = (cell: string): string =>
  WITH_COMMA.test(cell.trim()) ? cell.trim().replaceAll('.', '').replace(',', '.') : cell;

interface Form {
  delimiter: string;
  /** An office whose decimal sign is the comma parts its columns by semicolons. */
  isComma: boolean;
}
/** The sign that stands most often in one of the first lines: a title above the headings has none. */
async function formOf(source: Source, encoding: Encoding, { delimiters }: TableLimits): Promise<Form> {
  for await (const text of decoded(source, encoding)) {
    const lines = text.split(/\r?\n/, LINES);
    const counts = delimiters.map((sign) => Math.max(...lines.map((line) => line.split(sign).length)));
    const delimiter = delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
    return { delimiter, isComma: delimiter === ';' && COMMA.test(text) && !POINT.test(text) };
  }
  return { delimiter: ',', isComma: false };
}

/** What is under way to the parser besides the row that it is at. */
const AHEAD = 2_000_000;
/**
 * The parser counts the characters of a row's cells, and empty cells have none: a row of nothing but commas is stopped by
 * what has gone in since the last row came out.
 */
async function* counted(
  texts: AsyncIterable<string>,
  rowsRead: () => number,
  most: number,
): AsyncGenerator<string> {
  let [fed, before] = [0, 0];
  for await (const text of texts) {
    const rows = rowsRead();
    if (rows > before) [fed, before] = [0, rows];
    fed += text.length;
    if (fed > most + AHEAD) throw new SheetError('row_too_long', { line: rows + 1, n: most });
    yield text;
  }
}

/** Rows of a text file, read as they are asked for. A quotation mark that is never closed ends at the row limit. */
export async function* readCsv(
  source: Source,
  encoding: Encoding,
  limits: TableLimits,
): AsyncGenerator<SheetRow> {
  const { delimiter, isComma } = await formOf(source, encoding, limits);
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: limits.row,
  });
  // An error of the source reaches the loop below through the parser.
  const rowsRead = (): number => parser.info.records + parser.info.empty_lines;
  const texts = counted(decoded(source, encoding), rowsRead, limits.row);
  pipeline(Readable.from(texts), parser, () => undefined);
  let before = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (record.length > limits.columns)
        throw new SheetError('too_many_columns', { line: before + 1, n: limits.columns });
      const lines = record.reduce(
        (sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0),
        0,
      );
      const cells = isComma ? record.map(withPoint) : record;
      yield { line: Math.max(1, info.lines - lines), cells, formulas: [] };
      before = info.lines;
    }
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (code === 'CSV_MAX_RECORD_SIZE')
      throw new SheetError('row_too_long', { line: before + 1, n: limits.row });
    if (code.startsWith('CSV_')) throw new SheetError('broken', { line: before + 1 });
    throw error;
  }
}
