import { expect, test } from 'vitest';
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
