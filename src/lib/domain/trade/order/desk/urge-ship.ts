import { after, days } from '#lib/kernel/clock.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import { worksFor, type UserContext } from '#lib/domain/context.ts';
import { notifyUrged } from '../../../account/notice/index.ts';
import { peopleOfStore } from '../../../merchant/store/index.ts';
import { logsOf } from '../order-log.repo.ts';
import { lockOrder } from '../order.repo.ts';
import { stepOrder } from '../step-order.ts';

/** Who ships for a store. */
const SHIPPERS = ['owner', 'manager', 'warehouse', 'sales'] as const;
/** The platform asks a store at most this often for one order. */
const URGE_EVERY = days(1);

/** The platform asks a store to send a paid order; who ships for it reads why, the buyer that it was asked. */
export async function urgeShip(
  ctx: UserContext,
  { id, text }: { id: string; text: string },
): Promise<
  Result<undefined, 'order.not_found' | 'order.reminded' | 'order.wrong_state' | 'oversight.own_store'>
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const order = await lockOrder(db, id);
    if (!order) return fail('order.not_found');
    const { merId, uid, orderSn: sn } = order;
    if (worksFor(ctx.actor, merId)) return fail('oversight.own_store');
    const last = (await logsOf(db, [id])).findLast(({ event }) => event === 'urge');
    if (last && after(last.createdAt, URGE_EVERY) > ctx.clock.now()) return fail('order.reminded');
    const moved = await stepOrder(ctx, order, 'urge');
    if (!moved.ok) return moved;
    const uids = await peopleOfStore(db, merId, SHIPPERS);
    await notifyUrged(ctx, { uid, uids, sn, orderId: id, merId, text });
    return ok();
  });
}
