import { w } from '#demo/flow/words.ts';
import { endSuction } from '#demo/pictures/rotating/end-suction.ts';
import type { SeedProduct } from '#demo/types.ts';
import { cen, INLINE, IRON_SS, n, pump, type Row, t } from './pump-goods.ts';

const SELF: readonly Row[] = [
  ['25-3.2-20', 3.2, 20, 1.1, 25, 36],
  ['40-6.3-20', 6.3, 20, 1.5, 40, 48],
  ['50-10-20', 10, 20, 1.5, 50, 52],
  ['50-15-30', 15, 30, 3, 50, 70],
  ['65-25-32', 25, 32, 5.5, 65, 118],
  ['80-35-13', 35, 13, 3, 80, 88],
  ['80-43-17', 43, 17, 4, 80, 104],
  ['80-50-32', 50, 32, 7.5, 80, 156],
  ['100-100-20', 100, 20, 11, 100, 236],
  ['100-100-40', 100, 40, 22, 100, 340],
];

const CHEM: readonly Row[] = [
  ['32-20-125', 3.2, 20, 0.75, 32, 32],
  ['40-25-125', 6.3, 20, 1.1, 40, 38],
  ['40-25-160', 6.3, 32, 2.2, 40, 50],
  ['50-32-125', 12.5, 20, 1.5, 50, 46],
  ['50-32-160', 12.5, 32, 3, 50, 62],
  ['65-50-125', 25, 20, 3, 65, 66],
  ['65-50-160', 25, 32, 5.5, 65, 92],
  ['80-65-160', 50, 32, 7.5, 80, 126],
  ['100-80-160', 100, 32, 15, 100, 210],
];

export const endSuctionPumps: SeedProduct[] = [
  pump({
    ...cen,
    key: 'isw',
    code: 'ISW',
    name: n.isw,
    brief: w('卧式直联，便于检修', 'Horizontal, close coupled, easy to service'),
    category: 'pumps-centrifugal-end',
    words: ['卧式泵', '离心泵', '直联泵'],
    rows: INLINE,
    kinds: IRON_SS,
    draw: (size) =>
      endSuction({
        title: t(n.isw),
        caption: size.caption,
        paint: 'blue',
        dn: size.dn,
        motor: size.motor,
        volute: size.volute,
        base: false,
      }),
  }),
  pump({
    ...cen,
    key: 'ih',
    code: 'IH',
    name: n.ih,
    brief: w('ISO 2858尺寸，机封可选', 'ISO 2858 sizes, choice of seals'),
    category: 'pumps-centrifugal-end',
    words: ['化工泵', '耐腐蚀泵'],
    rows: CHEM,
    kinds: [
      [w('304'), ' 304', 1.5],
      [w('316L'), ' 316L', 1.85],
    ],
    medium: w('酸碱溶液', 'Acids and alkalis'),
    standards: ['GB/T 5656', 'ISO 2858'],
    leadDays: 5,
    draw: (size) =>
      endSuction({
        title: t(n.ih),
        caption: size.caption,
        paint: 'navy',
        metal: 'stainless',
        dn: size.dn,
        motor: size.motor,
        volute: size.volute,
        base: true,
      }),
  }),
  pump({
    ...cen,
    key: 'cqb-f',
    code: 'CQB-F',
    name: n.cqf,
    brief: w('无轴封零泄漏，F46衬里', 'No shaft seal, no leak, FEP lined'),
    category: 'pumps-centrifugal-end',
    words: ['磁力泵', '氟塑料泵', '衬氟泵'],
    rows: CHEM.slice(0, 8),
    kinds: [[w('F46衬里', 'FEP lined'), ' F46', 2.1]],
    kind: w('衬里', 'Lining'),
    medium: w('强酸强碱', 'Strong acids and alkalis'),
    temperature: '-20~100',
    standards: ['JB/T 7742'],
    leadDays: 5,
    draw: (size) =>
      endSuction({
        title: t(n.cqf),
        caption: size.caption,
        paint: 'green',
        dn: size.dn,
        motor: size.motor,
        volute: size.volute,
        base: true,
      }),
  }),
  pump({
    ...cen,
    key: 'zx',
    code: 'ZX',
    name: n.zx,
    brief: w('自吸高度5~6m，停机不用灌水', 'Primes itself from 5–6 m'),
    category: 'pumps-centrifugal-end',
    words: ['自吸泵'],
    rows: SELF,
    kinds: IRON_SS,
    standards: ['JB/T 6664'],
    draw: (size) =>
      endSuction({
        title: t(n.zx),
        caption: size.caption,
        paint: 'teal',
        dn: size.dn,
        motor: size.motor,
        volute: size.volute,
        base: true,
      }),
  }),
];
