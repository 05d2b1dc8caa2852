import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { grinder } from '#demo/pictures/tools/power/grinder.ts';
import { pics, type Tool } from './tool.ts';

export const grinders: Tool[] = [
  {
    key: 'grinder-100',
    zh: '角磨机 100 mm',
    en: 'Angle grinder, 100 mm',
    kind: 'corded',
    category: 'power-tools-grind',
    search: '角磨机 磨光机 手磨机 打磨 100',
    norm: 'GB/T 3883.3',
    brand: 'zhuanding',
    options: [w('功率', 'Power'), w('开关', 'Switch')],
    rows: [
      ['710 W', 118],
      ['850 W', 148],
      ['1010 W', 188],
    ].flatMap(([p, y]) =>
      [w('侧拨', 'Slide'), w('后置', 'Paddle')].map(
        (s, i) => [[String(p), s], Number(y) * (1 + i * 0.05), 1750] as const,
      ),
    ),
    params: [
      q('voltage', '220 / 50 Hz', 'V'),
      q('speed', 11800, 'r/min'),
      q('spindle', 'M10'),
      q('disc', '⌀100×16'),
    ],
    pictures: grinder({ ...pics('角磨机', '⌀100 · 850 W', 'orange'), L: 268, disc: 100 }),
  },
  {
    key: 'grinder-125',
    zh: '角磨机 125 mm 调速',
    en: 'Angle grinder, 125 mm, variable speed',
    kind: 'corded',
    category: 'power-tools-grind',
    search: '角磨机 125 调速 磨光机',
    norm: 'GB/T 3883.3',
    brand: 'jinlv',
    options: [w('功率', 'Power'), w('调速', 'Speed')],
    rows: [
      ['1010 W', 218],
      ['1200 W', 256],
      ['1400 W', 318],
    ].flatMap(([p, y]) =>
      [w('定速', 'Fixed'), w('六档调速', 'Six speeds')].map(
        (s, i) => [[String(p), s], Number(y) * (1 + i * 0.12), 2200] as const,
      ),
    ),
    params: [
      q('voltage', '220 / 50 Hz', 'V'),
      q('speed', '3000-11000', 'r/min'),
      q('spindle', 'M14'),
      q('disc', '⌀125×22.23'),
    ],
    pictures: grinder({ ...pics('角磨机', '⌀125 · 1200 W', 'orange'), L: 300, disc: 125 }),
  },
  {
    key: 'grinder-180-230',
    zh: '大角磨机 180/230 mm',
    en: 'Large angle grinder, 180/230 mm',
    kind: 'corded',
    category: 'power-tools-grind',
    search: '大角磨 230 180 磨光机',
    norm: 'GB/T 3883.3',
    options: [w('盘径', 'Disc'), w('功率', 'Power')],
    rows: [
      [['180 mm', '2200 W'], 388, 5100],
      [['230 mm', '2200 W'], 408, 5300],
      [['230 mm', '2600 W'], 468, 5700],
    ],
    params: [q('voltage', '220 / 50 Hz', 'V'), q('speed', '8500 / 6500', 'r/min'), q('spindle', 'M14')],
    pictures: grinder({ ...pics('大角磨机', '⌀180 · 2200 W', 'orange'), L: 450, disc: 180 }),
  },
];
