import type { Db } from '../../../../db/database.ts';
import { wordsAmong } from '../word.repo.ts';

const SYLLABLE =
  '(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ing|ong|iao|ian|uai|uan|ai|ei|ui|ao|ou|iu|ie|ue|ve|er|an|en|in|un|ia|ua|uo|a|o|e|i|u|v)';
/** What may be Chinese syllables, written as they sound. */
export const SOUND = new RegExp(`^(?:${SYLLABLE}){1,4}$`);
const RUN = /(?<![\w.-])[a-z]+(?: [a-z]+)+(?![\w.-])/g;

/** shou tao → shoutao: syllables typed with blanks, where the catalogue knows what they sound like together. */
export async function joinSounds(db: Db, text: string): Promise<string> {
  const pairs = [...text.matchAll(RUN)].flatMap(([run]) => {
    const words = run.split(' ');
    return words.slice(1).flatMap((word, at) => {
      const before = words[at]!;
      return SOUND.test(before) && SOUND.test(word) ? [[before, word] as const] : [];
    });
  });
  if (pairs.length === 0) return text;
  const known = await wordsAmong(
    db,
    pairs.map((pair) => pair.join('')),
  );
  return known.reduce((out, { word }) => {
    const pair = pairs.find((one) => one.join('') === word);
    return pair ? out.replace(pair.join(' '), word) : out;
  }, text);
}
