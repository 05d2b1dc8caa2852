// Numbers, money and dates as they are shown, and the words that a search marks.
import { expect, test } from 'vitest';
import { markWords } from '../../../src/components/ui/mark-words.ts';
import {
  beforeUnit,
  countBeforeUnit,
  formatAmount,
  formatCount,
  formatDate,
  formatDay,
  formatNumber,
  formatWeight,
} from '#lib/i18n/format.ts';
import { paths, withQuery } from '#lib/i18n/paths.ts';
import { counted } from '#islands/refund/counted.ts';

test.each([
  ['0.05', '¥0.05'],
  ['12.30', '¥12.30'],
  ['1234567.80', '¥1,234,567.80'],
  ['-1234.00', '-¥1,234.00'],
  ['99999999999999.99', '¥99,999,999,999,999.99'],
])('%s yuan is shown as %s, never rounded', (amount, shown) => {
  expect(formatAmount(amount)).toBe(shown);
});

test('large counts lose their last digits, small ones do not', () => {
  expect([9999, 12_345].map((n) => formatCount(n, 'zh-CN'))).toEqual(['9,999', '1.2万']);
  expect([999, 12_345].map((n) => formatCount(n, 'en-US'))).toEqual(['999', '12.3K']);
  expect(formatNumber(1234.567, 'zh-CN')).toBe('1,234.57');
  expect([12, 1250].map((grams) => formatWeight(grams, 'en-US'))).toEqual(['12 g', '1.25 kg']);
});

test('numbers before a unit are grouped, and counted with a sign where the unit is a number itself', () => {
  expect(beforeUnit(5000, 'pcs')).toBe('5,000');
  expect(beforeUnit(5000, '100 pcs')).toBe('5,000 ×');
  expect(countBeforeUnit(211_000, '100 pcs', 'en-US')).toBe('211,000 ×');
  expect(countBeforeUnit(29_500, 'pcs', 'en-US')).toBe('29.5K');
  const line = { refund_num: 2, unit_name: '100 pcs' } as Parameters<typeof counted>[0];
  expect(counted(line)).toBe('2 × 100 pcs');
  expect(counted({ ...line, unit_name: 'box' })).toBe('2 boxes');
});

test('times are those of the mall, wherever the server stands', () => {
  const time = '2026-11-20T23:30:00Z';
  expect(formatDate(time, 'zh-CN')).toBe('2026-11-21');
  expect(formatDate(time, 'zh-CN', 'minute')).toBe('2026-11-21 07:30');
  expect(formatDate(time, 'en-US')).toBe('Nov 21, 2026');
  expect(formatDate('no time', 'zh-CN')).toBe('');
  expect(['2026-11-29', '2026-11', ''].map((day) => formatDay(day, 'en-US'))).toEqual([
    'Nov 29, 2026',
    'November 2026',
    '',
  ]);
  expect(formatDay('2026-11', 'zh-CN')).toBe('2026年11月');
});

test('searched words are marked as text, longest first', () => {
  const hits = markWords('Bolt M8×30 (M8)', ['m8', 'M8×30', '(']).filter(({ isHit }) => isHit);
  expect(hits.map(({ text }) => text)).toEqual(['M8×30', '(', 'M8']);
  expect(markWords('Bolt', [' '])).toEqual([{ text: 'Bolt', isHit: false }]);
});

test('addresses leave out what is not given', () => {
  expect(withQuery('/goods_cate', { cate_id: 3, page: undefined, title: '' })).toBe('/goods_cate?cate_id=3');
  expect(paths.searchGoods('球阀 DN50')).toBe('/goods_cate?title=%E7%90%83%E9%98%80+DN50&search_type=1');
  expect(paths.goodsCard({ product_id: 5, activity_id: 9, product_type: 'seckill' })).toBe(
    '/goods_seckill_detail/9',
  );
  expect(paths.goodsDetailOld()).toBe('/goods_detail/index_old');
});
