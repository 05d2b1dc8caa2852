import type { FreeRule, FreightRule } from '#lib/db/schema.ts';
import { parseYuan, yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { regionNamed, regionPath } from '../../account/address/index.ts';
import type { FreightTemplate } from '../pricing/index.ts';
import { BETWEEN, ELSEWHERE, FAR, SHARED_NAMES } from './freight-words.ts';

type ChargeType = FreightTemplate['chargeType'];

/** How many of the units that are stored one unit of a line is: pieces, kilograms, cubic meters. */
const UNITS: Record<ChargeType, number> = { pieces: 1, weight: 1000, volume: 1_000_000 };
const elsewhere: ReadonlySet<string> = new Set(ELSEWHERE);
const NUMBER = /^\d{1,8}(?:\.\d{1,6})?$/;
const wordsOf = (line: string): string[] =>
  line
    .normalize('NFKC')
    .replaceAll(BETWEEN, ' ')
    .split(/[\s,;:]+/)
    .filter(Boolean);

/** Codes of the regions that are named; none for everywhere else. */
export function codesOf(names: readonly string[]): Result<string[], 'freight.region'> {
  const codes: string[] = [];
  for (const name of names.filter((one) => !elsewhere.has(one.toLowerCase()))) {
    const far = Object.keys(FAR).find((one) => one === name || FAR[one]?.startsWith(name));
    const code = regionNamed(name) ?? far;
    if (!code) return fail('freight.region', { name });
    codes.push(code);
  }
  return ok([...new Set(codes)]);
}

/** A region under the name that it is written by. */
export function nameOfCode(code: string): string {
  const name = FAR[code] ?? regionPath(code)?.at(-1)?.name;
  return name && !SHARED_NAMES.includes(name) ? name : code;
}

/** The numbers at the end of a line, with the names before them. */
function partsOf(line: string, count: number): { names: string[]; numbers: string[] } | undefined {
  const words = wordsOf(line);
  const numbers = words.slice(-count);
  if (words.length < count || !numbers.every((word) => NUMBER.test(word))) return undefined;
  return { names: words.slice(0, -count), numbers };
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

const namesOf = (cities: readonly string[]): string =>
  cities.length > 0 ? cities.map(nameOfCode).join(BETWEEN) : ELSEWHERE[0];

export const ruleLine = (rule: FreightRule, type: ChargeType): string =>
  [
    namesOf(rule.cities),
    rule.first / UNITS[type],
    yuan(rule.firstPrice),
    rule.continue / UNITS[type],
    yuan(rule.continuePrice),
  ].join(' ');

export const freeLine = (rule: FreeRule, type: ChargeType): string =>
  [namesOf(rule.cities), rule.number / UNITS[type], yuan(rule.price)].join(' ');
