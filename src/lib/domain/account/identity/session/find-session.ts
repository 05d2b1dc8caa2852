import { after } from '#lib/kernel/clock.ts';
import { sha256Hex } from '#lib/kernel/ids.ts';
import { SESSION_SEEN_EVERY } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, Role, UserActor } from '#lib/domain/context.ts';
import { sessionByHash, touchSession } from './session.repo.ts';

type Needs = Pick<Context, 'database' | 'clock'>;

/** Turns a token into the actor of its session. */
export async function findSession(
  ctx: Needs,
  token: string,
): Promise<Result<UserActor, 'auth.required' | 'auth.expired' | 'auth.revoked'>> {
  const { db, rowCache } = ctx.database;
  const hash = sha256Hex(token);
  const rows = await rowCache.one('session', hash, () => sessionByHash(db, hash));
  const found = rows[0];
  if (!found) return fail('auth.required');
  if (found.revokedAt || found.status !== 'active') return fail('auth.revoked');
  const now = ctx.clock.now();
  if (found.expiresAt <= now) return fail('auth.expired');
  if (after(found.lastSeenAt, SESSION_SEEN_EVERY) <= now) {
    await touchSession(db, found.sessionId, now);
    rowCache.drop(`session:${hash}`);
  }
  const roles = [...new Set(rows.flatMap((row) => (row.role ? [row.role] : [])))];
  const storesAs = (role: Role): number[] =>
    rows.flatMap((row) => (row.role === role && row.merId !== null ? [row.merId] : []));
  const platformRoles = rows.flatMap((row) => row.platformRoles ?? []);
  const mustChangePassword = found.initialUntil !== null;
  const hasFactor = found.factorSince !== null;
  const { uid, sessionId, companyId } = found;
  const own = rows.filter((row) => row.role === 'merchant');
  const stores = own.map((row) => ({ merId: row.merId!, roles: row.storeRoles ?? [] }));
  return ok({
    kind: 'user',
    uid,
    sessionId,
    roles,
    platformRoles,
    stores,
    merId: stores[0]?.merId ?? null,
    clerkOf: storesAs('clerk'),
    mustChangePassword,
    hasFactor,
    companyId,
  });
}
