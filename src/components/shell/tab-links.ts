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

/** The five tabs of the specification (section 2), for a backend that names none. */
export function tabsOr(tabs: readonly HomeTab[] | undefined, t: Translate): readonly HomeTab[] {
  if (tabs?.length) return tabs;
  const five = [
    [t('shell:bar_tabs.belts'), paths.industryBelt()],
    [t('shell:makers'), paths.preferCompany()],
    [t('shell:bar_tabs.markets'), paths.classfyMarket()],
    [t('shell:bar_tabs.videos'), paths.shortVideo()],
    [t('shell:purchasing'), paths.preferMerchant()],
  ] as const;
  return five.map(([label, link]) => ({
    label,
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

/** The same for one address: undefined for what leads nowhere good. */
export function linkTo(address: string | undefined, locale: Locale): string | undefined {
  const link = address?.trim() ?? '';
  if (OUTSIDE.test(link)) return link;
  return INSIDE.test(link) ? localizedPath(link, locale) : undefined;
}
