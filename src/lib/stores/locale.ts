import { localeOfPath, type Locale } from '../i18n/locales.ts';

/** The language of the page that is open; the address decides (zh-CN is forced without a prefix). */
export const pageLocale = (): Locale => localeOfPath(window.location.pathname);
