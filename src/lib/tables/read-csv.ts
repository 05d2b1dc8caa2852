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
/** The sign that stands most often in one of the first lines: a title above the headings has none. */
async function delimiterOf(source: Source, encoding: Encoding, { delimiters }: TableLimits): Promise<string> {
  for await (const text of decoded(source, encoding)) {
    const lines = text.split(/\r?\n/, LINES);
    const counts = delimiters.map((sign) => Math.max(...lines.map((line) => line.split(sign).length)));
    return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
  }
  return ',';
}

/** Rows of a text file, read as they are asked for. A quotation mark that is never closed ends at the row limit. */
export async function* readCsv(
  source: Source,
  encoding: Encoding,
  limits: TableLimits,
): AsyncGenerator<SheetRow> {
  const parser = parse({
    delimiter: await delimiterOf(source, encoding, limits),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: limits.row,
  });
  // What goes wrong in the source reaches the loop below through the parser.
  pipeline(Readable.from(decoded(source, encoding)), parser, () => undefined);
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
      yield { line: Math.max(1, info.lines - lines), cells: record, formulas: [] };
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
