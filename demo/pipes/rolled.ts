import { p, w } from '#demo/flow/words.ts';
import { angle, beam, channel } from '#demo/pictures/profile/section.ts';
import type { SeedProduct } from '#demo/types.ts';
import { barGoods, type Line, rolled, SIZE, ZINC } from './bar-goods.ts';

/** Equal angles (GB/T 706): leg, thickness, kg/m. */
const ANGLE = [
  [25, 3, 1.12],
  [30, 3, 1.37],
  [40, 3, 1.85],
  [40, 4, 2.42],
  [50, 4, 3.06],
  [50, 5, 3.77],
  [63, 5, 4.82],
  [63, 6, 5.72],
  [75, 6, 6.9],
  [75, 8, 9.03],
  [80, 8, 9.66],
  [90, 8, 10.95],
  [100, 8, 12.28],
  [100, 10, 15.12],
  [125, 10, 19.13],
  [140, 12, 25.52],
  [160, 14, 33.99],
  [200, 16, 48.68],
] as const;

/** Channels: number, h, b, d, t, kg/m. */
const CHANNEL = [
  ['5#', 50, 37, 4.5, 7, 5.44],
  ['6.3#', 63, 40, 4.8, 7.5, 6.63],
  ['8#', 80, 43, 5, 8, 8.05],
  ['10#', 100, 48, 5.3, 8.5, 10.01],
  ['12.6#', 126, 53, 5.5, 9, 12.32],
  ['14#a', 140, 58, 6, 9.5, 14.54],
  ['16#a', 160, 63, 6.5, 10, 17.24],
  ['18#a', 180, 68, 7, 10.5, 20.17],
  ['20#a', 200, 73, 7, 11, 22.64],
  ['25#a', 250, 78, 7, 12, 27.41],
  ['28#a', 280, 82, 7.5, 12.5, 31.43],
  ['30#a', 300, 85, 7.5, 13.5, 34.46],
] as const;

const IBEAM = [
  ['10#', 100, 68, 4.5, 7.6, 11.26],
  ['12.6#', 126, 74, 5, 8.4, 14.22],
  ['14#', 140, 80, 5.5, 9.1, 16.89],
  ['16#', 160, 88, 6, 9.9, 20.51],
  ['18#', 180, 94, 6.5, 10.7, 24.14],
  ['20#a', 200, 100, 7, 11.4, 27.93],
  ['25#a', 250, 116, 8, 13, 38.11],
  ['28#a', 280, 122, 8.5, 13.7, 43.49],
  ['32#a', 320, 130, 9.5, 15, 52.72],
  ['36#a', 360, 136, 10, 15.8, 60.04],
  ['40#a', 400, 142, 10.5, 16.5, 67.6],
] as const;

const HBEAM = [
  ['HW100×100', 100, 100, 6, 8, 16.9],
  ['HW125×125', 125, 125, 6.5, 9, 23.6],
  ['HW150×150', 150, 150, 7, 10, 31.1],
  ['HW175×175', 175, 175, 7.5, 11, 40.4],
  ['HW200×200', 200, 200, 8, 12, 49.9],
  ['HW250×250', 250, 250, 9, 14, 71.8],
  ['HW300×300', 300, 300, 10, 15, 93],
  ['HM148×100', 148, 100, 6, 9, 20.7],
  ['HM194×150', 194, 150, 6, 9, 29.9],
  ['HM244×175', 244, 175, 7, 11, 43.6],
  ['HM294×200', 294, 200, 8, 12, 55.8],
  ['HN150×75', 150, 75, 5, 7, 14],
  ['HN200×100', 200, 100, 5.5, 8, 20.9],
  ['HN250×125', 250, 125, 6, 9, 29],
  ['HN300×150', 300, 150, 6.5, 9, 36.7],
  ['HN350×175', 350, 175, 7, 11, 49.4],
  ['HN400×200', 400, 200, 8, 13, 65.4],
] as const;

const angles = (density = 7.85, most = 200): Line[] =>
  ANGLE.filter(([b]) => b <= most).map(([b, t, m]) => ({
    designation: `∠${b}×${b}×${t}`,
    at: [`${b}×${b}`, `${t} mm`],
    perMetre: (m * density) / 7.85,
    params: [p(w('边宽b', 'Leg b'), b, 'mm'), p('thickness', t, 'mm')],
  }));

type Beam = readonly (readonly [string, number, number, number, number, number])[];

const beams = (rows: Beam): Line[] =>
  rows.map(([no, h, b, d, t, m]) => ({
    designation: no,
    at: [no],
    perMetre: m,
    params: [
      p('height', h, 'mm'),
      p('width', b, 'mm'),
      p(w('腹板厚', 'Web'), d, 'mm'),
      p(w('翼缘厚', 'Flange'), t, 'mm'),
    ],
  }));

const LEG = [w('边宽', 'Leg'), w('厚度', 'Thickness')];

export const rolledSections: SeedProduct[] = [
  barGoods({
    ...rolled,
    key: 'angle-q235',
    name: w('Q235B等边角钢', 'Equal angle Q235B'),
    brief: w('支架、塔架、框架通用', 'For brackets, towers and frames'),
    words: ['角钢', '角铁', 'L型钢', 'angle steel'],
    perKg: 4.05,
    lines: angles(),
    options: LEG,
    draw: () => angle({ title: 'angle', caption: '∠50×50×5', material: 'castIron', b: 50, t: 5 }),
  }),
  barGoods({
    ...rolled,
    key: 'angle-galvanised',
    name: w('热镀锌等边角钢', 'Galvanised equal angle'),
    brief: w('电力、接地与室外支架', 'For power lines, earthing and outdoor brackets'),
    words: ['镀锌角钢', '镀锌角铁', 'angle steel'],
    standards: ['GB/T 706', 'GB/T 13912'],
    surface: ZINC,
    perKg: 5.15,
    lines: angles(7.85, 100),
    options: LEG,
    draw: () => angle({ title: 'angle', caption: '∠50×50×5', material: 'zinc', b: 50, t: 5 }),
  }),
  barGoods({
    ...rolled,
    key: 'angle-304',
    name: w('304不锈钢角钢', 'Stainless 304 equal angle'),
    brief: w('热轧酸洗，耐蚀支架', 'Hot-rolled and pickled'),
    words: ['不锈钢角钢', 'stainless angle'],
    standards: ['GB/T 4226'],
    material: w('304'),
    surface: w('酸洗', 'Pickled'),
    perKg: 19.2,
    lines: angles(7.93, 80),
    options: LEG,
    draw: () => angle({ title: 'angle', caption: '∠40×40×4', material: 'stainless', b: 40, t: 4 }),
  }),
  barGoods({
    ...rolled,
    key: 'channel-q235',
    name: w('Q235B槽钢', 'Channel Q235B'),
    brief: w('底座横梁，斜腿内侧', 'For bases and beams, sloped flanges'),
    words: ['槽钢', 'U型钢', 'channel steel'],
    perKg: 4.12,
    lines: beams(CHANNEL),
    options: SIZE,
    draw: () =>
      channel({
        title: 'channel',
        caption: '10# 100×48×5.3',
        material: 'castIron',
        h: 100,
        b: 48,
        d: 5.3,
        t: 8.5,
      }),
  }),
  barGoods({
    ...rolled,
    key: 'channel-galvanised',
    name: w('热镀锌槽钢', 'Galvanised channel'),
    brief: w('室外设备基础', 'For outdoor machine bases'),
    words: ['镀锌槽钢', 'channel steel'],
    standards: ['GB/T 706', 'GB/T 13912'],
    surface: ZINC,
    perKg: 5.2,
    lines: beams(CHANNEL.slice(0, 9)),
    options: SIZE,
    draw: () =>
      channel({
        title: 'channel',
        caption: '10# 100×48×5.3',
        material: 'zinc',
        h: 100,
        b: 48,
        d: 5.3,
        t: 8.5,
      }),
  }),
  barGoods({
    ...rolled,
    key: 'i-beam-q235',
    name: w('Q235B工字钢', 'I-beam Q235B'),
    brief: w('轨道梁与平台梁', 'For crane tracks and platforms'),
    words: ['工字钢', 'I-beam'],
    perKg: 4.2,
    lines: beams(IBEAM),
    options: SIZE,
    draw: () =>
      beam({
        title: 'I beam',
        caption: '14# 140×80×5.5',
        material: 'castIron',
        h: 140,
        b: 80,
        web: 5.5,
        t: 9.1,
        taper: true,
      }),
  }),
  barGoods({
    ...rolled,
    key: 'h-beam-q235',
    name: w('Q235B热轧H型钢', 'H-beam Q235B'),
    brief: w('HW/HM/HN，翼缘平行便于连接', 'HW, HM and HN series, parallel flanges'),
    words: ['H型钢', 'H钢', 'H-beam'],
    standards: ['GB/T 11263'],
    perKg: 4.15,
    lines: beams(HBEAM),
    options: SIZE,
    draw: () =>
      beam({
        title: 'H beam',
        caption: 'HW150×150×7×10',
        material: 'castIron',
        h: 150,
        b: 150,
        web: 7,
        t: 10,
      }),
  }),
];
