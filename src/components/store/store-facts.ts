import type { StoreDetail } from '#lib/contracts/store.ts';
import { formatNumber } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Facts of a store, by name; those without a value are left out, since no factory has 0 m². */
export function storeFacts(
  t: Translate,
  locale: Locale,
  store: StoreDetail,
): [name: string, value: string][] {
  const number = (n: number, unit = ''): string => (n > 0 ? `${formatNumber(n, locale)}${unit}` : '');
  const facts: [string, string][] = [
    [t('store:fact.products'), store.main_products.join(t('store:comma'))],
    [t('store:fact.area'), number(store.factory_area, ' m²')],
    [t('store:fact.employees'), number(store.employees)],
    [t('store:fact.capacity'), store.capacity],
    [t('store:fact.equipment'), store.equipment.join(locale === 'zh-CN' ? '、' : '; ')],
    [t('store:fact.certificates'), store.certificates.join(t('store:comma'))],
    [t('store:fact.address'), store.mer_address],
  ];
  return facts.filter(([, value]) => value !== '');
}
