// What an account has looked at: the latest first, each once, never more than the history holds.
import { afterAll, expect, test } from 'vitest';
import { profileApi } from '#lib/contracts/profile.ts';
import { visitApi } from '#lib/contracts/visit.ts';
import { after, hours } from '#lib/kernel/clock.ts';
import { BOLT, GAUGE, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
afterAll(() => mall.close());

test('a product that is looked at again moves up; what is not sold is not remembered', async () => {
  const call = await mall.login(1);
  for (const product_id of [BOLT.product, VALVE.product, GAUGE.product, BOLT.product, 999]) {
    mall.clock.advance(1000);
    valueOf(await call(visitApi.create, { product_id }));
  }
  const seen = async () =>
    valueOf(await call(visitApi.list, {})).list.map((row) => [row.spu.product_id, row.is_on_sale]);
  expect(await seen()).toEqual([
    [BOLT.product, true],
    [GAUGE.product, true],
    [VALVE.product, true],
  ]);
  await mall.change('product', { productId: GAUGE.product }, { status: 'off_shelf' });
  expect((await seen())[1]).toEqual([GAUGE.product, false]);
  expect(valueOf(await call(profileApi.me)).total_visit_product).toBe(3);

  valueOf(await call(visitApi.removeBatch, { product_id: [GAUGE.product] }));
  expect(await seen()).toHaveLength(2);
  const { product } = VALVE;
  expect(codeOf(await (await mall.login(3))(visitApi.remove, { id: product }))).toBe('request.not_found');
  valueOf(await call(visitApi.remove, { id: product }));
  expect(codeOf(await call(visitApi.remove, { id: product }))).toBe('request.not_found');
  expect(await seen()).toHaveLength(1);
  valueOf(await call(visitApi.removeBatch, {}));
  expect(await seen()).toEqual([]);
});

test('the history keeps the latest hundred, and is everybody’s own', async () => {
  await mall.add(
    'visit',
    Array.from({ length: 120 }, (_, at) => ({
      uid: 2,
      productId: 1001 + at,
      visitedAt: after(new Date(), -hours(at + 1)),
    })),
  );
  const call = await mall.login(2);
  valueOf(await call(visitApi.create, { product_id: BOLT.product }));
  const kept = await mall.read(
    'visit',
    { uid: 2 },
    { product_id: 'productId' },
    { by: 'visitedAt', down: true },
  );
  expect(kept).toHaveLength(100);
  expect(valueOf(await (await mall.login(3))(visitApi.list, {})).count).toBe(0);
});

test('what a guest looked at joins the history at login: the later visit of a product counts, unknown goods do not', async () => {
  const call = await mall.login(4);
  mall.clock.advance(60_000);
  valueOf(await call(visitApi.create, { product_id: BOLT.product }));
  const now = mall.clock.now().getTime();
  const visits = [
    { product_id: VALVE.product, seconds_ago: 30 },
    { product_id: BOLT.product, seconds_ago: 3600 },
    { product_id: 999, seconds_ago: 5 },
    { product_id: VALVE.product, seconds_ago: 90 * 86_400 },
  ];
  // A second time, since a browser that did not hear the answer sends it again.
  for (let time = 0; time < 2; time++) valueOf(await call(visitApi.merge, { visits }));
  const rows = valueOf(await call(visitApi.list, {})).list;
  expect(rows.map((row) => [row.spu.product_id, now - Date.parse(row.visit_time)])).toEqual([
    [BOLT.product, 0],
    [VALVE.product, 30_000],
  ]);
});
