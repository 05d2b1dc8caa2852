import { normalise } from './text/normalise.ts';
import { pairsOf } from './data/lines.ts';
import { phraseOf } from './meaning/synonyms.ts';
import { SHOP_WORDS } from './meaning/shop-words.ts';

const plain = (text: string): string =>
  normalise(text).replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '');

interface Nouns {
  keyOf: Map<string, string>;
  /** By first character; longer words come first, so that the first match is the longest one. */
  byStart: Map<string, { word: string; key: string }[]>;
  phrases: Set<string>;
}

function readNouns(): Nouns {
  const keyOf = new Map<string, string>();
  for (const [[key = ''], words] of pairsOf('categories.txt'))
    for (const word of words.map(plain)) keyOf.set(word, key);
  // Synonyms belong to the category as well, if all of them that have one have the same: 焊接钢管 is a 焊管.
  for (const words of SHOP_WORDS) {
    const [key, ...others] = new Set(words.flatMap((word) => keyOf.get(plain(word)) ?? []));
    if (!key || others.length > 0) continue;
    for (const word of words.map(plain)) if (word.length > 1 && !keyOf.has(word)) keyOf.set(word, key);
  }
  const byStart: Nouns['byStart'] = new Map();
  for (const [word, key] of keyOf) {
    const start = word[0] ?? '';
    byStart.set(start, [...(byStart.get(start) ?? []), { word, key }]);
  }
  for (const list of byStart.values()) list.sort((a, b) => b.word.length - a.word.length);
  return { keyOf, byStart, phrases: new Set([...keyOf.keys()].map(phraseOf)) };
}

let read: Nouns | undefined;
/** Read at the first search: to normalise thousands of words takes a tenth of a start. */
const nouns = (): Nouns => (read ??= readNouns());

/** Whether a phrase is a known name of goods, with a category. */
export const isNounOfTrade = (phrase: string): boolean => nouns().phrases.has(phraseOf(phrase));

/** By name, the longer names that end in it and belong to another category. */
const kinds = new Map<string, string[]>();
const kindsOf = (name: string): string[] => {
  const known = kinds.get(name);
  if (known) return known;
  const { keyOf } = nouns();
  const key = keyOf.get(name);
  const found = key
    ? [...keyOf].flatMap(([word, other]) =>
        other !== key && word.endsWith(name) && word.length > name.length ? [word] : [],
      )
    : [];
  kinds.set(name, found);
  return found;
};

/**
 * Chinese names of kinds that a general name does not mean: for 电机 the 减速电机, which has a category of its own. Kinds
 * that other words of the query speak of are left out.
 */
export function otherKinds(names: readonly string[], besides: readonly string[]): string[] {
  const { keyOf } = nouns();
  const key = names.map((name) => keyOf.get(name)).find(Boolean);
  const own = new Set(names);
  return names
    .filter((name) => /^\p{Script=Han}{2,}$/u.test(name) && keyOf.get(name) === key)
    .flatMap((name) =>
      kindsOf(name).filter((kind) => {
        const rest = kind.slice(0, -name.length);
        return !own.has(kind) && !besides.some((word) => rest.includes(word) || word.includes(rest));
      }),
    );
}

/** Longer names of the same category that begin so: for 深沟球, of which half is typed, the 深沟球轴承. */
export function fullerNames(name: string): string[] {
  const { keyOf, byStart } = nouns();
  const key = /^\p{Script=Han}{2,}$/u.test(name) ? keyOf.get(name) : undefined;
  if (!key) return [];
  return byStart
    .get(name[0]!)!
    .flatMap((one) =>
      one.key === key && one.word.length > name.length && one.word.startsWith(name) ? [one.word] : [],
    );
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[a-z]/.test(sign);
/** Latin words count only as whole words or their plurals: "pin" is not found in "spinning". */
const stands = (text: string, at: number, word: string): boolean => {
  if (!isLetter(word.at(-1)) && !isLetter(word[0])) return true;
  const after = text.slice(at + word.length).replace(/^e?s(?![a-z])/, '');
  return !(isLetter(word[0]) && isLetter(text[at - 1])) && !(isLetter(word.at(-1)) && isLetter(after[0]));
};
/** A Chinese character weighs as much as three letters. */
const weightOf = (word: string): number =>
  [...word].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 3 : 1), 0);

export interface Noun {
  key: string;
  word: string;
  weight: number;
}

/** Names of goods in a text with the keys of their categories, the likeliest first. */
export function nounsIn(text: string): Noun[] {
  const { byStart } = nouns();
  const line = plain(text);
  // Text in brackets only explains the thing, so it counts half.
  const own = line.replace(/[(（][^()（）]*[)）]/g, ' ');
  const found: (Noun & { at: number })[] = [];
  for (const [source, share] of [
    [own, 1],
    [line, 0.5],
  ] as const)
    for (let at = 0; at < source.length; at += 1)
      for (const { word, key } of byStart.get(source[at]!) ?? [])
        if (source.startsWith(word, at) && stands(source, at, word))
          found.push({ key, word, weight: weightOf(word) * share, at: at + word.length });
  return found.toSorted((a, b) => b.weight - a.weight || b.at - a.at);
}

/** Names of goods in a text: of nested ones the longest, and none in brackets. */
function namesIn(text: string): Noun[] {
  const found = nounsIn(text.replace(/[(（][^()（）]*[)）]/g, ' '));
  return found.filter(
    ({ word }, at) =>
      !found.slice(0, at).some((longer) => longer.word.includes(word) && longer.word !== word),
  );
}

/**
 * Categories that the trade does not tell apart: bolts and screws are both 螺丝, and pipe fittings are named by shape,
 * thread or material.
 */
const familyOf = (key: string): string =>
  key.startsWith('fittings-')
    ? 'fittings'
    : key.split('-').slice(0, 2).join('-').replace('fasteners-screws', 'fasteners-bolts');

/** Whether all characters of a word stand in a text in their order: 气动球阀 in 气动法兰球阀, 快接 in 快插接头. */
function isSaidIn(word: string, text: string): boolean {
  let at = 0;
  return [...word].every((sign) => (at = text.indexOf(sign, at) + 1) > 0);
}

/**
 * Whether a text asks for goods of one kind and the others are called by another: nuts and bolts, a gate valve and a
 * ball valve. False where either text names no known goods, and between kinds of one thing.
 */
export function areOtherKinds(asked: string, called: string): boolean {
  const [wanted, own] = [namesIn(asked), namesIn(called)];
  const isOther = (one: Noun, other: Noun): boolean =>
    familyOf(one.key) !== familyOf(other.key) && !one.word.endsWith(other.word);
  return (
    wanted.length > 0 &&
    own.length > 0 &&
    wanted.every((one) => !isSaidIn(one.word, plain(called)) && own.every((other) => isOther(one, other)))
  );
}
