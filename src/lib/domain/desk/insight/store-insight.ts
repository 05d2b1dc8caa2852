import type { StoreInsight } from '#lib/contracts/insight.ts';
import { yuan } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { nounsIn } from '../../goods/search/index.ts';
import { daysBefore, daysOf, eachDay, type Days } from './days.ts';
import { funnelBy, salesBy, type SalesSum } from './reports.repo.ts';
import { bestOf, categoriesOf, missedOn, wantedOf } from './store.repo.ts';

const MOST_WORDS = 8;

const moneyOf = (sum: SalesSum | undefined) => {
  const [paid, refunded] = [Number(sum?.paid ?? 0), Number(sum?.refunded ?? 0)];
  return { paid: yuan(paid), refunded: yuan(refunded), net: yuan(paid - refunded) };
};

async function sumsOf(ctx: MerchantContext, range: Days): Promise<StoreInsight['now']> {
  const { db } = ctx.database;
  const { merId: store } = ctx.actor;
  const [sales] = await salesBy(db, 'all', range, { store });
  const [steps] = await funnelBy(db, 'all', range, store);
  return {
    ...moneyOf(sales),
    visits: steps?.visits ?? 0,
    carts: steps?.carts ?? 0,
    orders: steps?.orders ?? 0,
    paid_orders: steps?.paid ?? 0,
  };
}

/**
 * What the caller's store has sold in the last week or month, day by day and against the days before, and demand that
 * it does not meet: sizes that buyers wait for, and searches in its categories that found nothing in the mall.
 */
export async function readStoreInsight(
  ctx: MerchantContext,
  { period }: { period: 'week' | 'month' },
): Promise<Result<StoreInsight, never>> {
  const { db } = ctx.database;
  const { merId } = ctx.actor;
  const range = daysOf(ctx.clock.now(), { period });
  const sold = new Map((await salesBy(db, 'day', range, { store: merId })).map((row) => [row.key, row]));
  const categories = new Set(await categoriesOf(db, merId));
  const missed = (await missedOn(db, daysOf(ctx.clock.now(), {}))).filter(({ words }) => {
    const [thing] = nounsIn(words);
    return thing && categories.has(thing.key);
  });
  const best = await bestOf(db, merId, range, ctx.locale);
  return ok({
    ...range,
    days: eachDay(range).map((day) => ({ day, ...moneyOf(sold.get(day)) })),
    now: await sumsOf(ctx, range),
    before: await sumsOf(ctx, daysBefore(range)),
    best: best.map((row) => ({ ...row, net: yuan(Number(row.net)) })),
    wanted: await wantedOf(db, merId, ctx.locale),
    missed: missed.slice(0, MOST_WORDS),
    is_new: categories.size === 0,
  });
}
