import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { BROADCAST_STATES, COVER_SHAPES, POST_KINDS, POST_STATES } from '../../contracts/states.ts';
import { createdAt, randomId, serialId, time, isKnown } from './columns.ts';

/** What short videos are about; the tabs of the page. */
export const communityTopic = pgTable('community_topic', {
  topicId: serialId(),
  name: text().notNull(),
  nameEn: text().notNull(),
  sort: integer().notNull().default(0),
});

export const communityPost = pgTable(
  'community_post',
  {
    communityId: serialId(),
    /** The account that published it; for a store's video the account of its merchant. */
    uid: integer().notNull(),
    /** Published by a store, under its name. */
    merId: integer(),
    topicId: integer()
      .notNull()
      .references(() => communityTopic.topicId),
    kind: text({ enum: POST_KINDS }).notNull().default('video'),
    title: text().notNull().default(''),
    titleEn: text().notNull().default(''),
    content: text().notNull().default(''),
    contentEn: text().notNull().default(''),
    image: jsonb().$type<string[]>().notNull().default([]),
    videoLink: text().notNull().default(''),
    shape: text({ enum: COVER_SHAPES }).notNull().default('wide'),
    durationS: integer().notNull().default(0),
    productIds: jsonb().$type<number[]>().notNull().default([]),
    status: text({ enum: POST_STATES }).notNull().default('reviewing'),
    refusal: text().notNull().default(''),
    commentsOpen: boolean().notNull().default(true),
    likeCount: integer().notNull().default(0),
    replyCount: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.uid, t.createdAt),
    index().on(t.merId, t.createdAt),
    index('community_post_shown')
      .on(t.createdAt.desc())
      .where(sql`status = 'shown'`),
    isKnown(t.kind, POST_KINDS),
    isKnown(t.shape, COVER_SHAPES),
    isKnown(t.status, POST_STATES),
  ],
);

export const communityLike = pgTable(
  'community_like',
  { uid: integer().notNull(), communityId: integer().notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.uid, t.communityId] })],
);

/** Who follows which author. */
export const communityFan = pgTable(
  'community_fan',
  { uid: integer().notNull(), authorUid: integer().notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.uid, t.authorUid] }), index().on(t.authorUid)],
);

export const communityReply = pgTable(
  'community_reply',
  {
    replyId: randomId(),
    communityId: integer()
      .notNull()
      .references(() => communityPost.communityId),
    /** The comment that this one answers; nothing for a comment on the post itself. */
    parentId: text(),
    uid: integer().notNull(),
    content: text().notNull(),
    /** Written in both languages only by the demo mall. */
    contentEn: text().notNull().default(''),
    likeCount: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.communityId, t.createdAt), index().on(t.parentId)],
);

export const communityReplyLike = pgTable(
  'community_reply_like',
  { uid: integer().notNull(), replyId: text().notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.uid, t.replyId] })],
);

/** A room of live selling. */
export const broadcast = pgTable(
  'broadcast',
  {
    broadcastId: serialId(),
    merId: integer().notNull(),
    name: text().notNull(),
    nameEn: text().notNull(),
    anchorName: text().notNull(),
    anchorNameEn: text().notNull(),
    cover: text().notNull(),
    status: text({ enum: BROADCAST_STATES }).notNull(),
    /** Address of the HLS playlist: the stream while it is live, the recording afterwards. */
    stream: text().notNull().default(''),
    hasReplay: boolean().notNull().default(false),
    showAt: time().notNull(),
    visitors: integer().notNull().default(0),
    productIds: jsonb().$type<number[]>().notNull().default([]),
    /** Why the platform has taken it down. */
    reason: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.merId), index().on(t.status, t.showAt), isKnown(t.status, BROADCAST_STATES)],
);
