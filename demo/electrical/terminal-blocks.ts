import { p, w } from '#demo/flow/words.ts';
import { terminals } from '#demo/pictures/electric/terminals.ts';
import type { SeedProduct } from '#demo/types.ts';
import { BOX } from './box-text.ts';
import { device, pairs } from './common.ts';

const UK = [
  ['1.5', 4.2, 17.5, 7],
  ['2.5', 5.2, 24, 9],
  ['4', 6.2, 32, 12],
  ['6', 8.2, 41, 17],
  ['10', 10.2, 57, 26],
  ['16', 12.2, 76, 38],
  ['35', 15.2, 125, 68],
] as const;

export const terminalBlocks: SeedProduct[] = [
  device({
    key: 'terminal-uk',
    category: 'electrical-box-terminal',
    name: w('UK导轨式接线端子', 'UK DIN-rail terminal block'),
    brief: w('螺钉压接，灰/蓝/黄绿', 'Screw clamp, grey, blue or green-yellow'),
    words: ['接线端子', '端子排', 'UK2.5B', 'terminal block'],
    standards: ['GB/T 14048.7', 'IEC 60947-7-1'],
    text: BOX,
    params: [p('voltage', 800, 'V'), p('material', 'PA66 V0'), p('mounting', w('35 mm导轨', 'DIN rail'))],
    options: [w('颜色', 'Colour'), w('截面', 'Section')],
    pieces: pairs(
      [
        [w('灰', 'Grey'), '', 1],
        [w('蓝', 'Blue'), ' BU', 1.02],
        [w('接地黄绿', 'Earth'), '-PE', 2.6],
      ] as const,
      UK,
      ([colour, sign, f], [section, pitch, amp, grams]) => ({
        designation: `UK${section}B${sign}`,
        at: [colour, w(`${section} mm²`)],
        yuan: (0.45 + grams * 0.062) * f,
        grams,
        params: [p('thickness', pitch, 'mm'), p('current', amp, 'A')],
      }),
    ),
    draw: () =>
      terminals({
        title: 'terminal block',
        caption: 'UK2.5B',
        width: 52,
        height: 42,
        depth: 46,
        material: 'grey',
        count: 10,
        screws: 2,
        colours: ['grey', 'grey', 'blue', 'grey', 'grey', 'green', 'grey', 'grey', 'grey', 'yellow'],
      }),
  }),
  device({
    key: 'terminal-tb',
    category: 'electrical-box-terminal',
    name: w('TB固定式接线排', 'TB barrier terminal strip'),
    brief: w('15~100A，带盖', '15–100 A, with cover'),
    words: ['端子台', 'TB-1512', '接线排', 'barrier strip'],
    standards: ['GB/T 14048.7'],
    text: BOX,
    params: [p('voltage', 600, 'V'), p('material', w('酚醛+黄铜', 'Phenolic, brass'))],
    options: [w('电流', 'Current'), w('位数', 'Ways')],
    pieces: pairs(
      [
        [15, 1],
        [25, 1.35],
        [45, 2.1],
        [100, 5.6],
      ] as const,
      [3, 4, 6, 10, 12] as const,
      ([amp, f], ways) => ({
        designation: `TB-${amp}${String(ways).padStart(2, '0')}`,
        at: [`${amp} A`, w(`${ways}位`, `${ways} ways`)],
        yuan: (0.35 * ways + 0.4) * f,
        grams: 6 * ways * f,
      }),
    ),
    draw: () =>
      terminals({
        title: 'barrier strip',
        caption: 'TB-2506',
        width: 88,
        height: 30,
        depth: 20,
        material: 'black',
        count: 6,
        screws: 2,
        colours: ['black'],
      }),
  }),
];
