// What tells one size from another is stored as tokens; what a query says of a size is compared with them.
import { expect, test } from 'vitest';
import { synonymsOf } from '#lib/domain/goods/search/meaning/synonyms.ts';
import { understand } from '#lib/domain/goods/search/meaning/understand.ts';
import { wordsOfSize } from '#lib/domain/goods/search/text/size-words.ts';
import { sizesOf } from '#lib/domain/goods/search/text/sizes.ts';

const none = synonymsOf([]);

/** What the words of a query are worth in a size. */
function worth(query: string, designation: string, chosen: [string, string, string][] = []): number {
  const words = wordsOfSize(
    designation,
    chosen.map(([name, zh, en]) => ({ name, zh, en })),
    [],
  );
  const own = new Set([...words, ...sizesOf(designation)]);
  return understand(query, none)
    .evidence.map(({ tokens }) => Math.max(0, ...[...tokens].map(([token, n]) => (own.has(token) ? n : 0))))
    .reduce((sum, n) => sum + n, 0);
}

test.each([
  ['左旋螺母 M16', 'M16 LH', 'M20 LH'],
  ['手拉葫芦 2T 6m', 'HSZ 2T×6m', 'HSZ 2T×3m'],
  ['手拉葫芦 3吨 9米', 'HSZ 3T×9m', 'HSZ 2T×9m'],
  ['平键 宽6 高6 长30', '6×6×30', '6×6×20'],
  ['铜排 6mm2*60mm2', '6×60', '5×50'],
  ['UL1007 22 awg 300v', '22AWG 红', '24AWG 红'],
  ['无缝管 2 inch sch 80', '2" SCH80', '2" SCH40'],
  ['活动扳手 10寸', '250 mm (10")', '300 mm (12")'],
  ['T形螺母 M12 配14槽', 'M12×14', 'M12×16'],
  ['轴承 密封 6204', '6204-2RS', '6204-ZZ'],
  ['工业铝型材 4040 2米', '4040×2000', '4040×3000'],
  ['铣刀 D8*20*60', '8×20×60', '8×25×60'],
])('%s means %s rather than %s', (query, size, other) => {
  expect(worth(query, size)).toBeGreaterThan(worth(query, other));
});

test('colors and materials are read through what is chosen to get a size', () => {
  const red: [string, string, string][] = [['颜色', '红', 'Red']];
  const black: [string, string, string][] = [['颜色', '黑', 'Black']];
  for (const query of ['热缩管 8 红色', '热缩管 8 红', 'heat shrink 8 red', '热缩管 8 RD'])
    expect(worth(query, '⌀8 A', red)).toBeGreaterThan(worth(query, '⌀8 B', black));
});

test('from where to where something is set says none of its numbers', () => {
  expect(worth('安全阀 0.7MPa', '0.7', [['整定', '0.4~0.7 MPa', '0.4~0.7 MPa']])).toBeGreaterThan(
    worth('安全阀 0.7MPa', '1.0', [['整定', '0.7~1.0 MPa', '0.7~1.0 MPa']]),
  );
});

test('a wire is chosen by its section, a bore by the shaft that goes through it', () => {
  const section = wordsOfSize('E2508', [], [{ name: '导线截面', value: '2.5 mm²' }]);
  expect(section).toContain('截面:2.5');
  const wanted = understand('端子 2.5平方', none).evidence.flatMap(({ tokens }) => [...tokens.keys()]);
  expect(wanted).toContain('截面:2.5');
  const bore = understand('housing 40mm shaft', none).evidence.flatMap(({ tokens }) => [...tokens.keys()]);
  expect(bore).toContain('内径:40');
});

test('a tapered bearing is asked for by its whole width, and as a tapered one by that of its ring', () => {
  const sizes = sizesOf('30206', [
    { name: '内径 d', value: '30', unit: 'mm' },
    { name: '外径 D', value: '62', unit: 'mm' },
    { name: '宽度 B', value: '16', unit: 'mm' },
    { name: '装配高 T', value: '17.25', unit: 'mm' },
  ]);
  expect(sizes).toEqual(expect.arrayContaining(['ring30x62x16', '30x62x17.25', '30x62']));
});
