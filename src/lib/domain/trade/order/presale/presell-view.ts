import type { PresellOrder } from '#lib/contracts/order-views.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { PresaleRow } from './presale-order.repo.ts';

/** Where the balance stands by the mall's clock: 0 not open yet, 1 to be paid now, 2 over. */
function activeStatus(row: PresaleRow, now: Date): number {
  if (now < row.finalStartAt) return 0;
  return now < row.finalEndAt ? 1 : 2;
}

/** A balance as the pages of an order show it. */
export const presellView = (row: PresaleRow, now: Date): PresellOrder => ({
  presell_order_id: row.presaleOrderId,
  presell_order_sn: row.presaleOrderSn,
  status: row.status,
  deposit_price: yuan(row.deposit),
  pay_price: yuan(row.balance),
  final_start_time: row.finalStartAt.toISOString(),
  final_end_time: row.finalEndAt.toISOString(),
  activeStatus: activeStatus(row, now),
  pay_time: row.paidAt?.toISOString() ?? null,
  now: now.toISOString(),
});
