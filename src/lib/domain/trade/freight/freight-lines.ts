import type { FreeRule, FreightRule } from '#lib/db/schema.ts';
import { parseYuan, yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { regionNamed, regionPath } from '../../account/address/index.ts';
import type { FreightTemplate } from '../pricing/index.ts';

type ChargeType = FreightTemplate['chargeType'];

/** How many of the units that are stored one unit of a line is: pieces, kilograms, cubic meters. */
const UNITS: Record<ChargeType, number> = { pieces: 1, weight: 1000, volume: 1_000_000 };
const ELSEWHERE = new Set(['其他地区', '其它地区', '其他', '全国', 'elsewhere', 'everywhere']);
const NUMBER = /^\d{1,8}(?:\.\d{1,6})?$/;
/** Names that many cities share: these are said by their code. */
const SHARED_NAMES = new Set(['市辖区', '县']);

const wordsOf = (line: string): string[] =>
  line
    .normalize('NFKC')
    .split(/[\s,、;:]+/)
    .filter(Boolean);

/** Codes of the regions that are named; none for everywhere else. */
export function codesOf(names: readonly string[]): Result<string[], 'freight.region'> {
  const codes: string[] = [];
  for (const name of names.filter((one) => !ELSEWHERE.has(one.toLowerCase()))) {
    const code = regionNamed(name);
    if (!code) return fail('freight.region', { name });
    codes.push(code);
  }
  return ok([...new Set(codes)]);
}

/** A region under the name that it is written by. */
export function nameOfCode(code: string): string {
  const name = regionPath(code)?.at(-1)?.name;
  return name && !SHARED_NAMES.has(name) ? name : code;
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

/** "河北省、山东省 1 10 1 2": regions, first quantity, its price, further quantity, its price. */
export function readRule(
  line: string,
  type: ChargeType,
): Result<FreightRule, 'freight.line' | 'freight.region'> {
  const parts = partsOf(line, 4);
  if (!parts) return fail('freight.line', { line });
  const [first, firstPrice, further, furtherPrice] = parts.numbers as [string, string, string, string];
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

/** "河北省 10 500": regions, the quantity and the amount from which on nothing is taken. */
export function readFree(
  line: string,
  type: ChargeType,
): Result<FreeRule, 'freight.free_line' | 'freight.region'> {
  const parts = partsOf(line, 2);
  const [from, amount] = (parts?.numbers ?? ['', '']) as [string, string];
  const price = parseYuan(amount);
  if (!parts || price === undefined) return fail('freight.free_line', { line });
  const cities = codesOf(parts.names);
  if (!cities.ok) return cities;
  return ok({ cities: cities.value, number: Math.round(Number(from) * UNITS[type]), price });
}

const namesOf = (cities: readonly string[]): string =>
  cities.length > 0 ? cities.map(nameOfCode).join('、') : '其他地区';

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
