import { INDUSTRIAL_WORDS } from '../text/industrial-words.ts';
import { syllablesOf } from '../text/pinyin.ts';
import type { Synonyms } from './synonyms.ts';

const HAN = /^\p{Script=Han}+$/u;
const known = new WeakMap<Synonyms, Map<string, string>>();

function soundsOfWords(synonyms: Synonyms): Map<string, string> {
  const found = known.get(synonyms) ?? new Map<string, string>();
  if (found.size > 0) return found;
  for (const word of [...INDUSTRIAL_WORDS, ...synonyms.keys()]) {
    const sound = HAN.test(word) ? syllablesOf(word).join('') : '';
    if (sound && !found.has(sound)) found.set(sound, word);
  }
  known.set(synonyms, found);
  return found;
}

/** The term of the trade that sounds like this, to say what was meant: luosi is 螺丝; the sound itself if none does. */
export const wordOfSound = (sound: string, synonyms: Synonyms): string =>
  soundsOfWords(synonyms).get(sound) ?? sound;
