import * as z from 'zod/mini';
import { minutes } from '../kernel/clock.ts';
import { BROADCAST_GOODS_MAX, VIDEO_BYTES_MAX } from '../kernel/limits.ts';
import { endpoint } from './endpoint.ts';
import { GoodsCard } from './goods.ts';
import { Id, Keyword, listInput, listOf, Time } from './list.ts';
import { Minute } from './site-desk.ts';
import { BROADCAST_STATES } from './states.ts';
import { EVERYBODY } from './store-role.ts';

/** live, upcoming or ended; an ended room may have a replay. */
export const LIVE_STATES = ['live', 'upcoming', 'ended'] as const;

export const Broadcast = z.object({
  broadcast_id: z.number(),
  name: z.string(),
  anchor_name: z.string(),
  cover_img: z.string(),
  live_status: z.enum(LIVE_STATES),
  /** When it begins, or began. */
  show_time: Time,
  replay_status: z.boolean(),
  /** Address of the playlist; empty when there is nothing to watch. */
  stream: z.string(),
  visitors: z.number(),
  merchant: z.object({ mer_id: z.number(), mer_name: z.string(), mer_avatar: z.string() }),
  broadcast: z.array(z.object({ goods: GoodsCard })),
});
export type Broadcast = z.infer<typeof Broadcast>;

/** A live room as its store and the platform see it. */
export const DeskBroadcast = z.object({
  broadcast_id: z.number(),
  mer_id: z.number(),
  mer_name: z.string(),
  name: z.string(),
  name_en: z.string(),
  anchor_name: z.string(),
  anchor_name_en: z.string(),
  cover_img: z.string(),
  status: z.enum(BROADCAST_STATES),
  has_replay: z.boolean(),
  stream: z.string(),
  show_time: Time,
  /** How often it was opened while there was something to watch. */
  visitors: z.number(),
  /** Why the platform has taken it down. */
  reason: z.string(),
  goods: z.array(z.object({ product_id: z.number(), name: z.string() })),
});
export type DeskBroadcast = z.infer<typeof DeskBroadcast>;

const filter = z.object({
  ...listInput,
  mer_id: z.optional(Id),
  /** Of the stores in this market. */
  market_id: z.optional(Id),
  live_status: z.optional(z.enum(LIVE_STATES)),
});
export type BroadcastFilter = z.infer<typeof filter>;

const deskFilter = z.object({
  ...listInput,
  keyword: Keyword,
  status: z.optional(z.enum(BROADCAST_STATES)),
});
export type DeskBroadcastFilter = z.infer<typeof deskFilter>;

const one = z.object({ id: Id });
const line = (code: 'broadcast.name' | 'broadcast.anchor') =>
  z.string(code).check(z.trim(), z.minLength(1, code), z.maxLength(60, code));
const lineEn = z._default(z.string().check(z.trim(), z.maxLength(100, 'text.too_long')), '');
const announced = z.object({
  name: line('broadcast.name'),
  name_en: lineEn,
  anchor_name: line('broadcast.anchor'),
  anchor_name_en: lineEn,
  /** When it begins, on the mall's clock. */
  show_time: Minute,
  /** A picture of the store's own; without a new one the old one stays. */
  cover: z._default(
    z
      .array(
        z
          .string()
          .check(z.regex(/^\/files\/[\w./-]+$/, 'broadcast.cover'), z.maxLength(300, 'broadcast.cover')),
      )
      .check(z.maxLength(1)),
    [],
  ),
  product_ids: z._default(z.array(Id).check(z.maxLength(BROADCAST_GOODS_MAX, 'broadcast.goods')), []),
});
export type Announced = z.infer<typeof announced>;
/** Where the streaming service gives the playlist out. */
const Stream = z.string().check(z.trim(), z.maxLength(500, 'broadcast.stream'));
const announcedFails = [
  'broadcast.name',
  'broadcast.anchor',
  'broadcast.cover',
  'broadcast.goods',
  'broadcast.time',
  'site.time',
  'text.too_long',
] as const;
const ofStore = { access: 'merchant', role: 'sales' } as const;
const ofReview = { access: 'platform', role: 'review' } as const;

export const broadcastApi = {
  watched: endpoint.post('/api/broadcast/watched/:id', {
    keyless: 'nobody',
    summary: 'Counts that a live room or its recording was opened; nothing of who watches is kept',
    input: z.object({ id: Id }),
    limit: { max: 60, windowMs: minutes(1) },
  }),
  list: endpoint.get('/api/broadcast/lst', {
    shared: 30,
    summary: 'Live rooms: first what is live, then what comes, then replays',
    input: filter,
    returns: listOf(Broadcast),
  }),
  hot: endpoint.get('/api/broadcast/hot', {
    shared: 30,
    summary: 'Live rooms that most visitors watch',
    input: z.object({ ...listInput, mer_id: z.optional(Id) }),
    returns: listOf(Broadcast),
  }),
  own: endpoint.get('/api/merchant/broadcast/lst', {
    access: 'merchant',
    role: EVERYBODY,
    summary:
      'Live rooms of the caller’s store, the latest first; found by title or host; those that it took away are left out',
    input: deskFilter,
    returns: listOf(DeskBroadcast),
  }),
  announce: endpoint.post('/api/merchant/broadcast/create', {
    ...ofStore,
    summary: 'Announces a live room with its time, host, cover and goods',
    input: announced,
    returns: z.object({ broadcast_id: z.number() }),
    fails: [...announcedFails, 'broadcast.many'],
  }),
  change: endpoint.post('/api/merchant/broadcast/update/:id', {
    ...ofStore,
    summary: 'Changes a live room that has not begun',
    input: z.extend(announced, { id: Id }),
    fails: [...announcedFails, 'broadcast.not_found', 'broadcast.wrong_state'],
  }),
  begin: endpoint.post('/api/merchant/broadcast/start/:id', {
    ...ofStore,
    summary: 'Begins a live room: visitors watch the playlist that the streaming service gives out',
    input: z.object({ id: Id, stream: Stream }),
    fails: [
      'broadcast.not_found',
      'broadcast.wrong_state',
      'broadcast.no_service',
      'broadcast.stream',
      'broadcast.other_live',
    ],
  }),
  end: endpoint.post('/api/merchant/broadcast/end/:id', {
    ...ofStore,
    summary: 'Ends a live room',
    input: one,
    fails: ['broadcast.not_found', 'broadcast.wrong_state'],
  }),
  replay: endpoint.post('/api/merchant/broadcast/replay/:id', {
    ...ofStore,
    outside: true,
    summary: 'Takes the recording of a room that has ended as an MP4; another one takes its place',
    input: z.object({ id: Id, file: z.file('upload.broken') }),
    fails: [
      'broadcast.not_found',
      'broadcast.wrong_state',
      'upload.broken',
      'upload.video',
      'upload.video_size',
      'upload.size',
    ],
    upload: VIDEO_BYTES_MAX,
  }),
  dropReplay: endpoint.post('/api/merchant/broadcast/replay/remove/:id', {
    ...ofStore,
    summary: 'Takes the recording of a room away; the room stays as one that has ended',
    input: one,
    fails: ['broadcast.not_found', 'broadcast.wrong_state'],
  }),
  remove: endpoint.post('/api/merchant/broadcast/remove/:id', {
    ...ofStore,
    summary: 'Takes a live room away that is not on the air',
    input: one,
    fails: ['broadcast.not_found', 'broadcast.wrong_state'],
  }),
  all: endpoint.get('/api/platform/broadcast/lst', {
    ...ofReview,
    summary: 'Live rooms of all stores, the latest first; found by title, host or store',
    input: deskFilter,
    returns: listOf(DeskBroadcast),
  }),
  takeDown: endpoint.post('/api/platform/broadcast/take_down/:id', {
    ...ofReview,
    summary: 'Takes a live room down at once, with the reason that its store reads',
    input: z.object({
      id: Id,
      reason: z
        .string('broadcast.reason')
        .check(z.trim(), z.minLength(1, 'broadcast.reason'), z.maxLength(200, 'broadcast.reason')),
    }),
    fails: ['broadcast.not_found', 'broadcast.wrong_state', 'oversight.own_store', 'broadcast.reason'],
  }),
  restore: endpoint.post('/api/platform/broadcast/restore/:id', {
    ...ofReview,
    summary: 'Shows a room again that the platform took down, as one that has ended',
    input: one,
    fails: ['broadcast.not_found', 'broadcast.wrong_state', 'oversight.own_store'],
  }),
};
