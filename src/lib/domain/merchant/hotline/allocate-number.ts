import type { VirtualPhone } from '#lib/contracts/hotline.ts';
import { after } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { VIRTUAL_PHONE_LIFE } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { keepNumber, lentNumber, phoneOf, storePhone } from './hotline.repo.ts';

/**
 * A number that leads to the store for two hours; within them the same caller gets the same one (specification,
 * section 9). Neither side learns the other's number.
 */
export async function allocateNumber(
  ctx: UserContext,
  { mer: merId }: { mer: number },
): Promise<Result<VirtualPhone, 'hotline.off' | 'store.closed' | 'store.not_found'>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const store = await storePhone(db, merId);
  if (!store || store.status === 'deleted') return fail('store.not_found');
  if (store.status !== 'open') return fail('store.closed');
  const { hotline } = ctx;
  if (!hotline) return fail('hotline.off');
  const now = ctx.clock.now();
  const view = (number: string, until: Date): Result<VirtualPhone, never> =>
    ok({
      number,
      expire_time: until.toISOString(),
      now: now.toISOString(),
      is_local: hotline.isLocal,
    });
  const lent = await lentNumber(db, uid, merId, now);
  if (lent) return view(lent.number, lent.expiresAt);

  const until = after(now, VIRTUAL_PHONE_LIFE);
  const { number } = await hotline.lend({ caller: await phoneOf(db, uid), callee: store.phone, until });
  await keepNumber(db, {
    virtualPhoneId: newId(now),
    uid,
    merId,
    number,
    createdAt: now,
    expiresAt: until,
  });
  return view(number, until);
}
