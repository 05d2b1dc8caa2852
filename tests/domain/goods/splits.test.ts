import { expect, test } from 'vitest';
import { splits } from '#lib/domain/goods/search/meaning/splits.ts';

const uses = new Map(
  Object.entries({ bxg: 50, bx: 60, gls: 1, ls: 90, luosi: 40, lu: 9, of: 3, xg: 2, gl: 2, is: 9 }),
);

test('letters are cut into as few words as possible, and the ones that many goods have come first', () => {
  expect(splits('bxgls', uses)).toEqual([
    ['bxg', 'ls'],
    ['bx', 'gls'],
  ]);
});

test('a word in full may stand beside initials', () => {
  expect(splits('bxgluosi', uses)).toEqual([['bxg', 'luosi']]);
});

test('two letters are initials only when syllables begin so, and one word alone is no cut', () => {
  expect(splits('isls', uses)).toEqual([]);
  expect(splits('luosi', uses)).toEqual([]);
  expect(splits('bxgx', uses)).toEqual([]);
});
