// An order that changes hands does not change who has bought: samples and limits stay with whoever ordered.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyTeamApi } from '#lib/contracts/company-team.ts';
import { previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { cancelOrder } from '#lib/domain/trade/order/index.ts';
import { lay, openSeckill, orderActivity } from '../../support/activity/sales.ts';
import { laySample, offerSamples, orderSamples } from '../../support/activity/samples.ts';
import { laySets, openSet, orderSets } from '../../support/activity/sets.ts';
import { openFirm, type Firm } from '../../support/company/firm.ts';
import { BOLT, GAUGE, openTradeMall, type TradeMall } from '../../support/trade-mall.ts';
import { choiceOf, codeOf, order, pay, putIntoCart, valueOf } from '../../support/trade-steps.ts';

const [OWNER, BUYER] = [1, 2];
let firm: Firm;
const mall = await openTradeMall({ buyers: 5 });
beforeAll(async () => {
  firm = await openFirm(mall, OWNER, { [BUYER]: 'purchaser' });
});
afterAll(() => mall.close());

/** The mall as members buy in it for their company. */
const buyingFor = ({ companyId }: Firm): TradeMall => ({
  ...mall,
  ctx: (uid) => {
    const ctx = mall.ctx(uid);
    return { ...ctx, actor: { ...ctx.actor, companyId } };
  },
});

test('what a colleague had bought and comes back is theirs to buy again, and none of the owner’s', async () => {
  await offerSamples(mall);
  const sale = { skuId: GAUGE.sku, activityId: await openSeckill(mall, { perBuyer: 3, stock: 20 }) };
  const set = await openSet(mall, { perBuyer: 2 });
  const buying = buyingFor(firm);
  const groups: Record<number, string[]> = {};
  for (const uid of [OWNER, BUYER])
    groups[uid] = [
      await orderSamples(buying, uid, BOLT.m8),
      await orderActivity(buying, { uid, ...sale, quantity: 2 }),
      await orderSets(buying, uid, set, 2),
    ];
  valueOf(await firm.as[BUYER]!(companyTeamApi.leave));
  for (const order_id of groups[BUYER]!) valueOf(await cancelOrder(mall.ctx(OWNER), { id: order_id }));

  expect(codeOf(await laySample(mall, OWNER, BOLT.m8))).toBe('sample.taken');
  expect(codeOf(await lay(mall, { uid: OWNER, ...sale, quantity: 2 }))).toBe('quantity.above_lifetime');
  expect(codeOf(await laySets(mall, OWNER, set, 1))).toBe('quantity.above_lifetime');
  expect(codeOf(await laySample(mall, BUYER, BOLT.m8))).toBeUndefined();
  expect(codeOf(await lay(mall, { uid: BUYER, ...sale, quantity: 3 }))).toBeUndefined();
  expect(codeOf(await laySets(mall, BUYER, set, 2))).toBeUndefined();
});

test('a sample that a colleague had is taken off for whoever ordered it, and never twice', async () => {
  await offerSamples(mall);
  firm = await openFirm(mall, 3, { [4]: 'purchaser' });
  const buying = buyingFor(firm);
  for (const uid of [3, 4]) await pay(mall, await orderSamples(buying, uid, BOLT.m8));
  const bulk = await order(buying, 4, [[BOLT.m8, 20]], { address_id: mall.addressId(4) });
  valueOf(await firm.as[4]!(companyTeamApi.leave));
  // The owner holds both samples now; only the own one is taken off.
  const own = await order(buying, 3, [[BOLT.m8, 20]], { address_id: mall.addressId(3) });
  valueOf(await cancelOrder(mall.ctx(3), { id: own }));
  valueOf(await cancelOrder(mall.ctx(3), { id: bulk }));
  const credits = await mall.read(
    'sampleBuyer',
    {},
    { uid: 'uid', credited_by: 'creditedBy' },
    { by: 'uid' },
  );
  expect(credits).toEqual([
    { uid: 3, credited_by: null },
    { uid: 4, credited_by: null },
  ]);
  expect(
    new Set(
      await mall.list(
        'orderLine',
        { kind: 'sample', orderId: await mall.list('storeOrder', { uid: 3 }, 'orderId') },
        'refundState',
      ),
    ),
  ).toEqual(new Set(['none']));
  // The company paid for the colleague's: it is no discount on what they buy for themselves.
  const choice = choiceOf(await putIntoCart(mall, 4, [[BOLT.m8, 20]], true), {
    address_id: mall.addressId(4),
  });
  expect(valueOf(await previewCheckout(mall.ctx(4), choice)).order_price).toBe('212.00');
});
