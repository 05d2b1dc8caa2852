import { COOKIES } from '../contracts/cookies.ts';
import { localeOfPath, type Locale } from '../i18n/locales.ts';
import { writeCookie } from './cookies.ts';

const ONE_YEAR = 365 * 86_400;

/** The language of the page that is open; the address decides (zh-CN is forced without a prefix). */
export const pageLocale = (): Locale => localeOfPath(window.location.pathname);

/** Keeps a choice of language in the cookie; the page of that language is then opened. */
export const chooseLocale = (locale: Locale): void => writeCookie(COOKIES.lang, locale, ONE_YEAR);
