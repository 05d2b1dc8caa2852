import type { OptionRow, ParamRow } from '../../../db/schema.ts';
import { designationKey, normalise } from './text/normalise.ts';
import { pressuresWithin } from './text/pressures.ts';
import { headSounds, pinyinTokens } from './text/pinyin.ts';
import { sizesIn, sizesOf, sizeToken } from './text/sizes.ts';
import { wordsOfSize } from './text/size-words.ts';
import { STANDARD } from './text/standard.ts';
import { englishHeads, headsOf, storedTokens } from './text/tokenise.ts';

export interface SearchSource {
  name: string;
  nameEn: string;
  brand: string[];
  category: string[];
  keywords: string[];
  standards: string[];
  designations: string[];
  params: string[];
  /** What its sizes are called by (`sizeWords`), all of them together. */
  sizes: SizeWords[];
}

/** One size as it is stored: its dimensions as tokens, the words of its own parameters, and what tells it apart. */
export interface SizeWords {
  sizes: string[];
  words: string[];
  marks: string[];
}

interface SizeSource {
  designation: string;
  params: readonly ParamRow[];
  choice: readonly number[];
}

/** What one size of a product is found by, beside its designation. */
export function sizeWords(
  { designation, params, choice }: SizeSource,
  options: readonly OptionRow[],
): SizeWords {
  const picked = options.flatMap(({ name, values }, at) => {
    const value = values[choice[at] ?? -1];
    return value ? [{ name: name.zh, ...value }] : [];
  });
  const chosen = picked.map(({ zh }) => zh);
  const named = params.map(({ name, value, unit }) => ({ name: name.zh, value: value.zh, unit }));
  return {
    sizes: sizesOf(designation, named, chosen),
    words: [...new Set([...params.map(measured), ...chosen])].filter((text) => !NUMBER.test(text)),
    marks: wordsOfSize(designation, picked, named),
  };
}

/** 25 A is a word, 25 mm is a number like any other. */
const measured = ({ value, unit }: ParamRow): string =>
  unit && NUMBER.test(value.zh) && SAYING.test(unit) ? `${value.zh}${unit}` : value.zh;

/** Rises whenever the same product would be stored with other words than before: older ones are then renewed. */
export const SEARCH_RULES = 28;

/** A number is of no use without its name. */
const NUMBER = /^[\d.\s~-]+$/;
/** Units that say by themselves what is measured. */
const SAYING = /^(?:a|v|kw|w|kn|n·m|l\/min|m³\/h|mm²)$/i;
/** So many words of sizes; a family of thousands repeats them. */
const MOST_WORDS = 600;

/** 6-41 mm, ⌀100-230, 0-125 mm 至 0-1000 mm. */
const REACH =
  /[⌀Φφ]?\d+(?:\.\d+)?\s*(?:mm|g|kg|m|A)?\s*(?:[-~～]|至|to)\s*[⌀Φφ]?\d+(?:\.\d+)?\s*(?:mm|g|kg|A)(?![A-Za-z])|[⌀Φφ]\d+(?:\.\d+)?\s*[-~～]\s*\d+(?:\.\d+)?|DN\d+\s*[-~～]\s*(?:DN)?\d+/g;

/** GB/T 97.1, DIN 125-A: a letter or a part at the end is left out by many. */
const withoutSuffix = (standard: string): string[] => {
  const base = /^([a-z]+\d+(?:\.\d+)*)-?[a-z]$/.exec(normalise(standard))?.[1];
  return base ? [base] : [];
};

const SEVERAL = /[与和、/及]/;
const standardsIn = (text: string): string[] => storedTokens(text).filter((token) => STANDARD.test(token));

type Weight = 'A' | 'B' | 'C' | 'D';

const LONGEST_LEXEME = 200;
export const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The lexeme of a word that heads a name, beside that of a word that is only mentioned. */
export const headLexeme = (word: string): string => `^${word}`;

/**
 * The search column of a product as a tsvector literal: words of its name weigh more than words that it only mentions.
 */
export function searchVector(source: SearchSource): string {
  const weights = new Map<string, Weight>();
  const add = (weight: Weight, tokens: Iterable<string>) => {
    for (const token of tokens) {
      if (token.length > 0 && token.length <= LONGEST_LEXEME && !weights.has(token))
        weights.set(token, weight);
    }
  };
  const [category = '', english = ''] = source.category;
  add('A', [...headsOf(source.name), ...englishHeads(source.nameEn)].map(headLexeme));
  add('A', headSounds(source.name).map(headLexeme));
  // The standard that it is called by, before those that mean the same.
  const standards = source.standards.length === 1 ? source.standards : [];
  add('A', [source.name, ...standards].flatMap(standardsIn).map(headLexeme));
  // A category of several things does not say which of them a product is: of chains and sprockets.
  const kinds = english.split(/[&,/]|\band\b/);
  const weight = kinds.length > 1 || SEVERAL.test(category) ? 'B' : 'A';
  add(weight, [...headsOf(category), ...headSounds(category)].map(headLexeme));
  add(weight, kinds.flatMap(englishHeads).map(headLexeme));
  // The range that a family covers is not one of its sizes.
  const names = `${source.name} ${source.nameEn}`;
  add('A', storedTokens(names.replace(REACH, ' ')));
  add(
    'A',
    source.standards.flatMap((text) => [...storedTokens(text), ...withoutSuffix(text)]),
  );
  add('B', [...source.category, ...source.brand, ...source.keywords].flatMap(storedTokens));
  add(
    'B',
    source.designations.flatMap((text) => [...storedTokens(text), designationKey(text)]),
  );
  add(
    'B',
    [...new Set(source.sizes.flatMap((row) => row.sizes)), ...sizesIn(normalise(source.name))].map(sizeToken),
  );
  add('C', source.params.flatMap(storedTokens));
  add('C', [...new Set(source.sizes.flatMap((row) => row.words))].slice(0, MOST_WORDS).flatMap(storedTokens));
  add('D', storedTokens(names));
  add('D', source.params.flatMap(pressuresWithin));
  add('D', pinyinTokens(`${source.name} ${source.category.join(' ')} ${source.keywords.join(' ')}`));
  let position = 0;
  return [...weights]
    .map(([lexeme, weight]) => `${quote(lexeme)}:${(position = (position % 16_000) + 1)}${weight}`)
    .join(' ');
}
