import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { sendEvent } from '../../../merchant/machine/index.ts';
import { LOW_STOCK } from '#lib/kernel/limits.ts';
import { returnLimits } from './limits.ts';
import {
  returnProductStock,
  returnSkuStock,
  stockOfSku,
  storesOfSkus,
  takeSkuStock,
  type Piece,
  type SkuStock,
  type Units,
} from './stock.repo.ts';

/** Pieces added up by one of their ids. */
function unitsBy<P extends { quantity: number }>(pieces: readonly P[], idOf: (piece: P) => number): Units {
  const units: Units = new Map();
  for (const piece of pieces) units.set(idOf(piece), (units.get(idOf(piece)) ?? 0) + piece.quantity);
  return units;
}

/**
 * Invalidates pages of goods that are sold out, or in stock again, just now; pages read other numbers of stock by
 * themselves.
 */
const invalidateTurns = (
  ctx: Context,
  rows: readonly SkuStock[],
  isTurn: (row: SkuStock) => boolean,
): Promise<void> | undefined => {
  const tags = new Set(rows.filter(isTurn).map((row) => `goods:${row.product_id}`));
  return tags.size > 0 ? ctx.changed(...tags) : undefined;
};

/** Sends webhooks for SKUs whose stock has become low just now. */
async function sendLowStock(ctx: Context, rows: readonly SkuStock[]): Promise<void> {
  if (rows.length === 0) return;
  const stores = await storesOfSkus(
    ctx.database.db,
    rows.map((row) => row.sku_id),
  );
  for (const { sku_id, product_id, stock } of rows) {
    const { merId, designation } = stores.get(sku_id)!;
    await sendEvent(ctx, merId, 'stock.low', { sku_id, product_id, designation, stock });
  }
}

/** Takes stock for pieces, all or (by the caller's transaction) none. */
export async function takeStock(
  ctx: Context,
  pieces: readonly Piece[],
): Promise<Result<undefined, 'stock.short'>> {
  const { db } = ctx.database;
  const wanted = unitsBy(pieces, (piece) => piece.skuId);
  const ofProducts = unitsBy(pieces, (piece) => piece.productId);
  const taken = await takeSkuStock(db, wanted, ofProducts);
  const short = pieces.find((piece) => !taken.some((row) => row.sku_id === piece.skuId));
  if (short) return fail('stock.short', { n: await stockOfSku(db, short.skuId) }, short.lineId);
  await invalidateTurns(ctx, taken, (row) => row.stock === 0);
  const low = taken.filter(
    (row) => row.stock <= LOW_STOCK && row.stock + (wanted.get(row.sku_id) ?? 0) > LOW_STOCK,
  );
  await sendLowStock(ctx, low);
  return ok();
}

/** Puts pieces back; the caller makes sure that it happens once. */
export async function returnStock(ctx: Context, pieces: readonly Omit<Piece, 'lineId'>[]): Promise<void> {
  if (pieces.length === 0) return;
  const { db } = ctx.database;
  await returnLimits(ctx, pieces);
  const units = unitsBy(pieces, (piece) => piece.skuId);
  const returned = await returnSkuStock(db, units);
  await returnProductStock(
    db,
    unitsBy(pieces, (piece) => piece.productId),
  );
  await invalidateTurns(ctx, returned, (row) => row.stock === units.get(row.sku_id));
}
