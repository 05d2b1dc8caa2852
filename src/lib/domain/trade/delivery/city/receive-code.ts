import { newDigits } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { notifyReceiveCode } from '../../../account/notice/index.ts';
import { orderById } from '../../order/index.ts';
import { changeRide, lockRide, type RideRow } from './city-delivery.repo.ts';

const DIGITS = 6;
/** Tries after which the buyer gets a new code, and after which no code helps any more. */
const TRIES = 5;
const TRIES_IN_ALL = 25;

export const newReceiveCode = (): string => newDigits(DIGITS);

type CodeRefusal = 'delivery.code' | 'delivery.code_spent';

/**
 * Whether the rider entered the buyer's code. Five wrong tries make a code void, and the buyer gets another; after five
 * codes only the buyer can confirm the receipt. It runs in a transaction of its own: a wrong try counts even if the
 * step fails.
 */
export async function checkReceiveCode(
  ctx: MerchantContext,
  ride: Pick<RideRow, 'deliveryId'>,
  code: string | undefined,
): Promise<Result<undefined, CodeRefusal>> {
  return ctx.database.tx(async () => {
    const { db } = ctx.database;
    const held = await lockRide(db, ride.deliveryId);
    if (!held || held.wrongCodes >= TRIES_IN_ALL) return fail('delivery.code_spent', undefined, 'code');
    if (held.receiveCode === code) return ok();
    const wrongCodes = held.wrongCodes + 1;
    const isVoid = wrongCodes % TRIES === 0;
    const receiveCode = isVoid ? newReceiveCode() : held.receiveCode;
    await changeRide(db, held.deliveryId, { wrongCodes, receiveCode });
    if (isVoid && wrongCodes < TRIES_IN_ALL) {
      const order = (await orderById(db, held.orderId))!;
      const { uid, orderId, orderSn: sn } = order;
      await notifyReceiveCode(ctx, { uid, orderId, sn, code: receiveCode });
    }
    return fail('delivery.code', undefined, 'code');
  });
}
