// Timers are configuration: their defaults are those of the rules, and whoever runs the mall may set them.
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { SetupError } from '#lib/kernel/setup-error.ts';
import { parseTimers, timer, TIMER_NAMES } from '#lib/kernel/timers.ts';
import { readSettings } from '#lib/server/env.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
afterEach(() => {
  vi.unstubAllEnvs();
  // The next file of this worker would find the timers of the last test in the modules they share.
  vi.resetModules();
});

test('without a word each timer is that of the rules', () => {
  vi.stubEnv('MALL_TIMERS', '');
  expect(Object.fromEntries(TIMER_NAMES.map((name) => [name, timer(name)]))).toEqual({
    unpaid_order: 30 * MINUTE,
    unpaid_seckill: 15 * MINUTE,
    unpaid_transfer: 72 * 60 * MINUTE,
    approval: 24 * 60 * MINUTE,
    pay_reminder: 10 * MINUTE,
    checkout_key: 10 * MINUTE,
    auto_receipt: 15 * DAY,
    receipt_extension: 7 * DAY,
    auto_review: 7 * DAY,
    refund_window: 15 * DAY,
    no_reason_window: 7 * DAY,
    merchant_silence: 7 * DAY,
    return_silence: 7 * DAY,
    arbitration: 7 * DAY,
    points_freeze: 15 * DAY,
    merchant_lock: 15 * DAY,
    credit_due: 30 * DAY,
    inquiry_deadline: 7 * DAY,
    quotation_validity: 15 * DAY,
    sms_code: 5 * MINUTE,
    initial_password: 72 * 60 * MINUTE,
    invitation: 14 * DAY,
  });
});

test('what is set counts wherever the mall keeps time, and nothing else changes', async () => {
  vi.stubEnv('MALL_TIMERS', 'unpaid_order=45m, auto_receipt=10d;merchant_silence=36h');
  vi.resetModules();
  const limits = await import('#lib/kernel/limits.ts');
  expect([limits.UNPAID_ORDER_LIFE, limits.AUTO_RECEIPT_AFTER, limits.MERCHANT_SILENCE]).toEqual([
    45 * MINUTE,
    10 * DAY,
    1.5 * DAY,
  ]);
  expect([limits.UNPAID_SECKILL_LIFE, limits.RETURN_SILENCE]).toEqual([15 * MINUTE, 7 * DAY]);
});

test.each([
  ['unpaid_transfer=48h', 'UNPAID_TRANSFER_LIFE', 2 * DAY],
  ['receipt_extension=3d', 'RECEIPT_EXTENSION', 3 * DAY],
  ['no_reason_window=10d', 'NO_REASON_WINDOW', 10 * DAY],
  ['points_freeze=1d', 'POINTS_FREEZE', DAY],
  ['approval=12h', 'APPROVAL_LIFE', DAY / 2],
  ['invitation=7d', 'INVITATION_LIFE', 7 * DAY],
  ['merchant_lock=20d', 'MERCHANT_LOCK', 20 * DAY],
  ['credit_due=60d', 'CREDIT_TERM', 60 * DAY],
  ['inquiry_deadline=5d', 'INQUIRY_LIFE', 5 * DAY],
  ['quotation_validity=20d', 'QUOTATION_LIFE', 20 * DAY],
  ['sms_code=10m', 'SMS_CODE_LIFE', 10 * MINUTE],
  ['initial_password=24h', 'INITIAL_PASSWORD_LIFE', DAY],
] as const)('%s is heard by %s', async (text, limit, length) => {
  vi.stubEnv('MALL_TIMERS', text);
  vi.resetModules();
  const limits = await import('#lib/kernel/limits.ts');
  expect(limits[limit]).toBe(length);
});

test('points and earnings rest as long as something can be asked back, unless they are set themselves', () => {
  vi.stubEnv('MALL_TIMERS', 'refund_window=30d merchant_lock=40d');
  expect([timer('points_freeze'), timer('merchant_lock')]).toEqual([30 * DAY, 40 * DAY]);
  expect(timer('no_reason_window')).toBe(7 * DAY);
});

test('the most that an order may cost is a setting, too, and a wrong one stops the start', async () => {
  vi.stubEnv('MALL_ORDER_MAX', '500000');
  vi.resetModules();
  const { ORDER_AMOUNT_MAX } = await import('#lib/kernel/limits.ts');
  expect(ORDER_AMOUNT_MAX).toBe(50_000_000);
  for (const text of ['0', '-1', '1e6', '1.234', 'much'])
    expect(() => readSettings({ MALL_ORDER_MAX: text }), text).toThrow('MALL_ORDER_MAX is not usable');
  expect(readSettings({ MALL_ORDER_MAX: '0.01' }).MALL_ORDER_MAX).toBe('0.01');
});

test('words say the durations that hold, in both languages', async () => {
  vi.stubEnv('MALL_TIMERS', 'receipt_extension=3d credit_due=45d unpaid_transfer=4d initial_password=90m');
  vi.resetModules();
  const { loadTranslators } = await import('#lib/i18n/load.ts');
  const { 'zh-CN': zh, 'en-US': en } = loadTranslators();
  expect(zh('order:extended')).toContain('72小时');
  expect(en('order:extended')).toContain('72 hours');
  expect(zh('payment:credit_due')).toContain('45天');
  expect(en('payment:hint.offline')).toContain('4 days');
  expect(en('intention:record.password_hint')).toContain('90 minutes');
  expect(zh('refund:reason.no_reason')).toContain('7天');
});

test('what words leave open is a timer or the name of the mall, and both languages leave the same timers', () => {
  const open = (locale: string, file: string): string[] =>
    [...readFileSync(`locales/${locale}/${file}`, 'utf8').matchAll(/\[\[(\w*)\]\]/g)]
      .map((found) => found[1]!)
      .sort();
  const timers = (locale: string, file: string) => open(locale, file).filter((name) => name !== 'mall');
  for (const file of readdirSync('locales/zh-CN')) {
    expect(timers('en-US', file), file).toEqual(timers('zh-CN', file));
    expect(TIMER_NAMES, file).toEqual(expect.arrayContaining(timers('zh-CN', file)));
  }
  // Dialogs fetch these as they lie, past the server that fills them.
  for (const file of ['chat', 'store', 'cart', 'common', 'identity', 'failures'])
    expect(open('zh-CN', `${file}.json`), file).toEqual([]);
});

test.each([
  'unpaid_order',
  'unpaid_order=0m',
  'unpaid_order=-1d',
  'unpaid_order=45',
  'unpaid_order=45s',
  'unpaid_order=10000d',
  'unpaid=45m',
  'toString=45m',
  'unpaid_order=45m unpaid_order=50m',
])('%s stops the start with the names that are known', (text) => {
  expect(parseTimers(text)).toBeUndefined();
  const start = () => readSettings({ MALL_TIMERS: text });
  expect(start).toThrow(SetupError);
  expect(start).toThrow('MALL_TIMERS is not usable');
});
