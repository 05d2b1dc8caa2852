import type { StoreMargin } from '#lib/contracts/store-money.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import { worksFor, type MerchantContext, type UserContext } from '#lib/domain/context.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fenOf, yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { inLocale } from '../cart/index.ts';
import { merchantFree, merchantMargin, transfer, type Transfer } from '../ledger/index.ts';
import { countStores, marginsOfStores, markMargin } from './margins.repo.ts';
import { isWindingUpWithTrade } from './open-things.repo.ts';

/** A movement of a store's deposit; buyers see at once whether it has the whole one. */
async function moveMargin(
  ctx: UserContext,
  merId: number,
  entries: Transfer,
): Promise<Awaited<ReturnType<typeof transfer>>> {
  return allOrNothing(ctx.database, async () => {
    const moved = await transfer(ctx, entries);
    if (!moved.ok) return moved;
    await markMargin(ctx.database.db, merId);
    await ctx.changed(`store:${merId}`, 'stores');
    return moved;
  });
}

/** Pays the deposit of the caller's store, or a part of it, from its withdrawable balance. */
export async function payMargin(
  ctx: MerchantContext,
  { amount: text }: { amount: string },
): Promise<Result<undefined, 'withdrawal.amount' | 'withdrawal.short'>> {
  const amount = fenOf(text);
  if (amount <= 0) return fail('withdrawal.amount', undefined, 'amount');
  const { merId } = ctx.actor;
  const paid = await moveMargin(ctx, merId, {
    kind: 'margin_paid',
    targetId: newId(ctx.clock.now()),
    entries: [
      { account: merchantFree(merId), amount: -amount },
      { account: merchantMargin(merId), amount },
    ],
  });
  return paid.ok ? ok() : fail('withdrawal.short', undefined, 'amount');
}

/**
 * The platform moves a store's deposit, or a part of it, back to its withdrawable balance; people who work for that
 * store may not, nor while a store that closes has something open.
 */
export async function giveMarginBack(
  ctx: UserContext,
  { id: merId, amount: text, reason }: { id: number; amount: string; reason: string },
): Promise<Result<undefined, 'margin.short' | 'margin.still_open' | 'withdrawal.amount' | 'withdrawal.own'>> {
  const amount = fenOf(text);
  if (amount <= 0) return fail('withdrawal.amount', undefined, 'amount');
  if (worksFor(ctx.actor, merId)) return fail('withdrawal.own');
  if (await isWindingUpWithTrade(ctx.database.db, merId)) return fail('margin.still_open');
  const back = await moveMargin(ctx, merId, {
    kind: 'margin_back',
    targetId: newId(ctx.clock.now()),
    entries: [
      { account: merchantMargin(merId), amount: -amount },
      { account: merchantFree(merId), amount },
    ],
    params: { reason },
  });
  if (!back.ok) return fail('margin.short', undefined, 'amount');
  ctx.log.warn({ merId, by: ctx.actor.uid, amount }, 'margin.given_back');
  return ok();
}

/** Deposits of stores, those with the most missing first. */
export async function listMargins(
  ctx: UserContext,
  asked: { page: number; limit: number; keyword?: string | undefined },
): Promise<Result<{ count: number; list: StoreMargin[] }, never>> {
  const { db } = ctx.database;
  const rows = await marginsOfStores(db, asked);
  const list = rows.map((row): StoreMargin => ({
    mer_id: row.merId,
    store: inLocale(ctx.locale, row.name, row.nameEn),
    margin: yuan(Number(row.held)),
    margin_required: yuan(row.required),
  }));
  return ok({ count: await countStores(db, asked.keyword), list });
}
