import * as z from 'zod/mini';
import { PHONE } from '../kernel/waybill.ts';
import { endpoint } from './endpoint.ts';
import { Amount, Id, Keyword, listInput, listOf, RandomId, Time } from './list.ts';

export const RIDE_STATES = [
  'waiting',
  'to_fetch',
  'at_store',
  'under_way',
  'done',
  'cancelled',
  'returning',
  'returned',
] as const;
export const RIDER_EVENTS = [
  'accept',
  'arrive',
  'set_off',
  'deliver',
  'cancel',
  'bring_back',
  'hand_back',
] as const;

/** Why goods are brought back. */
export const UNDELIVERED = ['no_answer', 'refused', 'address', 'damaged', 'other'] as const;

/** What a rider looks at: rides to be done, and those that are over. */
export const RIDE_TABS = ['open', 'over'] as const;

const RideState = z.enum(RIDE_STATES);

/** A carrier that parcels go with. */
export const Carrier = z.object({
  code: z.string(),
  name: z.string(),
  name_en: z.string(),
  phone: z.string(),
  link: z.string(),
  /** Nobody tracks it: the buyer calls. */
  is_called: z.boolean(),
  is_on: z.boolean(),
});
export type Carrier = z.infer<typeof Carrier>;
const CarrierCode = z.string().check(z.trim(), z.regex(/^[a-z][a-z0-9_]{1,19}$/, 'carrier.code'));
const CarrierName = z
  .string()
  .check(z.trim(), z.minLength(2, 'carrier.name'), z.maxLength(40, 'carrier.name'));
const ofService = { access: 'platform', role: ['service', 'risk'] } as const;

export const DeliveryView = z.object({
  delivery_id: z.string(),
  order_id: z.string(),
  order_sn: z.string(),
  status: RideState,
  /** The code that the buyer names to the rider; only the buyer gets it, and only until the ride ends. */
  receive_code: z.nullable(z.string()),
  rider_name: z.nullable(z.string()),
  rider_phone: z.nullable(z.string()),
  fee: Amount,
  from: z.object({ name: z.string(), address: z.string(), phone: z.string() }),
  receiver: z.object({
    real_name: z.string(),
    phone: z.string(),
    region: z.string(),
    detail: z.string(),
  }),
  /** Handed over without the code: who took the goods, and links to the picture of that. */
  proof: z.nullable(z.object({ taken_by: z.string(), pictures: z.array(z.string()) })),
  /** Why the goods came back. */
  undelivered: z.nullable(z.object({ reason: z.enum(UNDELIVERED), note: z.string() })),
  /** Newest first. */
  log: z.array(z.object({ status: RideState, time: Time })),
});
export type DeliveryView = z.infer<typeof DeliveryView>;

export const PickUpView = z.object({
  code: z.nullable(z.string()),
  /** The code as a picture, an SVG in a data address; null together with the code. */
  qrcode: z.nullable(z.string()),
  name: z.string(),
  phone: z.string(),
  store: z.string(),
  address: z.string(),
  hours: z.string(),
  store_phone: z.string(),
});
export type PickUpView = z.infer<typeof PickUpView>;

const id = z.object({ id: RandomId });
const sends = { access: 'merchant', role: ['warehouse', 'sales'] } as const;
/** An account that rides for the store; left open, whoever rides for it may take the ride. */
const Rider = z.optional(Id);

export const deliveryApi = {
  pickUp: endpoint.get('/api/order/verify_code/:id', {
    summary: 'Where the goods of an order are fetched, and the code that is shown there',
    access: 'user',
    input: id,
    returns: PickUpView,
    fails: ['order.not_found', 'order.wrong_state'],
  }),
  ride: endpoint.get('/api/order/delivery/:id', {
    summary: 'How far the rider with the goods of an order is',
    access: 'user',
    input: id,
    returns: DeliveryView,
    fails: ['order.not_found', 'delivery.not_found'],
  }),
  callRider: endpoint.post('/api/merchant/order/city/:id', {
    summary:
      'Calls a rider for an order that is delivered in town: one of the store, or whoever takes the ride first',
    ...sends,
    input: z.object({ id: RandomId, rider: Rider }),
    returns: DeliveryView,
    fails: ['order.not_found', 'order.wrong_state', 'delivery.no_rider'],
  }),
  riders: endpoint.get('/api/merchant/order/riders', {
    summary: 'Who rides for the caller’s store, with how many rides each has to do',
    ...sends,
    returns: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  chooseRider: endpoint.post('/api/merchant/order/city_rider/:id', {
    summary:
      'Gives a ride to another rider of the store while the goods are still there; who had accepted it has it no more',
    ...sends,
    input: z.object({ id: RandomId, rider: Rider }),
    returns: DeliveryView,
    fails: ['order.not_found', 'delivery.not_found', 'delivery.wrong_state', 'delivery.no_rider'],
  }),
  cancelRide: endpoint.post('/api/merchant/order/city_cancel/:id', {
    summary: 'Calls a ride off while the goods are still in the store',
    ...sends,
    input: id,
    fails: ['order.not_found', 'delivery.not_found', 'delivery.wrong_state'],
  }),
  rides: endpoint.get('/api/clerk/delivery/lst', {
    summary:
      'Rides of the store that the caller rides for and no other rider has: those to be done the oldest first, others the newest',
    access: 'clerk',
    input: z.object({ ...listInput, tab: z._default(z.enum(RIDE_TABS), 'open') }),
    returns: listOf(DeliveryView),
  }),
  step: endpoint.post('/api/clerk/delivery/:id', {
    summary: 'A rider of the store tells how far the ride is',
    access: 'clerk',
    input: z.object({
      id: RandomId,
      event: z.enum(RIDER_EVENTS),
      /** Asked for when the goods are handed over. */
      code: z.optional(z.string().check(z.maxLength(10, 'delivery.code'))),
      /** Instead of the code: a picture of the goods handed over, and who took them. */
      photo: z.optional(
        z.array(z.string().check(z.regex(/^\/files\/private\/[\w./-]{1,120}$/))).check(z.maxLength(1)),
      ),
      taken_by: z.optional(z.string().check(z.trim(), z.maxLength(40))),
      /** Asked for when the goods are brought back. */
      reason: z.optional(z.enum(UNDELIVERED)),
      note: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    }),
    returns: DeliveryView,
    fails: [
      'delivery.not_found',
      'delivery.wrong_state',
      'delivery.code',
      'delivery.code_spent',
      'delivery.photo',
      'delivery.taken_by',
      'delivery.reason',
    ],
  }),
  carriers: endpoint.get('/api/platform/carrier/lst', {
    ...ofService,
    summary:
      'Carriers in the order in which stores choose from them, also those that are switched off; found by name, code or phone',
    input: z.object({
      ...listInput,
      keyword: Keyword,
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 100),
    }),
    returns: listOf(Carrier),
  }),
  saveCarrier: endpoint.post('/api/platform/carrier/save', {
    ...ofService,
    open: ['code'],
    summary: 'Adds a carrier, or changes or switches one; parcels that went with it keep it',
    input: z.object({
      code: CarrierCode,
      is_new: z._default(z.boolean(), false),
      name: CarrierName,
      name_en: CarrierName,
      phone: z._default(z.string().check(z.trim(), z.regex(PHONE, 'carrier.phone')), ''),
      link: z._default(
        z.string().check(z.trim(), z.regex(/^(?:https:\/\/[^\s"'<>]{4,200})?$/, 'carrier.link')),
        '',
      ),
      is_called: z._default(z.boolean(), false),
      is_on: z._default(z.boolean(), true),
    }),
    fails: ['carrier.gone', 'carrier.code', 'carrier.name', 'carrier.phone', 'carrier.link'],
  }),
  moveCarrier: endpoint.post('/api/platform/carrier/move', {
    ...ofService,
    open: ['code'],
    summary: 'Moves a carrier up or down by one place',
    input: z.object({ code: CarrierCode, to: z.enum(['up', 'down']) }),
    fails: ['carrier.gone', 'carrier.code'],
  }),
};
