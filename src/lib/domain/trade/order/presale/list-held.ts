import type { HeldDeposit } from '#lib/contracts/presale.ts';
import type { Context, MerchantContext, UserContext } from '#lib/domain/context.ts';
import { yuan } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import { inLocale } from '../../cart/index.ts';
import { countHeld, heldDeposits, type HeldFilter, type HeldState } from './presale-order.repo.ts';

interface Asked {
  page: number;
  limit: number;
  status?: HeldState | undefined;
  keyword?: string | undefined;
}
type Listed = Promise<Result<{ count: number; list: HeldDeposit[] }, never>>;

async function list(ctx: Context, filter: HeldFilter, { page, limit }: Asked): Listed {
  const { db } = ctx.database;
  const rows = await heldDeposits(db, { ...filter, page, limit });
  const views = rows.map(({ row, orderSn, store, goods, buyer }): HeldDeposit => ({
    order_id: row.orderId,
    order_sn: orderSn,
    store: inLocale(ctx.locale, store.name, store.nameEn),
    goods: inLocale(ctx.locale, goods.name, goods.nameEn),
    buyer,
    status: row.status === 'due' ? 'due' : 'closed',
    deposit_price: yuan(row.deposit),
    balance_price: yuan(row.balance),
    final_start_time: row.finalStartAt.toISOString(),
    final_end_time: row.finalEndAt.toISOString(),
  }));
  return ok({ count: await countHeld(db, filter), list: views });
}

/** Deposits that the caller's store holds although the balance was not paid. */
export const listHeldDeposits = (ctx: MerchantContext, asked: Asked): Listed =>
  list(ctx, { merId: ctx.actor.merId, status: asked.status, keyword: asked.keyword }, asked);

/** Those of all stores. */
export const listAllHeldDeposits = (ctx: UserContext, asked: Asked): Listed =>
  list(ctx, { status: asked.status, keyword: asked.keyword }, asked);
