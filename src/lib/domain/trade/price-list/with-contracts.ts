import type { Context, MerchantContext, UserContext } from '#lib/domain/context.ts';
import { membershipOf } from '../../account/company/index.ts';
import type { ContractPrice } from '../pricing/index.ts';
import { chooseContract, contractBy, type ContractGoods } from './choose-contract.ts';
import { contractLines, hasLists, listedBy, mayHold, type Buyer } from './contracts.repo.ts';

/** Goods as a cart, an order or a list of goods reads them. */
export interface Sold {
  merchant: { merId: number };
  product: { productId: number; priceOnRequest: boolean };
  sku: { skuId: number; price: number };
  categoryPath: number[];
}

const goodsOf = ({ product, sku, categoryPath }: Sold): ContractGoods => ({
  skuId: sku.skuId,
  productId: product.productId,
  categoryPath,
  price: sku.price,
  priceOnRequest: product.priceOnRequest,
});

/** An account as a buyer: for its company where it may buy for one, unless it buys for itself. */
async function buyerOf(ctx: UserContext, isPrivate: boolean): Promise<Buyer> {
  const { uid, companyId } = ctx.actor;
  const member = isPrivate || companyId === null ? undefined : await membershipOf(ctx);
  return { uid, companyId: member?.rights.buy ? member.companyId : undefined };
}

/** Whether any list of the mall holds for the caller now; if none does, no further query is needed. */
export const hasOwnPrices = async (ctx: UserContext): Promise<boolean> =>
  hasLists(ctx.database.db, await buyerOf(ctx, false), ctx.clock.now());

/**
 * Rows with the price that a list of their store gives the caller for them; the others as they were. Stores whose lists
 * are for others cost no query, and a visitor has no prices of his own. @param isPrivate bought for oneself: what was agreed
 * with a company does not hold
 */
export async function withContracts<R extends Sold>(
  { actor, ...rest }: Context,
  rows: readonly R[],
  isPrivate = false,
): Promise<(R & { contract?: ContractPrice })[]> {
  if (actor.kind !== 'user') return [...rows];
  const ctx: UserContext = { ...rest, actor };
  const stores = await listedBy(ctx.database, [...new Set(rows.map((row) => row.merchant.merId))]);
  if (stores.size === 0) return [...rows];
  const buyer = await buyerOf(ctx, isPrivate);
  const merIds = [...stores].flatMap(([merId, listed]) => (mayHold(listed, buyer) ? [merId] : []));
  if (merIds.length === 0) return [...rows];
  const asked = rows.filter((row) => merIds.includes(row.merchant.merId));
  const lines = await contractLines(ctx.database.db, buyer, merIds, ctx.clock.now(), {
    skuIds: asked.map((row) => row.sku.skuId),
    productIds: asked.map((row) => row.product.productId),
    categoryIds: asked.flatMap((row) => row.categoryPath),
  });
  const ofStore = Map.groupBy(lines, (line) => line.merId);
  return rows.map((row) => {
    const goods = goodsOf(row);
    const line = chooseContract(ofStore.get(row.merchant.merId) ?? [], goods);
    return line ? { ...row, contract: contractBy(line, goods) } : row;
  });
}

/** The same for a buyer whom the caller's store knows, for its own goods. */
export const contractsOf = <R extends Sold>(
  ctx: MerchantContext,
  uid: number,
  rows: readonly R[],
): Promise<(R & { contract?: ContractPrice })[]> => {
  const { companyId: _own, ...actor } = ctx.actor;
  return withContracts({ ...ctx, actor: { ...actor, uid } }, rows);
};
