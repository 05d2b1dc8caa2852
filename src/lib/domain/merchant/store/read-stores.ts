import type { StoreCard } from '../../../contracts/store.ts';
import type { Context } from '../../context.ts';
import { storeCardOf } from './store-card.ts';
import { storesByIds } from './store.repo.ts';

/** Cards of these stores in the order of the ids, closed ones too. */
export async function readStores(
  ctx: Context,
  ids: number[],
): Promise<{ merchant: StoreCard; is_open: boolean }[]> {
  const rows = new Map((await storesByIds(ctx.database.reader, ids)).map((row) => [row.merchant.merId, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ merchant: storeCardOf(ctx.locale, row), is_open: row.merchant.status === 'open' }] : [];
  });
}
