import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, listInput, listOf } from './list.ts';
import { CHARGE_TYPES, UNDELIVERIES } from './states.ts';
import { EVERYBODY } from './store-role.ts';

/** "08:30" on the mall's clock; the end of a day is 24:00. */
const Hour = z.string('store.hours').check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'store.hours'));
const longText = z._default(z.string().check(z.trim(), z.maxLength(1000, 'text.too_long')), '');
const Lines = z.array(z.string().check(z.maxLength(300, 'text.too_long'))).check(z.maxLength(60));

/** What a store says of itself, and how it sells. */
export const StoreProfile = z.object({
  mer_id: z.number(),
  name: z.string(),
  intro: z.string(),
  intro_en: z.string(),
  phone: z.string(),
  address: z.string(),
  address_en: z.string(),
  service_from: z.string(),
  service_until: z.string(),
  /** Goods worth this much go without freight, yuan; empty: never. */
  free_freight_from: z.string(),
  pick_up: z.boolean(),
  open_receipt: z.boolean(),
});
export type StoreProfile = z.infer<typeof StoreProfile>;

/** A freight template as its form holds it: a rule is a line, regions with four numbers behind them. */
export const DeskFreight = z.object({
  freight_id: z.number(),
  name: z.string(),
  charge_type: z.enum(CHARGE_TYPES),
  rules: z.array(z.string()),
  free_rules: z.array(z.string()),
  undelivery: z.enum(UNDELIVERIES),
  undelivered: z.array(z.string()),
  /** Goods that are sent by it. */
  goods: z.number(),
});
export type DeskFreight = z.infer<typeof DeskFreight>;

export const storeDeskApi = {
  profile: endpoint.get('/api/merchant/store/profile', {
    summary: 'What the caller’s store says of itself, and how it sells',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object(listInput),
    returns: listOf(StoreProfile),
  }),
  saveProfile: endpoint.post('/api/merchant/store/profile', {
    summary: 'Changes what the caller’s store says of itself, and how it sells',
    access: 'merchant',
    role: 'manager',
    input: z.object({
      intro: longText,
      intro_en: longText,
      phone: z.string().check(z.regex(/^\+?[0-9-]{6,20}$/, 'store.phone')),
      address: z.string().check(z.trim(), z.minLength(1), z.maxLength(120, 'text.too_long')),
      address_en: z._default(z.string().check(z.trim(), z.maxLength(200, 'text.too_long')), ''),
      service_from: Hour,
      service_until: Hour,
      free_freight_from: z._default(
        z.string().check(z.regex(/^(?:(?:0|[1-9]\d{0,7})(?:\.\d{1,2})?)?$/, 'store.free_freight')),
        '',
      ),
      pick_up: z.boolean(),
      open_receipt: z.boolean(),
    }),
    fails: ['store.hours', 'store.phone', 'store.free_freight', 'text.too_long'],
  }),
  freight: endpoint.get('/api/merchant/freight/lst', {
    summary: 'Freight templates of the caller’s store with the number of goods that are sent by them',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object(listInput),
    returns: listOf(DeskFreight),
  }),
  saveFreight: endpoint.post('/api/merchant/freight/save', {
    summary:
      'Adds a freight template, or changes one. A rule is a line: regions, first quantity and its price, further quantity and its price',
    access: 'merchant',
    role: ['sales', 'warehouse'],
    input: z.object({
      id: z.optional(Id),
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
      charge_type: z.enum(CHARGE_TYPES),
      rules: Lines,
      free_rules: z._default(Lines, []),
      undelivery: z.enum(UNDELIVERIES),
      undelivered: z._default(Lines, []),
    }),
    returns: z.object({ id: z.number() }),
    fails: [
      'freight.gone',
      'freight.line',
      'freight.free_line',
      'freight.region',
      'freight.elsewhere',
      'freight.undelivered',
      'text.too_long',
    ],
  }),
  removeFreight: endpoint.post('/api/merchant/freight/remove/:id', {
    summary: 'Takes away a freight template that no goods are sent by',
    access: 'merchant',
    role: ['sales', 'warehouse'],
    input: z.object({ id: Id }),
    fails: ['freight.gone', 'freight.used'],
  }),
};
