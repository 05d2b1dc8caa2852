import { searchMiss } from '#lib/db/schema.ts';
import { after, days, shanghaiDay } from '#lib/kernel/clock.ts';
import { insertAll, spread, type Seeding } from '../writer/seeding.ts';

/** What buyers have asked for in vain: wares that the demo mall does not carry. */
const WORDS = [
  '钛合金螺栓 M8',
  '陶瓷轴承 6204',
  '防爆摄像头',
  '激光测距仪',
  'ultrasonic cleaner',
  '石墨烯散热片',
];
const DAYS = 14;

/** Searches without result of the last two weeks, for operators to look at. */
export async function writeMisses({ db, now }: Seeding): Promise<void> {
  const rows = WORDS.flatMap((words) =>
    Array.from({ length: DAYS }, (_, back) => ({
      words,
      day: shanghaiDay(after(now, -days(back))),
      count: spread(`${words}${back}`, 4),
    })),
  );
  await insertAll(
    db,
    searchMiss,
    rows.filter((row) => row.count > 0),
  );
}
