import { unitNamed } from '#lib/kernel/sales-unit.ts';
import type { FaultRow } from '#lib/db/schema.ts';
import { CATALOG_SKUS_MAX } from '#lib/kernel/catalog-limits.ts';
import { keysOf } from '#lib/kernel/records.ts';
import { LEAD_STEP_DAYS_MAX, LEAD_STEP_LEAST, LEAD_STEPS_MAX, type LeadStep } from '#lib/kernel/lead-time.ts';
import { LINE_QUANTITY_MAX, PRODUCT_STOCK_MAX } from '#lib/kernel/limits.ts';
import type { SheetRow } from '#lib/tables/sheet-row.ts';
import { Cells } from './cells.ts';
import { piecesOf } from './headings.ts';
import { BRAND_WORDS, COLUMNS, STATUS_WORDS, YES_NO_WORDS, type ColumnKey } from './column-words.ts';
import { paramKey, type Draft } from './draft.ts';
import { readList, readPairs, readWords } from './lists.ts';
import { plainNumber } from './numbers.ts';
import type { Header } from './read-header.ts';
import { readOptions } from './read-options.ts';
import { readParams } from './read-params.ts';
import { readSkus } from './read-skus.ts';
import type { Reference } from './reference.ts';
import { TAX_CODE } from '#lib/contracts/fields.ts';

/** Most of a list's texts, and characters of each. */
const LISTS = { keywords: [60, 80], standards: [30, 80], pictures: [10, 300] } as const;

type Part = Partial<Draft>;

/** A column of the product must have the same value in all its rows, or be empty below the first. */
function checkRepeated(rows: readonly Cells[]): void {
  const [first, ...others] = rows;
  for (const [key, at] of first!.header.fields) {
    if (COLUMNS[key].isSku) continue;
    for (const row of others) {
      const text = row.at(at);
      if (text && text !== first!.at(at)) row.fault(at, 'differs', { line: first!.row.line });
    }
  }
}

function listOf(first: Cells, key: keyof typeof LISTS): string[] | undefined {
  const [most, longest] = LISTS[key];
  const text = first.text(key, most * longest);
  if (text === undefined) return undefined;
  const list = readList(text);
  if (list.length > most) first.fault(first.place(key), 'too_many', { n: most });
  if (list.some((one) => one.length > longest)) first.fault(first.place(key), 'too_long', { n: longest });
  return list;
}

const paragraphs = (text: string | undefined): string[] | undefined =>
  text
    ?.split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Which of some words is in a cell, in either language or as its key; undefined for an empty cell. */
function wordOf<K extends string>(
  first: Cells,
  column: ColumnKey,
  choices: Record<K, { zh: string; en: string }>,
  fault: 'status' | 'yes_no',
): K | undefined {
  const text = first.text(column, 20);
  if (!text) return undefined;
  const found = keysOf(choices).find((key) =>
    [key, choices[key].zh, choices[key].en].some((word) => word.toLowerCase() === text.toLowerCase()),
  );
  return found ?? first.fault(first.place(column), fault, { text });
}

function placeOf(
  first: Cells,
  reference: Reference,
): Pick<Draft, 'categoryId' | 'brandId'> & { named?: string } {
  const text = first.needed('category', 200);
  const category = reference.placeFor(text, first.at(first.place('name') ?? -1));
  const isGuessed = first.row.isGuessed === true;
  if (text && !category)
    first.fault(first.place('category'), isGuessed ? 'category_untold' : 'category', {
      text: isGuessed ? first.at(first.place('name') ?? -1) : text,
    });
  const named = first.text('brand', 100);
  const brandId = named ? reference.brand(named) : undefined;
  const brand = named === undefined ? {} : { brandId: brandId ?? null };
  return {
    categoryId: category?.categoryId ?? 0,
    ...brand,
    ...(named && brandId === undefined ? { named } : {}),
  };
}

/** One of the store's own categories by its name; an empty cell takes the product out of the one it stands in. */
function ownCategoryOf(first: Cells, reference: Reference): number | null | undefined {
  const text = first.text('own_category', 200);
  if (!text) return text === undefined ? undefined : null;
  return reference.ownCategory(text) ?? first.fault(first.place('own_category'), 'own_category', { text });
}

/** Days by quantity, `100=7 | 500=15`: each step has more units and more days than what stands before it. */
function leadStepsOf(first: Cells, leadDays: number | undefined): LeadStep[] | undefined {
  const text = first.text('lead_steps', 200);
  if (text === undefined) return undefined;
  const place = first.place('lead_steps');
  const numberOf = (written: string): number => (/^\d{1,7}$/.test(written) ? Number(written) : Number.NaN);
  const steps: LeadStep[] = [];
  for (const [at, [units, counted]] of readPairs(text).entries()) {
    const [from, days] = [numberOf(plainNumber(units)), numberOf(plainNumber(counted).replace(DAYS, ''))];
    const said = { step: at + 1, text: `${units}=${counted}` };
    if (!(from >= LEAD_STEP_LEAST && from <= LINE_QUANTITY_MAX && days <= LEAD_STEP_DAYS_MAX))
      return first.fault(place, 'lead_step', { ...said, min: LEAD_STEP_LEAST, max: LEAD_STEP_DAYS_MAX });
    const before = steps.at(-1) ?? { from: 1, days: leadDays ?? -1 };
    if (from <= before.from || days <= before.days) return first.fault(place, 'lead_order', said);
    steps.push({ from, days });
  }
  if (steps.length > LEAD_STEPS_MAX) return first.fault(place, 'too_many', { n: LEAD_STEPS_MAX });
  return steps;
}
const DAYS = /(?:天|日|days?)$/i;

/** Its digits, however they are grouped. */
function taxCodeOf(first: Cells): string | undefined {
  const text = first.text('tax_code', 60);
  const code = text?.normalize('NFKC').replace(/\s/g, '');
  return !code || TAX_CODE.test(code)
    ? code
    : first.fault(first.place('tax_code'), 'tax_code', { text: text! });
}

/** Leaves out fields that the file has no column for. */
const present = (part: { [K in keyof Draft]?: Draft[K] | undefined }): Part =>
  // The compiler does not follow that a filtered object has lost its undefined values.
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Part;

function ownOf(first: Cells, pieces: number, reference: Reference): Part {
  const leadDays = first.whole('lead_days', 0, 3650);
  const packing = first.text('packing', 100);
  const refundable = wordOf(first, 'refundable', YES_NO_WORDS, 'yes_no');
  const onRequest = wordOf(first, 'price_on_request', YES_NO_WORDS, 'yes_no');
  return present({
    nameEn: first.text('name_en', 200) || undefined,
    ownCategoryId: ownCategoryOf(first, reference),
    packing: packing === undefined ? undefined : packing ? readWords(packing) : null,
    moq: first.whole('moq', 1, LINE_QUANTITY_MAX, first.times('moq', pieces)),
    multiple: first.whole('multiple', 1, LINE_QUANTITY_MAX),
    leadDays,
    leadSteps: leadStepsOf(first, leadDays),
    brief: first.text('brief', 300),
    briefEn: first.text('brief_en', 300),
    keywords: listOf(first, 'keywords'),
    standards: listOf(first, 'standards'),
    description: paragraphs(first.text('description', 20_000)),
    descriptionEn: paragraphs(first.text('description_en', 20_000)),
    pictures: listOf(first, 'pictures'),
    status: wordOf(first, 'status', STATUS_WORDS, 'status'),
    priceOnRequest: onRequest && onRequest === 'yes',
    refundSwitch: refundable && refundable === 'yes',
    taxCode: taxCodeOf(first),
    taxName: first.text('tax_name', 40),
  });
}

/**
 * The rows of one product, read and checked as a whole: either a draft without faults, or every fault that was
 * found, with line and column. Nothing is asked of the database here.
 */
export function readProduct(
  header: Header,
  group: readonly SheetRow[],
  reference: Reference,
): { draft: Draft | undefined; faults: FaultRow[] } {
  const faults: FaultRow[] = [];
  const rows = group.map((row) => new Cells(header, row, faults));
  const [first] = rows;
  if (!first) return { draft: undefined, faults };
  for (const row of rows) row.checkCells();
  if (faults.length > 0) return { draft: undefined, faults };
  if (rows.length > CATALOG_SKUS_MAX) first.fault(undefined, 'many_skus', { n: CATALOG_SKUS_MAX });
  checkRepeated(rows);
  const code = first.needed('code', 100);
  const name = first.needed('name', 200);
  const unit = first.needed('unit', 40);
  const { categoryId, brandId, named } = placeOf(first, reference);
  const pieces = piecesOf(readWords(unit).zh);
  const own = ownOf(first, pieces, reference);
  const { options, choices } = readOptions(rows);
  const { product, skus: skuParams, keys, skuKeys } = readParams(rows, reference, categoryId);
  const skus = readSkus(rows, { moq: own.moq ?? 1, pieces }, choices, skuParams);
  if (skus.reduce((sum, row) => sum + (row.stock ?? 0), 0) > PRODUCT_STOCK_MAX)
    first.fault(first.place('stock'), 'stock_sum', { n: PRODUCT_STOCK_MAX });
  if (faults.length > 0) return { draft: undefined, faults };
  const draft: Draft = {
    ...own,
    ...(brandId === undefined ? {} : { brandId }),
    ...(options ? { options } : {}),
    code,
    name,
    unit: unitNamed(readWords(unit)),
    categoryId,
    params: named ? [{ name: BRAND_WORDS, value: readWords(named) }, ...product] : product,
    skus,
    paramKeys: brandId === undefined ? keys : [...keys, paramKey({ name: BRAND_WORDS })],
    skuParamKeys: skuKeys,
  };
  return { draft, faults };
}
