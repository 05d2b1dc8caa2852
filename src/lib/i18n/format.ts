import type { Locale } from './locales.ts';

/** The mall lives in one time zone, whatever the server or the visitor's clock says. */
const ZONE = 'Asia/Shanghai';
const SIGN = '¥';

/** Making an Intl formatter costs a hundred times its use; each is made once. */
const kept = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();
export function cachedFormat<T extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => T,
): T {
  const known = kept.get(key) as T | undefined;
  if (known) return known;
  const made = make();
  kept.set(key, made);
  return made;
}

/** 12345.6 → "12,345.6". */
export function formatNumber(value: number, locale: Locale, digits = 2): string {
  const format = () => new Intl.NumberFormat(locale, { maximumFractionDigits: digits });
  return cachedFormat(`n${locale}${digits}`, format).format(value);
}

/** 12345 → "12,345": whole numbers read alike in both languages. */
export const grouped = (whole: number | string): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** Counts that need no last digit: 12345 → "1.2万" or "12.3K"; small ones stay whole. */
export function formatCount(value: number, locale: Locale): string {
  const limit = locale === 'zh-CN' ? 10_000 : 1000;
  if (value < limit) return formatNumber(value, locale, 0);
  const format = () => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return cachedFormat(`c${locale}`, format).format(value);
}

/** A number before its unit; a unit that begins with a figure is counted with a sign: "3 ×" of "100 pcs". */
export function beforeUnit(number: string | number, unit: string): string {
  const said = typeof number === 'number' ? grouped(number) : number;
  return /^\d/.test(unit) ? `${said} ×` : said;
}

/**
 * A count that needs no last digit, before its unit: "29.5K" of "pcs". What is multiplied stays whole: "211,000 ×" of
 * "100 pcs".
 */
export const countBeforeUnit = (value: number, unit: string, locale: Locale): string =>
  /^\d/.test(unit) ? beforeUnit(value, unit) : formatCount(value, locale);

export interface AmountParts {
  sign: string;
  whole: string;
  /** With its point: ".30". */
  fraction: string;
}

/** An amount of the wire, yuan as "1234.50", in the parts that are set in different sizes. Never rounds. */
export function amountParts(amount: string): AmountParts {
  const [, minus = '', whole = '0', fraction = '00'] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  return { sign: minus + SIGN, whole: grouped(whole), fraction: `.${fraction.padEnd(2, '0')}` };
}

/** "1234.50" → "¥1,234.50"; none, where the price is on request, → "–". */
export function formatAmount(amount: string): string {
  if (amount === '') return '–';
  const { sign, whole, fraction } = amountParts(amount);
  return sign + whole + fraction;
}

/** A rate between 0 and 1, or percent when it is already one: formatPercent(98.5, locale) → "98.5%". */
export const formatPercent = (percent: number, locale: Locale): string =>
  `${formatNumber(percent, locale, 1)}%`;

/** Bytes of a file as people read them: 340 KB, 1.2 MB. */
export const formatBytes = (bytes: number, locale: Locale): string =>
  bytes < 1024 * 1024
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1024)), locale, 0)} KB`
    : `${formatNumber(bytes / (1024 * 1024), locale, 1)} MB`;

/** Grams as kilograms, small ones as grams: 12 → "12 g", 1250 → "1.25 kg". */
export function formatWeight(grams: number, locale: Locale): string {
  return grams < 1000 ? `${formatNumber(grams, locale)} g` : `${formatNumber(grams / 1000, locale, 3)} kg`;
}

const DATE_STYLES = {
  /** 2026-11-21 / Nov 21, 2026 */
  date: { year: 'numeric', month: '2-digit', day: '2-digit' },
  /** 2026-11-21 14:05 */
  minute: { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  second: {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  },
  /** 11-21 14:05 */
  short: { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  /** 11月21日 14:05 / Nov 21, 14:05 */
  start: { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  /** 14:05 */
  time: { hour: '2-digit', minute: '2-digit' },
  /** 2026年11月 / November 2026 */
  month: { year: 'numeric', month: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof DATE_STYLES;

/** A day or a month as the wire writes it: "2026-11-29" → Nov 29, 2026; "2026-11" → November 2026. */
export const formatDay = (day: string, locale: Locale): string =>
  formatDate(day, locale, day.length === 7 ? 'month' : 'date');

/** A time of the wire (ISO 8601) or ms since 1970, on the mall's clock; empty for what is no time. */
export function formatDate(time: string | number, locale: Locale, style: DateStyle = 'date'): string {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return '';
  const options: Intl.DateTimeFormatOptions = { ...DATE_STYLES[style], hourCycle: 'h23', timeZone: ZONE };
  // Words take no leading zero: Nov 8, 2026.
  if (locale === 'en-US' && 'month' in options) options.month = style === 'month' ? 'long' : 'short';
  if (locale === 'en-US' && 'day' in options) options.day = 'numeric';
  const text = cachedFormat(`d${locale}${style}`, () => new Intl.DateTimeFormat(locale, options)).format(at);
  // Lists of orders are read by their digits: 2026-11-21, as on every Chinese invoice.
  return locale === 'zh-CN' ? text.replaceAll('/', '-') : text;
}
