import { and, asc, count, desc, eq, exists, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import { communityFan, communityPost, communityTopic, merchant, user } from '#lib/db/schema.ts';
import type { PostState } from '#lib/contracts/states.ts';
import type { CommunityFilter } from '#lib/contracts/post.ts';

export type NewPost = typeof communityPost.$inferInsert;

const fans = sql<number>`(select count(*)::int from community_fan f where f.author_uid = ${communityPost.uid})`;
const columns = {
  post: communityPost,
  topicName: communityTopic.name,
  topicNameEn: communityTopic.nameEn,
  nickname: user.nickname,
  avatar: user.avatar,
  merName: merchant.name,
  merNameEn: merchant.nameEn,
  merAvatar: merchant.avatar,
  followers: merchant.careCount,
  fans,
};
const joined = (db: Db) =>
  db
    .select(columns)
    .from(communityPost)
    .innerJoin(communityTopic, eq(communityTopic.topicId, communityPost.topicId))
    .leftJoin(user, eq(user.uid, communityPost.uid))
    .leftJoin(merchant, eq(merchant.merId, communityPost.merId));
export type PostRow = Awaited<ReturnType<typeof joined>>[number];

const likeText = (text: string): string => `%${text.trim().replace(/[%_\\]/g, '\\$&')}%`;

function conditions(filter: Partial<CommunityFilter>, kind?: NewPost['kind']): SQL | undefined {
  const found: SQL[] = [eq(communityPost.status, 'shown')];
  if (kind) found.push(eq(communityPost.kind, kind));
  if (filter.topic_id) found.push(eq(communityPost.topicId, filter.topic_id));
  if (filter.mer_id) found.push(eq(communityPost.merId, filter.mer_id));
  if (filter.market_id)
    found.push(
      sql`${communityPost.merId} in (select m.mer_id from market_merchant m where m.market_id = ${filter.market_id})`,
    );
  if (filter.spu_id)
    found.push(sql`${communityPost.productIds} @> ${JSON.stringify([filter.spu_id])}::jsonb`);
  if (filter.keyword?.trim()) {
    const text = likeText(filter.keyword);
    found.push(
      sql`(${communityPost.title} ilike ${text} or ${communityPost.titleEn} ilike ${text} or ${communityPost.content} ilike ${text})`,
    );
  }
  return and(...found);
}

const counted = async (db: Db, where: SQL | undefined): Promise<number> => {
  const rows = await db.select({ n: count() }).from(communityPost).where(where);
  return rows[0]?.n ?? 0;
};

export async function shownPosts(db: Db, filter: CommunityFilter, kind?: NewPost['kind']) {
  const where = conditions(filter, kind);
  const newest = [desc(communityPost.createdAt), desc(communityPost.communityId)];
  const rows = await joined(db)
    .where(where)
    .orderBy(...(filter.is_hot ? [desc(communityPost.likeCount), ...newest] : newest))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
  return { count: await counted(db, where), rows };
}

/**
 * Videos of an author that are shown; for himself (`keeps`: the stores whose videos he keeps) those that he keeps, in any
 * state.
 */
export async function videosOf(
  db: Db,
  { uid, keeps, page, limit }: { uid: number; keeps: number[] | undefined; page: number; limit: number },
) {
  const isOwn = eq(communityPost.uid, uid);
  const isKept = or(
    and(isOwn, isNull(communityPost.merId)),
    keeps?.length ? inArray(communityPost.merId, keeps) : undefined,
  );
  const whose = keeps
    ? and(isKept, ne(communityPost.status, 'deleted'))
    : and(isOwn, eq(communityPost.status, 'shown'));
  const where = and(whose, eq(communityPost.kind, 'video'));
  const rows = await joined(db)
    .where(where)
    .orderBy(desc(communityPost.createdAt), desc(communityPost.communityId))
    .limit(limit)
    .offset((page - 1) * limit);
  return { count: await counted(db, where), rows };
}

/** Posts in a state: those that wait the oldest first, others the newest. */
export async function postsInState(
  db: Db,
  {
    status,
    page,
    limit,
    keyword,
  }: { status: PostState; page: number; limit: number; keyword?: string | undefined },
) {
  const where = and(
    eq(communityPost.status, status),
    hasWords(
      keyword,
      communityPost.title,
      communityPost.titleEn,
      communityPost.content,
      sql`coalesce((select concat_ws(' ', m.name, m.name_en) from merchant m where m.mer_id = ${communityPost.merId}),
        (select u.nickname from user_account u where u.uid = ${communityPost.uid}))`,
    ),
  );
  const turned = status === 'reviewing' ? asc : desc;
  const rows = await joined(db)
    .where(where)
    .orderBy(turned(communityPost.createdAt), turned(communityPost.communityId))
    .limit(limit)
    .offset((page - 1) * limit);
  return { count: await counted(db, where), rows };
}

export async function postById(db: Db, id: number): Promise<PostRow | undefined> {
  const rows = await joined(db).where(
    and(eq(communityPost.communityId, id), ne(communityPost.status, 'deleted')),
  );
  return rows[0];
}

export const topics = (db: Db) =>
  db.select().from(communityTopic).orderBy(asc(communityTopic.sort), asc(communityTopic.topicId));

export async function addPost(db: Db, row: NewPost): Promise<number> {
  const rows = await db.insert(communityPost).values(row).returning({ id: communityPost.communityId });
  return rows[0]!.id;
}

/** False when its state is no longer the given one. */
export async function changePost(
  db: Db,
  id: number,
  from: PostState,
  values: Partial<NewPost>,
): Promise<boolean> {
  const rows = await db
    .update(communityPost)
    .set(values)
    .where(and(eq(communityPost.communityId, id), eq(communityPost.status, from)))
    .returning({ id: communityPost.communityId });
  return rows.length === 1;
}

/** An account that has published something; all others are not shown. `reader` may look at his own. */
export async function authorByUid(db: Db, uid: number, reader: number) {
  const shown = db
    .select({ uid: communityPost.uid })
    .from(communityPost)
    .where(and(eq(communityPost.uid, uid), eq(communityPost.status, 'shown')));
  const rows = await db
    .select({ uid: user.uid, nickname: user.nickname, avatar: user.avatar })
    .from(user)
    .where(and(eq(user.uid, uid), eq(user.status, 'active'), uid === reader ? undefined : exists(shown)));
  return rows[0];
}

/** The store under whose name an account has published, if it shows nothing in its own. */
export async function storeOfAuthor(db: Db, uid: number) {
  const rows = await db
    .select({ merId: merchant.merId, name: merchant.name, nameEn: merchant.nameEn, avatar: merchant.avatar })
    .from(communityPost)
    .leftJoin(merchant, eq(merchant.merId, communityPost.merId))
    .where(and(eq(communityPost.uid, uid), eq(communityPost.status, 'shown')))
    .orderBy(sql`${communityPost.merId} nulls first`)
    .limit(1);
  const [found] = rows;
  return found?.merId ? { ...found, merId: found.merId } : undefined;
}

export async function countFans(db: Db, authorUid: number): Promise<number> {
  const rows = await db
    .select({ n: count() })
    .from(communityFan)
    .where(eq(communityFan.authorUid, authorUid));
  return rows[0]?.n ?? 0;
}

export const countShown = (db: Db, uid: number): Promise<number> =>
  counted(db, and(eq(communityPost.uid, uid), eq(communityPost.status, 'shown')));

export async function isFan(db: Db, uid: number, authorUid: number): Promise<boolean> {
  const rows = await db
    .select({ uid: communityFan.uid })
    .from(communityFan)
    .where(and(eq(communityFan.uid, uid), eq(communityFan.authorUid, authorUid)));
  return rows.length > 0;
}
