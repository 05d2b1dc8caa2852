import type { ReportName } from '../../contracts/insight.ts';
import type { Locale } from '../../i18n/locales.ts';
import { wireWord } from '../../i18n/translate.ts';
import type { Cell } from '#lib/tables/write-sheet.ts';
import { wordsIn } from '../texts.ts';

const COLUMNS = {
  sales: ['name', 'paid', 'refunded', 'net', 'commission'],
  funnel: ['name', 'visits', 'carts', 'orders', 'paid'],
  searches: ['name', 'searches', 'missed', 'opened', 'goods'],
  speed: ['name', 'requests', 'failed', 'half', 'most'],
  quoted: ['name', 'quoted', 'won', 'lost', 'open', 'amount'],
  inquiries: ['name', 'asked', 'answered', 'hours', 'awarded', 'ordered'],
} as const satisfies Record<ReportName, readonly string[]>;
const AMOUNT = /^-?\d+\.\d{2}$/;

/** What parts of the mall are called in the report of its speed. */
export const partNames =
  (locale: Locale) =>
  (part: string): string =>
    wireWord(wordsIn(locale), 'insight:speed.part', part);

/** What may become of a quotation, in the report of a store's. */
export const reasonNames =
  (locale: Locale) =>
  (reason: string): string =>
    wireWord(wordsIn(locale), 'insight:quoted.reason', reason);

/** The rows of a report as its screen shows them; amounts are numbers. */
export function reportTableOf(locale: Locale, name: ReportName, rows: readonly object[]): Cell[][] {
  const t = wordsIn(locale);
  const columns: readonly string[] = COLUMNS[name];
  return [
    columns.map((column) => wireWord(t, `insight:${name}`, `col.${column}`)),
    ...rows.map((row) => {
      const cells = new Map<string, unknown>(Object.entries(row));
      return columns.map((column): Cell => {
        const value = cells.get(column);
        if (typeof value === 'number') return value;
        const text = typeof value === 'string' ? value : '';
        return column !== 'name' && AMOUNT.test(text) ? Number(text) : text;
      });
    }),
  ];
}
