import { days, hours, minutes } from './clock.ts';
import { parseYuan, type Fen } from './money.ts';

/** Timers that whoever runs the mall may set by MALL_TIMERS; defaults are those of states 3.0. */
export const DEFAULTS = {
  unpaid_order: minutes(30),
  unpaid_seckill: minutes(15),
  unpaid_transfer: hours(72),
  approval: hours(24),
  pay_reminder: minutes(10),
  checkout_key: minutes(10),
  auto_receipt: days(15),
  receipt_extension: days(7),
  auto_review: days(7),
  refund_window: days(15),
  no_reason_window: days(7),
  merchant_silence: days(7),
  return_silence: days(7),
  arbitration: days(7),
  points_freeze: days(15),
  merchant_lock: days(15),
  credit_due: days(30),
  inquiry_deadline: days(7),
  quotation_validity: days(15),
  sms_code: minutes(5),
  initial_password: hours(72),
  invitation: days(14),
};
export type TimerName = keyof typeof DEFAULTS;
export const TIMER_NAMES = Object.keys(DEFAULTS) as TimerName[];

/** Timers that end with another one, unless they are set themselves: what can still be asked back is not given. */
const FOLLOWS: Partial<Record<TimerName, TimerName>> = {
  points_freeze: 'refund_window',
  merchant_lock: 'refund_window',
};

const UNITS: Record<string, number> = { m: minutes(1), h: hours(1), d: days(1) };
const PAIR = /^([a-z_]+)=([1-9]\d{0,3})([mhd])$/;
const isName = (name: string): name is TimerName => Object.hasOwn(DEFAULTS, name);

/** Durations in ms from `auto_receipt=10d unpaid_order=45m`; undefined when something in it cannot be read. */
export function parseTimers(text: string): Partial<Record<TimerName, number>> | undefined {
  const read: Partial<Record<TimerName, number>> = {};
  for (const word of text.split(/[\s,;]+/).filter(Boolean)) {
    const [, name = '', number, unit = ''] = PAIR.exec(word) ?? [];
    if (!isName(name) || name in read) return undefined;
    read[name] = Number(number) * UNITS[unit]!;
  }
  return read;
}

/**
 * How long a timer runs, in ms. Kept free of failures, because modules ask while they are loaded: a text that cannot
 * be read stops the start in server/env.ts. Browsers have no environment and know the defaults only.
 */
export function timer(name: TimerName): number {
  const set = parseTimers(setting('MALL_TIMERS')) ?? {};
  const leader = FOLLOWS[name];
  return set[name] ?? (leader && set[leader]) ?? DEFAULTS[name];
}

const setting = (name: string): string =>
  (typeof process === 'undefined' ? undefined : process.env[name]) ?? '';

/** An amount of yuan above nothing as fen; undefined for anything else. */
export function parseAmount(text: string): Fen | undefined {
  const amount = parseYuan(text);
  return amount !== undefined && amount > 0 ? amount : undefined;
}

/** Most that one order may cost, in fen: MALL_ORDER_MAX in yuan, read in the same way. */
export const orderMaximum = (usual: Fen): Fen => parseAmount(setting('MALL_ORDER_MAX')) ?? usual;
