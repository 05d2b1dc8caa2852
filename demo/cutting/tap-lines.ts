import { w } from '#demo/flow/words.ts';
import type { Material } from '#demo/pictures/metal.ts';
import type { Words } from '#demo/types.ts';
import { ALLOY, DIN371, HSS, HSSE, type TapRow } from './thread-sizes.ts';

const DIN376: readonly TapRow[] = [
  [12, 1.75, 110, 24, 9],
  [14, 2, 110, 26, 11],
  [16, 2, 110, 27, 12],
  [18, 2.5, 125, 30, 14],
  [20, 2.5, 140, 32, 16],
  [22, 2.5, 140, 32, 18],
  [24, 3, 160, 34, 18],
];

const DIN352: readonly TapRow[] = [
  [2, 0.4, 36, 8, 2.8],
  [2.5, 0.45, 40, 9, 2.8],
  [3, 0.5, 40, 11, 3.5],
  [4, 0.7, 45, 13, 4.5],
  [5, 0.8, 50, 16, 6],
  [6, 1, 56, 19, 6],
  [8, 1.25, 63, 22, 6],
  [10, 1.5, 70, 24, 7],
  [12, 1.75, 75, 29, 9],
  [14, 2, 80, 30, 11],
  [16, 2, 80, 32, 12],
  [18, 2.5, 95, 40, 14],
  [20, 2.5, 95, 40, 16],
  [22, 2.5, 100, 40, 18],
  [24, 3, 110, 50, 18],
];

const FINE: readonly TapRow[] = [
  [6, 0.75, 80, 14, 4.5],
  [8, 1, 90, 17, 6],
  [10, 1, 90, 18, 7],
  [10, 1.25, 100, 18, 7],
  [12, 1.25, 100, 22, 9],
  [12, 1.5, 100, 22, 9],
  [14, 1.5, 100, 22, 11],
  [16, 1.5, 100, 22, 12],
  [18, 1.5, 110, 24, 14],
  [20, 1.5, 125, 24, 16],
  [22, 1.5, 125, 24, 18],
  [24, 2, 140, 28, 18],
];

const PM = w('粉末高速钢 HSS-PM', 'HSS-PM powder steel');

interface Line {
  key: string;
  zh: string;
  en: string;
  norm: string;
  rows: readonly TapRow[];
  flute: 'straight' | 'spiral' | 'point' | 'none';
  steel: Words;
  finish: Words;
  metal: Material;
  at8: number;
  search: string;
  count?: number;
  hole: Words;
  show: number;
  brand?: string;
}

const THROUGH = w('通孔', 'Through holes');

const BLIND = w('盲孔', 'Blind holes');

const BOTH = w('通孔、盲孔', 'Through and blind holes');

const MACHINE = [...DIN371, ...DIN376];

export const LINES: Line[] = [
  {
    key: 'tap-spiral-din371-376',
    zh: '螺旋槽机用丝锥',
    en: 'Spiral flute machine tap',
    norm: 'DIN 371/376',
    rows: MACHINE,
    flute: 'spiral',
    steel: HSSE,
    finish: w('磨白', 'Bright'),
    metal: 'steel',
    at8: 21,
    search: '螺旋丝锥 丝攻 机用丝锥 盲孔 螺旋槽',
    hole: BLIND,
    show: 6,
    brand: 'wenxiao',
  },
  {
    key: 'tap-spiral-tin',
    zh: '镀钛螺旋槽机用丝锥',
    en: 'Spiral flute machine tap, TiN',
    norm: 'DIN 371/376',
    rows: MACHINE,
    flute: 'spiral',
    steel: HSSE,
    finish: w('TiN', 'TiN'),
    metal: 'gold',
    at8: 29,
    search: '镀钛丝锥 螺旋丝攻 不锈钢',
    hole: BLIND,
    show: 6,
    brand: 'wenxiao',
  },
  {
    key: 'tap-point-din371-376',
    zh: '螺尖机用丝锥(先端)',
    en: 'Spiral point machine tap',
    norm: 'DIN 371/376',
    rows: MACHINE,
    flute: 'point',
    steel: HSSE,
    finish: w('磨白', 'Bright'),
    metal: 'steel',
    at8: 19.5,
    search: '先端丝锥 螺尖丝攻 通孔 机用',
    hole: THROUGH,
    show: 6,
    brand: 'wenxiao',
  },
  {
    key: 'tap-point-pm-ticn',
    zh: '粉末钢镀层螺尖丝锥',
    en: 'Powder steel spiral point tap, TiCN',
    norm: 'DIN 371/376',
    rows: MACHINE,
    flute: 'point',
    steel: PM,
    finish: w('TiCN', 'TiCN'),
    metal: 'carbide',
    at8: 66,
    search: '粉末高速钢 不锈钢丝锥 先端 TiCN',
    hole: THROUGH,
    show: 6,
  },
  {
    key: 'tap-straight-din371-376',
    zh: '直槽机用丝锥',
    en: 'Straight flute machine tap',
    norm: 'DIN 371/376',
    rows: MACHINE,
    flute: 'straight',
    steel: HSSE,
    finish: w('氮化发黑', 'Nitrided'),
    metal: 'blackOxide',
    at8: 17,
    search: '直槽丝锥 铸铁 机用丝攻',
    hole: BOTH,
    show: 7,
  },
  {
    key: 'tap-forming-din2174',
    zh: '挤压丝锥',
    en: 'Thread forming tap',
    norm: 'DIN 2174',
    rows: DIN371,
    flute: 'none',
    steel: HSSE,
    finish: w('TiN', 'TiN'),
    metal: 'gold',
    at8: 38,
    search: '挤压丝锥 无屑丝攻 铝 铜 冷成形',
    hole: BOTH,
    show: 6,
  },
  {
    key: 'tap-fine-din374',
    zh: '细牙机用丝锥',
    en: 'Fine pitch machine tap',
    norm: 'DIN 374',
    rows: FINE,
    flute: 'spiral',
    steel: HSSE,
    finish: w('磨白', 'Bright'),
    metal: 'steel',
    at8: 31,
    search: '细牙丝锥 细扣 MF DIN374',
    hole: BLIND,
    show: 4,
  },
  {
    key: 'tap-hand-din352',
    zh: '手用丝锥 三支组(头攻二攻三攻)',
    en: 'Hand taps, set of three',
    norm: 'DIN 352',
    rows: DIN352,
    flute: 'straight',
    steel: HSS,
    finish: w('磨白', 'Bright'),
    metal: 'steel',
    at8: 34,
    search: '手用丝锥 手丝锥 头攻 二攻 三攻',
    count: 3,
    hole: BOTH,
    show: 8,
    brand: 'wenxiao',
  },
  {
    key: 'tap-hand-9sicr',
    zh: '手用丝锥 两支组(经济型)',
    en: 'Hand taps, set of two, economy',
    norm: 'GB/T 3464.1',
    rows: DIN352,
    flute: 'straight',
    steel: ALLOY,
    finish: w('磨白', 'Bright'),
    metal: 'tin',
    at8: 7.2,
    search: '手用丝锥 合金钢 丝攻 手动',
    count: 2,
    hole: BOTH,
    show: 8,
  },
];
