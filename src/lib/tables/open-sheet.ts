import { createHash } from 'node:crypto';
import { readCsv } from './read-csv.ts';
import { chunksOf, SheetError, type Encoding, type SheetRow, type Source } from './sheet-row.ts';
import { CATALOGUE, type TableLimits } from './table-limits.ts';

export interface Sheet {
  kind: 'csv' | 'xlsx';
  /** SHA-256 of the file. */
  hash: string;
  /** Every row of the first sheet; a new reading each time. Fails by throwing a SheetError. */
  rows(): AsyncGenerator<SheetRow>;
  /** Every row of every sheet. */
  allRows(): AsyncGenerator<SheetRow>;
}

const begins = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];
const PDF = [0x25, 0x50, 0x44, 0x46];
/** The part of an encrypted workbook that holds it, by its name: an office locks XLSX in the shell of an old workbook. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');

/** Keeps trying to read bytes in one encoding until one of them does not fit. */
function probe(encoding: Encoding) {
  let decoder: TextDecoder | undefined = new TextDecoder(encoding, { fatal: true });
  return {
    take(chunk?: Uint8Array): void {
      try {
        decoder?.decode(chunk, { stream: chunk !== undefined });
      } catch {
        decoder = undefined;
      }
    },
    fits: () => decoder !== undefined,
  };
}

/** Rows with nothing in them separate parts for the eye, and are left out. */
async function* filled(rows: AsyncGenerator<SheetRow>): AsyncGenerator<SheetRow> {
  for await (const row of rows)
    if (row.formulas.length > 0 || row.cells.some((cell) => cell.trim())) yield row;
}

/**
 * Looks at a file by its bytes, not by its name: workbook or text, in which encoding (UTF-8 with or without a mark,
 * UTF-16 with one, else GBK), and its hash. One pass, a few kilobytes of memory. Throws SheetError.
 */
export async function openSheet(source: Source, limits: TableLimits = CATALOGUE): Promise<Sheet> {
  const hash = createHash('sha256');
  const probes = { 'utf-8': probe('utf-8'), gb18030: probe('gb18030') };
  let head: Uint8Array | undefined;
  let hasNul = false;
  let isLocked = false;
  let tail: Uint8Array = new Uint8Array();
  for await (const chunk of chunksOf(source)) {
    head ??= chunk.slice(0, 8);
    hash.update(chunk);
    hasNul ||= chunk.includes(0);
    if (begins(head, OLD_WORKBOOK) && !isLocked) {
      // The name may lie across two chunks.
      const joined = Buffer.concat([tail, chunk]);
      isLocked = joined.includes(LOCKED);
      tail = joined.subarray(-LOCKED.length);
    }
    if (begins(head, ZIP)) continue;
    probes['utf-8'].take(chunk);
    probes.gb18030.take(chunk);
  }
  if (!head) throw new SheetError('empty');
  const digest = hash.digest('hex');
  if (begins(head, ZIP)) {
    // Loaded with the first workbook.
    const { readXlsx } = await import('./read-xlsx.ts');
    return {
      kind: 'xlsx',
      hash: digest,
      rows: () => filled(readXlsx(source, limits)),
      allRows: () => filled(readXlsx(source, limits, true)),
    };
  }
  if (begins(head, OLD_WORKBOOK)) throw new SheetError(isLocked ? 'locked' : 'old_workbook');
  if (begins(head, PDF)) throw new SheetError('pdf');
  probes['utf-8'].take();
  probes.gb18030.take();
  const isWide = begins(head, [0xff, 0xfe]);
  if (hasNul && !isWide) throw new SheetError('kind');
  const encoding: Encoding | undefined = isWide
    ? 'utf-16le'
    : probes['utf-8'].fits()
      ? 'utf-8'
      : probes.gb18030.fits()
        ? 'gb18030'
        : undefined;
  if (!encoding) throw new SheetError('encoding');
  const rows = () => filled(readCsv(source, encoding, limits));
  return { kind: 'csv', hash: digest, rows, allRows: rows };
}
