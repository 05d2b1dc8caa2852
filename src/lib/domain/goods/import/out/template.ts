import type { Context } from '#lib/domain/context.ts';
import type { Key } from '#lib/i18n/keys.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { ParamRef, Reference } from '../row/reference.ts';
import { scaleBetween } from '../row/unit-scales.ts';
import { loadReference } from '../run/reference.repo.ts';
import type { Cell } from '#lib/tables/write-sheet.ts';
import type { Complete } from '../write/complete.ts';
import { headerCells, productCells, wordsOf, type ParamHead, type Words } from './file-cells.ts';

const SIZES = ['M8', 'M10'];

/** One column for a parameter, though goods of the category show it in several units: the first of them. */
function inOneUnit(rows: readonly ParamRef[]): ParamRef[] {
  return rows.filter((row, at) => {
    const before = rows
      .slice(0, at)
      .filter((one) => one.name.zh === row.name.zh && one.perSku === row.perSku);
    return !before.some((one) => one.type === 'number' && scaleBetween(row.unit, one.unit) !== undefined);
  });
}

const headsOf = (reference: Reference, categoryId: number): ParamHead[] =>
  inOneUnit(reference.paramsOf(categoryId)).map((row) => ({
    row: { name: row.name, ...(row.unit ? { unit: row.unit } : {}) },
    perSku: row.perSku,
  }));

/** Words of a language. */
type WordsOf = (locale: Locale) => Translate;

/** Two rows that show how one product with two SKUs is written, each language in its place. */
function example(categoryId: number, wordsIn: WordsOf): Complete {
  const [zh, en] = [wordsIn('zh-CN'), wordsIn('en-US')];
  const both = (key: Key) => ({ zh: zh(key), en: en(key) });
  return {
    name: zh('catalog:template.name'),
    nameEn: en('catalog:template.name'),
    categoryId,
    ownCategoryId: null,
    brandId: null,
    unit: both('catalog:template.unit'),
    packing: null,
    moq: 10,
    multiple: 5,
    leadDays: 3,
    leadSteps: [{ from: 1000, days: 10 }],
    brief: '',
    briefEn: '',
    keywords: [zh('catalog:template.keyword'), en('catalog:template.keyword')],
    standards: ['GB/T 5783', 'DIN 933'],
    description: [zh('catalog:template.description')],
    descriptionEn: [en('catalog:template.description')],
    pictures: ['front.jpg', 'drawing.png'],
    video: '',
    documents: [],
    status: 'on_sale',
    priceOnRequest: false,
    refundSwitch: true,
    taxCode: '',
    taxName: '',
    options: [{ name: both('catalog:template.size'), values: SIZES.map((one) => ({ zh: one, en: one })) }],
    params: [],
    skus: SIZES.map((designation, at) => ({
      designation,
      choice: [at],
      price: 120 + at * 60,
      marketPrice: 150 + at * 60,
      tiers: [
        { start: 10, price: 120 + at * 60 },
        { start: 100, price: 110 + at * 55 },
      ],
      stock: 5000,
      barCode: '',
      weightG: 30 + at * 20,
      volumeCm3: 10,
      params: [],
    })),
  };
}

/** The template of a category: its columns and parameters in one language, and an example to write over. */
export async function readTemplate(
  ctx: Pick<Context, 'database'>,
  category: string,
  locale: Locale,
  wordsIn: WordsOf,
): Promise<Result<Cell[][], 'catalog.category'>> {
  const reference = await loadReference(ctx.database.reader);
  const found = reference.category(category);
  if (!found?.isLeaf) return fail('catalog.category');
  const heads = headsOf(reference, found.categoryId);
  const words: Words = wordsOf(locale);
  const goods = example(found.categoryId, wordsIn);
  return ok([
    headerCells(words, heads, true),
    ...productCells(wordsIn(locale)('catalog:template.code'), goods, reference, heads, words),
  ]);
}

/** The parameter table of a category. */
export async function listParams(ctx: Pick<Context, 'database'>, { category }: { category: string }) {
  const reference = await loadReference(ctx.database.reader);
  const found = reference.category(category);
  if (!found) return fail('catalog.category');
  const list = reference.paramsOf(found.categoryId).map((row) => ({
    name: row.name.zh,
    name_en: row.name.en,
    type: row.type,
    unit: row.unit,
    choices: row.choices.map(({ zh, en }) => ({ name: zh, name_en: en })),
    per_sku: row.perSku,
  }));
  return ok({ category: found.key, list });
}
