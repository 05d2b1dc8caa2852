// A company gets another owner: by the will of both, once more proved, and with all that is the company's.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyApi } from '#lib/contracts/company.ts';
import { companyTeamApi } from '#lib/contracts/company-team.ts';
import { creditApi } from '#lib/contracts/credit.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { secondFactorApi } from '#lib/contracts/second-factor.ts';
import { hashPassword } from '#lib/domain/account/identity/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { totpCode, totpStep } from '#lib/kernel/totp.ts';
import { buy } from '../../support/company/buy.ts';
import { openFirm } from '../../support/company/firm.ts';
import { openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const [OWNER, HEIR, ADMIN, LEAVER, STRANGER] = [1, 2, 3, 4, 5];
const password = 'bolt2026';
const mall = await openTradeMall({ buyers: 6 });
const firm = await openFirm(mall, OWNER, { [HEIR]: 'purchaser', [ADMIN]: 'admin', [LEAVER]: 'purchaser' });
beforeAll(async () => {
  await mall.change('user', {}, { passwordHash: await hashPassword(password) });
  await mall.change('company', {}, { orderLimit: 5000000, licence: '/files/private/application/x.webp' });
});
afterAll(() => mall.close({ madeUp: true }));

const codeNow = (secret: string): string => totpCode(secret, totpStep(mall.clock.now()));
const as = (uid: number) => firm.as[uid]!;
const offer = (by = OWNER, to = HEIR, proof: object = { password }) =>
  as(by)(companyTeamApi.offerCompany, { member_id: to, ...proof });
const answer = (is_agreed: boolean, by = HEIR, proof: object = { password }) =>
  as(by)(companyTeamApi.answerHandover, { is_agreed, ...proof });
const team = async (uid: number) => valueOf(await as(uid)(companyTeamApi.read)).team!;
const noticesOf = async (uid: number): Promise<string[]> =>
  valueOf(await as(uid)(profileApi.notices, { limit: 50 })).list.map((row) => row.kind);

test('only the owner offers the company, to a member, with the password, to one at a time', async () => {
  firm.as[STRANGER] = await mall.login(STRANGER);
  expect(codeOf(await offer(ADMIN))).toBe('team.forbidden');
  expect(codeOf(await offer(STRANGER))).toBe('team.forbidden');
  expect(codeOf(await offer(OWNER, HEIR, {}))).toBe('password.wrong');
  expect(codeOf(await offer(OWNER, HEIR, { password: 'wrong2026' }))).toBe('password.wrong');
  expect(codeOf(await offer(OWNER, STRANGER))).toBe('team.member_not_found');
  expect(codeOf(await offer(OWNER, OWNER))).toBe('team.self');
  expect(codeOf(await answer(true))).toBe('team.handover_over');

  expect(valueOf(await offer()).handover).toMatchObject({ name: 'buyer2', owner: 'buyer1', is_mine: false });
  expect(codeOf(await offer(OWNER, ADMIN))).toBe('team.handover_open');
  expect((await team(HEIR)).handover).toMatchObject({ is_mine: true });
  expect((await team(ADMIN)).handover).toBeNull();
  expect(await noticesOf(HEIR)).toContain('team.handover.asked');
  for (const other of [ADMIN, OWNER, STRANGER]) expect(codeOf(await answer(true, other))).not.toBeUndefined();
  expect((await team(OWNER)).is_owner).toBe(true);
});

test('an offer ends when it is taken back, refused, too old, or the member leaves', async () => {
  expect(valueOf(await as(OWNER)(companyTeamApi.withdrawCompany)).handover).toBeNull();
  expect(codeOf(await answer(true))).toBe('team.handover_over');
  expect(codeOf(await as(OWNER)(companyTeamApi.withdrawCompany))).toBe('team.handover_over');

  valueOf(await offer());
  expect(valueOf(await answer(false, HEIR, {})).is_owner).toBe(false);
  expect(await noticesOf(OWNER)).toContain('team.handover.refused');

  valueOf(await offer());
  mall.clock.advance(days(14));
  expect((await team(OWNER)).handover).toBeNull();
  expect(codeOf(await answer(true))).toBe('team.handover_over');

  valueOf(await offer(OWNER, LEAVER));
  valueOf(await buy(as(LEAVER), VALVE.sku, 1, { company_id: firm.companyId }));
  valueOf(await as(LEAVER)(companyTeamApi.leave));
  await mall.change('user', { uid: LEAVER }, { companyId: firm.companyId, companyRole: 'purchaser' });
  expect(codeOf(await answer(true, LEAVER))).toBe('team.handover_over');
  expect((await team(OWNER)).handover).toBeNull();
});

test('who accepts proves who they are, with the code where there is a second factor', async () => {
  const { secret } = valueOf(await as(HEIR)(secondFactorApi.begin, { password }));
  valueOf(await as(HEIR)(secondFactorApi.confirm, { code: codeNow(secret) }));
  valueOf(await offer());
  expect(codeOf(await answer(true, HEIR, {}))).toBe('password.wrong');
  expect(codeOf(await answer(true))).toBe('factor.code');
  expect(codeOf(await answer(true, HEIR, { password, code: '000000' }))).toBe('factor.wrong');
  expect((await team(OWNER)).is_owner).toBe(true);
});

test('with the company go credit, bills, limits and what others had left to the owner; the former owner stays an admin', async () => {
  const own = valueOf(await buy(as(OWNER), VALVE.sku, 1, { company_id: firm.companyId })).order_id;
  valueOf(await as(OWNER)(paymentApi.pay, { group_id: own, type: 'credit' }));
  const bought = (uid: number) => mall.list('groupOrder', { uid }, 'groupOrderId', { by: 'groupOrderId' });
  const inherited = (await bought(OWNER)).find((id) => id !== own);
  expect(inherited).toBeDefined();
  await mall.change('user', { uid: HEIR }, { companyLimit: 1, companyBudget: 1 });
  const { secret } = await mall.first('secondFactor', { uid: HEIR });
  mall.clock.advance(60_000);
  const code = codeNow(mall.services.seal.open(secret));
  expect(valueOf(await answer(true, HEIR, { password, code }))).toMatchObject({
    is_owner: true,
    role: 'admin',
    own_limit: null,
    own_budget: null,
    order_limit: '50000.00',
    handover: null,
  });
  expect(await team(OWNER)).toMatchObject({ is_owner: false, role: 'admin', can_manage: true });
  expect(await bought(OWNER)).toEqual([own]);
  expect(await bought(HEIR)).toEqual([inherited]);
  expect(codeOf(await as(HEIR)(orderApi.cancel, { id: inherited! }))).toBeUndefined();
  expect(valueOf(await as(HEIR)(creditApi.read)).bills).toHaveLength(1);
  const { company } = valueOf(await as(HEIR)(companyApi.read));
  expect(company).toMatchObject({ credit_limit: '100000.00', status: 'verified' });
  expect(company!.licence).not.toBe('');
  expect(valueOf(await as(OWNER)(companyApi.read)).company!.licence).toBe('');
  expect(await noticesOf(OWNER)).toContain('team.handover.done');
  expect(await noticesOf(ADMIN)).toContain('team.handover.done');
  const log = valueOf(await as(ADMIN)(companyTeamApi.log, {})).list;
  expect(log[0]).toMatchObject({ actor: 'buyer2', text: '接任企业所有者，转入订单 1 笔' });

  // The former owner may go now, and cannot take the company back.
  expect(codeOf(await offer(OWNER, ADMIN))).toBe('team.forbidden');
  valueOf(await as(OWNER)(companyTeamApi.leave));
  expect(await bought(HEIR)).toEqual([inherited, own].toSorted());
  expect(codeOf(await as(HEIR)(companyTeamApi.leave))).toBe('team.owner_leaves');
});
