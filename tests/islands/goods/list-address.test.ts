// Addresses of lists: how many pages there are, and where an address leads that asks for one behind the last.
import { expect, test } from 'vitest';
import { choiceOf, lastPageInstead, pagesOf } from '#components/goods/list/list-address.ts';

const listOf = (count: number) => ({ ok: true as const, value: { count } });
const ask = (address: string, count: number) =>
  lastPageInstead(new URL(address, 'http://mall.inside'), listOf(count), 40);

test('a list has one page at least and no more than readers can turn over', () => {
  expect([0, 1, 40, 41, 100_000].map((count) => pagesOf(count, 40))).toEqual([1, 1, 1, 2, 500]);
});

test('an address behind the last page leads to the last, with its filters and its language', () => {
  expect(ask('/en-US/goods_cate?title=M8&brand_id=3&page=9', 41)).toBe(
    '/en-US/goods_cate?title=M8&brand_id=3&page=2',
  );
  expect(ask('/goods_cate?page=9', 12)).toBe('/goods_cate');
  expect(ask('/goods_cate?page=999999', 100_000)).toBe('/goods_cate?page=500');
});

test('an address of a page that is there, or of none, stays', () => {
  for (const address of ['/goods_cate', '/goods_cate?page=2', '/goods_cate?page=-1', '/goods_cate?page=x'])
    expect(ask(address, 41), address).toBeUndefined();
});

test('a list that could not be read leads nowhere else', () => {
  const url = new URL('/goods_cate?page=9', 'http://mall.inside');
  expect(lastPageInstead(url, { ok: false }, 40)).toBeUndefined();
  expect(lastPageInstead(url, undefined, 40)).toBeUndefined();
});

test.each([
  ['cate_id=3&spec=12-340', { parameter: 12, value: 340 }],
  ['cate_id=3&spec=12-340&page=2', { parameter: 12, value: 340 }],
  ['cate_id=3&spec=12-340-341', undefined],
  ['cate_id=3&spec=12-340_13-7', undefined],
  ['cate_id=3&spec=12-2~8', undefined],
  ['cate_id=3&spec=12-340&brand_id=4', undefined],
  ['title=M8&cate_id=3&spec=12-340', undefined],
  ['spec=12-340', undefined],
])('one choice of one category is a page of its own: %s', (address, choice) => {
  expect(choiceOf(new URLSearchParams(address))).toEqual(choice);
});
