// What is another size than the one that was asked for.
import { expect, test } from 'vitest';
import { namesOtherSize } from '#lib/domain/goods/search/index.ts';

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
  expect(namesOtherSize(asked, called)).toBe(answer);
});
