import { isNone } from './list-cells.ts';
import type { ListSize } from './list-goods.ts';

const SERIES =
  /(?:长度|length|(?<![a-z])l(?![a-z]))[^\d:：]{0,16}[:：]?\s*(\d+(?:\.\d+)?(?:\s*(?:[、,，;；/]|\s)\s*\d+(?:\.\d+)?)+)/i;
const LEAST_LENGTHS = 3;

/** The lengths that a remark names one after the other, from the shortest on; empty where it names none. */
export function lengthsIn(text: string): number[] {
  const found = SERIES.exec(text.normalize('NFKC'))?.[1];
  const lengths = found ? (found.match(/\d+(?:\.\d+)?/g) ?? []).map(Number) : [];
  const grows = lengths.every((length, at) => at === 0 || length > lengths[at - 1]!);
  return grows && lengths.length >= LEAST_LENGTHS ? lengths : [];
}

/** M6×20-60: from which length on up to which. */
const RANGE = /^(.*[×x*]\s*)(\d+(?:\.\d+)?)\s*[-~～–—至]\s*(\d+(?:\.\d+)?)(?:\s*mm)?$/iu;
const BARE_RANGE = /^()(\d+(?:\.\d+)?)\s*[-~～–—至]\s*(\d+(?:\.\d+)?)(?:\s*mm)?$/u;
const LENGTH = /^(?:公称)?长度?(?![\p{Script=Han}])|^length|^l(?![a-z])/iu;

/** What a range stands for, where both of its ends are lengths of the series. */
function spelled(text: string, range: RegExp, series: readonly number[]): string[] {
  const [, before = '', from, to] = range.exec(text.normalize('NFKC').trim()) ?? [];
  const [least, most] = [series.indexOf(Number(from)), series.indexOf(Number(to))];
  if (from === undefined || least < 0 || most <= least) return [];
  return series.slice(least, most + 1).map((length) => `${before}${length}`);
}

/** A size that stands for several lengths of a printed series, as one size for each; any other as it is. */
export function inSeries(size: ListSize, series: readonly number[]): ListSize[] {
  if (series.length === 0) return [size];
  const { designation = '' } = size.fields;
  const named = isNone(designation) ? [] : spelled(designation, RANGE, series);
  if (named.length > 0)
    return named.map((text) => ({ ...size, fields: { ...size.fields, designation: text } }));
  const length = [...size.params].find(([name]) => LENGTH.test(name));
  if (!length) return [size];
  const [name, range] = length;
  const lengths = spelled(range, BARE_RANGE, series);
  if (lengths.length === 0) return [size];
  return lengths.map((text) => ({
    ...size,
    fields: { ...size.fields, ...(designation ? { designation: `${designation}×${text}` } : {}) },
    params: new Map(size.params).set(name, text),
    parts: size.parts.map((part) => (part === range ? text : part)),
  }));
}
