import type { Group } from '#lib/i18n/keys.ts';
import { wireWord, type Translate, type Vars } from '#lib/i18n/translate.ts';

/** A word of the screen whose words stand at `words`; where it has none of its own, the word that screens share. */
export function screenWord(t: Translate, words: Group, key: string, vars?: Vars): string {
  const own = wireWord(t, words, key, vars);
  return own === `${words}.${key}` ? wireWord(t, 'desk:each', key, vars) : own;
}
