import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { activity, seckillSlot } from '#lib/db/schema.ts';
import { isViolation } from '#lib/db/violation.ts';
import { countShownActivities, shownActivities, type SlotRow } from '../activity/index.ts';

export const slots = (db: Db): Promise<SlotRow[]> =>
  db.select().from(seckillSlot).orderBy(asc(seckillSlot.startHour));

export async function slotAt(db: Db, startHour: number): Promise<SlotRow | undefined> {
  const rows = await db.select().from(seckillSlot).where(eq(seckillSlot.startHour, startHour));
  return rows[0];
}

/** Undefined when the hours overlap with those of another slot. */
export async function addSlot(
  db: Db,
  hours: { startHour: number; endHour: number },
): Promise<number | undefined> {
  try {
    const rows = await db.transaction((inner) =>
      inner.insert(seckillSlot).values(hours).returning({ id: seckillSlot.slotId }),
    );
    return rows[0]?.id;
  } catch (error) {
    if (isViolation(error, 'exclusion')) return undefined;
    throw error;
  }
}

interface Filter {
  slotId: number;
  day: string;
  merId?: number | undefined;
}

const sales = ({ slotId, day, merId }: Filter) =>
  ({
    kind: 'seckill',
    which: and(eq(activity.slotId, slotId), lte(activity.startDay, day), gte(activity.endDay, day)),
    merId,
  }) as const;

/** Flash sales of a slot on a day. */
export const seckillRows = (
  db: Db,
  { now, page, limit, ...filter }: Filter & { now: Date; page: number; limit: number },
) => shownActivities(db, { ...sales(filter), now, page, limit });

export const countSeckills = (db: Db, filter: Filter): Promise<number> =>
  countShownActivities(db, sales(filter));
