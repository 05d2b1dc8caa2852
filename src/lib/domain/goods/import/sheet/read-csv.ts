import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { CATALOG_COLUMNS_MAX, CATALOG_ROW_CHARS } from '#lib/kernel/catalog-limits.ts';
import { SheetError, type Encoding, type SheetRow } from './sheet-row.ts';

const DELIMITERS = [',', '\t', ';'] as const;

async function* decoded(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path) as AsyncIterable<Uint8Array>)
    yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

const LINES = 10;
/** The sign that stands most often in one of the first lines: a title above the headings has none. */
async function delimiterOf(path: string, encoding: Encoding): Promise<string> {
  for await (const text of decoded(path, encoding)) {
    const lines = text.split(/\r?\n/, LINES);
    const counts = DELIMITERS.map((sign) => Math.max(...lines.map((line) => line.split(sign).length)));
    return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
  }
  return ',';
}

/** Rows of a text file, read as they are asked for. A quotation mark that is never closed ends at the row limit. */
export async function* readCsv(path: string, encoding: Encoding): AsyncGenerator<SheetRow> {
  const parser = parse({
    delimiter: await delimiterOf(path, encoding),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: CATALOG_ROW_CHARS,
  });
  // What goes wrong in the source reaches the loop below through the parser.
  pipeline(Readable.from(decoded(path, encoding)), parser, () => undefined);
  let before = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (record.length > CATALOG_COLUMNS_MAX)
        throw new SheetError('too_many_columns', { line: before + 1, n: CATALOG_COLUMNS_MAX });
      const lines = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      yield { line: Math.max(1, info.lines - lines), cells: record, formulas: [] };
      before = info.lines;
    }
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (code === 'CSV_MAX_RECORD_SIZE')
      throw new SheetError('row_too_long', { line: before + 1, n: CATALOG_ROW_CHARS });
    if (code.startsWith('CSV_')) throw new SheetError('broken', { line: before + 1 });
    throw error;
  }
}
