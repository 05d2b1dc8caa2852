import * as z from 'zod/mini';
import { minutes } from '../kernel/clock.ts';
import { endpoint } from './endpoint.ts';
import { PASSWORD, PHONE, SMS_CODE } from './fields.ts';

const MINUTE = minutes(1);
const Phone = z.string('ERROR2').check(z.trim(), z.minLength(1, 'ERROR2'), z.regex(PHONE, 'ERROR3'));
const SmsCode = z
  .string('ERROR7')
  .check(z.trim(), z.minLength(1, 'ERROR7'), z.maxLength(12, 'ERROR12'), z.regex(SMS_CODE, 'ERROR12'));
const password = (missing: string) =>
  z.string(missing).check(z.minLength(1, missing), z.regex(PASSWORD, 'ERROR15'));

/** What an SMS code is for; a code of one type opens nothing else. */
export const SMS_TYPES = [
  'mobile',
  'login',
  'change_pwd',
  'change_phone',
  'intention',
  'close_account',
] as const;
export type SmsType = (typeof SMS_TYPES)[number];

export const Account = z.object({
  uid: z.number(),
  nickname: z.string(),
  avatar: z.string(),
  phone: z.string(),
  /** buyer, the roles that the account holds, and those among the platform's people as `platform:finance`. */
  scope: z.array(z.string()),
});
export type Account = z.infer<typeof Account>;

export const Login = z.object({
  token: z.string(),
  /** When the token ends, in seconds since 1970, and the same as ISO 8601. */
  exp: z.number(),
  expires_time: z.string(),
  user: Account,
});
export type Login = z.infer<typeof Login>;

/** `code` is what the visitor will type; it is always empty in the answer. */
const Captcha = z.object({ captcha: z.string(), code: z.string(), key: z.string() });

/** 200: logged in. 201: waiting for a phone. 202: a phone has opened it. 400: over, ask for a new code. */
export const ScanState = z.object({
  status: z.union([z.literal(200), z.literal(201), z.literal(202), z.literal(400)]),
  result: z.nullable(Login),
});
export type ScanState = z.infer<typeof ScanState>;

/** What the phone shows before it confirms. */
export const ScanAsked = z.object({ device: z.string(), address: z.string(), asked_at: z.string() });
export type ScanAsked = z.infer<typeof ScanAsked>;

const ScanKey = z.string().check(z.minLength(1, 'scan.invalid'), z.maxLength(100, 'scan.invalid'));

export const SessionView = z.object({
  session_id: z.string(),
  device: z.string(),
  address: z.string(),
  strategy: z.string(),
  create_time: z.string(),
  last_time: z.string(),
  is_current: z.boolean(),
});
export type SessionView = z.infer<typeof SessionView>;

export const identityApi = {
  captcha: endpoint.get('/api/captcha', {
    summary: 'A picture of four characters, good for one try',
    returns: Captcha,
    limit: { max: 60, windowMs: MINUTE },
  }),
  verify: endpoint.post('/api/auth/verify', {
    keyless: 'nobody',
    summary: 'Sends an SMS code; key and code answer a captcha when one is asked for',
    input: z.object({
      phone: Phone,
      type: z.enum(SMS_TYPES),
      key: z._default(z.string().check(z.maxLength(100, 'ERROR5')), ''),
      code: z._default(z.string().check(z.trim(), z.maxLength(100, 'ERROR5')), ''),
    }),
    fails: [
      'ERROR2',
      'ERROR3',
      'ERROR4',
      'ERROR5',
      'sms.too_many',
      'sms.too_many_long',
      'sms.off',
      'auth.required',
    ],
    message: 'identity:code_sent',
    limit: { max: 120, windowMs: MINUTE },
  }),
  register: endpoint.post('/api/auth/register', {
    keyless: 'nobody',
    summary: 'Opens an account for a phone, and its first session',
    input: z.object({
      phone: Phone,
      sms_code: SmsCode,
      pwd: password('ERROR8'),
      user_type: z.optional(z.string().check(z.maxLength(20))),
    }),
    returns: Login,
    fails: [
      'ERROR2',
      'ERROR3',
      'ERROR7',
      'ERROR8',
      'ERROR12',
      'ERROR14',
      'ERROR15',
      'code.wrong',
      'password.common',
    ],
    message: 'identity:registered',
    limit: { max: 60, windowMs: MINUTE },
  }),
  login: endpoint.post('/api/auth/login', {
    keyless: 'nobody',
    summary: 'Logs in with account and password',
    input: z.object({
      account: z.string('ERROR1').check(z.trim(), z.minLength(1, 'ERROR1'), z.maxLength(60, 'login.wrong')),
      password: z.string('ERROR8').check(z.minLength(1, 'ERROR8'), z.maxLength(100, 'login.wrong')),
    }),
    returns: Login,
    fails: [
      'ERROR1',
      'ERROR8',
      'login.wrong',
      'login.frozen',
      'account.disabled',
      'password.initial_over',
      'factor.wanted',
    ],
    message: 'identity:succeeded',
    limit: { max: 120, windowMs: MINUTE },
  }),
  smsLogin: endpoint.post('/api/auth/smslogin', {
    keyless: 'nobody',
    summary: 'Logs in with an SMS code; an unknown phone gets an account',
    input: z.object({ phone: Phone, sms_code: SmsCode }),
    returns: Login,
    fails: ['ERROR2', 'ERROR3', 'ERROR7', 'ERROR12', 'login.wrong_code', 'account.disabled', 'factor.wanted'],
    message: 'identity:succeeded',
    limit: { max: 120, windowMs: MINUTE },
  }),
  changePassword: endpoint.post('/api/user/change_pwd', {
    keyless: 'nobody',
    summary: 'Sets a new password for a phone and ends its other sessions',
    input: z
      .object({
        phone: Phone,
        sms_code: SmsCode,
        pwd: password('ERROR9'),
        confirm_pwd: z.string('ERROR10').check(z.minLength(1, 'ERROR10'), z.maxLength(100, 'ERROR13')),
      })
      .check(z.refine((form) => form.pwd === form.confirm_pwd, { error: 'ERROR13', path: ['confirm_pwd'] })),
    fails: [
      'ERROR2',
      'ERROR3',
      'ERROR7',
      'ERROR9',
      'ERROR10',
      'ERROR12',
      'ERROR13',
      'ERROR15',
      'code.wrong',
      'password.common',
      'account.unknown',
      'account.disabled',
    ],
    message: 'identity:password_reset',
    limit: { max: 60, windowMs: MINUTE },
  }),
  logout: endpoint.post('/api/logout', {
    summary: 'Ends this session',
    access: 'user',
    beforeFactor: true,
    message: 'identity:logged_out',
  }),

  askScan: endpoint.get('/api/pc/login/scan', {
    summary: 'A QR code that logs this browser in when a phone confirms it',
    returns: z.object({ key: z.string(), qrcode: z.string(), expires_time: z.string() }),
    limit: { max: 60, windowMs: MINUTE },
  }),
  checkScan: endpoint.post('/api/pc/login/scan/check', {
    keyless: 'nobody',
    summary: 'What became of the QR code',
    input: z.object({ key: ScanKey }),
    returns: ScanState,
    fails: ['scan.invalid', 'factor.wanted', 'request.too_many'],
    limit: { max: 1200, windowMs: MINUTE },
  }),
  openScan: endpoint.post('/api/pc/login/scan/open', {
    summary: 'A logged-in phone has scanned a QR code: who asks?',
    access: 'user',
    input: z.object({ key: ScanKey }),
    returns: ScanAsked,
    fails: ['scan.invalid'],
    limit: { max: 60, windowMs: MINUTE },
  }),
  confirmScan: endpoint.post('/api/pc/login/scan/confirm', {
    summary: 'The phone lets the browser in, or refuses',
    access: 'user',
    input: z.object({ key: ScanKey, agree: z.boolean() }),
    fails: ['scan.invalid'],
    limit: { max: 60, windowMs: MINUTE },
  }),

  sessions: endpoint.get('/api/user/session/lst', {
    summary: 'Where the account is logged in',
    access: 'user',
    beforeFactor: true,
    returns: z.object({ count: z.number(), list: z.array(SessionView) }),
  }),
  revokeSession: endpoint.post('/api/user/session/revoke/:id', {
    summary: 'Ends a session of the account',
    access: 'user',
    beforeFactor: true,
    input: z.object({ id: z.string().check(z.maxLength(40, 'session.not_found')) }),
    fails: ['session.not_found'],
  }),
};
