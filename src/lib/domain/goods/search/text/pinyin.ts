import { pinyin } from 'pinyin-pro';
import { atomsOf, headsOf, storedTokens } from './tokenise.ts';
import { normalise } from './normalise.ts';

const LONGEST = 8;

export const syllablesOf = (word: string): string[] =>
  pinyin(word, { toneType: 'none', type: 'array', v: true });

/** In full and by its initials. */
function soundsOf(word: string): string[] {
  const syllables = syllablesOf(word);
  return [syllables.join(''), syllables.map((syllable) => syllable[0] ?? '').join('')];
}

/** luosi and ls, for buyers who type without an input method. */
export function pinyinTokens(text: string): string[] {
  const runs = atomsOf(normalise(text)).flatMap(({ text: run, isHan }) => (isHan ? [run] : []));
  const words = [...new Set([...runs, ...storedTokens(text)])].filter(
    (word) => /^\p{Script=Han}{2,}$/u.test(word) && [...word].length <= LONGEST,
  );
  return words.flatMap(soundsOf);
}

/** How the last words of a name sound. */
export const headSounds = (text: string): string[] =>
  headsOf(text)
    .filter((word) => [...word].length > 1)
    .flatMap(soundsOf);
