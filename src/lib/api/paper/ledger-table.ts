import type { LedgerEntry } from '../../contracts/ledger.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Cell } from '#lib/tables/write-sheet.ts';
import { wordsIn } from '../texts.ts';
import { tableTime } from './table-time.ts';

const COLUMNS = ['time', 'account', 'owner', 'kind', 'sn', 'amount', 'balance'] as const;

/** One row for each entry of the ledger. */
export async function* ledgerTableOf(
  locale: Locale,
  pages: AsyncIterable<LedgerEntry[]>,
): AsyncGenerator<Cell[]> {
  const t = wordsIn(locale);
  yield [...COLUMNS.map((name) => t(`payment:desk.entries.col.${name}`)), 'transfer'];
  for await (const rows of pages)
    yield* rows.map((row): Cell[] => [
      tableTime(row.time),
      t(`payment:desk.account.${row.account}`),
      row.owner,
      t(`payment:desk.entries.filter.kind.${row.kind}`),
      row.sn,
      Number(row.amount),
      Number(row.balance),
      row.transfer_id,
    ]);
}
