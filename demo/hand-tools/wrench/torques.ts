import { goods, type Piece } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import { wrench } from '#demo/pictures/tools/hand/wrench.ts';
import type { SeedProduct } from '#demo/types.ts';
import { CRMO } from './materials.ts';

const TORQUE = [
  [
    '14',
    '6.3',
    [
      [1, 5],
      [5, 25],
    ],
    280,
    30,
  ],
  [
    '38',
    '10',
    [
      [5, 25],
      [10, 60],
      [20, 100],
    ],
    365,
    36,
  ],
  [
    '12',
    '12.5',
    [
      [10, 60],
      [20, 110],
      [40, 210],
      [60, 340],
    ],
    470,
    44,
  ],
  [
    '34',
    '20',
    [
      [100, 550],
      [150, 760],
      [200, 1000],
    ],
    1020,
    62,
  ],
] as const;

export const torques = TORQUE.map(([sign, drive, ranges, L, head], i): SeedProduct =>
  goods({
    key: `torque-wrench-${sign}`,
    trade: 'hand-tools',
    category: 'hand-tools-sockets-torque',
    brand: 'liangcun',
    name: w(`预置式扭矩扳手 □${drive}`, `Click torque wrench, ${drive} mm drive`),
    brief: w('到扭矩发声，精度 ±4%，附检定报告', 'Clicks at the set torque, ±4 %, with test report'),
    keywords: words('扭力扳手 扭矩扳手 公斤扳手 torque wrench'),
    standards: ['ISO 6789-1', 'GB/T 15729'],
    unit: w('把', 'pc'),
    moq: 1,
    params: [q('drive', drive, 'mm'), q('accuracy', '±4', '%'), q('length', L, 'mm'), q('material', CRMO)],
    options: [w('扭矩范围', 'Torque range')],
    pieces: ranges.map(([a, b]): Piece => ({
      designation: `${a}-${b} N·m`,
      at: [`${a}-${b} N·m`],
      yuan: 96 + i * 70 + b * 0.62,
      grams: 500 + b * 4.6,
      cm3: 900 + b * 4,
      params: [
        q('torqueRange', `${a}-${b}`, 'N·m'),
        q('reading', b < 30 ? '0.1' : b < 120 ? '0.5' : b < 400 ? '1' : '5', 'N·m'),
      ],
    })),
    text: text(
      [
        '转动手柄设定扭矩并锁紧，均匀加力至“咔嗒”声即停，继续加力会超出设定值。',
        'Set with the handle and lock, pull evenly and stop at the click: pulling on exceeds the setting.',
      ],
      [
        '8.8 级粗牙螺栓参考扭矩：M8 25 N·m，M10 49 N·m，M12 85 N·m，M16 210 N·m，M20 410 N·m(干摩擦系数 0.14)。',
        'Guide for 8.8 coarse bolts (friction 0.14): M8 25, M10 49, M12 85, M16 210, M20 410 N·m.',
      ],
      [
        '用后调回最小刻度存放，每 5000 次或一年应检定一次；不得用于松动螺栓。',
        'Store at the lowest setting, calibrate every 5000 clicks or yearly, and never use it to loosen bolts.',
      ],
    ),
    pictures: wrench({ title: '扭矩扳手', caption: `ISO 6789 · □${drive}`, L, kind: 'torque', drive, head }),
  }),
);
