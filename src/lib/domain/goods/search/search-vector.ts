import { designationKey } from './text/normalise.ts';
import { pressuresWithin } from './text/pressures.ts';
import { headSounds, pinyinTokens } from './text/pinyin.ts';
import { headsOf, storedTokens } from './text/tokenise.ts';

export interface SearchSource {
  name: string;
  nameEn: string;
  brand: string[];
  category: string[];
  keywords: string[];
  standards: string[];
  designations: string[];
  params: string[];
}

/** Rises whenever the same product would be stored with other words than before: older ones are then renewed. */
export const SEARCH_RULES = 1;

type Weight = 'A' | 'B' | 'C' | 'D';

const LONGEST_LEXEME = 200;
export const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The lexeme of what a thing is, beside the words that it only mentions. */
export const headLexeme = (word: string): string => `^${word}`;

/** The search column of a product as a tsvector literal: what it is called weighs more than what it mentions. */
export function searchVector(source: SearchSource): string {
  const weights = new Map<string, Weight>();
  const add = (weight: Weight, tokens: Iterable<string>) => {
    for (const token of tokens) {
      if (token.length > 0 && token.length <= LONGEST_LEXEME && !weights.has(token))
        weights.set(token, weight);
    }
  };
  // The first names of the line of categories are the nearest ones, Chinese and English.
  const nearest = source.category.slice(0, 2);
  add('A', [source.name, ...source.category.slice(0, 1)].flatMap(headsOf).map(headLexeme));
  add('A', nearest.slice(1).flatMap(storedTokens).map(headLexeme));
  add('A', source.category.slice(0, 1).concat(source.name).flatMap(headSounds).map(headLexeme));
  add('A', storedTokens(`${source.name} ${source.nameEn}`));
  add('A', source.standards.flatMap(storedTokens));
  add('B', [...source.category, ...source.brand, ...source.keywords].flatMap(storedTokens));
  add(
    'B',
    source.designations.flatMap((text) => [...storedTokens(text), designationKey(text)]),
  );
  add('C', source.params.flatMap(storedTokens));
  add('D', source.params.flatMap(pressuresWithin));
  add('D', pinyinTokens(`${source.name} ${source.category.join(' ')} ${source.keywords.join(' ')}`));
  let position = 0;
  return [...weights]
    .map(([lexeme, weight]) => `${quote(lexeme)}:${(position = (position % 16_000) + 1)}${weight}`)
    .join(' ');
}
