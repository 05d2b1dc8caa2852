import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { INDUSTRIAL_WORDS } from './industrial-words.ts';
import { normalise } from './normalise.ts';

const HAN = /\p{Script=Han}+/gu;
const LATIN = /[a-z0-9][a-z0-9./_+#-]*/g;

let jieba: Jieba | undefined;
function cutter(): Jieba {
  if (!jieba) {
    jieba = Jieba.withDict(dict);
    jieba.loadDict(Buffer.from(INDUSTRIAL_WORDS.map((word) => `${word} 100000 n\n`).join('')));
  }
  return jieba;
}

const bigrams = (run: string): string[] => {
  const chars = [...run];
  return chars.slice(0, -1).map((char, at) => char + chars[at + 1]!);
};

/** `m8x30` is also found by `m8` and `30`; `6204-2rs` by `6204` and `2rs`. */
function latinTokens(word: string): string[] {
  const trimmed = word.replace(/[./_-]+$/, '');
  const parts = trimmed.split(/[x/_-]/).filter((part) => part.length > 0);
  const joined = trimmed.replace(/[/_-]/g, '');
  return [...new Set([trimmed, joined, ...(parts.length > 1 ? parts : [])])];
}

/** Every token of a text that is stored: words, character pairs and parts of designations. */
export function storedTokens(text: string): string[] {
  const plain = normalise(text);
  const tokens = new Set<string>();
  for (const [run] of plain.matchAll(HAN)) {
    for (const word of cutter().cutForSearch(run, true)) tokens.add(word);
    // Pairs beside words, so that no part of a name is unfindable.
    for (const pair of bigrams(run)) tokens.add(pair);
  }
  for (const [word] of plain.matchAll(LATIN)) for (const token of latinTokens(word)) tokens.add(token);
  return [...tokens];
}

/** The words of a query, each of which must be found (or a synonym of it). */
export function queryTokens(text: string): string[] {
  const plain = normalise(text);
  const tokens = new Set<string>();
  for (const [run] of plain.matchAll(HAN)) {
    for (const word of cutter().cut(run, true)) {
      if (word.length > 1 || run.length === 1) tokens.add(word);
      else if (!/[的和与及或了]/.test(word)) tokens.add(word);
    }
  }
  for (const [word] of plain.matchAll(LATIN)) tokens.add(word.replace(/[./_-]+$/, '').replace(/[/_-]/g, ''));
  return [...tokens].filter(Boolean);
}
