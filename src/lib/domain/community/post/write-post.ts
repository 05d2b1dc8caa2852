import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { worksFor, type UserContext } from '#lib/domain/context.ts';
import { ownsOpenImages } from '#lib/domain/content/media/index.ts';
import { cardsByIds } from '#lib/domain/goods/catalog/index.ts';
import { postFlow } from './post.flow.ts';
import { addPost, changePost, postById, topics, type PostRow } from './post.repo.ts';
import { keepsPost, publishesFor } from './keeps-post.ts';

export interface Written {
  title: string;
  content: string;
  topic_id: number;
  video_link: string;
  image: string[];
  spu_id: number[];
}

async function refusalOf(
  ctx: UserContext,
  input: Written,
  kept: string[] = [],
): Promise<Result<never, 'community.topic' | 'community.video' | 'goods.not_found'> | undefined> {
  const { db, reader } = ctx.database;
  const known = await topics(reader);
  if (!known.some((row) => row.topicId === input.topic_id))
    return fail('community.topic', undefined, 'topic_id');
  const fresh = [input.video_link, ...input.image].filter((path) => !kept.includes(path));
  if (!(await ownsOpenImages(ctx, fresh))) return fail('community.video', undefined, 'video_link');
  const wanted = [...new Set(input.spu_id)];
  if ((await cardsByIds(db, wanted)).length < wanted.length)
    return fail('goods.not_found', undefined, 'spu_id');
  return undefined;
}

const valuesOf = (input: Written) => ({
  title: input.title,
  content: input.content,
  topicId: input.topic_id,
  kind: 'video' as const,
  videoLink: input.video_link,
  image: input.image,
  productIds: [...new Set(input.spu_id)],
});

/** Publishes a video, under the name of the store by whoever sells for it. It waits for the platform's look. */
export async function createPost(
  ctx: UserContext,
  input: Written,
): Promise<Result<{ community_id: number }, 'community.topic' | 'community.video' | 'goods.not_found'>> {
  const refusal = await refusalOf(ctx, input);
  if (refusal) return refusal;
  const id = await addPost(ctx.database.db, {
    uid: ctx.actor.uid,
    merId: publishesFor(ctx.actor),
    ...valuesOf(input),
    status: 'reviewing',
    createdAt: ctx.clock.now(),
  });
  return ok({ community_id: id });
}

async function keptPost(ctx: UserContext, id: number): Promise<PostRow | undefined> {
  const row = await postById(ctx.database.db, id);
  return row && keepsPost(ctx.actor, row.post) ? row : undefined;
}

/** Changes a video that the caller keeps; it is looked at again. */
export async function updatePost(
  ctx: UserContext,
  { id, ...input }: Written & { id: number },
): Promise<
  Result<undefined, 'community.not_found' | 'community.topic' | 'community.video' | 'goods.not_found'>
> {
  const row = await keptPost(ctx, id);
  if (!row) return fail('community.not_found');
  const { status, videoLink, image } = row.post;
  const next = postFlow.next(status, 'edit');
  if (!next) return fail('community.not_found');
  const refusal = await refusalOf(ctx, input, [videoLink, ...image]);
  if (refusal) return refusal;
  // The English text described the video as it was before.
  const values = { ...valuesOf(input), titleEn: '', contentEn: '', status: next, refusal: '' };
  if (!(await changePost(ctx.database.db, id, status, values))) return fail('community.not_found');
  await ctx.changed('community');
  return ok();
}

/** Removes a post that the caller keeps. */
export async function removePost(
  ctx: UserContext,
  { id }: { id: number },
): Promise<Result<undefined, 'community.not_found'>> {
  const row = await keptPost(ctx, id);
  const next = row && postFlow.next(row.post.status, 'remove');
  if (!row || !next) return fail('community.not_found');
  if (!(await changePost(ctx.database.db, id, row.post.status, { status: next }))) {
    return fail('community.not_found');
  }
  await ctx.changed('community');
  return ok();
}

type Act = 'approve' | 'refuse' | 'take_down' | 'restore';

/** The platform's look at a post. */
export async function reviewPost(
  ctx: UserContext,
  { id, act, reason }: { id: number; act: Act; reason: string },
): Promise<
  Result<
    undefined,
    | 'community.not_found'
    | 'community.reason'
    | 'community.wrong_state'
    | 'oversight.own'
    | 'oversight.own_store'
  >
> {
  const row = await postById(ctx.database.db, id);
  if (!row) return fail('community.not_found');
  const { uid, merId } = row.post;
  if (uid === ctx.actor.uid) return fail('oversight.own');
  if (merId !== null && worksFor(ctx.actor, merId)) return fail('oversight.own_store');
  const next = postFlow.next(row.post.status, act);
  if (!next) return fail('community.wrong_state');
  const needsReason = act === 'refuse' || act === 'take_down';
  if (needsReason && !reason) return fail('community.reason', undefined, 'reason');
  const values = { status: next, refusal: needsReason ? reason : '' };
  if (!(await changePost(ctx.database.db, id, row.post.status, values))) return fail('community.wrong_state');
  await ctx.changed('community');
  return ok();
}
