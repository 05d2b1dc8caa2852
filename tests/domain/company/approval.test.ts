// Orders of a company above a limit: nobody pays them before somebody else agrees, and nobody agrees to one's own.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { approvalApi } from '#lib/contracts/approval.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { paymentApi, type PayType } from '#lib/contracts/payment.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { companyTeamApi } from '#lib/contracts/company-team.ts';
import { ACCOUNT_MOVED } from '#lib/domain/account/notice/index.ts';
import { closeUnpaid } from '#lib/domain/trade/order/index.ts';
import { hours, minutes } from '#lib/kernel/clock.ts';
import { buy, previewed } from '../../support/company/buy.ts';
import { openFirm, type Firm } from '../../support/company/firm.ts';
import { openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const [OWNER, BUYER, APPROVER, FINANCE, STRANGER, OTHER_OWNER] = [1, 2, 3, 4, 5, 6];
let firm: Firm;
let other: Firm;

const mall = await openTradeMall({ buyers: 6 });
beforeAll(async () => {
  const roles = { [BUYER]: 'purchaser', [APPROVER]: 'approver', [FINANCE]: 'finance' } as const;
  firm = await openFirm(mall, OWNER, roles, { orderLimit: 50_000 });
  other = await openFirm(mall, OTHER_OWNER);
});
// Credit is not given by the platform's desk here.
afterAll(() => mall.close({ madeUp: true }));

const call = (uid: number): Call => firm.as[uid]!;
/** A valve costs 250.00: two are within the limit but for their freight, ten are far above it. */
const order = async (uid: number, quantity = 10, more = {}) =>
  valueOf(await buy(call(uid), VALVE.sku, quantity, more));
const pay = (uid: number, groupId: string, type: PayType = 'credit') =>
  call(uid)(paymentApi.pay, { group_id: groupId, type });
const groupOf = (groupOrderId: string) => mall.first('groupOrder', { groupOrderId });

test('an order below the limit is paid at once, one above it waits with its stock held', async () => {
  const small = await order(BUYER, 1);
  expect(small.approval).toBeUndefined();
  valueOf(await pay(BUYER, small.order_id));

  const { sku: before } = await mall.stock(VALVE.sku);
  const { order_id: id, approval } = await order(BUYER);
  expect(approval).toBe('waiting');
  expect((await mall.stock(VALVE.sku)).sku).toBe(before - 10);
  for (const type of ['credit', 'balance', 'cashier'] as const)
    expect(codeOf(await pay(BUYER, id, type))).toBe('order.waiting_approval');
  const methods = valueOf(await call(BUYER)(paymentApi.methods, { group_id: id }));
  expect(new Set(methods.list.map((row) => row.reason))).toEqual(new Set(['order.waiting_approval']));
  expect(valueOf(await call(BUYER)(orderApi.group, { id }))).toMatchObject({
    approval: 'waiting',
    for_company: true,
  });

  expect(codeOf(await call(BUYER)(approvalApi.approve, { id }))).toBe('team.forbidden');
  expect(codeOf(await call(FINANCE)(approvalApi.approve, { id }))).toBe('team.forbidden');
  expect(codeOf(await other.as[OTHER_OWNER]!(approvalApi.approve, { id }))).toBe('approval.not_found');
  const approved = valueOf(await call(APPROVER)(approvalApi.approve, { id }));
  expect(approved).toMatchObject({ status: 'approved', decided_by: 'buyer3', can_decide: false });
  expect(codeOf(await call(OWNER)(approvalApi.refuse, { id, reason: 'late' }))).toBe('approval.decided');
  valueOf(await pay(BUYER, id));
});

test('a refusal needs a reason, cancels the order and gives its stock back', async () => {
  const { sku: before } = await mall.stock(VALVE.sku);
  const { order_id: id } = await order(BUYER);
  expect(codeOf(await call(APPROVER)(approvalApi.refuse, { id, reason: '  ' }))).toBe('approval.reason');
  valueOf(await call(APPROVER)(approvalApi.refuse, { id, reason: '预算已用完' }));
  expect((await mall.stock(VALVE.sku)).sku).toBe(before);
  expect(codeOf(await pay(BUYER, id))).toBe('order.cancelled');
  const { list } = valueOf(await call(BUYER)(approvalApi.list, { status: 'decided' }));
  const row = list.find((one) => one.group_order_id === id);
  expect(row).toMatchObject({ status: 'refused', reason: '预算已用完' });
});

test('an approver never decides about an order of his own, nor whoever becomes one while it waits', async () => {
  valueOf(await call(OWNER)(companyTeamApi.limit, { member_id: APPROVER, order_limit: '100.00' }));
  const { order_id: own } = await order(APPROVER, 1);
  expect(codeOf(await call(APPROVER)(approvalApi.approve, { id: own }))).toBe('approval.own');
  expect(codeOf(await call(APPROVER)(approvalApi.refuse, { id: own, reason: 'x' }))).toBe('approval.own');
  const { list } = valueOf(await call(APPROVER)(approvalApi.list, {}));
  expect(list).toMatchObject([{ group_order_id: own, is_own: true, can_decide: false }]);

  const { order_id: id } = await order(BUYER);
  valueOf(await call(OWNER)(companyTeamApi.role, { member_id: BUYER, role: 'admin' }));
  expect(codeOf(await call(BUYER)(approvalApi.approve, { id }))).toBe('approval.own');
  // What a new role or a higher limit allows is for orders to come; this one still waits for somebody else.
  expect(codeOf(await pay(BUYER, id))).toBe('order.waiting_approval');
  valueOf(await call(OWNER)(companyTeamApi.role, { member_id: BUYER, role: 'purchaser' }));
  valueOf(await call(OWNER)(companyTeamApi.rule, { order_limit: '99999.00' }));
  expect(codeOf(await pay(BUYER, id))).toBe('order.waiting_approval');
  valueOf(await call(OWNER)(companyTeamApi.rule, { order_limit: '500.00' }));
  for (const one of [own, id]) valueOf(await call(OWNER)(approvalApi.refuse, { id: one, reason: 'no' }));
});

test('what is bought for oneself needs nobody, but cannot be put on the company’s credit above the limit', async () => {
  // What was bought the day before counts no more.
  mall.clock.advance(hours(25));
  const { order_id: id, approval } = await order(BUYER, 10, { company_id: 0 });
  expect(approval).toBeUndefined();
  expect(codeOf(await pay(BUYER, id))).toBe('approval.personal');
  expect(codeOf(await call(FINANCE)(approvalApi.order, { id }))).toBe('order.not_found');
  valueOf(await call(BUYER)(orderApi.cancel, { id }));
  const { order_id: small } = await order(BUYER, 1, { company_id: 0 });
  valueOf(await pay(BUYER, small));
  expect(await groupOf(small)).toMatchObject({ companyId: firm.companyId });
});

test('a limit of one’s own counts before the company’s', async () => {
  valueOf(await call(APPROVER)(companyTeamApi.limit, { member_id: BUYER, order_limit: '9000.00' }));
  const { order_id: id, approval } = await order(BUYER);
  expect(approval).toBeUndefined();
  valueOf(await call(BUYER)(orderApi.cancel, { id }));
  valueOf(await call(APPROVER)(companyTeamApi.limit, { member_id: BUYER, order_limit: null }));
});

test('nobody decides for a day: the order is cancelled like one that nobody paid, and its buyer hears why', async () => {
  const { order_id: id } = await order(BUYER);
  mall.clock.advance(hours(23));
  await closeUnpaid(mall.system, { groupOrderId: id });
  expect(await groupOf(id)).toMatchObject({ status: 'unpaid' });
  mall.clock.advance(hours(1));
  expect(codeOf(await call(APPROVER)(approvalApi.approve, { id }))).toBe('approval.decided');
  await closeUnpaid(mall.system, { groupOrderId: id });
  expect(await groupOf(id)).toMatchObject({ status: 'cancelled', approval: 'waiting' });
  const { list } = valueOf(await call(BUYER)(approvalApi.list, { status: 'decided' }));
  const row = list.find((one) => one.group_order_id === id);
  expect(row).toMatchObject({ status: 'over', can_decide: false });
  const [told] = valueOf(await call(BUYER)(profileApi.notices, {})).list;
  const [bought] = valueOf(await call(BUYER)(orderApi.group, { id })).orderList;
  expect(valueOf(await call(BUYER)(orderApi.detail, { id: bought!.order_id })).cancelled).toEqual({
    why: 'not_approved',
    reason: '',
  });
  expect(told).toMatchObject({ kind: 'approval.lapsed', link: `/order_stay_detail?orderId=${id}` });
});

test('approved in the last minute, it is open for its payment for half an hour', async () => {
  const { order_id: id } = await order(BUYER);
  mall.clock.advance(hours(24) - minutes(1));
  valueOf(await call(OWNER)(approvalApi.approve, { id }));
  mall.clock.advance(minutes(29));
  await closeUnpaid(mall.system, { groupOrderId: id });
  expect(await pay(BUYER, id)).toMatchObject({ ok: true });
});

test('orders that wait for approval hold goods, so they are among the unpaid ones that a buyer may have', async () => {
  mall.clock.advance(hours(48));
  const open = (await mall.read('groupOrder', { uid: BUYER, status: 'unpaid' })).length;
  vi.stubEnv('MALL_UNPAID_MAX', String(open + 2));
  const first = await order(BUYER, 3);
  const second = await order(BUYER, 3);
  expect(codeOf(await buy(call(BUYER), VALVE.sku, 3))).toBe('order.too_many_unpaid');
  // Approved but not paid it still holds them.
  valueOf(await call(APPROVER)(approvalApi.approve, { id: first.order_id }));
  expect(codeOf(await buy(call(BUYER), VALVE.sku, 3))).toBe('order.too_many_unpaid');
  valueOf(await pay(BUYER, first.order_id));
  const third = await order(BUYER, 3);
  for (const { order_id: id } of [second, third])
    valueOf(await call(APPROVER)(approvalApi.refuse, { id, reason: 'later' }));
  vi.unstubAllEnvs();
});

test('an approver asks for changes: the order goes on waiting, its buyer reads what is wanted, and anybody may still decide', async () => {
  const { order_id: id } = await order(BUYER);
  const ask = (uid: number, reason: string) => call(uid)(approvalApi.askChange, { id, reason });
  expect(codeOf(await ask(BUYER, 'x'))).toBe('team.forbidden');
  expect(codeOf(await ask(APPROVER, '  '))).toBe('approval.change');
  expect(valueOf(await ask(APPROVER, '数量改为 4'))).toMatchObject({
    status: 'waiting',
    reason: '数量改为 4',
    can_decide: true,
  });
  expect(valueOf(await call(BUYER)(orderApi.group, { id }))).toMatchObject({
    approval: 'waiting',
    change_asked: '数量改为 4',
  });
  const { list } = valueOf(await call(BUYER)(profileApi.notices, {}));
  expect(list).toContainEqual(
    expect.objectContaining({ kind: 'approval.change', link: `/order_stay_detail?orderId=${id}` }),
  );
  expect(codeOf(await pay(BUYER, id))).toBe('order.waiting_approval');
  // Approved as it is, nothing is left of the remark.
  expect(valueOf(await call(OWNER)(approvalApi.approve, { id }))).toMatchObject({ reason: '' });
  expect(valueOf(await call(BUYER)(orderApi.group, { id }))).not.toHaveProperty('change_asked');
  expect(codeOf(await ask(APPROVER, 'late'))).toBe('approval.decided');
  valueOf(await call(BUYER)(orderApi.cancel, { id }));
});

test.each(['left until its time ran out', 'called off by its buyer'])(
  'an order that was %s leaves the lists of its approvers at once',
  async (how) => {
    const { order_id: id } = await order(BUYER);
    const heard: string[] = [];
    await mall.services.database.listen(ACCOUNT_MOVED, (payload) => heard.push(payload));
    if (how === 'called off by its buyer') valueOf(await call(BUYER)(orderApi.cancel, { id }));
    else {
      mall.clock.advance(hours(24));
      await closeUnpaid(mall.system, { groupOrderId: id });
    }
    await vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining([String(OWNER), String(APPROVER)])));
  },
);

test('a colleague who is removed loses orders, approvals and keys at once; the owner has the orders', async () => {
  const { order_id: waiting } = await order(BUYER);
  const { order_id: unpaid } = await order(BUYER, 1);
  const { order_id: personal } = await order(BUYER, 1, { company_id: 0 });
  const ready = await previewed(call(BUYER), VALVE.sku, 1, {});
  valueOf(await call(OWNER)(companyTeamApi.remove, { member_id: BUYER }));

  for (const id of [waiting, unpaid]) {
    expect(codeOf(await call(BUYER)(orderApi.group, { id }))).toBe('order.not_found');
    expect(codeOf(await call(BUYER)(orderApi.cancel, { id }))).toBe('order.not_found');
    expect(codeOf(await pay(BUYER, id))).toBe('order.not_found');
    expect(codeOf(await call(BUYER)(approvalApi.order, { id }))).toBe('order.not_found');
    expect(valueOf(await call(OWNER)(orderApi.group, { id }))).toMatchObject({ group_order_id: id });
  }
  const mine = valueOf(await call(BUYER)(orderApi.groups, {})).list.map((row) => row.group_order_id);
  expect(mine).toEqual([personal]);
  expect(valueOf(await call(BUYER)(approvalApi.list, {})).count).toBe(0);
  const placed = await call(BUYER)(checkoutApi.create, { ...ready, company_id: firm.companyId });
  expect(codeOf(placed)).toBe('team.not_member');
  expect(codeOf(await pay(BUYER, personal))).toBe('credit.not_approved');
  valueOf(await call(OWNER)(approvalApi.approve, { id: waiting }));
  valueOf(await pay(OWNER, waiting));
});

test('nobody orders for a company that is not theirs', async () => {
  const stranger = await mall.login(STRANGER);
  const ready = await previewed(stranger, VALVE.sku, 1);
  const wish = { ...ready, company_id: firm.companyId };
  expect(codeOf(await stranger(checkoutApi.create, wish))).toBe('team.not_member');
  const finance = await previewed(call(FINANCE), VALVE.sku, 1);
  const asked = await call(FINANCE)(checkoutApi.create, { ...finance, company_id: firm.companyId });
  expect(codeOf(asked)).toBe('team.not_member');
});
