// Timers are configuration: their defaults are those of the rules, and whoever runs the mall may set them.
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { applyPlatformSettings } from '#lib/kernel/platform-settings.ts';
import { SetupError } from '#lib/kernel/setup-error.ts';
import {
  BOUNDS,
  DEFAULTS,
  orderMaximum,
  parseTimers,
  timer,
  TIMER_NAMES,
  usualTimer,
} from '#lib/kernel/timers.ts';
import { loadTranslators } from '#lib/i18n/load.ts';
import { readSettings } from '#lib/server/env.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
afterEach(() => {
  vi.unstubAllEnvs();
  applyPlatformSettings({ names: {}, timers: {} });
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
    offer_silence: 3 * DAY,
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

test('what is set in the environment counts, and nothing else changes', () => {
  vi.stubEnv('MALL_TIMERS', 'unpaid_order=45m, auto_receipt=10d;merchant_silence=36h');
  expect([timer('unpaid_order'), timer('auto_receipt'), timer('merchant_silence')]).toEqual([
    45 * MINUTE,
    10 * DAY,
    1.5 * DAY,
  ]);
  expect([timer('unpaid_seckill'), timer('return_silence')]).toEqual([15 * MINUTE, 7 * DAY]);
});

test('what the desk sets goes before the environment, for what begins from then on; left to itself it is as before', () => {
  vi.stubEnv('MALL_TIMERS', 'refund_window=20d');
  applyPlatformSettings({
    names: {},
    timers: {
      refund_window: [
        { ms: 30 * DAY, since: '2026-11-10T00:00:00.000Z' },
        { ms: null, since: '2026-11-20T00:00:00.000Z' },
      ],
      arbitration: [{ ms: 3 * DAY, since: '2026-11-10T00:00:00.000Z' }],
    },
  });
  const begun = (day: string) => timer('refund_window', new Date(`2026-11-${day}T12:00:00.000Z`));
  expect([begun('09'), begun('10'), begun('21'), timer('refund_window')]).toEqual([
    20 * DAY,
    30 * DAY,
    20 * DAY,
    20 * DAY,
  ]);
  // Points rest as long as something can be asked back.
  expect(timer('points_freeze', new Date('2026-11-10T12:00:00.000Z'))).toBe(30 * DAY);
  expect(timer('arbitration')).toBe(3 * DAY);
  expect(usualTimer('arbitration')).toBe(7 * DAY);
});

test('what may be set at the desk lies around what the rules say', () => {
  for (const name of TIMER_NAMES) {
    const [least, most] = BOUNDS[name];
    expect(least <= DEFAULTS[name] && DEFAULTS[name] <= most, name).toBe(true);
  }
});

test('points and earnings rest as long as something can be asked back, unless they are set themselves', () => {
  vi.stubEnv('MALL_TIMERS', 'refund_window=30d merchant_lock=40d');
  expect([timer('points_freeze'), timer('merchant_lock')]).toEqual([30 * DAY, 40 * DAY]);
  expect(timer('no_reason_window')).toBe(7 * DAY);
});

test('the most that an order may cost is a setting, too, and a wrong one stops the start', () => {
  vi.stubEnv('MALL_ORDER_MAX', '500000');
  expect(orderMaximum()).toBe(50_000_000);
  applyPlatformSettings({ names: {}, timers: {}, orderMaximum: 700 });
  expect(orderMaximum()).toBe(700);
  for (const text of ['0', '-1', '1e6', '1.234', 'much'])
    expect(() => readSettings({ MALL_ORDER_MAX: text }), text).toThrow('MALL_ORDER_MAX is not usable');
  expect(readSettings({ MALL_ORDER_MAX: '0.01' }).MALL_ORDER_MAX).toBe('0.01');
});

test('words say the durations that hold, in both languages, and follow when they change', () => {
  vi.stubEnv('MALL_TIMERS', 'receipt_extension=3d credit_due=45d unpaid_transfer=4d initial_password=90m');
  const { 'zh-CN': zh, 'en-US': en } = loadTranslators();
  expect(zh('order:extended')).toContain('72小时');
  expect(en('order:extended')).toContain('72 hours');
  expect(zh('payment:credit_due')).toContain('45天');
  expect(en('payment:hint.offline')).toContain('4 days');
  expect(en('intention:record.password_hint')).toContain('90 minutes');
  expect(zh('refund:reason.no_reason')).toContain('7天');
  applyPlatformSettings({
    names: { 'zh-CN': '北方五金' },
    timers: { no_reason_window: [{ ms: 14 * DAY, since: '2026-11-10T00:00:00Z' }] },
  });
  expect(zh('refund:reason.no_reason')).toContain('14天');
  expect(zh('common:site.name')).toBe('北方五金');
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
