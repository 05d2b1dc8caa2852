import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PASSWORD, PHONE, SMS_CODE, isNickname } from './fields.ts';
import { Account } from './identity.ts';

const SmsCode = z
  .string('ERROR7')
  .check(z.trim(), z.minLength(1, 'ERROR7'), z.maxLength(12, 'ERROR12'), z.regex(SMS_CODE, 'ERROR12'));

/** The account with its counters; amounts in yuan. */
export const Me = z.extend(Account, {
  has_password: z.boolean(),
  /** Nothing else can be done before a second factor is set up. */
  must_set_up_factor: z.boolean(),
  /** The store's desk stays closed until the password that was sent by SMS is changed. */
  must_change_password: z.boolean(),
  now_money: z.string(),
  total_recharge: z.string(),
  /** What came back: refunds, bonuses and corrections. With it, topped up less spent makes the balance. */
  total_returned: z.string(),
  total_consume: z.string(),
  integral: z.number(),
  total_coupon: z.number(),
  total_collect_product: z.number(),
  total_collect_store: z.number(),
  total_visit_product: z.number(),
  /** Notices that were not read. */
  total_unread: z.number(),
  /** Signed in for points today. */
  sign_status: z.boolean(),
  /** Answers customers' chats. */
  service: z.boolean(),
  is_svip: z.boolean(),
  /** Some store has prices of its own for this account; if false, the client need not request them. */
  has_own_prices: z.boolean(),
  mer_id: z.nullable(z.number()),
  company: z.nullable(z.object({ company_id: z.number(), name: z.string(), status: z.string() })),
});
export type Me = z.infer<typeof Me>;

export const CLOSING_OBSTACLES = [
  'role',
  'company',
  'order',
  'refund',
  'invoice',
  'payment',
  'credit',
  'balance',
] as const;
export type ClosingObstacle = (typeof CLOSING_OBSTACLES)[number];

export const Closing = z.object({
  /** Why it cannot be closed yet; each has its words under `close` of the failures. */
  reasons: z.array(z.enum(CLOSING_OBSTACLES)),
  now_money: z.string(),
  /** Points that would be lost. */
  integral: z.number(),
});
export type Closing = z.infer<typeof Closing>;

export const NoticeView = z.object({
  notice_id: z.string(),
  /** What it tells of; the words are in locales/<locale>/notice.json under this key. */
  kind: z.string(),
  params: z.record(z.string(), z.string()),
  /** The sentence, in the caller's language. */
  title: z.string(),
  link: z.string(),
  is_read: z.boolean(),
  create_time: z.string(),
});
export type NoticeView = z.infer<typeof NoticeView>;

const page = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1);
const limit = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20);

export const PersonalFile = z.object({
  state: z.enum(['none', 'making', 'ready']),
  /** Until when it is kept; null unless it is there. */
  until: z.nullable(z.string()),
});
export type PersonalFile = z.infer<typeof PersonalFile>;

export const profileApi = {
  me: endpoint.get('/api/user', {
    summary: 'The current user',
    access: 'user',
    beforeFactor: true,
    returns: Me,
  }),
  changeInfo: endpoint.post('/api/user/change/info', {
    summary: 'Changes nickname and avatar',
    access: 'user',
    input: z.object({
      nickname: z.optional(
        z
          .string()
          .check(z.maxLength(200, 'nickname.length'), z.trim(), z.refine(isNickname, 'nickname.length')),
      ),
      /** A picture that this account has uploaded in the field `avatar`, or nothing. */
      avatar: z.optional(z.string().check(z.maxLength(300))),
    }),
    returns: Account,
    fails: ['nickname.length', 'name.pretended', 'avatar.foreign'],
    message: 'account:saved',
  }),
  changePhone: endpoint.post('/api/user/change/phone', {
    summary:
      'Moves the account to another phone; both phones prove themselves by a code of type change_phone',
    access: 'user',
    input: z.object({
      phone: z.string('ERROR2').check(z.trim(), z.minLength(1, 'ERROR2'), z.regex(PHONE, 'ERROR3')),
      sms_code: SmsCode,
      old_sms_code: SmsCode,
    }),
    fails: ['ERROR2', 'ERROR3', 'ERROR7', 'ERROR12', 'code.wrong', 'phone.taken', 'phone.same'],
    message: 'account:phone_changed',
    limit: { max: 30, windowMs: 60_000 },
  }),
  changePassword: endpoint.post('/api/user/change/password', {
    summary: 'Sets a new password with a code of type change_pwd sent to the own phone',
    access: 'user',
    input: z
      .object({
        sms_code: SmsCode,
        pwd: z.string('ERROR9').check(z.minLength(1, 'ERROR9'), z.regex(PASSWORD, 'ERROR15')),
        confirm_pwd: z.string('ERROR10').check(z.minLength(1, 'ERROR10'), z.maxLength(100, 'ERROR13')),
      })
      .check(z.refine((form) => form.pwd === form.confirm_pwd, { error: 'ERROR13', path: ['confirm_pwd'] })),
    fails: [
      'ERROR7',
      'ERROR9',
      'ERROR10',
      'ERROR12',
      'ERROR13',
      'ERROR15',
      'code.wrong',
      'password.common',
      'account.unknown',
    ],
    message: 'account:password_changed',
    limit: { max: 30, windowMs: 60_000 },
  }),
  closing: endpoint.get('/api/user/close/check', {
    summary: 'What stands in the way of closing the account',
    access: 'user',
    returns: Closing,
  }),
  personalFile: endpoint.get('/api/user/data', {
    summary: 'Whether the file of all that the mall keeps of the caller is being made or can be fetched',
    access: 'user',
    returns: PersonalFile,
  }),
  askPersonalFile: endpoint.post('/api/user/data', {
    summary: 'Has that file made; a notice comes when it is there',
    access: 'user',
    returns: PersonalFile,
    limit: { max: 5, windowMs: 86_400_000 },
  }),
  personalFileLink: endpoint.post('/api/user/data/link', {
    summary: 'A short-lived address of that file',
    keyless: 'secret',
    access: 'user',
    returns: z.object({ url: z.string(), expires: z.string() }),
    fails: ['paper.gone'],
  }),
  close: endpoint.post('/api/user/close', {
    summary: 'Closes the account for good, with a code of type close_account sent to its phone',
    access: 'user',
    input: z.object({ sms_code: SmsCode }),
    fails: [
      'ERROR7',
      'ERROR12',
      'code.wrong',
      'close.role',
      'close.company',
      'close.credit',
      'close.order',
      'close.refund',
      'close.invoice',
      'close.payment',
      'close.balance',
    ],
    message: 'account:closed',
    limit: { max: 30, windowMs: 60_000 },
  }),
  notices: endpoint.get('/api/user/notice/lst', {
    summary: 'Notices of the account, newest first',
    access: 'user',
    input: z.object({ page, limit }),
    returns: z.object({ count: z.number(), unread: z.number(), list: z.array(NoticeView) }),
  }),
  readNotices: endpoint.post('/api/user/notice/read', {
    summary: 'Marks one notice as read, or all of them',
    access: 'user',
    input: z.object({ notice_id: z.optional(z.string().check(z.maxLength(40))) }),
    returns: z.object({ unread: z.number() }),
  }),
};
