import type { InvoiceView } from '../../contracts/invoice.ts';
import type { Locale } from '../../i18n/locales.ts';
import { wireWord } from '../../i18n/translate.ts';
import type { Cell } from '#lib/tables/write-sheet.ts';
import { wordsIn } from '../texts.ts';
import { tableTime } from './table-time.ts';

const COLUMNS = [
  'sn',
  'state',
  'title',
  'tax_no',
  'type',
  'amount',
  'net',
  'tax',
  'orders',
  'asked',
  'issued',
  'no',
  'red_no',
] as const;

/** One row for each invoice of a store. */
export async function* invoicesTable(
  locale: Locale,
  pages: AsyncIterable<InvoiceView[]>,
): AsyncGenerator<Cell[]> {
  const t = wordsIn(locale);
  yield COLUMNS.map((name) => t(`paper:invoices.${name}`));
  for await (const rows of pages)
    yield* rows.map((row): Cell[] => [
      row.receipt_sn,
      wireWord(t, 'invoice:state', row.status),
      row.receipt_info.receipt_title,
      row.receipt_info.duty_paragraph,
      wireWord(t, 'invoice:type', row.receipt_info.receipt_type),
      Number(row.order_price),
      Number(row.untaxed_price),
      Number(row.tax_price),
      row.orders.map((order) => order.order_sn).join(', '),
      tableTime(row.create_time),
      tableTime(row.status_time),
      row.receipt_no ?? '',
      row.red_no ?? '',
    ]);
}
