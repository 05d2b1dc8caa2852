import type { StoreCard } from '../../../contracts/store.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { StoreRow } from './store.repo.ts';

/** One row of the database as the store card on the wire. */
export function storeCardOf(locale: Locale, row: StoreRow): StoreCard {
  const { merchant } = row;
  const { archive } = merchant;
  const words = (zh: string | null, en: string | null) => (locale === 'en-US' && en ? en : (zh ?? ''));
  const pair = (both: { zh: string; en: string }) => words(both.zh, both.en);
  return {
    mer_id: merchant.merId,
    mer_name: words(merchant.name, merchant.nameEn),
    mer_avatar: merchant.avatar,
    mer_banner: merchant.banner,
    type_name: words(row.typeName, row.typeNameEn),
    is_trader: merchant.isTrader,
    is_margin: merchant.hasMargin,
    is_verified: merchant.isVerified,
    is_powerful: merchant.isPowerful,
    care_count: merchant.careCount,
    product_score: merchant.productScore / 10,
    service_score: merchant.serviceScore / 10,
    postage_score: merchant.postageScore / 10,
    sales: merchant.sales,
    product_count: row.productCount,
    province: words(row.province, row.provinceEn),
    city: words(row.city, row.cityEn),
    belt_name: words(row.beltName, row.beltNameEn),
    founded_year: archive.foundedYear,
    registered_capital: archive.registeredCapitalWan,
    factory_area: archive.factoryAreaM2,
    employees: archive.employees,
    capacity: pair(archive.capacity),
    response_rate: merchant.responseRate / 10,
    repurchase_rate: merchant.repurchaseRate / 10,
    main_products: archive.mainProducts.map(pair),
    distance: row.distance === null ? null : Math.round(row.distance),
    recommend: [],
  };
}
