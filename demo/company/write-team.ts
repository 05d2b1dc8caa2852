import {
  inviteMember,
  membershipOf,
  setOrderRule,
  writeTeamEntry,
} from '#lib/domain/account/company/index.ts';
import type { UserContext } from '#lib/domain/context.ts';
import type { Seeding } from '../writer/seeding.ts';
import { DEMO_UIDS } from '../writer/write-accounts.ts';
import { contextOf, must, place } from '../writer/write-orders.ts';

const HOUR = 3_600_000;
const COMPANY = 1;
const RULE = '300.00';
const INVITED = '13800000001';

/**
 * The people of a company: its owner, a purchaser whose order waits, and finance; somebody else is asked to join, so
 * that both sides of an invitation can be looked at.
 */
export async function writeTeam(seeding: Seeding): Promise<number> {
  const at = (uid: number, hoursAgo: number): UserContext => {
    const ctx = contextOf(seeding, uid, new Date(seeding.now.getTime() - hoursAgo * HOUR));
    return { ...ctx, actor: { ...ctx.actor, companyId: COMPANY } };
  };
  const owner = DEMO_UIDS.enterprise;
  for (const [uid, hoursAgo] of [
    [DEMO_UIDS.purchaser, 300],
    [DEMO_UIDS.bookkeeper, 260],
  ] as const) {
    const ctx = at(uid, hoursAgo);
    const member = await membershipOf(ctx);
    if (member) await writeTeamEntry(ctx, COMPANY, 'joined', { name: member.nickname, role: member.role });
  }
  must('rule', await setOrderRule(at(owner, 250), { order_limit: RULE }));
  must('invite', await inviteMember(at(owner, 20), { phone: INVITED, role: 'purchaser' }));
  const uid = DEMO_UIDS.purchaser;
  await place(at(uid, 2), { uid, goal: 'unpaid', daysAgo: 0, stores: [1, 2] }, 5);
  return 1;
}
