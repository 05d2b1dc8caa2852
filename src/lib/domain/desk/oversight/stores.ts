import type { FrozenTab, WatchedStore } from '#lib/contracts/oversight.ts';
import { keysetPage, type KeysetAsk } from '#lib/kernel/keyset.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import { worksFor, type UserContext } from '#lib/domain/context.ts';
import { inLocale } from '#lib/domain/goods/catalog/index.ts';
import { percentOf } from '#lib/domain/trade/settlement/index.ts';
import {
  countsOfStores,
  frozenCounts,
  isClosingStore,
  lockStore,
  placeOf,
  releaseOfStore,
  turnStore,
  watchedStores,
  withholdOfStore,
} from './oversight.repo.ts';

/** Everything that shows stores or goods. */
const shownBy = (merId: number): string[] => [
  'goods',
  `goods-of:${merId}`,
  `store:${merId}`,
  'stores',
  'places',
  'categories',
  'home',
];

/** A page of all stores. */
export async function listWatchedStores(
  ctx: UserContext,
  input: KeysetAsk & { tab: FrozenTab; keyword?: string | undefined },
) {
  const { db } = ctx.database;
  const { rows, ...places } = keysetPage(await watchedStores(db, input, input), input, placeOf);
  const counts = await countsOfStores(
    db,
    rows.map((row) => row.merId),
  );
  const words = (zh: string, en: string): string => inLocale(ctx.locale, zh, en);
  const list: WatchedStore[] = rows.map((row) => ({
    mer_id: row.merId,
    name: words(row.name, row.nameEn),
    type: words(row.type, row.typeEn),
    category: words(row.category, row.categoryEn),
    place: words(row.address, row.addressEn),
    phone: row.phone,
    status: row.status,
    frozen_reason: row.frozenReason,
    goods: counts.get(row.merId)?.goods ?? 0,
    withheld: counts.get(row.merId)?.withheld ?? 0,
    open_orders: counts.get(row.merId)?.orders ?? 0,
    sales: row.sales,
    score: row.score / 10,
    has_margin: row.hasMargin,
    is_verified: row.isVerified,
    commission: percentOf(counts.get(row.merId)?.permille ?? null),
    create_time: new Date(row.at).toISOString(),
  }));
  return ok({ list, ...places });
}

/** How many stores are open, and how many frozen. */
export const countWatchedStores = async (ctx: UserContext) =>
  ok({ counts: await frozenCounts(ctx.database.db, 'merchant') });

type Failure = 'oversight.gone' | 'oversight.wrong_state';

/** Freezes a store: it sells nothing until it is thawed. What was ordered is sent, refunded and invoiced as ever. */
export async function freezeStore(
  ctx: UserContext,
  { id, reason }: { id: number; reason: string },
): Promise<Result<null, Failure>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const store = await lockStore(db, id);
    if (!store || store.status === 'deleted') return fail('oversight.gone');
    if (store.frozenReason !== '') return fail('oversight.wrong_state');
    await turnStore(db, id, 'closed', reason);
    await withholdOfStore(db, id, ctx.clock.now());
    await ctx.changed(...shownBy(id));
    return ok(null);
  });
}

/** Takes a store and its goods out of the mall, because it closes; false: there is no such store. */
export async function shut(ctx: UserContext, merId: number): Promise<boolean> {
  const { db } = ctx.database;
  const store = await lockStore(db, merId);
  if (!store || store.status === 'deleted') return false;
  await turnStore(db, merId, 'closed', store.frozenReason);
  await withholdOfStore(db, merId, ctx.clock.now());
  await ctx.changed(...shownBy(merId));
  return true;
}

/** Takes it in again; one that is frozen stays so. */
export async function openAgain(ctx: UserContext, merId: number): Promise<void> {
  const { db } = ctx.database;
  const store = await lockStore(db, merId);
  if (!store || store.frozenReason !== '') return;
  await turnStore(db, merId, 'open', '');
  await releaseOfStore(db, merId, ctx.clock.now());
  await ctx.changed(...shownBy(merId));
}

/** Opens a frozen store again with the goods that it had on sale, but for one that closes for good. */
export async function thawStore(
  ctx: UserContext,
  { id }: { id: number },
): Promise<Result<null, Failure | 'oversight.own_store'>> {
  if (worksFor(ctx.actor, id)) return fail('oversight.own_store');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const store = await lockStore(db, id);
    if (!store || store.status === 'deleted') return fail('oversight.gone');
    if (store.frozenReason === '') return fail('oversight.wrong_state');
    const isClosing = await isClosingStore(db, id);
    await turnStore(db, id, isClosing ? 'closed' : 'open', '');
    if (!isClosing) await releaseOfStore(db, id, ctx.clock.now());
    await ctx.changed(...shownBy(id));
    return ok(null);
  });
}
