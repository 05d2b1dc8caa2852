import { and, eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { cartLine } from '#lib/db/schema.ts';

export const linesOfQuotation = (db: Db, uid: number, quotationId: string) =>
  db
    .select({ cartId: cartLine.cartId, quotedUntil: cartLine.quotedUntil })
    .from(cartLine)
    .where(and(eq(cartLine.uid, uid), eq(cartLine.quotationId, quotationId)));

export const dropLines = (db: Db, uid: number, quotationId: string) =>
  db.delete(cartLine).where(and(eq(cartLine.uid, uid), eq(cartLine.quotationId, quotationId)));
