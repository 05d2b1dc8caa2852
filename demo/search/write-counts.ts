import { asc, eq, sql } from 'drizzle-orm';
import { product, searchDay, visitDay } from '#lib/db/schema.ts';
import { after, days, shanghaiDay } from '#lib/kernel/clock.ts';
import { insertAll, spread, type Seeding } from '../writer/seeding.ts';

const STORES = 12;
const DAYS = 60;
/** What was searched, and the name of what was opened then. */
const SEARCHES: [words: string, opened: RegExp][] = [
  ['六角螺栓 m8', /六角头螺栓/],
  ['深沟球轴承 6204', /深沟球轴承 6200/],
  ['球阀 dn50', /球阀/],
  ['不锈钢垫片', /垫圈.*不锈钢/],
  ['扳手', /扳手/],
  ['hex bolt m10', /外六角/],
  ['o型圈', /O型圈/],
];

/** Views of goods and searches of the last two months, as visitors' browsers would have reported them. */
export async function writeCounts({ db, now }: Seeding): Promise<void> {
  const dates = Array.from({ length: DAYS }, (_, back) => shanghaiDay(after(now, -days(back))));
  const goods = await db
    .select({ productId: product.productId, name: product.name })
    .from(product)
    .where(eq(product.status, 'on_sale'))
    .orderBy(asc(product.productId));
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
    SEARCHES.flatMap(([words, opened], at) => {
      const productId = goods.find(({ name }) => opened.test(name))?.productId;
      return dates.flatMap((day) => [
        { day, words, productId: 0, count: 3 + spread(words + day, 30 - at * 3) },
        ...(productId ? [{ day, words, productId, count: 1 + spread(day + words, 9) }] : []),
      ]);
    }),
  );
}
