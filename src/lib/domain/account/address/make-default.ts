import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { addressById, changeAddress, clearDefault, lockAccount } from './address.repo.ts';

/** Makes an address of the caller the only default. */
export function makeDefault(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<undefined, 'address.not_found'>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  return ctx.database.tx(async () => {
    await lockAccount(db, uid);
    if (!(await addressById(db, uid, id))) return fail('address.not_found');
    await clearDefault(db, uid);
    await changeAddress(db, uid, id, { isDefault: true });
    return ok();
  });
}
