// One place says what goods cost: the lowest of several is said to be, with its unit, thousands apart, and by the piece.
import { expect, test } from 'vitest';
import en from '../../../locales/en-US/card.json';
import zh from '../../../locales/zh-CN/card.json';
import { createT } from '#lib/i18n/translate.ts';
import { eachText, unitPriceText } from '#lib/i18n/unit-price.ts';

const t = createT({ locale: 'zh-CN', words: { card: zh } });
const say = createT({ locale: 'en-US', words: { card: en } });
const holds = { count: 100, unit: '支' };

test.each([
  [{ price: '3.53', price_max: '359.00', unit_name: '只' }, '¥3.53/只起', 'from ¥3.53/只'],
  [{ price: '1908.75', price_max: '1908.75', unit_name: '台' }, '¥1,908.75/台', '¥1,908.75/台'],
  [{ price: '12.00', unit_name: '米' }, '¥12.00/米', '¥12.00/米'],
  [{ price: '', price_max: '', unit_name: '台' }, '面议', say('card:price.on_request')],
])('%j reads %s', (price, chinese, english) => {
  expect(unitPriceText(t, 'zh-CN', price)).toBe(chinese);
  expect(unitPriceText(say, 'en-US', price)).toBe(english);
});

test('a unit of several pieces says what one of them costs, as far as small prices differ', () => {
  const unit = { unit_name: '百支', holds };
  expect(eachText(t, { ...unit, price: '3.59' })).toBe('合¥0.0359/支');
  expect(eachText(t, { ...unit, price: '234500.00', price_max: '300000.00' })).toBe('合¥2,345.00/支起');
  expect(eachText(t, { price: '3.59', unit_name: '支' })).toBe('');
  expect(eachText(t, { ...unit, price: '' })).toBe('');
});
