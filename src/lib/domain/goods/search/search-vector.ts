import { pinyin } from 'pinyin-pro';
import { storedTokens } from './tokenise.ts';

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

type Weight = 'A' | 'B' | 'C' | 'D';

const LONGEST_LEXEME = 200;
const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** luosi and ls, for buyers who type without an input method. */
function pinyinTokens(text: string): string[] {
  const words = storedTokens(text).filter((word) => /^\p{Script=Han}{2,6}$/u.test(word));
  return words.flatMap((word) => {
    const syllables = pinyin(word, { toneType: 'none', type: 'array' });
    return [syllables.join(''), syllables.map((syllable) => syllable[0] ?? '').join('')];
  });
}

/** The search column of a product as a tsvector literal: what it is called weighs more than what it mentions. */
export function searchVector(source: SearchSource): string {
  const weights = new Map<string, Weight>();
  const add = (weight: Weight, tokens: Iterable<string>) => {
    for (const token of tokens) {
      if (token.length > 0 && token.length <= LONGEST_LEXEME && !weights.has(token))
        weights.set(token, weight);
    }
  };
  add('A', storedTokens(`${source.name} ${source.nameEn}`));
  add('A', source.standards.flatMap(storedTokens));
  add('B', [...source.category, ...source.brand, ...source.keywords].flatMap(storedTokens));
  add('B', source.designations.flatMap(storedTokens));
  add('C', source.params.flatMap(storedTokens));
  add('D', pinyinTokens(`${source.name} ${source.category.join(' ')} ${source.keywords.join(' ')}`));
  let position = 0;
  return [...weights]
    .map(([lexeme, weight]) => `${quote(lexeme)}:${(position = (position % 16_000) + 1)}${weight}`)
    .join(' ');
}

/** All words must be there; `any` asks for one of them. */
export function searchQuery(
  tokens: string[],
  mode: 'all' | 'any' = 'all',
  synonyms: (token: string) => string[] = () => [],
): string {
  const groups = tokens.map((token) => `(${[token, ...synonyms(token)].map(quote).join(' | ')})`);
  return groups.join(mode === 'all' ? ' & ' : ' | ');
}
