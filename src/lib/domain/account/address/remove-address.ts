import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { addressById, dropAddress, lockAccount } from './address.repo.ts';

/** Deletes an address of the caller. */
export function removeAddress(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<undefined, 'address.default' | 'address.not_found'>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  return ctx.database.tx(async () => {
    await lockAccount(db, uid);
    const found = await addressById(db, uid, id);
    if (!found) return fail('address.not_found');
    if (found.isDefault) return fail('address.default');
    await dropAddress(db, uid, id);
    return ok();
  });
}
