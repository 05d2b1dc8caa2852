import { areOtherKinds } from '../category-nouns.ts';
import { normalise } from './normalise.ts';
import { sizesIn } from './sizes.ts';
import { labelOf } from './size-words.ts';
import { STANDARD } from './standard.ts';
import { hasOtherTrait } from './traits.ts';

/** Goods as they are offered. */
export interface Offered {
  /** Texts that they are called by, the nearest to the size first: its designation, what is chosen to get it, the name. */
  called: readonly string[];
  /** What their parameters say of material, strength and finish. */
  said?: readonly string[];
  /** Dimensions and words of the size as they are stored (`sku.sizes`, `sku.words`). */
  sizes?: readonly string[];
  words?: readonly string[];
}

/** M8, DN25, UCP205, 6204-2RS: letters or none, a number, and what is behind a hyphen. Four figures need no letters. */
const CODE =
  /(?<![a-z0-9.-])(?:(?<lead>[a-z]{1,5})(?=\d)|(?=\d{4,5}(?!\d)))(?<number>\d+(?:\.\d+)?)(?<end>-[a-z0-9]+)?(?![a-z0-9.]|x(?!\d))|(?<![a-z0-9.-])(?<thread>m)(?<width>\d+(?:\.\d+)?)(?=x\d)/g;

interface Code {
  lead: string;
  number: string;
  end: string;
}

const codesIn = (plain: string): Code[] =>
  [...plain.matchAll(CODE)]
    .filter(([whole]) => !STANDARD.test(whole))
    .map(({ groups = {} }) => ({
      lead: groups['lead'] ?? groups['thread'] ?? '',
      number: groups['number'] ?? groups['width'] ?? '',
      end: groups['end'] ?? '',
    }));

/** ⌀1-13: the range that a family covers is not one of its sizes. */
const REACH = /[⌀Φφ]\s*\d+(?:\.\d+)?\s*[-~～]\s*\d+(?:\.\d+)?/g;
/** 80-160: pumps and instruments are called by two numbers. */
const PAIR = /(?<![\w.-])\d{1,3}-\d{2,3}[a-z]?(?![\w.-])/g;
const DIAMETER = /(?<![\w.-])d(\d+(?:\.\d+)?)(?![\w.-])/;
const LABELLED = /(\p{Script=Han}{1,6})\s*[:=为]?\s*(\d+(?:\.\d+)?)(?![\w.]|-\d)/gu;
/** What a size has one of, as its words are kept: 7.5kw, dn50, 32a. */
const MEASURE = /^(?:dn\d+|\d+(?:\.\d+)?(?:kw|a|t|mpa))$/;

const lastOf = (size: string): string => size.slice(size.lastIndexOf('x') + 1);

/** Undefined where one of the texts names no size of that kind. */
function isOther(
  asked: string,
  called: string,
  { sizes, all }: { sizes: readonly string[]; all: string },
): boolean | undefined {
  const [wanted, own] = [sizesIn(asked), [...sizesIn(called), ...sizes.filter((size) => /\dx\d/.test(size))]];
  if (wanted.length > 0 && own.length > 0) {
    const last = lastOf(wanted[0]!);
    return !wanted.some((size) => lastOf(size) === last && own.includes(size));
  }
  const pairs: string[] = called.match(PAIR) ?? [];
  const wantedPair = asked.match(PAIR)?.[0];
  if (wantedPair && pairs.length > 0) return !pairs.includes(wantedPair);
  const codes = codesIn(called);
  const told = codesIn(asked).flatMap((code) => {
    const alike = codes.filter(({ lead }) => lead === code.lead);
    if (alike.length === 0) return [];
    const { number: wantedNumber, end: wantedEnd } = code;
    // 6204 of a family that is sealed on both sides is a 6204-2RS.
    const isEnd = (end: string): boolean =>
      wantedEnd === '' || end === wantedEnd || (end === '' && all.includes(wantedEnd.slice(1)));
    return [alike.some(({ number, end }) => number === wantedNumber && isEnd(end))];
  });
  return told.length === 0 ? undefined : told.includes(false);
}

/** Whether the stored words of a size name what is asked for otherwise: 长 40 for 长 30, ⌀10 for ⌀8, 5.5 kW for 7.5 kW. */
function hasOtherMeasure(asked: string, words: readonly string[]): boolean {
  const isAnother = (wanted: string, alike: (word: string) => boolean): boolean => {
    const own = words.filter(alike);
    return own.length > 0 && !own.includes(wanted);
  };
  const labels = [...asked.matchAll(LABELLED)].flatMap(([, name = '', number = '']) => {
    const label = labelOf(name);
    return label ? [{ label, number }] : [];
  });
  if (
    labels.some(({ label, number }) =>
      isAnother(`${label}:${number}`, (word) => word.startsWith(`${label}:`)),
    )
  )
    return true;
  const diameter = DIAMETER.exec(asked)?.[1];
  if (diameter && isAnother(`=${diameter}`, (word) => /^=[\d.]+$/.test(word))) return true;
  return (asked.match(/(?<![\w.-])\w+(?:\.\w+)?(?![\w.-])/g) ?? [])
    .filter((word) => MEASURE.test(word))
    .some((word) =>
      isAnother(word, (own) => MEASURE.test(own) && own.replace(/[\d.]+/, '') === word.replace(/[\d.]+/, '')),
    );
}

/**
 * Whether goods are of another kind, size, type, strength, material or finish than a text asks for: nuts for bolts,
 * 6000-2RS for 6204-2RS, M8×40 for M8×30, class 10 for class 8. The first of the texts that they are called by and that
 * names a size decides; if none does, these are not compared.
 */
export function isOtherThan(text: string, { called, said = [], sizes = [], words = [] }: Offered): boolean {
  const asked = normalise(text);
  const plain = called.map((one) => normalise(one.replace(REACH, ' ')));
  const answer = plain
    .map((one, at) => isOther(asked, one, { sizes: at === 0 ? sizes : [], all: plain.join(' ') }))
    .find((one) => one !== undefined);
  const [own = '', ...names] = plain;
  return (
    answer === true ||
    areOtherKinds(text, called.join(' ')) ||
    hasOtherMeasure(asked, words) ||
    hasOtherTrait(asked, [own, ...said.map(normalise), ...names])
  );
}
