import type { Locale } from '../../../i18n/locales.ts';

/** What a store wrote once for both languages, as English writes it: -60~220 ℃ is -60 to 220 °C. */
const inEnglish = (text: string): string =>
  text.replace(/(\d)\s*[~～]\s*(?=-?\d)/g, '$1 to ').replaceAll('℃', '°C');

/** A value or a unit of goods as the language writes it. */
export const writtenIn = (locale: Locale, text: string): string =>
  locale === 'en-US' ? inEnglish(text) : text;
