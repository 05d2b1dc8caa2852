// What a Chinese buyer calls his goods is read by English stores as well, where every word of it is known.
import { expect, test } from 'vitest';
import { inEnglish } from '#lib/domain/goods/search/index.ts';

test.each([
  ['六角螺栓 M8×30 8.8级', 'hex bolt M8×30 class 8.8'],
  ['深沟球轴承 6204-2RS', 'deep groove ball bearing 6204-2RS'],
  ['劳保手套 丁腈浸胶', 'work gloves nitrile dipped'],
  ['防护手套 300 双', 'safety gloves 300 pairs'],
  ['管道离心泵 2 台', 'inline centrifugal pump 2 units'],
  ['管道离心泵 1 台', 'inline centrifugal pump 1 unit'],
  ['百支', '100 pcs'],
  ['液压油 2 桶', 'hydraulic oil 2 drums'],
  ['六角螺栓 3 箱', 'hex bolt 3 cartons'],
  ['O型圈，25×2.65', 'O-ring, 25×2.65'],
  ['Hex bolt M8', 'Hex bolt M8'],
  ['螺母 M8 发黑', 'nut M8 black oxide'],
  ['法兰 DN50', 'flange DN50'],
  ['法兰球阀 DN50', 'flanged ball valve DN50'],
  ['螺栓、螺母，附图纸', 'bolt, nut, drawing attached'],
])('%s is %s', (chinese, english) => {
  expect(inEnglish(chinese)).toBe(english);
});

test('terms of payment are said as an English buyer reads them', () => {
  expect(inEnglish('款到发货')).toBe('payment before delivery');
  expect(inEnglish('30% 预付，发货前付清')).toBe('30% prepaid, balance before shipment');
});

test('half a translation is none', () => {
  expect(inEnglish('三月检修备件：轴承与密封件')).toBeUndefined();
});
