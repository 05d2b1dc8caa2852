import type { TaxedInvoice } from '../../domain/trade/paper/index.ts';
import { yuan } from '../../kernel/money.ts';
import { keysOf } from '../../kernel/records.ts';
import { writeBook, type Cell } from '#lib/tables/write-sheet.ts';
import { TAX_INVOICE_COLUMNS, TAX_ITEM_COLUMNS, TAX_SHEETS, TAX_VALUES } from './tax-book-words.ts';

const RATE = '0.13';
/** What the template takes of a text at the most. */
const [NAME_MOST, SPEC_MOST, UNIT_MOST, REMARK_MOST] = [90, 38, 20, 200];
const SPECIAL = 2;
const PERSON = 1;

const rowOf = <K extends string>(columns: Record<K, string>, cells: Partial<Record<K, Cell>>): Cell[] =>
  keysOf(columns).map((column) => cells[column] ?? '');

function headerOf({ invoice }: TaxedInvoice): Cell[] {
  const { receipt_info: info, receipt_sn: sn, orders } = invoice;
  return rowOf(TAX_INVOICE_COLUMNS, {
    sn,
    type: info.receipt_type === SPECIAL ? TAX_VALUES.special : TAX_VALUES.plain,
    withTax: TAX_VALUES.yes,
    person: info.receipt_title_type === PERSON ? TAX_VALUES.yes : '',
    buyer: info.receipt_title,
    taxNo: info.duty_paragraph,
    address: info.address,
    phone: info.tel,
    bank: info.bank_name,
    account: info.bank_code,
    remark: orders
      .map((order) => order.order_sn)
      .join(' ')
      .slice(0, REMARK_MOST),
    mail: info.email,
  });
}

/** Six decimals, so that quantity times price is the amount to the fen. */
const priceOf = (fen: number, quantity: number): number => Number((fen / 100 / quantity).toFixed(6));

function itemsOf({ invoice, items, freight }: TaxedInvoice): Cell[][] {
  const sn = invoice.receipt_sn;
  const goods = items.map(({ name, taxCode, spec, unit, quantity, amount }) =>
    rowOf(TAX_ITEM_COLUMNS, {
      sn,
      name: name.slice(0, NAME_MOST),
      code: taxCode,
      spec: spec.slice(0, SPEC_MOST),
      unit: unit.slice(0, UNIT_MOST),
      ...(quantity === null ? {} : { quantity, price: priceOf(amount, quantity) }),
      amount: Number(yuan(amount)),
      rate: RATE,
    }),
  );
  if (freight <= 0) return goods;
  const carriage = { sn, name: TAX_VALUES.freight, amount: Number(yuan(freight)), rate: RATE };
  return [...goods, rowOf(TAX_ITEM_COLUMNS, carriage)];
}

/** Invoices as a workbook of two sheets: their receivers, and their lines. */
export async function writeTaxBook(
  invoices: AsyncIterable<TaxedInvoice>,
): Promise<AsyncIterable<Uint8Array>> {
  const all: TaxedInvoice[] = [];
  for await (const invoice of invoices) if (invoice.items.length > 0) all.push(invoice);
  return writeBook([
    { title: TAX_SHEETS.invoices, rows: [Object.values(TAX_INVOICE_COLUMNS), ...all.map(headerOf)] },
    { title: TAX_SHEETS.items, rows: [Object.values(TAX_ITEM_COLUMNS), ...all.flatMap(itemsOf)] },
  ]);
}
