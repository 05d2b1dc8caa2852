import { p, w } from '#demo/flow/words.ts';
import { cotterPicture, cotterSheet, dowelPicture, dowelSheet } from '#demo/pictures/fasteners/pin.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { parts, type PartSize } from './make/part.ts';

const DOWELS: readonly (readonly [d: number, lengths: readonly number[]])[] = [
  [2, [8, 10, 12, 16, 20]],
  [3, [8, 10, 12, 16, 20, 24, 30]],
  [4, [10, 12, 16, 20, 24, 30, 40]],
  [5, [12, 16, 20, 24, 30, 40, 50]],
  [6, [16, 20, 24, 30, 40, 50, 60]],
  [8, [20, 24, 30, 40, 50, 60, 80]],
  [10, [24, 30, 40, 50, 60, 80, 100]],
  [12, [30, 40, 50, 60, 80, 100]],
  [16, [40, 50, 60, 80, 100]],
];
const COTTERS: readonly (readonly [d: number, lengths: readonly number[]])[] = [
  [1.6, [16, 20, 25, 32]],
  [2, [20, 25, 32, 40]],
  [2.5, [20, 25, 32, 40, 50]],
  [3.2, [25, 32, 40, 50, 63]],
  [4, [32, 40, 50, 63, 80]],
  [5, [40, 50, 63, 80, 100]],
  [6.3, [50, 63, 80, 100]],
];

const sizes = (
  rows: typeof DOWELS,
  volume: (d: number, l: number) => number,
  work: (d: number) => number,
): PartSize[] =>
  rows.flatMap(([d, lengths]) =>
    lengths.map((l) => ({
      designation: `${d}×${l}`,
      at: [`⌀${d}`, `${l} mm`],
      volume: volume(d, l),
      work: work(d),
      params: [p(w('公称直径 d', 'Nominal diameter d'), d, 'mm'), p('length', l, 'mm')],
    })),
  );
const solid = (d: number, l: number): number => (Math.PI / 4) * d * d * l;
const OPTIONS: Words[] = [w('直径', 'Diameter'), w('长度', 'Length')];
const PINS = { category: 'fasteners-pins', options: OPTIONS, lot: 'hundred' } as const;
const FIT = w(
  '销孔与被连接件配钻配铰，精度H7；压入前涂少量机油，用压力机或铜锤沿轴线压入，盲孔请选带内螺纹或排气面的销。',
  'Drill and ream the parts together to H7; oil lightly and press in along the axis. For blind holes choose pins with an air vent or a pull-out thread.',
);

export const pins = (): SeedProduct[] => [
  ...parts({
    ...PINS,
    slug: 'din7',
    name: w('圆柱销', 'Parallel pin'),
    standards: ['DIN 7', 'ISO 2338', 'GB/T 119.1'],
    keywords: ['销', '圆柱销', '定位销', '销钉', 'dowel pin'],
    finishes: ['mild', 'A2'],
    brief: w('公差m6，不淬硬', 'Tolerance m6, unhardened'),
    use: w(
      '未淬硬圆柱销用于一般机械零件的定位和轻载连接，便于与工件配铰。',
      'Unhardened parallel pins locate machine parts and carry light loads, easy to ream with the work.',
    ),
    mounting: FIT,
    params: [p(w('直径公差', 'Diameter tolerance'), 'm6')],
    sizes: sizes(DOWELS, solid, (d) => 0.02 + 0.0008 * d * d),
    pictures: (f) => ({
      shaded: () => dowelPicture('DIN 7 8×30', 8, 30, f.picture),
      dimension: () => dowelSheet('DIN 7 · 8 m6 × 30', 8, 30, f.picture),
    }),
  }),
  ...parts({
    ...PINS,
    slug: 'din6325',
    name: w('淬硬圆柱销', 'Hardened dowel pin'),
    standards: ['DIN 6325', 'ISO 8734', 'GB/T 119.2'],
    keywords: ['销', '圆柱销', '定位销', '模具销', 'dowel pin'],
    finishes: ['hard'],
    brief: w('60±2 HRC，m6磨削，模具定位', '60±2 HRC, ground m6, for dies'),
    use: w(
      '淬硬磨削的圆柱销定位精度高、耐磨，用于模具、夹具和机床部件的精密定位，也可作滚针或量棒。',
      'Hardened and ground pins locate precisely and wear little: dies, fixtures, machine assemblies, also as rollers or gauge pins.',
    ),
    mounting: FIT,
    params: [p(w('直径公差', 'Diameter tolerance'), 'm6'), p(w('表面粗糙度', 'Roughness'), 'Ra 0.4', 'µm')],
    sizes: sizes(DOWELS, solid, (d) => 0.05 + 0.0016 * d * d),
    pictures: (f) => ({
      shaded: () => dowelPicture('DIN 6325 8×30', 8, 30, f.picture),
      dimension: () => dowelSheet('DIN 6325 · 8 m6 × 30', 8, 30, f.picture),
    }),
  }),
  ...parts({
    ...PINS,
    slug: 'iso8752',
    name: w('弹性圆柱销', 'Spring pin slotted'),
    standards: ['ISO 8752', 'DIN 1481', 'GB/T 879.1'],
    keywords: ['销', '弹性销', '开口弹性销', '弹簧销', 'roll pin'],
    finishes: ['spring', 'A2'],
    brief: w('自锁不松，孔无需铰制', 'Holds itself, hole need not be reamed'),
    use: w(
      '带槽的弹性管状销压入后靠弹力撑紧孔壁，孔只需钻到公称尺寸，用于链轮、手柄、铰链和农机。',
      'The slotted tube springs against the hole, which need only be drilled to nominal size: sprockets, handles, hinges and farm machinery.',
    ),
    mounting: w(
      '孔径等于公称直径，公差H12；用台阶冲头压入，槽口朝受力方向的侧面，避免直接位于受力线上。',
      'Hole of nominal diameter, tolerance H12; drive with a stepped punch and turn the slot sideways to the load.',
    ),
    sizes: sizes(
      DOWELS,
      (d, l) => solid(d, l) * 0.62,
      (d) => 0.015 + 0.0006 * d * d,
    ),
    pictures: (f) => ({
      shaded: () => dowelPicture('ISO 8752 8×30', 8, 30, f.picture, true),
      dimension: () => dowelSheet('ISO 8752 · 8 × 30', 8, 30, f.picture),
    }),
  }),
  ...parts({
    ...PINS,
    slug: 'din94',
    name: w('开口销', 'Split pin'),
    standards: ['DIN 94', 'ISO 1234', 'GB/T 91'],
    keywords: ['销', '开口销', '安全销', 'cotter pin', 'split pin'],
    finishes: ['4.8', 'A2', 'brass'],
    brief: w('软态半圆丝，可弯折锁止', 'Soft half-round wire, bends to lock'),
    use: w(
      '穿过槽形螺母、销轴或连杆孔后把两腿弯开，防止松脱，用于车辆、挂车、农机和脚轮。',
      'Passed through a castle nut, clevis pin or link and spread, it keeps parts from coming off: vehicles, trailers, farm machinery and castors.',
    ),
    mounting: w(
      '规格按孔径选取，销径略小于孔径；长腿弯向轴端、短腿弯向侧面，只使用一次。',
      'Sized by the hole, the pin being a little thinner; bend the long leg over the shaft end and the short one aside, and use it once only.',
    ),
    sizes: sizes(
      COTTERS,
      (d, l) => solid(d * 0.92, l * 1.35),
      (d) => 0.006 + 0.0008 * d * d,
    ),
    pictures: (f) => ({
      shaded: () => cotterPicture('DIN 94 4×40', 4, 40, f.picture),
      dimension: () => cotterSheet('DIN 94 · 4×40', 4, 40),
    }),
  }),
];
