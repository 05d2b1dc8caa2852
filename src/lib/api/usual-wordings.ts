import type { UsualWording } from '../domain/content/site/index.ts';
import { usualWords } from '../i18n/load.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Words } from '../i18n/translate.ts';

/** Words that are parts of sentences, or of whatever has none. */
const NO_MESSAGES = /^notice\.(?:role|and$|other$)/;

const leaves = (words: Words, path: string): [key: string, text: string][] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`${path}.${name}`, value] satisfies [string, string]]
      : leaves(value, `${path}.${name}`),
  );

function kindOf(key: string): UsualWording['kind'] {
  if (key.startsWith('sms.')) return 'sms';
  return key.startsWith('notice.letter.') ? 'letter' : 'notice';
}

const messagesIn = (locale: Locale): [key: string, text: string][] => {
  const all = usualWords(locale);
  return (['sms', 'notice'] as const).flatMap((ns) => leaves(all[ns] ?? {}, ns));
};
let kept: readonly UsualWording[] | undefined;

/** Every message that may be reworded, in the words that come with the mall. */
export function usualWordings(): readonly UsualWording[] {
  if (kept) return kept;
  const english = new Map(messagesIn('en-US'));
  kept = messagesIn('zh-CN')
    .filter(([key]) => !NO_MESSAGES.test(key))
    .map(([key, usual]) => ({ key, kind: kindOf(key), usual, usual_en: english.get(key) ?? '' }));
  return kept;
}
