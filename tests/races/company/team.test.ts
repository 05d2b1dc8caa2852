// People of one company at the same moment, on a PostgreSQL with real locks: one decision, one payment, no way in.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvalApi } from '#lib/contracts/approval.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { companyTeamApi } from '#lib/contracts/company-team.ts';
import { erasePerson } from '#lib/domain/account/closing/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database.ts';
import { buy, previewed } from '../../support/company/buy.ts';
import { openFirm, type Firm } from '../../support/company/firm.ts';
import { plus } from '../../support/tables.ts';
import { openTradeMall, VALVE, type TradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';
import { tally } from '../at-once.ts';

const [OWNER, BUYER, FIRST, SECOND] = [1, 2, 3, 4];
const ROUNDS = 6;
let database: FreshDatabase;
let mall: TradeMall;
let firm: Firm;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url, buyers: 20 + 2 * ROUNDS });
  const roles = { [BUYER]: 'purchaser', [FIRST]: 'approver', [SECOND]: 'approver' } as const;
  const others = Object.fromEntries(
    Array.from({ length: ROUNDS }, (_, at) => [5 + at, 'purchaser' as const]),
  );
  firm = await openFirm(mall, OWNER, { ...roles, ...others }, { orderLimit: 30_000 });
});
afterAll(async () => {
  // Credit is not given by the platform's desk here.
  await mall.close({ madeUp: true });
  await database.drop();
});

const call = (uid: number) => firm.as[uid]!;
const order = async (uid: number, quantity: number): Promise<string> =>
  valueOf(await buy(call(uid), VALVE.sku, quantity)).order_id;
const groupOf = async (id: string) =>
  await mall.first('groupOrder', { groupOrderId: id }, ['uid', 'status', 'approval']);

test('of two approvers at once one decides, and the other finds it decided', async () => {
  const id = await order(BUYER, 2);
  const answers = await Promise.all(
    [FIRST, SECOND, FIRST, SECOND].map((uid) => call(uid)(approvalApi.approve, { id })),
  );
  expect(tally(answers.map(codeOf))).toEqual({ ok: 1, 'approval.decided': 3 });
  expect(await mall.count('companyLog', { event: 'approved' })).toBe(1);
});

test('two purchases of one member at once see each other: what goes beyond the limit of a day waits', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    mall.clock.advance(days(2));
    // The company's rule for everybody, then a limit of the member's own: either takes one of two.
    const own = round % 2 ? '400.00' : null;
    valueOf(await call(OWNER)(companyTeamApi.limit, { member_id: BUYER, order_limit: own }));
    const keys = [await previewed(call(BUYER), VALVE.sku, 1), await previewed(call(BUYER), VALVE.sku, 1)];
    const placed = (await Promise.all(keys.map((key) => call(BUYER)(checkoutApi.create, key)))).map(valueOf);
    expect(placed.map((one) => one.approval ?? 'free').toSorted()).toEqual(['free', 'waiting']);
    const free = placed.find((one) => !one.approval)!;
    const { list } = valueOf(await call(FIRST)(approvalApi.list, { status: 'waiting' }));
    const waiting = list.find((row) => placed.some((one) => one.order_id === row.group_order_id));
    expect(waiting).toMatchObject({ bought_before: free.pay_price, order_limit: own ?? '300.00' });
    valueOf(await call(FIRST)(approvalApi.refuse, { id: waiting!.group_order_id, reason: '预算' }));
    valueOf(await call(BUYER)(orderApi.cancel, { id: free.order_id }));
  }
});

test('two orders of one member that are paid on credit at once never take more than the company has', async () => {
  valueOf(await call(OWNER)(companyTeamApi.limit, { member_id: BUYER, order_limit: '99999.00' }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const ids = [await order(BUYER, 1), await order(BUYER, 1)];
    const [one] = await mall.read('groupOrder', { groupOrderId: ids[0] }, { price: 'payPrice' });
    await mall.change('company', {}, (t) => ({ creditLimit: plus(t.creditUsed, one!.price) }));
    const answers = await Promise.all(
      ids.map((id) => call(BUYER)(paymentApi.pay, { group_id: id, type: 'credit' })),
    );
    expect(tally(answers.map(codeOf))).toEqual({ ok: 1, 'credit.short': 1 });
    const company = await mall.first('company');
    expect(company.creditUsed).toBe(company.creditLimit);
  }
  await mall.change('company', {}, { creditLimit: 10000000 });
  valueOf(await call(OWNER)(companyTeamApi.limit, { member_id: BUYER, order_limit: null }));
});

test('approved and refused at once: one of the two, and the stock agrees with it', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { sku: before } = await mall.stock(VALVE.sku);
    const id = await order(BUYER, 2);
    const answers = await Promise.all([
      call(FIRST)(approvalApi.approve, { id }),
      call(SECOND)(approvalApi.refuse, { id, reason: '预算' }),
    ]);
    expect(tally(answers.map(codeOf))).toEqual({ ok: 1, 'approval.decided': 1 });
    const { status, approval } = await groupOf(id);
    expect([status, approval]).toEqual(answers[0]!.ok ? ['unpaid', 'approved'] : ['cancelled', 'refused']);
    expect((await mall.stock(VALVE.sku)).sku).toBe(answers[0]!.ok ? before - 2 : before);
  }
});

test('removed while paying: paid by a member or refused, and the order is the owner’s in either case', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const uid = 5 + round;
    const id = await order(uid, 1);
    const [removed, paid] = await Promise.all([
      call(OWNER)(companyTeamApi.remove, { member_id: uid }),
      call(uid)(paymentApi.pay, { group_id: id, type: 'credit' }),
    ]);
    expect(removed.ok).toBe(true);
    const { uid: holder, status } = await groupOf(id);
    expect(holder).toBe(OWNER);
    expect(status).toBe(paid.ok ? 'paid' : 'unpaid');
    if (!paid.ok) expect(codeOf(paid)).toMatch(/^(order\.not_found|credit\.not_approved)$/);
    expect(codeOf(await call(uid)(paymentApi.status, { group_id: id }))).toBe('order.not_found');
  }
  const [firmRow] = await mall.read('company', {}, { used: 'creditUsed' });
  expect(firmRow!.used).toBe(await mall.sum('creditBill', 'amount'));
});

test('an owner who closes the account while somebody accepts: a company with people stays, one without ends', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [owner, guest] = [20 + 2 * round, 21 + 2 * round];
    const one = await openFirm(mall, owner);
    const invited = await mall.login(guest);
    const phone = `139${String(guest).padStart(8, '0')}`;
    const { invitation_id } = valueOf(
      await one.as[owner]!(companyTeamApi.invite, { phone, role: 'purchaser' }),
    );
    const closing = mall.services.database.tx(() => erasePerson(mall.system, owner));
    const accepting = invited(companyTeamApi.answer, { invitation_id, is_agreed: true });
    const [closed, accepted] = await Promise.all([closing, accepting]);
    const outcome = [codeOf(closed) ?? 'closed', codeOf(accepted) ?? 'in'];
    expect([
      ['close.company', 'in'],
      ['closed', 'team.invitation_not_found'],
    ]).toContainEqual(outcome);
    const [row] = await mall.read('company', { companyId: one.companyId }, ['status']);
    expect(row!.status).toBe(closed.ok ? 'ended' : 'verified');
    expect(valueOf(await invited(companyTeamApi.read)).team === null).toBe(closed.ok);
  }
});
