import type { Me } from '#lib/contracts/profile.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { accountView, needsFactor } from '../identity/index.ts';
import { countersOf, profileById } from './profile.repo.ts';

/** The account of the caller and its counters. */
export async function readMe(ctx: UserContext): Promise<Result<Omit<Me, 'has_own_prices'>, 'auth.revoked'>> {
  const { db } = ctx.database;
  const { uid, roles, platformRoles = [], merId, clerkOf = [] } = ctx.actor;
  const found = await profileById(db, uid);
  if (!found) return fail('auth.revoked');
  const counters = await countersOf(db, uid, ctx.clock.now());
  const { company } = found;
  return ok({
    ...accountView(found.user, { roles, platformRoles }),
    must_set_up_factor: !ctx.actor.hasFactor && needsFactor(ctx.settings, ctx.actor),
    must_change_password: ctx.actor.mustChangePassword === true,
    has_password: found.user.passwordHash !== null,
    now_money: yuan(counters.money),
    total_recharge: yuan(counters.recharged),
    total_returned: yuan(counters.returned),
    total_consume: yuan(counters.consumed),
    integral: counters.points,
    total_coupon: counters.coupons,
    total_collect_product: counters.products,
    total_collect_store: counters.stores,
    total_visit_product: counters.visits,
    total_unread: counters.unread,
    sign_status: counters.signs > 0,
    service: roles.includes('merchant'),
    is_svip: false,
    mer_id: merId ?? clerkOf[0] ?? null,
    company: company && { company_id: company.companyId, name: company.name, status: company.status },
  });
}
