import type { Db } from '../../../db/database.ts';
import { editDistance } from './meaning/edit-distance.ts';
import { queryOf } from './meaning/tsquery.ts';
import type { Meaning } from './meaning/understand.ts';
import { tokensOfPhrase, type Synonyms } from './meaning/synonyms.ts';
import { syllablesOf } from './text/pinyin.ts';
import { matchesUpTo, wordsAmong, wordsLike } from './word.repo.ts';

const SHORTEST = 4;
const LONG = 8;
const LONGEST = 24;
const PIECE = 3;

/** buxiugangluosi → buxiugang luosi: typed without blanks, in as few known words as possible. */
async function pieces(db: Db, word: string): Promise<string[] | undefined> {
  if (word.length < PIECE * 2) return undefined;
  const parts = new Set<string>();
  for (let from = 0; from < word.length; from += 1)
    for (let to = from + PIECE; to <= word.length; to += 1) parts.add(word.slice(from, to));
  const known = new Set((await wordsAmong(db, [...parts])).map((row) => row.word));
  const best: (string[] | undefined)[] = [[]];
  for (let to = PIECE; to <= word.length; to += 1) {
    for (let from = 0; from <= to - PIECE; from += 1) {
      const piece = word.slice(from, to);
      const head = best[from];
      if (head && known.has(piece) && (!best[to] || head.length + 1 < best[to].length))
        best[to] = [...head, piece];
    }
  }
  return best[word.length];
}

/** The word of the catalogue that this one was probably meant to be. */
async function nearest(db: Db, word: string): Promise<string | undefined> {
  const reach = word.length >= LONG ? 2 : 1;
  const near = (await wordsLike(db, word, reach))
    .map((row) => ({ ...row, distance: editDistance(word, row.word) }))
    .filter(({ distance }) => distance <= reach)
    .sort((a, b) => a.distance - b.distance || b.uses - a.uses);
  return near[0]?.word;
}

async function corrected(db: Db, meaning: Meaning, synonyms: Synonyms): Promise<Meaning | undefined> {
  const { text } = meaning;
  if (/^\p{Script=Han}{2,8}$/u.test(text)) {
    // A character typed wrong mostly sounds right: 罗丝 and 螺丝 are both luosi.
    const sound = syllablesOf(text).join('');
    const heard: Meaning = { text: sound, own: [[sound]], also: [] };
    return (await matchesUpTo(db, queryOf(heard), 1)) > 0 ? heard : undefined;
  }
  if (!/^[a-z]+$/.test(text) || text.length < SHORTEST || text.length > LONGEST) return undefined;
  const parts = await pieces(db, text);
  if (parts) return { text: parts.join(' '), own: [parts], also: [] };
  const word = await nearest(db, text);
  if (!word) return undefined;
  const also = [...(synonyms.get(word) ?? [])].map(tokensOfPhrase);
  return { text: word, own: [[word]], also };
}

/** Puts a likely word in the place of each that no product has; undefined when there is nothing to correct. */
export async function correctMeanings(
  db: Db,
  meanings: Meaning[],
  synonyms: Synonyms,
): Promise<Meaning[] | undefined> {
  let isChanged = false;
  const result: Meaning[] = [];
  for (const meaning of meanings) {
    const isKnown = (await matchesUpTo(db, queryOf(meaning), 1)) > 0;
    const better = isKnown ? undefined : await corrected(db, meaning, synonyms);
    isChanged ||= better !== undefined;
    result.push(better ?? meaning);
  }
  return isChanged ? result : undefined;
}
