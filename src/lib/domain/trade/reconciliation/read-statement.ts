import type { MoneyWay, StatementProvider } from '#lib/contracts/states.ts';
import { keysOf } from '#lib/kernel/records.ts';
import { parseYuan, type Fen } from '#lib/kernel/money.ts';
import { typedTime } from '#lib/kernel/clock.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { readList } from '#lib/tables/read-list.ts';
import { SMALL } from '#lib/tables/table-limits.ts';
import { SheetError } from '#lib/tables/sheet-row.ts';
import { ACCOUNT_HEADINGS, PAID, REFUNDED, STATEMENT_HEADINGS } from './statement-words.ts';

const ROWS_MAX = 50_000;
const COLUMNS_MAX = 60;
/** Rows from the top in which the headings are looked for: whose file it is stands above them. */
const TOP = 20;

/** Alipay writes tabs behind values, so a tab separates no columns. */
const LIMITS = { ...SMALL, delimiters: [','] };

/** A movement in a provider's file. */
export interface StatementLine {
  way: MoneyWay;
  /** Our number of the payment, or of the refund. */
  number: string;
  /** Money that went back, under the number of its payment: the file has no other. */
  isOfPayment?: true;
  tradeNo: string;
  amount: Fen;
  at: Date;
}
export interface StatementFile {
  provider: StatementProvider;
  lines: StatementLine[];
}

/** The forms of files, and whose they are. */
const FORMS = [
  { provider: 'alipay', headings: STATEMENT_HEADINGS.alipay },
  { provider: 'alipay', headings: ACCOUNT_HEADINGS },
  { provider: 'weixin', headings: STATEMENT_HEADINGS.weixin },
] as const;
type Headings = (typeof FORMS)[number]['headings'];
type Column = keyof Headings;
type Places = Record<Column, number>;

/** WeChat writes an accent before each value, Alipay a tab behind it, so that spreadsheets keep long numbers. */
const plain = (cell: string): string => cell.replace(/^[`'=\s]+|[\s]+$/g, '');

function placesOf(cells: readonly string[], headings: Headings): Places | undefined {
  const place = (column: Column): number =>
    headings[column].map((name) => cells.indexOf(name)).find((at) => at >= 0) ?? -1;
  const found = { trade: 0, number: 0, kind: 0, time: 0, amount: 0, refundNumber: 0, refundAmount: 0 };
  for (const column of keysOf(headings)) found[column] = place(column);
  return Object.values(found).includes(-1) ? undefined : found;
}

function lineOf(cells: readonly string[], at: Places): StatementLine | undefined {
  const kind = cells[at.kind] ?? '';
  const isBack = REFUNDED.some((word) => kind.includes(word));
  if (!isBack && !PAID.some((word) => kind.includes(word))) return undefined;
  const amount = parseYuan(
    (cells[isBack ? at.refundAmount : at.amount] ?? '').replace(/^-/, '').replaceAll(',', ''),
  );
  const time = typedTime((cells[at.time] ?? '').replace(' ', 'T').replaceAll('/', '-'));
  const number = cells[isBack ? at.refundNumber : at.number] ?? '';
  if (amount === undefined || number === '' || Number.isNaN(time.getTime())) return undefined;
  const line = { number, tradeNo: cells[at.trade] ?? '', amount, at: time };
  if (!isBack) return { ...line, way: 'in' };
  return { ...line, way: 'out', ...(at.refundNumber === at.number ? { isOfPayment: true } : {}) };
}

/**
 * Reads a statement file of Alipay (业务明细, 账务明细) or WeChat Pay (交易账单), as CSV or XLSX. Sums at its end and rows that
 * move no money are left out.
 */
export async function readStatement(
  bytes: Uint8Array,
): Promise<Result<StatementFile, 'quick.broken' | 'reconciliation.columns' | 'reconciliation.empty'>> {
  const most = { rows: ROWS_MAX + TOP, columns: COLUMNS_MAX };
  const table = await readList(bytes, most, LIMITS).catch((error: unknown) => {
    if (error instanceof SheetError) return undefined;
    throw error;
  });
  if (!table) return fail('quick.broken', undefined, 'file');
  const rows = table.map((cells) => cells.map(plain));
  for (const [line, cells] of rows.slice(0, TOP).entries())
    for (const { provider, headings } of FORMS) {
      const places = placesOf(cells, headings);
      if (!places) continue;
      const lines = rows.slice(line + 1).flatMap((row) => lineOf(row, places) ?? []);
      return lines.length > 0 ? ok({ provider, lines }) : fail('reconciliation.empty', undefined, 'file');
    }
  return fail('reconciliation.columns', undefined, 'file');
}
