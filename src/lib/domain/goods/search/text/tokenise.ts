import { Jieba } from '@node-rs/jieba';
import { commonWords } from './common-words.ts';
import { linesOf } from '../data/lines.ts';
import { INDUSTRIAL_WORDS } from './industrial-words.ts';
import { normalise } from './normalise.ts';
import { unitsJoined } from './units-joined.ts';

const ATOMS = /\p{Script=Han}+|[a-z0-9][a-z0-9./_+#-]*/gu;
const HAN = /^\p{Script=Han}/u;

/** Words seen less often in the cutter's own texts are cut into their parts. */
const COMMON = 20;

let jieba: Jieba | undefined;
function cutter(): Jieba {
  if (!jieba) {
    jieba = Jieba.withDict(commonWords(COMMON));
    jieba.loadDict(Buffer.from(INDUSTRIAL_WORDS.map((word) => `${word} 100000 n\n`).join('')));
    // What says nothing is cut off as a whole, too: 包邮, 厂家直销.
    const idle = linesOf('idle.txt').flatMap((line) => line.split(' '));
    jieba.loadDict(
      Buffer.from(
        idle.flatMap((word) => (/^\p{Script=Han}{2,}$/u.test(word) ? [`${word} 2000 n\n`] : [])).join(''),
      ),
    );
  }
  return jieba;
}

export const bigrams = (run: string): string[] => {
  const chars = [...run];
  return chars.slice(0, -1).map((char, at) => char + chars[at + 1]!);
};

/** One for many: bolts → bolt, bushes → bush. */
export const singular = (word: string): string =>
  /^[a-z]{3,}(?:s|x|z|ch|sh)es$/.test(word)
    ? word.slice(0, -2)
    : /^[a-z]{2,}[^s\W\d]s$/.test(word)
      ? word.slice(0, -1)
      : word;

/** 1/2in and 1-1/4in are whole: joined, half an inch would be twelve, and its second part two. */
export const isInchFraction = (word: string): boolean => /^(?:\d{1,2}-)?\d{1,2}\/\d{1,2}in$/.test(word);

/** GE16S-1/2in: a code and the inches of its thread behind it. */
export function inchesBehind(word: string): [string, string] | undefined {
  const [, code, inches] = /^(.*[a-z].*?)-((?:[1-9]-)?\d{1,2}\/\d{1,2}in)$/.exec(word) ?? [];
  return code && inches ? [code, inches] : undefined;
}

/** A latin word as it stands in the index: `6204-2rs` is 62042rs. */
export const joined = (word: string): string =>
  isInchFraction(word) ? word : word.replace(/[./_+-]+$/, '').replace(/[/_-]/g, '');

/** `6204-2rs` is also 6204 and 2rs, `m8x30` also m8 and 30, `d21.3x2.5` also 21.3x2.5. */
export function latinParts(word: string): string[] {
  if (isInchFraction(word)) return [];
  const ends = inchesBehind(word);
  if (ends) return [...(latinParts(ends[0]).length > 0 ? latinParts(ends[0]) : [ends[0]]), ends[1]];
  const pieces = word.split(/[/_-]|(?<=\d)x(?=\d)/).filter(Boolean);
  return pieces.length > 1 ? pieces : [];
}

/** A number with at most a unit: without its point it would be another one. */
export const isMeasure = (word: string): boolean => /^d?\d*\.?\d+[a-z]{0,3}$/.test(word);

function latinTokens(word: string): string[] {
  const tokens = [joined(word), singular(word), ...latinParts(word)];
  if (!isMeasure(word)) tokens.push(joined(word).replaceAll('.', ''));
  // 18l is also 18; PL8-02 also 8-02, PG10-6 also 10-6.
  const amount = /^(\d+(?:\.\d+)?)(?:l|ml|p)$/.exec(word)?.[1];
  if (amount) tokens.push(amount);
  const code = /^[a-z]{1,3}(\d{1,2}-\d{1,2})$/.exec(word)?.[1];
  if (code) tokens.push(joined(code));
  // G15L is for a tube of 15 in the light series.
  const tube = /^[a-z]{1,3}(\d{1,2}[ls])$/.exec(word)?.[1];
  if (tube) tokens.push(tube);
  const section = /^[a-z](\d{1,2}(?:\.\d)?[abc]?#[abc]?)$/.exec(word)?.[1];
  if (section) tokens.push(section);
  const size = /^(?:d|[a-z]{1,4}(?=\d[\d.]*x))(\d.*)$/.exec(word)?.[1];
  return size ? [...tokens, size, ...latinParts(size)] : tokens;
}

/** Runs of Han characters and latin words of a text that is already normalised, in their order. */
export const atomsOf = (plain: string): { text: string; isHan: boolean }[] =>
  [...plain.matchAll(ATOMS)].map(([text]) => ({ text, isHan: HAN.test(text) }));

/** Words of a run for a query: each is meant. */
export const cutRun = (run: string): string[] => cutter().cut(run, true);

/** Every token of a text that is stored: words, character pairs and parts of designations. */
export function storedTokens(text: string): string[] {
  const tokens = new Set<string>();
  const plain = normalise(text);
  // 45 g is asked for as 45g, too.
  const measured = unitsJoined(plain);
  if (measured !== plain)
    for (const { text: atom } of atomsOf(measured)) if (isMeasure(atom)) tokens.add(atom);
  for (const { text: atom, isHan } of atomsOf(plain)) {
    if (!isHan) {
      for (const token of latinTokens(atom)) tokens.add(token);
      continue;
    }
    for (const word of cutter().cutForSearch(atom, true)) tokens.add(word);
    // Pairs and characters beside words, so that no part of a name is unfindable.
    for (const pair of bigrams(atom)) tokens.add(pair);
    for (const char of atom) tokens.add(char);
  }
  return [...tokens].filter(Boolean);
}

const LONGEST_HEAD = 6;
/** The end of a Chinese name is the general name: 电动法兰球阀 is a 球阀. */
export function headsOf(text: string): string[] {
  const heads = new Set<string>();
  // What stands in brackets explains: （配三相电机） makes no motor of a gearbox.
  for (const { text: atom, isHan } of atomsOf(normalise(text).replace(/\([^)]*\)/g, ' '))) {
    if (!isHan) continue;
    const chars = [...atom];
    for (let n = 1; n <= Math.min(LONGEST_HEAD, chars.length); n += 1) heads.add(chars.slice(-n).join(''));
  }
  return [...heads];
}

const ENGLISH_END =
  /[(,;/]|(?<!-)\b(?:for|with|to|in|of|and|style|grade|class|type|product|form|series|sch|schedule|size|model)\b|\b(?:iso|din|gb|ansi|asme|astm|api|aisi|sae|nf|gost|iec|ul|en|jis|bs)\b|[^\s(,;/]*\d[^\s(,;/]*/;
/** What a thing is made of stands in front of it: a Stainless 316L sanitary tube is a tube, a Carbon steel Q235B flange a flange. */
const MATERIAL =
  /^(?:stainless|steel|carbon|alloy|brass|bronze|copper|alumini?um|nylon|plastic|rubber|silicone|cast|iron|ductile|malleable|galvanized|forged|polyurethane|polyamide|graphite|titanium|grade)$/;
/** What follows the name of a thing and says how it is: Push-in male elbow PL, nickel-plated brass. */
const FOLLOWING =
  /^(?:stainless|brass|bronze|copper|alumini?um|nylon|plastic|rubber|silicone|polyurethane|plated|nickel|zinc|chrome|coated|galvanized|slotted|flush)$/;
/** The last word of an English name before its standards and numbers: a hexagon socket head cap screw is a screw. */
export function englishHeads(name: string): string[] {
  const parts = name
    .toLowerCase()
    .split(ENGLISH_END)
    .map((part) => part.match(/[a-z]{3,}/g) ?? []);
  // A model in front is left out: a CJX2 contactor is a contactor.
  const words =
    parts.find((part) => part.some((word) => !MATERIAL.test(word))) ??
    parts.find((part) => part.length > 0) ??
    [];
  const last = words.findLast((word) => !FOLLOWING.test(word)) ?? words.at(-1);
  return last ? [singular(last)] : [];
}
