import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { communityPost, communityReply, communityReplyLike, user } from '#lib/db/schema.ts';

const joined = (db: Db, uid: number) =>
  db
    .select({
      reply: communityReply,
      nickname: user.nickname,
      avatar: user.avatar,
      isLiked: sql<boolean>`exists (select 1 from ${communityReplyLike} l where l.reply_id = ${communityReply.replyId} and l.uid = ${uid})`,
    })
    .from(communityReply)
    .leftJoin(user, eq(user.uid, communityReply.uid));
export type ReplyRow = Awaited<ReturnType<typeof joined>>[number];

/** Comments of a post, newest first; `uid` is the reader, 0 for a visitor. */
export async function repliesOf(
  db: Db,
  { communityId, uid, page, limit }: { communityId: number; uid: number; page: number; limit: number },
) {
  const where = and(eq(communityReply.communityId, communityId), isNull(communityReply.parentId));
  const rows = await joined(db, uid)
    .where(where)
    .orderBy(desc(communityReply.createdAt), desc(communityReply.replyId))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ n: count() }).from(communityReply).where(where);
  return { count: counted?.n ?? 0, rows };
}

export const answersTo = async (db: Db, ids: string[], uid: number): Promise<ReplyRow[]> =>
  ids.length === 0
    ? []
    : joined(db, uid)
        .where(inArray(communityReply.parentId, ids))
        .orderBy(asc(communityReply.createdAt), asc(communityReply.replyId));

export async function replyById(db: Db, id: string, uid: number): Promise<ReplyRow | undefined> {
  const rows = await joined(db, uid).where(eq(communityReply.replyId, id));
  return rows[0];
}

export const addReply = (db: Db, row: typeof communityReply.$inferInsert) =>
  db.insert(communityReply).values(row);

export const addToReplies = (db: Db, id: number) =>
  db
    .update(communityPost)
    .set({ replyCount: sql`${communityPost.replyCount} + 1` })
    .where(eq(communityPost.communityId, id));
