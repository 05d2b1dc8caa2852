import { after } from '#lib/kernel/clock.ts';
import { newId, newSn } from '#lib/kernel/ids.ts';
import { CREDIT_LOW_PERMILLE } from '#lib/kernel/limits.ts';
import { timer } from '#lib/kernel/timers.ts';
import { permille, type Fen } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { companyOf, type CompanyRow } from '#lib/domain/account/company/index.ts';
import { notifyUser } from '#lib/domain/account/notice/index.ts';
import { addBill, hasOverdue, takeLimit } from './credit.repo.ts';

type Obstacle = 'credit.not_approved' | 'credit.overdue' | 'credit.short';

/** Why this company may not buy on credit for this amount; undefined if it may. */
export async function creditObstacle(
  ctx: Pick<UserContext, 'database' | 'clock'>,
  company: CompanyRow | undefined,
  amount: Fen,
): Promise<Obstacle | undefined> {
  if (company?.status !== 'verified' || company.creditLimit === 0) return 'credit.not_approved';
  if (await hasOverdue(ctx.database.db, company.companyId, ctx.clock.now())) return 'credit.overdue';
  return company.creditLimit - company.creditUsed < amount ? 'credit.short' : undefined;
}

/**
 * Takes the price of an order, or the balance of a presale, from the credit of the caller's company and writes its bill, due in 30 days. Belongs into
 * the transaction that marks it as paid; of orders placed at the same moment each finds the limit as the one
 * before has left it. Answers the company.
 */
export async function takeCredit(
  ctx: UserContext,
  { groupOrderId, presaleOrderId, amount }: { groupOrderId: string; presaleOrderId?: string; amount: Fen },
): Promise<Result<{ companyId: number }, 'credit.not_approved' | 'credit.overdue' | 'credit.short'>> {
  const { db } = ctx.database;
  const company = await companyOf(db, ctx.actor.uid);
  const obstacle = await creditObstacle(ctx, company, amount);
  if (!company || obstacle) return fail(obstacle ?? 'credit.not_approved');
  if (!(await takeLimit(db, company.companyId, amount))) return fail('credit.short');
  const createdAt = ctx.clock.now();
  await addBill(db, {
    creditBillId: newId(createdAt),
    creditBillSn: newSn('ZQ', createdAt),
    companyId: company.companyId,
    uid: ctx.actor.uid,
    groupOrderId,
    presaleOrderId: presaleOrderId ?? null,
    amount,
    status: 'open',
    dueAt: after(createdAt, timer('credit_due')),
    createdAt,
  });
  const line = permille(company.creditLimit, CREDIT_LOW_PERMILLE);
  if (company.creditUsed < line && company.creditUsed + amount >= line)
    await notifyUser(ctx, { uid: ctx.actor.uid, kind: 'credit.low', link: '/user/balance' });
  return ok({ companyId: company.companyId });
}
