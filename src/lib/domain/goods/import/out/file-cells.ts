import { CATALOG_CELL_CHARS } from '#lib/kernel/catalog-limits.ts';
import type { ParamRow } from '#lib/db/schema.ts';
import { keysOf } from '#lib/kernel/records.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import {
  COLUMNS,
  PARAM_WORDS,
  SKU_PARAM_WORDS,
  STATUS_WORDS,
  YES_NO_WORDS,
  type Column,
  type ColumnKey,
} from '../row/column-words.ts';
import { paramKey } from '../row/draft.ts';
import { writeList, writeOption, writeWords } from '../row/lists.ts';
import type { Cell } from '#lib/tables/write-sheet.ts';
import type { Reference } from '../row/reference.ts';
import type { Complete, CompleteSku } from '../write/complete.ts';

export interface ParamHead {
  row: Pick<ParamRow, 'name' | 'unit'>;
  perSku: boolean;
}
export type Words = 'zh' | 'en';
export const wordsOf = (locale: Locale): Words => (locale === 'zh-CN' ? 'zh' : 'en');

const KEYS = keysOf(COLUMNS);

/** The first row of a file: known columns in one language, parameters under both of their names and with their unit. */
export function headerCells(words: Words, params: readonly ParamHead[], isTemplate = false): string[] {
  const own = KEYS.map((key) => {
    const column: Column = COLUMNS[key];
    return `${column[words]}${isTemplate && column.isRequired ? '*' : ''}`;
  });
  const heads = params.map(({ row, perSku }) => {
    const unit = row.unit ? ` [${row.unit}]` : '';
    return `${(perSku ? SKU_PARAM_WORDS : PARAM_WORDS)[words]}: ${writeWords(row.name)}${unit}`;
  });
  return [...own, ...heads];
}

const optionCell = (goods: Complete, at: number): string => {
  const option = goods.options[at];
  if (!option) return '';
  const text = writeOption(option);
  // A text too long for a cell of a workbook leaves the values out: their order is then that of the rows.
  return text.length <= CATALOG_CELL_CHARS ? text : writeOption({ name: option.name, values: [] });
};

/** A product's own cells, which stand in its first row. */
function ownCells(goods: Complete, reference: Reference, words: Words): Partial<Record<ColumnKey, Cell>> {
  const line = reference.categories.get(goods.categoryId);
  return {
    name: goods.name,
    name_en: goods.nameEn,
    category: line?.key ?? '',
    own_category: reference.ownCategories.get(goods.ownCategoryId ?? 0)?.[words] ?? '',
    brand: goods.brandId === null ? '' : (reference.brands.get(goods.brandId)?.key ?? ''),
    unit: writeWords(goods.unit),
    packing: goods.packing ? writeWords(goods.packing) : '',
    moq: goods.moq,
    multiple: goods.multiple,
    lead_days: goods.leadDays,
    lead_steps: goods.leadSteps.map(({ from, days }) => `${from}=${days}`).join(' | '),
    brief: goods.brief,
    brief_en: goods.briefEn,
    keywords: writeList(goods.keywords),
    standards: writeList(goods.standards),
    description: goods.description.join('\n'),
    description_en: goods.descriptionEn.join('\n'),
    pictures: writeList(goods.pictures),
    status: STATUS_WORDS[goods.status === 'off_shelf' ? 'off_shelf' : 'on_sale'][words],
    price_on_request: YES_NO_WORDS[goods.priceOnRequest ? 'yes' : 'no'][words],
    refundable: YES_NO_WORDS[goods.refundSwitch ? 'yes' : 'no'][words],
    tax_code: goods.taxCode,
    tax_name: goods.taxName,
    option1: optionCell(goods, 0),
    option2: optionCell(goods, 1),
    option3: optionCell(goods, 2),
  };
}

function skuCells(goods: Complete, sku: CompleteSku): Partial<Record<ColumnKey, Cell>> {
  const value = (at: number): string => {
    const chosen = goods.options[at]?.values[sku.choice[at] ?? -1];
    return chosen ? writeWords(chosen) : '';
  };
  return {
    value1: value(0),
    value2: value(1),
    value3: value(2),
    designation: sku.designation,
    bar_code: sku.barCode,
    price: yuan(sku.price),
    market_price: yuan(sku.marketPrice),
    tiers: sku.tiers
      .slice(1)
      .map((tier) => `${tier.start}=${yuan(tier.price)}`)
      .join(' | '),
    stock: sku.stock,
    weight_g: sku.weightG,
    volume_cm3: sku.volumeCm3,
  };
}

/** A product as rows of a file, one for each SKU, that read as exactly this product. */
export function productCells(
  code: string,
  goods: Complete,
  reference: Reference,
  params: readonly ParamHead[],
  words: Words,
): Cell[][] {
  const own = ownCells(goods, reference, words);
  const paramCells = (rows: readonly ParamRow[], perSku: boolean): Map<string, string> =>
    new Map(rows.map((row) => [`${perSku}${paramKey(row)}`, writeWords(row.value)]));
  const shared = paramCells(goods.params, false);
  return goods.skus.map((sku, at) => {
    const cells: Partial<Record<ColumnKey, Cell>> = {
      ...(at === 0 ? own : {}),
      ...skuCells(goods, sku),
      code,
    };
    const special = paramCells(sku.params, true);
    return [
      ...KEYS.map((key) => cells[key] ?? ''),
      ...params.map(({ row, perSku }) => {
        const key = `${perSku}${paramKey(row)}`;
        return (perSku ? special.get(key) : at === 0 ? shared.get(key) : '') ?? '';
      }),
    ];
  });
}
