import type { Key } from '../../i18n/keys.ts';
import { loadTranslators } from '../../i18n/load.ts';
import { isLocale, LOCALES } from '../../i18n/locales.ts';

const translators = loadTranslators();

/** A sentence for answers that are made before anybody knows the reader's language. */
export const inEachLanguage = (key: Key): string =>
  LOCALES.map((locale) => translators[locale](key)).join(' / ');

/** The same in the language that a caller names; in both without a language. */
export const inLanguageOf = (lang: unknown, key: Key): string =>
  typeof lang === 'string' && isLocale(lang) ? translators[lang](key) : inEachLanguage(key);
