import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fenOf,
  multiply,
  parseYuan,
  permille,
  share,
  splitFen,
  sumFen,
  withoutTax,
  yuan,
} from '#lib/kernel/money.ts';

const fen = fc.integer({ min: -900_000_000_000, max: 900_000_000_000 });

describe('yuan and parseYuan', () => {
  it.each([
    [0, '0.00'],
    [1, '0.01'],
    [-5, '-0.05'],
    [1230, '12.30'],
    [-1230, '-12.30'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('%i fen is %s', (amount, text) => {
    expect(yuan(amount)).toBe(text);
    expect(parseYuan(text)).toBe(amount);
  });

  it.each([
    ['12', 1200],
    ['12.3', 1230],
    ['-0', 0],
    ['-0.00', 0],
  ])('reads %s', (text, amount) => {
    expect(parseYuan(text)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '1.234',
    '.5',
    '5.',
    '+1',
    '01',
    '1,000',
    '1e3',
    ' 1',
    '¥1',
    '1２',
    '--1',
    '90071992547409.92',
  ])('refuses "%s"', (text) => {
    expect(parseYuan(text)).toBeUndefined();
    expect(fenOf(text)).toBe(0);
  });

  it('come back to the same amount', () => {
    fc.assert(
      fc.property(fen, (amount) => {
        expect(parseYuan(yuan(amount))).toBe(amount);
      }),
    );
  });

  it('refuse what is not whole fen', () => {
    expect(() => yuan(0.5)).toThrow(RangeError);
    expect(() => yuan(Number.NaN)).toThrow(RangeError);
    expect(() => yuan(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError);
  });
});

describe('arithmetic', () => {
  it('refuses to leave the safe range', () => {
    expect(() => multiply(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError);
    expect(() => sumFen([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
    expect(() => multiply(10, 1.5)).toThrow(RangeError);
  });

  it('truncates shares towards zero', () => {
    expect(permille(1999, 200)).toBe(399);
    expect(permille(-1999, 200)).toBe(-399);
    expect(share(Number.MAX_SAFE_INTEGER, 999_999, 1_000_000)).toBe(9_007_190_247_541_736);
  });

  it.each([
    [11_300, 10_000],
    [100, 88],
    [1, 1],
    [-100, -88],
    [0, 0],
    [23_201, 20_532],
  ])('%i fen with tax is %i without', (gross, net) => {
    expect(withoutTax(gross)).toBe(net);
  });

  it('takes the tax of any rate off as decimals rounded half up would', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.constantFrom(0, 1, 3, 6, 9, 13),
        (gross, rate) => {
          const net = BigInt(withoutTax(gross, rate));
          const whole = BigInt(100 + rate);
          // net is nearest to gross / 1.13, and a tie goes up
          const twice = BigInt(gross) * 200n - net * whole * 2n;
          expect(twice >= -whole && twice < whole).toBe(true);
        },
      ),
    );
  });
});

describe('splitFen', () => {
  it('truncates, and the last with a weight takes the rest', () => {
    expect(splitFen(1000, [1, 1, 1])).toEqual([333, 333, 334]);
    expect(splitFen(1000, [1, 1, 1, 0])).toEqual([333, 333, 334, 0]);
    expect(splitFen(-1000, [1, 1, 1])).toEqual([-333, -333, -334]);
  });

  it('shares equally when nothing has a weight', () => {
    expect(splitFen(10, [0, 0, 0])).toEqual([3, 3, 4]);
    expect(splitFen(0, [])).toEqual([]);
    expect(() => splitFen(1, [])).toThrow(RangeError);
    expect(() => splitFen(1, [1, -1])).toThrow(RangeError);
  });

  it('never loses a fen, whatever the size of total and weights', () => {
    const weights = fc.array(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(fen, weights, (total, list) => {
        const parts = splitFen(total, list);
        expect(sumFen(parts)).toBe(total);
        const weighty = list.some((weight) => weight > 0);
        const sound = parts.every(
          (part, index) =>
            Number.isSafeInteger(part) &&
            Math.sign(part) * Math.sign(total) >= 0 &&
            (part === 0 || !weighty || list[index]! > 0),
        );
        expect(sound).toBe(true);
      }),
    );
  });
});
