import type { NoticePace } from '#lib/contracts/states.ts';
import { after, seconds } from '#lib/kernel/clock.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import type { NoticeLine } from '#lib/domain/jobs.ts';
import { chosenNotices, lockMark, moveMark } from './choices.repo.ts';

/** Rows older than this are committed: a row has the time at which it was written and is seen only after the commit. */
const SETTLED = seconds(30);
const MARKS: Record<NoticePace, number> = { now: 2, daily: 3 };

/** Joins notices that count something into one with the sum; the others stay as they are. */
function summed(lines: readonly NoticeLine[]): NoticeLine[] {
  const groups = Map.groupBy(lines, (line) =>
    line.params['number'] === undefined || !line.kind.startsWith('desk.')
      ? line
      : `${line.kind} ${line.params['store'] ?? ''}`,
  );
  return [...groups.values()].map((same) => {
    const [first] = same;
    if (same.length === 1) return first!;
    const number = String(same.reduce((sum, { params }) => sum + Number(params['number']), 0));
    return { ...first!, params: { ...first!.params, number } };
  });
}
const countOf = (lines: readonly NoticeLine[]): number =>
  lines.reduce((sum, { kind, params }) => sum + (kind.startsWith('desk.') ? Number(params['number']) : 1), 0);

async function sendChosen(ctx: SystemContext, pace: NoticePace): Promise<void> {
  await ctx.database.tx(async () => {
    const { db } = ctx.database;
    const until = after(ctx.clock.now(), -SETTLED);
    const from = await lockMark(db, MARKS[pace], until);
    if (from >= until) return;
    const rows = await chosenNotices(db, pace, { from, until });
    for (const own of Map.groupBy(rows, ({ uid, way }) => `${uid} ${way}`).values()) {
      const [first] = own;
      if (!first) continue;
      const { uid, way, phone, locale } = first;
      const lines = summed(own.map(({ kind, params, link }) => ({ kind, params, link })));
      const isDaily = pace === 'daily';
      if (way === 'mail') await ctx.jobs.send('notice.mail', { uid, lines, isDaily });
      else
        await ctx.jobs.send('sms.send', {
          phone,
          template: isDaily ? 'desk.daily' : 'desk.news',
          params: { number: String(countOf(lines)) },
          locale,
        });
    }
    await moveMark(db, MARKS[pace], until);
  });
}

/** Sends unread notices since the last run to those who chose to get them at once. */
export const sendChosenNow = (ctx: SystemContext): Promise<void> => sendChosen(ctx, 'now');
/** The same once a day, in one message. */
export const sendChosenDaily = (ctx: SystemContext): Promise<void> => sendChosen(ctx, 'daily');
