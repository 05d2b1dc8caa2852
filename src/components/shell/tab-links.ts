import type { HomeTab } from '#lib/contracts/site.ts';
import { localizedPath, type Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import type { Translate } from '#lib/i18n/translate.ts';

export interface TabLink {
  label: string;
  href: string;
  /** Opens in a new window. */
  isNewWindow: boolean;
  isCurrent: boolean;
}

const FIVE = [
  paths.industryBelt(),
  paths.preferCompany(),
  paths.classfyMarket(),
  paths.shortVideo(),
  paths.preferMerchant(),
];

/** The five tabs of the specification (section 2), for a backend that names none. */
export function tabsOr(tabs: readonly HomeTab[] | undefined, t: Translate): readonly HomeTab[] {
  if (tabs?.length) return tabs;
  const names = [
    t('shell:bar_tabs.belts'),
    t('shell:makers'),
    t('shell:bar_tabs.markets'),
    t('shell:bar_tabs.videos'),
    t('shell:purchasing'),
  ];
  return FIVE.map((link, at) => ({
    label: names[at] ?? '',
    link,
    group_data_id: 0,
    group_mer_id: 0,
    is_outside_chain: 0,
  }));
}

const OUTSIDE = /^https?:\/\//i;
/** A path of this site: one slash, and neither a second one nor a backslash behind it. */
const INSIDE = /^\/(?![/\\])/;

/**
 * The configured tabs as links. Operators set them, so anything but an address of this site or of the web is left
 * out (javascript:, data:). An absolute http link opens in a new window if `is_outside_chain` is 1.
 */
export function tabLinks(tabs: readonly HomeTab[], locale: Locale, path: string): TabLink[] {
  return tabs.flatMap(({ label, link, is_outside_chain: outside }): TabLink[] => {
    const address = link.trim();
    if (OUTSIDE.test(address))
      return [{ label, href: address, isNewWindow: String(outside) === '1', isCurrent: false }];
    if (!INSIDE.test(address)) return [];
    const isCurrent = address.split(/[?#]/)[0] === path;
    return [{ label, href: localizedPath(address, locale), isNewWindow: false, isCurrent }];
  });
}

/** The same for one address: undefined if it is neither of this site nor of the web. */
export function linkTo(address: string | undefined, locale: Locale): string | undefined {
  const link = address?.trim() ?? '';
  if (OUTSIDE.test(link)) return link;
  return INSIDE.test(link) ? localizedPath(link, locale) : undefined;
}

/** What the bar at the foot of a small screen leads to. */
export const BAR = {
  home: paths.home(),
  categories: paths.categoryMarket(),
  inquiry: paths.searchPriceOrder(),
  cart: paths.shoppingCart(),
  me: paths.user(),
};
const pathOf = (address: string): string => address.trim().split(/[?#]/)[0] ?? '';

/** The path of a page if the frame marks it, in its tabs or at the foot; of all others the frame is the same. */
export function markedPath(tabs: readonly HomeTab[] | undefined, path: string): string {
  const marked = [...(tabs ?? []).map(({ link }) => link), ...FIVE, ...Object.values(BAR)];
  return marked.some((link) => pathOf(link) === path) ? path : '';
}
