import type { FormParam, GoodsForm } from '#lib/contracts/goods-form.ts';

export type Sku = GoodsForm['skus'][number];

export const blankSku = (): Sku => ({
  designation: '',
  values: [],
  price: '',
  market_price: '',
  tiers: '',
  stock: '',
  weight_g: '',
  volume_cm3: '',
  bar_code: '',
  params: [],
});

export const blankForm = (): GoodsForm => ({
  code: '',
  name: '',
  name_en: '',
  category: '',
  brand: '',
  unit: '',
  unit_en: '',
  packing: '',
  moq: '1',
  multiple: '1',
  lead_days: '',
  lead_steps: [],
  brief: '',
  brief_en: '',
  keywords: '',
  standards: '',
  description: '',
  description_en: '',
  pictures: [],
  video: '',
  documents: [],
  price_on_request: false,
  refundable: true,
  tax_code: '',
  tax_name: '',
  freight_template: '',
  own_category: '',
  params: [],
  options: [],
  skus: [blankSku()],
});

/** Another product like this one: what tells the two apart is left open. */
export const copied = (form: GoodsForm): GoodsForm => ({
  ...form,
  code: '',
  skus: form.skus.map(({ was: _was, ...sku }) => ({ ...sku, bar_code: '' })),
});

/** The value of a parameter, and a list in which it is another. */
export const paramOf = (params: GoodsForm['params'], key: string): string =>
  params.find((one) => one.key === key)?.value ?? '';
export const withParam = (params: GoodsForm['params'], key: string, value: string): GoodsForm['params'] => [
  ...params.filter((one) => one.key !== key),
  ...(value ? [{ key, value }] : []),
];

/** The first language of a text that is written in two: `螺纹 // Thread`. */
const firstOf = (text: string): string => text.split('//')[0]!.trim();
const headOf = (key: string): string => firstOf(key.replace(/\s*\[[^\]]*\]$/, ''));

/** The parameter of the category's table that an option is. */
export const paramOfOption = (option: string, table: readonly FormParam[]): FormParam | undefined =>
  table.find((row) => row.per_sku && headOf(row.key) === firstOf(option));

/**
 * The form as it is sent: the option values of each size are also sent as its parameters, so that buyers can filter by
 * them.
 */
export function sentForm(form: GoodsForm, table: readonly FormParam[]): GoodsForm {
  const options = form.options.filter((option) => option.trim());
  return {
    ...form,
    options,
    skus: form.skus.map((sku) => ({
      ...sku,
      values: options.map((_, at) => sku.values[at] ?? ''),
      params: options.reduce((params, option, at) => {
        const row = paramOfOption(option, table);
        const value = sku.values[at] ?? '';
        return row && !paramOf(params, row.key) ? withParam(params, row.key, value) : params;
      }, sku.params),
    })),
  };
}

const said = (value: unknown): string => JSON.stringify(value);
/** The form without the stock that each size was opened with, for comparing two forms. */
const compared = (form: GoodsForm): GoodsForm => ({
  ...form,
  skus: form.skus.map(({ was: _was, ...sku }) => sku),
});

export interface Clash {
  field: keyof GoodsForm;
  mine: string;
  theirs: string;
}

/** What people read of a part of a form. */
const shown = (value: unknown): string => {
  if (!Array.isArray(value)) return String(value);
  return value
    .map((one) =>
      typeof one === 'object' && one !== null ? Object.values(one as object).join(' ') : String(one),
    )
    .join('; ');
};

/** Sizes that are not alike, one a line. */
function skuLines(form: GoodsForm, other: GoodsForm): string {
  const theirs = new Map(other.skus.map((sku) => [sku.designation, sku]));
  return form.skus
    .filter((sku) => said(sku) !== said(theirs.get(sku.designation)))
    .map((sku) => `${sku.designation} ¥${sku.price} × ${sku.stock}`)
    .join('\n');
}

/**
 * What becomes of a form when somebody else has saved the product: fields that only they changed are taken over; fields
 * that both changed are shown with both values, and mine stay until I drop them.
 */
export function joined(
  base: GoodsForm,
  mine: GoodsForm,
  theirs: GoodsForm,
): { form: GoodsForm; clashes: Clash[] } {
  const [before, own, other] = [compared(base), compared(mine), compared(theirs)];
  const form: GoodsForm = { ...mine };
  const clashes: Clash[] = [];
  for (const field of Object.keys(own) as (keyof GoodsForm)[]) {
    if (said(own[field]) === said(other[field])) continue;
    if (said(own[field]) === said(before[field])) Object.assign(form, { [field]: theirs[field] });
    else if (said(other[field]) !== said(before[field]))
      clashes.push({
        field,
        mine: field === 'skus' ? skuLines(own, other) : shown(own[field]),
        theirs: field === 'skus' ? skuLines(other, own) : shown(other[field]),
      });
  }
  return { form, clashes };
}
