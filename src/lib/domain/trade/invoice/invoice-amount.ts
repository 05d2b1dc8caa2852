import { sumFen, type Fen } from '#lib/kernel/money.ts';
import type { FamilyRow } from './invoice.repo.ts';

/** States in which an order is paid in full; a deposit is invoiced together with its balance (money 4.9). */
const PAID = ['to_ship', 'to_receive', 'to_review', 'done'];

/**
 * What an invoice is about, fen: goods and freight that were actually paid, less what was refunded. Coupons and
 * points have made the paid amount smaller already. `rows` are whole orders with the parcels split off them.
 */
export const invoiceAmount = (rows: readonly FamilyRow[]): Fen =>
  sumFen(rows.filter((row) => row.status !== 'cancelled').map((row) => row.payPrice - row.refunded));

/** Whether everything that the orders hold is paid and something of it was not refunded. */
export const isInvoiceable = (rows: readonly FamilyRow[]): boolean =>
  rows.length > 0 &&
  rows.every((row) => row.status === 'refunded' || PAID.includes(row.status)) &&
  rows.some((row) => row.status !== 'refunded');
