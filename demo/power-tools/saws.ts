import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { benchMachine } from '#demo/pictures/tools/power/bench-machine.ts';
import { onSole } from '#demo/pictures/tools/power/on-sole.ts';
import { pics, type Tool } from './tool.ts';

export const saws: Tool[] = [
  {
    key: 'saw-jig-corded',
    zh: '曲线锯 调速',
    en: 'Jig saw, variable speed',
    kind: 'corded',
    category: 'power-tools-saw',
    search: '曲线锯 电锯 木工 拉花',
    norm: 'GB/T 3883.11',
    brand: 'jinlv',
    options: [w('功率', 'Power')],
    rows: [
      [['570 W'], 168, 2000],
      [['710 W'], 218, 2300],
      [['850 W'], 268, 2500],
    ],
    params: [q('speed', '500-3000', 'spm'), q('cutDepth', w('木 80 / 钢 8', 'Wood 80, steel 8'), 'mm')],
    pictures: onSole({ ...pics('曲线锯', '710 W', 'blue'), L: 235, kind: 'jig' }),
  },
  {
    key: 'saw-circular-corded',
    zh: '电圆锯',
    en: 'Circular saw',
    kind: 'corded',
    category: 'power-tools-saw',
    search: '电圆锯 手提锯 圆锯 7寸 9寸',
    norm: 'GB/T 3883.5',
    brand: 'zhuanding',
    options: [w('锯片', 'Blade'), w('功率', 'Power')],
    rows: [
      [['185 mm', '1200 W'], 218, 3600],
      [['185 mm', '1500 W'], 258, 3900],
      [['235 mm', '2200 W'], 398, 6600],
    ],
    params: [q('speed', '4800', 'r/min'), q('cutDepth', '62-85', 'mm')],
    pictures: onSole({ ...pics('电圆锯', '⌀185 · 1500 W', 'red'), L: 310, kind: 'circular', disc: 185 }),
  },
  {
    key: 'saw-marble',
    zh: '云石机 石材切割机',
    en: 'Marble cutter',
    kind: 'corded',
    category: 'power-tools-saw',
    search: '云石机 切割机 开槽 石材',
    norm: 'GB/T 3883.5',
    brand: 'zhuanding',
    options: [w('功率', 'Power')],
    rows: [
      [['1240 W'], 168, 2700],
      [['1400 W'], 198, 2900],
      [['1800 W'], 258, 3300],
    ],
    params: [q('speed', 13000, 'r/min'), q('disc', '⌀110×20'), q('cutDepth', 34, 'mm')],
    pictures: onSole({ ...pics('云石机', '⌀110 · 1400 W', 'blue'), L: 240, kind: 'marble', disc: 110 }),
  },
  {
    key: 'saw-chop-355',
    zh: '型材切割机 355 mm',
    en: 'Chop saw, 355 mm',
    kind: 'bench',
    category: 'power-tools-saw',
    search: '型材切割机 钢材机 切割机 355',
    norm: 'GB/T 3883.311',
    options: [w('功率', 'Power'), w('电压', 'Voltage')],
    rows: [
      [['2300 W', '220 V'], 418, 16500],
      [['2600 W', '220 V'], 498, 17500],
      [['3000 W', '380 V'], 628, 28000],
    ],
    params: [
      q('speed', 3800, 'r/min'),
      q('disc', '⌀355×25.4'),
      q('cutDepth', w('圆管 115，角钢 130', 'Tube 115, angle 130'), 'mm'),
    ],
    pictures: benchMachine({ ...pics('型材切割机', '⌀355 · 2300 W', 'red'), kind: 'chop', W: 520, H: 610 }),
  },
];
