import * as z from 'zod/mini';
import { minutes } from '../kernel/clock.ts';
import {
  COMMUNITY_REPLY_MAX,
  COMMUNITY_TEXT_MAX,
  COMMUNITY_TITLE_MAX,
  VIDEO_BYTES_MAX,
} from '../kernel/limits.ts';
import { endpoint } from './endpoint.ts';
import { GoodsCard } from './goods-views.ts';
import { Id, Keyword, listInput, listOf, RandomId, Time } from './list.ts';

const MINUTE = minutes(1);

/** Who published: an account, or a store under its name. */
export const CommunityAuthor = z.object({
  uid: z.number(),
  nickname: z.string(),
  avatar: z.string(),
  /** The store behind it; null for a buyer. */
  mer_id: z.nullable(z.number()),
  count_fans: z.number(),
});
export type CommunityAuthor = z.infer<typeof CommunityAuthor>;

export const CommunityPost = z.object({
  community_id: z.number(),
  title: z.string(),
  content: z.string(),
  image: z.array(z.string()),
  video_link: z.string(),
  /** 1 pictures and text, 2 a video. */
  is_type: z.number(),
  /** wide or tall. */
  shape: z.string(),
  /** Seconds. */
  duration: z.number(),
  topic: z.object({ topic_id: z.number(), name: z.string() }),
  author: CommunityAuthor,
  count_start: z.number(),
  count_reply: z.number(),
  /** Whether comments may be read and written. */
  is_reply: z.boolean(),
  /** reviewing, shown, refused or off_shelf; others than its author see only what is shown. */
  status: z.string(),
  refusal: z.string(),
  create_time: Time,
});
export type CommunityPost = z.infer<typeof CommunityPost>;

export const CommunityDetail = z.object({
  ...CommunityPost.shape,
  relevance: z.array(GoodsCard),
  /** The caller likes it, and follows its author; false for visitors. */
  is_start: z.boolean(),
  is_fans: z.boolean(),
});
export type CommunityDetail = z.infer<typeof CommunityDetail>;

const CommunityAnswer = z.object({
  reply_id: z.string(),
  content: z.string(),
  author: z.object({ uid: z.number(), nickname: z.string(), avatar: z.string() }),
  count_start: z.number(),
  is_start: z.boolean(),
  is_own: z.boolean(),
  create_time: Time,
});
export const CommunityReply = z.object({
  ...CommunityAnswer.shape,
  children: z.array(CommunityAnswer),
});
export type CommunityReply = z.infer<typeof CommunityReply>;

export const CommunityFilter = z.object({
  ...listInput,
  keyword: z.optional(z.string().check(z.maxLength(100))),
  topic_id: z.optional(Id),
  mer_id: z.optional(Id),
  /** Of the stores in this market. */
  market_id: z.optional(Id),
  spu_id: z.optional(Id),
  /** 1: what is liked most comes first. */
  is_hot: z.optional(z.coerce.number()),
});
export type CommunityFilter = z.infer<typeof CommunityFilter>;

const Written = {
  title: z
    .string('community.title')
    .check(z.trim(), z.minLength(1, 'community.title'), z.maxLength(COMMUNITY_TITLE_MAX, 'community.title')),
  content: z._default(z.string().check(z.maxLength(COMMUNITY_TEXT_MAX, 'community.too_long')), ''),
  topic_id: Id,
  video_link: z
    .string('community.video')
    .check(z.minLength(1, 'community.video'), z.maxLength(300, 'community.video')),
  /** A cover of the caller's own; without one the page shows the first picture of the video. */
  image: z._default(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(1)), []),
  spu_id: z._default(z.array(Id).check(z.maxLength(6)), []),
};

const on = { status: z.coerce.number().check(z.refine((value) => value === 0 || value === 1)) };

export const postApi = {
  topics: endpoint.get('/api/community/category/lst', {
    shared: 60,
    summary: 'What short videos are about',
    returns: z.array(z.object({ topic_id: z.number(), name: z.string() })),
  }),
  list: endpoint.get('/api/community/lst', {
    shared: 30,
    summary: 'Posts and videos that are shown, newest first',
    input: CommunityFilter,
    returns: listOf(CommunityPost),
  }),
  videos: endpoint.get('/api/community/video_lst', {
    shared: 30,
    summary: 'Videos that are shown, newest first',
    input: CommunityFilter,
    returns: listOf(CommunityPost),
  }),
  show: endpoint.get('/api/community/show/:id', {
    summary: 'One post with its goods, and what the caller has done with it',
    input: z.object({ id: Id }),
    returns: CommunityDetail,
    fails: ['community.not_found'],
  }),
  replies: endpoint.get('/api/community/:id/reply', {
    summary: 'Comments of a post with their answers, newest first',
    input: z.object({ ...listInput, id: Id }),
    returns: listOf(CommunityReply),
    fails: ['community.not_found'],
  }),
  author: endpoint.get('/api/community/user/info/:uid', {
    summary: 'An author and how many follow him',
    input: z.object({ uid: Id }),
    returns: z.object({ ...CommunityAuthor.shape, count_content: z.number(), is_fans: z.boolean() }),
    fails: ['community.no_author'],
  }),
  ofAuthor: endpoint.get('/api/community/user/community_video/:uid', {
    summary:
      'Videos of an author; to oneself those that one keeps, of one’s stores too, also what is not shown',
    input: z.object({ ...listInput, uid: Id }),
    returns: listOf(CommunityPost),
  }),
  uploadVideo: endpoint.post('/api/upload/video', {
    outside: true,
    summary: 'Takes an MP4 and answers its path',
    access: 'user',
    input: z.object({ file: z.file('upload.broken') }),
    returns: z.object({ path: z.string() }),
    fails: ['upload.broken', 'upload.video', 'upload.video_size', 'upload.size'],
    upload: VIDEO_BYTES_MAX,
    limit: { max: 10, windowMs: MINUTE },
  }),
  create: endpoint.post('/api/community/create', {
    summary: 'Publishes a video; it is shown once the platform has looked at it',
    access: 'user',
    input: z.object(Written),
    returns: z.object({ community_id: z.number() }),
    fails: ['community.title', 'community.too_long', 'community.video', 'community.topic', 'goods.not_found'],
    message: 'post:published',
    limit: { max: 20, windowMs: MINUTE },
  }),
  update: endpoint.post('/api/community/update/:id', {
    summary: 'Changes a video of one’s own, or of a store for which one sells; it is looked at again',
    access: 'user',
    input: z.object({ id: Id, ...Written }),
    fails: [
      'community.title',
      'community.too_long',
      'community.video',
      'community.topic',
      'community.not_found',
      'goods.not_found',
    ],
    message: 'post:published',
  }),
  remove: endpoint.post('/api/community/delete/:id', {
    summary: 'Removes a post of one’s own, or of a store for which one sells',
    access: 'user',
    input: z.object({ id: Id }),
    fails: ['community.not_found'],
    message: 'post:removed',
  }),
  like: endpoint.post('/api/community/start/:id', {
    summary: 'Likes a post, or no longer',
    access: 'user',
    input: z.object({ id: Id, ...on }),
    returns: z.object({ count_start: z.number() }),
    fails: ['community.not_found'],
    limit: { max: 120, windowMs: MINUTE },
  }),
  follow: endpoint.post('/api/community/fans/:uid', {
    summary: 'Follows an author, or no longer',
    access: 'user',
    input: z.object({ uid: Id, ...on }),
    returns: z.object({ count_fans: z.number() }),
    fails: ['community.no_author', 'community.own'],
    limit: { max: 120, windowMs: MINUTE },
  }),
  reply: endpoint.post('/api/community/reply/create/:id', {
    summary: 'Comments a post, or answers a comment',
    access: 'user',
    input: z.object({
      id: Id,
      content: z
        .string('community.empty')
        .check(
          z.trim(),
          z.minLength(1, 'community.empty'),
          z.maxLength(COMMUNITY_REPLY_MAX, 'community.too_long'),
        ),
      reply_id: z.optional(RandomId),
    }),
    returns: CommunityAnswer,
    fails: ['community.not_found', 'community.closed', 'community.empty', 'community.too_long'],
    message: 'post:commented',
    limit: { max: 20, windowMs: MINUTE },
  }),
  likeReply: endpoint.post('/api/community/reply/start/:id', {
    summary: 'Likes a comment, or no longer',
    access: 'user',
    input: z.object({ id: RandomId, ...on }),
    returns: z.object({ count_start: z.number() }),
    fails: ['community.not_found'],
    limit: { max: 120, windowMs: MINUTE },
  }),
  platformList: endpoint.get('/api/platform/community/lst', {
    summary:
      'Posts and videos in a state, those that wait the longest first; found by title, text, author or store',
    access: 'platform',
    role: 'review',
    input: z.object({
      ...listInput,
      keyword: Keyword,
      status: z._default(z.enum(['reviewing', 'shown', 'refused', 'off_shelf']), 'reviewing'),
    }),
    returns: listOf(CommunityPost),
  }),
  review: endpoint.post('/api/platform/community/review/:id', {
    summary: 'The platform shows, refuses or takes down a post',
    access: 'platform',
    role: 'review',
    input: z.object({
      id: Id,
      act: z.enum(['approve', 'refuse', 'take_down', 'restore']),
      reason: z._default(z.string().check(z.trim(), z.maxLength(200, 'community.too_long')), ''),
    }),
    fails: [
      'community.not_found',
      'community.wrong_state',
      'community.reason',
      'community.too_long',
      'oversight.own',
      'oversight.own_store',
    ],
  }),
};
