import { expect, test } from 'vitest';
import { placeFacets } from '#components/discovery/place/place-facets.ts';
import { paramText } from '#lib/i18n/param-text.ts';
import { isWeightTold, sizeColumns } from '#lib/i18n/size-columns.ts';
import { createT } from '#lib/i18n/translate.ts';

const mass = (value: string, unit: string) => ({ params: [{ name: '单重', value, unit }] });

test('masses of a table stand in one unit, whatever unit each size came with', () => {
  const [column] = sizeColumns([mass('106', 'g'), mass('1.08', 'kg'), mass('62.5', 'g')]);
  expect(column).toEqual({ name: '单重', unit: 'g', cells: ['106', '1080', '62.5'] });
});

test('what a unit weighs has no column of its own where the mass of one piece says it', () => {
  const columns = sizeColumns([mass('106', 'g'), mass('1.08', 'kg')]);
  expect(isWeightTold(columns, [{ weight_g: 106 }, { weight_g: 1080 }])).toBe(true);
  expect(isWeightTold(columns, [{ weight_g: 10_600 }, { weight_g: 108_000 }])).toBe(false);
  expect(isWeightTold(sizeColumns([mass('106', 'mm')]), [{ weight_g: 106 }])).toBe(false);
});

test('units that are not said in each other stand beside each value, and none above them', () => {
  const rows = [
    { params: [{ name: '规格', value: '25', unit: 'mm' }] },
    { params: [{ name: '规格', value: '1', unit: 'in' }] },
    { params: [] },
  ];
  expect(sizeColumns(rows)).toEqual([{ name: '规格', unit: '', cells: ['25 mm', '1 in', ''] }]);
});

test('a value that says its unit is not given another', () => {
  expect(paramText({ value: '0.6/1 kV', unit: 'V' })).toBe('0.6/1 kV');
  expect(paramText({ value: '220 V / 50 Hz', unit: 'V' })).toBe('220 V / 50 Hz');
  expect(paramText({ value: '35~65 (AC400V)', unit: 'kA' })).toBe('35~65 (AC400V) kA');
  expect(paramText({ value: '450/750', unit: 'V' })).toBe('450/750 V');
});

test('an amount or a count in a sentence is set apart by thousands', () => {
  const t = createT({
    locale: 'zh-CN',
    words: { goods: { buy: { net: '不含税 ¥{{amount}}', cure: '{{n}}件' } } },
  });
  expect(t('goods:buy.net', { amount: '3646014.05' })).toBe('不含税 ¥3,646,014.05');
  expect(t('goods:buy.net', { amount: '999.50' })).toBe('不含税 ¥999.50');
  expect(t('goods:buy.cure', { n: '12345' })).toBe('12345件');
  expect(t('goods:buy.cure', { n: 12345 })).toBe('12,345件');
});

test('a filter of places counts what choosing its value gives', () => {
  const places = [
    { province_id: '33', cate: [{ id: 1, name: '轴承' }] },
    { province_id: '33', cate: [{ id: 2, name: '阀门' }] },
    { province_id: '13', cate: [{ id: 1, name: '轴承' }] },
  ];
  const facets = placeFacets(places, { cate_id: 1, province_id: '33' }, (place) => place.province_id);
  expect(facets.provinces).toEqual([
    { id: '33', name: '33', count: 1 },
    { id: '13', name: '13', count: 1 },
  ]);
  expect(facets.trades.map(({ id, count }) => [id, count])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});
