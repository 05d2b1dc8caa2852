import { days, hours, minutes } from './clock.ts';

/** Timers of orders and refunds that whoever runs the mall may set by MALL_TIMERS; defaults are those of states 3.0. */
const DEFAULTS = {
  unpaid_order: minutes(30),
  unpaid_seckill: minutes(15),
  pay_reminder: minutes(10),
  checkout_key: minutes(10),
  auto_receipt: days(15),
  auto_review: days(7),
  refund_window: days(15),
  merchant_silence: days(7),
  return_silence: days(7),
  arbitration: days(7),
};
export type TimerName = keyof typeof DEFAULTS;
export const TIMER_NAMES = Object.keys(DEFAULTS) as TimerName[];

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
  const text = typeof process === 'undefined' ? undefined : process.env['MALL_TIMERS'];
  return parseTimers(text ?? '')?.[name] ?? DEFAULTS[name];
}
