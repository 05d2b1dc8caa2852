import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { clearUnread, pairOf } from '../conversation.repo.ts';
import { findParty, type Pair } from '../party/find-party.ts';
import { announce } from './announce.ts';

/** The caller's side has read everything. */
export async function markRead(
  ctx: UserContext,
  pair: Pair,
): Promise<Result<undefined, 'chat.not_found' | 'chat.own' | 'store.not_found'>> {
  const { db } = ctx.database;
  const party = await findParty(ctx, pair);
  if (!party.ok) return party;
  const { uid, merId } = party.value;
  if ((await clearUnread(db, party.value)) > 0) {
    // Other windows of the same side remove their unread count.
    const version = (await pairOf(db, uid, merId))?.version ?? 0;
    await announce(ctx.database, { uid, mer: merId, version });
  }
  return ok();
}
