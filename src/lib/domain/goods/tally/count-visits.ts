import { shanghaiDay } from '#lib/kernel/clock.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import type { Along } from '#lib/db/insert-rows.ts';
import { countedWords } from '../search/index.ts';
import { addCarts, addSearch, addVisit, cartsAlong } from './tally.repo.ts';

const SEARCH_ITSELF = 0;

/** Counts that goods on sale were looked at and, where they were found by words, that these led to them. */
export async function countVisit(
  ctx: Context,
  { product_id: id, keyword }: { product_id: number; keyword?: string | undefined },
): Promise<Result<undefined, never>> {
  const { db } = ctx.database;
  const day = shanghaiDay(ctx.clock.now());
  await addVisit(db, day, id);
  const words = keyword && countedWords(keyword);
  if (words) await addSearch(db, day, words, id);
  return ok();
}

/** Counts that somebody saw the results of these words; nothing of who searched is kept. */
export async function countSearch(
  ctx: Context,
  { keyword }: { keyword: string },
): Promise<Result<undefined, never>> {
  const words = countedWords(keyword);
  if (words) await addSearch(ctx.database.db, shanghaiDay(ctx.clock.now()), words, SEARCH_ITSELF);
  return ok();
}

/** Counts lines to buy now in the statement that writes them. */
export const countAlong = ({ clock }: Pick<Context, 'clock'>, stores: readonly number[]): Along =>
  cartsAlong(shanghaiDay(clock.now()), stores);

/** Counts lines that went into carts by their stores. */
export async function countCarts(
  ctx: Pick<Context, 'database' | 'clock'>,
  stores: readonly number[],
): Promise<void> {
  if (stores.length > 0) await addCarts(ctx.database.db, shanghaiDay(ctx.clock.now()), stores);
}
