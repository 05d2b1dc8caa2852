import type { ChangedGoods, ChangedStock } from '#lib/contracts/change-feed.ts';
import type { DeskOrder } from '#lib/contracts/order-desk.ts';
import type { InvoiceView } from '#lib/contracts/invoice.ts';
import type { ChangeKind } from '#lib/contracts/states.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { yuan } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import { deskInvoicesByIds } from '../../trade/invoice/index.ts';
import { deskOrdersByIds } from '../../trade/order/index.ts';
import { deskRefundsByIds, type ListedRefund } from '../../trade/refund/index.ts';
import {
  changesAfter,
  goodsByIds,
  settledUntil,
  sizesByIds,
  sizesOfGoods,
  type Place,
} from './change.repo.ts';

export interface ChangesInput {
  updated_since?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}
type Changed<T> = T & { updated_time: string };
type Feed<T> = Promise<Result<{ list: Changed<T>[]; cursor: string; has_more: boolean }, never>>;

function placeOf({ cursor, updated_since: since }: ChangesInput): Place {
  if (!cursor) return { us: since ? Date.parse(since) * 1000 : 0, id: '' };
  const [us = '', id = ''] = cursor.split('~');
  return { us: Number(us), id };
}

/**
 * What has changed after a place in the list of changes, each row as it is now. A row that changes while a client reads
 * page after page moves to the end and is answered once more; none is left out. Rows that the store may not see (yet)
 * are skipped, so a page may have fewer rows than its limit, or none, although more pages follow.
 */
async function feed<T>(
  ctx: MerchantContext,
  kind: ChangeKind,
  input: ChangesInput,
  read: (ids: string[]) => Promise<Map<string, T>>,
): Feed<T> {
  const { db } = ctx.database;
  const after = placeOf(input);
  const until = await settledUntil(db);
  const ask = { after, until, limit: input.limit + 1 };
  const changes = await changesAfter(db, ctx.actor.merId, kind, ask);
  const page = changes.slice(0, input.limit);
  const rows = page.length > 0 ? await read(page.map(({ id }) => id)) : new Map<string, T>();
  const last = page.at(-1) ?? after;
  return ok({
    list: page.flatMap(({ id, us }) => {
      const row = rows.get(id);
      return row ? [{ ...row, updated_time: new Date(Math.floor(us / 1000)).toISOString() }] : [];
    }),
    cursor: `${last.us}~${last.id}`,
    has_more: changes.length > page.length,
  });
}

const byId = <T>(rows: readonly T[], idOf: (row: T) => string | number): Map<string, T> =>
  new Map(rows.map((row) => [String(idOf(row)), row]));

/** Orders of the caller's store that have changed. */
export const changedOrders = (
  ctx: MerchantContext,
  input: ChangesInput,
): Feed<DeskOrder & { address: string }> =>
  feed(ctx, 'order', input, async (ids) => byId(await deskOrdersByIds(ctx, ids), (row) => row.order_id));

/** Refunds of the caller's store that have changed. */
export const changedRefunds = (ctx: MerchantContext, input: ChangesInput): Feed<ListedRefund> =>
  feed(ctx, 'refund', input, async (ids) =>
    byId(await deskRefundsByIds(ctx, ids), (row) => row.refund_order_id),
  );

/** Invoices of the caller's store that have changed. */
export const changedInvoices = (ctx: MerchantContext, input: ChangesInput): Feed<InvoiceView> =>
  feed(ctx, 'invoice', input, async (ids) =>
    byId(await deskInvoicesByIds(ctx, ids), (row) => row.order_receipt_id),
  );

/** Products of the caller's store with their sizes that have changed in anything but stock. */
export const changedGoods = (
  ctx: MerchantContext,
  input: ChangesInput,
): Feed<Omit<ChangedGoods, 'updated_time'>> =>
  feed(ctx, 'goods', input, async (ids) => {
    const { db } = ctx.database;
    const goods = await goodsByIds(db, ctx.actor.merId, ids.map(Number));
    const sizes = Map.groupBy(
      await sizesOfGoods(
        db,
        goods.map((row) => row.productId),
      ),
      (size) => size.productId,
    );
    const views = goods.map((row) => ({
      product_id: row.productId,
      name: row.name,
      name_en: row.nameEn,
      category_id: row.categoryId,
      status: row.status,
      unit_name: row.unitName,
      moq: row.moq,
      multiple: row.multiple,
      lead_days: row.leadDays,
      lead_steps: row.leadSteps,
      is_on_request: row.priceOnRequest,
      tax_code: row.taxCode,
      tax_name: row.taxName,
      skus: (sizes.get(row.productId) ?? []).map((size) => ({
        sku_id: size.skuId,
        designation: size.designation,
        bar_code: size.barCode,
        price: yuan(size.price),
        tiers: size.tiers.map(({ start, price }) => ({ start, price: yuan(price) })),
        weight_g: size.weightG,
        shown: size.shown,
      })),
    }));
    return byId(views, (row) => row.product_id);
  });

/** Sizes of the caller's store whose stock has changed. */
export const changedStock = (
  ctx: MerchantContext,
  input: ChangesInput,
): Feed<Omit<ChangedStock, 'updated_time'>> =>
  feed(ctx, 'stock', input, async (ids) => {
    const sizes = await sizesByIds(ctx.database.db, ctx.actor.merId, ids.map(Number));
    const views = sizes.map(({ skuId, productId, designation, barCode, stock }) => ({
      sku_id: skuId,
      product_id: productId,
      designation,
      bar_code: barCode,
      stock,
    }));
    return byId(views, (row) => row.sku_id);
  });
