// Who waits for a sold-out size hears of it once, here and by phone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrivalApi } from '#lib/contracts/arrival.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { notifyArrivals } from '#lib/domain/goods/arrival/index.ts';
import { BOLT, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
beforeAll(async () => {
  await mall.change('sku', { skuId: BOLT.m10 }, { stock: 0 });
});
afterAll(() => mall.close());

const notices = (uid: number) => mall.read('notice', { uid, kind: 'arrival' }, ['kind', 'link']);

test('only a sold-out size of that product can be waited for', async () => {
  const call = await mall.login(1);
  const ask = (product_id: number, unique: number) => call(arrivalApi.create, { product_id, unique });
  expect(codeOf(await ask(BOLT.product, BOLT.m8))).toBe('arrival.in_stock');
  expect(codeOf(await ask(BOLT.product, VALVE.sku))).toBe('goods.not_found');
  valueOf(await ask(BOLT.product, BOLT.m10));
  valueOf(await ask(BOLT.product, BOLT.m10));
  expect(valueOf(await call(arrivalApi.asked, { id: BOLT.product }))).toEqual([BOLT.m10]);
  expect(valueOf(await (await mall.login(2))(arrivalApi.asked, { id: BOLT.product }))).toEqual([]);
});

test('nobody is told while it is sold out; then everybody who waits, once', async () => {
  valueOf(await (await mall.login(3))(arrivalApi.create, { product_id: BOLT.product, unique: BOLT.m10 }));
  await notifyArrivals(mall.system);
  expect(await notices(1)).toEqual([]);

  await mall.change('sku', { skuId: BOLT.m10 }, { stock: 40 });
  mall.jobs.length = 0;
  await notifyArrivals(mall.system);
  await notifyArrivals(mall.system);
  for (const uid of [1, 3])
    expect(await notices(uid)).toEqual([
      { kind: 'arrival', link: `/goods_detail/${BOLT.product}?sku=${BOLT.m10}` },
    ]);
  const reader = await mall.login(1);
  const said = valueOf(await reader(profileApi.notices, { page: 1, limit: 5 }));
  expect(said.list[0]?.title).toMatch(/\p{Script=Han}/u);
  const english = valueOf(await (await mall.login(1, 'en-US'))(profileApi.notices, { page: 1, limit: 5 }));
  expect(english.list[0]?.title).not.toMatch(/\p{Script=Han}/u);
  expect(mall.jobs.filter((job) => job.name === 'sms.send')).toHaveLength(2);
  expect(valueOf(await (await mall.login(1))(arrivalApi.asked, { id: BOLT.product }))).toEqual([]);
});

test('an account waits for fifty sizes at most', async () => {
  await mall.change('sku', { skuId: BOLT.m10 }, { stock: 0 });
  await mall.add(
    'arrival',
    Array.from({ length: 50 }, (_, at) => ({
      uid: 4,
      skuId: 5001 + at,
      productId: 1,
      createdAt: new Date(),
    })),
  );
  const call = await mall.login(4);
  expect(codeOf(await call(arrivalApi.create, { product_id: BOLT.product, unique: BOLT.m10 }))).toBe(
    'arrival.limit',
  );
});
