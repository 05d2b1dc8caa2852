import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LeadStep } from './goods-views.ts';
import { InvoiceView } from './invoice-views.ts';
import { Amount, Time } from './list.ts';
import { DeskOrder } from './order-desk.ts';
import { DeskRefund } from './refund.ts';
import { PRODUCT_STATES } from './states.ts';
import { EVERYBODY } from './store-role.ts';

/** When a row has last changed, by the clock of the database. */
const changed = { updated_time: Time };

const ChangedOrder = z.object({ ...DeskOrder.shape, address: z.string(), ...changed });
const ChangedRefund = z.object({ ...DeskRefund.shape, ...changed });
const ChangedInvoice = z.object({ ...InvoiceView.shape, ...changed });

const ChangedSize = z.object({
  sku_id: z.number(),
  designation: z.string(),
  bar_code: z.string(),
  price: Amount,
  tiers: z.array(z.object({ start: z.number(), price: Amount })),
  weight_g: z.number(),
  /** False: the size is not sold any more. */
  shown: z.boolean(),
});
/** A product with its sizes, whatever its state: `deleted` ones come too, once, since they have changed. */
export const ChangedGoods = z.object({
  product_id: z.number(),
  name: z.string(),
  name_en: z.string(),
  category_id: z.number(),
  status: z.enum(PRODUCT_STATES),
  unit_name: z.string(),
  moq: z.number(),
  multiple: z.number(),
  lead_days: z.number(),
  lead_steps: z.array(LeadStep),
  is_on_request: z.boolean(),
  /** Its own tax classification (税收分类编码, 简称); empty: that of its category. */
  tax_code: z.string(),
  tax_name: z.string(),
  skus: z.array(ChangedSize),
  ...changed,
});
export type ChangedGoods = z.infer<typeof ChangedGoods>;

export const ChangedStock = z.object({
  sku_id: z.number(),
  product_id: z.number(),
  designation: z.string(),
  bar_code: z.string(),
  stock: z.number(),
  ...changed,
});
export type ChangedStock = z.infer<typeof ChangedStock>;

/** Time of the change in microseconds since 1970, and the id of the row. */
const Cursor = z.string().check(z.regex(/^\d{1,16}~[0-9a-z]{0,26}$/));

const input = z.object({
  /** Rows that changed at or after this time; without it, and without a cursor, all of them from the beginning. */
  updated_since: z.optional(z.iso.datetime({ offset: true })),
  /** Place where the last answer ended; used instead of `updated_since` if both are given. */
  cursor: z.optional(Cursor),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 100),
});
const feedOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({
    list: z.array(row),
    /** Cursor of the next call: made at once while `has_more`, later for what has changed by then. */
    cursor: z.string(),
    has_more: z.boolean(),
  });
const ofStore = { access: 'merchant', role: EVERYBODY, input } as const;

/** What has changed in a store, each row once as it is now, in the order of the changes. */
export const changeFeedApi = {
  orders: endpoint.get('/api/merchant/changes/orders', {
    ...ofStore,
    scope: 'orders_read',
    summary: 'Orders of the caller’s store that have changed, the first change first',
    returns: feedOf(ChangedOrder),
  }),
  refunds: endpoint.get('/api/merchant/changes/refunds', {
    ...ofStore,
    scope: 'orders_read',
    summary: 'Refunds of the caller’s store that have changed, the first change first',
    returns: feedOf(ChangedRefund),
  }),
  goods: endpoint.get('/api/merchant/changes/goods', {
    ...ofStore,
    scope: 'goods_read',
    summary: 'Products of the caller’s store with their sizes that have changed in anything but stock',
    returns: feedOf(ChangedGoods),
  }),
  stock: endpoint.get('/api/merchant/changes/stock', {
    ...ofStore,
    scope: 'goods_read',
    summary: 'Sizes of the caller’s store whose stock has changed, the first change first',
    returns: feedOf(ChangedStock),
  }),
  invoices: endpoint.get('/api/merchant/changes/invoices', {
    ...ofStore,
    scope: 'invoices_read',
    summary: 'Invoices that the caller’s store owes or has issued and that have changed',
    returns: feedOf(ChangedInvoice),
  }),
};
