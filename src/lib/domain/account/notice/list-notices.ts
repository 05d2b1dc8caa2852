import type { NoticeView } from '#lib/contracts/user.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { countNotices, noticesOf } from './notice.repo.ts';

/** Notices of the caller, newest first. */
export async function listNotices(
  ctx: UserContext,
  page: { page: number; limit: number },
): Promise<Result<{ count: number; unread: number; list: NoticeView[] }>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const rows = await noticesOf(db, uid, page);
  const list = rows.map((row) => ({
    notice_id: row.noticeId,
    kind: row.kind,
    params: row.params,
    link: row.link,
    is_read: row.readAt !== null,
    create_time: row.createdAt.toISOString(),
  }));
  return ok({
    count: await countNotices(db, uid, 'all'),
    unread: await countNotices(db, uid, 'unread'),
    list,
  });
}
