import { loadTranslators } from '../../i18n/load.ts';
import { LOCALES } from '../../i18n/locales.ts';

const translators = loadTranslators();

/** A sentence for answers that are made before anybody knows the reader's language. */
export const inEachLanguage = (key: string): string =>
  LOCALES.map((locale) => translators[locale](key)).join(' / ');
