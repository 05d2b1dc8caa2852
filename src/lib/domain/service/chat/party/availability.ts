import { after, hours, shanghaiStamp } from '#lib/kernel/clock.ts';
import {
  AGENT_HERE,
  AGENT_LATELY,
  AGENT_SEEN_EVERY,
  PLATFORM_FROM,
  PLATFORM_UNTIL,
} from '#lib/kernel/chat-limits.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { lastSeenAt, markAgentPresent, storeBrief } from './desk.repo.ts';
import { deskOf, PLATFORM } from './find-party.ts';

export interface Availability {
  /** At the desk this moment. */
  isOnline: boolean;
  /** At the desk, or within its hours and there within the last day. */
  hasService: boolean;
  servicesType: number;
  /** "09:00-18:00", Shanghai time. */
  serviceTime: string;
}

const minuteOf = (at: Date): number => {
  const stamp = shanghaiStamp(at);
  return Number(stamp.slice(8, 10)) * 60 + Number(stamp.slice(10, 12));
};
const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Whether an agent answers for a store (0: the mall) now; undefined if the store does not exist. */
export async function availabilityOf(
  ctx: Pick<Context, 'database' | 'clock'>,
  merId: number,
): Promise<Availability | undefined> {
  const { db } = ctx.database;
  const store = merId === PLATFORM ? undefined : await storeBrief(db, merId);
  if (merId !== PLATFORM && (!store || store.status === 'deleted')) return undefined;
  const from = store?.from ?? PLATFORM_FROM;
  const until = store?.until ?? PLATFORM_UNTIL;
  const now = ctx.clock.now();
  const seenAt = await lastSeenAt(db, merId);
  const wasHere = (within: number): boolean => seenAt !== undefined && after(seenAt, within) > now;
  const minute = minuteOf(now);
  // Hours that end after midnight begin on the day before.
  const isOpen = from <= until ? minute >= from && minute < until : minute >= from || minute < until;
  const isOnline = wasHere(AGENT_HERE);
  return {
    isOnline,
    hasService: isOnline || (isOpen && store?.status !== 'closed' && wasHere(AGENT_LATELY)),
    servicesType: store?.servicesType ?? 0,
    serviceTime: until - from >= hours(24) / 60_000 ? '00:00-24:00' : `${clock(from)}-${clock(until)}`,
  };
}

/** Every request of a desk marks its agent as present; buyers are not marked. */
export async function markPresent(ctx: UserContext, merId = deskOf(ctx.actor)): Promise<void> {
  if (merId === undefined) return;
  const seenAt = ctx.clock.now();
  const stale = after(seenAt, -AGENT_SEEN_EVERY);
  await markAgentPresent(ctx.database.db, { agentUid: ctx.actor.uid, merId, seenAt }, stale);
}
