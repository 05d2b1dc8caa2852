import { loadTranslators } from '../i18n/load.ts';
import type { Locale } from '../i18n/locales.ts';
import { failureWord, wireWord } from '../i18n/translate.ts';
import type { Failure } from '../kernel/result.ts';

const translators = loadTranslators();

/** The sentence of a refusal in a language, for answers that hold several of them. */
export const failureTextIn =
  (locale: Locale) =>
  (failure: Failure): string =>
    failure.message ?? failureWord(translators[locale], failure);

/** Other words of an answer in a language, by their key. */
export const wordsIn = (locale: Locale) => translators[locale];

/** The sentence of a notice; a kind without a text of its own gets a general one. */
export function noticeTitle(locale: Locale, kind: string, params: Record<string, string>): string {
  const t = wordsIn(locale);
  const [whose = ''] = kind.split('.');
  const roles = params['roles']
    ?.split(',')
    .map((role) => wireWord(t, 'notice:role', `${whose}.${role}`))
    .join(t('notice:and'));
  const words = wireWord(t, 'notice', kind, roles === undefined ? params : { ...params, roles });
  return words === `notice:${kind}` ? t('notice:other') : words;
}
