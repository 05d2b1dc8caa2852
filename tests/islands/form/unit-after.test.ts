import { expect, test } from 'vitest';
import { createT } from '#lib/i18n/translate.ts';
import { unitAfter } from '#lib/i18n/unit-after.ts';

test('an English unit takes its plural behind any count but one', () => {
  expect(unitAfter(1, 'box')).toBe('box');
  expect(unitAfter(20, 'box')).toBe('boxes');
  expect(unitAfter('29.5K', 'pc')).toBe('pcs');
  expect(unitAfter(3, 'length')).toBe('lengths');
});

test('signs of measure, Chinese units and units that begin with a figure do not change', () => {
  for (const unit of ['m', 'kg', '盒', '百支', '100 pcs']) expect(unitAfter(20, unit)).toBe(unit);
});

test('words that count a unit put it in the plural, words that name it do not', () => {
  const t = createT({
    locale: 'en-US',
    words: {
      goods: {
        buy: { rule: 'MOQ {{n}} {{unit}}', chosen: 'Price (¥/{{unit}})', cure: '≥{{n}}{{unit}}起批' },
      },
    },
  });
  expect(t('goods:buy.rule', { n: 50, unit: 'pc' })).toBe('MOQ 50 pcs');
  expect(t('goods:buy.rule', { n: 1, unit: 'pc' })).toBe('MOQ 1 pc');
  expect(t('goods:buy.rule', { n: 1, unit: '100 pcs' })).toBe('MOQ 1 × 100 pcs');
  expect(t('goods:buy.rule', { n: '5 ×', unit: '100 pcs' })).toBe('MOQ 5 × 100 pcs');
  expect(t('goods:buy.chosen', { unit: 'box' })).toBe('Price (¥/box)');
  expect(t('goods:buy.cure', { n: 2, unit: '盒' })).toBe('≥2盒起批');
});

test('a text with a plural is counted by its n, where it is told no count', () => {
  const sms = {
    too_many_one: 'Try again in {{n}} second',
    too_many_other: 'Try again in {{n}} seconds',
  };
  const t = createT({ locale: 'en-US', words: { failures: { sms } } });
  expect(t('failures:sms.too_many', { n: 1 })).toBe('Try again in 1 second');
  expect(t('failures:sms.too_many', { n: 1200 })).toBe('Try again in 1,200 seconds');
});
