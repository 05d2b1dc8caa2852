import type { Db } from '../../../../db/database.ts';
import { editDistance } from '../meaning/edit-distance.ts';
import { splits } from '../meaning/splits.ts';
import { queryOf } from '../meaning/tsquery.ts';
import type { Meaning } from '../meaning/understand.ts';
import { headLexeme } from '../search-vector.ts';
import { countMatches, wordsAmong, wordsLike } from '../word.repo.ts';

const LONGEST = 16;
/** So many ways to cut are tried before a word is given up. */
const TRIED = 6;
const SHORTEST_SYLLABLES = 4;
const [SHORTEST_START, LONGEST_START] = [2, 6];
const VOWEL = /[aeiouv]/;

/** Goods that are called by the last of these sounds, and have the others too. */
async function calledSo(db: Db, pieces: string[]): Promise<Meaning | undefined> {
  const own = [[...pieces, headLexeme(pieces.at(-1)!)]];
  const meaning = { text: pieces.join(' '), own, also: [], names: pieces };
  return (await countMatches(db, queryOf(meaning))) > 0 ? meaning : undefined;
}

/**
 * bxgls → bxg ls, nlluosi → nl luosi: initials of several words typed together, some perhaps in full. The last ones
 * say what is meant, so only goods that are called so count: two letters alone are in too many words.
 */
export async function initials(db: Db, word: string): Promise<Meaning | undefined> {
  if (word.length > LONGEST) return undefined;
  const parts = new Set<string>();
  for (let from = 0; from < word.length; from += 1)
    for (let to = from + 2; to <= word.length; to += 1) parts.add(word.slice(from, to));
  const uses = new Map((await wordsAmong(db, [...parts])).map((row) => [row.word, row.uses]));
  for (const pieces of splits(word, uses).slice(0, TRIED)) {
    const found = await calledSo(db, pieces);
    if (found) return found;
  }
  return wrongInitials(db, word, uses);
}

/** nlgluosi → nlj luosi: one initial is wrong, and the whole word behind it tells which was meant. */
async function wrongInitials(
  db: Db,
  word: string,
  uses: ReadonlyMap<string, number>,
): Promise<Meaning | undefined> {
  const most = Math.min(LONGEST_START, word.length - SHORTEST_SYLLABLES);
  for (let cut = SHORTEST_START; cut <= most; cut += 1) {
    const [start, end] = [word.slice(0, cut), word.slice(cut)];
    if (VOWEL.test(start) || !uses.has(end)) continue;
    const near = (await wordsLike(db, start, 0))
      .filter((row) => !VOWEL.test(row.word) && editDistance(start, row.word) === 1)
      .sort((a, b) => b.uses - a.uses);
    for (const row of near.slice(0, TRIED)) {
      const meaning = {
        text: `${row.word} ${end}`,
        own: [[row.word, end]],
        also: [],
        names: [row.word, end],
      };
      if ((await countMatches(db, queryOf(meaning))) > 0) return meaning;
    }
  }
  return undefined;
}
