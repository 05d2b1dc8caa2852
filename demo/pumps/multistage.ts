import { w } from '#demo/flow/words.ts';
import { multistage } from '#demo/pictures/rotating/multistage.ts';
import type { SeedProduct } from '#demo/types.ts';
import { cen, n, pump, type Row, t } from './pump-goods.ts';

const STAGES: readonly Row[] = [
  ['2-5', 2, 36, 0.55, 25, 24],
  ['2-9', 2, 67, 1.1, 25, 29],
  ['2-15', 2, 112, 1.5, 25, 34],
  ['4-5', 4, 40, 1.1, 32, 28],
  ['4-8', 4, 65, 1.5, 32, 32],
  ['4-12', 4, 98, 2.2, 32, 40],
  ['4-19', 4, 154, 4, 32, 58],
  ['8-4', 8, 36, 1.5, 40, 42],
  ['8-8', 8, 74, 3, 40, 54],
  ['8-12', 8, 112, 4, 40, 66],
  ['12-5', 12, 50, 3, 50, 56],
  ['12-10', 12, 100, 5.5, 50, 84],
  ['16-6', 16, 69, 5.5, 50, 86],
  ['16-10', 16, 116, 7.5, 50, 104],
  ['20-7', 20, 81, 7.5, 50, 106],
  ['20-14', 20, 163, 15, 50, 180],
  ['32-5', 32, 70, 11, 65, 172],
  ['42-4', 42, 86, 15, 80, 214],
  ['65-3', 65, 66, 18.5, 100, 262],
];

export const multistagePumps: SeedProduct[] = [
  pump({
    ...cen,
    key: 'cdlf',
    code: 'CDLF',
    name: n.cdl,
    brief: w('304过流件，低噪供水', 'Wetted parts of 304, quiet supply'),
    category: 'pumps-centrifugal-stage',
    words: ['多级泵', '增压泵', '高压泵', 'CDL', 'CRN'],
    rows: STAGES,
    kinds: [
      [w('304'), '', 1],
      [w('316'), ' 316', 1.28],
    ],
    base: 220,
    perKg: 30,
    perKw: 52,
    standards: ['JB/T 8059', 'GB/T 5657'],
    draw: (size) =>
      multistage({
        title: t(n.cdl),
        caption: size.caption,
        paint: 'navy',
        dn: size.dn,
        stages: 8,
        motor: size.motor,
        height: Math.round(size.motorLength + size.dn * 5 + 260),
        length: 200 + size.dn * 2,
      }),
  }),
  pump({
    ...cen,
    key: 'gdl',
    code: 'GDL',
    name: n.gdl,
    brief: w('铸铁导叶，高层供水', 'Cast iron, for tall buildings'),
    category: 'pumps-centrifugal-stage',
    words: ['多级泵', '立式多级'],
    rows: STAGES.slice(3),
    kinds: [[w('铸铁', 'Cast iron'), '', 1]],
    perKg: 17,
    draw: (size) =>
      multistage({
        title: t(n.gdl),
        caption: size.caption,
        paint: 'blue',
        dn: size.dn,
        stages: 6,
        motor: size.motor,
        height: Math.round(size.motorLength + size.dn * 5 + 260),
        length: 200 + size.dn * 2,
      }),
  }),
];
