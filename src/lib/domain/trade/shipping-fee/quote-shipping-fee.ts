import type { ShippingFeeQuote } from '#lib/contracts/shipping-fee.ts';
import { LINE_QUANTITY_MAX } from '#lib/kernel/limits.ts';
import { sumFen, yuan } from '#lib/kernel/money.ts';
import { nextAllowed } from '#lib/kernel/quantity.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { regionPath } from '../../account/address/index.ts';
import { checkoutLineOf, goodsBySku, storeTermsOf, templatesByIds, wantedRow } from '../cart/index.ts';
import { withContracts } from '../price-list/index.ts';
import { priceCheckout } from '../pricing/index.ts';
import { firstSku } from './shipping-fee.repo.ts';

interface Input {
  id: number;
  region: string;
  items: { unique: number; num: number }[];
}

/**
 * What sending goods of one product to a region costs, before coupons; without sizes, the least that can be bought
 * of the first one. The price is the check-out's own, so it is what an order to that region will be asked for, as
 * long as nothing else of the store is in it. Stock plays no part: who waits for goods may ask too.
 */
export async function quoteShippingFee(
  ctx: Context,
  { id, region, items }: Input,
): Promise<Result<ShippingFeeQuote, FailureOf<typeof priceCheckout> | 'goods.not_found' | 'postage.region'>> {
  const path = regionPath(region);
  if (!path) return fail('postage.region', undefined, 'region');
  const db = ctx.database.reader;
  const asked = items.length > 0 ? items : await leastOf(ctx, id);
  const numbers = new Map(asked.map((item) => [item.unique, item.num]));
  const found = await withContracts(ctx, await goodsBySku(db, [...numbers.keys()]));
  const rows = found
    .filter((row) => row.product.productId === id && row.product.status === 'on_sale' && row.sku.shown)
    .map((row) => ({
      ...wantedRow(row, numbers.get(row.sku.skuId) ?? 0),
      cartId: String(row.sku.skuId),
    }));
  if (rows.length === 0 || rows.length < numbers.size) return fail('goods.not_found');
  const templateIds = rows.flatMap((row) => row.product.freightTemplateId ?? []);
  const priced = priceCheckout({
    lines: rows.map((row) => ({
      ...checkoutLineOf(row, ctx.locale, ctx.clock.now()),
      stock: LINE_QUANTITY_MAX,
    })),
    stores: storeTermsOf(rows, []),
    templates: await templatesByIds(ctx.database, templateIds),
    coupons: [],
    address: path.map((part) => part.id),
  });
  if (!priced.ok) return priced;
  const [store] = priced.value.stores;
  return ok({
    region: path,
    served: priced.value.status !== 'not_served',
    postage_price: yuan(priced.value.freight),
    free_gap: yuan(store?.freeFreightGap ?? 0),
    waived: yuan(store?.freightWaived ?? 0),
    total_price: yuan(sumFen(store?.lines.map((line) => line.total) ?? [])),
    number: rows.reduce((sum, row) => sum + row.quantity, 0),
  });
}

async function leastOf(ctx: Context, productId: number): Promise<Input['items']> {
  const first = await firstSku(ctx.database.reader, productId);
  if (!first) return [];
  const num = nextAllowed(1, { minimum: first.moq, multiple: first.multiple }) ?? first.moq;
  return [{ unique: first.skuId, num }];
}
