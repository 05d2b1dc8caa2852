import { p, w } from '#demo/flow/words.ts';
import { washerPicture, washerSheet, type WasherKind } from '#demo/pictures/fasteners/washer.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import type { FinishKey } from './make/finish-list.ts';
import type { Lot } from './make/lot.ts';
import { parts } from './make/part.ts';
import { mm, table } from '#demo/table.ts';

const FLAT = table(
  'd inner outer thick',
  `
  3 3.2 7 0.5
  4 4.3 9 0.8
  5 5.3 10 1
  6 6.4 12 1.6
  8 8.4 16 1.6
  10 10.5 20 2
  12 13 24 2.5
  14 15 28 2.5
  16 17 30 3
  18 19 34 3
  20 21 37 3
  22 23 39 3
  24 25 44 4
  27 28 50 4
  30 31 56 4
  36 37 66 5`,
);
const LARGE = table(
  'd inner outer thick',
  `
  3 3.2 9 0.8
  4 4.3 12 1
  5 5.3 15 1.2
  6 6.4 18 1.6
  8 8.4 24 2
  10 10.5 30 2.5
  12 13 37 3
  14 15 44 3
  16 17 50 3
  20 22 60 4`,
);
const SPRING = table(
  'd inner outer thick',
  `
  3 3.1 6.2 0.8
  4 4.1 7.6 0.9
  5 5.1 9.2 1.2
  6 6.1 11.8 1.6
  8 8.1 14.8 2
  10 10.2 18.1 2.2
  12 12.2 21.1 2.5
  14 14.2 24.1 3
  16 16.2 27.4 3.5
  20 20.2 33.6 4
  24 24.5 40 5
  30 30.5 48.2 6`,
);
const TOOTHED = table(
  'd inner outer thick',
  `
  3 3.2 6 0.4
  4 4.3 8 0.5
  5 5.3 10 0.6
  6 6.4 11 0.7
  8 8.4 15 0.8
  10 10.5 18 0.9
  12 13 20.5 1
  16 17 26 1.2
  20 21 33 1.4`,
);

interface Row {
  slug: string;
  kind: WasherKind;
  name: Words;
  standards: string[];
  keywords: string[];
  sizes: readonly { d: number; inner: number; outer: number; thick: number }[];
  finishes: readonly FinishKey[];
  lot: Lot;
  brief: Words;
  use: Words;
  mounting: Words;
}

const WORDS = ['垫圈', '垫片', '介子', '华司', 'washer'];
const FLAT_MOUNT = w(
  '垫圈放在转动的一侧，冲裁圆角面朝向螺母或螺栓头。硬度须与螺栓匹配：8.8级用200HV，10.9级以上用300HV。',
  'Place it on the side that turns, rounded punched edge towards nut or head. Match the hardness: 200 HV for class 8.8, 300 HV from 10.9.',
);
const ROWS: readonly Row[] = [
  {
    slug: 'din125',
    kind: 'flat',
    name: w('平垫圈 A型', 'Plain washer form A'),
    standards: ['DIN 125-A'],
    keywords: [...WORDS, '平垫', '平介子'],
    sizes: FLAT,
    finishes: ['4.8', '4.8yz', 'A2', 'A4', 'brass', 'poly'],
    lot: 'hundred',
    brief: w('M3~M36 标准平垫', 'M3–M36 standard washer'),
    use: w(
      '分散螺栓头或螺母的压力，保护工件表面和涂层，并覆盖稍大的通孔。',
      'Spreads the pressure of head or nut, spares surface and coating and covers clearance holes.',
    ),
    mounting: FLAT_MOUNT,
  },
  {
    slug: 'iso7089',
    kind: 'flat',
    name: w('国标平垫圈 A级', 'Plain washer normal series'),
    standards: ['GB/T 97.1', 'ISO 7089'],
    keywords: [...WORDS, '平垫', '国标', 'GB97'],
    sizes: FLAT,
    finishes: ['8.8', '8.8hdg', 'A2'],
    lot: 'hundred',
    brief: w('200HV/300HV 硬度级', 'Hardness classes 200 HV and 300 HV'),
    use: w(
      'A级平垫圈硬度有保证，配8.8级及以上螺栓使用，拧紧时不被压溃，预紧力稳定。',
      'Guaranteed hardness for bolts from class 8.8: not crushed in tightening, so the preload stays.',
    ),
    mounting: FLAT_MOUNT,
  },
  {
    slug: 'din9021',
    kind: 'flat',
    name: w('大外径平垫圈 3d', 'Large washer 3d'),
    standards: ['DIN 9021', 'ISO 7093-1', 'GB/T 96.1'],
    keywords: [...WORDS, '大垫', '大平垫', '加大垫圈', 'fender washer'],
    sizes: LARGE,
    finishes: ['4.8', 'A2', 'A4', 'poly'],
    lot: 'hundred',
    brief: w('外径约为螺纹3倍，用于软材料', 'Three times the thread wide, for soft materials'),
    use: w(
      '外径约为螺纹直径的3倍，用于木材、塑料、薄板和长孔，防止螺母陷入。',
      'Three diameters wide, keeps nuts from sinking into wood, plastics, thin sheet and slots.',
    ),
    mounting: FLAT_MOUNT,
  },
  {
    slug: 'din127',
    kind: 'spring',
    name: w('弹簧垫圈 B型', 'Spring lock washer form B'),
    standards: ['DIN 127-B', 'GB/T 93'],
    keywords: [...WORDS, '弹垫', '弹簧垫', '防松垫圈'],
    sizes: SPRING,
    finishes: ['spring', 'A2', '8.8'],
    lot: 'hundred',
    brief: w('65Mn弹垫，防松通用', '65Mn spring washer for general locking'),
    use: w(
      '开口错开的弹簧圈被压平后产生弹力，补偿轻微松弛，用于8.8级以下、无强烈横向振动的连接。',
      'The split ring, pressed flat, springs back and makes up for slight settling, in joints up to class 8.8 without strong transverse vibration.',
    ),
    mounting: w(
      '与平垫圈同用时弹垫靠近螺母；压平即可，不必过拧。强振动场合请用尼龙螺母、双叠垫圈或螺纹胶。',
      'Together with a plain washer it goes next to the nut; flat is tight enough. For strong vibration use nylon lock nuts, wedge washers or thread locker.',
    ),
  },
  {
    slug: 'din6797a',
    kind: 'toothed',
    name: w('外齿锁紧垫圈', 'External tooth lock washer'),
    standards: ['DIN 6797-A', 'GB/T 862.1'],
    keywords: [...WORDS, '齿形垫圈', '外锯齿', '接地垫圈', 'tooth washer'],
    sizes: TOOTHED,
    finishes: ['4.8yz', 'spring', 'A2'],
    lot: 'hundred',
    brief: w('齿尖咬入，防松并保证接地', 'Teeth bite in, locking and earthing'),
    use: w(
      '外齿咬入螺钉头和工件，既防松又刺破漆层形成可靠的电气接地，用于电柜、车辆和仪器。',
      'The teeth bite into head and work: locks, and pierces paint for a sound earth, in cabinets, vehicles and instruments.',
    ),
    mounting: w(
      '只用于硬度低于垫圈的工件，齿痕会损伤漆面；每次拆装应更换新垫圈。',
      'Only on parts softer than the washer; the teeth mark paint. Fit a new one each time.',
    ),
  },
];

export const washers = (): SeedProduct[] =>
  ROWS.flatMap((row) => {
    const typical = row.sizes.find((one) => one.d === 8) ?? row.sizes[0];
    if (typical === undefined) return [];
    const standard = row.standards[0] ?? '';
    return parts({
      ...row,
      as: 'washer',
      category: row.kind === 'flat' ? 'fasteners-washers-flat' : 'fasteners-washers-lock',
      options: [w('适用螺纹', 'For thread')],
      params: [p(w('类型', 'Type'), row.name)],
      sizes: row.sizes.map((one) => ({
        designation: `M${one.d}`,
        at: [`M${one.d}`],
        volume:
          (Math.PI / 4) * (one.outer ** 2 - one.inner ** 2) * one.thick * (row.kind === 'toothed' ? 0.8 : 1),
        work: 0.0012 + 0.00003 * one.outer ** 2 * (row.kind === 'flat' ? 0.6 : 1),
        params: [
          p('id', mm(one.inner), 'mm'),
          p('od', mm(one.outer), 'mm'),
          p('thickness', mm(one.thick), 'mm'),
        ],
      })),
      pictures: (finish) => ({
        shaded: () =>
          washerPicture(`${standard} M8`, { ...typical, kind: row.kind, material: finish.picture }),
        dimension: () =>
          washerSheet(`${standard} · M8`, { ...typical, kind: row.kind, material: finish.picture }),
      }),
    });
  });
