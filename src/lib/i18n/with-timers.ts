import { days, hours, minutes } from '#lib/kernel/clock.ts';
import { timer, type TimerName } from '#lib/kernel/timers.ts';
import type { Locale } from './locales.ts';
import type { Words } from './translate.ts';

const TIMER = /\[\[(\w+)\]\]/g;

/** A duration in words: "30分钟", "72 hours", "7 days"; up to three days in hours, as deadlines are said. */
export function formatSpan(ms: number, locale: Locale): string {
  const isWhole = (unit: number): boolean => ms % unit === 0;
  const [unit, length] = !isWhole(hours(1))
    ? (['minute', minutes(1)] as const)
    : isWhole(days(1)) && ms > hours(72)
      ? (['day', days(1)] as const)
      : (['hour', hours(1)] as const);
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(ms / length);
}

/** Puts the durations that hold in this mall into its words: `[[refund_window]]` → "15 days". */
export function withTimers(words: Words, locale: Locale): Words {
  const say = (text: string): string =>
    text.replace(TIMER, (_, name: string) => formatSpan(timer(name as TimerName), locale));
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? say(value) : withTimers(value, locale),
    ]),
  );
}
