import type { SettledOrder } from '../../contracts/store-money.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Cell } from '#lib/tables/write-sheet.ts';
import { wordsIn } from '../texts.ts';
import { tableTime } from './table-time.ts';

const AMOUNTS = ['paid', 'coupon', 'refunded', 'amount', 'commission', 'net'] as const;
const COLUMNS = ['order', ...AMOUNTS, 'time'] as const;

/** One row for each settled order of a store. */
export async function* settledTable(
  locale: Locale,
  pages: AsyncIterable<SettledOrder[]>,
): AsyncGenerator<Cell[]> {
  const t = wordsIn(locale);
  yield COLUMNS.map((name) => t(`store_money:settled.col.${name}`));
  for await (const rows of pages)
    yield* rows.map((row): Cell[] => [
      row.order_sn,
      ...AMOUNTS.map((name) => Number(row[name])),
      tableTime(row.settle_time),
    ]);
}
