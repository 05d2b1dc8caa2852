// What is another article than the one that was asked for.
import { expect, test } from 'vitest';
import { isOtherThan } from '#lib/domain/goods/search/index.ts';

test.each([
  ['深沟球轴承 6204-2RS', ['6000-2RS', '深沟球轴承 6000系列'], true],
  ['深沟球轴承 6204-2RS', ['6900 CN 普通游隙', '深沟球轴承 6900系列 开式'], true],
  ['深沟球轴承 6204-2RS', ['6204-ZZ', '深沟球轴承'], true],
  ['深沟球轴承 6204-2RS', ['6204 2RS', '深沟球轴承 6200系列'], false],
  ['深沟球轴承 6204', ['6204-2RS', '深沟球轴承'], false],
  ['六角螺栓 M8×30 8.8级', ['M8*30', '六角头螺栓'], false],
  ['六角螺栓 M8×30 8.8级', ['M8x40', '六角头螺栓'], true],
  ['六角螺栓 M8', ['M8x30', '六角头螺栓'], false],
  ['六角螺母 M8 8级', ['M10', '六角螺母'], true],
  ['不锈钢球阀 DN25 304', ['DN 25', '球阀'], false],
  ['劳保手套 丁腈浸胶', ['8 蓝', '丁腈手套'], false],
  ['麻花钻头 ⌀8 HSS', ['8', '直柄麻花钻 DIN 338 ⌀1-13'], false],
  ['法兰 按图', ['图号 FL-08', '非标法兰'], false],
] as const)('%s, offered as %j: %s', (asked, called, answer) => {
  expect(isOtherThan(asked, { called })).toBe(answer);
});

test.each([
  ['六角螺栓 M8', ['M8', '六角螺母 DIN 934 8级'], true],
  ['六角螺母 M8', ['M8', '平垫圈 A型 DIN 125-A'], true],
  ['内六角螺栓 M8', ['M8', '内六角圆柱头螺钉 DIN 912'], false],
  ['螺丝 M8', ['M8', '外六角全牙螺栓 DIN 933'], false],
  ['轴承 30204', ['30204', '圆锥滚子轴承 30200系列'], false],
  ['气动球阀 DN50', ['DN50', 'Q641F 气动法兰球阀'], false],
  ['闸阀 DN50', ['DN50', 'J41W 法兰截止阀'], true],
  ['hex nut M8', ['M8', '外六角全牙螺栓 DIN 933'], true],
  ['铜三通 DN15', ['DN15', '黄铜 内螺纹三通'], false],
  ['生产线配件 M8', ['M8', '六角螺母'], false],
] as const)('%s, offered as %j, may be another kind: %s', (asked, called, answer) => {
  expect(isOtherThan(asked, { called })).toBe(answer);
});

test.each([
  ['六角螺栓 M8×30', ['m8x40'], [], true],
  ['六角螺栓 M8×30', ['m8x1.25x30', 'm8x30'], [], false],
  ['O型圈 25×2.65', ['26.5x2.65'], [], true],
  ['拉伸弹簧 长30', [], ['长:40'], true],
  ['麻花钻头 ⌀8 HSS', [], ['10', '^10', '=10'], true],
  ['麻花钻头 ⌀8 HSS', [], ['8', '^8', '=8'], false],
  ['三相电机 7.5kW', [], ['5.5kw'], true],
  ['断路器 3P 63A', [], ['3p', '63a', '100a'], false],
] as const)('%s, offered in a size that is stored as %j %j: %s', (asked, sizes, words, answer) => {
  expect(isOtherThan(asked, { called: ['M8 · 40 mm', '标准件'], sizes, words })).toBe(answer);
});

test.each([
  ['六角螺母 M8 8级', ['M8', '国标1型六角螺母 GB/T 6170 10级 发黑'], true],
  ['六角螺母 M8 8级', ['M8', '国标1型六角螺母 GB/T 6170 8级 镀锌'], false],
  ['六角螺栓 M8 8.8级', ['M8', '六角头螺栓 10.9级'], true],
  ['内六角 M6 A2-70', ['M6', '不锈钢内六角 304'], false],
  ['内六角 M6 A2-70', ['M6', '内六角 A2-50'], true],
  ['六角螺栓 M8×30 8.8级', ['M8×30', '内六角圆柱头螺钉 A4-80 不锈钢316'], true],
  ['平垫圈 M8 200HV', ['M8', '平垫圈 100HV 镀锌'], true],
  ['平垫圈 M8 镀锌', ['M8', '平垫圈 热镀锌'], false],
  ['平垫圈 M8 热镀锌', ['M8', '平垫圈 彩锌'], true],
  ['hex nut M8 zinc plated', ['M8', '六角螺母 发黑'], true],
  ['不锈钢球阀 DN25 304', ['内螺纹 Rc · DN25 (1″)', 'Q11F 不锈钢316(CF8M)二片式内螺纹球阀'], true],
  ['不锈钢球阀 DN25', ['DN25', 'Q11F 不锈钢316(CF8M)球阀'], false],
  ['不锈钢球阀 DN25', ['DN25', '黄铜球阀'], true],
  ['O型圈 25×2.65 丁腈', ['25×2.65', 'O形圈 线径2.65 硅橡胶 VMQ 60 食品级'], true],
  ['O-ring 25×2.65 NBR', ['25×2.65', 'O形圈 丁腈橡胶'], false],
  ['管道离心泵 80-160 7.5kW', ['25-125 铸铁', 'ISW卧式管道离心泵'], true],
  ['管道离心泵 80-160 7.5kW', ['80-160 304不锈钢', 'ISG立式管道离心泵'], false],
  ['深沟球轴承 6204-2RS', ['6204 CN', '深沟球轴承 6200系列 开式'], true],
  ['深沟球轴承 6204-2RS', ['6204 CN', '深沟球轴承 6200系列 双面胶封 2RS'], false],
  ['钢板 304 mm', ['304 mm', '碳钢板'], false],
] as const)('%s, offered as %j with its strength and material: %s', (asked, called, answer) => {
  expect(isOtherThan(asked, { called })).toBe(answer);
});
