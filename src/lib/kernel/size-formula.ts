type Term = (values: readonly string[]) => number;

const NUMBER = /\d+(?:\.\d+)?/;
const AT_START = new RegExp(`^${NUMBER.source}`);

/** `M6` counts as 6; a value without a number makes nothing of the whole formula. */
const numberIn = (value = ''): number => Number(NUMBER.exec(value)?.[0] ?? Number.NaN);

/** Reads one formula from left to right; undefined where it stops being one. */
class Reader {
  names: readonly (readonly [name: string, at: number])[];
  rest: string;
  constructor(text: string, options: readonly string[]) {
    // The longest first: “Length of thread” is not “Length”.
    this.names = options
      .flatMap((option, at) => namesOf(option).map((name) => [name, at] as const))
      .filter(([name]) => name !== '')
      .toSorted(([a], [b]) => b.length - a.length);
    this.rest = text;
  }

  takes(signs: string): string | undefined {
    const [sign = ''] = this.rest;
    if (sign === '' || !signs.includes(sign)) return undefined;
    this.rest = this.rest.slice(1);
    return sign;
  }
  sum(): Term | undefined {
    let left = this.product();
    for (let sign = this.takes('+-'); left && sign; sign = this.takes('+-'))
      left = joined(left, sign, this.product());
    return left;
  }
  product(): Term | undefined {
    let left = this.factor();
    for (let sign = this.takes('*/'); left && sign; sign = this.takes('*/'))
      left = joined(left, sign, this.factor());
    return left;
  }
  factor(): Term | undefined {
    if (this.takes('(')) {
      const inner = this.sum();
      return this.takes(')') ? inner : undefined;
    }
    const named = this.names.find(([name]) => this.rest.startsWith(name));
    const word = named?.[0] ?? AT_START.exec(this.rest)?.[0];
    if (word === undefined) return undefined;
    this.rest = this.rest.slice(word.length);
    return named ? (values) => numberIn(values[named[1]]) : () => Number(word);
  }
}

const joined = (left: Term, sign: string, right: Term | undefined): Term | undefined =>
  right &&
  ((values) => {
    const [a, b] = [left(values), right(values)];
    return sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b : a / b;
  });

/** One writing for signs of every keyboard, letters of either size, without spaces. */
const plain = (text: string): string =>
  text.normalize('NFKC').replaceAll('×', '*').replaceAll('÷', '/').replaceAll(/\s/g, '').toLowerCase();

/** An option is called by its name in either language, without its unit: `长度 // Length [mm]`. */
const namesOf = (option: string): string[] =>
  option.split('//').map((name) => plain(name.replace(/\[[^\]]*\]\s*$/, '')));

export const isFormula = (text: string): boolean => plain(text).startsWith('=');

/**
 * What a formula makes of each size: `=0.12+0.004*Length` takes the number in the size's value of that option, so `M6`
 * counts as 6. Values are rounded to so many `digits`. Told are where the formula stops being one (`reads`) and the first
 * size for which nothing comes out that could be written (`result`): a value without a number, below zero, divided by 0.
 */
export function computed(
  text: string,
  {
    options,
    sizes,
    digits,
  }: { options: readonly string[]; sizes: readonly (readonly string[])[]; digits: number },
): { ok: true; values: string[] } | { ok: false; fault: 'reads' | 'result'; text: string } {
  const reader = new Reader(plain(text).slice(1), options);
  const formula = reader.sum();
  if (!formula || reader.rest) return { ok: false, fault: 'reads', text: reader.rest || text };
  // 1.005 is a little less in a computer's own numbers, and half a fen is rounded up.
  const values = sizes.map((size) => Number((formula(size) + 1e-9).toFixed(digits)));
  const open = values.findIndex((value) => !Number.isFinite(value) || value < 0);
  if (open >= 0) return { ok: false, fault: 'result', text: sizes[open]!.join(' ') };
  return { ok: true, values: values.map(String) };
}
