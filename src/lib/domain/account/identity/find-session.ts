import { sha256Hex } from '../../../kernel/ids.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import type { Context, Role, UserActor } from '../../context.ts';
import { sessionByHash } from './session.repo.ts';

type Needs = Pick<Context, 'database' | 'clock'>;

/**
 * Turns a token into the actor it stands for.
 * Fails: auth.required (unknown token), auth.expired, auth.revoked (ended, or the account was disabled).
 */
export async function findSession(
  ctx: Needs,
  token: string,
): Promise<Result<UserActor, 'auth.required' | 'auth.expired' | 'auth.revoked'>> {
  const rows = await sessionByHash(ctx.database.db, sha256Hex(token));
  const found = rows[0];
  if (!found) return fail('auth.required');
  if (found.revokedAt || found.status !== 'active') return fail('auth.revoked');
  if (found.expiresAt <= ctx.clock.now()) return fail('auth.expired');
  const roles = rows.flatMap((row) => (row.role ? [row.role as Role] : []));
  const merId = rows.find((row) => row.merId !== null)?.merId ?? null;
  return ok({ kind: 'user', uid: found.uid, sessionId: found.sessionId, roles, merId });
}
