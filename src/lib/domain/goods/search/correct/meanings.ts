import type { Db } from '../../../../db/database.ts';
import { editDistance } from '../meaning/edit-distance.ts';
import { queryOf, queryOfAll } from '../meaning/tsquery.ts';
import { SOUND } from '../meaning/spaced-sounds.ts';
import {
  hanMeaning,
  latinMeaning,
  LONGEST_LATIN_PHRASE,
  phraseMeaning,
  type Meaning,
} from '../meaning/understand.ts';
import { headLexeme } from '../search-vector.ts';
import type { Synonyms } from '../meaning/synonyms.ts';
import { corrected as designation } from './designation.ts';
import { initials } from './initials.ts';
import { INDUSTRIAL_WORDS } from '../text/industrial-words.ts';
import { singular, storedTokens } from '../text/tokenise.ts';
import { syllablesOf } from '../text/pinyin.ts';
import { wordOfSound } from '../meaning/word-of-sound.ts';
import { countEach, countMatches, namesInHan, namesWith, wordsAmong, wordsLike } from '../word.repo.ts';
import { mendedRuns, soundsAlike } from './slipped-words.ts';

const SHORTEST = 4;
/** A word this short is like many others: it is corrected only beside other words, and when it is no syllable. */
const SHORT = 3;
/** Long enough to be a word, known to the catalogue. */
const ENGLISH = /^[a-z]{4,}$/;
const isEnglishWord = (word: string): boolean =>
  ENGLISH.test(word) || (word.length === SHORT && /^[a-z]+$/.test(word) && !SOUND.test(word));
const LONG = 8;
const LONGEST = 24;
const PIECE = 3;

/** buxiugangluosi → buxiugang luosi: typed without blanks, in as few known words as possible. */
async function pieces(db: Db, word: string): Promise<string[] | undefined> {
  if (word.length < PIECE * 2) return undefined;
  const parts = new Set<string>();
  for (let from = 0; from < word.length; from += 1)
    for (let to = from + PIECE; to <= word.length; to += 1) parts.add(word.slice(from, to));
  const words = new Set((await wordsAmong(db, [...parts])).map((row) => row.word));
  const best: (string[] | undefined)[] = [[]];
  for (let to = PIECE; to <= word.length; to += 1) {
    for (let from = 0; from <= to - PIECE; from += 1) {
      const piece = word.slice(from, to);
      const head = best[from];
      const known = best[to];
      if (head && words.has(piece) && (!known || head.length + 1 < known.length)) best[to] = [...head, piece];
    }
  }
  return best[word.length];
}

const meant = (text: string, tokens: string[]): Meaning => ({ text, own: [tokens], also: [], names: tokens });

/** So many words that come equally near are tried beside the others. */
const MOST_NEAR = 24;

const goesOn = (longer: string, word: string): number => Number(longer.startsWith(word));

interface Vocabulary {
  words: string[];
  /** Two words that stand side by side in a phrase. */
  pairs: Set<string>;
}
const vocabularies = new WeakMap<Synonyms, Vocabulary>();
/** English words of the trade, be they in the catalogue or not. */
function vocabularyOf(synonyms: Synonyms): Vocabulary {
  let known = vocabularies.get(synonyms);
  if (!known) {
    const phrases = [...synonyms.keys()].map((phrase) => phrase.split(' '));
    const words = new Set(phrases.flat().filter((word) => ENGLISH.test(word)));
    const pairs = phrases.flatMap((own) => own.slice(1).map((word, at) => `${own[at]} ${word}`));
    known = { words: [...words], pairs: new Set(pairs) };
    vocabularies.set(synonyms, known);
  }
  return known;
}

/** What stands around a word that may have been mistyped. */
interface Around {
  /** The other words, of those that some goods have. */
  others: readonly Meaning[];
  before: string | undefined;
  after: string | undefined;
}

/**
 * The word of the catalogue that this one was probably meant to be: of those that come equally near, one that the trade
 * says with its neighbor, or the commonest that some goods have together with the other words, written before only
 * heard. A short one must go on as typed, or be what goods are called. When the catalogue has none, the trade may:
 * shakle is a shackle, which nobody sells.
 */
async function nearest(
  db: Db,
  word: string,
  { others, before, after }: Around,
  synonyms: Synonyms,
): Promise<string | undefined> {
  const isShort = word.length === SHORT;
  const reach = word.length >= LONG ? 2 : 1;
  const { words, pairs } = vocabularyOf(synonyms);
  const near = (await wordsLike(db, word, reach))
    .map((row) => ({ ...row, distance: editDistance(word, row.word) }))
    .filter((row) => row.distance <= reach && row.word.length >= SHORT)
    // A word that ends too early is likelier than one with another letter.
    .sort(
      (a, b) => a.distance - b.distance || goesOn(b.word, word) - goesOn(a.word, word) || b.uses - a.uses,
    );
  if (near.length === 0 && word.length > SHORTEST)
    return words.find(
      (other) => Math.abs(other.length - word.length) <= reach && editDistance(word, other) <= reach,
    );
  const same = near.filter(({ distance }) => distance === near[0]?.distance).slice(0, MOST_NEAR);
  const paired = same.find(
    (row) =>
      (before !== undefined && pairs.has(`${before} ${singular(row.word)}`)) ||
      (after !== undefined && pairs.has(`${row.word} ${after}`)),
  );
  if (paired) return paired.word;
  if (!isShort && (same.length < 2 || others.length === 0)) return near[0]?.word;
  const besides = queryOfAll([...others]);
  const having = async (
    rows: readonly { word: string }[],
    tokenOf: (word: string) => string,
  ): Promise<string | undefined> => {
    const counts = await countEach(
      db,
      rows.map((row) => `${besides} & ${queryOf(meant(row.word, [tokenOf(row.word)]))}`),
    );
    return rows.find((_row, at) => (counts[at] ?? 0) > 0)?.word;
  };
  const asWritten = (text: string): string => `${text}!`;
  if (isShort) {
    const longer = same.filter((row) => goesOn(row.word, word));
    return (await having(longer, asWritten)) ?? having(same, headLexeme);
  }
  return (await having(same, asWritten)) ?? (await having(same, (text) => text)) ?? near[0]?.word;
}

/** A sound in characters: as the trade writes it, or as goods do that have it. */
async function written(db: Db, sound: string, synonyms: Synonyms): Promise<string> {
  const known = wordOfSound(sound, synonyms);
  if (known !== sound) return known;
  const names = await namesWith(db, queryOf(meant(sound, [sound])));
  const words = names.flatMap(storedTokens).filter((word) => /^\p{Script=Han}{2,}$/u.test(word));
  return words.find((word) => syllablesOf(word).join('') === sound) ?? sound;
}

/** A character typed wrong mostly sounds right: 罗丝 and 螺丝 are both luosi. */
async function heard(db: Db, word: string, synonyms: Synonyms): Promise<Meaning | undefined> {
  const sound = syllablesOf(word).join('');
  const whole = meant(sound, [sound]);
  const isFound = (await countMatches(db, queryOf(whole))) > 0;
  const parts = isFound ? [sound] : sound.length <= LONGEST ? await pieces(db, sound) : undefined;
  if (!parts) return undefined;
  const words = await Promise.all(parts.map((part) => written(db, part, synonyms)));
  const [only = ''] = words;
  if (words.length === 1 && synonyms.has(only)) {
    const known = hanMeaning(only, synonyms);
    return { ...known, own: [...known.own, parts] };
  }
  return meant(words.join(' '), parts);
}

const SHAPED = 3;
/** Words of the trade with one character that is another: 内六觉 is 内六角. */
function allLike(word: string, synonyms: Synonyms): string[] {
  const chars = [...word];
  if (chars.length < SHAPED) return [];
  const isLike = (other: string): boolean => {
    const own = [...other];
    return own.length === chars.length && own.filter((char, at) => char !== chars[at]).length === 1;
  };
  return [...new Set([...INDUSTRIAL_WORDS, ...synonyms.keys()])].filter(isLike);
}
const seen = (word: string, synonyms: Synonyms): string | undefined => allLike(word, synonyms)[0];

/** Among so many characters a word that sounds like another is looked for though goods are found: titles are longer. */
const LONGEST_HEARD = 8;
const HAN_RUN = /\p{Script=Han}{3,}/gu;

/** Words of the trade and of goods on sale, in three characters and more. */
const vocabularyInHan = new WeakMap<Synonyms, { words: Set<string>; until: number }>();
const KEPT_MS = 600_000;
async function hanWords(db: Db, synonyms: Synonyms, now: number): Promise<Set<string>> {
  const known = vocabularyInHan.get(synonyms);
  if (known && known.until > now) return known.words;
  const isLong = (word: string): boolean => /^\p{Script=Han}{3,8}$/u.test(word);
  const words = new Set([...synonyms.keys(), ...INDUSTRIAL_WORDS, ...(await namesInHan(db))].filter(isLong));
  vocabularyInHan.set(synonyms, { words, until: now + KEPT_MS });
  return words;
}

/**
 * The text with one slip of the pen put right, the likeliest first: 切割皮 is 切割片, 快接插头 is 快插接头. Only in runs
 * that no goods have as they stand, or that were cut into single characters; with `isHeardOnly` only the latter, and only
 * as words of the trade that sound the same: 润滑酯 is 润滑脂, though some goods have 润滑 and 酯.
 */
export async function mendedTexts(
  db: Db,
  text: string,
  meanings: readonly Meaning[],
  synonyms: Synonyms,
  now: number,
  isHeardOnly = false,
): Promise<string[]> {
  const runs = [...new Set([...text.matchAll(HAN_RUN)].map(([run]) => run))];
  if (runs.length === 0) return [];
  const own = (run: string): Meaning[] =>
    meanings.filter((one) => one.run !== undefined && run.includes(one.text));
  const counts = await countEach(
    db,
    runs.map((run) => queryOfAll(own(run)) || queryOf(meant(run, [run]))),
  );
  // A character that was cut off alone may be the wrong one: 手电 转.
  const isCut = (run: string): boolean => own(run).some(({ text: word }) => [...word].length === 1);
  const isDoubtful = (run: string, at: number): boolean =>
    isHeardOnly ? [...run].length <= LONGEST_HEARD && isCut(run) : counts[at] === 0 || isCut(run);
  const doubtful = runs.filter((run, at) => isDoubtful(run, at) && !synonyms.has(run));
  if (doubtful.length === 0) return [];
  const words = await hanWords(db, synonyms, now);
  return doubtful.flatMap((run) =>
    mendedRuns(run, words)
      .filter(({ typed, word }) => !isHeardOnly || (synonyms.has(word) && soundsAlike(typed, word)))
      .map(({ typed, word }) => text.replace(typed, word)),
  );
}

async function corrected(
  db: Db,
  meaning: Meaning,
  synonyms: Synonyms,
  isEnglish: boolean,
  around: Around,
): Promise<Meaning | undefined> {
  const { text } = meaning;
  if (meaning.kind === 'brand' || meaning.kind === 'size') return undefined;
  if (meaning.run !== undefined) {
    if ([...text].length < 2) return undefined;
    const sounded = await heard(db, text, synonyms);
    const shaped = sounded ? undefined : seen(text, synonyms);
    if (!shaped) return sounded;
    return hanMeaning(shaped, synonyms);
  }
  if (text.length > LONGEST) return undefined;
  if (/\d/.test(text)) return designation(db, text);
  if (!/^[a-z]+$/.test(text) || text.length < SHORT) return undefined;
  if (text.length < SHORTEST && (around.others.length === 0 || (!isEnglish && SOUND.test(text))))
    return undefined;
  const parts = await pieces(db, text);
  if (parts) return meant(parts.join(' '), parts);
  // No word and no syllable is without a vowel: these are initials, not a typing error. Beside English words they are not.
  const first = isEnglish || /[aeiou]/.test(text) ? undefined : await initials(db, text);
  const word = first ? undefined : await nearest(db, text, around, synonyms);
  if (!word) return first ?? (isEnglish ? undefined : initials(db, text));
  return latinMeaning(word, synonyms);
}

/** Runs of characters that no product has together, read by their sound. */
async function correctRuns(
  db: Db,
  meanings: Meaning[],
  typed: Meaning[],
  synonyms: Synonyms,
): Promise<Meaning[]> {
  const result: Meaning[] = [];
  for (const run of new Set(typed.map((meaning) => meaning.run))) {
    const own = typed.filter((meaning) => meaning.run === run);
    const now = own.map((meaning) => meanings[typed.indexOf(meaning)]!);
    const isFound = run === undefined || own.length < 2 || (await countMatches(db, queryOfAll(now))) > 0;
    const better = isFound ? undefined : await heard(db, own.map(({ text }) => text).join(''), synonyms);
    result.push(...(better ? [better] : now));
  }
  return result;
}

/** Words that were put right are a phrase of the trade as words that were typed so: pressure guage. */
function joinPhrases(meanings: readonly Meaning[], typed: readonly Meaning[], synonyms: Synonyms): Meaning[] {
  const result: Meaning[] = [];
  const isLatin = ({ text, run }: Meaning): boolean => run === undefined && /^[a-z]/.test(text);
  for (let at = 0; at < meanings.length;) {
    let length = Math.min(LONGEST_LATIN_PHRASE, meanings.length - at);
    const phraseOfNext = (n: number): string =>
      meanings
        .slice(at, at + n)
        .map(({ text }) => singular(text))
        .join(' ');
    const isPhrase = (n: number): boolean => {
      const own = meanings.slice(at, at + n);
      return own.every(isLatin) && own.some((row) => !typed.includes(row)) && synonyms.has(phraseOfNext(n));
    };
    while (length > 1 && !isPhrase(length)) length -= 1;
    result.push(length > 1 ? phraseMeaning(phraseOfNext(length), synonyms) : meanings[at]!);
    at += length;
  }
  return result;
}

/** Puts a likely word in the place of each that no product has; the same list when there is nothing to correct. */
export async function correctMeanings(db: Db, meanings: Meaning[], synonyms: Synonyms): Promise<Meaning[]> {
  const counts = await countEach(db, meanings.map(queryOf));
  const isKnown = (at: number): boolean => (counts[at] ?? 0) > 0;
  const isEnglish = meanings.some(({ text }, at) => isKnown(at) && isEnglishWord(text));
  const known = meanings.filter((_row, at) => isKnown(at));
  const besides = (meaning: Meaning): Meaning[] => known.filter((row) => row !== meaning);
  const result: Meaning[] = [];
  for (const [at, meaning] of meanings.entries()) {
    const better = isKnown(at)
      ? undefined
      : await corrected(db, meaning, synonyms, isEnglish, {
          others: besides(meaning),
          before: meanings[at - 1]?.text.split(' ').at(-1),
          after: meanings[at + 1]?.text.split(' ')[0],
        });
    result.push(better ?? meaning);
  }
  const joined = joinPhrases(result, meanings, synonyms);
  if ((await countMatches(db, queryOfAll(joined))) > 0) return joined;
  if (joined.length < result.length && joined.every(({ run }) => run === undefined)) return joined;
  const runs = await correctRuns(db, result, meanings, synonyms);
  // A run that sounds like something is put right only when it then is found with the others.
  return (await countMatches(db, queryOfAll(runs))) > 0 ? runs : result;
}
