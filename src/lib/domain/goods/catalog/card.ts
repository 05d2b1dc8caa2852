import type { GoodsCard } from '../../../contracts/goods.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { yuan, type Fen } from '../../../kernel/money.ts';
import { unitContentOf } from '../../../kernel/sales-unit.ts';
import type { CardRow } from './goods-list.repo.ts';

/** The words of the asked language; Chinese where a merchant has given no English. */
export const inLocale = (locale: Locale, zh: string, en: string | null | undefined): string =>
  locale === 'en-US' && en ? en : zh;

interface Priced {
  price: Fen;
  priceMax: Fen;
  priceOnRequest: boolean;
}
/**
 * Prices of a product on the wire; those on request (面议) are not shown. Goods at their normal price show no price
 * struck through: a "market price" that a store names is not proven.
 */
export const pricesOf = ({ price, priceMax, priceOnRequest }: Priced) =>
  priceOnRequest
    ? { price: '', price_max: '', ot_price: '' }
    : { price: yuan(price), price_max: yuan(priceMax), ot_price: yuan(price) };

const cards = new WeakMap<CardRow, Map<Locale, GoodsCard>>();

/** One row of the database as the product card on the wire; the same object for the same row, as long as it is kept. */
export const cardOf =
  (locale: Locale) =>
  (row: CardRow): GoodsCard => {
    const known = cards.get(row) ?? new Map<Locale, GoodsCard>();
    let card = known.get(locale);
    if (!card) known.set(locale, (card = newCard(locale, row)));
    cards.set(row, known);
    return card;
  };

function newCard(locale: Locale, row: CardRow): GoodsCard {
  const unit = inLocale(locale, row.unitName, row.unitNameEn);
  const holds = unitContentOf(
    unit,
    row.packing ? inLocale(locale, row.packing.zh, row.packing.en) : undefined,
  );
  return {
    spu_id: row.productId,
    product_id: row.productId,
    activity_id: 0,
    product_type: 'normal',
    store_name: inLocale(locale, row.name, row.nameEn),
    store_info: inLocale(locale, row.brief, row.briefEn),
    image: row.image,
    ...pricesOf(row),
    unit_name: unit,
    ...(holds ? { holds } : {}),
    moq: row.moq,
    sales: row.sales,
    stock: row.stock,
    sku_count: row.skuCount,
    unique: row.onlySku,
    star: row.replyCount > 0 ? row.star / 10 : 0,
    reply_count: row.replyCount,
    delivery_free: row.deliveryFree,
    lead_days: row.leadDays,
    isset_coupon: row.hasCoupon,
    belt_name: inLocale(locale, row.beltName ?? '', row.beltNameEn),
    merchant: {
      mer_id: row.merId,
      mer_name: inLocale(locale, row.merName, row.merNameEn),
      mer_avatar: row.merAvatar,
      is_trader: row.isTrader,
      type_name: inLocale(locale, row.typeName, row.typeNameEn),
      province: inLocale(locale, row.beltProvince ?? '', row.beltProvinceEn),
    },
  };
}
