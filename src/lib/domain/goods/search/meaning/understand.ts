import { designationKey, normalise } from '../text/normalise.ts';
import {
  atomsOf,
  bigrams,
  cutRun,
  isInchFraction,
  isMeasure,
  joined,
  latinParts,
  singular,
} from '../text/tokenise.ts';
import { IDLE_WORDS } from './idle-words.ts';
import { equivalentsOf } from './equivalents.ts';
import { KNOWN_BRANDS } from './known-brands.ts';
import { threadOf } from './threads.ts';
import { OUTSIDE_OF_DN } from '../text/units.ts';
import { heardAs, tokensOfPhrase, type Synonyms } from './synonyms.ts';

/** Tokens that must all be there. */
export type Tokens = string[];

/** One word of a query: found by any of its spellings, or by what means the same. */
export interface Meaning {
  /** As it is shown to the buyer. */
  text: string;
  own: Tokens[];
  also: Tokens[];
  /** What goods are called that are this: the word and its synonyms. */
  names: string[];
  /** Which run of Chinese characters it was cut from. */
  run?: number;
}

export interface Understanding {
  meanings: Meaning[];
  /** Designations that the query may name, as `designationKey` writes them. */
  keys: string[];
}

const LONGEST_PHRASE = 8;
const LONGEST_LATIN_PHRASE = 4;
const MOST_WORDS = 12;
/** A size typed with a blank (M8 30); grades of steel that follow a size are no length. */
const SPACED_SIZE = /(?<![a-z0-9.])(m\d{1,2}(?:\.\d)?) (\d{1,3})(?![\w./-])/g;
/** What a number measures, in front of it: goods list the number alone. */
const MEASURED =
  /(?:缸径|行程|直径|外径|内径|口径|孔径|通径|壁厚|线径|螺距|长度|宽度|厚度|功率|电压|电流)\s*[:=]?\s*(?=[dm]?\d)/g;
/** What stands before a number that means nothing alone: GB70 is no 70 of some other thing. */
const UNPARTED = /^(?:dn|pn|gb|din|iso|jb|hg|ansi|asme|astm|jis|en)$/;
const STEEL = new Set(['201', '202', '303', '304', '310', '316', '321', '410', '420', '430']);

function hanMeaning(word: string, synonyms: Synonyms): Meaning {
  const own: Tokens[] = [[word]];
  if ([...word].length > 2) own.push(bigrams(word));
  const also = [...(synonyms.get(word) ?? [])].map(tokensOfPhrase).filter((tokens) => tokens.length > 0);
  return { text: word, own, also, names: [word, ...(synonyms.get(word) ?? [])] };
}

/** A measure is also found by its number: 24V power supplies end in -24, ⌀16 cutters list 16. */
const bareNumber = (word: string): string | undefined =>
  /^(\d+(?:\.\d+)?)[av]$/.exec(word)?.[1] ?? /^d(\d[\dx.]*)$/.exec(word)?.[1];

/** A bare 50 may be the nominal size of a valve. */
const nominal = (word: string): Tokens[] => (OUTSIDE_OF_DN[word] ? [[`dn${word}`]] : []);

function latinMeaning(word: string, synonyms: Synonyms): Meaning {
  // Initials of Chinese words may be the same letters, and are no goods of that brand.
  if (KNOWN_BRANDS.has(word)) return { text: word, own: [[`${word}!`]], also: [], names: [word] };
  const own: Tokens[] = [[joined(word)]];
  const parts = latinParts(word);
  if (parts.length > 1) own.push(parts);
  const one = singular(word);
  if (one !== word) own.push([one]);
  const key = designationKey(word);
  // 45# is a steel, no angle of 45.
  const isOther = isInchFraction(word) || isMeasure(word) || word.endsWith('#');
  if (key && key !== own[0]?.[0] && !isOther) own.push([key]);
  const number = bareNumber(word);
  if (number) own.push([number]);
  const thread = threadOf(word);
  if (thread) own.push([thread]);
  // yjv3x2.5 is written YJV 3×2.5.
  const glued = /^([a-z]{2,})(\d.*)$/.exec(word);
  if (glued?.[1] && glued[2] && !UNPARTED.test(glued[1])) own.push([glued[1], joined(glued[2])]);
  const heard = heardAs(word, synonyms).flatMap((phrase) => [phrase, ...(synonyms.get(phrase) ?? [])]);
  const also = [
    ...equivalentsOf(word).map((token) => [token]),
    ...nominal(word),
    ...others(one, synonyms),
    ...heard.map(tokensOfPhrase).filter((tokens) => tokens.length > 0),
  ];
  return { text: word, own, also, names: [one, ...(synonyms.get(one) ?? []), ...heard] };
}

const others = (phrase: string, synonyms: Synonyms): Tokens[] =>
  [...(synonyms.get(phrase) ?? [])].map(tokensOfPhrase).filter((tokens) => tokens.length > 0);

/** Cuts a run into the longest words that have synonyms, and the dictionary's words between them. */
function cutHan(run: string, synonyms: Synonyms): string[] {
  const chars = [...run];
  const words: string[] = [];
  let rest = '';
  const flush = () => {
    if (rest) words.push(...cutRun(rest));
    rest = '';
  };
  for (let at = 0; at < chars.length;) {
    let length = Math.min(LONGEST_PHRASE, chars.length - at);
    while (length > 1 && !synonyms.has(chars.slice(at, at + length).join(''))) length -= 1;
    if (length > 1) {
      flush();
      words.push(chars.slice(at, at + length).join(''));
      at += length;
    } else {
      rest += chars[at];
      at += 1;
    }
  }
  flush();
  return words;
}

/** What a query asks for: its words with their spellings, synonyms and equivalents. */
export function understand(text: string, synonyms: Synonyms): Understanding {
  const plain = normalise(text)
    .replace(MEASURED, ' ')
    .replace(SPACED_SIZE, (whole, thread: string, length: string) =>
      STEEL.has(length) ? whole : `${thread}x${length}`,
    );
  const atoms = atomsOf(plain);
  const meanings: Meaning[] = [];
  for (let at = 0; at < atoms.length;) {
    const atom = atoms[at]!;
    if (atom.isHan) {
      meanings.push(
        ...cutHan(atom.text, synonyms).map((word) => ({ ...hanMeaning(word, synonyms), run: at })),
      );
      at += 1;
      continue;
    }
    let length = Math.min(LONGEST_LATIN_PHRASE, atoms.length - at);
    const phraseAt = (n: number) =>
      atoms
        .slice(at, at + n)
        .map(({ text: word, isHan }) => (isHan ? ' ' : singular(word)))
        .join(' ');
    while (length > 1 && !synonyms.has(phraseAt(length))) length -= 1;
    if (length > 1) {
      const phrase = phraseAt(length);
      const names = [phrase, ...(synonyms.get(phrase) ?? [])];
      meanings.push({ text: phrase, own: [tokensOfPhrase(phrase)], also: others(phrase, synonyms), names });
    } else meanings.push(latinMeaning(atom.text, synonyms));
    at += length;
  }
  const meant = meanings.filter(({ text: word }) => !IDLE_WORDS.has(word));
  const latin = atoms.filter(({ isHan }) => !isHan).map(({ text: word }) => word);
  const keys = [plain, ...latin, latin.join('')].map(designationKey).filter((key) => key.length > 1);
  const unique = new Map((meant.length > 0 ? meant : meanings).map((row) => [row.text, row]));
  return { meanings: [...unique.values()].slice(0, MOST_WORDS), keys: [...new Set(keys)] };
}
