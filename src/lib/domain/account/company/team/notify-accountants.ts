import { yuan } from '#lib/kernel/money.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { notifyUser } from '../../notice/index.ts';
import { accountantsOf } from './read-team.ts';

/** Tells those who pay for the company that an order of it may be paid now. */
export async function notifyAccountants(
  ctx: UserContext,
  companyId: number,
  {
    groupOrderId,
    groupOrderSn: sn,
    payPrice,
  }: { groupOrderId: string; groupOrderSn: string; payPrice: number },
): Promise<void> {
  for (const uid of await accountantsOf(ctx, companyId))
    await notifyUser(ctx, {
      uid,
      kind: 'company.to_pay',
      params: { sn, amount: yuan(payPrice) },
      link: `/payment?orderId=${groupOrderId}`,
    });
}
