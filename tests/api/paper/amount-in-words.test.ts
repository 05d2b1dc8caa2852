import { expect, test } from 'vitest';
import { amountInWords } from '#lib/api/paper/amount-in-words.ts';

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
