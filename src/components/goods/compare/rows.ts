import { placeName } from '#components/discovery/place/place-name.ts';
import type { GoodsDetail, Sku } from '#lib/contracts/goods.ts';
import { beforeUnit, countBeforeUnit, formatAmount, formatNumber, formatPercent } from '#lib/i18n/format.ts';
import { leadLines } from '#lib/i18n/lead-text.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { paramText } from '#lib/i18n/param-text.ts';
import { eachAmount } from '#lib/i18n/unit-price.ts';
import { unitAfter } from '#lib/i18n/unit-after.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { fenOf, withoutTax, yuan } from '#lib/kernel/money.ts';
import { unitContentOf } from '#lib/kernel/sales-unit.ts';

export interface CompareRow {
  name: string;
  /** One value for each product; '' without one. Lines are separated by a line feed. */
  values: string[];
  isDifferent: boolean;
  /** Prices that a visitor may have of his own: of the goods, or of the size whose tiers these are. */
  own?: 'goods' | 'size';
}
export interface CompareGroup {
  title: string;
  rows: CompareRow[];
}

const rowOf = (name: string, values: string[]): CompareRow => ({
  name,
  values,
  isDifferent: new Set(values).size > 1,
});

const between = (low: string, high: string): string =>
  low === high ? formatAmount(low) : `${formatAmount(low)} – ${formatAmount(high).slice(1)}`;

const net = (amount: string): string => (amount === '' ? '' : yuan(withoutTax(fenOf(amount))));

/** Goods as a whole, or in one of their sizes. */
export interface ComparedGoods {
  goods: GoodsDetail;
  size?: Sku | undefined;
}

/** Goods with the data of their size: price, tiers, stock. */
export const inSize = ({ goods, size }: ComparedGoods): GoodsDetail =>
  size && goods.price
    ? { ...goods, price: size.price, price_max: size.price, stock: size.stock, sku: [size] }
    : size
      ? { ...goods, stock: size.stock }
      : goods;

/** What one piece costs, where a unit of sale is several; the units of the others stand beside their price. */
const eachOf = (goods: GoodsDetail): string => {
  const held = unitContentOf(goods.unit_name, goods.packing);
  if (!goods.price || !held) return '';
  const [low = '', high = ''] = [goods.price, goods.price_max].map((amount) => eachAmount(amount, held));
  return `${low}${high === low ? '' : ` – ${high.slice(1)}`} / ${held.unit}`;
};

/** Prices by quantity, one line each; of several sizes those of the first, which is named. */
const tiersOf = (t: Translate, goods: GoodsDetail): string =>
  [
    goods.sku.length > 1 && goods.sku[0]?.tiers.length
      ? t('goods:compare.tiers_of', { size: goods.sku[0].designation })
      : '',
    ...(goods.sku[0]?.tiers ?? []).map((tier) =>
      t('goods:compare.tier', {
        n: beforeUnit(tier.start_quantity, goods.unit_name),
        unit: goods.unit_name,
        price: tier.price,
      }),
    ),
  ]
    .filter(Boolean)
    .join('\n');

/** Terms of trade, supplier and technical data side by side; rows without a value are left out. */
export function compareGroups(
  t: Translate,
  locale: Locale,
  compared: readonly ComparedGoods[],
): CompareGroup[] {
  const goods = compared.map((one) => one.goods);
  const row = (name: string, value: (one: GoodsDetail) => string): CompareRow =>
    rowOf(name, goods.map(value));
  const sized = (name: string, value: (one: GoodsDetail) => string): CompareRow =>
    rowOf(name, compared.map(inSize).map(value));
  const counted = (n: number, unit: string): string =>
    `${countBeforeUnit(n, unit, locale)} ${unitAfter(n, unit)}`;
  const yes = (is: boolean): string => t(is ? 'goods:compare.yes' : 'goods:compare.no');
  const all = (one: GoodsDetail): string => t('goods:compare.all_sizes', { n: one.sku.length });
  const trade: CompareRow[] = [
    rowOf(
      t('goods:compare.size'),
      compared.map(({ goods: one, size }) => size?.designation ?? (one.sku.length === 1 ? '' : all(one))),
    ),
    {
      ...sized(t('goods:compare.price'), (one) =>
        one.price ? `${between(one.price, one.price_max)} / ${one.unit_name}` : t('card:price.on_request'),
      ),
      own: 'goods',
    },
    sized(t('goods:compare.net'), (one) =>
      one.price ? `${between(net(one.price), net(one.price_max))} / ${one.unit_name}` : '',
    ),
    sized(t('goods:compare.each'), eachOf),
    { ...sized(t('goods:compare.tiers'), (one) => tiersOf(t, one)), own: 'size' },
    row(
      t('goods:compare.moq'),
      ({ once_min_count: n, unit_name: unit }) =>
        `${beforeUnit(formatNumber(n, locale), unit)} ${unitAfter(n, unit)}`,
    ),
    row(t('goods:compare.multiple'), (one) => (one.batch_number > 1 ? `× ${one.batch_number}` : '')),
    row(t('goods:compare.mixed'), (one) => yes(one.mix_wholesale)),
    row(t('goods:compare.lead'), (one) => leadLines(t, one)),
    row(t('goods:compare.origin'), (one) => placeName(one.merchant, locale)),
    row(t('goods:compare.freight'), (one) => (one.delivery_free ? t('goods:detail.freight_free') : '')),
    row(t('goods:compare.points'), (one) =>
      one.integral_price === '0.00' ? '' : formatAmount(one.integral_price),
    ),
    sized(t('goods:compare.stock'), (one) => counted(one.stock, one.unit_name)),
    row(t('goods:compare.sales'), (one) => (one.sales > 0 ? counted(one.sales, one.unit_name) : '')),
    row(t('goods:compare.rating'), (one) => (one.reply_count > 0 ? one.star.toFixed(1) : '')),
    row(t('goods:compare.good'), (one) => (one.reply_count > 0 ? formatPercent(one.rate, locale) : '')),
  ];
  const store = [
    row(t('goods:compare.store'), (one) => one.merchant.mer_name),
    row(t('goods:compare.since'), ({ merchant: { founded_year: year } }) => (year > 0 ? String(year) : '–')),
    row(t('goods:compare.verified'), (one) => yes(one.merchant.is_verified)),
    row(t('goods:compare.invoice'), (one) => yes(one.merchant.open_receipt)),
  ];
  const paramsOf = ({ goods: one, size }: ComparedGoods) => [...(size?.params ?? []), ...one.params];
  const names = [...new Set(compared.flatMap((one) => paramsOf(one).map((param) => param.name)))];
  const params = [
    row(t('goods:compare.brand'), (one) => one.brand?.brand_name ?? ''),
    row(t('goods:compare.standards'), (one) => one.standards.join(', ')),
    ...names.map((name) =>
      rowOf(
        name,
        compared.map((one) => {
          const param = paramsOf(one).find((other) => other.name === name);
          return param ? paramText(param) : '';
        }),
      ),
    ),
    row(t('goods:compare.packing'), (one) => one.packing),
  ];
  return [
    { title: t('goods:compare.group_trade'), rows: trade },
    { title: t('goods:compare.group_params'), rows: params },
    { title: t('goods:compare.group_store'), rows: store },
  ].map(({ title, rows }) => ({
    title,
    rows: rows.filter(({ values }) => values.some((value) => value !== '')),
  }));
}
