import type { NoticeView } from '#lib/contracts/profile.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { countNotices, noticesOf } from './notice.repo.ts';

/**
 * A notice keeps the courier's Chinese name, as in the SMS, and names of stores and goods in both languages, the
 * English one with `_en` behind its key; on a page they are in the reader's.
 */
export function inOwnWords(
  ctx: Pick<UserContext, 'logistics' | 'locale'>,
  params: Record<string, string>,
): Record<string, string> {
  const courier = ctx.logistics.couriers.find(({ zh }) => zh === params['courier']);
  const isEnglish = ctx.locale === 'en-US';
  const own = Object.entries(params).filter(([key]) => !key.endsWith('_en'));
  const english = Object.entries(params).flatMap(([key, text]) =>
    key.endsWith('_en') && text ? [[key.slice(0, -'_en'.length), text] as const] : [],
  );
  return {
    ...Object.fromEntries(own),
    ...(isEnglish ? Object.fromEntries(english) : {}),
    ...(courier ? { courier: isEnglish ? courier.en : courier.zh } : {}),
  };
}

/** A notice before it is put in words. */
export type Noted = Omit<NoticeView, 'title'>;

/** Notices of the caller, newest first. */
export async function listNotices(
  ctx: UserContext,
  page: { page: number; limit: number },
): Promise<Result<{ count: number; unread: number; list: Noted[] }, never>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const rows = await noticesOf(db, uid, page);
  const list = rows.map((row) => ({
    notice_id: row.noticeId,
    kind: row.kind,
    params: inOwnWords(ctx, row.params),
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
