import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { cartLine } from '#lib/db/schema.ts';

/** Lines that were laid aside at quoted prices; of those named, or of whole quotations. */
export const quotedLines = async (db: Db, uid: number, cartIds: readonly string[]) =>
  cartIds.length === 0
    ? []
    : db
        .select({
          cartId: cartLine.cartId,
          quotationId: cartLine.quotationId,
          quotedUntil: cartLine.quotedUntil,
        })
        .from(cartLine)
        .where(
          and(eq(cartLine.uid, uid), inArray(cartLine.cartId, [...cartIds]), isNotNull(cartLine.quotationId)),
        );

export const linesOfQuotation = (db: Db, uid: number, quotationId: string) =>
  db
    .select({ cartId: cartLine.cartId, quotedUntil: cartLine.quotedUntil })
    .from(cartLine)
    .where(and(eq(cartLine.uid, uid), eq(cartLine.quotationId, quotationId)));

export const dropLines = (db: Db, uid: number, quotationId: string) =>
  db.delete(cartLine).where(and(eq(cartLine.uid, uid), eq(cartLine.quotationId, quotationId)));
