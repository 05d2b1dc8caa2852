import type { TeamView } from '#lib/contracts/company-team.ts';
import { fail, type FailureOf, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { membersOf as uidsOf } from '../company.repo.ts';
import { proveHolder } from '../../identity/index.ts';
import { notifyUser } from '../../notice/index.ts';
import { TEAM_LINK } from '../team/invite-member.ts';
import { membershipOf } from '../team/membership.ts';
import { teamAfter } from '../team/read-team.ts';
import { changeMember, handOver, lockAccounts } from '../team/team.repo.ts';
import { writeEntry } from '../team/write-entry.ts';
import { handoverFlow } from './handover.flow.ts';
import { endHandover, giveCompany, lockHandover, openHandover, type OpenHandover } from './handover.repo.ts';

/**
 * The company changes hands: its credit, bills, limits, prices, headers and addresses are the company's and stay with
 * it; what came to the former owner from people who left goes on. Both are admins without limits afterwards.
 */
async function moveCompany(ctx: UserContext, { handover, licence, heir }: OpenHandover): Promise<void> {
  const { db } = ctx.database;
  const { companyId, fromUid, toUid } = handover;
  await giveCompany(db, { companyId, licence, to: toUid });
  for (const uid of [fromUid, toUid])
    await changeMember(db, uid, { companyRole: 'admin', companyLimit: null, companyBudget: null });
  const number = await handOver(db, { companyId, from: fromUid, to: toUid, isInherited: true });
  await writeEntry(ctx, companyId, 'handed_over', { name: heir, number: String(number) });
  ctx.log.warn({ companyId, from: fromUid, to: toUid }, 'company.handed_over');
}

/** The member who is asked to own the company accepts, once more proved, or refuses. */
export async function answerHandover(
  ctx: UserContext,
  { is_agreed: isAgreed, password, code }: { is_agreed: boolean; password: string; code: string },
): Promise<Result<TeamView, FailureOf<typeof proveHolder> | 'team.forbidden' | 'team.handover_over'>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const member = await membershipOf(ctx);
  if (!member) return fail('team.forbidden');
  const seen = await openHandover(db, member.companyId, ctx.clock.now());
  if (seen?.handover.toUid !== uid) return fail('team.handover_over');
  const proved = isAgreed ? await proveHolder(ctx, { password, code }) : undefined;
  if (proved && !proved.ok) return proved;
  return allOrNothing(ctx.database, async () => {
    const now = ctx.clock.now();
    await lockAccounts(db, [uid, seen.handover.fromUid]);
    const open = await lockHandover(db, member.companyId, now);
    if (open?.handover.handoverId !== seen.handover.handoverId) return fail('team.handover_over');
    const { handoverId, companyId, fromUid } = open.handover;
    const status = handoverFlow.next('pending', isAgreed ? 'accept' : 'refuse')!;
    await endHandover(db, handoverId, { status, decidedAt: now });
    const params = { name: open.heir, company: open.companyName };
    if (isAgreed) {
      await moveCompany(ctx, open);
      for (const one of await uidsOf(db, companyId))
        if (one !== uid)
          await notifyUser(ctx, { uid: one, kind: 'team.handover.done', params, link: TEAM_LINK });
    } else {
      await writeEntry(ctx, companyId, 'handover_refused');
      await notifyUser(ctx, { uid: fromUid, kind: 'team.handover.refused', params, link: TEAM_LINK });
    }
    return teamAfter(ctx);
  });
}
