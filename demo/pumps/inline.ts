import { w } from '#demo/flow/words.ts';
import { inlinePump } from '#demo/pictures/rotating/inline-pump.ts';
import type { SeedProduct } from '#demo/types.ts';
import { cen, INLINE, IRON_SS, n, pump, t } from './pump-goods.ts';

const SEAL = [
  [w('标准机封', 'Standard seal'), '', 1],
  [w('氟橡胶机封', 'FKM seal'), ' F', 1.06],
] as const;

export const inlinePumps: SeedProduct[] = [
  pump({
    ...cen,
    key: 'isg',
    code: 'ISG',
    name: n.isg,
    brief: w('直接装于管路，占地小', 'Mounts in the pipe, small footprint'),
    words: ['管道泵', '离心泵', '增压泵', '循环泵'],
    rows: INLINE,
    kinds: IRON_SS,
    draw: (size) =>
      inlinePump({
        title: t(n.isg),
        caption: size.caption,
        paint: 'blue',
        length: Math.round(size.volute * 1.1 + size.dn * 2.2),
        height: Math.round(size.motorLength + size.dn * 2 + 80),
        dn: size.dn,
        motor: size.motor,
      }),
  }),
  pump({
    ...cen,
    key: 'irg',
    code: 'IRG',
    name: n.irg,
    brief: w('120℃热水循环，锅炉采暖', 'Hot water up to 120 °C, for heating'),
    words: ['热水泵', '循环泵', '管道泵'],
    rows: INLINE.slice(0, 18),
    kinds: SEAL,
    kind: w('密封', 'Seal'),
    temperature: '0~120',
    medium: w('热水', 'Hot water'),
    draw: (size) =>
      inlinePump({
        title: t(n.irg),
        caption: size.caption,
        paint: 'red',
        length: Math.round(size.volute * 1.1 + size.dn * 2.2),
        height: Math.round(size.motorLength + size.dn * 2 + 80),
        dn: size.dn,
        motor: size.motor,
      }),
  }),
  pump({
    ...cen,
    key: 'ihg',
    code: 'IHG',
    name: n.ihg,
    brief: w('过流件304/316L', 'Wetted parts of 304 or 316L'),
    words: ['化工泵', '不锈钢管道泵'],
    rows: INLINE.slice(0, 16),
    kinds: [
      [w('304'), ' 304', 1.55],
      [w('316L'), ' 316L', 1.95],
    ],
    medium: w('腐蚀性液体', 'Corrosive liquids'),
    draw: (size) =>
      inlinePump({
        title: t(n.ihg),
        caption: size.caption,
        paint: 'stainless',
        length: Math.round(size.volute * 1.1 + size.dn * 2.2),
        height: Math.round(size.motorLength + size.dn * 2 + 80),
        dn: size.dn,
        motor: size.motor,
      }),
  }),
];
