import * as z from 'zod/mini';
import { Quantity } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { Counts, Amount, deskInput, deskOf, Id, IdList, Time } from './list.ts';
import { CustomerText } from './customer.ts';
import { PRICE_LIST_EVENTS } from './states.ts';

const PRICE_LIST_TABS = ['running', 'planned', 'over', 'all'] as const;
export type PriceListTab = (typeof PRICE_LIST_TABS)[number];
export type PriceListState = Exclude<PriceListTab, 'all'>;

/** What a line is of: one size, all sizes of a product, a category, or everything. */
const PRICE_SCOPES = ['sku', 'product', 'category', 'all'] as const;
export type PriceScope = (typeof PRICE_SCOPES)[number];

/** What keeps a typed line from being taken. */
const PRICE_LINE_FAULTS = ['code', 'several', 'price', 'minimum', 'twice', 'on_request', 'all'] as const;
export type PriceLineFault = (typeof PRICE_LINE_FAULTS)[number];

export const PriceListLine = z.object({
  line_id: z.number(),
  price_list_id: z.number(),
  scope: z.enum(PRICE_SCOPES),
  /** Name of the size with its product, of the product or of the category; empty for everything. */
  name: z.string(),
  /** Designation of the size. */
  code: z.string(),
  unit_name: z.string(),
  /** "12.50", or "-5%" off the list price. */
  price: z.string(),
  minimum: z.number(),
  /** What everybody pays in the smallest quantity; empty where the line is of several prices. */
  list_price: z.string(),
});
export type PriceListLine = z.infer<typeof PriceListLine>;

export const DeskPriceList = z.object({
  price_list_id: z.number(),
  name: z.string(),
  /** For whom: "group:3", "company:12" or "buyer:7". */
  customer: z.string(),
  customer_name: z.string(),
  state: z.enum(['running', 'planned', 'over']),
  /** Days on the mall's clock, both included; an open end is empty. */
  from: z.string(),
  to: z.string(),
  line_count: z.number(),
  create_time: Time,
});
export type DeskPriceList = z.infer<typeof DeskPriceList>;

export const DeskPriceListDetail = z.object({
  ...DeskPriceList.shape,
  /** The first of its lines. */
  lines: z.array(PriceListLine),
  log: z.array(
    z.object({
      event: z.enum(PRICE_LIST_EVENTS),
      what: z.string(),
      before: z.string(),
      after: z.string(),
      author: z.string(),
      time: Time,
    }),
  ),
});
export type DeskPriceListDetail = z.infer<typeof DeskPriceListDetail>;

/** A typed line as it was understood. */
export const PriceLook = z.object({
  line: z.number(),
  typed: z.string(),
  scope: z.enum(PRICE_SCOPES),
  name: z.string(),
  /** What everybody pays in the smallest quantity, and what the line makes of it; empty where it is of several prices. */
  list_price: z.string(),
  price: z.string(),
  minimum: z.number(),
  /** The price is not below the list price, so it would never be used. */
  is_above: z.boolean(),
  fault: z.enum(['', ...PRICE_LINE_FAULTS]),
});
export type PriceLook = z.infer<typeof PriceLook>;

/** A size as one customer buys it. */
export const CustomerPrice = z.object({
  sku_id: z.number(),
  product_id: z.number(),
  name: z.string(),
  designation: z.string(),
  unit_name: z.string(),
  /** Price of the smallest quantity for everybody. */
  list_price: Amount,
  /** Empty: the customer buys as everybody does. */
  own_price: z.string(),
  minimum: z.number(),
  /** The list that gives the price, and which of its lines. */
  price_list: z.string(),
  scope: z.enum(['', ...PRICE_SCOPES]),
});
export type CustomerPrice = z.infer<typeof CustomerPrice>;

/** What the caller pays for a size of goods, from a number of units on; never more than everybody. */
export const OwnPrice = z.object({
  unique: z.number(),
  price: Amount,
  minimum: z.number(),
});
export type OwnPrice = z.infer<typeof OwnPrice>;

const DAY = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const day = z.optional(z.string().check(z.regex(DAY, 'price_list.days')));
const lastDay = z._default(
  z.string().check(z.regex(new RegExp(`^$|${DAY.source}`), 'price_list.days'), z.maxLength(10)),
  '',
);
const name = z
  .string('price_list.name')
  .check(z.trim(), z.minLength(1, 'price_list.name'), z.maxLength(40, 'text.too_long'));
/** One line for each price: code, price or discount, minimum; as a spreadsheet pastes it. */
const typed = z.string().check(z.maxLength(60_000, 'text.too_long'));
const one = z.object({ id: Id });
const price = z.string('price_list.price').check(z.trim(), z.maxLength(20, 'price_list.price'));
const made = z.object({ price_list_id: z.number() });
const MAKING = ['price_list.name', 'price_list.days', 'customer.not_found'] as const;
const TYPED = ['price_list.lines', 'text.too_long'] as const;
const CHANGING = ['price_list.not_found', 'price_list.over'] as const;

export const priceListApi = {
  /** Cached pages are the same for everybody; the browser asks these, and keeps the answers to itself. */
  own: endpoint.get('/api/user/own_prices', {
    summary:
      'The lowest price of the caller’s own for each of these goods, where it is below what everybody pays',
    access: 'user',
    input: z.object({ ids: IdList }),
    returns: z.array(z.object({ product_id: z.number(), price: Amount, public_price: Amount })),
  }),
  ofGoods: endpoint.get('/api/user/own_prices/:id', {
    summary: 'Own prices of the caller for the sizes of a product; sizes without one are left out',
    access: 'user',
    input: one,
    returns: z.array(OwnPrice),
  }),
  ofSizes: endpoint.get('/api/user/own_size_prices', {
    summary: 'Own prices of the caller for each of these sizes; those without one are left out',
    access: 'user',
    input: z.object({ ids: IdList }),
    returns: z.array(OwnPrice),
  }),
  list: endpoint.get('/api/merchant/price_list', {
    summary: 'Price lists of the caller’s store; found by name and customer',
    access: 'merchant',
    role: ['sales', 'finance'],
    input: z.object({ ...deskInput, tab: z._default(z.enum(PRICE_LIST_TABS), 'all') }),
    returns: deskOf(DeskPriceList),
  }),
  counts: endpoint.get('/api/merchant/price_list/counts', {
    summary: 'How many price lists of the caller’s store run, wait and are over',
    access: 'merchant',
    role: ['sales', 'finance'],
    returns: Counts,
  }),
  detail: endpoint.get('/api/merchant/price_list/detail/:id', {
    summary: 'A price list of the caller’s store with its lines and what was done with it',
    access: 'merchant',
    role: ['sales', 'finance'],
    input: one,
    returns: DeskPriceListDetail,
    fails: ['price_list.not_found'],
  }),
  choices: endpoint.get('/api/merchant/price_list/choices', {
    summary: 'Price lists of the caller’s store that are not over, to choose one from',
    access: 'merchant',
    role: ['sales', 'finance'],
    returns: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
  look: endpoint.post('/api/merchant/price_list/look', {
    keyless: 'reads',
    summary: 'What typed or pasted lines of a price list mean, before they are set',
    access: 'merchant',
    role: 'sales',
    input: z.object({ lines: typed }),
    returns: z.object({ rows: z.array(PriceLook) }),
    fails: ['text.too_long'],
  }),
  create: endpoint.post('/api/merchant/price_list/create', {
    summary: 'Sets prices of the caller’s store for one group, one company or one buyer',
    access: 'merchant',
    role: 'sales',
    input: z.object({ name, customer: CustomerText, from: day, to: lastDay, lines: typed }),
    returns: made,
    fails: [...MAKING, ...TYPED],
  }),
  change: endpoint.post('/api/merchant/price_list/change/:id', {
    summary: 'Changes the name and the days of a price list',
    access: 'merchant',
    role: 'sales',
    input: z.object({ id: Id, name, from: day, to: lastDay }),
    fails: [...CHANGING, 'price_list.name', 'price_list.days', 'text.too_long'],
  }),
  addLines: endpoint.post('/api/merchant/price_list/add_lines/:id', {
    summary: 'Adds lines to a price list; those of the same goods take the new price',
    access: 'merchant',
    role: 'sales',
    input: z.object({ id: Id, lines: typed }),
    fails: [...CHANGING, ...TYPED],
  }),
  addScope: endpoint.post('/api/merchant/price_list/add_scope/:id', {
    summary: 'Adds a line for a product, a category or everything',
    access: 'merchant',
    role: 'sales',
    input: z.object({
      id: Id,
      scope: z.enum(['product', 'category', 'all']),
      product_id: z.optional(Id),
      category_id: z.optional(Id),
      price,
      minimum: z._default(Quantity, 1),
    }),
    fails: [...CHANGING, 'price_list.price', 'price_list.goods', 'quantity.required', 'quantity.too_many'],
  }),
  categories: endpoint.get('/api/merchant/price_list/categories', {
    summary: 'Categories in which the caller’s store sells',
    access: 'merchant',
    role: 'sales',
    returns: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
  lines: endpoint.get('/api/merchant/price_list/lines', {
    summary: 'Lines of the price lists of the caller’s store that are not over; found by name or code',
    access: 'merchant',
    role: ['sales', 'finance'],
    input: z.object({ ...deskInput, list: z.optional(Id) }),
    returns: deskOf(z.object({ ...PriceListLine.shape, price_list: z.string() })),
  }),
  setPrice: endpoint.post('/api/merchant/price_list/price/:id', {
    summary: 'Sets the price of a line: "12.50", or "-5%" off the list price',
    access: 'merchant',
    role: 'sales',
    input: z.object({ id: Id, price, was: z.optional(z.string().check(z.maxLength(12))) }),
    returns: PriceListLine,
    fails: [...CHANGING, 'price_list.price', 'goods.value_moved'],
  }),
  setMinimum: endpoint.post('/api/merchant/price_list/minimum/:id', {
    summary: 'Sets from how many units on a line holds',
    access: 'merchant',
    role: 'sales',
    input: z.object({ id: Id, minimum: Quantity, was: z.optional(z.coerce.number()) }),
    returns: PriceListLine,
    fails: [...CHANGING, 'quantity.required', 'quantity.too_many', 'goods.value_moved'],
  }),
  dropLines: endpoint.post('/api/merchant/price_list/drop_lines', {
    summary: 'Takes lines out of price lists, all of them or none',
    access: 'merchant',
    role: 'sales',
    input: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(100)) }),
    fails: CHANGING,
  }),
  end: endpoint.post('/api/merchant/price_list/end/:id', {
    summary: 'Ends a price list at once; what was ordered keeps its price',
    access: 'merchant',
    role: 'sales',
    input: one,
    fails: CHANGING,
  }),
  copy: endpoint.post('/api/merchant/price_list/copy/:id', {
    summary: 'Sets the lines of a price list anew, for another customer or other days',
    access: 'merchant',
    role: 'sales',
    input: z.object({ id: Id, name, customer: CustomerText, from: day, to: lastDay }),
    returns: made,
    fails: [...MAKING, 'price_list.not_found', 'text.too_long'],
  }),
  asCustomer: endpoint.get('/api/merchant/price_list/as_customer', {
    summary: 'What a customer pays for each size of the caller’s store, and which list says so',
    access: 'merchant',
    role: ['sales', 'finance'],
    input: z.object({ ...deskInput, customer: z.optional(CustomerText) }),
    returns: deskOf(CustomerPrice),
    fails: ['customer.not_found'],
  }),
};
