import { after, days, shanghaiDay } from '../../../kernel/clock.ts';
import { ok } from '../../../kernel/result.ts';
import type { Context, UserContext } from '../../context.ts';
import { countMiss, missesBetween } from './miss.repo.ts';

const LONGEST = 60;
const DAYS = 30;
/** Telephone numbers, mail addresses and long numbers are personal data. */
const PERSONAL = /\d{9,}|@/;

/** A query as it is counted: in one spelling and not longer than a line; undefined for personal data. */
export function countedWords(text: string): string | undefined {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, LONGEST);
  return !words || PERSONAL.test(words.replace(/[\s-]/g, '')) ? undefined : words;
}

/** Counts a query that found nothing, for operators; nothing of who asked is kept. */
export async function recordMiss(ctx: Context, text: string): Promise<void> {
  const words = countedWords(text);
  if (words) await countMiss(ctx.database.db, shanghaiDay(ctx.clock.now()), words);
}

interface Days {
  from: string;
  to: string;
}
interface Asked {
  keyword?: string | undefined;
  page: number;
  limit: number;
}

/** What was searched for in vain between two days (both included; default the last thirty), the most wanted first. */
export async function listMisses(
  ctx: UserContext,
  { from, to, ...ask }: { [day in keyof Days]?: string | undefined } & Asked,
) {
  const now = ctx.clock.now();
  const between = { from: from ?? shanghaiDay(after(now, -days(DAYS))), to: to ?? shanghaiDay(now) };
  return ok(await missesOf(ctx, { ...between, ...ask }));
}

/** What was searched for in vain between two days, both included: how many words, and a page of them. */
export async function missesOf(
  { database }: Pick<Context, 'database'>,
  { page, limit, ...asked }: Days & Asked,
): Promise<{ count: number; list: { words: string; count: number; last_day: string }[] }> {
  const rows = await missesBetween(database.db, { ...asked, limit, offset: (page - 1) * limit });
  return {
    count: rows[0]?.total ?? 0,
    list: rows.map(({ words, count, lastDay }) => ({ words, count, last_day: lastDay })),
  };
}
