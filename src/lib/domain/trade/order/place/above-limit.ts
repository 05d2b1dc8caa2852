import { after, monthStart } from '#lib/kernel/clock.ts';
import { LIMIT_WINDOW } from '#lib/kernel/limits.ts';
import type { Fen } from '#lib/kernel/money.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { orderedSince, type Membership } from '../../../account/company/index.ts';
import { boughtUnasked } from './place.repo.ts';

/**
 * Whether an order is above what a member may buy without asking: with what they have bought unasked in the last day,
 * so that several small orders cannot avoid it, or above the budget of the month. The member's row is locked, so that
 * two orders at once count each other.
 */
export async function isAboveLimit(
  ctx: Pick<UserContext, 'database' | 'clock'>,
  member: Pick<Membership, 'uid' | 'companyId' | 'limit' | 'budget'>,
  price: Fen,
): Promise<boolean> {
  const { uid, companyId, limit, budget } = member;
  if (budget !== undefined && price + (await orderedThisMonth(ctx, member)) > budget) return true;
  if (limit === undefined) return false;
  const since = after(ctx.clock.now(), -LIMIT_WINDOW);
  return price + (await boughtUnasked(ctx.database.db, { companyId, uid, since })) > limit;
}

/** What a member has ordered for the company in this month, fen. */
export const orderedThisMonth = (
  ctx: Pick<UserContext, 'database' | 'clock'>,
  { uid, companyId }: Pick<Membership, 'uid' | 'companyId'>,
): Promise<Fen> => orderedSince(ctx.database.db, { companyId, uid, since: monthStart(ctx.clock.now()) });
