import type { ShownState } from '../../../contracts/site-desk.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import type { UserContext } from '../../context.ts';

export interface ShownWhile {
  startsAt: Date | null;
  endsAt: Date | null;
}

/** What is seen of it at a time. */
export function stateAt(
  { shown = true, startsAt, endsAt }: ShownWhile & { shown?: boolean },
  at: Date,
): ShownState {
  if (!shown) return 'hidden';
  if (startsAt && startsAt > at) return 'waiting';
  return endsAt && endsAt <= at ? 'over' : 'shown';
}

/** A minute of the mall's clock; null for a day that no month has. */
export function minuteOf(text: string): Date | null {
  const date = new Date(`${text}:00+08:00`);
  const isDay = new Date(`${text}:00Z`).toISOString().startsWith(text);
  return isDay ? date : null;
}

interface Typed {
  starts?: string | undefined;
  ends?: string | undefined;
}

/** From when until when, as an operator has typed it. */
export function periodOf({ starts, ends }: Typed): Result<ShownWhile, 'site.time' | 'site.period'> {
  const startsAt = starts === undefined ? null : minuteOf(starts);
  const endsAt = ends === undefined ? null : minuteOf(ends);
  if (starts !== undefined && !startsAt) return fail('site.time', undefined, 'starts');
  if (ends !== undefined && !endsAt) return fail('site.time', undefined, 'ends');
  if (startsAt && endsAt && endsAt <= startsAt) return fail('site.period', undefined, 'ends');
  return ok({ startsAt, endsAt });
}

/** The frame of every page, and the home page. */
const TAGS = ['site', 'home'];

/** Invalidates pages now, and again when it begins and ends. */
export async function refreshSite(ctx: UserContext, { startsAt, endsAt }: ShownWhile): Promise<void> {
  const now = ctx.clock.now();
  await ctx.changed(...TAGS);
  for (const at of [startsAt, endsAt])
    if (at && at > now)
      await ctx.jobs.send('content.appear', { tags: TAGS }, { at, once: `site:${at.toISOString()}` });
}
