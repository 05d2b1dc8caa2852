import type { TwoWords } from '#lib/db/schema.ts';

/** A separator that is part of a text has a backslash in front. */
const escaped = (text: string): string => text.replace(/[\\|]/g, '\\$&').replace(/\/\//g, '\\/\\/');
const plain = (text: string): string => text.replace(/\\([\\|/])/g, '$1').trim();

/** Cuts at a separator that has no backslash in front. */
function cut(text: string, separator: string): string[] {
  const parts: string[] = [];
  let [start, at] = [0, 0];
  while (at < text.length) {
    if (text[at] === '\\') at += 2;
    else if (text.startsWith(separator, at)) {
      parts.push(text.slice(start, at));
      start = at += separator.length;
    } else at += 1;
  }
  parts.push(text.slice(start));
  return parts;
}

const wordsOf = (text: string): TwoWords => {
  const [zh = '', en] = cut(text, '//').map(plain);
  return { zh, en: en || zh };
};
const textOf = ({ zh, en }: TwoWords): string =>
  en === zh ? escaped(zh) : `${escaped(zh)} // ${escaped(en)}`;

/** `Chinese // English`, or one text for both. */
export const readWords = wordsOf;
export const writeWords = textOf;

/** `one | two | three`; empty parts fall away. */
export const readList = (text: string): string[] => cut(text, '|').map(plain).filter(Boolean);
export const writeList = (texts: readonly string[]): string => texts.map(escaped).join(' | ');

export interface OptionCell {
  name: TwoWords;
  /** Values in their order, when the cell gives one. */
  values: TwoWords[];
}

/** `Thread // 螺纹: M5 | M6`: the option and, if wanted, the order of its values. */
export function readOption(text: string): OptionCell {
  const at = text.search(/[:：](?=\s)|[:：]$/);
  const name = at < 0 ? text : text.slice(0, at);
  const values = at < 0 ? [] : cut(text.slice(at + 1), '|').filter((part) => part.trim());
  return { name: wordsOf(name), values: values.map(wordsOf) };
}
export const writeOption = ({ name, values }: OptionCell): string =>
  `${textOf(name)}: ${values.map(textOf).join(' | ')}`;

/** `10=4.19 | 40=4.04`: from so many units on, at this price; pairs of texts. */
export const readPairs = (text: string): [string, string][] =>
  text
    .split(/[|;；]/)
    .filter((part) => part.trim())
    .map((part) => {
      const [start = '', price = ''] = part.split(/[=:：]/).map((one) => one.trim());
      return [start, price];
    });
