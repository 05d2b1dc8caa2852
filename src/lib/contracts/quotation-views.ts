import * as z from 'zod/mini';
import { Asker, FileView, INQUIRY_STATES } from './inquiry-views.ts';
import { Amount, Time } from './list.ts';

export const QUOTATION_STATES = [
  'quoted',
  'negotiating',
  'accepted',
  'refused',
  'withdrawn',
  'expired',
  'ordered',
] as const;
/** What of an offer is compared with the quantity that was asked for. */
const amount = {
  /** How many of its unit are what the item asks for; null where the two units do not convert. */
  asked_num: z.nullable(z.number()),
  /** Pieces in one unit, where they are more than one. */
  holds: z.optional(z.object({ count: z.number(), unit: z.string() })),
};
const OfferItem = z.object({
  item_id: z.string(),
  price: Amount,
  num: z.number(),
  total_price: Amount,
  /** Null where the store makes it for this buyer and lists it nowhere. */
  product_id: z.nullable(z.number()),
  product_attr_unique: z.nullable(z.number()),
  made: z.nullable(z.object({ name: z.string(), spec: z.string(), unit: z.string(), weight: z.string() })),
  /** Another kind, size, strength or material than the inquiry asks for. */
  is_substitute: z.boolean(),
  store_name: z.string(),
  sku: z.string(),
  image: z.string(),
  unit_name: z.string(),
  /** Fewer of it are not sold. */
  once_min_count: z.number(),
  ...amount,
});

export const QuotationView = z.object({
  quotation_id: z.string(),
  quotation_sn: z.string(),
  inquiry_id: z.string(),
  status: z.enum(QUOTATION_STATES),
  version: z.number(),
  merchant: z.object({
    mer_id: z.number(),
    mer_name: z.string(),
    mer_avatar: z.string(),
    city: z.string(),
    founded_year: z.number(),
  }),
  /** Prices of sealed bidding before the deadline: everything below is empty. */
  is_sealed: z.boolean(),
  total_price: z.nullable(Amount),
  freight_included: z.boolean(),
  /** What sending all of it to the asked region costs; null where none was asked, or it is not sent there. */
  freight: z.nullable(Amount),
  tax_rate: z.number(),
  lead_days: z.number(),
  valid_until: Time,
  pay_term: z.string(),
  note: z.string(),
  files: z.array(FileView),
  ask: z.string(),
  items: z.array(OfferItem),
  /** Offers before this one, the latest first. */
  versions: z.array(
    z.object({ version: z.number(), total_price: Amount, ask: z.string(), note: z.string(), time: Time }),
  ),
  is_new: z.boolean(),
  group_order_id: z.nullable(z.string()),
  create_time: Time,
  change_time: Time,
  can: z.object({
    accept: z.boolean(),
    negotiate: z.boolean(),
    reject: z.boolean(),
    order: z.boolean(),
    revise: z.boolean(),
    withdraw: z.boolean(),
  }),
});
export type QuotationView = z.infer<typeof QuotationView>;

export const ReceivedRow = z.object({
  ...QuotationView.shape,
  inquiry: z.object({
    inquiry_id: z.string(),
    title: z.string(),
    status: z.enum(INQUIRY_STATES),
    deadline: Time,
  }),
});
export type ReceivedRow = z.infer<typeof ReceivedRow>;

/** A quotation in the list of the store that made it. */
export const MadeRow = z.object({ ...ReceivedRow.shape, asker: Asker });
export type MadeRow = z.infer<typeof MadeRow>;

export const SkuOffer = z.object({
  product_attr_unique: z.number(),
  product_id: z.number(),
  store_name: z.string(),
  sku: z.string(),
  price: Amount,
  /** What the buyer of the inquiry pays by a list of the store, where that is lower. */
  own_price: z.nullable(Amount),
  stock: z.number(),
  unit_name: z.string(),
  once_min_count: z.number(),
  batch_number: z.number(),
  /** Another kind, size, strength or material than the asked item. */
  is_substitute: z.boolean(),
  ...amount,
});
export type SkuOffer = z.infer<typeof SkuOffer>;
