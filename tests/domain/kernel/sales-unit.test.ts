// A price is told for the unit of sale and for one piece; unlike units are compared by the piece.
import { expect, test } from 'vitest';
import { inSalesUnits, priceOfOne, unitContentOf } from '#lib/kernel/sales-unit.ts';

test.each<[unit: string, packing: string | undefined, count: number, piece: string]>([
  ['百支', '1百支=100支', 100, '支'],
  ['100 pcs', undefined, 100, 'pc'],
  ['盒', '1盒=500支', 500, '支'],
  ['box', '1 box = 500 pcs', 500, 'pc'],
])('a %s (%s) holds %i %s', (unit, packing, count, piece) => {
  expect(unitContentOf(unit, packing)).toEqual({ count, unit: piece });
});

test.each([
  ['支', '50支/盒'],
  ['pcs', ''],
  ['米', ''],
  ['卷', '1卷=100米'],
  ['盒', '1箱=12盒'],
])('a %s (%s) is not told by the piece', (unit, packing) => {
  expect(unitContentOf(unit, packing)).toBeUndefined();
});

test('the price of one piece keeps what tells small prices apart, and no empty decimals', () => {
  const hundred = { count: 100, unit: '支' };
  expect(priceOfOne('3.53', hundred)).toBe('0.0353');
  expect(priceOfOne('359.00', hundred)).toBe('3.59');
  expect(priceOfOne('20.00', { count: 1000, unit: '支' })).toBe('0.02');
});

test.each<[num: number, asked: string, unit: string, packing: string, units: number, isSure: boolean]>([
  [500, '件', '盒', '1盒=100支', 5, true],
  [450, '件', '包', '1包=100个', 5, true],
  [300, '双', '盒', '1盒=100只', 300, false],
  [300, '米', '盒', '1盒=100支', 300, false],
])('%i %s of goods sold by the %s (%s) are %i of it', (num, asked, unit, packing, units, isSure) => {
  expect(inSalesUnits(num, asked, { names: [unit], packing })).toEqual({ num: units, isSure });
});
