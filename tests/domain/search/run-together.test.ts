// Words that the trade runs together or shortens: measures in one, grades by their number, kinds by letters of their codes.
import { expect, test } from 'vitest';
import { groupsOf } from '#lib/domain/goods/search/data/lines.ts';
import { renewedBearing } from '#lib/domain/goods/search/meaning/bare-number-words.ts';
import { hintsOf } from '#lib/domain/goods/search/meaning/hint-words.ts';
import { synonymsOf } from '#lib/domain/goods/search/meaning/synonyms.ts';
import { understand } from '#lib/domain/goods/search/meaning/understand.ts';
import { calledInParts } from '#lib/domain/goods/search/relax.ts';

const trade = synonymsOf(groupsOf('words.txt'));
const asked = (text: string) => understand(text, trade);
const wordsOf = (text: string): string[] => asked(text).meanings.map((one) => one.text);

test('a power and its poles, two measures, a cable and its wires are parted where nothing stands between them', () => {
  expect(wordsOf('3kw4极电机')).toEqual(expect.arrayContaining(['3kw', '4p', '电机']));
  expect(wordsOf('电机5.5KW-2P')).toContain('5.5kw');
  expect(wordsOf('220v1.5kw变频器')).toEqual(expect.arrayContaining(['220v', '1.5kw']));
  expect(wordsOf('10平方YJV5芯')).toContain('yjv');
  expect(wordsOf('BVR10平方 蓝色')).toEqual(expect.arrayContaining(['bvr', '10']));
  expect(wordsOf('三通dn25ppr')).toEqual(expect.arrayContaining(['dn25', 'ppr']));
  expect(wordsOf('螺丝刀十字2号')).toContain('ph2');
  // The number of a valve is none of volts.
  expect(wordsOf('电磁阀 4V210-08')).toContain('4v210-08');
});

test('an oil is told by its viscosity, a steel and a thread by their numbers', () => {
  expect(wordsOf('hydraulic oil ISO 68 18L')).toContain('68');
  expect(wordsOf('hydraulic oil ISO 68 18L').some((word) => word.startsWith('iso68'))).toBe(false);
  expect(wordsOf('45号钢 圆棒 50')).toEqual(expect.arrayContaining(['45#', '50']));
  expect(wordsOf('10#平垫')).toContain('m10');
});

test('what the trade calls white steel is high-speed steel in a cutter and stainless in a pipe', () => {
  expect(wordsOf('白钢铣刀 10mm').join()).toContain('高速钢');
  expect(wordsOf('白钢管 25').join()).not.toContain('高速钢');
});

test.each([
  ['SSR 25A 直流控交流', 'ssr-25da'],
  ['SSR DC to DC 40A', 'ssr-40dd'],
  ['固态继电器 60A AC/AC', 'ssr-60aa'],
])('a relay is found by what switches it and what it switches: %s', (text, code) => {
  expect(wordsOf(text)).toContain(code);
});

test('a seal that stands heat is of a rubber that does, unless another is named', () => {
  expect(wordsOf('高温油封')).toContain('氟橡胶');
  expect(wordsOf('耐高温 O型圈 硅胶')).not.toContain('氟橡胶');
  expect(wordsOf('耐高温 手套')).not.toContain('氟橡胶');
});

test('from one tube to another goes a reducer', () => {
  expect(wordsOf('10变6 气管直通')).toEqual(expect.arrayContaining(['变径', '10-6']));
});

test('phases in a figure, braids of a hose and a wire for earth are read as goods list them', () => {
  expect(wordsOf('3 phase motor 4kw')).toEqual(wordsOf('three phase motor 4kw'));
  expect(wordsOf('hydraulic hose 1/2 2 wire')).toContain('2sn');
  expect(wordsOf('earth wire 6mm')).toEqual(expect.arrayContaining(['黄绿', '电线']));
  expect(wordsOf('copper wire 2.5')).not.toContain('黄绿');
});

test('a ratchet of so many millimetres is a spanner, rubber of a nominal size lies between flanges', () => {
  expect(wordsOf('13mm棘轮扳手')).toContain('棘轮两用扳手');
  expect(wordsOf('1/2 棘轮扳手')).toContain('棘轮扳手');
  expect(wordsOf('橡胶垫片 DN100')).toContain('橡胶法兰垫片');
  expect(wordsOf('橡胶垫 3mm')).not.toContain('橡胶法兰垫片');
});

test.each([
  ['垫片 M10 不要304', '304'],
  ['球阀 DN20 非黄铜', '黄铜'],
  ['ball valve dn20 no brass', 'brass'],
  ['washer M8 not stainless', 'stainless'],
])('a grade or a material that is not wanted is no word of the thing: %s', (text, word) => {
  expect(asked(text).unwanted).toEqual([word]);
  expect(wordsOf(text)).not.toContain(word);
});

test('what is named without something is not asked for without it', () => {
  expect(asked('非标螺栓 M10').unwanted).toBeUndefined();
  expect(asked('接近开关 非埋入型').unwanted).toBeUndefined();
});

test('three dimensions alone are first those of a bearing, with a word beside them of what that names', () => {
  expect(hintsOf('30x42x7')).not.toContain('油封');
  expect(hintsOf('30×42×7 nbr')).toContain('油封');
});

test('thin bearings have a short number and a long one', () => {
  expect(renewedBearing('61806')).toBe('6806');
  expect(renewedBearing('61906-2rs')).toBe('6906-2rs');
});

test.each(['焊接螺母', 'weld nut'])('%s is also what has another word within its name', (text) => {
  const [meaning] = asked(text).meanings;
  expect(calledInParts(meaning!)?.own).toContainEqual(['焊接', '螺母', '^螺母']);
});
