import { after, days, hours } from '#lib/kernel/clock.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { countRates } from './rates.repo.ts';

const WINDOW = days(180);
const ANSWER_WITHIN = hours(24);
/** With fewer questions or buyers a share would be chance. */
const LEAST = 10;

/** Counts of all stores how often they answer and how many of their buyers come back: every night. */
export async function countStoreRates(ctx: SystemContext): Promise<void> {
  const now = ctx.clock.now();
  const changed = await countRates(ctx.database.db, {
    since: after(now, -WINDOW),
    answeredBy: after(now, -ANSWER_WITHIN),
    answerWithin: ANSWER_WITHIN / 1000,
    least: LEAST,
  });
  if (changed.length > 0) await ctx.changed('stores', 'home', ...changed.map((id) => `store:${id}`));
}
