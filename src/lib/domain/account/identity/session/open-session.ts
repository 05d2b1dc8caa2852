import type { Strategy } from '#lib/contracts/cookies.ts';
import type { Login } from '#lib/contracts/identity.ts';
import { after } from '#lib/kernel/clock.ts';
import { newId, newToken, sha256Hex } from '#lib/kernel/ids.ts';
import { TOKEN_LIFE } from '#lib/kernel/limits.ts';
import type { Context } from '#lib/domain/context.ts';
import { keepLanguage } from '../language.ts';
import { accountView, type AccountRow } from '../account-view.ts';
import { rolesOf } from '../account.repo.ts';
import { addSession } from './session.repo.ts';

/** Where a session comes from; a QR login opens it for another browser than the caller's. */
type Origin = Pick<Context['request'], 'address' | 'device'>;

/** A new session for an account whose proof was accepted. The token is shown once and stored as a hash. */
export async function openSession(
  ctx: Context,
  account: AccountRow,
  strategy: Strategy,
  { address, device }: Origin = ctx.request,
): Promise<Login> {
  const now = ctx.clock.now();
  const token = newToken();
  const expiresAt = after(now, TOKEN_LIFE);
  await addSession(ctx.database.db, {
    sessionId: newId(now),
    tokenHash: sha256Hex(token),
    uid: account.uid,
    strategy,
    device,
    address,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  await keepLanguage(ctx, account.uid);
  const user = accountView(account, await rolesOf(ctx.database.db, account.uid));
  return { token, exp: Math.floor(expiresAt.getTime() / 1000), expires_time: expiresAt.toISOString(), user };
}
