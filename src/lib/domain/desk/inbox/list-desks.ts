import type { Desks } from '#lib/contracts/desk.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { storesNamed } from './desk.repo.ts';

/** The desks that the caller may open, and what he may do at each. */
export async function listDesks(ctx: UserContext): Promise<Result<Desks, never>> {
  const { stores = [], platformRoles = [], clerkOf = [] } = ctx.actor;
  const rolesOf = new Map(stores.map((store) => [store.merId, store.roles]));
  const named = stores.length ? await storesNamed(ctx.database.db, [...rolesOf.keys()]) : [];
  return ok({
    stores: named.map(({ merId, name, nameEn, avatar }) => ({
      mer_id: merId,
      name: ctx.locale === 'zh-CN' ? name : nameEn || name,
      avatar,
      roles: rolesOf.get(merId) ?? [],
    })),
    platform: platformRoles,
    delivery: clerkOf.length > 0,
  });
}
