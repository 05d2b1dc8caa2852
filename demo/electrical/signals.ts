import { p, w } from '#demo/flow/words.ts';
import { housing } from '#demo/pictures/electric/housing.ts';
import { stacked } from '#demo/pictures/electric/terminals.ts';
import { cylinder, tube } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { device, pairs } from './common.ts';
import { BUTTON, COLOUR, head, HUES, VOLTS } from './operator-goods.ts';

export const signals: SeedProduct[] = [
  head({
    key: 'lamp-ad16',
    code: 'AD16-22',
    name: w('AD16-22信号灯 22mm', 'AD16-22 pilot lamp, 22 mm'),
    brief: w('LED，30000小时', 'LED, 30,000 hours'),
    kind: 'lamp',
    colour: 'red',
    first: COLOUR,
    firsts: HUES,
    second: w('电压', 'Voltage'),
    seconds: VOLTS,
    base: 2.1,
    grams: 22,
    words: ['指示灯', '信号灯', 'pilot lamp'],
    block: false,
    bezel: 'black',
  }),
  device({
    key: 'signal-tower',
    category: 'electrical-operator-lamp',
    name: w('多层LED警示灯塔', 'LED signal tower'),
    brief: w('⌀50，常亮/闪烁，可带蜂鸣', '⌀50, steady or flashing, with buzzer'),
    words: ['三色灯', '警示灯', '塔灯', 'signal tower'],
    standards: ['GB/T 4025'],
    text: BUTTON,
    params: [p(w('直径', 'Diameter'), 50, 'mm'), p('ip', 'IP54')],
    options: [w('层数', 'Tiers'), w('电压', 'Voltage')],
    pieces: pairs(
      [
        [w('2层', '2 tiers'), 2, 24],
        [w('3层', '3 tiers'), 3, 31],
        [w('3层带蜂鸣', '3 tiers, buzzer'), 3.5, 38],
        [w('5层', '5 tiers'), 5, 52],
      ] as const,
      [
        [w('DC24V', 'DC 24 V'), 'DC24V'],
        [w('AC220V', 'AC 220 V'), 'AC220V'],
      ] as const,
      ([tiers, count, yuan], [volt, sign]) => ({
        designation: `LTA50-${count} ${sign}`,
        at: [tiers, volt],
        yuan,
        grams: 180 + count * 65,
      }),
    ),
    draw: () =>
      stacked({
        title: 'signal tower',
        caption: 'LTA50-3',
        upright: true,
        parts: [
          { length: 8, r: 34, material: 'black' },
          { length: 70, r: 9, material: 'aluminium' },
          { length: 40, r: 25, material: 'black' },
          { length: 46, r: 25, material: 'green' },
          { length: 3, r: 25.5, material: 'black' },
          { length: 46, r: 25, material: 'yellow' },
          { length: 3, r: 25.5, material: 'black' },
          { length: 46, r: 25, material: 'red' },
          { length: 8, r: 25, material: 'black' },
        ],
      }),
  }),
  device({
    key: 'limit-switch',
    category: 'electrical-operator-button',
    name: w('LXK3行程开关', 'LXK3 limit switch'),
    brief: w('滚轮摇臂/直动，IP65', 'Roller lever or plunger, IP65'),
    words: ['行程开关', '限位开关', 'limit switch', 'XCK'],
    standards: ['GB/T 14048.5'],
    text: BUTTON,
    params: [
      p('ip', 'IP65'),
      p('contacts', w('1开1闭', '1 NO + 1 NC')),
      p('life', w('1000万次', '10 million operations')),
    ],
    options: [w('操作头', 'Head')],
    pieces: [
      ['S/B 柱塞', w('直动柱塞', 'Plunger'), 21],
      ['S/Z 滚轮柱塞', w('滚轮柱塞', 'Roller plunger'), 23],
      ['S/T 单轮摇臂', w('单轮摇臂', 'Roller lever'), 24.5],
      ['S/L 可调摇臂', w('可调摇臂', 'Adjustable lever'), 26],
      ['S/D 双轮叉式', w('双轮叉式', 'Fork lever'), 28],
      ['S/J 万向弹簧杆', w('万向弹簧杆', 'Spring rod'), 25],
    ].map(([sign, label, yuan]) => ({
      designation: `LXK3-20${(sign as string).split(' ')[0]}`,
      at: [label as Words],
      yuan: yuan as number,
      grams: 260,
    })),
    draw: () =>
      housing({
        title: 'limit switch',
        caption: 'LXK3-20S/T',
        width: 36,
        height: 66,
        depth: 36,
        material: 'castIron',
        art: '<rect x="4" y="12" width="28" height="48" rx="2" fill="none" stroke="#25292E"/><circle cx="7" cy="15" r="1.6" fill="#AEB6BE"/><circle cx="29" cy="57" r="1.6" fill="#AEB6BE"/>',
        extra: [
          cylinder([0, -1, 0], [18, 6, 80], 0, 20, 13, 'castIron'),
          tube(
            [
              [18, -18, 80],
              [34, -18, 104],
            ],
            3.4,
            'zinc',
            6,
          ),
          cylinder([0, -1, 0], [34, -16, 104], 0, 8, 9, 'black'),
        ],
      }),
  }),
];
