import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { shanghaiTime } from '#lib/kernel/clock.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { addActivity, offeredSkus, type Offer } from '../activity/index.ts';
import { addSlot, slotAt } from './seckill.repo.ts';

interface NewSeckill {
  product_id: number;
  start_time: number;
  start_day: string;
  end_day: string;
  once_pay_count: number;
  all_pay_count: number;
  sku: Offer[];
}

/** A merchant proposes a flash sale of a product of its store; it waits for its review. */
export async function createSeckill(
  ctx: MerchantContext,
  input: NewSeckill,
): Promise<
  Result<{ activity_id: number }, FailureOf<typeof offeredSkus> | 'activity.times' | 'seckill.no_slot'>
> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const slot = await slotAt(db, input.start_time);
  if (!slot) return fail('seckill.no_slot', undefined, 'start_time');
  if (input.start_day > input.end_day || shanghaiTime(input.end_day, slot.endHour) <= now)
    return fail('activity.times', undefined, 'end_day');
  const skus = await offeredSkus(ctx, input.product_id, input.sku);
  if (!skus.ok) return skus;
  return ctx.database.tx(async () => {
    const id = await addActivity(db, {
      activity: {
        kind: 'seckill',
        merId: ctx.actor.merId,
        productId: input.product_id,
        status: 'pending',
        perOrder: input.once_pay_count,
        perBuyer: input.all_pay_count,
        slotId: slot.slotId,
        startDay: input.start_day,
        endDay: input.end_day,
        createdAt: now,
        updatedAt: now,
      },
      skus: skus.value,
    });
    return ok({ activity_id: id });
  });
}

/** The platform adds a slot. */
export async function createSlot(
  ctx: UserContext,
  { start_time: startHour, end_time: endHour }: { start_time: number; end_time: number },
): Promise<Result<{ slot_id: number }, 'activity.times' | 'seckill.slot_overlap'>> {
  if (startHour >= endHour) return fail('activity.times', undefined, 'end_time');
  const id = await addSlot(ctx.database.db, { startHour, endHour });
  if (id === undefined) return fail('seckill.slot_overlap', undefined, 'start_time');
  await ctx.changed('seckill');
  return ok({ slot_id: id });
}
