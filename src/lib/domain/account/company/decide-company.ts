import type { NoticeKind } from '#lib/contracts/states.ts';
import type { CompanyView } from '#lib/contracts/company.ts';
import { parseYuan, yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { notifyUser } from '../notice/index.ts';
import { companyFlow } from './company.flow.ts';
import { companyView } from './company-view.ts';
import {
  changeCompany,
  lockAlike,
  lockCompany,
  membersOf,
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
    CompanyView,
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
    return ok(await companyView(ctx, { ...row, ...change }));
  });
}

/** The platform sets what a verified company may owe; 0 takes its credit away. */
export async function setCreditLimit(
  ctx: UserContext,
  { company_id: companyId, credit_limit: limit }: { company_id: number; credit_limit: string },
): Promise<
  Result<
    CompanyView,
    'company.not_found' | 'company.not_verified' | 'company.own' | 'credit.limit' | 'credit.limit_below_used'
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
    if (!(await setLimit(db, companyId, creditLimit)))
      return fail('credit.limit_below_used', { x: yuan(row.creditUsed) }, 'credit_limit');
    ctx.log.warn(
      { companyId, by: ctx.actor.uid, from: row.creditLimit, to: creditLimit },
      'credit.limit_set',
    );
    return ok(await companyView(ctx, { ...row, creditLimit }));
  });
}
