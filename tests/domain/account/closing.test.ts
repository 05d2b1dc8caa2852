// Closing an account for good: refused with reasons while something is open, proved by a code, nothing personal left.
import { and, eq, like, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityApi } from '#lib/contracts/identity.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { companyApi } from '#lib/contracts/company.ts';
import { companyTeamApi } from '#lib/contracts/company-team.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { buyerBalance, platform, transfer } from '#lib/domain/trade/ledger/index.ts';
import { expirePoints, givePoints } from '#lib/domain/trade/points/index.ts';
import { media, user, userRole } from '#lib/db/schema.ts';
import { newId } from '#lib/kernel/ids.ts';
import { openFirm } from '../../support/company/firm.ts';
import { openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, order, paidOrder, putIntoCart, valueOf } from '../../support/trade-steps.ts';
import { days, hours } from '#lib/kernel/clock.ts';
import { codeFor, messagesTo, tokenOf } from '../../api/account/people.ts';

const mall = await openTradeMall({ buyers: 10 });
beforeAll(async () => {
  // The accounts above chose their numbers themselves.
  await mall.numberFrom('user', 1000);
});
afterAll(() => mall.close());

const phoneOf = (uid: number): string => `139${String(uid).padStart(8, '0')}`;
/** A licence that an account has uploaded. */
async function licenceOf(uid: number): Promise<string> {
  const path = `/files/private/application/${newId()}.webp`;
  const picture = {
    mediaId: newId(),
    uid,
    field: 'application' as const,
    path,
    mime: 'image/webp',
    bytes: 1,
  };
  await mall.services.database.db.insert(media).values({ ...picture, createdAt: mall.clock.now() });
  return path;
}

const reasonsOf = async (uid: number) => valueOf(await (await mall.login(uid))(profileApi.closing)).reasons;

/** Asks for a code and closes with it. */
async function close(uid: number) {
  mall.clock.advance(hours(1));
  const token = await tokenOf(mall, phoneOf(uid));
  mall.clock.advance(hours(1));
  const sms_code = await codeFor(mall, phoneOf(uid), 'close_account', token);
  return { token, result: await mall.as(token)(profileApi.close, { sms_code }) };
}

test('an account with open orders, payments or money stays, and is told why', async () => {
  const refused = async (uid: number) => codeOf((await close(uid)).result);
  await order(mall, 1, [[VALVE.sku, 1]]);
  expect(await reasonsOf(1)).toEqual(['order']);
  expect(await refused(1)).toBe('close.order');

  await paidOrder(mall, 2, [[VALVE.sku, 1]]);
  expect(await refused(2)).toBe('close.order');
  await mall.change('storeOrder', { uid: 2 }, { status: 'done' });
  await mall.change(
    'orderLine',
    { orderId: await mall.list('storeOrder', { uid: 2 }, 'orderId') },
    { refundState: 'refunding' },
  );
  expect(await refused(2)).toBe('close.refund');

  await transfer(mall.system, {
    kind: 'recharge',
    targetId: 'closing',
    entries: [
      { account: platform('gateway'), amount: -100 },
      { account: buyerBalance(3), amount: 100 },
    ],
  });
  const call = await mall.login(3);
  expect(valueOf(await call(profileApi.closing))).toMatchObject({ reasons: ['balance'], now_money: '1.00' });
  expect(await refused(3)).toBe('close.balance');

  // The account of a store belongs to the store.
  expect(await reasonsOf(901)).toContain('role');
});

test('whoever answers for what a company owes stays until it is paid', async () => {
  await openFirm(mall, 8);
  const group_id = await order(mall, 8, [[VALVE.sku, 1]]);
  const call = await mall.login(8);
  valueOf(await call(paymentApi.pay, { group_id, type: 'credit' }));
  await mall.change('storeOrder', { uid: 8 }, { status: 'done' });
  expect(await reasonsOf(8)).toEqual(['credit']);
  expect(codeOf((await close(8)).result)).toBe('close.credit');
});

test('the company of an owner who closes the account ends: its tax number is free, and nothing of it is anybody’s', async () => {
  const { companyId } = await openFirm(mall, 6);
  const [before] = await mall.read('company', { companyId }, { tax_no: 'taxNo' });
  const owner = await mall.login(6);
  valueOf(await owner(companyTeamApi.invite, { phone: phoneOf(9), role: 'admin' }));
  const next = await mall.login(9);
  const licence = await licenceOf(9);
  const application = { name: '河北新主紧固件有限公司', tax_no: before!.tax_no, licence };

  expect((await close(6)).result.ok).toBe(true);
  expect(await mall.read('company', { companyId }, ['status', 'creditLimit', 'creditUsed'])).toEqual([
    { status: 'ended', creditLimit: 0, creditUsed: 0 },
  ]);
  expect(valueOf(await next(companyTeamApi.invitations)).invitations).toEqual([]);

  const applied = valueOf(await next(companyApi.apply, application));
  expect(applied).toMatchObject({ status: 'pending', credit_limit: '0.00' });
  expect(applied.company_id).not.toBe(companyId);
  const { db } = mall.services.database;
  const desk = { uid: 951, phone: '13900000951', nickname: 'platform', createdAt: mall.clock.now() };
  await db.insert(user).values(desk);
  await db.insert(userRole).values({ uid: 951, role: 'platform', platformRoles: ['owner'] });
  const platform = await mall.login(951);
  const decision = { company_id: applied.company_id, is_agreed: true };
  expect(valueOf(await platform(companyApi.decide, decision)).status).toBe('verified');
  expect(codeOf(await platform(companyApi.decide, { ...decision, company_id: companyId }))).toBe(
    'company.decided',
  );
  expect(codeOf(await platform(companyApi.limit, { company_id: companyId, credit_limit: '1.00' }))).toBe(
    'company.not_verified',
  );
});

test('an application that waits ends with the account that sent it', async () => {
  const call = await mall.login(10);
  const licence = await licenceOf(10);
  const application = { name: '石家庄待审贸易有限公司', tax_no: '91130100MA0WAIT101', licence };
  valueOf(await call(companyApi.apply, application));
  expect((await close(10)).result.ok).toBe(true);
  expect(await mall.read('company', { applicantUid: 10 }, ['status'])).toEqual([{ status: 'ended' }]);
});

test('a closed account is out everywhere, holds nothing personal, and its phone may register anew', async () => {
  await putIntoCart(mall, 4, [[VALVE.sku, 1]]);
  await givePoints(mall.system, { uid: 4, points: 50, kind: 'points_gift', targetId: 'g4' });
  const other = await tokenOf(mall, phoneOf(4));
  const { token, result } = await close(4);
  expect(result.ok).toBe(true);
  for (const each of [token, other]) {
    expect(codeOf(await mall.as(each)(profileApi.me))).toBe('auth.revoked');
  }
  const row = await mall.first('user', { uid: 4 });
  expect(row).toMatchObject({ status: 'closed', avatar: '', passwordHash: null, phone: 'closed-4' });
  expect(JSON.stringify(row)).not.toContain(phoneOf(4));
  for (const table of ['invoiceHeader', 'address', 'cartLine', 'favourite', 'visit', 'notice'] as const) {
    expect(await mall.count(table, { uid: 4 })).toBe(0);
  }
  expect(messagesTo(mall, phoneOf(4)).at(-1)?.template).toBe('account_closed');

  mall.clock.advance(hours(1));
  const again = await mall.as(await tokenOf(mall, phoneOf(4)))(profileApi.me);
  expect(valueOf(again)).toMatchObject({ integral: 0, now_money: '0.00' });
  expect(valueOf(again).uid).not.toBe(4);
});

test('points of a closed account, and those that come back to it, are nobody’s: they end with their year, where they came from', async () => {
  const points = { uid: 4, kind: 'points_return', points: 20, targetId: 'late4' } as const;
  await givePoints(mall.system, points);
  const held = () =>
    mall.read(
      'ledgerAccount',
      (t) => and(eq(t.ownerId, 4), like(t.kind, 'points_%'), ne(t.balance, 0)),
      ['kind', 'balance'],
      { by: 'kind' },
    );
  expect(await held()).toEqual([
    { kind: 'points_free', balance: 70 },
    { kind: 'points_source', balance: -70 },
  ]);
  mall.clock.advance(days(2 * 366));
  await expirePoints(mall.system);
  expect(await held()).toEqual([]);
  mall.clock.advance(days(-2 * 366));
});

test('what stays for the books after a closing names nobody', async () => {
  await paidOrder(mall, 7, [[VALVE.sku, 1]]);
  await mall.change('storeOrder', { uid: 7 }, { status: 'done', mark: '王工收' });
  await mall.change('ledgerAccount', { kind: 'buyer_balance', ownerId: 7 }, { balance: 0 });
  expect((await close(7)).result.ok).toBe(true);
  const orders = await mall.read('storeOrder', { uid: 7 }, ['groupOrderId', 'mark']);
  const groups = { groupOrderId: orders.map(({ groupOrderId }) => groupOrderId) };
  const kept = [...orders, ...(await mall.read('groupOrder', groups, ['address']))];
  expect(kept).toMatchObject([{ mark: '' }, { address: { realName: '', phone: '' } }]);
  expect(JSON.stringify(kept)).not.toContain('工业路');
});

test('only a code of this kind closes the account: none, a wrong one and one for another purpose do not', async () => {
  const phone = phoneOf(5);
  const token = await tokenOf(mall, phone);
  const call = mall.as(token);
  expect(codeOf(await call(profileApi.close, { sms_code: '' }))).toBe('ERROR7');
  expect(codeOf(await call(profileApi.close, { sms_code: '000000' }))).toBe('code.wrong');
  mall.clock.advance(hours(1));
  const sms_code = await codeFor(mall, phone, 'change_phone', token);
  expect(codeOf(await call(profileApi.close, { sms_code }))).toBe('code.wrong');
  expect(valueOf(await call(profileApi.me)).uid).toBe(5);
});

test('a visitor is sent no code for closing', async () => {
  const sent = await mall.as()(identityApi.verify, { phone: phoneOf(6), type: 'close_account' });
  expect(codeOf(sent)).toBe('auth.required');
});
