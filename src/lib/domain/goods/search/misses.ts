import { ok } from '../../../kernel/result.ts';
import type { Context, UserContext } from '../../context.ts';
import { countMiss, missesBetween } from './miss.repo.ts';

const LONGEST = 60;
/** Telephone numbers, addresses of mail and long numbers belong to somebody. */
const PERSONAL = /\d{9,}|@/;
const dayOf = (date: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(date);

/** Counts a query that found nothing, for operators; nothing of who asked is kept. */
export async function recordMiss(ctx: Context, text: string): Promise<void> {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, LONGEST);
  if (!words || PERSONAL.test(words.replace(/[\s-]/g, ''))) return;
  await countMiss(ctx.database.db, dayOf(ctx.clock.now()), words);
}

/** What was searched for in vain between two days (both included; default the last thirty), the most wanted first. */
export async function listMisses(
  ctx: UserContext,
  input: { from?: string | undefined; to?: string | undefined; page: number; limit: number },
) {
  const DAYS = 30;
  const now = ctx.clock.now();
  const to = input.to ?? dayOf(now);
  const from = input.from ?? dayOf(new Date(now.getTime() - DAYS * 86_400_000));
  const rows = await missesBetween(ctx.database.db, from, to, input.limit, (input.page - 1) * input.limit);
  return ok({
    count: rows[0]?.total ?? 0,
    list: rows.map(({ words, count, lastDay }) => ({ words, count, last_day: lastDay })),
  });
}
