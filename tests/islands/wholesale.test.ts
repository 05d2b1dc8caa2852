// Quantities that are filled in in a table of goods: what goes into the cart, and what keeps it out.
import { beforeEach, expect, test } from 'vitest';
import type { Buying } from '#islands/goods/buying.ts';
import { forgetPicked, picked, pickedLines, pickedRefusal } from '#islands/goods/wholesale/picked.ts';

const sku = (unique: number) => ({
  unique,
  designation: `M${unique}`,
  choice: [],
  tiers: [{ start: 1, price: 100 }],
  stock: 1000,
});
const buying = (productId: number, mixed: boolean): Buying => ({
  productId,
  name: `goods ${productId}`,
  image: '',
  merId: 1,
  unit: 'pc',
  rule: { minimum: 50, multiple: 10, maximum: 0, unit: 'pc' },
  mixed,
  attrs: [],
  skus: [sku(productId * 10), sku(productId * 10 + 1)],
});

beforeEach(() => picked.clear());

test('lines of several products are one list; sizes without a quantity are none of it', () => {
  picked.set(1, { buying: buying(1, false), quantities: { 10: 50, 11: 0 } });
  picked.set(2, { buying: buying(2, false), quantities: { 21: 60 } });
  picked.set(3, { buying: buying(3, false), quantities: {} });
  expect(pickedLines().map((line) => [line.buying.productId, line.sku.unique, line.quantity])).toEqual([
    [1, 10, 50],
    [2, 21, 60],
  ]);
  expect(pickedRefusal()).toBeUndefined();
});

test('the first product below its minimum keeps all of them out and is named', () => {
  picked.set(1, { buying: buying(1, false), quantities: { 10: 50 } });
  picked.set(2, { buying: buying(2, false), quantities: { 20: 30, 21: 30 } });
  expect(pickedRefusal()).toMatchObject({ name: 'goods 2', failure: { code: 'quantity.below_minimum' } });
});

test('sizes that may be mixed count together, and nothing filled in is nothing wrong', () => {
  picked.set(2, { buying: buying(2, true), quantities: { 20: 30, 21: 30 } });
  expect(pickedRefusal()).toBeUndefined();
  forgetPicked();
  expect(pickedLines()).toEqual([]);
  expect(pickedRefusal()).toBeUndefined();
});
