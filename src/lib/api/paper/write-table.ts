import type { ExportRow } from '../../domain/trade/paper/index.ts';
import { specOf } from '../../kernel/spec-of.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { yuan } from '../../kernel/money.ts';
import { wordsIn } from '../say.ts';

type Cell = string | number;

const COLUMNS = [
  'sn',
  'state',
  'created',
  'paid_at',
  'store',
  'goods',
  'spec',
  'unit',
  'quantity',
  'price',
  'paid',
  'freight',
  'order_paid',
  'pay_type',
  'receiver',
  'address',
  'mark',
] as const;

/** A spreadsheet runs what begins like a formula; with an apostrophe in front it is shown and nothing else. */
export const harmless = (text: string): string => (/^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** One row for each line of an order; freight and sum stand in the first row of an order only. */
export function tableOf(locale: Locale, rows: readonly ExportRow[]): Cell[][] {
  const t = wordsIn(locale);
  const inWords = (zh: string, en: string): string => (locale === 'zh-CN' ? zh : en || zh);
  let before = '';
  return [
    COLUMNS.map((name) => t(`paper:col.${name}`)),
    ...rows.map(({ order, line, address, payType, store, storeEn }): Cell[] => {
      const { snapshot } = line;
      const isFirst = order.orderSn !== before;
      before = order.orderSn;
      return [
        order.orderSn,
        t(`order:state.${order.status}`),
        formatDate(order.createdAt.toISOString(), locale, 'minute'),
        order.paidAt ? formatDate(order.paidAt.toISOString(), locale, 'minute') : '',
        inWords(store, storeEn),
        inWords(snapshot.name, snapshot.nameEn),
        specOf({ designation: snapshot.designation, sku: inWords(snapshot.skuText, snapshot.skuTextEn) }),
        inWords(snapshot.unitName, snapshot.unitNameEn),
        line.quantity,
        Number(yuan(line.unitPrice)),
        Number(yuan(line.payPrice)),
        isFirst ? Number(yuan(order.freight)) : '',
        isFirst ? Number(yuan(order.payPrice)) : '',
        payType ? t(`order:pay_type.${payType}`) : '',
        `${address.realName} ${address.phone}`,
        [...address.regionNames, address.detail].join(' ').trim(),
        order.mark,
      ].map((cell) => (typeof cell === 'string' ? harmless(cell) : cell));
    }),
  ];
}

const quoted = (cell: Cell): string => {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
};

/** Comma separated, with the mark that tells spreadsheets that it is UTF-8. */
export const writeCsv = (table: readonly Cell[][]): Buffer =>
  Buffer.from(`\uFEFF${table.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`, 'utf8');

/** The same as a workbook; amounts and quantities stay numbers. */
export async function writeWorkbook(table: readonly Cell[][]): Promise<Buffer> {
  const cells = table.map((row, at) =>
    row.map((value) => ({
      value,
      type: typeof value === 'number' ? Number : String,
      ...(at === 0 ? { fontWeight: 'bold' as const } : {}),
    })),
  );
  // Loaded with the first spreadsheet: few ask for one.
  const { default: writeXlsx } = await import('write-excel-file/node');
  return writeXlsx(cells, { columns: (table[0] ?? []).map(() => ({ width: 18 })) }).toBuffer();
}
