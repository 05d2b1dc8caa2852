import type { Group, Namespace } from '#lib/i18n/keys.ts';
import { wireWord, type Translate, type Vars } from '#lib/i18n/translate.ts';

/**
 * A word of the screen whose words stand at `words`; where it has none of its own, the word that the screens of its
 * feature share (`coupon:shared`), and without one the word that all screens share.
 */
export function screenWord(t: Translate, words: Group, key: string, vars?: Vars): string {
  const wordAt = (group: Group, at: string): string | undefined => {
    const word = wireWord(t, group, at, vars);
    return word === `${group}${group.includes(':') ? '.' : ':'}${at}` ? undefined : word;
  };
  const feature = words.split(':')[0] as Namespace;
  return (
    wordAt(words, key) ?? wordAt(feature, `shared.${key}`) ?? wordAt('desk:each', key) ?? `${words}.${key}`
  );
}
