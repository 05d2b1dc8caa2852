// Several small orders are no way around the approval: what a member bought in the last day counts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderApi } from '#lib/contracts/order.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { approvalApi } from '#lib/contracts/approval.ts';
import { pointsApi } from '#lib/contracts/points.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { companyTeamApi } from '#lib/contracts/company-team.ts';
import { givePoints, releasePoints } from '#lib/domain/trade/points/index.ts';
import { receiveOrder, shipOrder } from '#lib/domain/trade/order/index.ts';
import { days, hours } from '#lib/kernel/clock.ts';
import { buy } from '../../support/company/buy.ts';
import { openFirm, type Firm } from '../../support/company/firm.ts';
import { openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const [OWNER, BUYER, LEAVER] = [1, 2, 3];
let firm: Firm;
const mall = await openTradeMall();
beforeAll(async () => {
  const roles = { [BUYER]: 'purchaser', [LEAVER]: 'purchaser' } as const;
  firm = await openFirm(mall, OWNER, roles, { orderLimit: 60_000 });
});
// Credit is not given by the platform's desk here.
afterAll(() => mall.close({ madeUp: true }));

const call = (uid: number) => firm.as[uid]!;
const order = async (uid: number, more = {}) => valueOf(await buy(call(uid), VALVE.sku, 1, more));

test('the order with which a day goes above the limit waits; a cancelled one and one of yesterday do not count', async () => {
  const first = await order(BUYER);
  expect(first.approval).toBeUndefined();
  expect((await order(BUYER)).approval).toBeUndefined();
  const third = await order(BUYER);
  expect(third.approval).toBe('waiting');
  expect(codeOf(await call(BUYER)(paymentApi.pay, { group_id: third.order_id, type: 'credit' }))).toBe(
    'order.waiting_approval',
  );
  valueOf(await call(OWNER)(approvalApi.approve, { id: third.order_id }));
  expect((await order(BUYER)).approval).toBe('waiting');
  valueOf(await call(BUYER)(orderApi.cancel, { id: first.order_id }));
  expect((await order(BUYER)).approval).toBeUndefined();
  mall.clock.advance(hours(25));
  expect((await order(BUYER)).approval).toBeUndefined();
});

test('an order for oneself does not come onto the credit of the company around the sum', async () => {
  mall.clock.advance(hours(25));
  const own = await order(BUYER, { company_id: 0 });
  for (let n = 0; n < 2; n += 1) await order(BUYER);
  const paid = await call(BUYER)(paymentApi.pay, { group_id: own.order_id, type: 'credit' });
  expect(codeOf(paid)).toBe('approval.personal');
});

test('points of an order that changed hands go to whoever holds it; used ones back to whoever had them', async () => {
  mall.clock.advance(hours(25));
  const mine = async (uid: number) => valueOf(await (await mall.login(uid))(pointsApi.info));
  await givePoints(mall.system, { uid: LEAVER, points: 500, kind: 'points_gift', targetId: 'leaver' });
  const paid = await order(LEAVER);
  valueOf(await call(LEAVER)(paymentApi.pay, { group_id: paid.order_id, type: 'credit' }));
  const open = await order(LEAVER, { use_integral: true });
  expect((await mine(LEAVER)).integral).toBe(0);
  valueOf(await call(OWNER)(companyTeamApi.remove, { member_id: LEAVER }));

  valueOf(await call(OWNER)(orderApi.cancel, { id: open.order_id }));
  expect([(await mine(LEAVER)).integral, (await mine(OWNER)).integral]).toEqual([500, 0]);

  const [row] = await mall.read('storeOrder', { groupOrderId: paid.order_id }, { id: 'orderId' });
  const parcel = { id: row!.id, courier: 'sf', tracking_no: 'SF100200300', note: '', confirm: true };
  valueOf(await shipOrder(mall.merchant(SOUTH), parcel));
  valueOf(await receiveOrder(mall.ctx(OWNER), { id: row!.id }));
  mall.clock.advance(days(16));
  await releasePoints(mall.system, { orderId: row!.id });
  expect(await mine(OWNER)).toMatchObject({ integral: 270, lock_integral: 0 });
  expect(await mine(LEAVER)).toMatchObject({ integral: 500, lock_integral: 0 });
});

test('an order above the budget of the month waits, whatever one order may cost; who pays for the company hears of what can be paid', async () => {
  const [owner, buyer, finance] = [2, 3, 4];
  const other = await openTradeMall();
  const house = await openFirm(other, owner, { [buyer]: 'purchaser', [finance]: 'finance' } as const);
  valueOf(await house.as[owner]!(companyTeamApi.limit, { member_id: buyer, month_budget: '600.00' }));
  const place = async () => valueOf(await buy(house.as[buyer]!, VALVE.sku, 1));
  const told = async () =>
    valueOf(await house.as[finance]!(profileApi.notices, { limit: 50 })).list.filter(
      (row) => row.kind === 'company.to_pay',
    ).length;
  expect([(await place()).approval, (await place()).approval, await told()]).toEqual([
    undefined,
    undefined,
    2,
  ]);
  other.clock.advance(days(2));
  const third = await place();
  expect([third.approval, await told()]).toEqual(['waiting', 2]);
  const { list } = valueOf(await house.as[owner]!(approvalApi.list, {}));
  expect(list).toMatchObject([{ month_budget: '600.00', is_own: false }]);
  expect(Number(list[0]?.month_before)).toBeGreaterThan(500);
  valueOf(await house.as[owner]!(approvalApi.approve, { id: third.order_id }));
  expect(await told()).toBe(3);
  other.clock.advance(days(31));
  expect((await place()).approval).toBeUndefined();
  await other.close({ madeUp: true });
});
