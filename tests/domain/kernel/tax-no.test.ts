import { expect, test } from 'vitest';
import { amountInWords } from '#lib/kernel/amount-in-words.ts';
import { creditCodeCheck, isTaxNo, plainTaxNo } from '#lib/kernel/tax-no.ts';

test('a unified social credit code must carry its check sign', () => {
  expect(isTaxNo('91350100M000100Y43')).toBe(true);
  expect(isTaxNo('91350100M000100Y44')).toBe(false);
  expect(isTaxNo('91350100M000100Y4')).toBe(false);
  expect(creditCodeCheck('91350100M000100Y4')).toBe('3');
});

test('letters that such codes do not have are refused', () => {
  expect(isTaxNo('91350100I000100Y43')).toBe(false);
});

test('old numbers of 15 and numbers of 20 have no check sign', () => {
  expect(isTaxNo('130404123456789')).toBe(true);
  expect(isTaxNo('13040419800101123400')).toBe(true);
  expect(isTaxNo('1304041234567')).toBe(false);
  expect(isTaxNo('')).toBe(false);
});

test('spaces and small letters are put right', () => {
  expect(plainTaxNo(' 9135 0100 m000100y43 ')).toBe('91350100M000100Y43');
});

test.each([
  [0, '零元整'],
  [100, '壹元整'],
  [123_450, '壹仟贰佰叁拾肆元伍角整'],
  [1_000_003, '壹万元零叁分'],
  [10_050, '壹佰元伍角整'],
  [1_005_000, '壹万零伍拾元整'],
  [1_000_000_000, '壹仟万元整'],
  [10_000_000_100, '壹亿零壹元整'],
])('%i fen is %s in words', (fen, words) => {
  expect(amountInWords(fen)).toBe(words);
});
