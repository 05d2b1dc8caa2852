import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Amount, Id, Keyword, listInput, listOf, Time } from './list.ts';

/** Where an activity stands by the mall's clock. */
export const Stage = z.enum(['coming', 'running', 'over']);
export type Stage = z.infer<typeof Stage>;

const price = z.string().check(z.regex(/^(0|[1-9]\d{0,8})(\.\d{1,2})?$/, 'activity.price'));
const units = z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000));
const limit = z._default(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0);

/** When an activity begins or ends; without an offset it is a time of the mall's clock. */
export const ActivityTime = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/, 'activity.times'),
  );

/** A SKU in an activity: its price there, and how many are offered. */
export const offer = { unique: Id, price, limited: units };
/** Units one order and one buyer may take; 0 is no limit. */
export const limits = { once_pay_count: limit, all_pay_count: limit };

/** One activity in the list of a merchant or the platform. */
export const ActivityBrief = z.object({
  activity_id: z.number(),
  /** seckill, presale or bundle. */
  kind: z.string(),
  /** pending, approved, refused or taken_down. */
  status: z.string(),
  stage: Stage,
  reason: z.string(),
  product_id: z.number(),
  /** What the product is called; of a set its own name. */
  store_name: z.string(),
  mer_id: z.number(),
  mer_name: z.string(),
  image: z.string(),
  start_time: Time,
  end_time: Time,
  limited: z.number(),
  stock: z.number(),
});
export type ActivityBrief = z.infer<typeof ActivityBrief>;

/** What changes between two renderings of a cached page, and the mall's clock. */
export const ActivityLive = z.object({
  now: Time,
  stage: Stage,
  start_time: Time,
  end_time: Time,
  sku: z.array(z.object({ unique: z.number(), stock: z.number(), price: Amount })),
});
export type ActivityLive = z.infer<typeof ActivityLive>;

const status = z.optional(z.enum(['pending', 'approved', 'refused', 'taken_down']));
const one = z.object({ id: Id });
const stepFails = ['activity.not_found', 'activity.wrong_state'] as const;

export const activityApi = {
  ofProduct: endpoint.get('/api/store/product/activity/:id', {
    summary: 'The flash sale or presale in which a product is sold right now, if there is one',
    input: one,
    returns: z.object({
      activity: z.nullable(
        z.object({ activity_id: z.number(), product_type: z.string(), price: Amount, end_time: Time }),
      ),
    }),
  }),
  share: endpoint.get('/api/user/activity/share/:id', {
    summary: 'How many units of an activity the caller has bought, and may still buy (null: no limit)',
    access: 'user',
    input: one,
    returns: z.object({ bought: z.number(), left: z.nullable(z.number()) }),
  }),
  own: endpoint.get('/api/merchant/activity/lst', {
    summary: 'Flash sales and presales of the caller’s store, found by goods',
    access: 'merchant',
    role: ['sales', 'finance'],
    input: z.object({ ...listInput, keyword: Keyword, status }),
    returns: listOf(ActivityBrief),
  }),
  takeDown: endpoint.post('/api/merchant/activity/take_down/:id', {
    summary: 'Ends an activity of the caller’s store',
    access: 'merchant',
    role: 'sales',
    input: one,
    fails: stepFails,
  }),
  all: endpoint.get('/api/platform/activity/lst', {
    summary:
      'Flash sales and presales of all stores, found by goods or store; those to be reviewed are pending',
    access: 'platform',
    role: 'review',
    input: z.object({ ...listInput, keyword: Keyword, status }),
    returns: listOf(ActivityBrief),
  }),
  review: endpoint.post('/api/platform/activity/review/:id', {
    summary: 'Lets an activity run, or refuses it with a reason',
    access: 'platform',
    role: 'review',
    input: z.object({
      id: Id,
      approve: z.boolean(),
      reason: z._default(z.string().check(z.maxLength(200, 'text.too_long')), ''),
    }),
    fails: [...stepFails, 'oversight.own_store', 'text.too_long'],
  }),
  takeDownAny: endpoint.post('/api/platform/activity/take_down/:id', {
    summary: 'Ends an activity of any store',
    access: 'platform',
    role: 'review',
    input: one,
    fails: stepFails,
  }),
};
