// A designation is one text; the words in it are the reader's.
import { expect, test } from 'vitest';
import { sizeName } from '#lib/domain/goods/catalog/index.ts';

const options = [
  { name: { zh: '型号', en: 'Model' }, values: [{ zh: 'BS330', en: 'BS330' }] },
  { name: { zh: '配置', en: 'Kit' }, values: [{ zh: '裸机', en: 'Bare tool' }] },
];

test('a Chinese reader has Chinese words in the name of a size, an English reader English ones', () => {
  const size = { designation: 'BS330 Bare tool', choice: [0, 0] };
  expect(sizeName('zh-CN', size, options)).toBe('BS330 裸机');
  expect(sizeName('en-US', size, options)).toBe('BS330 Bare tool');
  expect(sizeName('en-US', { ...size, designation: 'BS330 裸机' }, options)).toBe('BS330 Bare tool');
});

test('a name that says both, or none, stays as it is', () => {
  const both = { designation: '41 Black (黑)', choice: [0] };
  const colours = [{ name: { zh: '颜色', en: 'Color' }, values: [{ zh: '黑', en: 'Black' }] }];
  expect(sizeName('zh-CN', both, colours)).toBe('41 Black (黑)');
  expect(sizeName('zh-CN', { designation: 'M8×30', choice: [0] }, colours)).toBe('M8×30');
});
