import { simplify } from '../../search/index.ts';
import { entriesOf } from '#lib/kernel/records.ts';
import { COLUMNS, type ColumnKey } from './column-words.ts';
import { NAMES, SCALES } from './heading-words.ts';

/** What a heading stands for: a column, and what its numbers are multiplied with. */
export interface Heading {
  key: ColumnKey;
  scale: number;
  /** Unit of the column, if its heading names one: 库存（百支）. */
  counted?: string;
}

const PLAIN = /^[\x21-\x29\x2b-\x7e]*$/;
const KEPT_MOST = 2000;
const kept = new Map<string, string>();
/** Half width, in simplified characters, without blanks, marks of required columns and invisible characters. */
export function folded(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const known = kept.get(text);
  if (known !== undefined) return known;
  const plain = simplify(text.normalize('NFKC'))
    .replace(/[*\s\u200b-\u200d\u2060\ufeff]/g, '')
    .toLowerCase();
  // Headings come again with every row that may be one.
  if (kept.size >= KEPT_MOST) kept.clear();
  kept.set(text, plain);
  return plain;
}

const BRACKETED = /^(.+?)[(【]([^()【】]*)[)】]$/;
const MONEY = /^(.+?)[/:]?(元|rmb|cny)$/;
const MARKS = /^(?:必填|选填|required|optional)$/;
/** How stock and quantities are counted: a piece of some kind, or many of them. */
const COUNTED =
  /^(?:[十百千万])?(?:件|个|只|支|套|根|条|片|张|把|台|块|颗|粒|枚|对|双|副|盒|箱|包|袋|卷|盘|米|公斤|千克|吨|桶|瓶|打|pcs|pc|pieces?|sets?|boxe?s?|rolls?|kg|m)$/;
const [YUAN, DAYS] = [/^(?:元|人民币|cny|rmb|yuan|¥|元\/.+|含税)$/, /^(?:天|日|days?)$/];
/** Units that a heading may name in brackets; another one is another column. */
const UNITS: Partial<Record<ColumnKey, RegExp>> = {
  name: /^(?:中文|chinese)$/,
  brief: /^(?:中文|chinese)$/,
  description: /^(?:中文|chinese)$/,
  price: YUAN,
  market_price: YUAN,
  tiers: YUAN,
  lead_days: DAYS,
};
const ENGLISH: Partial<Record<ColumnKey, ColumnKey>> = {
  name: 'name_en',
  brief: 'brief_en',
  description: 'description_en',
};

const whole = new Map<string, ColumnKey>();
const bare = new Map<string, ColumnKey>();
for (const [name, words] of entriesOf(COLUMNS)) {
  for (const text of [name, words.zh, words.en]) whole.set(folded(text), name);
  if (!name.endsWith('_en'))
    for (const text of [words.zh, words.en])
      bare.set(BRACKETED.exec(folded(text))?.[1] ?? folded(text), name);
  for (const text of NAMES[name]?.split(' ') ?? []) bare.set(text, name);
}

function inUnit(key: ColumnKey, unit: string): Heading | undefined {
  const scales = SCALES[key];
  if (scales) return scales[unit] === undefined ? undefined : { key, scale: scales[unit] };
  if ((key === 'stock' || key === 'moq') && COUNTED.test(unit)) return { key, scale: 1, counted: unit };
  if (unit === '' || MARKS.test(unit) || UNITS[key]?.test(unit)) return { key, scale: 1 };
  const english = ENGLISH[key];
  return english && /^(?:英文|english)$/.test(unit) ? { key: english, scale: 1 } : undefined;
}

const MANY: [RegExp, number][] = [
  [/^十/, 10],
  [/^百|^100(?=\D)/, 100],
  [/^千(?!克)|^1000(?=\D)/, 1000],
  [/^万|^10000(?=\D)/, 10_000],
];
/** How many pieces one of a unit has, if its name tells it: 百支 are a hundred. */
export const piecesOf = (unit: string): number => MANY.find(([name]) => name.test(folded(unit)))?.[1] ?? 1;

const BOTH = /^(\p{Script=Han}{2,})\s*[ /|\n]\s*([a-z]{3,}[a-z .]*(?:[(（].*[)）])?)$/iu;
/** The Chinese and the English of a heading that is written in both: 材质 Material. */
export const inBoth = (text: string): [zh: string, en: string] | undefined => {
  const [, zh, en] = BOTH.exec(text.normalize('NFKC').trim()) ?? [];
  return zh && en ? [zh, en] : undefined;
};

/** The column that a heading names, in any of the ways that leave no doubt: `单价`, `单价（元）`, `Price`, `重量(kg)`. */
export function headingOf(text: string): Heading | undefined {
  return namedBy(text) ?? inBoth(text)?.map(namedBy).find(Boolean);
}

function namedBy(text: string): Heading | undefined {
  const plain = folded(text);
  const own = whole.get(plain);
  if (own) return { key: own, scale: 1 };
  const alone = bare.get(plain);
  if (alone) return inUnit(alone, '');
  const [, base = '', unit = ''] = BRACKETED.exec(plain) ?? MONEY.exec(plain) ?? [];
  const key = bare.get(base);
  return key && inUnit(key, unit);
}
