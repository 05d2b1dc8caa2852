import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Keyword, listInput, listOf } from './list.ts';
import { CHARGE_TYPES, UNDELIVERIES } from './states.ts';
import { EVERYBODY } from './store-role.ts';

/** "08:30" on the mall's clock; the end of a day is 24:00. */
const Hour = z.string('store.hours').check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'store.hours'));
const longText = z._default(z.string().check(z.trim(), z.maxLength(1000, 'text.too_long')), '');
const Lines = z.array(z.string().check(z.maxLength(300, 'text.too_long'))).check(z.maxLength(60));

const Day = (code: 'store.closing' | 'store.certificate_day') =>
  z._default(z.string().check(z.regex(/^(20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/, code)), '');
const shortText = z._default(z.string().check(z.trim(), z.maxLength(100, 'text.too_long')), '');
/** A picture that the caller has uploaded: one path, or none to keep the one before. */
const picture = (code: 'store.picture' | 'store.certificate_image') =>
  z._default(
    z
      .array(z.string().check(z.regex(/^\/files\/[\w./-]+$/, code), z.maxLength(300, code)))
      .check(z.maxLength(1)),
    [],
  );

/** Where buyers send goods back to. */
export const ReturnAddress = z.object({
  address_id: z.number(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Used unless another one is chosen. */
  is_default: z.boolean(),
});
export type ReturnAddress = z.infer<typeof ReturnAddress>;

export const StoreCertificate = z.object({
  /** Below 0: a picture of the application by its place there, which has no name and no end. */
  certificate_id: z.number(),
  name: z.string(),
  number: z.string(),
  /** Opens for some minutes. */
  image: z.string(),
  expires_on: z.string(),
  days_left: z.nullable(z.number()),
  state: z.enum(['good', 'ending', 'over']),
});
export type StoreCertificate = z.infer<typeof StoreCertificate>;

/** How goods reach buyers without a courier. A zone is a line: regions, and the fee there. */
export const StoreDelivery = z.object({
  hours: z.string(),
  hours_en: z.string(),
  rings: z.array(z.string()),
});
export type StoreDelivery = z.infer<typeof StoreDelivery>;

/** Data and sales figures of a store. */
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
  logo: z.string(),
  banner: z.string(),
  /** Days on which nothing is sent, both included; empty: there are none. */
  closed_from: z.string(),
  closed_until: z.string(),
  closed_note: z.string(),
  closed_note_en: z.string(),
});
export type StoreProfile = z.infer<typeof StoreProfile>;

/** A freight template as its form holds it: a rule is a line, regions with four numbers behind them. */
export const DeskFreight = z.object({
  freight_id: z.number(),
  name: z.string(),
  name_en: z.string(),
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
      logo: picture('store.picture'),
      banner: picture('store.picture'),
      closed_from: Day('store.closing'),
      closed_until: Day('store.closing'),
      closed_note: shortText,
      closed_note_en: shortText,
    }),
    fails: [
      'store.hours',
      'store.phone',
      'store.free_freight',
      'store.closing',
      'store.picture',
      'text.too_long',
    ],
  }),
  returns: endpoint.get('/api/merchant/store/returns', {
    summary: 'Where goods come back to the caller’s store',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(ReturnAddress),
  }),
  returnChoices: endpoint.get('/api/merchant/store/returns/choices', {
    summary: 'The same as choices of a form',
    access: 'merchant',
    role: EVERYBODY,
    returns: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  saveReturn: endpoint.post('/api/merchant/store/returns/save', {
    summary: 'Adds an address that goods come back to, or changes one',
    access: 'merchant',
    role: ['service', 'warehouse'],
    input: z.object({
      id: z.optional(Id),
      name: z
        .string('store.return_name')
        .check(z.trim(), z.minLength(1, 'store.return_name'), z.maxLength(40, 'store.return_name')),
      phone: z.string('store.phone').check(z.regex(/^\+?[0-9-]{6,20}$/, 'store.phone')),
      address: z
        .string('store.return_address')
        .check(z.trim(), z.minLength(4, 'store.return_address'), z.maxLength(120, 'store.return_address')),
      is_default: z._default(z.boolean(), false),
    }),
    returns: z.object({ id: z.number() }),
    fails: ['store.return_gone', 'store.return_name', 'store.return_address', 'store.phone'],
  }),
  removeReturn: endpoint.post('/api/merchant/store/returns/remove/:id', {
    summary: 'Takes away an address that goods come back to',
    access: 'merchant',
    role: ['service', 'warehouse'],
    input: z.object({ id: Id }),
    fails: ['store.return_gone'],
  }),
  certificates: endpoint.get('/api/merchant/store/certificates', {
    summary: 'Certificates of the caller’s store, the next to end first',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(StoreCertificate),
  }),
  saveCertificate: endpoint.post('/api/merchant/store/certificates/save', {
    summary: 'Adds a certificate with the day on which it ends, or changes one; buyers may look at it',
    access: 'merchant',
    role: 'manager',
    input: z.object({
      id: z.optional(Id),
      name: z
        .string('store.certificate_name')
        .check(z.trim(), z.minLength(1, 'store.certificate_name'), z.maxLength(60, 'store.certificate_name')),
      number: shortText,
      image: picture('store.certificate_image'),
      expires_on: Day('store.certificate_day'),
    }),
    returns: z.object({ id: z.number() }),
    fails: [
      'store.certificate_gone',
      'store.certificate_name',
      'store.certificate_image',
      'store.certificate_day',
      'text.too_long',
    ],
  }),
  removeCertificate: endpoint.post('/api/merchant/store/certificates/remove/:id', {
    summary: 'Takes a certificate away',
    access: 'merchant',
    role: 'manager',
    input: z.object({ id: Id }),
    fails: ['store.certificate_gone'],
  }),
  delivery: endpoint.get('/api/merchant/store/delivery', {
    summary: 'When goods of the caller’s store can be fetched, and where its riders go',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object(listInput),
    returns: listOf(StoreDelivery),
  }),
  saveDelivery: endpoint.post('/api/merchant/store/delivery', {
    summary:
      'Sets when goods can be fetched and where riders go. A ring is a line: regions, and what a ride there costs',
    access: 'merchant',
    role: ['sales', 'warehouse'],
    input: z.object({ hours: shortText, hours_en: shortText, rings: z._default(Lines, []) }),
    fails: ['freight.ring', 'freight.region', 'text.too_long'],
  }),
  freight: endpoint.get('/api/merchant/freight/lst', {
    summary:
      'Freight templates of the caller’s store with the number of goods that are sent by them; found by name or region',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object({ ...listInput, keyword: Keyword }),
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
      name_en: z._default(z.string().check(z.trim(), z.maxLength(80, 'text.too_long')), ''),
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
