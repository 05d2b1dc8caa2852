import type { MerchantContext } from '#lib/domain/context.ts';
import { typedTime } from '#lib/kernel/clock.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { addActivity, offeredSkus, type Offer } from '../activity/index.ts';

interface NewPresale {
  product_id: number;
  presell_type: number;
  start_time: string;
  end_time: string;
  final_start_time?: string | undefined;
  final_end_time?: string | undefined;
  delivery_type: number;
  delivery_day: number;
  once_pay_count: number;
  all_pay_count: number;
  sku: (Omit<Offer, 'deposit'> & { down_price?: string | undefined })[];
}

const DEPOSIT = 2;
const timeOf = (text: string | undefined): number =>
  text === undefined ? Number.NaN : typedTime(text).getTime();

/**
 * The field whose time is wrong; undefined if all are right. The balance is paid after the presale has ended, in a
 * window of its own, and everything lies in the future.
 */
function wrongTime(input: NewPresale, now: Date): keyof NewPresale | undefined {
  const [start, end] = [timeOf(input.start_time), timeOf(input.end_time)];
  if (!(start < end && end > now.getTime())) return 'end_time';
  if (input.presell_type !== DEPOSIT) return undefined;
  const [from, until] = [timeOf(input.final_start_time), timeOf(input.final_end_time)];
  if (!(from >= end)) return 'final_start_time';
  return from < until ? undefined : 'final_end_time';
}

/** A merchant proposes a presale of a product of its store; it waits for its review. */
export async function createPresale(
  ctx: MerchantContext,
  input: NewPresale,
): Promise<Result<{ activity_id: number }, FailureOf<typeof offeredSkus> | 'activity.times'>> {
  const now = ctx.clock.now();
  const wrong = wrongTime(input, now);
  if (wrong) return fail('activity.times', undefined, wrong);
  const isDeposit = input.presell_type === DEPOSIT;
  const offers = input.sku.map(({ down_price, ...offer }) => ({
    ...offer,
    // A missing deposit is checked as 0, which is refused as no price.
    ...(isDeposit ? { deposit: down_price ?? '0' } : {}),
  }));
  const skus = await offeredSkus(ctx, input.product_id, offers);
  if (!skus.ok) return skus;
  return ctx.database.tx(async () => {
    const id = await addActivity(ctx.database.db, {
      activity: {
        kind: 'presale',
        merId: ctx.actor.merId,
        productId: input.product_id,
        status: 'pending',
        perOrder: input.once_pay_count,
        perBuyer: input.all_pay_count,
        pays: isDeposit ? 'deposit' : 'full',
        startAt: typedTime(input.start_time),
        endAt: typedTime(input.end_time),
        ...(isDeposit
          ? {
              finalStartAt: typedTime(input.final_start_time!),
              finalEndAt: typedTime(input.final_end_time!),
            }
          : {}),
        delivery: input.delivery_type === 2 ? 'after_end' : 'after_pay',
        deliveryDays: input.delivery_day,
        createdAt: now,
        updatedAt: now,
      },
      skus: skus.value,
    });
    return ok({ activity_id: id });
  });
}
