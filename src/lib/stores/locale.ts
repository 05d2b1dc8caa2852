import { atom } from 'nanostores';
import { COOKIES } from '../contracts/cookies.ts';
import { DEFAULT_LOCALE, isLocale, localeOfPath, type Locale } from '../i18n/locales.ts';
import { readCookie, writeCookie } from './cookies.ts';

const ONE_YEAR = 365 * 86_400;

/** The language of the page that is open; the address decides (zh-CN is forced without a prefix). */
const $locale = atom<Locale>(DEFAULT_LOCALE);

/** The same, also before anybody has looked at the address. */
export function pageLocale(): Locale {
  const here = localeOfPath(window.location.pathname);
  if ($locale.get() !== here) $locale.set(here);
  return here;
}

/** Keeps a choice of language in the cookie; the page of that language is then opened. */
export const chooseLocale = (locale: Locale): void => writeCookie(COOKIES.lang, locale, ONE_YEAR);

/** The page that is looked at is in the language of the cookie from then on: an address is a choice, too. */
export function keepPageLocale(): void {
  const here = pageLocale();
  if (readCookie(COOKIES.lang) !== here) chooseLocale(here);
}

/** The language of calls: from the cookie (specification, section 7), else from the page. */
export function callLocale(): Locale {
  const kept = readCookie(COOKIES.lang);
  return isLocale(kept) ? kept : pageLocale();
}
