import type { StoreCard } from '#lib/contracts/store.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** Province and city of a store, a municipality once; the larger place first in Chinese and last in English. */
export function storePlace({ province, city }: Pick<StoreCard, 'province' | 'city'>, locale: Locale): string {
  const places = [province, city].filter((name, at, all) => name && all.indexOf(name) === at);
  return locale === 'zh-CN' ? places.join(' ') : places.reverse().join(', ');
}
