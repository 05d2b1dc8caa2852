import type { CommunityReply } from '#lib/contracts/post.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { personName } from '../../account/profile/index.ts';
import { visiblePost } from './read-posts.ts';
import { addReply, addToReplies, answersTo, repliesOf, replyById, type ReplyRow } from './reply.repo.ts';

type Answer = CommunityReply['children'][number];

function answerView(ctx: Context, row: ReplyRow): Answer {
  const { reply } = row;
  const reader = ctx.actor.kind === 'user' ? ctx.actor.uid : 0;
  return {
    reply_id: reply.replyId,
    content: ctx.locale === 'en-US' && reply.contentEn ? reply.contentEn : reply.content,
    author: {
      uid: reply.uid,
      nickname: personName(row.nickname ?? '', ctx.locale),
      avatar: row.avatar ?? '',
    },
    count_start: reply.likeCount,
    is_start: row.isLiked,
    is_own: reply.uid === reader,
    create_time: reply.createdAt.toISOString(),
  };
}

/** Comments of a post with their answers; none while they are switched off. */
export async function listReplies(
  ctx: Context,
  { id, page, limit }: { id: number; page: number; limit: number },
): Promise<Result<{ count: number; list: CommunityReply[] }, 'community.not_found'>> {
  const post = await visiblePost(ctx, id);
  if (!post) return fail('community.not_found');
  if (!post.post.commentsOpen) return ok({ count: 0, list: [] });
  const { db } = ctx.database;
  const uid = ctx.actor.kind === 'user' ? ctx.actor.uid : 0;
  const found = await repliesOf(db, { communityId: id, uid, page, limit });
  const ids = found.rows.map(({ reply }) => reply.replyId);
  const answers = await answersTo(db, ids, uid);
  const list = found.rows.map((row) => ({
    ...answerView(ctx, row),
    children: answers
      .filter(({ reply }) => reply.parentId === row.reply.replyId)
      .map((answer) => answerView(ctx, answer)),
  }));
  return ok({ count: found.count, list });
}

/** Comments a post or answers a comment. */
export async function writeReply(
  ctx: UserContext,
  { id, content, reply_id: replyId }: { id: number; content: string; reply_id?: string | undefined },
): Promise<Result<Answer, 'community.closed' | 'community.not_found'>> {
  const post = await visiblePost(ctx, id);
  if (!post || post.post.status !== 'shown') return fail('community.not_found');
  if (!post.post.commentsOpen) return fail('community.closed');
  const { uid } = ctx.actor;
  const asked = replyId ? await replyById(ctx.database.db, replyId, uid) : undefined;
  if (replyId && asked?.reply.communityId !== id) return fail('community.not_found');
  // An answer to an answer stands under the same comment.
  const parentId = asked ? (asked.reply.parentId ?? asked.reply.replyId) : null;
  const createdAt = ctx.clock.now();
  const own = newId(createdAt);
  return ctx.database.tx(async () => {
    const { db } = ctx.database;
    await addReply(db, { replyId: own, communityId: id, parentId, uid, content, createdAt });
    await addToReplies(db, id);
    const written = await replyById(db, own, uid);
    if (!written) throw new Error('a comment is gone that was just written');
    return ok(answerView(ctx, written));
  });
}
