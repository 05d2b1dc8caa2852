// Whatever buyers do, in whatever order: pieces on the shelf and in living orders are always the same number.
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { addLines } from '#lib/domain/trade/cart/index.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { cancelOrder, closeUnpaid } from '#lib/domain/trade/order/index.ts';
import { minutes } from '#lib/kernel/clock.ts';
import { BOLT, GAUGE, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { choiceOf, expectOrderAddsUp, tryPay } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
afterAll(() => mall.close());

const SKUS = [BOLT.m8, BOLT.m10, VALVE.sku, GAUGE.sku];
type Step =
  | { do: 'add'; uid: number; sku: number; quantity: number }
  | { do: 'place'; uid: number }
  | { do: 'cancel' | 'pay' | 'wait'; at: number };

const uid = fc.integer({ min: 1, max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      uid,
      sku: fc.constantFrom(...SKUS),
      quantity: fc.constantFrom(1, 2, 5, 10, 20, 300),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('place' as const), uid }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('cancel' as const, 'pay' as const, 'wait' as const),
      at: fc.nat(20),
    }),
  },
);

async function take(taken: Step, groups: { id: string; uid: number }[]): Promise<void> {
  if (taken.do === 'add') {
    await addLines(
      mall.ctx(taken.uid),
      [{ product_attr_unique: taken.sku, cart_num: taken.quantity }],
      false,
    );
    return;
  }
  if (taken.do === 'place') {
    const rows = await mall.read('cartLine', { uid: taken.uid }, { cart_id: 'cartId' });
    const choice = choiceOf(rows.map((row) => row.cart_id));
    const preview = await previewCheckout(mall.ctx(taken.uid), choice);
    if (!preview.ok) return;
    const placed = await placeOrder(mall.ctx(taken.uid), { ...choice, key: preview.value.key, mark: {} });
    if (placed.ok) groups.push({ id: placed.value.order_id, uid: taken.uid });
    return;
  }
  const group = groups[taken.at % Math.max(groups.length, 1)];
  if (!group) return;
  if (taken.do === 'cancel') await cancelOrder(mall.ctx(group.uid), { id: group.id });
  if (taken.do === 'pay') await tryPay(mall, group.id);
  if (taken.do === 'wait') {
    mall.clock.advance(minutes(11));
    await closeUnpaid(mall.system, { groupOrderId: group.id });
  }
}

/** What is listed of each size, held by orders, and sold; goods have what their sizes have. */
async function pieces() {
  const orders = await mall.read('storeOrder');
  const stateOf = new Map(orders.map((one) => [one.orderId, one]));
  const lines = await mall.read('orderLine');
  const sizes = await mall.read('sku', {}, ['skuId', 'productId', 'stock', 'sales'], { by: 'skuId' });
  const sum = (skuId: number, counts: (one: (typeof orders)[number]) => boolean) =>
    lines
      .filter((line) => line.skuId === skuId && counts(stateOf.get(line.orderId)!))
      .reduce((total, line) => total + line.quantity, 0);
  return {
    held: sizes.map(({ skuId, stock }) => [
      skuId,
      stock + sum(skuId, ({ status }) => status !== 'cancelled'),
    ]),
    sales: sizes.map(({ skuId, sales }) => [skuId, sales]),
    sold: sizes.map(({ skuId }) => [skuId, sum(skuId, ({ paidAt }) => paidAt !== null)]),
    stocks: (await mall.read('product', {}, ['productId', 'stock'], { by: 'productId' })).map((row) => [
      row.productId,
      row.stock,
    ]),
    together: Array.from(
      Map.groupBy(sizes, ({ productId }) => productId),
      ([productId, own]) => [productId, own.reduce((total, { stock }) => total + stock, 0)],
    ).toSorted(([a = 0], [b = 0]) => a - b),
  };
}

test('stock is conserved over random purchases, and every order adds up', async () => {
  const before = await pieces();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const groups: { id: string; uid: number }[] = [];
      for (const one of steps) await take(one, groups);
      const now = await pieces();
      expect(now.held).toEqual(before.held);
      expect(now.stocks).toEqual(now.together);
      expect(now.sales).toEqual(now.sold);
      for (const { id } of groups) await expectOrderAddsUp(mall, id);
      await mall.remove('cartLine');
    }),
    { numRuns: 25 },
  );
});
