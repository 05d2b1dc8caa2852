import { expect, test } from 'vitest';
import { refreshed, withOwn } from '#islands/goods/buying.ts';
import {
  amountOf,
  chosenLines,
  cureOf,
  lessOf,
  moreOf,
  nextTierOf,
  ownTiers,
  priceOf,
  refusalOf,
} from '#islands/goods/selection.ts';
import { screws } from './goods-fixture.ts';

const [m6x20, m6x30, m8x20] = screws.skus as [
  (typeof screws.skus)[0],
  (typeof screws.skus)[0],
  (typeof screws.skus)[0],
];

test('quantities of all sizes count together for the tier of a mixed product', () => {
  const quantities = { 61: 30, 81: 20 };
  expect(priceOf(screws, quantities, m6x20)).toBe(90);
  expect(priceOf(screws, quantities, m8x20)).toBe(140);
  expect(amountOf(chosenLines(screws, quantities))).toBe(30 * 90 + 20 * 140);
  expect(priceOf({ ...screws, mixed: false }, quantities, m6x20)).toBe(100);
});

test.each([
  [{}, 'goods.sku_required', undefined],
  [{ 61: 5 }, 'quantity.below_minimum', { 61: 10 }],
  [{ 61: 12 }, 'quantity.not_multiple', { 61: 15 }],
  [{ 62: 45 }, 'stock.short', { 62: 40 }],
  [{ 61: 5, 81: 5 }, undefined, undefined],
])('%o: refused with %s, cured with %o', (quantities, code, cure) => {
  const refusal = refusalOf(screws, quantities);
  expect(refusal?.code).toBe(code);
  if (refusal) expect(cureOf(screws, quantities, refusal)).toEqual(cure);
});

test('the minimum holds for each size when sizes are not mixed', () => {
  expect(refusalOf({ ...screws, mixed: false }, { 61: 10, 81: 5 })).toMatchObject({
    code: 'quantity.below_minimum',
    field: '81',
  });
});

test('+ begins with the least that can be bought and goes on by the multiple; − ends at nothing', () => {
  expect(moreOf(screws, {}, m6x20)).toBe(10);
  expect(moreOf(screws, { 61: 10 }, m6x20)).toBe(15);
  expect(moreOf(screws, { 61: 10 }, m8x20)).toBe(5);
  expect(moreOf(screws, { 62: 40 }, m6x30)).toBe(40);
  expect(lessOf(screws, { 61: 15 }, m6x20)).toBe(10);
  expect(lessOf(screws, { 61: 10 }, m6x20)).toBe(0);
});

test('fresh stock and prices replace those of the page; a size that is gone is sold out', () => {
  const fresh = refreshed(screws, [{ unique: 61, stock: 3, tiers: [{ start_quantity: 10, price: '2.05' }] }]);
  expect(fresh.skus[0]).toMatchObject({ stock: 3, tiers: [{ start: 10, price: 205 }] });
  expect(fresh.skus[1]?.stock).toBe(0);
});

test('the next tier says how many more of a size it takes, in its multiples and within its stock', () => {
  expect(nextTierOf(screws, {}, m6x20)).toBeUndefined();
  expect(nextTierOf(screws, { 61: 10 }, m6x20)).toEqual({ add: 40, price: 90 });
  expect(nextTierOf(screws, { 61: 10, 81: 30 }, m6x20)).toEqual({ add: 10, price: 90 });
  expect(nextTierOf({ ...screws, mixed: false }, { 61: 60 }, m6x20)).toEqual({ add: 140, price: 70 });
  expect(nextTierOf(screws, { 61: 200 }, m6x20)).toBeUndefined();
  // Forty are left of it.
  expect(nextTierOf({ ...screws, mixed: false }, { 62: 10 }, m6x30)).toBeUndefined();
  const limited = { ...screws, rule: { ...screws.rule, maximum: 40 } };
  expect(nextTierOf(limited, { 61: 10 }, m6x20)).toBeUndefined();
});

test('a price of one’s own begins a tier where it holds, is never dearer, and below the minimum begins with it', () => {
  const own = (price: string, minimum: number) => withOwn(screws, [{ unique: 61, price, minimum }]);
  const rows = (buying: typeof screws) =>
    ownTiers(buying, buying.skus[0]!).map((tier) => [tier.start, tier.price, tier.everybody]);
  const everybody = rows(screws);
  expect(everybody.every(([, price, all]) => price === all)).toBe(true);
  expect(rows(own('0.95', 5))).toEqual(everybody.map(([n, , all]) => [n, Math.min(95, all!), all]));
  expect(rows(own('0.95', 20))).toEqual([everybody[0], [20, 95, 100], ...everybody.slice(1)]);
  expect(rows(own('9.00', 20))).toEqual(everybody);
  const late = own('0.95', 20);
  expect(priceOf(late, { 61: 15 }, late.skus[0]!)).toBe(100);
  expect(priceOf(late, { 61: 20 }, late.skus[0]!)).toBe(95);
  expect(nextTierOf(late, { 61: 15 }, late.skus[0]!)).toEqual({ add: 5, price: 95 });
});
