import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { addToPostLikes, addToReplyLikes, setFan, setPostLike, setReplyLike } from './liking.repo.ts';
import { authorByUid, countFans } from './post.repo.ts';
import { visiblePost } from './read-posts.ts';
import { replyById } from './reply.repo.ts';

/** Likes a post (status 1) or no longer (0); asked twice, it counts once. */
export async function likePost(
  ctx: UserContext,
  { id, status }: { id: number; status: number },
): Promise<Result<{ count_start: number }, 'community.not_found'>> {
  if (!(await visiblePost(ctx, id))) return fail('community.not_found');
  const isOn = status === 1;
  return ctx.database.tx(async () => {
    const { db } = ctx.database;
    const row = { uid: ctx.actor.uid, communityId: id, createdAt: ctx.clock.now() };
    const isChanged = await setPostLike(db, row, isOn);
    return ok({ count_start: await addToPostLikes(db, id, isChanged ? (isOn ? 1 : -1) : 0) });
  });
}

/** The same for a comment. */
export async function likeReply(
  ctx: UserContext,
  { id, status }: { id: string; status: number },
): Promise<Result<{ count_start: number }, 'community.not_found'>> {
  const reply = await replyById(ctx.database.db, id, ctx.actor.uid);
  if (!reply || !(await visiblePost(ctx, reply.reply.communityId))) return fail('community.not_found');
  const isOn = status === 1;
  return ctx.database.tx(async () => {
    const { db } = ctx.database;
    const row = { uid: ctx.actor.uid, replyId: id, createdAt: ctx.clock.now() };
    const isChanged = await setReplyLike(db, row, isOn);
    return ok({ count_start: await addToReplyLikes(db, id, isChanged ? (isOn ? 1 : -1) : 0) });
  });
}

/** Follows an author or no longer. */
export async function followAuthor(
  ctx: UserContext,
  { uid: authorUid, status }: { uid: number; status: number },
): Promise<Result<{ count_fans: number }, 'community.no_author' | 'community.own'>> {
  if (authorUid === ctx.actor.uid) return fail('community.own');
  const { db } = ctx.database;
  if (!(await authorByUid(db, authorUid, ctx.actor.uid))) return fail('community.no_author');
  await setFan(db, { uid: ctx.actor.uid, authorUid, createdAt: ctx.clock.now() }, status === 1);
  return ok({ count_fans: await countFans(db, authorUid) });
}
