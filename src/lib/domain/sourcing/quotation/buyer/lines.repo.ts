import { and, inArray, eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { cartLine, inquiry, quotation } from '#lib/db/schema.ts';

export const linesOfQuotation = (db: Db, uid: number, quotationId: string) =>
  db
    .select({ cartId: cartLine.cartId, quotedUntil: cartLine.quotedUntil })
    .from(cartLine)
    .where(and(eq(cartLine.uid, uid), eq(cartLine.quotationId, quotationId)));

export const dropLines = (db: Db, uid: number, quotationId: string) =>
  db.delete(cartLine).where(and(eq(cartLine.uid, uid), eq(cartLine.quotationId, quotationId)));

/** The invoices that were asked for with the inquiries of these lines, by store. */
export const invoiceWishes = async (db: Db, uid: number, cartIds: readonly string[]) =>
  cartIds.length === 0
    ? []
    : db
        .select({ merId: quotation.merId, invoiceType: inquiry.invoiceType })
        .from(cartLine)
        .innerJoin(quotation, eq(quotation.quotationId, cartLine.quotationId))
        .innerJoin(inquiry, eq(inquiry.inquiryId, quotation.inquiryId))
        .where(and(eq(cartLine.uid, uid), inArray(cartLine.cartId, [...cartIds])));
