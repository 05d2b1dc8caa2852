// Old numbers and the sizes of the trades, as goods list them today.
import { expect, test } from 'vitest';
import { withNewNumbers } from '#lib/domain/goods/search/meaning/old-numbers.ts';
import { inListedSizes } from '#lib/domain/goods/search/meaning/trade-sizes.ts';
import { understand } from '#lib/domain/goods/search/meaning/understand.ts';

const tokensOf = (text: string): string[] =>
  understand(text, new Map()).evidence.flatMap((one) => [...one.tokens.keys()]);

test.each([
  ['80205 轴承', '6205-zz 轴承'],
  ['180304 双面胶盖', '6304-2rs 双面胶盖'],
  ['1000905 轴承', '61905 轴承'],
  ['205轴承', '6205轴承'],
  ['双列调心 3510', '双列调心 22210'],
  ['轴承 53612', '轴承 22312'],
  ['42208 轴承', 'nj208 轴承'],
  ['46206 角接触', '7206ac 角接触'],
  ['2007109 轴承', '32009 轴承'],
  ['7518 圆锥轴承', '32218 圆锥轴承'],
  ['8107平面轴承', '51107平面轴承'],
])('an old number of a bearing is that of today: %s', (old, now) => {
  expect(withNewNumbers(old)).toBe(now);
});

test.each(['6205 轴承', '32205 圆锥轴承', '7205 角接触球轴承', '81107 推力轴承', '80205', '螺栓 8107'])(
  'what is a number of today, or none of a bearing, stays: %s',
  (text) => {
    expect(withNewNumbers(text)).toBe(text);
  },
);

test.each([
  ['24v10a 电源', '24v 10a 电源'],
  ['牙条 m12*1,000', '牙条 m12*1000'],
  ['定位销 φ6m6×30', '定位销 φ6×30'],
  ['5分链条', ' 10a 链条'],
  ['ansi 60 chain', ' 12a  chain'],
  ['rs80-2 roller chain', ' 16a-2  roller chain'],
  ['40# 链条', ' 08a  链条'],
  ['chain hoist #60', 'chain hoist #60'],
  ['b49三角带', 'b1250三角带'],
  ['126槽钢', '12.6#槽钢'],
  ['变径 4寸变2寸', '变径  dn100x50 '],
  ['cutting disc 5" x 1mm', 'cutting disc 125x1mm'],
  ['百叶轮100*80目', '百叶轮100 80目'],
  ['gb1096 8x40 键', 'gb1096 8x7x40 键'],
  ['喉箍 30~45', '喉箍 30-45'],
  ['钻头6.8 打m8底孔', '钻头6.8  '],
  ['大小头 100 80', '大小头  100x80 '],
  ['托盘 1.2米乘0.8米', '托盘 1200x800'],
  ['cable tray 8 inch wide x 4 inch', 'cable tray 200x100'],
  ['异径三通 80变50', '异径三通  80x50 '],
  ['cutting disc 5" x 0.045" x 7/8"', 'cutting disc 125x1.2x22.23'],
  ['涡轮箱50 1比20', '涡轮箱 nmrv050-20 '],
  ['nmrv 减速机 75-15', 'nmrv 减速机  nmrv075-15 '],
  ['减速机 rv 075 1/40', '减速机  nmrv075-40 '],
  ['rv50减速机 速比1:20', ' nmrv050-20 '],
  ['pk带 6槽 2100', 'pk带  6pk2100 '],
  ['三排链 6分 12a', '三排链   12a'],
])('a size as the trade says it is written as goods list it: %s', (said, listed) => {
  expect(inListedSizes(said)).toBe(listed);
});

test.each([
  '铣刀 8x40',
  '平键 8x7',
  '螺栓 m12x1,5',
  '百叶窗 4v210-08',
  '内六角扳手 8x40',
  'din 912 m5x16',
  '丝攻 m8',
  '打m6的螺纹 丝锥',
  '键槽铣刀 8x40',
  '皮带轮 a100',
  '拖链 6分',
  '大小头 30 50',
  '螺栓 100 80',
])('what only looks so stays: %s', (text) => {
  expect(inListedSizes(text)).toBe(text);
});

test('a bolt without its letter has its thread and its length, a tapping screw has none', () => {
  expect(tokensOf('马车丝 10*80')).toContain('m10x80');
  expect(tokensOf('内六角螺丝 8*30')).toContain('m8x30');
  expect(tokensOf('自攻螺丝 4*30')).not.toContain('m4x30');
});

test('a nut with a length is also its thread, a wheel is chosen by its teeth, a drill of 6.8 is no strength', () => {
  expect(tokensOf('连接螺母 M12×36')).toContain('m12');
  expect(tokensOf('链轮 08B 19齿')).toContain('z19');
  expect(tokensOf('钻头6.8')).toContain('^6.8');
  expect(tokensOf('六角螺栓 6.8级')).not.toContain('^6.8');
});

test.each(['不锈钢轴承 6204-2RS', '6204-2RS stainless'])(
  '%s is asked for by its own number, S6204-2RS',
  (text) => {
    expect(understand(text, new Map()).keys[0]).toBe('s62042rs');
  },
);
