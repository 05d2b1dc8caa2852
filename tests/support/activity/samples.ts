// Samples in the mall of tests/support/trade-mall.ts: one M8 bolt at 3.00, one gauge at 20.00.
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { buySample, putSamples } from '#lib/domain/trade/sample/index.ts';
import { BOLT, GAUGE, type TradeMall } from '../trade-mall.ts';
import { choiceOf, valueOf } from '../trade-steps.ts';

export async function offerSamples(mall: TradeMall): Promise<void> {
  const { db } = mall.services.database;
  const createdAt = mall.clock.now();
  await mall.rows('truncate sample_buyer');
  await putSamples(db, BOLT.product, [{ skuId: BOLT.m8, price: 300, createdAt }]);
  await putSamples(db, GAUGE.product, [{ skuId: GAUGE.sku, price: 2000, createdAt }]);
}

export const laySample = (mall: TradeMall, uid: number, skuId: number) =>
  buySample(mall.ctx(uid), { product_attr_unique: skuId });

/** Laid aside and previewed: what the order is placed with. */
export async function prepareSamples(mall: TradeMall, uid: number, ...skuIds: number[]) {
  const cartIds: string[] = [];
  for (const skuId of skuIds) cartIds.push(valueOf(await laySample(mall, uid, skuId)).cart_id);
  const choice = choiceOf(cartIds, { address_id: mall.addressId(uid) });
  const preview = valueOf(await previewCheckout(mall.ctx(uid), choice));
  return { preview, input: { ...choice, key: preview.key, mark: {} } };
}

/** Bought in one go; answers the group order's id. */
export async function orderSamples(mall: TradeMall, uid: number, ...skuIds: number[]): Promise<string> {
  const { input } = await prepareSamples(mall, uid, ...skuIds);
  return valueOf(await placeOrder(mall.ctx(uid), input)).order_id;
}
