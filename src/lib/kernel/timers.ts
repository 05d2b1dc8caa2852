import { days, hours, minutes } from './clock.ts';
import { parseYuan, type Fen } from './money.ts';
import { platformSettings } from './platform-settings.ts';

/** Timers that operators may set, by MALL_TIMERS or at the platform's desk; defaults are those of states 3.0. */
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
  offer_silence: days(3),
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
export const TIMER_NAMES = Object.keys(DEFAULTS) as [TimerName, ...TimerName[]];

/** Shortest and longest that the platform may set at its desk, in ms. */
export const BOUNDS: Record<TimerName, readonly [least: number, most: number]> = {
  unpaid_order: [minutes(10), days(7)],
  unpaid_seckill: [minutes(5), hours(2)],
  unpaid_transfer: [hours(24), days(15)],
  approval: [hours(1), days(15)],
  pay_reminder: [minutes(1), days(3)],
  checkout_key: [minutes(5), hours(2)],
  auto_receipt: [days(3), days(60)],
  receipt_extension: [days(1), days(30)],
  auto_review: [days(1), days(60)],
  refund_window: [days(7), days(90)],
  // The law asks for seven days at least.
  no_reason_window: [days(7), days(60)],
  merchant_silence: [days(1), days(30)],
  return_silence: [days(1), days(30)],
  offer_silence: [days(1), days(30)],
  arbitration: [days(1), days(30)],
  points_freeze: [days(1), days(90)],
  merchant_lock: [days(1), days(90)],
  credit_due: [days(1), days(180)],
  inquiry_deadline: [days(1), days(30)],
  quotation_validity: [days(1), days(90)],
  sms_code: [minutes(1), minutes(30)],
  initial_password: [hours(1), days(7)],
  invitation: [days(1), days(60)],
};

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

/** Timers of MALL_TIMERS, in ms; a text that cannot be read stops the start in server/env.ts. */
export const timersOfEnvironment = (): Partial<Record<TimerName, number>> =>
  parseTimers(setting('MALL_TIMERS')) ?? {};

/**
 * A timer as set at the platform's desk, in ms, for what began at a time, or begins now; undefined where it was not set
 * then.
 */
function saidOf(name: TimerName, begun: Date | undefined): number | undefined {
  const turns = platformSettings().timers[name] ?? [];
  return turns.findLast(({ since }) => begun === undefined || new Date(since) <= begun)?.ms ?? undefined;
}

/** Default length of a timer, in ms: without what was set at the platform's desk. */
export function usualTimer(name: TimerName, begun?: Date): number {
  const environment = timersOfEnvironment();
  const leader = FOLLOWS[name];
  return environment[name] ?? (leader && (saidOf(leader, begun) ?? environment[leader])) ?? DEFAULTS[name];
}

/**
 * How long a timer runs, in ms: as the platform has set it, or the environment, or the rules. What began before it was
 * set keeps its time: `begun` says when, where a time is not kept with what it ends. Browsers know the defaults only.
 */
export const timer = (name: TimerName, begun?: Date): number =>
  saidOf(name, begun) ?? usualTimer(name, begun);

const setting = (name: string): string =>
  (typeof process === 'undefined' ? undefined : process.env[name]) ?? '';

/** An amount of yuan above nothing as fen; undefined for anything else. */
export function parseAmount(text: string): Fen | undefined {
  const amount = parseYuan(text);
  return amount !== undefined && amount > 0 ? amount : undefined;
}

/** Ten million yuan; states 3.0. */
const ORDER_MAXIMUM: Fen = 1_000_000_000;
/** Most that the platform may allow one order to cost, and least, in fen. */
export const ORDER_MAXIMUM_BOUNDS: readonly [least: Fen, most: Fen] = [100_000, 10_000_000_000];

/** Default of the most that one order may cost, in fen: MALL_ORDER_MAX in yuan, or that of the rules. */
export const usualOrderMaximum = (): Fen => parseAmount(setting('MALL_ORDER_MAX')) ?? ORDER_MAXIMUM;
/** Whole numbers from 1 on; undefined for anything else. */
export const parseCount = (text: string): number | undefined =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

/** A buyer of industrial goods may order line by line and pay all at once; a program that empties shelves is stopped. */
const UNPAID_MAXIMUM = 300;
/**
 * Unpaid orders that a buyer may have: those that are open, and those of the last day that ended unpaid. Each one that
 * was paid in that day allows one more. MALL_UNPAID_MAX, or this default.
 */
export const unpaidMaximum = (): number => parseCount(setting('MALL_UNPAID_MAX')) ?? UNPAID_MAXIMUM;

/** Most that one order may cost, in fen. */
export const orderMaximum = (): Fen => platformSettings().orderMaximum ?? usualOrderMaximum();
