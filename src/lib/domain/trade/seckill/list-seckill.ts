import type { SeckillCard, SeckillSelect, SeckillSlot } from '#lib/contracts/seckill.ts';
import type { Context } from '#lib/domain/context.ts';
import { shanghaiDay } from '#lib/kernel/clock.ts';
import { yuan } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import { seckillRun, struckPrice, type Stage } from '../activity/index.ts';
import { inLocale } from '../cart/index.ts';
import { countSeckills, seckillRows, slots } from './seckill.repo.ts';

const PC_STATUS: Record<Stage, number> = { over: 0, running: 1, coming: 2 };
export const SECKILL_STATUS: Record<Stage, number> = { coming: 0, running: 1, over: -1 };

/** The slots of today; the current one is the running one, else the next one. */
export async function listSlots(ctx: Context): Promise<Result<SeckillSelect, never>> {
  const now = ctx.clock.now();
  const today = shanghaiDay(now);
  const list = (await slots(ctx.database.reader)).map((slot): SeckillSlot => {
    const run = seckillRun({ startDay: today, endDay: today }, slot, now);
    return {
      start_time: slot.startHour,
      end_time: slot.endHour,
      title: clock(slot.startHour),
      pc_status: PC_STATUS[run.stage],
      state: run.stage,
      begin: run.startsAt.toISOString(),
      stop: run.endsAt.toISOString(),
    };
  });
  const index = list.findIndex((slot) => slot.state !== 'over');
  return ok({
    now: now.toISOString(),
    seckillTime: list,
    seckillTimeIndex: index,
    seckillEndTime: list[index]?.stop ?? null,
  });
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The hours at which flash sales run, as choices of a form. */
export async function slotChoices(ctx: Context): Promise<Result<{ label: string; value: string }[], never>> {
  const list = await slots(ctx.database.reader);
  return ok(
    list.map(({ startHour, endHour }) => ({
      label: `${clock(startHour)}–${clock(endHour)}`,
      value: String(startHour),
    })),
  );
}

interface Filter {
  page: number;
  limit: number;
  start_time?: number | undefined;
  mer_id?: number | undefined;
}

/** Flash sales of a slot today; without a slot those of the running or the next one. */
export async function listSeckill(
  ctx: Context,
  { start_time, mer_id, page, limit }: Filter,
): Promise<Result<{ count: number; list: SeckillCard[] }, never>> {
  const db = ctx.database.reader;
  const now = ctx.clock.now();
  const day = shanghaiDay(now);
  const all = await slots(db);
  const stageOf = (slot: (typeof all)[number]) => seckillRun({ startDay: day, endDay: day }, slot, now).stage;
  const slot =
    start_time === undefined
      ? all.find((one) => stageOf(one) !== 'over')
      : all.find((one) => one.startHour === start_time);
  if (!slot) return ok({ count: 0, list: [] });
  const filter = { slotId: slot.slotId, day, now, merId: mer_id || undefined, page, limit };
  const rows = await seckillRows(db, filter);
  const status = SECKILL_STATUS[stageOf(slot)];
  const list = rows.map((row): SeckillCard => ({
    activity_id: row.activity.activityId,
    product_id: row.activity.productId,
    mer_id: row.activity.merId,
    store_name: inLocale(ctx.locale, row.name, row.nameEn),
    image: row.image,
    price: yuan(Number(row.price)),
    ot_price: struckPrice(row.founded, Number(row.price)),
    unit_name: inLocale(ctx.locale, row.unitName, row.unitNameEn),
    limited: row.limited,
    stock: row.left,
    sold: row.taken,
    percent: row.limited === 0 ? 0 : Math.floor((row.taken / row.limited) * 100),
    seckill_status: status,
  }));
  return ok({ count: rows[0]?.total ?? (page === 1 ? 0 : await countSeckills(db, filter)), list });
}
