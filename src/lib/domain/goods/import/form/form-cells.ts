import type { FormFault, GoodsForm } from '#lib/contracts/goods-form.ts';
import type { FaultRow, ParamRow } from '#lib/db/schema.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { keysOf } from '#lib/kernel/records.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { SheetRow } from '#lib/tables/sheet-row.ts';
import { sayFault } from '../out/errors-file.ts';
import { COLUMNS, YES_NO_WORDS, type ColumnKey } from '../row/column-words.ts';
import { writeList, writeWords } from '../row/lists.ts';
import type { Reference } from '../row/reference.ts';
import type { Complete } from '../write/complete.ts';

const PARAM = 'param: ';
const SKU_PARAM = 'sku_param: ';

/** The name of a parameter as a heading gives it: `长度 // Length [mm]`. */
export const paramHeading = ({ name, unit }: Pick<ParamRow, 'name' | 'unit'>): string =>
  `${writeWords(name)}${unit ? ` [${unit}]` : ''}`;

/** What people write between the texts of a list. */
const BETWEEN = /[,，、;；|\n]+/;
const listCell = (text: string): string =>
  writeList(
    text
      .split(BETWEEN)
      .map((one) => one.trim())
      .filter(Boolean),
  );

/** What stands between the numbers of a cell of pairs: typed into a number it makes none. */
const IN_PAIRS = /[|;；=:：]/g;

const yesNo = (isSo: boolean): string => YES_NO_WORDS[isSo ? 'yes' : 'no'].en;

function ownCells({
  documents: _documents,
  video: _video,
  ...form
}: GoodsForm): Partial<Record<ColumnKey, string>> {
  const [option1 = '', option2 = '', option3 = ''] = form.options;
  return {
    ...form,
    unit:
      form.unit.trim() && writeWords({ zh: form.unit.trim(), en: form.unit_en.trim() || form.unit.trim() }),
    keywords: listCell(form.keywords),
    standards: listCell(form.standards),
    pictures: '',
    lead_steps: form.lead_steps
      .map(({ from, days }) => `${from.replace(IN_PAIRS, '?')}=${days.replace(IN_PAIRS, '?')}`)
      .join(' | '),
    price_on_request: yesNo(form.price_on_request),
    refundable: yesNo(form.refundable),
    option1,
    option2,
    option3,
  };
}

/** Columns of a form; pictures, the state and the store's own category are no texts in it. */
const NO_TEXTS: readonly ColumnKey[] = ['pictures', 'status', 'own_category'];
const KEYS = keysOf(COLUMNS).filter((key) => !NO_TEXTS.includes(key));

/** A form as the rows of a file, one for each size: what reads files reads forms. */
export function sheetOf(form: GoodsForm, code: string): { header: SheetRow; rows: SheetRow[] } {
  const heads = form.params.map(({ key }) => key);
  const skuHeads = [...new Set(form.skus.flatMap((sku) => sku.params.map(({ key }) => key)))];
  const row = (line: number, cells: string[]): SheetRow => ({ line, cells, formulas: [] });
  const own = ownCells(form);
  return {
    header: row(0, [...KEYS, ...heads.map((key) => PARAM + key), ...skuHeads.map((key) => SKU_PARAM + key)]),
    rows: form.skus.map((sku, at) => {
      const [value1 = '', value2 = '', value3 = ''] = sku.values;
      const { values: _values, params, was: _was, ...texts } = sku;
      const cells: Partial<Record<ColumnKey, string>> = {
        ...(at === 0 ? own : {}),
        ...texts,
        value1,
        value2,
        value3,
        code,
      };
      const given = new Map(params.map(({ key, value }) => [key, value]));
      return row(at + 1, [
        ...KEYS.map((key) => cells[key] ?? ''),
        ...form.params.map(({ value }) => (at === 0 ? value : '')),
        ...skuHeads.map((key) => given.get(key) ?? ''),
      ]);
    }),
  };
}

const OF_SKU = new Set<string>(KEYS.filter((key) => COLUMNS[key].isSku));

/** Faults of rows as faults of fields. */
export function formFaults(faults: readonly FaultRow[], say: Translate): FormFault[] {
  return faults.map((fault) => {
    const { column, line, params } = fault;
    const isOfSku = column.startsWith(SKU_PARAM) || OF_SKU.has(column);
    // A row is numbered from the first size on, as the form shows them.
    return {
      field: `${column.replace(SKU_PARAM, PARAM).replace(PARAM, 'param:')}${params['step'] ? `:${params['step']}` : ''}`,
      sku: isOfSku ? line - 1 : null,
      ...sayFault(say, fault),
    };
  });
}

const paramsOf = (rows: readonly ParamRow[]): { key: string; value: string }[] =>
  rows.map((row) => ({ key: paramHeading(row), value: writeWords(row.value) }));

/** A product as its form holds it; read again it is the same product. */
export function formOf(
  goods: Complete,
  { code, freight, reference }: { code: string; freight: number | null; reference: Reference },
): GoodsForm {
  return {
    code,
    name: goods.name,
    name_en: goods.nameEn,
    category: reference.categories.get(goods.categoryId)?.key ?? '',
    brand: goods.brandId === null ? '' : (reference.brands.get(goods.brandId)?.key ?? ''),
    unit: goods.unit.zh,
    unit_en: goods.unit.en,
    packing: goods.packing ? writeWords(goods.packing) : '',
    moq: String(goods.moq),
    multiple: String(goods.multiple),
    lead_days: String(goods.leadDays),
    lead_steps: goods.leadSteps.map(({ from, days }) => ({ from: String(from), days: String(days) })),
    brief: goods.brief,
    brief_en: goods.briefEn,
    keywords: goods.keywords.join(', '),
    standards: goods.standards.join(', '),
    description: goods.description.join('\n'),
    description_en: goods.descriptionEn.join('\n'),
    pictures: goods.pictures,
    video: goods.video,
    documents: goods.documents.map(({ path, name, kind, bytes }) => ({ path, name, kind, bytes })),
    price_on_request: goods.priceOnRequest,
    refundable: goods.refundSwitch,
    tax_code: goods.taxCode,
    tax_name: goods.taxName,
    freight_template: freight === null ? '' : String(freight),
    own_category: goods.ownCategoryId === null ? '' : String(goods.ownCategoryId),
    params: paramsOf(goods.params),
    options: goods.options.map((option) => writeWords(option.name)),
    skus: goods.skus.map((sku) => ({
      designation: sku.designation,
      values: goods.options.map((option, at) => {
        const chosen = option.values[sku.choice[at] ?? -1];
        return chosen ? writeWords(chosen) : '';
      }),
      price: yuan(sku.price),
      market_price: yuan(sku.marketPrice),
      tiers: sku.tiers
        .slice(1)
        .map((tier) => `${tier.start}=${yuan(tier.price)}`)
        .join(' | '),
      stock: String(sku.stock),
      was: sku.stock,
      weight_g: String(sku.weightG),
      volume_cm3: String(sku.volumeCm3),
      bar_code: sku.barCode,
      params: paramsOf(sku.params),
    })),
  };
}
