import { and, eq, sql } from 'drizzle-orm';
import { listOf, oneOf } from '#lib/db/array-of.ts';
import type { Db } from '#lib/db/database.ts';
import { cartLine, inquiry, quotation } from '#lib/db/schema.ts';

export const linesOfQuotation = (db: Db, uid: number, quotationId: string) =>
  db
    .select({ cartId: cartLine.cartId, quotedUntil: cartLine.quotedUntil })
    .from(cartLine)
    .where(and(eq(cartLine.uid, uid), eq(cartLine.quotationId, quotationId)));

export const dropLines = (db: Db, uid: number, quotationId: string) =>
  db.delete(cartLine).where(and(eq(cartLine.uid, uid), eq(cartLine.quotationId, quotationId)));

/** Query for `readTogether`: the invoices that were asked for with the inquiries of chosen lines, by store. */
export const invoiceWishes = (db: Db) =>
  db
    .select({ merId: quotation.merId, invoiceType: inquiry.invoiceType })
    .from(cartLine)
    .innerJoin(quotation, eq(quotation.quotationId, cartLine.quotationId))
    .innerJoin(inquiry, eq(inquiry.inquiryId, quotation.inquiryId))
    .where(
      and(eq(cartLine.uid, oneOf('uid', 'int')), sql`${cartLine.cartId} = any(${listOf('ids', 'text')})`),
    );
export type InvoiceWishes = Awaited<ReturnType<typeof invoiceWishes>>;
