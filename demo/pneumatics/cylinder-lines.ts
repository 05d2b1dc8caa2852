import { w } from '#demo/flow/words.ts';
import { table } from '#demo/table.ts';
import type { CylinderKind } from '#demo/pictures/pneumatics/cylinder.ts';
import type { Words } from '#demo/types.ts';

const COLUMNS = 'bore across body rod free pitch thread kg kg100 yuan yuan100 port';

/** Bore, across the body, body without stroke, rod, free rod, thread pitch and size, mass, mass per 100 mm, price, price per 100 mm, port code. */
const SC = table(
  COLUMNS,
  `
  32 47 93 12 47 1.25 10 0.5 0.23 38 5.5 1
  40 53 93 16 49 1.25 12 0.72 0.32 46 6.5 2
  50 65 93 20 57 1.5 16 1.15 0.48 60 8.5 2
  63 75 95 20 57 1.5 16 1.55 0.5 74 10 3
  80 94 108 25 75 1.5 20 2.7 0.75 112 14 3
  100 112 114 25 75 1.5 20 3.6 0.9 148 18 4
  125 140 119 32 96 2 27 6.2 1.4 265 29 4`,
);

const SDA = table(
  COLUMNS,
  `
  12 25 17 6 5 0.5 3 0.04 0.1 13 18 0
  16 29 18.5 6 5.5 0.5 3 0.05 0.13 14 20 0
  20 34 19.5 8 5.5 0.7 4 0.08 0.18 16 22 0
  25 40 21 10 6 0.8 5 0.12 0.24 18 25 0
  32 44 24.5 12 7 1 6 0.18 0.3 22 28 1
  40 52 26 16 7 1.25 8 0.27 0.4 27 34 1
  50 62 28 20 9 1.5 10 0.43 0.55 36 44 2
  63 75 31 20 9 1.5 10 0.62 0.72 48 55 2`,
);

const MAL = table(
  COLUMNS,
  `
  16 21 78 6 38 1 6 0.11 0.05 18 2.6 0
  20 27 96 8 40 1.25 8 0.18 0.07 21 3 1
  25 31 102 10 44 1.25 10 0.25 0.1 24 3.6 1
  32 36 104 12 44 1.25 10 0.34 0.14 29 4.4 1
  40 46 112 16 50 1.5 14 0.55 0.2 38 6 2`,
);

const TN = table(
  COLUMNS,
  `
  10 34 62 6 16 0.8 4 0.25 0.3 42 22 0
  16 47 68 8 18 0.8 5 0.42 0.42 52 26 0
  20 54 76 10 20 1 6 0.62 0.56 62 32 1
  25 62 80 12 22 1 6 0.9 0.7 78 38 1
  32 75 88 16 26 1.25 8 1.5 0.95 104 46 1`,
);

export interface Line {
  code: string;
  kind: CylinderKind;
  sizes: typeof SC;
  strokes: readonly number[];
  name: Words;
  category: string;
  standards: string[];
  keywords: string[];
  brief: Words;
  use: Words;
  magnet: boolean;
}

const LONG = [25, 50, 75, 100, 150, 200, 300, 500];

const SHORT = [5, 10, 15, 20, 25, 30, 40, 50];

const TIE = {
  kind: 'tie-rod',
  sizes: SC,
  strokes: LONG,
  category: 'pneumatics-cylinders-standard',
  standards: ['ISO 15552', 'GB/T 8103'],
  keywords: ['标准气缸', '拉杆气缸'],
} as const;

const USE_SC = w(
  '拉杆式标准气缸，前后端盖带可调缓冲，安装附件互换，行程可按毫米订制，用于夹紧、推送、门闸和包装机械。',
  'Tie-rod cylinder with adjustable cushions at both ends, interchangeable mountings and stroke to the millimetre: clamping, pushing, gates and packing machinery.',
);

const USE_SDA = w(
  '缸体为挤压铝型材，轴向长度约为标准气缸的三分之一，四面可安装，用于夹具、定位和空间狭小的自动化设备。',
  'Extruded aluminium body about a third as long as a standard cylinder, mountable on four sides: fixtures, stops and tight automation.',
);

const USE_MAL = w(
  '前后盖与不锈钢管滚包一体，体积小、重量轻，前端螺纹可直接安装，用于分拣、点胶、印刷等小推力机构。',
  'Covers are rolled into a stainless barrel: small, light, mounted by the front thread; sorting, dispensing, printing and other light strokes.',
);

const make = (
  line: Omit<Line, 'kind' | 'sizes' | 'strokes' | 'standards' | 'keywords' | 'category'> & {
    keywords?: string[];
  },
  base: Pick<Line, 'kind' | 'sizes' | 'strokes' | 'standards' | 'category'> & { keywords: readonly string[] },
): Line => ({
  ...base,
  ...line,
  standards: [...base.standards],
  keywords: ['气缸', 'cylinder', ...base.keywords, ...(line.keywords ?? [])],
});

const COMPACT = {
  kind: 'compact',
  sizes: SDA,
  strokes: SHORT,
  category: 'pneumatics-cylinders-compact',
  standards: ['JB/T 10606'],
  keywords: ['薄型气缸', '超薄气缸', 'compact cylinder'],
} as const;

const MINI = {
  kind: 'mini',
  sizes: MAL,
  strokes: [25, 50, 75, 100, 125, 150, 200, 300],
  category: 'pneumatics-cylinders-compact',
  standards: ['ISO 6432', 'GB/T 8102'],
  keywords: ['迷你气缸', '微型气缸', '笔形气缸', 'mini cylinder'],
} as const;

export const LINES: readonly Line[] = [
  make(
    {
      code: 'SC',
      name: w('标准气缸 SC系列', 'Standard cylinder SC series'),
      brief: w('缸径32~125，两端可调缓冲', 'Bores 32–125, adjustable cushions'),
      use: USE_SC,
      magnet: false,
    },
    { ...TIE, standards: [...TIE.standards] },
  ),
  make(
    {
      code: 'SC-S',
      name: w('标准气缸 SC-S系列 带磁', 'Standard cylinder SC-S series with magnet'),
      brief: w('活塞带磁环，可装磁性开关', 'Magnetic piston for switches'),
      use: USE_SC,
      magnet: true,
    },
    { ...TIE, standards: [...TIE.standards] },
  ),
  make(
    {
      code: 'SDA',
      name: w('超薄气缸 SDA系列', 'Compact cylinder SDA series'),
      brief: w('缸径12~63，行程5~50', 'Bores 12–63, strokes 5–50'),
      use: USE_SDA,
      magnet: false,
    },
    { ...COMPACT, standards: [...COMPACT.standards] },
  ),
  make(
    {
      code: 'SDA-S',
      name: w('超薄气缸 SDA-S系列 带磁', 'Compact cylinder SDA-S series with magnet'),
      brief: w('带磁环，缸体开关槽', 'With magnet and switch grooves'),
      use: USE_SDA,
      magnet: true,
    },
    { ...COMPACT, standards: [...COMPACT.standards] },
  ),
  make(
    {
      code: 'MAL',
      name: w('迷你气缸 MAL系列', 'Mini cylinder MAL series'),
      brief: w('缸径16~40，铝合金端盖', 'Bores 16–40, aluminium covers'),
      use: USE_MAL,
      magnet: false,
    },
    { ...MINI, standards: [...MINI.standards] },
  ),
  make(
    {
      code: 'MAL-CA',
      name: w('迷你气缸 MAL-CA系列 带磁', 'Mini cylinder MAL-CA series with magnet'),
      brief: w('圆尾单耳座，带磁', 'Round rear eye, with magnet'),
      use: USE_MAL,
      magnet: true,
    },
    { ...MINI, standards: [...MINI.standards] },
  ),
  make(
    {
      code: 'TN',
      name: w('双轴气缸 TN系列', 'Twin rod cylinder TN series'),
      brief: w('双活塞杆，防旋转，推力加倍', 'Two rods, no rotation, double force'),
      use: w(
        '两只活塞并联，输出力加倍并保证杆不旋转，定位精度±0.1°，用于取放料、推料和冲压送料。',
        'Two pistons side by side double the force and keep the rods from turning within ±0.1°: pick and place, pushing and press feeding.',
      ),
      magnet: true,
    },
    {
      kind: 'twin',
      sizes: TN,
      strokes: [10, 20, 30, 40, 50, 75, 100],
      category: 'pneumatics-cylinders-guided',
      standards: ['JB/T 10606'],
      keywords: ['双轴气缸', '双杆气缸', '导杆气缸', 'twin rod'],
    },
  ),
];
