// The words that a visitor reads, from the same files as the pages have them.
import { loadTranslators } from '#lib/i18n/load.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const translators = loadTranslators();

export const wordsOf = (locale: Locale): Translate => translators[locale];
