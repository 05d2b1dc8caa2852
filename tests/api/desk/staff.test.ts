// A store has as many people as it needs: its owner invites them by their phone, in the roles that they work in, and
// whoever is invited decides himself.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { deliveryApi } from '#lib/contracts/delivery.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { staffApi } from '#lib/contracts/staff.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { findSession } from '#lib/domain/account/identity/index.ts';
import type { JobPayloads } from '#lib/domain/jobs.ts';
import { notifyOpenInvitations, tellStaffAsked } from '#lib/domain/merchant/staff/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { codeFor } from '../account/people.ts';
import { NORTH, openTradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const OWNER = 901;
const RIVAL = 902;
const UNKNOWN = '13711112222';
let owner: Call;
let rival: Call;
let packer: Call;
let phone: string;

const mall = await openTradeMall({ buyers: 8 });
beforeAll(async () => {
  owner = await mall.login(OWNER);
  rival = await mall.login(RIVAL);
  packer = await mall.login(1);
  phone = await phoneOf(1);
});
afterAll(() => mall.close());

const phoneOf = async (uid: number): Promise<string> => (await mall.first('user', { uid }, ['phone'])).phone;
const askedOf = async (call: Call) => valueOf(await call(staffApi.invitations)).invitations;
const openOf = async (call: Call) =>
  valueOf(await call(staffApi.list, { limit: 100 })).list.filter((row) => row.invitation_id !== null);
const found = async (call: Call, keyword: string) =>
  valueOf(await call(staffApi.list, { keyword })).list.map(({ uid }) => uid);
const answer = (call: Call, invitation_id: string, is_agreed: boolean) =>
  call(staffApi.answer, { invitation_id, is_agreed });
async function accept(call: Call): Promise<void> {
  const [asked] = await askedOf(call);
  valueOf(await answer(call, asked!.invitation_id, true));
}
/** What the job does that follows each invitation. */
async function tellThem(): Promise<void> {
  for (const { name, payload } of mall.jobs.splice(0))
    if (name === 'staff.asked') await tellStaffAsked(mall.system, payload as JobPayloads['staff.asked']);
}
const noticesOf = async (call: Call) =>
  valueOf(await call(profileApi.notices, { limit: 50 })).list.map(({ title, link }) => [title, link]);

test('somebody is invited by phone, is nobody until he accepts, then does what the role is for, and nothing else', async () => {
  expect(codeOf(await owner(staffApi.invite, { phone }))).toBe('staff.no_role');
  valueOf(await owner(staffApi.invite, { phone, warehouse: true }));
  expect(codeOf(await owner(staffApi.invite, { phone, finance: true }))).toBe('staff.invited_already');
  expect(codeOf(await packer(orderDeskApi.list, {}))).toBe('auth.forbidden');
  expect(await findSession(mall.services, await mall.token(1))).toMatchObject({
    value: { roles: [], merId: null },
  });
  expect(valueOf(await packer(profileApi.closing)).reasons).toEqual([]);
  expect(await noticesOf(packer)).toEqual([]);
  await tellThem();
  expect(await noticesOf(packer)).toEqual([
    [expect.stringMatching(/邀请您加入店铺「店铺1」，角色：仓库；接受后生效$/), '/user#staff'],
  ]);
  expect(await openOf(owner)).toMatchObject([{ uid: null, phone, roles: ['warehouse'] }]);
  expect([await found(owner, phone), await found(owner, 'nobody')]).toEqual([[null], []]);

  const [asked] = await askedOf(packer);
  expect(asked).toMatchObject({ store_name: '店铺1', roles: ['warehouse'] });
  valueOf(await answer(packer, asked!.invitation_id, true));
  expect(codeOf(await answer(packer, asked!.invitation_id, true))).toBe('staff.invitation_not_found');
  expect(codeOf(await owner(staffApi.invite, { phone, finance: true }))).toBe('staff.twice');
  valueOf(await packer(orderDeskApi.list, {}));
  expect(codeOf(await packer(storeMoneyApi.balance))).toBe('auth.role');
  expect(codeOf(await packer(staffApi.invite, { phone: UNKNOWN, owner: true }))).toBe('auth.role');
  const { list } = valueOf(await packer(staffApi.list, {}));
  expect(list).toMatchObject([
    { uid: 1, roles: ['warehouse'], is_own: true, phone: expect.stringMatching(/^\d{3}\*{4}\d{4}$/) },
    { uid: OWNER, roles: ['owner'], is_own: false },
  ]);
  for (const keyword of ['BUYER1', phone.slice(-4), phone])
    expect([await found(owner, keyword), await found(rival, keyword)]).toEqual([[1], []]);
  expect(await noticesOf(owner)).toEqual([
    [expect.stringMatching(/已接受邀请，加入店铺「店铺1」，角色：仓库$/), '/merchant/staff'],
  ]);
  // The store reads in its trail who let him in, and that he came by his own will.
  const trail = await mall.read(
    'auditEntry',
    { merId: NORTH, phase: 'end', outcome: 'done' },
    ['uid', 'act'],
    { by: 'seq' },
  );
  expect(trail).toEqual([
    { uid: OWNER, act: 'POST /api/merchant/staff/invite' },
    { uid: 1, act: 'POST /api/user/staff/invitation/:invitation_id/answer' },
  ]);
});

test('other roles hold at once; the own ones are another owner’s to change, and the last owner stays', async () => {
  expect(codeOf(await owner(staffApi.change, { id: OWNER, sales: true }))).toBe('staff.own_account');
  expect(codeOf(await owner(staffApi.change, { id: RIVAL, sales: true }))).toBe('staff.gone');
  expect(codeOf(await owner(staffApi.leave))).toBe('staff.last_owner');
  valueOf(await owner(staffApi.change, { id: 1, finance: true }));
  valueOf(await packer(storeMoneyApi.balance));
  const told = (await noticesOf(packer)).filter(([, link]) => link === '/merchant');
  expect(told.toSorted()).toEqual([
    ['您在店铺「店铺1」的角色改为：财务', '/merchant'],
    ['您已加入店铺「店铺1」，角色：仓库', '/merchant'],
  ]);
  valueOf(await packer(staffApi.leave));
  expect(codeOf(await packer(orderDeskApi.list, {}))).toBe('auth.forbidden');
});

test('a phone with an account and one without are answered alike, and stand in the list alike', async () => {
  const known = await phoneOf(2);
  const answers = [known, UNKNOWN].map((one) => owner(staffApi.invite, { phone: one, sales: true }));
  const [toKnown, toUnknown] = await Promise.all(answers);
  expect(valueOf(toKnown!)).toEqual(valueOf(toUnknown!));
  // Nor does the work tell them apart: whoever there is hears of it by a job, which each phone has.
  expect(mall.jobs.splice(0).map(({ name }) => name)).toEqual(['staff.asked', 'staff.asked']);
  expect(await noticesOf(await mall.login(2))).toEqual([]);
  const again = await Promise.all(
    [known, UNKNOWN].map((one) => owner(staffApi.invite, { phone: one, sales: true })),
  );
  expect(again[0]).toEqual(again[1]);
  const open = await openOf(owner);
  expect(open.map((row) => row.phone).toSorted()).toEqual([known, UNKNOWN].toSorted());
  const alike = open.map((row) => ({ ...row, invitation_id: '', phone: '' }));
  expect(alike[0]).toEqual(alike[1]);
});

test('whoever registers within the days hears of the invitation and accepts it', async () => {
  // The mall of the tests gives its people their numbers; a newcomer's comes after those.
  await mall.numberFrom('user', 1000);
  const sms_code = await codeFor(mall, UNKNOWN, 'mobile');
  const login = valueOf(
    await mall.as()(identityApi.register, { phone: UNKNOWN, sms_code, pwd: 'wheat2harbour' }),
  );
  const job = mall.jobs.find(({ name }) => name === 'staff.invited')!;
  await notifyOpenInvitations(mall.system, job.payload as JobPayloads['staff.invited']);
  const newcomer = mall.as(login.token);
  expect(await noticesOf(newcomer)).toEqual([
    [expect.stringContaining('邀请您加入店铺「店铺1」'), '/user#staff'],
  ]);
  expect(codeOf(await newcomer(orderDeskApi.list, {}))).toBe('auth.forbidden');
  await accept(newcomer);
  valueOf(await newcomer(orderDeskApi.list, {}));
});

test('two stores ask one phone; each answer is for its store alone, and declining leaves the account as it was', async () => {
  const call = await mall.login(3);
  const asked = await phoneOf(3);
  valueOf(await owner(staffApi.invite, { phone: asked, sales: true }));
  valueOf(await rival(staffApi.invite, { phone: asked, finance: true }));
  const rows = await askedOf(call);
  expect(rows.map(({ store_name }) => store_name).toSorted()).toEqual(['店铺1', '店铺2']);
  const of = (name: string) => rows.find((row) => row.store_name === name)!.invitation_id;
  // Nobody answers for another phone, and no store takes back what another has sent.
  expect(codeOf(await answer(packer, of('店铺1'), true))).toBe('staff.invitation_not_found');
  expect(codeOf(await owner(staffApi.withdraw, { invitation_id: of('店铺2') }))).toBe(
    'staff.invitation_not_found',
  );
  valueOf(await answer(call, of('店铺1'), false));
  expect(codeOf(await call(orderDeskApi.list, {}))).toBe('auth.forbidden');
  expect((await noticesOf(owner)).flat().join()).toContain('拒绝了加入店铺「店铺1」的邀请');
  valueOf(await answer(call, of('店铺2'), true));
  expect(valueOf(await rival(staffApi.list, {})).list.map(({ uid }) => uid)).toContain(3);
  expect(valueOf(await owner(staffApi.list, {})).list.map(({ uid }) => uid)).not.toContain(3);
  // Who has declined may be asked again.
  valueOf(await owner(staffApi.invite, { phone: asked, sales: true }));
});

test('nobody comes in on the word of an owner who is one no more', async () => {
  const leaving = await mall.login(5);
  const [second, third] = [await mall.login(6), await mall.login(7)];
  valueOf(await owner(staffApi.invite, { phone: await phoneOf(5), owner: true }));
  await accept(leaving);
  valueOf(await leaving(staffApi.invite, { phone: await phoneOf(6), owner: true }));
  const [asked] = await askedOf(second);
  valueOf(await owner(staffApi.change, { id: 5, sales: true }));
  expect(await askedOf(second)).toEqual([]);
  expect(codeOf(await answer(second, asked!.invitation_id, true))).toBe('staff.invitation_not_found');
  expect((await openOf(owner)).map(({ phone: one }) => one)).not.toContain(await phoneOf(6));

  valueOf(await owner(staffApi.change, { id: 5, owner: true }));
  valueOf(await leaving(staffApi.invite, { phone: await phoneOf(7), finance: true }));
  valueOf(await leaving(staffApi.leave));
  expect(await askedOf(third)).toEqual([]);
  // The place is free: an owner who stays may ask himself.
  valueOf(await owner(staffApi.invite, { phone: await phoneOf(7), finance: true }));
});

test('an invitation that was taken back, or that is over, lets nobody in, and may be sent anew', async () => {
  const call = await mall.login(4);
  const asked = await phoneOf(4);
  const invite = async (): Promise<string> => {
    valueOf(await owner(staffApi.invite, { phone: asked, sales: true }));
    return (await askedOf(call))[0]!.invitation_id;
  };
  const first = await invite();
  valueOf(await owner(staffApi.withdraw, { invitation_id: first }));
  expect(codeOf(await owner(staffApi.withdraw, { invitation_id: first }))).toBe('staff.invitation_not_found');
  expect(codeOf(await answer(call, first, true))).toBe('staff.invitation_not_found');
  expect(await askedOf(call)).toEqual([]);

  const second = await invite();
  mall.clock.advance(days(14));
  const late = await mall.login(4);
  owner = await mall.login(OWNER);
  expect(await askedOf(late)).toEqual([]);
  expect(await openOf(owner)).toEqual([]);
  expect(codeOf(await answer(late, second, true))).toBe('staff.invitation_not_found');
  expect(codeOf(await owner(staffApi.withdraw, { invitation_id: second }))).toBe(
    'staff.invitation_not_found',
  );
  valueOf(await owner(staffApi.invite, { phone: asked, owner: true }));
  await accept(late);
  valueOf(await owner(staffApi.leave));
  expect(codeOf(await owner(staffApi.list, {}))).toBe('auth.forbidden');
});

test('a rider is invited like everybody: he has the desk of the rides alone, until the owner takes that from him', async () => {
  const rider = await mall.login(7);
  valueOf(await rival(staffApi.invite, { phone: await phoneOf(7), rider: true }));
  await tellThem();
  const [asked] = await askedOf(rider);
  expect(asked).toMatchObject({ roles: ['rider'] });
  valueOf(await answer(rider, asked!.invitation_id, true));
  valueOf(await rider(deliveryApi.rides, {}));
  expect(codeOf(await rider(orderDeskApi.list, {}))).toBe('auth.forbidden');
  const rolesOf = async () =>
    valueOf(await rival(staffApi.list, { limit: 100 })).list.find((row) => row.uid === 7)?.roles;
  expect(await rolesOf()).toEqual(['rider']);
  expect(codeOf(await rival(staffApi.invite, { phone: await phoneOf(7), sales: true }))).toBe('staff.twice');
  valueOf(await rival(staffApi.change, { id: 7, warehouse: true, rider: true }));
  valueOf(await rider(orderDeskApi.list, {}));
  expect(await rolesOf()).toEqual(['warehouse', 'rider']);
  valueOf(await rival(staffApi.change, { id: 7 }));
  expect(codeOf(await rider(deliveryApi.rides, {}))).toBe('auth.forbidden');
  expect(await rolesOf()).toBeUndefined();
});

test('an owner rides for his own store when he says so; his other roles stay another owner’s to change', async () => {
  const own = { id: RIVAL, owner: true };
  expect(codeOf(await rival(deliveryApi.rides, {}))).toBe('auth.forbidden');
  expect(codeOf(await rival(staffApi.change, { id: RIVAL, rider: true }))).toBe('staff.own_account');
  expect(codeOf(await rival(staffApi.change, { ...own, manager: true }))).toBe('staff.own_account');
  valueOf(await rival(staffApi.change, { ...own, rider: true }));
  valueOf(await rival(deliveryApi.rides, {}));
  valueOf(await rival(staffApi.change, own));
  expect(codeOf(await rival(deliveryApi.rides, {}))).toBe('auth.forbidden');
  valueOf(await rival(orderDeskApi.list, {}));
});
