import type { LooseTranslate, Translate } from '#lib/i18n/translate.ts';

/** The word of a state; states come over the wire as words of the order flow. */
export const stateWord = (t: Translate, state: string): string => (t as LooseTranslate)(`order:state.${state}`);

/** Date and time to the minute in the page's language; Shanghai time for everybody, as on the papers. */
export const dateTime = (locale: string, iso: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'Asia/Shanghai',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(new Date(iso));
