// Whatever buyers do, in whatever order: pieces on the shelf and in living orders are always the same number.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLines } from '#lib/domain/trade/cart/index.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { cancelOrder, closeUnpaid } from '#lib/domain/trade/order/index.ts';
import { minutes } from '#lib/kernel/clock.ts';
import { BOLT, GAUGE, openTradeMall, VALVE, type TradeMall } from '../../support/trade-mall.ts';
import { choiceOf, expectOrderAddsUp, tryPay } from '../../support/trade-steps.ts';

let mall: TradeMall;
beforeAll(async () => {
  mall = await openTradeMall();
});
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
    const rows = await mall.rows<{ cart_id: string }>(
      'select cart_id from cart_line where uid = $1',
      taken.uid,
    );
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

const HELD = `select sku.sku_id, (sku.stock + coalesce((select sum(l.quantity) from order_line l join store_order o using (order_id)
    where l.sku_id = sku.sku_id and o.status <> 'cancelled'), 0))::int pieces from sku order by sku_id`;
const IN_STEP = `select product_id from product p where stock <> (select sum(stock) from sku s where s.product_id = p.product_id)`;
const SOLD = `select sku_id from sku where sales <> coalesce((select sum(l.quantity) from order_line l join store_order o using (order_id)
    where l.sku_id = sku.sku_id and o.paid_at is not null), 0)`;

test('stock is conserved over random purchases, and every order adds up', async () => {
  const before = await mall.rows(HELD);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const groups: { id: string; uid: number }[] = [];
      for (const one of steps) await take(one, groups);
      expect(await mall.rows(HELD)).toEqual(before);
      expect(await mall.rows(IN_STEP)).toEqual([]);
      expect(await mall.rows(SOLD)).toEqual([]);
      for (const { id } of groups) await expectOrderAddsUp(mall, id);
      await mall.rows('delete from cart_line');
    }),
    { numRuns: 25 },
  );
});
