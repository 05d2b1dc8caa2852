import { expect, test } from 'vitest';
import { writtenIn } from '#lib/domain/goods/catalog/written-in.ts';

test('English writes out the range and the degree that a store wrote once for both languages', () => {
  expect(writtenIn('en-US', '-60~220')).toBe('-60 to 220');
  expect(writtenIn('en-US', '-60 ～ -20 ℃')).toBe('-60 to -20 °C');
  expect(writtenIn('en-US', '℃')).toBe('°C');
  expect(writtenIn('en-US', '~5 mm')).toBe('~5 mm');
  expect(writtenIn('zh-CN', '-60~220 ℃')).toBe('-60~220 ℃');
});
