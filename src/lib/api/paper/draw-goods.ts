import type { GoodsDetail } from '../../contracts/goods.ts';
import { formatAmount, formatDate, formatWeight } from '../../i18n/format.ts';
import { leadLines } from '../../i18n/lead-text.ts';
import type { Locale } from '../../i18n/locales.ts';
import { withUnit } from '../../i18n/with-unit.ts';
import { paramText } from '../../i18n/param-text.ts';
import { sizeColumns, type SizeColumn } from '../../i18n/size-columns.ts';
import { wordsIn } from '../texts.ts';
import { Sheet, type Column } from './sheet.ts';

/** So many dimensions fit beside name, weight and price on A4. */
const DIMENSIONS = 5;

const titleOf = ({ name, unit }: SizeColumn): string => (unit ? `${name} (${unit})` : name);

/** The data sheet of a product: its data, its prices by quantity, and all of its sizes. */
export async function drawGoods(
  locale: Locale,
  goods: GoodsDetail,
  address: string,
  at: Date,
): Promise<Buffer> {
  const t = wordsIn(locale);
  const sheet = await Sheet.open({ title: goods.store_name, author: goods.merchant.mer_name, at });
  sheet.title(goods.store_name);
  sheet.note(goods.store_info);
  sheet.facts([
    [t('goods:detail.number'), String(goods.product_id)],
    [t('goods:detail.brand'), goods.brand?.brand_name ?? ''],
    [t('goods:detail.standards'), goods.standards.join(', ')],
    ...goods.params.map((param): [string, string] => [param.name, paramText(param)]),
    [t('goods:detail.packing'), goods.packing],
    [t('goods:compare.moq'), withUnit(goods.once_min_count, goods.unit_name, locale)],
    [t('goods:detail.lead'), leadLines(t, goods)],
    [t('goods:detail.origin'), `${goods.merchant.province} ${goods.merchant.city}`.trim()],
    [t('goods:compare.store'), goods.merchant.mer_name],
  ]);
  const dimensions = sizeColumns(goods.sku).slice(0, DIMENSIONS);
  const columns: Column[] = [
    { name: t('goods:buy.designation'), width: 22 },
    ...dimensions.map((column) => ({ name: titleOf(column), width: 11, isRight: true })),
    { name: t('goods:detail.weight', { unit: goods.unit_name }), width: 12, isRight: true },
    { name: t('goods:buy.price_per', { unit: goods.unit_name }), width: 16, isRight: true },
  ];
  sheet.heading(t('goods:detail.sizes'));
  sheet.table(
    columns,
    goods.sku.map((sku, at) => [
      sku.designation,
      ...dimensions.map(({ cells }) => cells[at] ?? ''),
      formatWeight(sku.weight_g, locale),
      formatAmount(sku.tiers[0]?.price ?? sku.price).slice(1),
    ]),
  );
  sheet.note(`${t('goods:buy.tax')}  ${formatDate(at.toISOString(), locale)}`);
  sheet.note(address);
  return sheet.finish();
}

/** All sizes, one a row, with every dimension and every tier price: to be filtered when one is chosen. */
export function tableOfSizes(locale: Locale, goods: GoodsDetail): (string | number)[][] {
  const t = wordsIn(locale);
  const dimensions = sizeColumns(goods.sku);
  const tiers = goods.sku[0]?.tiers.map((tier) => tier.start_quantity) ?? [];
  const number = (text: string): string | number => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : text);
  return [
    [
      t('goods:buy.designation'),
      ...goods.attr.map((attr) => attr.attr_name),
      ...dimensions.map(titleOf),
      `${t('goods:detail.weight', { unit: goods.unit_name })} (g)`,
      ...tiers.map((start) => `≥${start} ${goods.unit_name} (¥)`),
      t('goods:detail.bar_code'),
    ],
    ...goods.sku.map((sku, at) => [
      sku.designation,
      ...goods.attr.map((attr, nth) => number(attr.attr_values[sku.choice[nth] ?? -1] ?? '')),
      ...dimensions.map(({ cells }) => number(cells[at] ?? '')),
      sku.weight_g,
      ...tiers.map((_, nth) => Number(sku.tiers[nth]?.price ?? sku.price)),
      sku.bar_code,
    ]),
  ];
}
