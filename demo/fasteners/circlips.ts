import { p, w } from '#demo/flow/words.ts';
import { circlipPicture, circlipSheet } from '#demo/pictures/fasteners/circlip.ts';
import type { SeedProduct } from '#demo/types.ts';
import { parts } from './make/part.ts';
import { mm, table } from '#demo/table.ts';

/** Shaft or bore, thickness, free diameter, groove diameter, groove width, mass of 1000 pieces in kg. */
const SHAFT = table(
  'd s free groove width mass',
  `
  8 0.8 7.4 7.6 0.9 0.16
  10 1 9.3 9.6 1.1 0.34
  12 1 11 11.5 1.1 0.5
  15 1 13.8 14.3 1.1 0.69
  17 1 15.7 16.2 1.1 0.82
  20 1.2 18.5 19 1.3 1.3
  25 1.2 23.2 23.9 1.3 1.9
  30 1.5 27.9 28.6 1.6 3.32
  35 1.5 32.2 33 1.6 4
  40 1.75 36.5 37.5 1.85 6
  45 1.75 41.5 42.5 1.85 7.5
  50 2 45.8 47 2.15 10.2
  60 2 55.8 57 2.15 12.9
  70 2.5 65.5 67 2.65 22.9
  80 2.5 74.5 76.5 2.65 27.3
  100 3 94.5 96.5 3.15 44`,
);
const BORE = table(
  'd s free groove width mass',
  `
  10 1 10.8 10.4 1.1 0.28
  12 1 13 12.5 1.1 0.37
  15 1 16.2 15.7 1.1 0.53
  17 1 18.3 17.8 1.1 0.65
  20 1 21.5 21 1.1 0.9
  22 1 23.5 23 1.1 1.1
  26 1.2 27.9 27.2 1.3 1.85
  30 1.2 32.1 31.4 1.3 2.33
  32 1.2 34.4 33.7 1.3 2.66
  35 1.5 37.8 37 1.6 4.03
  40 1.75 43.5 42.5 1.85 6.7
  47 1.75 50.5 49.5 1.85 8.1
  52 2 56.2 55 2.15 11.2
  62 2 66.2 65 2.15 14.5
  72 2.5 76.5 75 2.65 22.6
  80 2.5 85.5 83.5 2.65 28.2
  90 3 95.5 93.5 3.15 40.2
  100 3 105.5 103.5 3.15 46`,
);

const family = (inside: boolean): SeedProduct[] => {
  const standard = inside ? 'DIN 472' : 'DIN 471';
  const rows = inside ? BORE : SHAFT;
  const letter = inside ? 'D' : 'd';
  return parts({
    slug: inside ? 'din472' : 'din471',
    category: 'fasteners-rings',
    name: inside
      ? w('孔用弹性挡圈', 'Retaining ring for bores')
      : w('轴用弹性挡圈', 'Retaining ring for shafts'),
    standards: inside ? ['DIN 472', 'GB/T 893'] : ['DIN 471', 'GB/T 894'],
    keywords: ['卡簧', '挡圈', '弹性挡圈', inside ? '孔卡' : '轴卡', 'circlip', 'snap ring'],
    finishes: ['spring', 'A2'],
    lot: 'hundred',
    options: [inside ? w('孔径', 'Bore') : w('轴径', 'Shaft')],
    brief: inside
      ? w('孔径10~100，配标准轴承外圈', 'Bores 10–100, for bearing outer rings')
      : w('轴径8~100，配标准轴承内圈', 'Shafts 8–100, for bearing inner rings'),
    use: inside
      ? w(
          '装入孔内环槽，轴向固定轴承外圈、活塞、端盖等，结构紧凑，承载方向为轴向。',
          'Sits in a groove of the bore and holds bearing outer rings, pistons and covers along the axis in little room.',
        )
      : w(
          '装入轴上环槽，轴向固定轴承内圈、齿轮、带轮等，拆装方便，代替轴肩和螺母。',
          'Sits in a groove of the shaft and holds bearing inner rings, gears and pulleys along the axis in place of a shoulder or nut.',
        ),
    mounting: w(
      '用对应的卡簧钳撑开或收拢，变形以刚好装入为限，过度张开会使弹力丧失；环槽棱边保持锐利，冲裁光洁的一面朝向受力件。',
      'Use circlip pliers and open or close the ring no further than needed, or its spring is lost; keep the groove edges sharp and the clean punched side towards the load.',
    ),
    sizes: rows.map((row) => ({
      designation: `${letter}${row.d}`,
      at: [`⌀${row.d}`],
      volume: (row.mass * 1000) / 7.85,
      work: 0.012 + 0.00012 * row.d ** 1.5,
      params: [
        p(w('厚度 s', 'Thickness s'), mm(row.s), 'mm'),
        p(w('自由直径 d3', 'Free diameter d3'), mm(row.free), 'mm'),
        p(w('沟槽直径 d2', 'Groove diameter d2'), mm(row.groove), 'mm'),
        p(w('沟槽宽度 m', 'Groove width m'), mm(row.width), 'mm'),
      ],
    })),
    pictures: (finish) => ({
      shaded: () => circlipPicture(`${standard} ${letter}30`, inside, finish.picture),
      dimension: () =>
        inside
          ? circlipSheet(`${standard} · ${letter}30`, true, 30, 32.1, 1.2)
          : circlipSheet(`${standard} · ${letter}30`, false, 30, 27.9, 1.5),
    }),
  });
};

export const circlips = (): SeedProduct[] => [...family(false), ...family(true)];
