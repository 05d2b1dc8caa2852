import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkLifetime,
  checkMaximum,
  checkMinimum,
  checkMultiple,
  checkPresent,
  checkStock,
  nextAllowed,
} from '#lib/kernel/quantity.ts';
import { fail, ok } from '#lib/kernel/result.ts';

const rule = { minimum: 10, multiple: 4, maximum: 30, unit: '盒' };
const limits = [checkMinimum, checkMultiple, checkMaximum];

describe('the checks of a quantity', () => {
  it.each([0, -4, 1.5, Number.NaN, Infinity])('%d is no quantity', (quantity) => {
    expect(checkPresent(quantity, 'line-1')).toEqual(fail('quantity.required', undefined, 'line-1'));
  });

  it('name the limit that refuses', () => {
    expect(checkMinimum(8, rule)).toEqual(fail('quantity.below_minimum', { n: 10, unit: '盒' }));
    expect(checkMultiple(10, rule)).toEqual(fail('quantity.not_multiple', { n: 4 }));
    expect(checkMaximum(32, rule)).toEqual(fail('quantity.above_maximum', { n: 30 }));
    expect(limits.map((check) => check(28, rule))).toEqual([ok(28), ok(28), ok(28)]);
  });

  it('allow any whole number without a rule', () => {
    expect(checkPresent(1)).toEqual(ok(1));
    expect(limits.map((check) => check(1, {}))).toEqual([ok(1), ok(1), ok(1)]);
    expect(limits.map((check) => check(7, { maximum: 0, multiple: 0 }))).toEqual([ok(7), ok(7), ok(7)]);
  });
});

describe('stock and lifetime', () => {
  it('say what is left', () => {
    expect(checkStock(5, 5)).toEqual(ok(5));
    expect(checkStock(6, 5, 'a')).toEqual(fail('stock.short', { n: 5 }, 'a'));
    expect(checkStock(1, -2)).toEqual(fail('stock.short', { n: 0 }));
    expect(checkLifetime(3, 7, 10)).toEqual(ok(3));
    expect(checkLifetime(4, 7, 10)).toEqual(fail('quantity.above_lifetime', { n: 3 }));
    expect(checkLifetime(4, 12, 10)).toEqual(fail('quantity.above_lifetime', { n: 0 }));
    expect(checkLifetime(4_000, 7, 0)).toEqual(ok(4_000));
  });
});

describe('nextAllowed', () => {
  it.each([
    [1, 12],
    [12, 12],
    [13, 16],
    [29, 28],
    [Number.NaN, 12],
  ])('%d becomes %d', (wanted, allowed) => {
    expect(nextAllowed(wanted, rule)).toBe(allowed);
  });

  it('is undefined when the rule allows nothing', () => {
    expect(nextAllowed(5, { minimum: 9, multiple: 10, maximum: 9 })).toBeUndefined();
  });

  it('always passes the check, and is the nearest from above where there is one', () => {
    const count = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(count, count, count, count, (wanted, minimum, multiple, maximum) => {
        const allowed = nextAllowed(wanted, { minimum, multiple, maximum });
        const all = Array.from({ length: maximum }, (_, index) => index + 1).filter((quantity) =>
          limits.every((check) => check(quantity, { minimum, multiple, maximum }).ok),
        );
        expect(allowed).toBe(all.find((quantity) => quantity >= wanted) ?? all.at(-1));
      }),
    );
  });
});
