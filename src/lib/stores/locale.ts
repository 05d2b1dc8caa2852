import { atom } from 'nanostores';
import { COOKIES } from '../contracts/cookies.ts';
import { localeOfPath, type Locale } from '../i18n/locales.ts';
import { writeCookie } from './cookies.ts';

const ONE_YEAR = 365 * 86_400;

/** The language of the page that is open; the address decides (zh-CN is forced without a prefix). */
export const pageLocale = (): Locale => localeOfPath(window.location.pathname);

/** The language that the visitor reads, undefined before a page has said it. */
export const $locale = atom<Locale | undefined>(typeof window === 'undefined' ? undefined : pageLocale());

/** Keeps a choice of language in the cookie and in the page's state; the page of that language is then opened. */
export function chooseLocale(locale: Locale): void {
  writeCookie(COOKIES.lang, locale, ONE_YEAR);
  $locale.set(locale);
}
