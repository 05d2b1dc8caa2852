import { RANGE } from './range-words.ts';

/** Diameters of metric threads as they are sold (ISO 261, first and usual second choice). */
const THREADS = [
  1, 1.2, 1.4, 1.6, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 42, 45,
  48, 52, 56, 60, 64,
];
const VALUES_MAX = 200;

type RangeFault = 'step' | 'order' | 'many';
export type Range = { ok: true; values: string[] } | { ok: false; fault: RangeFault; text: string };

const BETWEEN = /[,，、;；\n]+/;

const digitsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

function expanded(text: string): Range {
  const match = RANGE.exec(text.normalize('NFKC'));
  if (!match) return { ok: true, values: [text] };
  const [, prefix = '', low = '', second = '', high = '', step] = match;
  // M6-20 is no range of threads but a screw; M6-M20 is one.
  if (prefix.trim() && !second.trim() && step === undefined) return { ok: true, values: [text] };
  if (prefix.trim() !== second.trim() && second.trim()) return { ok: true, values: [text] };
  const [from, to] = [Number(low), Number(high)];
  if (from > to) return { ok: false, fault: 'order', text };
  const named = (value: string): string => `${prefix.trim()}${value}`;
  if (step === undefined) {
    if (prefix.trim().toUpperCase() !== 'M') return { ok: false, fault: 'step', text };
    const known = THREADS.filter((size) => size >= from && size <= to);
    return { ok: true, values: known.map((size) => named(String(size))) };
  }
  const digits = Math.max(digitsOf(low), digitsOf(high), digitsOf(step));
  const unit = 10 ** digits;
  const [first, last, by] = [from, to, Number(step)].map((size) => Math.round(size * unit)) as [
    number,
    number,
    number,
  ];
  if (by <= 0) return { ok: false, fault: 'step', text };
  const count = Math.floor((last - first) / by) + 1;
  if (count > VALUES_MAX) return { ok: false, fault: 'many', text };
  return {
    ok: true,
    values: Array.from({ length: count }, (_, at) => named(String((first + at * by) / unit))),
  };
}

/**
 * The values that a line of text names: `20-60/10` are 20, 30, 40, 50, 60; `M6-M12` are the threads that are sold between
 * them; `M6, M8` are two. Nothing is guessed: numbers without a step are asked for one.
 */
export function sizeRange(text: string): Range {
  const values: string[] = [];
  for (const part of text.split(BETWEEN)) {
    const trimmed = part.trim();
    if (!trimmed) continue;
    const found = expanded(trimmed);
    if (!found.ok) return found;
    values.push(...found.values);
    if (values.length > VALUES_MAX) return { ok: false, fault: 'many', text: trimmed };
  }
  return { ok: true, values: [...new Set(values)] };
}

/** Every combination of values of several lists, the last one running fastest. */
export const combined = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>((rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])), [[]]);
