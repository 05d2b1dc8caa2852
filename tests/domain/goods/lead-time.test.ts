// A store says how long larger quantities take: the goods page, the cart, the check-out and the day by which an order is
// to be sent say the days of the quantity.
import { afterAll, expect, test } from 'vitest';
import { cartApi } from '#lib/contracts/cart.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { goodsFormApi } from '#lib/contracts/goods-form.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { BOLT, NORTH, openTradeMall } from '../../support/trade-mall.ts';
import { choiceOf, paidOrder, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
afterAll(() => mall.close({ madeUp: true }));

/** The form of the bolts saved with other steps. */
async function save(lead_steps: { from: string; days: string }[], lead_days = '2') {
  const store = await mall.login(900 + NORTH);
  mall.clock.advance(1000);
  const { version, form } = valueOf(await store(goodsFormApi.read, { id: BOLT.product }));
  const ask = { product_id: BOLT.product, version, aim: 'on_sale' as const };
  return valueOf(await store(goodsFormApi.save, { ...ask, form: { ...form, lead_days, lead_steps } }));
}
const steps = [
  { from: '100', days: '7' },
  { from: '500', days: '15' },
];

test('a step that does not rise, or is no number, is refused at its row, and nothing is written', async () => {
  const refused = async (lead_steps: { from: string; days: string }[], lead_days?: string) =>
    (await save(lead_steps, lead_days)).faults.map(({ field, sku }) => [field, sku]);
  for (const [wrong, at] of [
    [[{ from: '1', days: '7' }], 1],
    [[{ from: '100', days: '366' }], 1],
    [[{ from: '100', days: '2' }], 1],
    [[{ from: '100=5', days: '7' }], 1],
    [[{ from: '100', days: '' }], 1],
    [[steps[0]!, { from: '100', days: '9' }], 2],
    [[steps[0]!, { from: '500', days: '7' }], 2],
    [[...steps, { from: '1e3', days: '20' }], 3],
  ] as const)
    expect(await refused([...wrong])).toEqual([[`lead_steps:${at}`, null]]);
  const store = await mall.login(900 + NORTH);
  const seven = Array.from({ length: 7 }, (_, at) => ({ from: String(10 + at), days: String(10 + at) }));
  const { version, form } = valueOf(await store(goodsFormApi.read, { id: BOLT.product }));
  const ask = { product_id: BOLT.product, version, aim: 'on_sale' as const };
  expect((await store(goodsFormApi.save, { ...ask, form: { ...form, lead_steps: seven } })).ok).toBe(false);
  expect(valueOf(await store(goodsApi.detail, { id: BOLT.product })).lead_steps).toEqual([]);
});

test('the page, the cart, the check-out and the promise of an order say the days of the quantity', async () => {
  expect((await save(steps)).faults).toEqual([]);
  const [buyer, store] = [await mall.login(1), await mall.login(900 + NORTH)];
  expect(valueOf(await store(goodsFormApi.read, { id: BOLT.product })).form).toMatchObject({
    lead_days: '2',
    lead_steps: steps,
  });
  expect(valueOf(await buyer(goodsApi.detail, { id: BOLT.product }))).toMatchObject({
    lead_days: 2,
    lead_steps: [
      { from: 100, days: 7 },
      { from: 500, days: 15 },
    ],
  });
  // Both sizes are made for one purchase.
  const ids: string[] = [];
  for (const unique of [BOLT.m8, BOLT.m10])
    ids.push(valueOf(await buyer(cartApi.create, { product_attr_unique: unique, cart_num: 60 })).cart_id);
  const { list } = valueOf(await buyer(cartApi.list));
  expect(list.flatMap((of) => of.list.map((line) => [line.product.lead_days, line.lead_days]))).toEqual([
    [2, 7],
    [2, 7],
  ]);
  const chosen = async (some: string[]) =>
    valueOf(await buyer(cartApi.total, { cart_id: some })).lines.map((line) => line.lead_days);
  expect([await chosen(ids), await chosen(ids.slice(1))]).toEqual([[7, 7], [2]]);
  const preview = valueOf(await buyer(checkoutApi.preview, choiceOf(ids)));
  expect(preview.order.flatMap((of) => of.list.map((line) => line.lead_days))).toEqual([7, 7]);

  const today = mall.clock.now();
  const dueIn = async (quantity: number) => {
    const order = await paidOrder(mall, 2, [[BOLT.m8, quantity]]);
    const rows = valueOf(await store(orderDeskApi.list, { tab: 'to_ship' })).list;
    const day = rows.find((row) => row.order_id === order)!.ship_by;
    return Math.round((Date.parse(day) - Date.parse(today.toISOString().slice(0, 10))) / 86_400_000);
  };
  expect([await dueIn(10), await dueIn(100), await dueIn(500)]).toEqual([2, 7, 15]);
  // Who takes longer from now on keeps what was promised; orders of before it was kept are as the product says.
  const due = async () =>
    valueOf(await store(orderDeskApi.list, { tab: 'to_ship' })).list.map((row) => row.ship_by);
  const promised = await due();
  expect((await save([{ from: '100', days: '60' }], '30')).faults).toEqual([]);
  expect(await due()).toEqual(promised);
  for (const { orderLineId, snapshot } of await mall.read('orderLine')) {
    const { leadDays: _, ...before } = snapshot;
    await mall.change('orderLine', { orderLineId }, { snapshot: before });
  }
  expect(new Set(await due()).size).toBe(2);
});

test('a list says, and is filtered by, the days that the smallest order takes', async () => {
  const store = await mall.login(900 + NORTH);
  mall.clock.advance(1000);
  const { version, form } = valueOf(await store(goodsFormApi.read, { id: BOLT.product }));
  const ask = { product_id: BOLT.product, version, aim: 'on_sale' as const };
  const bulk = { ...form, moq: '200', multiple: '1', lead_days: '2', lead_steps: steps };
  bulk.skus = form.skus.map((sku) => ({ ...sku, tiers: '' }));
  expect(valueOf(await store(goodsFormApi.save, { ...ask, form: bulk })).faults).toEqual([]);
  const visitor = mall.as();
  const cards = async (days?: number) =>
    valueOf(await visitor(goodsApi.list, { mer_id: NORTH, ...(days === undefined ? {} : { days }) })).list;
  const bolt = (await cards()).find((card) => card.product_id === BOLT.product);
  expect(bolt?.lead_days).toBe(7);
  expect((await cards(6)).map((card) => card.product_id)).not.toContain(BOLT.product);
  expect((await cards(7)).map((card) => card.product_id)).toContain(BOLT.product);
});
