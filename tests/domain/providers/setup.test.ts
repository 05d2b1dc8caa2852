// A start with half of a provider's variables stops, with one sentence that names what is missing.
import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readPrivateKey } from '#lib/adapters/payment/read-key.ts';
import { SetupError } from '#lib/kernel/setup-error.ts';
import { readSettings } from '#lib/server/env.ts';
import { openPayments } from '#lib/server/providers/open-payments.ts';
import { smsNames } from '#lib/server/providers/sms-names.ts';
import { systemClock } from '#lib/kernel/clock.ts';
import type { Database } from '#lib/db/database.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const templates = smsNames()
  .map((name) => `${name}=T1`)
  .join(';');

const stop = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SetupError) return `${error.message} ${error.cure}`;
    throw error;
  }
  return 'started';
};

const groups: [string, Record<string, string>][] = [
  ['Aliyun', { ALIYUN_SMS_KEY_ID: 'a', ALIYUN_SMS_KEY_SECRET: 'b', ALIYUN_SMS_SIGN_NAME: 'c' }],
  [
    'Tencent Cloud',
    {
      TENCENT_SMS_SECRET_ID: 'a',
      TENCENT_SMS_SECRET_KEY: 'b',
      TENCENT_SMS_APP_ID: 'c',
      TENCENT_SMS_SIGN_NAME: 'd',
    },
  ],
  [
    'S3',
    {
      S3_ENDPOINT: 'https://s3.example.com',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'c',
      S3_SECRET_ACCESS_KEY: 'd',
    },
  ],
  ['Alipay', { ALIPAY_APP_ID: 'a', ALIPAY_PRIVATE_KEY: pem, ALIPAY_PUBLIC_KEY: publicPem }],
  [
    'WeChat Pay',
    {
      WEIXIN_APP_ID: 'a',
      WEIXIN_MERCHANT_NO: '1',
      WEIXIN_SERIAL_NO: 'c',
      WEIXIN_PRIVATE_KEY: pem,
      WEIXIN_API_V3_KEY: 'k'.repeat(32),
      WEIXIN_PLATFORM_KEY_ID: 'p',
      WEIXIN_PLATFORM_KEY: publicPem,
    },
  ],
  [
    'E-mail',
    { SMTP_HOST: 'mail.example.com', SMTP_USER: 'a', SMTP_PASSWORD: 'b', MAIL_FROM: 'bill@example.com' },
  ],
];

test.each(groups)('%s: whole it starts; without any one variable it names that one', (who, env) => {
  const more: Record<string, string> = /Aliyun|Tencent/.test(who) ? { SMS_TEMPLATES: templates } : {};
  expect(stop({ ...env, ...more })).toBe('started');
  for (const name of Object.keys(env)) {
    const words = stop({ ...env, ...more, [name]: '' });
    expect(words).toContain(`${name} is missing`);
  }
});

test.each([
  ['ALIYUN_SMS_ENDPOINT', 'ALIYUN_SMS_KEY_ID'],
  ['TENCENT_SMS_REGION', 'TENCENT_SMS_SECRET_ID'],
  ['TENCENT_SMS_ENDPOINT', 'TENCENT_SMS_SECRET_ID'],
  ['S3_REGION', 'S3_ENDPOINT'],
  ['SMTP_PORT', 'SMTP_HOST'],
  ['ALIPAY_GATEWAY', 'ALIPAY_APP_ID'],
  ['WEIXIN_GATEWAY', 'WEIXIN_APP_ID'],
  ['SMS_TEMPLATES', 'Aliyun'],
])('%s alone stops the start: somebody meant to set up a provider and forgot %s', (name, forgotten) => {
  expect(stop({ [name]: 'https://somewhere.example' })).toContain(forgotten);
});

test('a key that is none is not usable, and the message does not repeat it', () => {
  const words = stop({ ...groups[3]![1], ALIPAY_PRIVATE_KEY: 'not-a-key-but-secret' });
  expect(words).toContain('ALIPAY_PRIVATE_KEY is not usable');
  expect(words).not.toContain('not-a-key-but-secret');
  expect(stop({ ...groups[4]![1], WEIXIN_API_V3_KEY: 'short' })).toContain('WEIXIN_API_V3_KEY is not usable');
});

test('keys are read as PEM, on one line, as bare base64 of either kind', () => {
  const forms = [
    pem,
    pem.replaceAll('\n', '\\n'),
    privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64'),
  ];
  for (const form of forms) expect(readPrivateKey(form).equals(privateKey)).toBe(true);
});

test('a message without a template, two senders of SMS, or plain http to the world stop the start', () => {
  const [, aliyun] = groups[0]!;
  const [, tencent] = groups[1]!;
  expect(stop({ ...aliyun, SMS_TEMPLATES: 'code.login=SMS_1' })).toContain('SMS_TEMPLATES lacks');
  expect(stop({ ...aliyun, ...tencent, SMS_TEMPLATES: templates })).toContain('both set');
  expect(stop({ ...groups[2]![1], S3_ENDPOINT: 'http://s3.example.com' })).toContain('S3_ENDPOINT');
});

test('with a real provider the local cashier is gone', () => {
  const needs = { database: {} as Database, clock: systemClock, jobs: { send: async () => undefined } };
  const settings = readSettings({ ...groups[3]![1], ...groups[4]![1], DATA_DIR: '/tmp/unused' });
  expect(Object.keys(openPayments(settings, needs))).toEqual(['alipay', 'weixin']);
});
