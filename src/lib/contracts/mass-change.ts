import * as z from 'zod/mini';
import { STOCK_MAX } from '../kernel/limits.ts';
import { endpoint } from './endpoint.ts';
import { CustomerText } from './customer.ts';
import { deskInput, deskOf, Id, IdOrNone, RandomId, Time } from './list.ts';
import { MASS_CHANGE_KINDS, MASS_CHANGE_OUTCOMES, type MassChangeKind } from './states.ts';
import { EVERYBODY } from './store-role.ts';

/** What keeps a row from being changed with the others. */
const MASS_CHANGE_FAULTS = ['value', 'tier_above', 'stock', 'gone', 'withheld'] as const;
export type MassChangeFault = (typeof MASS_CHANGE_FAULTS)[number];

const Line = {
  name: z.string(),
  /**
   * "12.50", a number of pieces, a state of the shelf or of a coupon, the name of a group or of an own category (empty:
   * in none), or a line of a price list, "-5% ≥10" (empty: no line).
   */
  before: z.string(),
  after: z.string(),
};

/** What would become of a row. */
export const MassLook = z.object({ ...Line, fault: z.enum(['', ...MASS_CHANGE_FAULTS]) });
export type MassLook = z.infer<typeof MassLook>;

export const MassChange = z.object({
  mass_change_id: z.string(),
  kind: z.enum(MASS_CHANGE_KINDS),
  line_count: z.number(),
  /** The first of what was changed. */
  names: z.string(),
  author: z.string(),
  /** What the token is called by which a program of the author's did it; empty: the person did. */
  program: z.string(),
  create_time: Time,
  /** It can be taken back until then. */
  until: Time,
  can_undo: z.boolean(),
  undo_time: z.nullable(Time),
});
export type MassChange = z.infer<typeof MassChange>;

export const MassChangeDetail = z.object({
  ...MassChange.shape,
  lines: z.array(
    z.object({
      ...Line,
      /** kept: changed by another act since then, and therefore not taken back. */
      outcome: z.enum(MASS_CHANGE_OUTCOMES),
    }),
  ),
});
export type MassChangeDetail = z.infer<typeof MassChangeDetail>;

/** Lines of price lists have a preview of their own, and coupons are only opened and closed. */
const LOOKED_AT = [
  'price',
  'stock',
  'shelf',
  'group',
  'own_category',
] as const satisfies readonly MassChangeKind[];
export type LookedAt = (typeof LOOKED_AT)[number];
const MOST = 100;
const ids = z.array(Id).check(z.minLength(1), z.maxLength(MOST));
/** One line for all rows, or one for each of them, as a column of a spreadsheet is pasted. */
const by = z
  .string('mass_change.value')
  .check(z.minLength(1, 'mass_change.value'), z.maxLength(4000, 'text.too_long'));
/** The pieces that the caller has read of each: what was sold since stays sold. */
const was = z.array(z.number().check(z.int(), z.minimum(0), z.maximum(STOCK_MAX))).check(z.maxLength(MOST));
const made = z.object({ changed: z.number(), faulty: z.number() });
const FAILS = ['mass_change.value', 'mass_change.lines', 'mass_change.nothing', 'text.too_long'] as const;
const id = z.object({ id: RandomId });
const undone = z.object({ undone: z.number(), kept: z.number() });

export const massChangeApi = {
  look: endpoint.post('/api/merchant/mass_change/look', {
    keyless: 'reads',
    summary: 'What a change of many rows would make of each, before it is done',
    access: 'merchant',
    role: ['sales', 'warehouse'],
    input: z.object({
      kind: z.enum(LOOKED_AT),
      ids: z._default(z.array(Id).check(z.maxLength(MOST)), []),
      customers: z._default(z.array(CustomerText).check(z.maxLength(MOST)), []),
      by: z._default(z.string().check(z.maxLength(4000, 'text.too_long')), ''),
      was: z._default(was, []),
      on_sale: z._default(z.boolean(), true),
      group_id: z._default(IdOrNone, 0),
      mer_cate_id: z._default(IdOrNone, 0),
    }),
    returns: z.object({ rows: z.array(MassLook), changes: z.number(), faulty: z.number() }),
    fails: [
      'mass_change.lines',
      'text.too_long',
      'customer.not_found',
      'customer.group_gone',
      'own_category.gone',
    ],
  }),
  price: endpoint.post('/api/merchant/mass_change/price', {
    scope: 'goods_write',
    summary:
      'Changes the prices of many sizes at once: "12.50", or "+5%", "-0.20" with all larger quantities',
    access: 'merchant',
    role: 'sales',
    input: z.object({ ids, by }),
    returns: made,
    fails: FAILS,
  }),
  stock: endpoint.post('/api/merchant/mass_change/stock', {
    scope: 'goods_write',
    summary: 'Changes the stock of many sizes at once: "500" as counted, or "+100", "-20"',
    access: 'merchant',
    role: ['sales', 'warehouse'],
    input: z.object({ ids, by, was: z._default(was, []) }),
    returns: made,
    fails: FAILS,
  }),
  list: endpoint.get('/api/merchant/mass_change/lst', {
    summary: 'Changes of many rows of the caller’s store, newest first',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object(deskInput),
    returns: deskOf(MassChange),
  }),
  detail: endpoint.get('/api/merchant/mass_change/detail/:id', {
    summary: 'A change of many rows with what became of each',
    access: 'merchant',
    role: EVERYBODY,
    input: id,
    returns: MassChangeDetail,
    fails: ['mass_change.gone'],
  }),
  undo: endpoint.post('/api/merchant/mass_change/undo/:id', {
    summary: 'Takes back a change of many rows for a day; rows that were changed since stay as they are',
    access: 'merchant',
    role: 'sales',
    input: id,
    returns: undone,
    fails: ['mass_change.gone', 'mass_change.over'],
  }),
  undoStock: endpoint.post('/api/merchant/mass_change/undo_stock/:id', {
    summary: 'Takes back a change of many stocks for a day; what was sold since stays sold',
    access: 'merchant',
    role: ['sales', 'warehouse'],
    input: id,
    returns: undone,
    fails: ['mass_change.gone', 'mass_change.over'],
  }),
  platformList: endpoint.get('/api/platform/mass_change/lst', {
    summary:
      'What was changed together at the platform, newest first: coupons opened or closed (finance), synonyms and standards taken away (content)',
    access: 'platform',
    role: ['finance', 'content'],
    input: z.object(deskInput),
    returns: deskOf(MassChange),
  }),
  platformDetail: endpoint.get('/api/platform/mass_change/detail/:id', {
    summary: 'One of these changes with what became of each row',
    access: 'platform',
    role: ['finance', 'content'],
    input: id,
    returns: MassChangeDetail,
    fails: ['mass_change.gone'],
  }),
  platformUndo: endpoint.post('/api/platform/mass_change/undo/:id', {
    summary: 'Takes such a change back for a day; what was changed since stays as it is',
    access: 'platform',
    role: ['finance', 'content'],
    input: id,
    returns: undone,
    fails: ['mass_change.gone', 'mass_change.over'],
  }),
};
