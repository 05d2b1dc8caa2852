// What buyers paste is read as they mean it, whatever parts designation and quantity.
import { expect, test } from 'vitest';
import { QUICK_LINES_MAX, QUICK_WORDS_MAX } from '#lib/kernel/cart-limits.ts';
import { readQuickRows, readQuickText } from '#lib/kernel/quick-lines.ts';

test.each([
  ['6204-2RS 20', '6204-2RS', 20],
  ['6204-2RS\t20', '6204-2RS', 20],
  ['6204-2RS,20', '6204-2RS', 20],
  ['6204-2RS，20个', '6204-2RS', 20],
  ['内六角螺钉 M8×30 200件', '内六角螺钉 M8×30', 200],
  ['球阀 DN25 x10', '球阀 DN25', 10],
  ['球阀 DN25 * 10 只', '球阀 DN25', 10],
  ['Ball valve DN25  10 pcs', 'Ball valve DN25', 10],
  ['1\t轴承\t6204-2RS\t1,200\t个', '轴承 6204-2RS', 1200],
  ['M8×30', 'M8×30', 1],
  ['６２０４ ３０', '6204', 30],
  ['深沟球轴承 6204', '深沟球轴承 6204', 1],
  ['防护手套 50双', '防护手套', 50],
  ['三角带 SPB型 12', '三角带 SPB型', 12],
  ['V-belt type SPB 12', 'V-belt type SPB', 12],
  ['圆柱滚子轴承 NU 205', '圆柱滚子轴承 NU 205', 1],
  ['轴承 SKF 6204', '轴承 SKF 6204', 1],
  ['防护手套 x 50', '防护手套', 50],
  ['三角带 SPB型', '三角带 SPB型', 1],
  ['三角带 B型 ×12', '三角带 B型', 12],
  ['Ball bearing 6204', 'Ball bearing 6204', 1],
])('%j is %s, %d', (text, words, num) => {
  expect(readQuickText(text).lines).toEqual([{ words, num }]);
});

test('a head of a table tells which column is which, and empty lines say nothing', () => {
  const rows = [
    ['序号', '名称', '规格型号', '单位', '采购数量', '备注'],
    [],
    ['1', '轴承', '6204', '个', '30', '急'],
  ];
  expect(readQuickRows(rows)).toEqual({ lines: [{ words: '轴承 6204', num: 30 }], leftOut: 0 });
});

test('500 lines are read and the others are counted', () => {
  const text = Array.from({ length: 620 }, (_, at) => `M${at} 5`).join('\n');
  const { lines, leftOut } = readQuickText(text);
  expect([lines.length, leftOut]).toEqual([QUICK_LINES_MAX, 120]);
});

test('a megabyte of anything is read in no time', () => {
  // Time of the processor: what else the machine does is not counted.
  const start = process.cpuUsage();
  for (const text of [
    '9'.repeat(1e6),
    ' 1'.repeat(5e5),
    'x'.repeat(1e6),
    '*'.repeat(1e6),
    '\t1,'.repeat(3e5),
  ]) {
    for (const { words } of readQuickText(text).lines)
      expect(words.length).toBeLessThanOrEqual(QUICK_WORDS_MAX);
  }
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
});
