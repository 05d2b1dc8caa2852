import { sql } from 'drizzle-orm';
import { sweepPoints, givePoints, signIn } from '#lib/domain/trade/points/index.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { clockAt, shanghaiDay } from '#lib/kernel/clock.ts';
import type { Seeding } from '../writer/seeding.ts';
import { DEMO_UIDS } from '../writer/write-accounts.ts';
import { contextOf } from '../writer/write-orders.ts';

const DAY = 86_400_000;
/** The demo's orders begin after this. */
const STORY_DAYS = 60;
/** Notices of earlier days have been read. */
const READ_AFTER_DAYS = 3;

/** Points of last year, which end with this one, and of this year; days in a row that were signed in, up to yesterday. */
const BUYERS: { uid: number; lastYear: number; thisYear: number; signed: number }[] = [
  { uid: DEMO_UIDS.personal, lastYear: 3000, thisYear: 5800, signed: 9 },
  { uid: DEMO_UIDS.enterprise, lastYear: 0, thisYear: 12_000, signed: 3 },
  { uid: DEMO_UIDS.enterpriseTwo, lastYear: 800, thisYear: 2000, signed: 0 },
];

/** Gifts of the mall and days of signing in. Before the orders, so that those can be paid with points. */
export async function writePoints(seeding: Seeding): Promise<void> {
  const { now } = seeding;
  const year = Number(shanghaiDay(now).slice(0, 4));
  const lastDecember = new Date(`${year - 1}-12-15T10:00:00+08:00`);
  for (const { uid, lastYear, thisYear, signed } of BUYERS) {
    const give = (points: number, at: Date, targetId: string) =>
      givePoints(contextOf(seeding, uid, at), { uid, points, kind: 'points_gift', targetId });
    if (lastYear > 0) await give(lastYear, lastDecember, `demo-old-${uid}`);
    await give(thisYear, new Date(now.getTime() - STORY_DAYS * DAY), `demo-${uid}`);
    for (let day = signed; day > 0; day -= 1)
      await signIn(contextOf(seeding, uid, new Date(now.getTime() - day * DAY)));
  }
}

/** Sets points of old orders free on their days, puts the books into the order of time, and has old notices read. */
export async function finishPoints(seeding: Seeding): Promise<void> {
  const { services, db, now } = seeding;
  for (let day = STORY_DAYS; day >= 0; day -= 1) {
    const ctx: SystemContext = {
      ...services,
      clock: clockAt(new Date(now.getTime() - day * DAY).toISOString()),
      jobs: { send: async () => undefined },
      actor: { kind: 'system' },
      locale: 'zh-CN',
      request: { id: 'demo', address: 'demo', device: 'demo' },
    };
    await sweepPoints(ctx);
  }
  // The stories were told one after another, but happened at the same time.
  await db.execute(sql`
    update ledger_entry e set balance_after = told.balance
      from (select entry_id, sum(amount) over (partition by account_id order by created_at, seq) as balance
              from ledger_entry join ledger_account using (account_id) where ledger_account.kind like 'points%' or ledger_account.kind = 'buyer_balance') told
     where e.entry_id = told.entry_id`);
  await db.execute(sql`
    update notice set read_at = created_at + interval '1 hour'
     where created_at < ${new Date(now.getTime() - READ_AFTER_DAYS * DAY).toISOString()}::timestamptz`);
}
