import type { PriceLineFault, PriceLook } from '#lib/contracts/price-list.ts';
import { LINE_QUANTITY_MAX } from '#lib/kernel/limits.ts';
import { yuan } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { inLocale } from '../../goods/catalog/index.ts';
import { designationKey } from '../../goods/search/index.ts';
import { priceBy } from './choose-contract.ts';
import { skusByCodes, type LineValues, type NamedSku } from './desk.repo.ts';
import { typedPrice } from './typed-price.ts';

/** Lines that are read at once. */
const MOST_LINES = 1000;
/** A line for all goods of the store. */
const EVERYTHING = /^(\*|全部|all)$/i;

interface Typed {
  line: number;
  typed: string;
  code: string;
  price: string;
  minimum: string;
}

/** Cells of a line: as a spreadsheet copies them, or with commas or spaces between; a code may have spaces in it. */
function cellsOf(text: string): Omit<Typed, 'line' | 'typed'> {
  const parts = text.includes('\t')
    ? text.split('\t')
    : /[,，;；]/.test(text)
      ? text.split(/[,，;；]/)
      : text.split(/\s+(?=[^\s]+$)/);
  const [code = '', price = '', minimum = ''] = parts.map((part) => part.trim());
  return { code, price, minimum };
}

const typedLines = (text: string): Typed[] =>
  text
    .split(/\r?\n/)
    .map((typed, at) => ({ line: at + 1, typed: typed.trim(), ...cellsOf(typed.trim()) }))
    .filter(({ typed }) => typed !== '')
    .slice(0, MOST_LINES);

export interface ReadLine {
  look: PriceLook;
  /** Nothing where the line cannot be taken. */
  values: LineValues | undefined;
}

const fold = (code: string): string => code.toLowerCase().replaceAll(/\s/g, '');

/** The sizes that a code means: by bar code or by designation; of several a person has to choose. */
function meant(code: string, named: readonly NamedSku[]): NamedSku[] {
  const key = fold(code);
  const byBar = named.filter((row) => row.barCode !== '' && fold(row.barCode) === key);
  if (byBar.length > 0) return byBar;
  const called = named.filter((row) => fold(row.designation) === key);
  // 6204-2rs and M8x30 are typed for 6204-2RS and M8×30.
  return called.length > 0 ? called : named.filter((row) => row.designationKey === designationKey(code));
}

function readLine(
  ctx: MerchantContext,
  { line, typed, code, price, minimum }: Typed,
  named: readonly NamedSku[],
  seen: Set<string>,
): ReadLine {
  const isAll = EVERYTHING.test(code);
  const sizes = isAll ? [] : meant(code, named);
  const [size] = sizes;
  const asked = typedPrice(price);
  const least = minimum === '' ? 1 : Number(minimum.replaceAll(',', ''));
  const isLeast = Number.isInteger(least) && least >= 1 && least <= LINE_QUANTITY_MAX;
  const key = isAll ? '*' : String(size?.skuId);
  const fault = ((): PriceLineFault | '' => {
    if (!isAll && !size) return 'code';
    if (sizes.length > 1) return 'several';
    if (!asked) return 'price';
    if (isAll && asked.price !== null) return 'all';
    if (!isLeast) return 'minimum';
    if (size?.priceOnRequest) return 'on_request';
    return seen.has(key) ? 'twice' : '';
  })();
  seen.add(key);
  const own = asked && size ? priceBy(asked, size.price) : undefined;
  const values =
    fault === '' && asked
      ? { skuId: size?.skuId ?? null, productId: null, categoryId: null, ...asked, minimum: least }
      : undefined;
  return {
    values,
    look: {
      line,
      typed,
      scope: isAll ? 'all' : 'sku',
      name: size && !isAll ? `${inLocale(ctx.locale, size.name, size.nameEn)} ${size.designation}` : code,
      list_price: size && !size.priceOnRequest ? yuan(size.price) : '',
      price: own === undefined ? price : yuan(own),
      minimum: isLeast ? least : 1,
      is_above: own !== undefined && size !== undefined && own >= size.price,
      fault,
    },
  };
}

/** Reads lines of code, price and minimum, as they are typed or pasted from a spreadsheet, against the store's goods. */
export async function readTyped(ctx: MerchantContext, text: string): Promise<ReadLine[]> {
  const lines = typedLines(text);
  const named = await skusByCodes(
    ctx.database.db,
    ctx.actor.merId,
    lines.map(({ code }) => fold(code)),
    lines.map(({ code }) => designationKey(code)),
  );
  const seen = new Set<string>();
  return lines.map((line) => readLine(ctx, line, named, seen));
}

/** What typed lines mean, before they are set. */
export const lookAtLines = async (
  ctx: MerchantContext,
  { lines }: { lines: string },
): Promise<Result<{ rows: PriceLook[] }, never>> =>
  ok({ rows: (await readTyped(ctx, lines)).map(({ look }) => look) });
