/** The languages of the site; the first is the default and has no prefix in addresses. */
export const LOCALES = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'zh-CN';

export const isLocale = (value: string | undefined | null): value is Locale =>
  LOCALES.includes(value as Locale);

/** Language of an address: en-US under /en-US, else zh-CN. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/en-US' || pathname.startsWith('/en-US/') ? 'en-US' : 'zh-CN';
}

/** The address without its language prefix. */
export function barePath(pathname: string): string {
  return localeOfPath(pathname) === 'en-US' ? pathname.slice('/en-US'.length) || '/' : pathname;
}

/** The same address in another language; keeps query and fragment. */
export function localizedPath(path: string, locale: Locale): string {
  const cut = path.search(/[?#]/);
  const pathname = barePath(cut < 0 ? path : path.slice(0, cut));
  const rest = cut < 0 ? '' : path.slice(cut);
  if (locale === 'zh-CN') return pathname + rest;
  return (pathname === '/' ? '/en-US/' : `/en-US${pathname}`) + rest;
}
