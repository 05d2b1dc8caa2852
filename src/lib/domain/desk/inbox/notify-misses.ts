import { searchApi } from '#lib/contracts/search.ts';
import { holdsRole } from '#lib/contracts/platform-role.ts';
import { after, days, shanghaiDay } from '#lib/kernel/clock.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { missesOf } from '../../goods/search/index.ts';
import { notifyUser } from '../../account/notice/index.ts';
import { peopleOfPlatform } from './told.repo.ts';

/** Days of one notice. */
const WEEK = 7;
/** Words that are named in it; the others are in the list. */
const NAMED = 3;

/**
 * Tells who keeps the synonyms what was searched for in vain in the seven days before today; runs on Mondays. A week
 * without such words is not told of.
 */
export async function notifyMisses(ctx: SystemContext): Promise<void> {
  const now = ctx.clock.now();
  const from = shanghaiDay(after(now, -days(WEEK)));
  const to = shanghaiDay(after(now, -days(1)));
  // All or none: a second try of the job must not repeat the first half.
  await ctx.database.tx(async () => {
    const { count, list } = await missesOf(ctx, { from, to, page: 1, limit: NAMED });
    if (count === 0) return;
    const params = { number: String(count), words: list.map(({ words }) => words).join(' · ') };
    const link = `/platform/misses?from=${from}&to=${to}`;
    for (const { uid, roles } of await peopleOfPlatform(ctx.database.db))
      if (holdsRole(roles, searchApi.misses.role))
        await notifyUser(ctx, { uid, kind: 'desk.misses', params, link });
  });
}
