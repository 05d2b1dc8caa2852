import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { GoodsCard } from './goods.ts';
import { Id, listInput, listOf, Time } from './list.ts';

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

const filter = z.object({
  ...listInput,
  mer_id: z.optional(Id),
  /** Of the stores in this market. */
  market_id: z.optional(Id),
  live_status: z.optional(z.enum(LIVE_STATES)),
});
export type BroadcastFilter = z.infer<typeof filter>;

export const broadcastApi = {
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
};
