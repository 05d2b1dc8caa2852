import { after } from '#lib/kernel/clock.ts';
import { LIMIT_WINDOW } from '#lib/kernel/limits.ts';
import type { Fen } from '#lib/kernel/money.ts';
import type { UserContext } from '#lib/domain/context.ts';
import type { Membership } from '../../../account/company/index.ts';
import { boughtUnasked } from './place.repo.ts';

/**
 * Whether an order is above what a member may buy without asking: with what they have bought unasked in the last day,
 * so that several small orders are no way around it. The member is held, so that two at once see each other.
 */
export async function isAboveLimit(
  ctx: Pick<UserContext, 'database' | 'clock'>,
  { uid, companyId, limit }: Pick<Membership, 'uid' | 'companyId' | 'limit'>,
  price: Fen,
): Promise<boolean> {
  if (limit === undefined) return false;
  const since = after(ctx.clock.now(), -LIMIT_WINDOW);
  return price + (await boughtUnasked(ctx.database.db, { companyId, uid, since })) > limit;
}
