import type { CityZone, FreeRule, FreightRule } from '#lib/db/schema.ts';
import { parseYuan, yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { regionEnglish, regionName, regionNamed, regionPath } from '../../account/address/index.ts';
import type { FreightTemplate } from '../pricing/index.ts';
import { BETWEEN, ELSEWHERE, FAR, SHARED_NAMES } from './freight-words.ts';

type ChargeType = FreightTemplate['chargeType'];

/** Stored units (pieces, grams, cm³) in one unit of a typed line (pieces, kilograms, m³). */
const UNITS: Record<ChargeType, number> = { pieces: 1, weight: 1000, volume: 1_000_000 };
const elsewhere: ReadonlySet<string> = new Set(ELSEWHERE);
const NUMBER = /^\d{1,8}(?:\.\d{1,6})?$/;
/**
 * Region names in a text. They are separated by 、, commas, semicolons or colons; a part that is no region as a whole is
 * split at its spaces.
 */
const namesIn = (text: string): string[] =>
  text
    .split(/[、,;:]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => (codeOf(part) ? [part] : part.split(/\s+/)));

/** Code of a region by its name, in either language. */
function codeOf(name: string): string | undefined {
  const said = name.toLowerCase();
  const far = Object.entries(FAR).find(
    ([code, one]) =>
      code === name ||
      (name.length > 1 && one.startsWith(name)) ||
      regionName(one, 'en-US').toLowerCase() === said,
  );
  return regionNamed(name) ?? far?.[0];
}

/** Codes of the regions that are named; none for everywhere else. */
export function codesOf(names: readonly string[]): Result<string[], 'freight.region'> {
  const codes: string[] = [];
  for (const name of names.filter((one) => !elsewhere.has(one.toLowerCase()))) {
    const code = codeOf(name);
    if (!code) return fail('freight.region', { name });
    codes.push(code);
  }
  return ok([...new Set(codes)]);
}

/** A region under the name that it is written by. */
export function nameOfCode(code: string, locale: Locale): string {
  const name = FAR[code] ?? regionPath(code)?.at(-1)?.name;
  if (!name || SHARED_NAMES.includes(name)) return code;
  return locale === 'en-US' ? (regionEnglish(code) ?? regionName(name, locale)) : name;
}

/** The numbers at the end of a line, with the names before them. */
function partsOf(line: string, count: number): { names: string[]; numbers: string[] } | undefined {
  const text = line.normalize('NFKC').trim();
  const words = text.split(/[\s,;:]+/).filter(Boolean);
  const numbers = words.slice(-count);
  if (words.length < count || !numbers.every((word) => NUMBER.test(word))) return undefined;
  const tail = new RegExp(`(?:[\\s,;:]*[\\d.]+){${count}}[\\s,;:]*$`);
  return { names: namesIn(text.replace(tail, '')), numbers };
}

function quantityOf(word: string, type: ChargeType): number | undefined {
  const quantity = Math.round(Number(word) * UNITS[type]);
  return quantity > 0 && Number.isSafeInteger(quantity) ? quantity : undefined;
}

/** Regions, first quantity, its price, further quantity, its price. */
export function readRule(
  line: string,
  type: ChargeType,
): Result<FreightRule, 'freight.line' | 'freight.region'> {
  const parts = partsOf(line, 4);
  if (!parts) return fail('freight.line', { line });
  const [first = '', firstPrice = '', further = '', furtherPrice = ''] = parts.numbers;
  const [quantity, more] = [quantityOf(first, type), quantityOf(further, type)];
  const [price, morePrice] = [parseYuan(firstPrice), parseYuan(furtherPrice)];
  if (!quantity || !more || price === undefined || morePrice === undefined)
    return fail('freight.line', { line });
  const cities = codesOf(parts.names);
  if (!cities.ok) return cities;
  return ok({
    cities: cities.value,
    first: quantity,
    firstPrice: price,
    continue: more,
    continuePrice: morePrice,
  });
}

/** Regions, the quantity and the amount from which on nothing is taken. */
export function readFree(
  line: string,
  type: ChargeType,
): Result<FreeRule, 'freight.free_line' | 'freight.region'> {
  const parts = partsOf(line, 2);
  const [from = '', amount = ''] = parts?.numbers ?? [];
  const price = parseYuan(amount);
  if (!parts || price === undefined) return fail('freight.free_line', { line });
  const cities = codesOf(parts.names);
  if (!cities.ok) return cities;
  return ok({ cities: cities.value, number: Math.round(Number(from) * UNITS[type]), price });
}

/** A typed line of a zone: regions, and the fee there. */
export function readCityZones(line: string): Result<CityZone[], 'freight.ring' | 'freight.region'> {
  const parts = partsOf(line, 1);
  const fee = parseYuan(parts?.numbers[0] ?? '');
  if (!parts || fee === undefined) return fail('freight.ring', { line });
  const codes = codesOf(parts.names);
  if (!codes.ok) return codes;
  return codes.value.length > 0
    ? ok(codes.value.map((prefix) => ({ prefix, fee })))
    : fail('freight.ring', { line });
}

/** Districts of several cities have the same name; such a district is written by its code. */
export function cityZoneLine({ prefix, fee }: CityZone, locale: Locale): string {
  const name = nameOfCode(prefix, locale);
  const read = codesOf([name]);
  return `${read.ok && read.value[0] === prefix ? name : prefix} ${yuan(fee)}`;
}

const namesOf = (cities: readonly string[], locale: Locale): string => {
  const isEnglish = locale === 'en-US';
  if (cities.length === 0) return isEnglish ? 'elsewhere' : ELSEWHERE[0];
  return cities.map((code) => nameOfCode(code, locale)).join(isEnglish ? ', ' : BETWEEN);
};

export const ruleLine = (rule: FreightRule, type: ChargeType, locale: Locale): string =>
  [
    namesOf(rule.cities, locale),
    rule.first / UNITS[type],
    yuan(rule.firstPrice),
    rule.continue / UNITS[type],
    yuan(rule.continuePrice),
  ].join(' ');

export const freeLine = (rule: FreeRule, type: ChargeType, locale: Locale): string =>
  [namesOf(rule.cities, locale), rule.number / UNITS[type], yuan(rule.price)].join(' ');
