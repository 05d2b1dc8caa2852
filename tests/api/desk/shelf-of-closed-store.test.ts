// Goods that come onto the shelf of a store that is frozen or closes are shown nowhere: they wait until it sells again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { goodsFormApi } from '#lib/contracts/goods-form.ts';
import { massChangeApi } from '#lib/contracts/mass-change.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { storeClosingApi } from '#lib/contracts/store-closing.ts';
import { minutes } from '#lib/kernel/clock.ts';
import { BOLT, GAUGE, NORTH, openTradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const RISK = 3;
const OWNER = 901;
let owner: Call;
let risk: Call;

const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', [{ uid: RISK, role: 'platform', platformRoles: ['risk', 'review'] }]);
  owner = await mall.login(OWNER);
  risk = await mall.login(RISK);
});
afterAll(() => mall.close());

const shown = async (): Promise<number[]> =>
  valueOf(await mall.as()(goodsApi.list, {})).list.map(({ product_id: id }) => id);
const shelve = async (id: number, isOnSale: boolean) =>
  valueOf(await owner(goodsDeskApi.shelf, { ids: [id], on_sale: isOnSale }));

/** How a store stops to sell, and how it begins again. */
const STOPS = [
  {
    name: 'closes for good',
    stop: async () => {
      mall.clock.advance(minutes(1));
      valueOf(await owner(storeClosingApi.ask, { reason: '不再经营' }));
    },
    again: async () => {
      const { list } = valueOf(await owner(storeClosingApi.own, {}));
      valueOf(await owner(storeClosingApi.takeBack, { id: list[0]!.closing_id }));
    },
  },
  {
    name: 'is frozen',
    stop: async () => valueOf(await risk(oversightApi.freezeStore, { id: NORTH, reason: '核查中' })),
    again: async () => valueOf(await risk(oversightApi.thawStore, { id: NORTH })),
  },
];

test.each(STOPS)('what a store that $name puts on the shelf is shown once it sells again', async (store) => {
  await shelve(GAUGE.product, false);
  await store.stop();
  await shelve(GAUGE.product, true);
  expect(await shown()).not.toContain(GAUGE.product);
  await store.again();
  expect(await shown()).toContain(GAUGE.product);
});

test.each(STOPS)(
  'what the platform releases or lets in of a store that $name waits as well',
  async (store) => {
    valueOf(await risk(oversightApi.withhold, { id: BOLT.product, reason: '图片侵权' }));
    await mall.change('product', { productId: GAUGE.product }, { status: 'reviewing' });
    await store.stop();
    valueOf(await risk(oversightApi.release, { id: BOLT.product }));
    valueOf(await risk(goodsFormApi.review, { id: GAUGE.product, approved: true, reason: '' }));
    const meanwhile = await shown();
    expect(meanwhile).not.toContain(BOLT.product);
    expect(meanwhile).not.toContain(GAUGE.product);
    await store.again();
    expect(await shown()).toEqual(expect.arrayContaining([BOLT.product, GAUGE.product]));
  },
);

test('nothing that is withheld comes off the platform’s hold by undoing that it was listed meanwhile', async () => {
  for (const id of [BOLT.product, GAUGE.product]) await shelve(id, false);
  valueOf(await risk(oversightApi.freezeStore, { id: NORTH, reason: '核查中' }));
  const ids = [BOLT.product, GAUGE.product];
  valueOf(await owner(goodsDeskApi.shelf, { ids, on_sale: true }));
  valueOf(await risk(oversightApi.withhold, { id: BOLT.product, reason: '图片侵权' }));
  const { list } = valueOf(await owner(massChangeApi.list, {}));
  valueOf(await owner(massChangeApi.undo, { id: list[0]!.mass_change_id }));
  valueOf(await risk(oversightApi.thawStore, { id: NORTH }));
  expect(codeOf(await owner(goodsDeskApi.shelf, { ids, on_sale: true }))).toBe('goods.withheld');
  expect(await shown()).not.toContain(BOLT.product);
});
