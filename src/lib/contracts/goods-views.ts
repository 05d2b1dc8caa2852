import * as z from 'zod/mini';
import { Amount, Time } from './list.ts';

/** Days on which the store does not ship, shown from a week before; null: none. */
export const Closing = z.nullable(z.object({ from: z.string(), until: z.string(), note: z.string() }));
export type Closing = z.infer<typeof Closing>;

/** The store as a product card shows it. */
const CardMerchant = z.object({
  mer_id: z.number(),
  mer_name: z.string(),
  mer_avatar: z.string(),
  is_trader: z.boolean(),
  type_name: z.string(),
  province: z.string(),
});

/** One product in any list; the one shape of the product card. */
export const GoodsCard = z.object({
  spu_id: z.number(),
  product_id: z.number(),
  activity_id: z.number(),
  /** normal, seckill or presale. */
  product_type: z.string(),
  store_name: z.string(),
  store_info: z.string(),
  image: z.string(),
  price: Amount,
  price_max: Amount,
  /** For clients that strike it when it is higher: ordinary goods answer their price. */
  ot_price: Amount,
  unit_name: z.string(),
  /** The pieces that one unit of sale is, when it is several: a 盒 of 500 支. */
  holds: z.optional(z.object({ count: z.number(), unit: z.string() })),
  moq: z.number(),
  sales: z.number(),
  stock: z.number(),
  sku_count: z.number(),
  /** The only SKU, when there is one: it can go into the cart from a card. */
  unique: z.nullable(z.number()),
  /** The SKU that a search named, and its price; no price when it is on request. */
  sku: z.optional(z.number()),
  /** The size that the words name, and of how many that fit it is one. */
  size: z.optional(z.object({ designation: z.string(), price: Amount, stock: z.number(), fits: z.number() })),
  star: z.number(),
  reply_count: z.number(),
  delivery_free: z.boolean(),
  lead_days: z.number(),
  isset_coupon: z.boolean(),
  belt_name: z.string(),
  merchant: CardMerchant,
});
export type GoodsCard = z.infer<typeof GoodsCard>;

export type CategoryNode = {
  store_category_id: number;
  pid: number;
  cate_name: string;
  pic: string;
  product_count: number;
  children: CategoryNode[];
};
export const CategoryNode: z.ZodMiniType<CategoryNode> = z.object({
  store_category_id: z.number(),
  pid: z.number(),
  cate_name: z.string(),
  pic: z.string(),
  product_count: z.number(),
  children: z.lazy(() => z.array(CategoryNode)),
});

export const Brand = z.object({ brand_id: z.number(), brand_name: z.string(), pic: z.string() });

/** How many goods each value of a filter would give, other filters kept. */
export const CategoryCount = z.object({
  id: z.number(),
  pid: z.number(),
  name: z.string(),
  count: z.number(),
});
export type CategoryCount = z.infer<typeof CategoryCount>;

/** One size in a list of sizes. */
export const SizeRow = z.object({
  unique: z.number(),
  product_id: z.number(),
  designation: z.string(),
  store_name: z.string(),
  mer_name: z.string(),
  image: z.string(),
  /** Yuan; empty when the price is on request. */
  price: Amount,
  unit_name: z.string(),
  /** The pieces that one unit of sale is, when it is several. */
  holds: z.optional(z.object({ count: z.number(), unit: z.string() })),
  stock: z.number(),
  lead_days: z.number(),
  /** Smallest quantity and the steps above it. */
  moq: z.number(),
  multiple: z.number(),
});
export type SizeRow = z.infer<typeof SizeRow>;

/** The same size of another store, and in what it differs. */
export const SameSize = z.object({
  ...SizeRow.shape,
  mer_id: z.number(),
  star: z.number(),
  reply_count: z.number(),
  /** Its own words for what differs: 性能等级 A2-70. */
  differs: z.array(z.string()),
});
export type SameSize = z.infer<typeof SameSize>;

/** A size of another kind that fits a size and is needed beside it. */
export const SizeBeside = z.object({
  ...SizeRow.shape,
  mer_id: z.number(),
  /** What it is: 六角螺母. */
  cate_name: z.string(),
});
export type SizeBeside = z.infer<typeof SizeBeside>;

export const ParameterFacet = z.object({
  id: z.number(),
  name: z.string(),
  unit: z.string(),
  /** Smallest and largest number, of parameters that a range may be asked of. */
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  values: z.array(z.object({ id: z.number(), name: z.string(), count: z.number() })),
});
export type ParameterFacet = z.infer<typeof ParameterFacet>;

/**
 * What a part of the words of a search was understood as. `idle` words are not searched for; `left_out` words match no
 * product together with the others.
 */
const PART_KINDS = [
  'noun',
  'brand',
  'standard',
  'parameter',
  'designation',
  'size',
  'place',
  'word',
  'idle',
  'left_out',
] as const;
export const UnderstoodPart = z.object({
  kind: z.enum(PART_KINDS),
  /** Of a parameter its value. */
  text: z.string(),
  /** Name of a parameter in its table. */
  name: z.optional(z.string()),
  unit: z.optional(z.string()),
  /** How it was typed, where its spelling was corrected. */
  typed: z.optional(z.string()),
  /** All the words without this part. */
  without: z.string(),
});
export type UnderstoodPart = z.infer<typeof UnderstoodPart>;

export const Facets = z.object({
  category: z.array(CategoryCount),
  brand: z.array(z.object({ id: z.number(), name: z.string(), count: z.number() })),
  province: z.array(z.object({ id: z.string(), name: z.string(), count: z.number() })),
  belt: z.array(z.object({ id: z.number(), name: z.string(), count: z.number() })),
  in_stock: z.number(),
  verified: z.number(),
  maker: z.number(),
  invoice: z.number(),
  sample: z.number(),
  /** What the sizes of the listed goods differ in, with how many goods each value would leave. */
  parameters: z.array(ParameterFacet),
  /** What was understood of the words that are searched for, in their order. */
  understood: z.array(UnderstoodPart),
});
export type Facets = z.infer<typeof Facets>;

export const Tier = z.object({ start_quantity: z.number(), price: Amount });
const Param = z.object({ name: z.string(), value: z.string(), unit: z.string() });

export const Sku = z.object({
  /** Identifies the SKU in every other call (`product_attr_unique`). */
  unique: z.number(),
  designation: z.string(),
  /** Index into `attr[].attr_values` for each attribute. */
  choice: z.array(z.number()),
  price: Amount,
  ot_price: Amount,
  tiers: z.array(Tier),
  stock: z.number(),
  weight_g: z.number(),
  volume_cm3: z.number(),
  bar_code: z.string(),
  /** Where it looks other than the product; empty: it looks as the product does. */
  image: z.string(),
  /** What one piece costs as a sample; null: there are none. */
  sample_price: z.nullable(Amount),
  params: z.array(Param),
});
export type Sku = z.infer<typeof Sku>;

/** What a document of a product is. */
export const DOCUMENT_KINDS = ['sheet', 'certificate', 'drawing', 'manual'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A PDF of a product, which its store calls by one name in every language. */
export const GoodsDocument = z.object({
  name: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  bytes: z.number(),
  /** Where it is fetched. */
  url: z.string(),
});
export type GoodsDocument = z.infer<typeof GoodsDocument>;

/** So many days from so many units on. */
export const LeadStep = z.object({ from: z.number(), days: z.number() });

export const GoodsDetail = z.object({
  product_id: z.number(),
  mer_id: z.number(),
  category: z.array(z.object({ id: z.number(), name: z.string() })),
  brand: z.nullable(Brand),
  image: z.string(),
  slider_image: z.array(z.string()),
  video_link: z.string(),
  store_name: z.string(),
  store_info: z.string(),
  unit_name: z.string(),
  packing: z.string(),
  standards: z.array(z.string()),
  keyword: z.array(z.string()),
  price: Amount,
  price_max: Amount,
  ot_price: Amount,
  /** Most that points may pay of one unit; "0.00": none. */
  integral_price: Amount,
  stock: z.number(),
  sales: z.number(),
  star: z.number(),
  /** Share of good reviews, percent. */
  rate: z.number(),
  reply_count: z.number(),
  /** Its place among the best sellers of its top category; null behind the ranking's end. */
  rank: z.nullable(z.object({ place: z.number(), cate_id: z.number(), cate_name: z.string() })),
  once_min_count: z.number(),
  once_max_count: z.number(),
  /** Quantities must be a multiple of this. */
  batch_number: z.number(),
  mix_wholesale: z.boolean(),
  lead_days: z.number(),
  /** More days from more units on, all sizes of a purchase counted; ascending, empty: always `lead_days`. */
  lead_steps: z.array(LeadStep),
  /** False: sold without returns. */
  refund_switch: z.boolean(),
  delivery_free: z.boolean(),
  temp_id: z.nullable(z.number()),
  attr: z.array(z.object({ attr_name: z.string(), attr_values: z.array(z.string()) })),
  sku: z.array(Sku),
  params: z.array(Param),
  content: z.array(z.string()),
  documents: z.array(GoodsDocument),
  merchant: z.object({
    ...CardMerchant.shape,
    city: z.string(),
    belt_id: z.nullable(z.number()),
    belt_name: z.string(),
    care_count: z.number(),
    product_score: z.number(),
    service_score: z.number(),
    postage_score: z.number(),
    is_verified: z.boolean(),
    is_powerful: z.boolean(),
    service_phone: z.string(),
    founded_year: z.number(),
    free_freight_from: z.nullable(Amount),
    open_receipt: z.boolean(),
    closing: Closing,
    /** 1: the store is called; else it chats. */
    services_type: z.number(),
    recommend: z.array(GoodsCard),
  }),
});
export type GoodsDetail = z.infer<typeof GoodsDetail>;

export const Review = z.object({
  nickname: z.string(),
  avatar: z.string(),
  comment: z.string(),
  /** Written by the mall, because its buyer wrote none in time. */
  is_default: z.boolean(),
  pics: z.array(z.string()),
  rate: z.number(),
  sku: z.string(),
  merchant_reply_content: z.string(),
  create_time: Time,
});

export type Review = z.infer<typeof Review>;

/** A product as its page sells it, for this caller. */
export const GoodsOffer = z.extend(GoodsDetail, {
  /** Whether an order may hold only so many (once_max_count), a buyer only so many ever, or neither. */
  pay_limit: z.enum(['none', 'per_order', 'lifetime']),
  /** The caller keeps it; false for visitors. */
  is_relation: z.boolean(),
  /** The latest good review. */
  top_reply: z.nullable(Review),
});
export type GoodsOffer = z.infer<typeof GoodsOffer>;

/** A level-1 category on the home page. */
export const GoodsFloor = z.object({
  cate_id: z.number(),
  cate_name: z.string(),
  pic: z.string(),
  list: z.array(GoodsCard),
});
export type GoodsFloor = z.infer<typeof GoodsFloor>;

/** The goods of the home page: channels, and floors of the level-1 categories that have goods. */
export const Showcase = z.object({
  best: z.array(GoodsCard),
  new: z.array(GoodsCard),
  hot: z.array(GoodsCard),
  /** In stock and selling well (猜你喜欢). */
  good: z.array(GoodsCard),
  floors: z.array(z.object({ cate_id: z.number(), list: z.array(GoodsCard) })),
});
export type Showcase = z.infer<typeof Showcase>;
