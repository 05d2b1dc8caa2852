import type { NoticeKind } from '#lib/contracts/states.ts';
import type { DeskCompany } from '#lib/contracts/company.ts';
import { TWO_PEOPLE_FROM } from '#lib/kernel/limits.ts';
import { parseYuan, yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { refuseNewcomers } from '../identity/index.ts';
import { notifyUser } from '../notice/index.ts';
import { companyFlow } from './company.flow.ts';
import { deskCompany, proposalOf } from './company-view.ts';
import {
  changeCompany,
  lockAlike,
  lockCompany,
  membersOf,
  NO_PROPOSAL,
  setLimit,
  type CompanyRow,
} from './company.repo.ts';

interface Decision {
  company_id: number;
  is_agreed: boolean;
  reason?: string | undefined;
}

/** Nobody decides about a company that they applied for or buy for themselves. */
const buysFor = async (ctx: UserContext, { companyId, applicantUid }: CompanyRow): Promise<boolean> =>
  applicantUid === ctx.actor.uid || (await membersOf(ctx.database.db, companyId)).includes(ctx.actor.uid);

/** The platform verifies a company or rejects it with a reason. */
export async function decideCompany(
  ctx: UserContext,
  input: Decision,
): Promise<
  Result<
    DeskCompany,
    'company.decided' | 'company.not_found' | 'company.own' | 'company.reason' | 'company.tax_no_taken'
  >
> {
  const reason = input.reason?.trim() ?? '';
  if (!input.is_agreed && !reason) return fail('company.reason', undefined, 'reason');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const alike = await lockAlike(db, input.company_id);
    const row = alike.find(({ companyId }) => companyId === input.company_id);
    if (!row) return fail('company.not_found');
    if (await buysFor(ctx, row)) return fail('company.own');
    const status = companyFlow.next(row.status, input.is_agreed ? 'verify' : 'reject');
    if (!status) return fail('company.decided');
    if (input.is_agreed && alike.some((other) => other.status === 'verified'))
      return fail('company.tax_no_taken');
    const change = { status, reason: input.is_agreed ? null : reason, decidedAt: ctx.clock.now() };
    await changeCompany(db, row.companyId, change);
    ctx.log.warn({ companyId: row.companyId, by: ctx.actor.uid, status }, 'company.decided');
    for (const uid of await membersOf(db, row.companyId)) {
      const [kind, params]: [NoticeKind, Record<string, string>] = input.is_agreed
        ? ['company.verified', { name: row.name }]
        : ['company.rejected', { reason }];
      await notifyUser(ctx, { uid, kind, params, link: '/user/balance' });
      if (input.is_agreed) await ctx.jobs.send('coupon.welcome', { uid, as: 'member' });
    }
    return ok(await deskCompany(ctx, { ...row, ...change }));
  });
}

/**
 * The platform sets what a verified company may owe; 0 takes its credit away. A limit that is raised to fifty thousand
 * yuan or more holds once a second person names the very same within a day: what is bought on credit is money of the mall.
 */
export async function setCreditLimit(
  ctx: UserContext,
  { company_id: companyId, credit_limit: limit }: { company_id: number; credit_limit: string },
): Promise<
  Result<
    DeskCompany,
    | 'company.not_found'
    | 'company.not_verified'
    | 'company.own'
    | 'credit.limit'
    | 'credit.limit_below_used'
    | 'credit.second_person'
    | 'oversight.newcomer'
  >
> {
  const creditLimit = parseYuan(limit);
  if (creditLimit === undefined || creditLimit < 0) return fail('credit.limit', undefined, 'credit_limit');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const row = await lockCompany(db, companyId);
    if (!row) return fail('company.not_found');
    if (await buysFor(ctx, row)) return fail('company.own');
    if (row.status !== 'verified') return fail('company.not_verified');
    const { uid } = ctx.actor;
    const now = ctx.clock.now();
    if (creditLimit >= TWO_PEOPLE_FROM && creditLimit > row.creditLimit) {
      const before = proposalOf(row, now);
      const isSame = before?.limit === creditLimit;
      if (isSame && before.uid === uid) return fail('credit.second_person', undefined, 'credit_limit');
      const refusal = await refuseNewcomers(ctx, uid);
      if (refusal) return refusal;
      if (!isSame) {
        const proposal = { creditProposed: creditLimit, creditProposedBy: uid, creditProposedAt: now };
        await changeCompany(db, companyId, proposal);
        ctx.log.warn({ companyId, by: uid, to: creditLimit }, 'credit.limit_proposed');
        return ok(await deskCompany(ctx, { ...row, ...proposal }));
      }
    }
    if (!(await setLimit(db, companyId, creditLimit)))
      return fail('credit.limit_below_used', { x: yuan(row.creditUsed) }, 'credit_limit');
    ctx.log.warn({ companyId, by: uid, from: row.creditLimit, to: creditLimit }, 'credit.limit_set');
    return ok(await deskCompany(ctx, { ...row, ...NO_PROPOSAL, creditLimit }));
  });
}
