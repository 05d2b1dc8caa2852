// What is said at the counter and in foreign lists: nominal bores, German names, series and ranges in one word.
import { expect, test } from 'vitest';
import { groupsOf } from '#lib/domain/goods/search/data/lines.ts';
import { inListedSizes } from '#lib/domain/goods/search/meaning/trade-sizes.ts';
import { synonymsOf } from '#lib/domain/goods/search/meaning/synonyms.ts';
import { understand } from '#lib/domain/goods/search/meaning/understand.ts';

const trade = synonymsOf(groupsOf('words.txt'));
const asked = (text: string) => understand(text, trade);
const wordsOf = (text: string): string[] => asked(text).meanings.map((one) => one.text);
const tokensOf = (text: string): string[] => asked(text).evidence.flatMap((one) => [...one.tokens.keys()]);
const namesOf = (text: string): string[] => asked(text).meanings.flatMap((one) => one.names);

test.each([
  ['gate valve 80nb wcb', 'gate valve  dn80  wcb'],
  ['闸阀 nb 80', '闸阀  dn80 '],
  ['3" nb pipe', '3"   pipe'],
  ['din127b-12 弹垫', 'din127b m12 弹垫'],
  ['1-1/4x1 reducing socket', ' dn32x25  reducing socket'],
  ['reducing bush 1 1/4 x 1', 'reducing bush  dn32x25 '],
  ['异径接头 1-1/4"x1', '异径接头  dn32x25 '],
])('a size as foreign lists say it is written as goods list it: %s', (said, listed) => {
  expect(inListedSizes(said)).toBe(listed);
});

test.each(['nb/t 47013 钢板', 'm8 1-1/4x1', 'din125-100 垫圈', '异径 dn32x25'])(
  'what only looks so stays as it is: %s',
  (text) => {
    expect(inListedSizes(text)).toBe(text);
  },
);

test('a water pipe that is zinc coated is one of steel, in its nominal size', () => {
  expect(namesOf('6分镀锌水管')).toContain('镀锌管');
  expect(tokensOf('6分镀锌水管')).toEqual(expect.arrayContaining(['dn20', '^26.9']));
  expect(wordsOf('50的镀锌水管')).toContain('dn50');
  // Of plastic the same words are another size.
  expect(wordsOf('6分ppr水管')).toContain('dn25');
});

test('cores of a cable are found with and without a green and yellow one', () => {
  expect(tokensOf('H07RN-F 3x2.5')).toContain('3g2.5');
  expect(tokensOf('YC 3G2.5')).toContain('3x2.5');
  expect(tokensOf('油封 3x7')).not.toContain('3g7');
});

test('a letter and a number beside a disc spring are its series and its outside', () => {
  expect(tokensOf('disc spring B20')).toContain('外径:20');
  expect(wordsOf('碟形弹簧 A31.5')).toEqual(expect.arrayContaining(['a 系列', '31.5']));
  expect(wordsOf('B20 接头')).toContain('b20');
});

test.each([
  ['Tellerfeder', '碟型弹簧'],
  ['Sicherungsring', '轴用弹性挡圈'],
  ['Passfeder', '平键'],
  ['Spannstift', '弹性圆柱销'],
  ['Zylinderschraube', '内六角圆柱头螺钉'],
  ['Sechskantschraube', '六角头螺栓'],
  ['Mutter', '六角螺母'],
  ['Unterlegscheibe', '平垫圈'],
  ['Kugellager', '深沟球轴承'],
  ['Kegelrollenlager', '圆锥滚子轴承'],
  ['Schrägkugellager', '角接触球轴承'],
  ['Spannhülse', '弹性圆柱销'],
])('the German name of a standard part means it: %s', (german, name) => {
  expect(namesOf(german)).toContain(name);
});

test('a range of shafts is one fact, and no size of its own', () => {
  const ranges = (text: string) => asked(text).evidence.flatMap((one) => one.within ?? []);
  expect(ranges('E卡簧 轴径8-11用')).toEqual([{ value: 11, unit: 'mm', from: 8 }]);
  expect(ranges('8~11mm轴用 E型挡圈')).toEqual([{ value: 11, unit: 'mm', from: 8 }]);
  expect(tokensOf('E卡簧 轴径8-11用')).not.toContain('内径:8');
  expect(tokensOf('卡簧 轴径8')).toContain('内径:8');
});

test('what people wear comes in XXL, which is 2XL', () => {
  expect(tokensOf('反光背心 XXL 荧光黄')).toEqual(expect.arrayContaining(['xxl', '2xl', 'fluorescent']));
  expect(tokensOf('vest 3XL')).toContain('xxxl');
});

test('a machine without its battery is a bare one, a tap without chips one that forms', () => {
  for (const text of ['充电角磨机 不含电池', 'cordless drill bare', 'drill body only'])
    expect(tokensOf(text)).toContain('bare');
  expect(wordsOf('bare copper wire')).not.toContain('裸机');
  expect(wordsOf('M6 不出屑丝锥').join(' ')).toContain('挤压');
});

test('how a sealant cures names it, wherever it is said, and its color stays', () => {
  for (const text of ['中性 透明 硅酮胶', '玻璃胶 透明 中性']) {
    expect(wordsOf(text)).toContain('中性胶');
    expect(wordsOf(text)).toContain('透明');
  }
});

test('a standard that is all there is says what is wanted', () => {
  expect(asked('GB1243 08B').hints).toContain('滚子链');
  expect(asked('GB1243 链轮 08B').hints).not.toContain('滚子链');
  expect(asked('GB/T 70.6 M20×1.5×60').hints).toContain('内六角圆柱头螺钉');
});

test('how many spools are wanted is no size', () => {
  expect(wordsOf('焊丝 φ1.0 12.5kg/盘 ×4盘')).not.toContain('4');
});
