import type { NumberFault, NumberRow } from '#lib/contracts/invoice.ts';
import { TABLE_BYTES_MAX } from '#lib/kernel/cart-limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { readList } from '#lib/tables/read-list.ts';
import { SheetError } from '#lib/tables/sheet-row.ts';
import { invoicesBySn, takenNumbers } from './desk.repo.ts';
import { NUMBER_HEADINGS } from './number-words.ts';

const ROWS_MAX = 2000;
const COLUMNS_MAX = 60;
/** Rows from the top in which the headings are looked for: titles may stand above them. */
const TOP = 10;
/** Eight digits of a paper invoice, twenty of a digital one. */
const INVOICE_NO = /^(\d{8}|\d{20})$/;

const folded = (text: string): string => text.normalize('NFKC').replace(/[\s*]/g, '').toLowerCase();
const placeOf = (cells: readonly string[], names: readonly string[]): number =>
  cells.findIndex((cell) => names.includes(folded(cell)));

/** What a file of issued numbers says, row by row, with what keeps a row from being taken. Nothing is written. */
export async function lookNumbers(
  ctx: MerchantContext,
  { file }: { file: Blob },
): Promise<
  Result<{ rows: NumberRow[]; left_out: number }, 'quick.broken' | 'quick.size' | 'invoice.columns'>
> {
  if (file.size > TABLE_BYTES_MAX) return fail('quick.size', undefined, 'file');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const most = { rows: ROWS_MAX + TOP + 1, columns: COLUMNS_MAX };
  const table = await readList(bytes, most).catch((error: unknown) => {
    if (error instanceof SheetError) return undefined;
    throw error;
  });
  if (!table) return fail('quick.broken', undefined, 'file');
  const headAt = table
    .slice(0, TOP)
    .findIndex(
      (cells) => placeOf(cells, NUMBER_HEADINGS.request) >= 0 && placeOf(cells, NUMBER_HEADINGS.number) >= 0,
    );
  if (headAt < 0) return fail('invoice.columns', undefined, 'file');
  const head = table[headAt]!;
  const [request, number] = [placeOf(head, NUMBER_HEADINGS.request), placeOf(head, NUMBER_HEADINGS.number)];
  const read = table.slice(headAt + 1);
  const lines = read.slice(0, ROWS_MAX).map((cells, at) => ({
    line: headAt + at + 2,
    sn: (cells[request] ?? '').trim(),
    no: (cells[number] ?? '').replaceAll(/\s/g, ''),
  }));
  const { db } = ctx.database;
  const { merId } = ctx.actor;
  const known = new Map(
    (await invoicesBySn(db, merId, [...new Set(lines.map(({ sn }) => sn))])).map((row) => [
      row.invoiceSn,
      row,
    ]),
  );
  const taken = new Set(await takenNumbers(db, merId, [...new Set(lines.map(({ no }) => no))]));
  const seen = new Set<string>();
  const rows = lines.map(({ line, sn, no }): NumberRow => {
    const row = known.get(sn);
    const faultOf = (): NumberFault | '' => {
      if (!row) return 'no_request';
      if (row.status !== 'requested') return 'wrong_state';
      if (!INVOICE_NO.test(no)) return 'number';
      if (seen.has(sn) || seen.has(no)) return 'twice';
      return taken.has(no) ? 'taken' : '';
    };
    const fault = faultOf();
    seen.add(sn).add(no);
    return {
      line,
      order_receipt_id: row?.invoiceId ?? '',
      receipt_sn: sn,
      title: row?.header.title ?? '',
      receipt_no: no,
      fault,
    };
  });
  return ok({ rows, left_out: Math.max(0, read.length - ROWS_MAX) });
}
