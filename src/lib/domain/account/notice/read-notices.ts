import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { countNotices, markRead } from './notice.repo.ts';

/** Marks one notice of the caller as read, or all; a foreign id changes nothing. Answers what is still unread. */
export async function readNotices(
  ctx: UserContext,
  { notice_id: noticeId }: { notice_id?: string | undefined },
): Promise<Result<{ unread: number }, never>> {
  const { db } = ctx.database;
  await markRead(db, ctx.actor.uid, ctx.clock.now(), noticeId);
  return ok({ unread: await countNotices(db, ctx.actor.uid, 'unread') });
}
