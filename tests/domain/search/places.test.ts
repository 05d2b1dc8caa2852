// A query may name where its goods are made: which words are places, and what is left of the query without them.
import { expect, test } from 'vitest';
import { lookAlikes, misspellings } from '#lib/domain/goods/search/correct/designation.ts';
import { placesOf } from '#lib/domain/goods/search/place/places.ts';
import { takePlaces } from '#lib/domain/goods/search/place/take-places.ts';
import { pressuresWithin } from '#lib/domain/goods/search/text/pressures.ts';

const yueqing = {
  merId: 1,
  address: '浙江省温州市乐清市柳市镇新光大道108号',
  provinceCode: '330000',
  cityCode: '330300',
  beltEn: 'Yueqing Electrical Belt',
  provinceEn: 'Zhejiang',
  cityEn: 'Wenzhou',
};
const mengcun = {
  merId: 2,
  address: '河北省沧州市孟村回族自治县牛进庄乡法兰工业园',
  provinceCode: '130000',
  cityCode: '130900',
  beltEn: null,
  provinceEn: null,
  cityEn: null,
};
const places = placesOf([yueqing, mengcun]);

test.each([
  ['温州', [1]],
  ['温州市', [1]],
  ['浙江', [1]],
  ['乐清', [1]],
  ['柳市', [1]],
  ['wenzhou', [1]],
  ['yueqing', [1]],
  ['孟村', [2]],
  ['孟村回族自治县', [2]],
  ['hebei', [2]],
  ['上海', undefined],
])('%s is where stores %j stand', (word, stores) => {
  expect(places.get(word)?.stores).toEqual(stores);
});

test.each([
  ['温州 阀门', '阀门', false],
  ['阀门 温州', '阀门', false],
  ['wenzhou valve', 'valve', false],
  ['温州阀门', '阀门', true],
  ['温州产的断路器', '断路器', true],
  ['弯头孟村', '弯头', true],
  ['温州', '', false],
])('%s asks for "%s" of a place', (text, rest, isInner) => {
  expect(takePlaces(text, places)).toMatchObject({ rest, isInner });
});

test('a query without a place is left as it is', () => {
  expect(takePlaces('内六角螺丝 M8', places)).toBeUndefined();
});

test('a range of pressures holds the usual ones between its ends', () => {
  expect(pressuresWithin('0.15~0.8 MPa')).toEqual(expect.arrayContaining(['0.2mpa', '0.6mpa', '0.8mpa']));
  expect(pressuresWithin('0.15~0.8 MPa')).not.toContain('1mpa');
  expect(pressuresWithin('1~10 bar')).toContain('0.6mpa');
  expect(pressuresWithin('-5~80 ℃')).toEqual([]);
});

test('signs that a scan mixes up are read the other way, the fewest changes first', () => {
  expect(lookAlikes('62o4')[0]).toBe('6204');
  expect(lookAlikes('6204-2r5')).toContain('6204-2rs');
});

test('letters of a designation that fingers have turned or missed are put right, short ones are of another thing', () => {
  expect(misspellings('mnrv050')).toContain('nmrv050');
  expect(misspellings('djx2-2510')).toContain('cjx2-2510');
  expect(misspellings('nj205')).not.toContain('nu205');
  expect(misspellings('vnmg120408')).not.toContain('cnmg120408');
});
