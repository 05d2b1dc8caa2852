// Who belongs to a company, by whose will, and what is left to somebody who does not any more.
import { afterAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { companyTeamApi, type TeamView } from '#lib/contracts/company-team.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { company } from '#lib/db/schema.ts';
import { notifyInvited } from '#lib/domain/account/company/index.ts';
import type { JobPayloads } from '#lib/domain/jobs.ts';
import { days } from '#lib/kernel/clock.ts';
import { openFirm } from '../../support/company/firm.ts';
import { openTradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const [OWNER, ADMIN, BUYER, APPROVER, FINANCE, GUEST, OTHER] = [1, 2, 3, 4, 5, 6, 7];

const mall = await openTradeMall({ buyers: 12 });
const firm = await openFirm(mall, OWNER, {
  [ADMIN]: 'admin',
  [BUYER]: 'purchaser',
  [APPROVER]: 'approver',
  [FINANCE]: 'finance',
});
const guest = await mall.login(GUEST);
afterAll(() => mall.close());

const phoneOf = (uid: number): string => `139${String(uid).padStart(8, '0')}`;
const teamOf = async (call: Call): Promise<TeamView | null> => valueOf(await call(companyTeamApi.read)).team;
const invite = (call: Call, uid: number) =>
  call(companyTeamApi.invite, { phone: phoneOf(uid), role: 'purchaser' });
const noticesOf = async (call: Call): Promise<string[]> =>
  valueOf(await call(profileApi.notices, { limit: 50 })).list.map((row) => row.kind);
/** What the job does that follows each invitation. */
async function tellThem(): Promise<void> {
  for (const { name, payload } of mall.jobs.splice(0))
    if (name === 'team.asked') await notifyInvited(mall.system, payload as JobPayloads['team.asked']);
}
const logOf = async (call: Call) => valueOf(await call(companyTeamApi.log, { limit: 100 })).list;

test('an admin asks a phone; its holder accepts and is in with the next request', async () => {
  const sent = valueOf(await invite(firm.as[ADMIN]!, GUEST));
  expect(sent).toMatchObject({ company_name: '公司1', role: 'purchaser', inviter: 'buyer2' });
  expect(await noticesOf(guest)).not.toContain('team.invited');
  await tellThem();
  expect(await noticesOf(guest)).toContain('team.invited');
  const { invitations } = valueOf(await guest(companyTeamApi.invitations));
  expect(invitations.map((row) => row.invitation_id)).toEqual([sent.invitation_id]);
  expect(await teamOf(guest)).toBeNull();

  const answer = { invitation_id: sent.invitation_id, is_agreed: true };
  const { team } = valueOf(await guest(companyTeamApi.answer, answer));
  expect(team).toMatchObject({ role: 'purchaser', can_buy: true, can_manage: false, can_account: false });
  expect(await noticesOf(firm.as[ADMIN]!)).toContain('team.joined');
  expect(codeOf(await guest(companyTeamApi.answer, answer))).toBe('team.invitation_not_found');
  valueOf(await guest(companyTeamApi.leave));
});

test('who refuses stays out, and may be asked again; one phone is asked once at a time', async () => {
  const sent = valueOf(await invite(firm.as[OWNER]!, GUEST));
  expect(codeOf(await invite(firm.as[ADMIN]!, GUEST))).toBe('team.invited_already');
  valueOf(await guest(companyTeamApi.answer, { invitation_id: sent.invitation_id, is_agreed: false }));
  expect(await teamOf(guest)).toBeNull();
  // A refusal tells no more of an account than the phone that was asked.
  const said = valueOf(await firm.as[OWNER]!(profileApi.notices, { limit: 50 })).list;
  expect(said.find((row) => row.kind === 'team.refused')?.title).toBe('139****0006 拒绝了您的企业邀请');
  expect(JSON.stringify(await logOf(firm.as[OWNER]!))).not.toContain(`buyer${GUEST} `);
  const again = valueOf(await invite(firm.as[OWNER]!, GUEST));
  valueOf(await firm.as[OWNER]!(companyTeamApi.withdraw, { invitation_id: again.invitation_id }));
  expect(valueOf(await guest(companyTeamApi.invitations)).invitations).toEqual([]);
});

test('an invitation is for its phone alone, and for fourteen days', async () => {
  const sent = valueOf(await invite(firm.as[OWNER]!, GUEST));
  const other = await mall.login(OTHER);
  const answer = { invitation_id: sent.invitation_id, is_agreed: true };
  expect(codeOf(await other(companyTeamApi.answer, answer))).toBe('team.invitation_not_found');
  expect(codeOf(await other(companyTeamApi.withdraw, answer))).toBe('team.invitation_not_found');
  mall.clock.advance(days(14));
  expect(codeOf(await guest(companyTeamApi.answer, answer))).toBe('team.invitation_not_found');
  const again = valueOf(await invite(firm.as[OWNER]!, GUEST));
  valueOf(await firm.as[OWNER]!(companyTeamApi.withdraw, { invitation_id: again.invitation_id }));
});

test('a phone without an account is answered like any other, and finds the invitation when it registers', async () => {
  mall.jobs.length = 0;
  const known = valueOf(await invite(firm.as[OWNER]!, 8));
  const unknown = valueOf(
    await firm.as[OWNER]!(companyTeamApi.invite, { phone: '13700000001', role: 'finance' }),
  );
  expect(Object.keys(unknown)).toEqual(Object.keys(known));
  // Nor does the work tell them apart: whoever there is hears of it by a job, which each phone has.
  const jobs = mall.jobs.splice(0).map(({ name }) => name);
  expect(jobs).toEqual(['team.asked', 'team.asked']);
  expect(await noticesOf(await mall.login(8))).toEqual([]);
  await mall.change('user', { uid: 9 }, { phone: '13700000001' });
  const late = await mall.login(9);
  expect(valueOf(await late(companyTeamApi.invitations)).invitations).toMatchObject([{ role: 'finance' }]);
  for (const { invitation_id } of [known, unknown])
    valueOf(await firm.as[OWNER]!(companyTeamApi.withdraw, { invitation_id }));
});

test('one account buys for one company; an application that was rejected is no company', async () => {
  const others = await openFirm(mall, 10, { 11: 'purchaser' });
  const sent = valueOf(await invite(firm.as[OWNER]!, 11));
  const answer = { invitation_id: sent.invitation_id, is_agreed: true };
  expect(codeOf(await others.as[11]!(companyTeamApi.answer, answer))).toBe('team.elsewhere');
  valueOf(await others.as[11]!(companyTeamApi.leave));
  const row = {
    name: 'Rejected',
    taxNo: '91130100MA00000099',
    status: 'rejected' as const,
    applicantUid: 11,
  };
  const { db } = mall.services.database;
  const [rejected] = await db
    .insert(company)
    .values({ ...row, createdAt: mall.clock.now() })
    .returning();
  await mall.change('user', { uid: 11 }, { companyId: rejected!.companyId });
  expect(valueOf(await others.as[11]!(companyTeamApi.answer, answer)).team).toMatchObject({ name: '公司1' });
  valueOf(await others.as[11]!(companyTeamApi.leave));
});

test('only admins invite, change roles, remove and read the log; outsiders and other companies find nobody', async () => {
  const outside = await openFirm(mall, 12);
  for (const uid of [BUYER, APPROVER, FINANCE]) {
    const call = firm.as[uid]!;
    expect(codeOf(await invite(call, GUEST))).toBe('team.forbidden');
    expect(codeOf(await call(companyTeamApi.role, { member_id: ADMIN, role: 'finance' }))).toBe(
      'team.forbidden',
    );
    expect(codeOf(await call(companyTeamApi.remove, { member_id: ADMIN }))).toBe('team.forbidden');
    expect(codeOf(await call(companyTeamApi.log, {}))).toBe('team.forbidden');
  }
  const acts = [companyTeamApi.role, companyTeamApi.limit, companyTeamApi.remove] as const;
  for (const row of acts) {
    const input = { member_id: BUYER, role: 'admin', order_limit: '1.00' } as never;
    expect(codeOf(await outside.as[12]!(row, input))).toBe('team.member_not_found');
    expect(codeOf(await guest(row, input))).toBe('team.forbidden');
  }
  expect(codeOf(await guest(companyTeamApi.log, {}))).toBe('team.forbidden');
});

test('nobody changes the owner or oneself; a change of role counts from the next request on', async () => {
  const [owner, admin, buyer] = [firm.as[OWNER]!, firm.as[ADMIN]!, firm.as[BUYER]!];
  expect(codeOf(await admin(companyTeamApi.role, { member_id: ADMIN, role: 'finance' }))).toBe('team.self');
  expect(codeOf(await admin(companyTeamApi.remove, { member_id: ADMIN }))).toBe('team.self');
  expect(codeOf(await admin(companyTeamApi.role, { member_id: OWNER, role: 'finance' }))).toBe('team.owner');
  expect(codeOf(await admin(companyTeamApi.remove, { member_id: OWNER }))).toBe('team.owner');
  expect(codeOf(await owner(companyTeamApi.leave))).toBe('team.owner_leaves');

  valueOf(await owner(companyTeamApi.role, { member_id: BUYER, role: 'admin' }));
  valueOf(await buyer(companyTeamApi.log, {}));
  valueOf(await owner(companyTeamApi.role, { member_id: BUYER, role: 'purchaser' }));
  expect(codeOf(await buyer(companyTeamApi.log, {}))).toBe('team.forbidden');
});

test('an invitation ends with the right of whoever sent it: an admin no more, or out of the company', async () => {
  const [owner, buyer] = [firm.as[OWNER]!, firm.as[BUYER]!];
  const open = async () => valueOf(await guest(companyTeamApi.invitations)).invitations;

  valueOf(await owner(companyTeamApi.role, { member_id: BUYER, role: 'admin' }));
  const sent = valueOf(await invite(buyer, GUEST));
  valueOf(await owner(companyTeamApi.role, { member_id: BUYER, role: 'purchaser' }));
  expect(await open()).toEqual([]);
  const answer = { invitation_id: sent.invitation_id, is_agreed: true };
  expect(codeOf(await guest(companyTeamApi.answer, answer))).toBe('team.invitation_not_found');

  const other = await mall.login(OTHER);
  const joins = valueOf(await owner(companyTeamApi.invite, { phone: phoneOf(OTHER), role: 'admin' }));
  valueOf(await other(companyTeamApi.answer, { invitation_id: joins.invitation_id, is_agreed: true }));
  valueOf(await invite(other, GUEST));
  expect(await open()).toHaveLength(1);
  valueOf(await owner(companyTeamApi.remove, { member_id: OTHER }));
  expect(await open()).toEqual([]);
});

test('limits are set by admins and approvers, never by the one whom they bind', async () => {
  const limit = (call: Call, memberId: number, sum: string | null) =>
    call(companyTeamApi.limit, { member_id: memberId, order_limit: sum });
  const [admin, approver, buyer, finance] = [ADMIN, APPROVER, BUYER, FINANCE].map((uid) => firm.as[uid]!);
  valueOf(await limit(approver!, BUYER, '500.00'));
  expect(codeOf(await limit(buyer!, BUYER, '99999.00'))).toBe('team.self');
  expect(codeOf(await limit(approver!, APPROVER, null))).toBe('team.self');
  expect(codeOf(await limit(admin!, ADMIN, null))).toBe('team.self');
  expect(codeOf(await limit(approver!, ADMIN, '1.00'))).toBe('team.forbidden');
  expect(codeOf(await limit(buyer!, APPROVER, '1.00'))).toBe('team.forbidden');
  expect(codeOf(await limit(finance!, BUYER, null))).toBe('team.forbidden');
  expect(codeOf(await limit(admin!, BUYER, '12.345'))).toBe('team.order_limit');
  expect(codeOf(await buyer!(companyTeamApi.rule, { order_limit: null }))).toBe('team.forbidden');
  expect(valueOf(await approver!(companyTeamApi.rule, { order_limit: '300.00' })).order_limit).toBe('300.00');
  const seen = (await teamOf(finance!))!.members.find((row) => row.member_id === BUYER);
  expect(seen).toMatchObject({ order_limit: null, can_limit: false });
  expect((await teamOf(buyer!))!.members.find((row) => row.is_self)).toMatchObject({ order_limit: '500.00' });
  valueOf(await limit(admin!, BUYER, null));
  valueOf(await admin!(companyTeamApi.rule, { order_limit: null }));
});

test('colleagues see no whole phone numbers, and only admins see who was asked', async () => {
  valueOf(await invite(firm.as[OWNER]!, GUEST));
  const seen = JSON.stringify(await teamOf(firm.as[BUYER]!));
  expect(seen).not.toContain(phoneOf(ADMIN));
  expect(seen).not.toContain(phoneOf(GUEST));
  expect((await teamOf(firm.as[ADMIN]!))!.invitations).toMatchObject([{ phone: phoneOf(GUEST) }]);
});

test('every act is in the log with its doer, in the reader’s language, and somebody removed reads it no more', async () => {
  const [owner, admin] = [firm.as[OWNER]!, firm.as[ADMIN]!];
  mall.clock.advance(1000);
  valueOf(await admin(companyTeamApi.remove, { member_id: APPROVER }));
  const [last] = await logOf(owner);
  expect(last).toMatchObject({ actor: 'buyer2', text: '将 buyer4 移出企业，转移订单 0 笔' });
  const english = mall.as(await mall.token(OWNER), 'en-US');
  expect((await logOf(english)).map((row) => row.text)).toEqual(
    expect.arrayContaining([
      'Changed buyer3 from Purchaser to Admin',
      'Set the order limit of buyer3 to ¥500.00',
      'Accepted the invitation and joined as Purchaser',
      'Invited 139****0006 as Purchaser',
    ]),
  );
  expect(await noticesOf(firm.as[APPROVER]!)).toContain('team.removed');
  expect(await teamOf(firm.as[APPROVER]!)).toBeNull();
});

test('nobody closes an account with colleagues behind it: who leaves first may, and an owner who is alone', async () => {
  const reasons = async (call: Call) => valueOf(await call(profileApi.closing)).reasons;
  expect(await reasons(firm.as[OWNER]!)).toContain('company');
  expect(await reasons(firm.as[BUYER]!)).toContain('company');
  valueOf(await firm.as[BUYER]!(companyTeamApi.leave));
  expect(await reasons(firm.as[BUYER]!)).not.toContain('company');
  for (const uid of [ADMIN, FINANCE])
    valueOf(await firm.as[OWNER]!(companyTeamApi.remove, { member_id: uid }));
  expect(await reasons(firm.as[OWNER]!)).not.toContain('company');
});
