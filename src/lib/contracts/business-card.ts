import * as z from 'zod/mini';
import { INTENTION_CATEGORIES_MAX, UPLOAD_IMAGES_MAX } from '../kernel/limits.ts';
import { endpoint } from './endpoint.ts';
import { EMAIL, isMainProducts, isPersonName, PHONE } from './fields.ts';
import { Id, Time } from './list.ts';

const text = (longest: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(longest, 'card.too_long')), '');
const Path = z.string().check(z.maxLength(300));

export const BusinessCard = z.object({
  uid: z.number(),
  avatar: z.string(),
  name: z.string(),
  post: z.string(),
  company: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  main_products: z.array(z.string()),
  intentions: z.array(z.object({ id: z.number(), name: z.string() })),
  intro: z.string(),
  images: z.array(z.string()),
  wechat_qrcode: z.string(),
  is_public: z.boolean(),
  update_time: Time,
});
export type BusinessCard = z.infer<typeof BusinessCard>;

/** What a store's page shows of a card to everybody: numbers are lent, never printed. */
export const StoreCard = z.object({
  name: z.string(),
  post: z.string(),
  avatar: z.string(),
  wechat_qrcode: z.string(),
});
export type StoreCard = z.infer<typeof StoreCard>;

export const businessCardApi = {
  ofStore: endpoint.get('/api/card/store/:mer', {
    summary: 'The public cards of those who work for a store, without their numbers',
    access: 'public',
    input: z.object({ mer: Id }),
    returns: z.array(StoreCard),
    fails: [],
  }),
  detail: endpoint.get('/api/card/detail/:uid', {
    summary: 'The business card of an account; its owner sees it also while it is not public',
    access: 'user',
    input: z.object({ uid: Id }),
    returns: BusinessCard,
    fails: ['card.not_found'],
  }),
  save: endpoint.post('/api/card/save', {
    summary: 'Makes or changes the caller’s business card',
    access: 'user',
    input: z.object({
      avatar: z._default(Path, ''),
      name: z
        .string('card.name')
        .check(z.maxLength(100, 'card.name'), z.trim(), z.refine(isPersonName, 'card.name')),
      post: text(30),
      company: z
        .string('card.company')
        .check(z.trim(), z.minLength(1, 'card.company'), z.maxLength(60, 'card.too_long')),
      phone: z.string('ERROR2').check(z.trim(), z.minLength(1, 'ERROR2'), z.regex(PHONE, 'ERROR3')),
      email: z._default(
        z.string().check(
          z.trim(),
          z.maxLength(100, 'card.email'),
          z.refine((value) => value === '' || EMAIL.test(value), 'card.email'),
        ),
        '',
      ),
      address: text(120),
      main_products: z
        .string('card.main_products')
        .check(z.maxLength(200, 'card.main_products'), z.refine(isMainProducts, 'card.main_products')),
      intentions: z._default(z.array(Id).check(z.maxLength(INTENTION_CATEGORIES_MAX, 'card.intentions')), []),
      intro: text(600),
      images: z._default(z.array(Path).check(z.maxLength(UPLOAD_IMAGES_MAX, 'card.images')), []),
      wechat_qrcode: z._default(Path, ''),
      is_public: z._default(z.boolean(), true),
    }),
    returns: BusinessCard,
    fails: [
      'name.pretended',
      'card.name',
      'card.company',
      'card.email',
      'card.main_products',
      'card.intentions',
      'card.image',
      'ERROR2',
      'ERROR3',
      'card.images',
      'card.too_long',
    ],
    message: 'business_card:saved',
  }),
};
