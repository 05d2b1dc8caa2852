// What a number means by its name, its unit and the thing it stands beside.
import { expect, test } from 'vitest';
import { queryOfSpecials } from '#lib/domain/goods/search/meaning/special-words.ts';
import { synonymsOf } from '#lib/domain/goods/search/meaning/synonyms.ts';
import { understand } from '#lib/domain/goods/search/meaning/understand.ts';
import { turned } from '#lib/domain/goods/search/text/sizes.ts';

const asked = (text: string) => understand(text, synonymsOf([]));
const sizesOf = (text: string): string[] => asked(text).sizes;
const wordsOf = (text: string): string[] => asked(text).meanings.map((one) => one.text);
const tokensOf = (text: string): string[] => asked(text).evidence.flatMap((one) => [...one.tokens.keys()]);

test('bore, outside and width are one size in any order, with their names before or behind', () => {
  for (const text of [
    '内径25高15外径52',
    '宽15内25外52轴承',
    '内径：25 外径：52 宽度：15',
    '2.5cm 孔 5.2cm外径 1.5cm厚 轴承',
    'bearing 25 mm shaft 52 mm housing 15 mm wide',
    '25的轴 外圈52 厚15 用什么轴承',
    '轴承 25×φ52×15',
    '25 52 15',
  ])
    expect(sizesOf(text), text).toContain('25x52x15');
  expect(sizesOf('配电箱 宽400 高500 深200')).not.toContain('400x500x200');
});

test('a generated bearing is read from its three numbers under any names in any order', () => {
  const names = [
    ['内径', '孔径', '内孔', '内', 'bore ', 'id '],
    ['外径', '外圈', '外', 'outer diameter ', 'od '],
    ['宽', '厚度', '高', 'width ', 'thickness '],
  ] as const;
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  for (let n = 0; n < 600; n += 1) {
    const bore = 5 + (n % 60);
    const outer = bore + 10 + (n % 37);
    const width = 4 + (n % 11);
    const isLatin = n % 2 === 1;
    const parts = [bore, outer, width].map((number, at) => {
      const own = names[at]!.filter((name) => /^[a-z]/.test(name) === isLatin);
      return `${own[n % own.length]}${n % 3 === 0 ? ':' : ''}${number}${n % 5 === 0 ? 'mm' : ''}`;
    });
    const text = `轴承 ${orders[n % orders.length]!.map((at) => parts[at]).join(n % 4 === 0 ? '，' : ' ')}`;
    expect(sizesOf(text), text).toContain(`${bore}x${outer}x${width}`);
  }
});

test('three dimensions are found in any order, the written one before the others', () => {
  expect(turned('80x50x16')).toEqual(expect.arrayContaining(['50x80x16', '16x80x50']));
  expect(turned('80x50x16')).toHaveLength(5);
  expect(turned('50x80')).toEqual([]);
  const one = asked('80x50x16').evidence.find(({ tokens }) => tokens.has('80x50x16'))!;
  expect(one.tokens.get('80x50x16')!).toBeGreaterThan(one.tokens.get('50x80x16')!);
});

test('a bare number is written with the letters that the thing has before it', () => {
  expect(tokensOf('六方钢 17')).toContain('s17');
  expect(tokensOf('球头铣刀 3')).toContain('r3');
  expect(tokensOf('开口挡圈 9')).toContain('e9');
  expect(tokensOf('轴流风机 4号')).toContain('4#');
  expect(tokensOf('圆锯片 254 100齿')).toContain('z100');
});

test('a number is nominal beside steel pipe, and the outside of plastic pipe is told in inches', () => {
  expect(wordsOf('50的镀锌管')).toContain('dn50');
  expect(wordsOf('PPR三通 6分')).toContain('dn25');
  expect(wordsOf('PPR三通 25 6分').join(' ')).not.toMatch(/3\/4/);
  expect(wordsOf('PVC钢丝软管 2寸')).toContain('2in');
});

test('speeds are poles, two figures of a bearing are its series', () => {
  expect(wordsOf('三相电机 7.5kW 1440转')).toContain('4p');
  expect(wordsOf('motor 7.5kW 2900rpm')).toContain('2p');
  expect(wordsOf('角磨机 11000转')).not.toContain('2p');
  const series = asked('深沟球轴承 63系列').meanings.find(({ text }) => text === '63')!;
  expect(series.own).toContainEqual(['6300']);
});

test('all of a size is in the unit behind it, plates are sided in feet, profiles by the metre', () => {
  expect(sizesOf('纸箱 40*30*20cm')).toContain('400x300x200');
  expect(sizesOf('托盘 1.2*1')).toContain('1200x1000');
  expect(sizesOf('304板 2个厚 4尺*8尺')).toContain('2x1220x2440');
  expect(sizesOf('4040 一米')).toContain('4040x1000');
});

test('inch screws have the pitch of their row, and small ones go by a number', () => {
  expect(sizesOf('bolt 1/2" x 2" UNC')[0]).toMatch(/^un1\/2t13x2/);
  expect(sizesOf('8-32x1/2 socket cap screw')[0]).toMatch(/^un8t32x1\/2/);
  expect(sizesOf('异径弯头 3/4×1/2')).toContain('dn20x15');
  expect(sizesOf('ball valve 1/2" x 2"').join(' ')).not.toMatch(/t13/);
});

test('a range is asked for as a whole, and a letter behind a standard is a level', () => {
  const range = asked('热继电器 4-6A').evidence.find(({ within }) => within)!;
  expect(range.within).toEqual({ value: 6, unit: 'a', from: 4 });
  expect(tokensOf('EN 388 F')).toContain('f');
});

test('a narrower kind that nobody asked for comes after the common one', () => {
  expect(queryOfSpecials(asked('塑壳断路器 250A').meanings)).toContain('漏电');
  expect(queryOfSpecials(asked('漏电塑壳断路器 250A').meanings)).not.toContain("'漏电'");
});
