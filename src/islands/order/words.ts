import { formatDate } from '#lib/i18n/format.ts';
import type { LooseTranslate, Translate } from '#lib/i18n/translate.ts';

/** The word of a state; states come over the wire as words of the order flow. */
export const stateWord = (t: Translate, state: string): string =>
  (t as LooseTranslate)(`order:state.${state}`);

/** Date and time to the minute in the page's language; Shanghai time for everybody, as on the papers. */
export const dateTime = (locale: string, iso: string): string =>
  formatDate(iso, locale === 'en-US' ? 'en-US' : 'zh-CN', 'minute');
