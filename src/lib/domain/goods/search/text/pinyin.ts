import { customPinyin, pinyin } from 'pinyin-pro';
import { atomsOf, headsOf, storedTokens } from './tokenise.ts';
import { normalise } from './normalise.ts';

const LONGEST = 8;

/** Characters that workshops say in another way than most texts. */
customPinyin({
  铣: 'xǐ',
  扎带: 'zā dài',
  扎丝: 'zā sī',
  塑壳: 'sù ké',
  外壳: 'wài ké',
  卡簧: 'kǎ huáng',
  卡箍: 'kǎ gū',
  卡套: 'kǎ tào',
  卡尺: 'kǎ chǐ',
  钻头: 'zuàn tóu',
});

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
