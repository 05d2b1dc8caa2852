import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import {
  communityFan,
  communityLike,
  communityPost,
  communityReply,
  communityReplyLike,
} from '#lib/db/schema.ts';

export async function likesPost(db: Db, uid: number, communityId: number): Promise<boolean> {
  const rows = await db
    .select({ uid: communityLike.uid })
    .from(communityLike)
    .where(and(eq(communityLike.uid, uid), eq(communityLike.communityId, communityId)));
  return rows.length > 0;
}

/** Whether this changed anything; several requests at once count one. */
export async function setPostLike(
  db: Db,
  row: typeof communityLike.$inferInsert,
  isOn: boolean,
): Promise<boolean> {
  const rows = isOn
    ? await db.insert(communityLike).values(row).onConflictDoNothing().returning()
    : await db
        .delete(communityLike)
        .where(and(eq(communityLike.uid, row.uid), eq(communityLike.communityId, row.communityId)))
        .returning();
  return rows.length > 0;
}

export async function addToPostLikes(db: Db, id: number, by: number): Promise<number> {
  const rows = await db
    .update(communityPost)
    .set({ likeCount: sql`${communityPost.likeCount} + ${by}` })
    .where(eq(communityPost.communityId, id))
    .returning({ n: communityPost.likeCount });
  return rows[0]?.n ?? 0;
}

export async function setReplyLike(
  db: Db,
  row: typeof communityReplyLike.$inferInsert,
  isOn: boolean,
): Promise<boolean> {
  const rows = isOn
    ? await db.insert(communityReplyLike).values(row).onConflictDoNothing().returning()
    : await db
        .delete(communityReplyLike)
        .where(and(eq(communityReplyLike.uid, row.uid), eq(communityReplyLike.replyId, row.replyId)))
        .returning();
  return rows.length > 0;
}

export async function addToReplyLikes(db: Db, id: string, by: number): Promise<number> {
  const rows = await db
    .update(communityReply)
    .set({ likeCount: sql`${communityReply.likeCount} + ${by}` })
    .where(eq(communityReply.replyId, id))
    .returning({ n: communityReply.likeCount });
  return rows[0]?.n ?? 0;
}

export async function setFan(db: Db, row: typeof communityFan.$inferInsert, isOn: boolean): Promise<void> {
  if (isOn) await db.insert(communityFan).values(row).onConflictDoNothing();
  else {
    await db
      .delete(communityFan)
      .where(and(eq(communityFan.uid, row.uid), eq(communityFan.authorUid, row.authorUid)));
  }
}
