// Sizes as tables of standards have them, asked for otherwise: inches of bearings, rings of tapered ones, drillings of
// flanges, teeth of gears, codes with blanks.
import { expect, test } from 'vitest';
import { groupsOf } from '#lib/domain/goods/search/data/lines.ts';
import { synonymsOf } from '#lib/domain/goods/search/meaning/synonyms.ts';
import { ofOtherBody } from '#lib/domain/goods/search/meaning/equivalents.ts';
import { withNumberedParts } from '#lib/domain/goods/search/meaning/numbered-part-words.ts';
import { inListedSizes } from '#lib/domain/goods/search/meaning/trade-sizes.ts';
import { understand } from '#lib/domain/goods/search/meaning/understand.ts';
import { normalise } from '#lib/domain/goods/search/text/normalise.ts';
import { sizesOf } from '#lib/domain/goods/search/text/sizes.ts';
import { wordsOfSize } from '#lib/domain/goods/search/text/size-words.ts';

const trade = synonymsOf(groupsOf('words.txt'));
const asked = (text: string) => understand(text, trade);
const wordsOf = (text: string): string[] => asked(text).meanings.map((one) => one.text);
const tokensOf = (text: string): string[] =>
  asked(text).meanings.flatMap(({ own }) => own.map((tokens) => tokens.join('+')));
const evidenceFor = (text: string): string[] =>
  asked(text).evidence.flatMap(({ tokens }) => [...tokens.keys()]);
const mm = (name: string, value: string) => ({ name, value, unit: 'mm' });

test.each([
  '1/2 x 1-1/8 x 5/16 bearing',
  '1/2"×1-1/8"×5/16" 英制轴承',
  'bearing 0.5x1.125x0.3125 inch',
  '轴承 1/2*1 1/8*5/16 英寸',
])('%s is the bearing that tables have in millimetres', (text) => {
  const stored = sizesOf('R8ZZ', [mm('内径 d', '12.7'), mm('外径 D', '28.575'), mm('宽度 B', '7.938')]);
  const listed = sizesOf('R8ZZ', [], ['1/2"×1-1/8"×5/16"']);
  const wanted = asked(text).sizes;
  expect(wanted).toEqual(['12.7x28.6x7.9']);
  expect(stored).toContain(wanted[0]);
  expect(listed).toContain(wanted[0]);
});

test('inches are named before or behind as millimetres are', () => {
  expect(asked('3/8 bore 7/8 OD 9/32 wide bearing').sizes).toEqual(['9.5x22.2x7.1']);
  expect(asked('bearing id 1 inch od 2 inch width 1/2 inch').sizes).toEqual(['25.4x50.8x12.7']);
  // One measure in inches is the bore, exactly.
  expect(inListedSizes('1 inch bore bearing')).toContain('25.4');
});

test('a tapered bearing has its ring under a mark that only tapered ones are asked by', () => {
  const stored = sizesOf('30205', [
    mm('内径 d', '25'),
    mm('外径 D', '52'),
    mm('内圈宽 B', '15'),
    mm('总宽 T', '16.25'),
  ]);
  expect(stored).toEqual(expect.arrayContaining(['25x52x16.25', 'ring25x52x15']));
  expect(stored).not.toContain('25x52x15');
  expect(tokensOf('圆锥滚子轴承 25*52*15')).toContain('=ring25x52x15');
  expect(tokensOf('25*52*15')).not.toContain('=ring25x52x15');
});

test('what a table has under its own name is asked for by that name', () => {
  const flange = wordsOfSize(
    'DN80',
    [],
    [mm('法兰外径 D', '200'), mm('螺栓孔中心圆 K', '160'), { name: '螺栓孔数', value: '8' }],
  );
  expect(flange).toEqual(expect.arrayContaining(['外径:200', '孔距:160', '孔数:8']));
  expect(evidenceFor('对焊法兰 孔距160 8孔')).toEqual(expect.arrayContaining(['孔距:160', '孔数:8']));
  const gear = wordsOfSize(
    '2M30T',
    [],
    [
      { name: '模数', value: '2' },
      { name: '齿数', value: '30' },
    ],
  );
  expect(gear).toEqual(expect.arrayContaining(['模数:2', '齿数:30']));
  expect(evidenceFor('模数2 30齿 齿轮')).toEqual(expect.arrayContaining(['模数:2', '齿数:30']));
});

test('an equal angle is listed by both legs or by one', () => {
  expect(tokensOf('三角铁 50*5')).toEqual(expect.arrayContaining(['=50x50x5', '=50x5']));
  expect(evidenceFor('等边角钢 50x50x5')).toContain('50x5');
});

test.each([
  ['CNMG 120408', 'cnmg120408'],
  ['ccmt 09t304', 'ccmt09t304'],
  ['WN 80-40', 'wn80-40'],
  ['SAE 100 R1 AT', 'sae100r1'],
  ['100R1', 'sae100r1'],
  ['R2AT', 'sae100r2'],
  ['Class 150 flange', 'class150 flange'],
  ['150 LB', 'class150'],
  // A word and a number are none of them.
  ['spec 120408', 'spec 120408'],
  ['code 123456', 'code 123456'],
])('%s is one code: %s', (text, code) => {
  expect(normalise(text)).toBe(code);
});

test('a flange by its kind, nominal size and pressure is of that size and pressure', () => {
  expect(tokensOf('HG20592 WN 80-40 RF')).toContain('dn80+pn40');
  expect(evidenceFor('HG20592 WN 80-40 RF')).toContain('dn80');
});

test('the sign for pounds is a pressure beside what is under pressure, and a grit beside what grinds', () => {
  expect(wordsOf('2" blind flange 150# stainless')).toContain('class150');
  expect(wordsOf('承插弯头 3000#')).toContain('class3000');
  expect(wordsOf('砂纸 600#')).not.toContain('class600');
});

test('where something stands in a works is no part', () => {
  expect(wordsOf('锅炉房用的美标无缝管6寸sch40')).toEqual(['美标', '无缝管', '6in', 'sch40']);
});

test('what a part is wanted with is none of it, though a thread is all that is said of that', () => {
  const { meanings } = asked('钻头 打不锈钢用的 4.2 配M5丝锥');
  const isAside = (text: string) => meanings.find((one) => one.text === text)?.isAside ?? false;
  expect(isAside('丝锥')).toBe(true);
  expect(isAside('钻头')).toBe(false);
});

test('words that name the goods by a property of them name them', () => {
  expect(wordsOf('不生锈的螺丝 M8*30')).toContain('不锈钢');
  expect(wordsOf('PG13.5铜接头')).toContain('电缆防水接头');
  expect(wordsOf('15L 直通 M18×1.5')).toContain('卡套');
  // Litres of a bin, and screws of steel, stay what they are.
  expect(wordsOf('15L 垃圾桶 直通 M18')).not.toContain('卡套');
  expect(wordsOf('不锈钢螺丝 M8')).toContain('不锈钢');
});

test.each([
  ['933螺栓 M8', 'din933'],
  ['912 内六角螺丝 m6x20', 'din912'],
  ['螺母 985 M8', 'din985'],
  ['93弹垫 10', 'gb93'],
  ['7380螺丝', 'iso7380'],
  ['6170螺母 m12', 'gb6170'],
])('shops call a fastener by the number of its standard: %s is %s', (text, standard) => {
  expect(wordsOf(text)).toContain(standard);
});

test.each(['螺栓 m8x30 912个', '平垫 125 个', '轴承 6206', 'DIN 7984 螺钉 912'])(
  'a number that counts, or that stands beside a standard, is none: %s',
  (text) => {
    expect(withNumberedParts(text)).toBe(text);
  },
);

test('standards of other countries are those of the same part, in their own letters too', () => {
  const also = (text: string) => asked(text).meanings.flatMap((one) => one.also.flat());
  expect(wordsOf('ГОСТ 11738 М6х20')).toEqual(['gost11738', 'm6x20']);
  expect(also('ГОСТ 5915 М10')).toContain('din934');
  expect(also('NF E 25-513 M6')).toContain('din125');
  expect(also('UNI 5739')).toContain('iso4017');
});

test('a number under the wrong body is that of the only standard that has it', () => {
  expect(ofOtherBody('iso933').flat()).toContain('din933');
  // One that is known under its own body is meant.
  expect(ofOtherBody('din933')).toEqual([]);
});

test('the shoulder of a screw and its length are listed with the thread that belongs to it', () => {
  expect(tokensOf('shoulder screw 8x40')).toContain('=m6x8x40');
  expect(tokensOf('塞打螺丝 10*30')).toContain('=m8x10x30');
  expect(tokensOf('内六角螺丝 8x40')).not.toContain('=m6x8x40');
});

test.each([
  ['HK 20 26 16', '20x26x16'],
  ['异径三通 1寸变6分', 'dn25x20'],
  ['三通 1寸半变1寸', 'dn40x25'],
])('%s is of the size %s', (text, size) => {
  expect(asked(text).meanings.map((one) => one.text)).toContain(size);
});

test('a flange is said by the type of its standard, and a valve by the last letter of its model', () => {
  expect(wordsOf('EN 1092-1 type 11 DN50 PN16').join(' ')).toContain('对焊');
  expect(wordsOf('球阀 Q11F-16P DN25')).toContain('304');
  expect(wordsOf('球阀 Q11F-16C DN25')).not.toContain('304');
});
