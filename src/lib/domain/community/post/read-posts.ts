import type { CommunityDetail, CommunityFilter, CommunityPost } from '#lib/contracts/post.ts';
import { personName } from '../../account/profile/index.ts';
import type { PostState } from '#lib/contracts/states.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { cardOf, cardsByIds } from '#lib/domain/goods/catalog/index.ts';
import { keepsOf, keepsPost } from './keeps-post.ts';
import { likesPost } from './liking.repo.ts';
import {
  authorByUid,
  countFans,
  countShown,
  isFan,
  postById,
  postsInState,
  shownPosts,
  storeOfAuthor,
  topics,
  videosOf,
  type PostRow,
} from './post.repo.ts';
import { postView } from './post-view.ts';

const readerOf = (ctx: Context): number => (ctx.actor.kind === 'user' ? ctx.actor.uid : 0);
const listOf = (
  ctx: Context,
  { count, rows }: { count: number; rows: PostRow[] },
): Result<{ count: number; list: CommunityPost[] }, never> =>
  ok({ count, list: rows.map((row) => postView(ctx, row)) });

export async function listTopics(ctx: Context): Promise<Result<{ topic_id: number; name: string }[], never>> {
  const rows = await topics(ctx.database.reader);
  return ok(
    rows.map((row) => ({ topic_id: row.topicId, name: ctx.locale === 'en-US' ? row.nameEn : row.name })),
  );
}

export const listPosts = async (
  ctx: Context,
  filter: CommunityFilter,
): Promise<Result<{ count: number; list: CommunityPost[] }, never>> =>
  listOf(ctx, await shownPosts(ctx.database.reader, filter));

export const listVideos = async (
  ctx: Context,
  filter: CommunityFilter,
): Promise<Result<{ count: number; list: CommunityPost[] }, never>> =>
  listOf(ctx, await shownPosts(ctx.database.reader, filter, 'video'));

/**
 * Videos of an author; the author himself sees what he keeps, also what waits, was refused or taken down: his own, and
 * those of stores for which he sells.
 */
export async function listVideosOf(
  ctx: Context,
  { uid, ...paging }: { uid: number; page: number; limit: number },
): Promise<Result<{ count: number; list: CommunityPost[] }, never>> {
  const { actor } = ctx;
  const keeps = actor.kind === 'user' && actor.uid === uid ? keepsOf(actor) : undefined;
  return listOf(ctx, await videosOf(ctx.database.db, { uid, keeps, ...paging }));
}

/** Posts of everybody in a state, for the platform. */
export const listPostsInState = async (
  ctx: Context,
  filter: { status: PostState; page: number; limit: number; keyword?: string | undefined },
): Promise<Result<{ count: number; list: CommunityPost[] }, never>> =>
  listOf(ctx, await postsInState(ctx.database.db, filter));

/** A post that the caller may see: shown, or one that he keeps. */
export async function visiblePost(ctx: Context, id: number): Promise<PostRow | undefined> {
  const row = await postById(ctx.database.db, id);
  return row && (row.post.status === 'shown' || keepsPost(ctx.actor, row.post)) ? row : undefined;
}

/** One post with the goods it names. */
export async function readPost(
  ctx: Context,
  { id }: { id: number },
): Promise<Result<CommunityDetail, 'community.not_found'>> {
  const row = await visiblePost(ctx, id);
  if (!row) return fail('community.not_found');
  const uid = readerOf(ctx);
  const { db } = ctx.database;
  const goods = await cardsByIds(ctx.database.reader, row.post.productIds);
  return ok({
    ...postView(ctx, row),
    relevance: goods.map(cardOf(ctx.locale)),
    is_start: uid > 0 && (await likesPost(db, uid, id)),
    is_fans: uid > 0 && (await isFan(db, uid, row.post.uid)),
  });
}

/** An author and how many follow him. */
export async function readAuthor(ctx: Context, { uid }: { uid: number }) {
  const { db } = ctx.database;
  const reader = readerOf(ctx);
  const author = await authorByUid(db, uid, reader);
  if (!author) return fail('community.no_author');
  const store = await storeOfAuthor(db, uid);
  const storeName = store && (ctx.locale === 'en-US' ? store.nameEn : store.name);
  return ok({
    uid,
    nickname: storeName ?? personName(author.nickname, ctx.locale),
    avatar: store?.avatar ?? author.avatar,
    mer_id: store?.merId ?? null,
    count_fans: await countFans(db, uid),
    count_content: await countShown(db, uid),
    is_fans: reader > 0 && (await isFan(db, reader, uid)),
  });
}
