import { after } from '#lib/kernel/clock.ts';
import { timer } from '#lib/kernel/timers.ts';
import type { OrderRow } from '../order.repo.ts';

/** What a parcel that is handed to a courier has in its row. */
export function onItsWay(now: Date): Pick<OrderRow, 'shippedAt' | 'dueAt'> {
  return { shippedAt: now, dueAt: after(now, timer('auto_receipt')) };
}
