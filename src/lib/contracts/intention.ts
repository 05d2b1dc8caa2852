import * as z from 'zod/mini';
import { minutes } from '../kernel/clock.ts';
import { APPLICATION_IMAGES_MAX, MERCHANT_NAME_MAX } from '../kernel/limits.ts';
import { endpoint } from './endpoint.ts';
import { isMainProducts, PHONE, SMS_CODE } from './fields.ts';
import { listInput, listOf, RandomId, Time } from './list.ts';

const MINUTE = minutes(1);
const text = (missing: string, longest: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(longest, 'text.too_long'));

export const INTENTION_STATES = ['pending', 'approved', 'rejected'] as const;
export type IntentionState = (typeof INTENTION_STATES)[number];

export const IntentionView = z.object({
  mer_intention_id: z.string(),
  mer_name: z.string(),
  legal_person: z.string(),
  company_name: z.string(),
  name: z.string(),
  phone: z.string(),
  main_products: z.array(z.string()),
  /** pending, approved or rejected. */
  status: z.enum(INTENTION_STATES),
  fail_msg: z.string(),
  create_time: Time,
  /** `path` names a picture towards the API; `url` shows it for some minutes. */
  images: z.array(z.object({ path: z.string(), url: z.string() })),
  merchant_category: z.object({ id: z.number(), name: z.string() }),
  merchant_type: z.object({ id: z.number(), name: z.string() }),
  /** Of an approved application: the store and where its merchant logs in. */
  mer_id: z.nullable(z.number()),
  login_url: z.string(),
});
export type IntentionView = z.infer<typeof IntentionView>;

const form = {
  mer_name: text('intention.mer_name', MERCHANT_NAME_MAX),
  legal_person: text('intention.legal_person', 30),
  company_name: text('intention.company_name', 60),
  name: text('intention.name', 30),
  phone: z.string('ERROR2').check(z.trim(), z.minLength(1, 'ERROR2'), z.regex(PHONE, 'ERROR3')),
  code: z
    .string('ERROR7')
    .check(z.trim(), z.minLength(1, 'ERROR7'), z.maxLength(12, 'ERROR12'), z.regex(SMS_CODE, 'ERROR12')),
  merchant_category_id: z.coerce
    .number('intention.category')
    .check(
      z.int('intention.category'),
      z.minimum(1, 'intention.category'),
      z.maximum(2_147_483_647, 'intention.category'),
    ),
  mer_type_id: z.coerce
    .number('intention.type')
    .check(
      z.int('intention.type'),
      z.minimum(1, 'intention.type'),
      z.maximum(2_147_483_647, 'intention.type'),
    ),
  main_products: z
    .string('card.main_products')
    .check(z.maxLength(200, 'card.main_products'), z.refine(isMainProducts, 'card.main_products')),
  images: z
    .array(z.string().check(z.maxLength(300)), 'intention.images')
    .check(
      z.minLength(1, 'intention.images'),
      z.maxLength(APPLICATION_IMAGES_MAX, 'intention.too_many_images'),
    ),
  /** The entry agreement was read and accepted. */
  agree: z.literal(true, 'intention.agree'),
};

const fails = [
  'intention.closed',
  'intention.mer_name',
  'intention.legal_person',
  'intention.company_name',
  'intention.name',
  'intention.category',
  'intention.type',
  'intention.images',
  'intention.agree',
  'intention.no_category',
  'intention.no_type',
  'intention.name_taken',
  'name.pretended',
  'intention.phone_taken',
  'intention.phone_merchant',
  'intention.image_foreign',
  'text.too_long',
  'card.main_products',
  'intention.too_many_images',
  'code.intention',
  'ERROR2',
  'ERROR3',
  'ERROR7',
  'ERROR12',
] as const;

export const intentionApi = {
  entry: endpoint.get('/api/intention/entry', {
    summary: 'Whether merchants may apply now',
    returns: z.object({ is_open: z.boolean() }),
  }),
  create: endpoint.post('/api/intention/create', {
    summary: 'Applies to open a store',
    access: 'user',
    input: z.object(form),
    returns: z.object({ mer_intention_id: z.string() }),
    fails,
    message: 'intention:submitted',
    limit: { max: 20, windowMs: MINUTE },
  }),
  update: endpoint.post('/api/intention/update/:id', {
    summary: 'Changes an application that was not approved; a refused one is looked at again',
    access: 'user',
    input: z.object({ id: RandomId, ...form }),
    fails: [...fails, 'intention.not_found', 'intention.wrong_state'],
    message: 'intention:changed',
    limit: { max: 20, windowMs: MINUTE },
  }),
  list: endpoint.get('/api/intention/lst', {
    summary: 'Applications of the caller, newest first',
    access: 'user',
    input: z.object(listInput),
    returns: listOf(IntentionView),
  }),
  detail: endpoint.get('/api/intention/detail/:id', {
    summary: 'One application of the caller',
    access: 'user',
    input: z.object({ id: RandomId }),
    returns: IntentionView,
    fails: ['intention.not_found'],
  }),
  waiting: endpoint.get('/api/platform/intention/lst', {
    summary: 'Applications for the platform to look at, oldest first; found by store, company or person',
    access: 'platform',
    role: 'review',
    input: z.object({
      ...listInput,
      status: z._default(z.enum(INTENTION_STATES), 'pending'),
      keyword: z.optional(z.string().check(z.maxLength(60))),
    }),
    returns: listOf(IntentionView),
  }),
  approve: endpoint.post('/api/platform/intention/approve/:id', {
    summary: 'Opens the store of an application and tells the applicant his first password by SMS',
    access: 'platform',
    role: 'review',
    input: z.object({ id: RandomId }),
    returns: z.object({ mer_id: z.number() }),
    fails: [
      'intention.not_found',
      'intention.wrong_state',
      'intention.name_taken',
      'intention.phone_merchant',
      'oversight.own_store',
    ],
  }),
  reject: endpoint.post('/api/platform/intention/reject/:id', {
    summary: 'Refuses an application with a reason',
    access: 'platform',
    role: 'review',
    input: z.object({ id: RandomId, reason: text('intention.reason', 200) }),
    fails: ['intention.not_found', 'intention.wrong_state', 'intention.reason', 'text.too_long'],
  }),
};
