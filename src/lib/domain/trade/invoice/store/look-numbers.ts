import type { NumberFault, NumberRow } from '#lib/contracts/invoice.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { readHeaded } from '#lib/tables/read-headed.ts';
import { numbersTaken } from '../invoice.repo.ts';
import { invoicesBySn } from './desk.repo.ts';
import { NUMBER_HEADINGS } from './number-words.ts';

/** Eight digits of a paper invoice, twenty of a digital one. */
const INVOICE_NO = /^(\d{8}|\d{20})$/;

/** The rows of a file of issued numbers, each with its fault if it cannot be taken. Nothing is written. */
export async function lookNumbers(
  ctx: MerchantContext,
  { file }: { file: Blob },
): Promise<
  Result<{ rows: NumberRow[]; left_out: number }, 'quick.broken' | 'quick.size' | 'invoice.columns'>
> {
  const table = await readHeaded(file, {
    headings: NUMBER_HEADINGS,
    needed: ['request', 'number'],
    noHead: 'invoice.columns',
  });
  if (!table.ok) return table;
  const lines = table.value.rows.map(({ line, cellOf }) => ({
    line,
    sn: cellOf('request'),
    no: cellOf('number').replaceAll(/\s/g, ''),
  }));
  const { db } = ctx.database;
  const { merId } = ctx.actor;
  const known = new Map(
    (await invoicesBySn(db, merId, [...new Set(lines.map(({ sn }) => sn))])).map((row) => [
      row.invoiceSn,
      row,
    ]),
  );
  const taken = new Set(await numbersTaken(db, merId, [...new Set(lines.map(({ no }) => no))]));
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
  return ok({ rows, left_out: table.value.left_out });
}
