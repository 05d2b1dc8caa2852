import { asc, desc, eq, inArray } from 'drizzle-orm';
import {
  broadcast,
  catalogEntry,
  communityLike,
  communityPost,
  communityReply,
  communityTopic,
  product,
} from '#lib/db/schema.ts';
import { newId } from '#lib/kernel/ids.ts';
import { DEMO_UIDS } from '../writer/write-accounts.ts';
import { insertAll, spread, type Seeding } from '../writer/seeding.ts';
import { CLIPS, secondsOf, type Clip } from './clips.ts';
import { SHOWS } from './shows.ts';
import { COMMENTS, OWN_STORIES, STORIES, TOPICS, type Story } from './stories.ts';

const HOUR = 3_600_000;
const BUYERS = [DEMO_UIDS.personal, DEMO_UIDS.enterprise, DEMO_UIDS.enterpriseTwo];
const AUTHORS = new Map([
  [1, DEMO_UIDS.merchant],
  [2, DEMO_UIDS.merchantTwo],
]);
/** A store without an account in the demo mall is published for by the platform. */
const authorOf = (merId: number): number => AUTHORS.get(merId) ?? DEMO_UIDS.platform;

const clipOf = (key: string): Clip => {
  const clip = CLIPS.find((row) => row.key === key);
  if (!clip) throw new Error(`no demo clip is called ${key}`);
  return clip;
};
const videoOf = (key: string): string => `/media/video/${key}.mp4`;
const coverOf = (key: string): string => `/media/video/${key}.webp`;

async function goodsOf({ db }: Seeding, clip: Clip): Promise<{ productId: number; merId: number }[]> {
  const rows = await db
    .select({ code: catalogEntry.code, productId: catalogEntry.productId, merId: catalogEntry.merId })
    .from(catalogEntry)
    .where(inArray(catalogEntry.code, clip.goods));
  return clip.goods.flatMap((code) => rows.filter((row) => row.code === code));
}

const bestOf = ({ db }: Seeding, merId: number, limit: number) =>
  db
    .select({ productId: product.productId, merId: product.merId })
    .from(product)
    .where(eq(product.merId, merId))
    .orderBy(desc(product.sales), asc(product.productId))
    .limit(limit);

async function rowOf(seeding: Seeding, story: Story, at: number) {
  const clip = clipOf(story.clip);
  const shown = await goodsOf(seeding, clip);
  const merId = story.merId ?? shown[0]?.merId ?? 1;
  const goods = shown.filter((row) => row.merId === merId);
  const more = goods.length > 0 ? goods : await bestOf(seeding, merId, 2);
  return {
    uid: authorOf(merId),
    merId,
    topicId: story.topic + 1,
    kind: 'video' as const,
    title: story.title.zh,
    titleEn: story.title.en,
    content: story.content.zh,
    contentEn: story.content.en,
    image: [coverOf(story.clip)],
    videoLink: videoOf(story.clip),
    shape: clip.shape,
    durationS: secondsOf(clip),
    productIds: more.map((row) => row.productId),
    status: 'shown' as const,
    refusal: '',
    commentsOpen: at % 11 !== 7,
    // Two stories of one trade do not stand beside each other.
    createdAt: new Date(seeding.now.getTime() - (((at * 7) % STORIES.length) * 19 + 3) * HOUR),
  };
}

function commentsOf(seeding: Seeding, post: { communityId: number; uid: number; at: Date }, place: number) {
  const rows: (typeof communityReply.$inferInsert)[] = [];
  const count = 2 + (place % 5);
  for (let n = 0; n < count; n += 1) {
    const { text, answer } = COMMENTS[(place * 5 + n) % COMMENTS.length]!;
    const at = new Date(Math.min(post.at.getTime() + (n + 1) * HOUR * 0.7, seeding.now.getTime() - 60_000));
    const replyId = newId(at);
    const uid = BUYERS[(place + n) % BUYERS.length]!;
    const base = { communityId: post.communityId };
    rows.push({ ...base, replyId, uid, content: text.zh, contentEn: text.en, createdAt: at });
    if (!answer) continue;
    const later = new Date(at.getTime() + 30_000);
    rows.push({
      ...base,
      replyId: newId(later),
      parentId: replyId,
      uid: post.uid,
      content: answer.zh,
      contentEn: answer.en,
      createdAt: later,
    });
  }
  return rows;
}

async function writeRooms(seeding: Seeding): Promise<void> {
  const rows: (typeof broadcast.$inferInsert)[] = [];
  for (const { hours, merId, title, anchor, ...room } of SHOWS) {
    rows.push({
      ...room,
      merId,
      name: title.zh,
      nameEn: title.en,
      anchorName: anchor.zh,
      anchorNameEn: anchor.en,
      showAt: new Date(seeding.now.getTime() + hours * HOUR),
      productIds: (await bestOf(seeding, merId, 5)).map((row) => row.productId),
      createdAt: new Date(seeding.now.getTime() + Math.min(hours, 0) * HOUR - 24 * HOUR),
    });
  }
  await insertAll(seeding.db, broadcast, rows);
}

/** Short videos with their comments, live rooms, and the videos of goods. */
export async function writeCommunity(seeding: Seeding): Promise<void> {
  const { db } = seeding;
  await insertAll(
    db,
    communityTopic,
    TOPICS.map(({ zh, en }, sort) => ({ name: zh, nameEn: en, sort })),
  );
  const rows: (typeof communityPost.$inferInsert)[] = [];
  for (const [at, story] of STORIES.entries()) rows.push(await rowOf(seeding, story, at));
  for (const [at, story] of OWN_STORIES.entries()) {
    const { status, refusal } = story;
    const row = await rowOf(seeding, story, at + 2);
    rows.push({
      ...row,
      uid: DEMO_UIDS.personal,
      merId: null,
      status,
      refusal: refusal.zh,
    });
  }
  const posts = await db.insert(communityPost).values(rows).returning({
    communityId: communityPost.communityId,
    uid: communityPost.uid,
    at: communityPost.createdAt,
  });
  await insertAll(
    db,
    communityLike,
    posts.slice(0, STORIES.length).flatMap(({ communityId, at }) =>
      BUYERS.filter((uid) => spread(`like ${communityId} ${uid}`, 3) > 0).map((uid) => ({
        uid,
        communityId,
        createdAt: new Date(Math.min(at.getTime() + HOUR, seeding.now.getTime())),
      })),
    ),
  );
  for (const [place, post] of posts.slice(0, STORIES.length + 1).entries()) {
    if (!rows[place]?.commentsOpen) continue;
    const comments = commentsOf(seeding, post, place);
    await insertAll(db, communityReply, comments);
    await db
      .update(communityPost)
      .set({ replyCount: comments.length })
      .where(eq(communityPost.communityId, post.communityId));
  }
  for (const clip of CLIPS) {
    const shown = await goodsOf(seeding, clip);
    await db
      .update(product)
      .set({ videoLink: videoOf(clip.key) })
      .where(
        inArray(
          product.productId,
          shown.map((row) => row.productId),
        ),
      );
  }
  await writeRooms(seeding);
}
