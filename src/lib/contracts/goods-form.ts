import * as z from 'zod/mini';
import { CATALOG_SKUS_MAX } from '../kernel/catalog-limits.ts';
import { LEAD_STEPS_MAX } from '../kernel/lead-time.ts';
import { GOODS_DOCUMENTS_MAX } from '../kernel/limits.ts';
import { endpoint } from './endpoint.ts';
import { DOCUMENT_KINDS, GoodsDocument } from './goods-views.ts';
import { Amount, deskInput, deskOf, Id, Time } from './list.ts';
import { PARAM_TYPES } from './states.ts';
import { EVERYBODY } from './store-role.ts';

/** What becomes of a product that is saved: kept for later, shown to buyers, or kept from them. */
const GOODS_AIMS = ['draft', 'on_sale', 'off_shelf'] as const;
export type GoodsAim = (typeof GOODS_AIMS)[number];

/** The longest texts and lists that a form may send; what they hold is read by the rules of files. */
const Text = (most: number) => z._default(z.string().check(z.maxLength(most, 'text.too_long')), '');
const VALUES_MAX = 3;
const PARAMS_MAX = 200;

/** A parameter by the name that files give it (`长度 // Length [mm]`), with its value as it is written. */
const Param = z.object({ key: z.string().check(z.minLength(1), z.maxLength(200)), value: Text(600) });

/** One size as it stands in the form: numbers as they were typed. */
const FormSku = z.object({
  designation: Text(120),
  /** Its value of each option, in their order. */
  values: z.array(Text(120)).check(z.maxLength(VALUES_MAX)),
  price: Text(30),
  market_price: Text(30),
  /** `10=4.19 | 40=4.04`: from so many units on, at this price. */
  tiers: Text(400),
  stock: Text(30),
  /** The stock that the form was opened with: what was sold since stays sold. */
  was: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000))),
  weight_g: Text(30),
  volume_cm3: Text(30),
  bar_code: Text(60),
  params: z._default(z.array(Param).check(z.maxLength(PARAMS_MAX)), []),
});

/**
 * A PDF uploaded for goods. Its size is only shown and never read from the form. A fault of the second document is of
 * `documents:2`.
 */
export const FormDocument = z.object({
  path: z.string().check(z.maxLength(300)),
  name: Text(80),
  kind: z.enum(DOCUMENT_KINDS),
  bytes: z._default(z.number(), 0),
});
export type FormDocument = z.infer<typeof FormDocument>;

export const GoodsForm = z.object({
  /** The store's own code; left open, one is given. */
  code: Text(100),
  name: Text(250),
  name_en: Text(250),
  /** Key of the category. */
  category: Text(200),
  brand: Text(100),
  unit: Text(40),
  unit_en: Text(40),
  packing: Text(120),
  moq: Text(20),
  multiple: Text(20),
  lead_days: Text(20),
  /** More days from more units on, as they were typed; ascending. A fault of the second is of `lead_steps:2`. */
  lead_steps: z._default(
    z.array(z.object({ from: Text(20), days: Text(20) })).check(z.maxLength(LEAD_STEPS_MAX)),
    [],
  ),
  brief: Text(400),
  brief_en: Text(400),
  keywords: Text(5000),
  standards: Text(2500),
  description: Text(20_000),
  description_en: Text(20_000),
  /** Paths of pictures that were uploaded, the first stands for the product. */
  pictures: z._default(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(10)), []),
  /** Path of an MP4 that was uploaded as a video; empty: no video. */
  video: Text(300),
  documents: z._default(z.array(FormDocument).check(z.maxLength(GOODS_DOCUMENTS_MAX)), []),
  price_on_request: z._default(z.boolean(), false),
  refundable: z._default(z.boolean(), true),
  /** 税收分类编码, 19 digits, and its 简称; empty: as the category. */
  tax_code: Text(100),
  tax_name: Text(100),
  /** Number of the freight template; empty: by weight or by pieces, as the goods are. */
  freight_template: Text(12),
  /** Number of the store's own category; empty: in none. */
  own_category: Text(12),
  params: z._default(z.array(Param).check(z.maxLength(PARAMS_MAX)), []),
  /** Names of the options that distinguish its sizes: `螺纹 // Thread`. */
  options: z._default(z.array(Text(120)).check(z.maxLength(VALUES_MAX)), []),
  skus: z.array(FormSku).check(z.maxLength(CATALOG_SKUS_MAX)),
});
export type GoodsForm = z.infer<typeof GoodsForm>;

/** What is wrong with a form: at which field, of which size (from 0 on; null: of the product), and how it is mended. */
export const FormFault = z.object({
  field: z.string(),
  sku: z.nullable(z.number()),
  problem: z.string(),
  cure: z.string(),
});
export type FormFault = z.infer<typeof FormFault>;

export const GoodsFormView = z.object({
  product_id: z.number(),
  /** Version of the product; a save names it, so that somebody else's changes are not overwritten. */
  version: z.string(),
  status: z.string(),
  /** Why the platform sent it back; empty where it did not. */
  reason: z.string(),
  form: GoodsForm,
});
export type GoodsFormView = z.infer<typeof GoodsFormView>;

const Choice = z.object({ value: z.string(), label: z.string() });

export const FormChoices = z.object({
  categories: z.array(z.object({ ...Choice.shape, group: z.string() })),
  brands: z.array(Choice),
  freight: z.array(Choice),
  own_categories: z.array(Choice),
  /** The first goods of a new store are looked at by the platform before buyers see them. */
  is_reviewed: z.boolean(),
});
export type FormChoices = z.infer<typeof FormChoices>;

export const FormParam = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.string(),
  type: z.enum(PARAM_TYPES),
  choices: z.array(Choice),
  per_sku: z.boolean(),
});
export type FormParam = z.infer<typeof FormParam>;

/** Goods that wait for the platform, with what its people decide by. */
export const ReviewedGoods = z.object({
  product_id: z.number(),
  mer_id: z.number(),
  mer_name: z.string(),
  name: z.string(),
  image: z.string(),
  pictures: z.array(z.string()),
  category: z.string(),
  brand: z.string(),
  price: Amount,
  price_max: Amount,
  sku_count: z.number(),
  description: z.array(z.string()),
  params: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Opened by links that end soon. */
  documents: z.array(GoodsDocument),
  sent_time: Time,
});
export type ReviewedGoods = z.infer<typeof ReviewedGoods>;

export const goodsFormApi = {
  choices: endpoint.get('/api/merchant/goods/form/choices', {
    summary:
      'What a product of the caller’s store may name: categories, brands, freight templates, own categories',
    access: 'merchant',
    role: EVERYBODY,
    returns: FormChoices,
  }),
  params: endpoint.get('/api/merchant/goods/form/params', {
    summary:
      'The parameter table of a category, under the names by which a form sends its values, and its tax classification',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object({ category: z.string().check(z.minLength(1), z.maxLength(200)) }),
    returns: z.object({
      list: z.array(FormParam),
      /** Of goods of the category that have none of their own. */
      tax_code: z.string(),
      tax_name: z.string(),
    }),
    fails: ['catalog.category'],
  }),
  read: endpoint.get('/api/merchant/goods/form/:id', {
    summary: 'A product of the caller’s store as its form holds it',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object({ id: Id }),
    returns: GoodsFormView,
    fails: ['goods.not_found'],
  }),
  save: endpoint.post('/api/merchant/goods/form', {
    summary: 'Writes a product by the rules of files; nothing is written while something is wrong with it',
    access: 'merchant',
    role: 'sales',
    open: ['code', 'bar_code', 'tax_code'],
    input: z.object({
      /** Left out: a new product. */
      product_id: z.optional(Id),
      version: z.optional(z.string().check(z.maxLength(40))),
      aim: z.enum(GOODS_AIMS),
      form: GoodsForm,
    }),
    returns: z.object({
      product_id: z.nullable(z.number()),
      status: z.string(),
      version: z.string(),
      faults: z.array(FormFault),
    }),
    fails: ['goods.not_found', 'goods.edited', 'text.too_long'],
  }),
  reviewList: endpoint.get('/api/platform/goods/review', {
    summary: 'Goods of new stores that wait to be looked at, the oldest first',
    access: 'platform',
    role: 'review',
    input: z.object(deskInput),
    returns: deskOf(ReviewedGoods),
  }),
  review: endpoint.post('/api/platform/goods/review/:id', {
    summary:
      'Lets goods of a new store be shown, and its later ones without a look; or sends them back with a reason',
    access: 'platform',
    role: 'review',
    input: z.object({
      id: Id,
      approved: z.boolean(),
      reason: z._default(z.string().check(z.trim(), z.maxLength(300, 'text.too_long')), ''),
    }),
    fails: ['goods.not_found', 'goods.review_reason', 'oversight.own_store', 'text.too_long'],
  }),
};
