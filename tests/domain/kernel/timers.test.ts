// Timers are configuration: their defaults are those of the rules, and whoever runs the mall may set them.
import { afterEach, expect, test, vi } from 'vitest';
import { SetupError } from '#lib/kernel/setup-error.ts';
import { parseTimers, timer, TIMER_NAMES } from '#lib/kernel/timers.ts';
import { readSettings } from '#lib/server/env.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
afterEach(() => vi.unstubAllEnvs());

test('without a word each timer is that of the rules', () => {
  vi.stubEnv('MALL_TIMERS', '');
  expect(Object.fromEntries(TIMER_NAMES.map((name) => [name, timer(name)]))).toEqual({
    unpaid_order: 30 * MINUTE,
    unpaid_seckill: 15 * MINUTE,
    pay_reminder: 10 * MINUTE,
    checkout_key: 10 * MINUTE,
    auto_receipt: 15 * DAY,
    auto_review: 7 * DAY,
    refund_window: 15 * DAY,
    merchant_silence: 7 * DAY,
    return_silence: 7 * DAY,
    arbitration: 7 * DAY,
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
