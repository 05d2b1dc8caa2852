import { asc, eq, sql } from 'drizzle-orm';
import { product, searchDay, visitDay } from '#lib/db/schema.ts';
import { after, days, shanghaiDay } from '#lib/kernel/clock.ts';
import { insertAll, spread, type Seeding } from '../writer/seeding.ts';

const STORES = 12;
const DAYS = 60;
const WORDS = ['六角螺栓 m8', '深沟球轴承 6204', '球阀 dn50', '不锈钢垫片', '扳手', 'hex bolt m10', 'o型圈'];

/** Views of goods and searches of the last two months, as visitors' browsers would have reported them. */
export async function writeCounts({ db, now }: Seeding): Promise<void> {
  const dates = Array.from({ length: DAYS }, (_, back) => shanghaiDay(after(now, -days(back))));
  const goods = await db
    .select({ productId: product.productId })
    .from(product)
    .where(eq(product.status, 'on_sale'))
    .orderBy(asc(product.productId))
    .limit(WORDS.length);
  const stores = Array.from({ length: STORES }, (_, at) => at + 1);
  await db
    .insert(visitDay)
    .values(
      stores.flatMap((merId) =>
        dates.map((day) => ({ merId, day, visits: 4 + spread(`${merId}${day}`, Math.ceil(90 / merId)) })),
      ),
    )
    // Lines of the demo's orders were counted when the orders were written.
    .onConflictDoUpdate({
      target: [visitDay.merId, visitDay.day],
      set: { visits: sql`excluded.visits` },
    });
  await insertAll(
    db,
    searchDay,
    WORDS.flatMap((words, at) =>
      dates.flatMap((day) => [
        { day, words, productId: 0, count: 3 + spread(words + day, 30 - at * 3) },
        { day, words, productId: goods[at]?.productId ?? 1, count: 1 + spread(day + words, 9) },
      ]),
    ),
  );
}
