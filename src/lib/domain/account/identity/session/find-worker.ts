import type { Context, UserActor } from '#lib/domain/context.ts';
import { rolesOfAccount } from './session.repo.ts';

/**
 * Somebody at the desk of a store or, null, of the platform, for a job that goes on for him without a session, with the
 * roles that he has there now. Undefined: he does not work there any more.
 */
export async function findWorker(
  { database }: Pick<Context, 'database'>,
  uid: number,
  merId: number | null,
): Promise<UserActor | undefined> {
  const role = merId === null ? 'platform' : 'merchant';
  const rows = await rolesOfAccount(database.db, uid);
  const found = rows.find((row) => row.role === role && row.merId === merId);
  if (!found) return undefined;
  return {
    kind: 'user',
    uid,
    sessionId: '',
    roles: [role],
    platformRoles: found.platformRoles ?? [],
    stores: merId === null ? [] : [{ merId, roles: found.storeRoles ?? [] }],
    merId,
  };
}
