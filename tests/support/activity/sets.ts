// A set of bolts and a gauge in the mall of tests/support/trade-mall.ts, and the way to buy it.
import { addBundle, buyBundle } from '#lib/domain/trade/bundle/index.ts';
import { type Choice, placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { BOLT, GAUGE, NORTH, type TradeMall } from '../trade-mall.ts';
import { choiceOf, valueOf } from '../trade-steps.ts';

export interface SetOptions {
  limited?: number | null;
  perBuyer?: number;
}

/** Five bolts of either size at 7.00 (outside 10.00, from ten on) and a gauge at 50.00 (60.00), until noon. */
export const openSet = (mall: TradeMall, { limited = null, perBuyer = 0 }: SetOptions = {}) => {
  const now = mall.clock.now();
  return addBundle(mall.services.database.db, {
    activity: {
      kind: 'bundle',
      merId: NORTH,
      productId: BOLT.product,
      status: 'approved',
      perBuyer,
      startAt: new Date('2026-11-21T09:00+08:00'),
      endAt: new Date('2026-11-21T12:00+08:00'),
      createdAt: now,
      updatedAt: now,
    },
    bundle: { name: '检修套装', nameEn: 'Repair set', limited, stock: limited },
    parts: [
      { productId: BOLT.product, quantity: 5, sort: 0 },
      { productId: GAUGE.product, quantity: 1, sort: 1 },
    ],
    skus: [
      { skuId: BOLT.m8, productId: BOLT.product, price: 700 },
      { skuId: BOLT.m10, productId: BOLT.product, price: 700 },
      { skuId: GAUGE.sku, productId: GAUGE.product, price: 5000 },
    ],
  });
};

export const laySets = (mall: TradeMall, uid: number, id: number, num = 1, sku = [BOLT.m8, GAUGE.sku]) =>
  buyBundle(mall.ctx(uid), { id, num, sku });

/** Laid aside and previewed: what the order is placed with. */
export async function prepareSets(
  mall: TradeMall,
  uid: number,
  id: number,
  num = 1,
  more: Partial<Choice> = {},
) {
  const { cart_id } = valueOf(await laySets(mall, uid, id, num));
  const choice = choiceOf(cart_id, { address_id: mall.addressId(uid), ...more });
  const preview = valueOf(await previewCheckout(mall.ctx(uid), choice));
  return { preview, input: { ...choice, key: preview.key, mark: {} } };
}

/** Bought in one go; answers the group order's id. */
export async function orderSets(
  mall: TradeMall,
  uid: number,
  id: number,
  num = 1,
  more: Partial<Choice> = {},
): Promise<string> {
  const { input } = await prepareSets(mall, uid, id, num, more);
  return valueOf(await placeOrder(mall.ctx(uid), input)).order_id;
}
