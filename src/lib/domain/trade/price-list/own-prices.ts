import type { OwnPrice } from '#lib/contracts/price-list.ts';
import { yuan, type Fen } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { skusOfGoods } from './desk.repo.ts';
import { withContracts } from './with-contracts.ts';

type Row = Awaited<ReturnType<typeof skusOfGoods>>[number];
const lowest = ({ sku }: Pick<Row, 'sku'>): Fen =>
  Math.min(sku.price, ...sku.tiers.map((tier) => tier.price));

const ownOf = async (ctx: UserContext, rows: readonly Row[]): Promise<OwnPrice[]> =>
  (await withContracts(ctx, rows)).flatMap(({ sku, contract }) =>
    contract && contract.price < sku.price
      ? [{ unique: sku.skuId, price: yuan(contract.price), minimum: contract.minimum }]
      : [],
  );

/** Own prices of the caller for the sizes of a product; below them tiers may still be lower, as the cart counts. */
export const ownPricesOf = async (
  ctx: UserContext,
  { id }: { id: number },
): Promise<Result<OwnPrice[], never>> =>
  ok(await ownOf(ctx, await skusOfGoods(ctx.database.db, { productIds: [id] })));

/** The same for sizes of several products. */
export const ownPricesOfSizes = async (
  ctx: UserContext,
  { ids }: { ids: string },
): Promise<Result<OwnPrice[], never>> =>
  ok(await ownOf(ctx, await skusOfGoods(ctx.database.db, { skuIds: ids.split(',').map(Number) })));

/** For each of some products the lowest price that is the caller's own, where it is below everybody's lowest. */
export async function ownPrices(
  ctx: UserContext,
  { ids }: { ids: string },
): Promise<Result<{ product_id: number; price: string; public_price: string }[], never>> {
  const rows = await withContracts(
    ctx,
    await skusOfGoods(ctx.database.db, { productIds: ids.split(',').map(Number) }),
  );
  return ok(
    [...Map.groupBy(rows, (row) => row.product.productId)].flatMap(([productId, sizes]) => {
      const own = Math.min(...sizes.flatMap(({ contract }) => contract?.price ?? []));
      const everybody = Math.min(...sizes.map(lowest));
      return own < everybody
        ? [{ product_id: productId, price: yuan(own), public_price: yuan(everybody) }]
        : [];
    }),
  );
}
