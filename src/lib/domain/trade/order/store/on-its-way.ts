import { after } from '#lib/kernel/clock.ts';
import { AUTO_RECEIPT_AFTER } from '#lib/kernel/limits.ts';
import type { OrderRow } from '../order.repo.ts';

/** What a parcel that is handed to a courier has in its row. */
export function onItsWay(now: Date): Pick<OrderRow, 'shippedAt' | 'dueAt'> {
  return { shippedAt: now, dueAt: after(now, AUTO_RECEIPT_AFTER) };
}
