import type { SessionView } from '#lib/contracts/identity.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { deviceName } from './device-name.ts';
import { liveSessions } from './session.repo.ts';

/** Where the account is logged in now, the latest seen first. */
export async function listSessions(
  ctx: UserContext,
): Promise<Result<{ count: number; list: SessionView[] }, never>> {
  const rows = await liveSessions(ctx.database.db, ctx.actor.uid, ctx.clock.now());
  const list = rows.map((row) => ({
    session_id: row.sessionId,
    device: deviceName(row.device),
    address: row.address,
    strategy: row.strategy,
    create_time: row.createdAt.toISOString(),
    last_time: row.lastSeenAt.toISOString(),
    is_current: row.sessionId === ctx.actor.sessionId,
  }));
  return ok({ count: list.length, list });
}
