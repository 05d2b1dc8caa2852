import { w } from '#demo/flow/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { screws } from './make/screw.ts';
import { table } from '#demo/table.ts';

const FULL = table(
  'd pitch width k min max',
  `
  5   0.8   8   3.5   10  40
  6   1    10   4     10  60
  8   1.25 13   5.3   12  80
  10  1.5  17   6.4   16 100
  12  1.75 19   7.5   20 120
  14  2    22   8.8   30 100
  16  2    24  10     30 120
  18  2.5  27  11.5   40 100
  20  2.5  30  12.5   40 120
  24  3    36  15     50 120`,
);
const PART = table(
  'd pitch width k min max',
  `
  6   1    10   4     40  80
  8   1.25 13   5.3   40 120
  10  1.5  17   6.4   50 150
  12  1.75 19   7.5   50 180
  14  2    22   8.8   60 150
  16  2    24  10     60 200
  18  2.5  27  11.5   80 180
  20  2.5  30  12.5   80 200
  22  2.5  32  14     80 200
  24  3    36  15     80 200
  27  3    41  17    100 200
  30  3.5  46  18.7  100 200`,
);
/** ISO 4014/4017 and GB/T 5782/5783 differ from DIN in the width across flats of four sizes. */
const ISO_FLATS: Record<number, number> = { 10: 16, 12: 18, 14: 21, 22: 34 };
const iso = <Row extends { d: number; width: number }>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, width: ISO_FLATS[row.d] ?? row.width }));
const FLANGE = table(
  'd pitch width k flange min max',
  `
  5   0.8   8   5.4  11.8  10  30
  6   1    10   6.6  14.2  10  50
  8   1.25 13   8.1  18    12  60
  10  1.5  15   9.2  22.3  16  80
  12  1.75 18  11.5  26.6  20  80
  14  2    21  12.8  30.5  30  80
  16  2    24  14.4  35    30 100`,
);
const CARRIAGE = table(
  'd pitch width k min max',
  `
  6   1    16.55  3.88  20  80
  8   1.25 20.65  4.88  25 120
  10  1.5  24.65  5.38  30 150
  12  1.75 30.65  6.95  40 150`,
);
const STRUCTURAL = table(
  'd pitch width k min max',
  `
  16  2    27  10    50 120
  20  2.5  34  12.5  50 150
  22  2.5  36  14    60 150
  24  3    41  15    60 150
  27  3    46  17    70 150
  30  3.5  50  18.7  80 150`,
);

const FULL_LENGTHS = [10, 16, 20, 25, 30, 40, 50, 60, 80, 100];
const LONG_LENGTHS = [40, 50, 60, 80, 100, 120, 150, 180, 200];
/** Thread length of partly threaded bolts up to 125 mm, and beyond. */
const threadLength = (d: number, length: number): number => 2 * d + (length <= 125 ? 6 : 12);
const plain = (d: number, length: number): number => Math.max(0, length - threadLength(d, length));

const USE_FULL = w(
  '全牙外六角螺栓从头部支承面起全长都有螺纹，夹紧厚度可任意调节，是设备外壳、支架、法兰和机座最常用的连接件，配六角螺母使用或直接拧入螺纹孔。',
  'The thread runs right up to the bearing face, so any grip can be clamped: the usual screw for housings, brackets, flanges and machine bases, used with a nut or in a tapped hole.',
);
const USE_PART = w(
  '半牙外六角螺栓头下留有光杆，光杆直径等于螺纹公称直径，装入后由光杆承受横向剪力，适合机械结构、钢结构节点和振动设备。',
  'A plain shank of nominal diameter stands under the head and takes the shear, which makes this bolt right for machine frames, steelwork nodes and vibrating plant.',
);
const TIGHTEN = w(
  '请用对应对边宽度的套筒或开口扳手从头部或螺母一侧拧紧，支承面下加平垫圈。8.8级M8、M10、M12干摩擦参考扭矩约为25、49、85 N·m，涂油时降低约15%；10.9级乘以1.4，12.9级乘以1.7。',
  'Drive with a socket or spanner of the width across flats and put a washer under the bearing face. For class 8.8, dry, about 25, 49 and 85 N·m suit M8, M10 and M12, some 15 % less when oiled; multiply by 1.4 for class 10.9 and 1.7 for 12.9.',
);
const WORDS = ['螺丝', '螺栓', '螺钉', '六角螺栓', '外六角', 'hex bolt', 'hexagon screw'];
const HEX = { head: 'hex', point: 'chamfer', mounting: TIGHTEN, work: [0.008, 0.0006] } as const;

export const hexBolts = (): SeedProduct[] => [
  ...screws({
    ...HEX,
    slug: 'din933',
    category: 'fasteners-bolts-hex',
    name: w('外六角全牙螺栓', 'Hex bolt full thread'),
    standards: ['DIN 933'],
    keywords: [...WORDS, '全牙', '全螺纹', 'ISO 4017'],
    sizes: FULL,
    lengths: FULL_LENGTHS,
    finishes: ['4.8', '8.8', '8.8bk', '10.9', '12.9', 'A2', 'A4', 'brass'],
    lot: 'hundred',
    typical: [8, 30],
    brief: w(
      'M5~M24 全牙，头部打等级标识，附材质单',
      'M5–M24 full thread, class marked on the head, with certificate',
    ),
    use: USE_FULL,
  }),
  ...screws({
    ...HEX,
    slug: 'din931',
    category: 'fasteners-bolts-hex',
    name: w('外六角半牙螺栓', 'Hex bolt partial thread'),
    standards: ['DIN 931'],
    keywords: [...WORDS, '半牙', '杆部', 'ISO 4014'],
    sizes: PART,
    lengths: LONG_LENGTHS,
    shank: plain,
    finishes: ['8.8', '10.9', '12.9', 'A2', 'A4'],
    lot: 'fifty',
    typical: [12, 80],
    brief: w(
      'M6~M30 半牙，光杆承剪，适合结构连接',
      'M6–M30 with plain shank for shear, for structural joints',
    ),
    use: USE_PART,
  }),
  ...screws({
    ...HEX,
    slug: 'gbt5783',
    category: 'fasteners-bolts-hex',
    name: w('国标六角头螺栓 全螺纹', 'Hex head screw full thread'),
    standards: ['GB/T 5783', 'ISO 4017'],
    keywords: [...WORDS, '国标', 'GB5783'],
    sizes: iso(FULL),
    lengths: FULL_LENGTHS,
    finishes: ['4.8', '8.8', '8.8bk', '8.8hdg', '10.9', 'A2'],
    lot: 'hundred',
    typical: [10, 40],
    brief: w('国标对边 M10=16、M12=18、M14=21，全牙', 'ISO widths: M10 s16, M12 s18, M14 s21; full thread'),
    use: USE_FULL,
  }),
  ...screws({
    ...HEX,
    slug: 'gbt5782',
    category: 'fasteners-bolts-hex',
    name: w('国标六角头螺栓', 'Hex head bolt'),
    standards: ['GB/T 5782', 'ISO 4014'],
    keywords: [...WORDS, '国标', 'GB5782', '半牙'],
    sizes: iso(PART),
    lengths: LONG_LENGTHS,
    shank: plain,
    finishes: ['8.8', '8.8hdg', '10.9', 'A2'],
    lot: 'fifty',
    typical: [16, 100],
    brief: w('国标对边半牙，A级、B级', 'ISO widths, partial thread, product grades A and B'),
    use: USE_PART,
  }),
  ...screws({
    ...HEX,
    head: 'flange',
    slug: 'din6921',
    category: 'fasteners-bolts-flange',
    name: w('六角法兰面螺栓', 'Hex flange bolt'),
    standards: ['DIN 6921'],
    keywords: [...WORDS, '法兰螺栓', '法兰面', 'flange bolt', 'GB/T 5787'],
    sizes: FLANGE,
    lengths: FULL_LENGTHS,
    finishes: ['8.8', '4.8yz', '10.9', 'A2'],
    lot: 'hundred',
    typical: [8, 25],
    brief: w('自带法兰面，分散压力，可省平垫圈', 'Built-in flange spreads the load, no washer needed'),
    use: w(
      '法兰面螺栓头下带一体法兰，支承面积大，压强低，用于汽车、发动机、薄板和铝合金件；法兰面有带齿和光面之分，本品为光面。',
      'The flange under the head enlarges the bearing face and lowers the pressure, for vehicles, engines, thin sheet and aluminium; this is the smooth, unserrated type.',
    ),
  }),
  ...screws({
    ...HEX,
    head: 'mushroom',
    slug: 'din603',
    category: 'fasteners-bolts-carriage',
    name: w('马车螺栓 圆头方颈', 'Carriage bolt'),
    standards: ['DIN 603', 'GB/T 14'],
    keywords: ['螺栓', '马车螺丝', '圆头方颈螺栓', '方颈', 'carriage bolt', 'coach bolt'],
    sizes: CARRIAGE,
    lengths: LONG_LENGTHS.concat(20, 25, 30).sort((a, b) => a - b),
    shank: plain,
    finishes: ['4.8', '8.8hdg', 'A2'],
    lot: 'fifty',
    typical: [8, 50],
    brief: w(
      '方颈防转，头部光滑，单侧拧紧',
      'Square neck keeps it from turning, smooth head, tightened from one side',
    ),
    use: w(
      '圆头方颈螺栓的方颈嵌入木材或方孔中防止转动，只需从螺母一侧拧紧；头部圆滑无槽，防拆防钩挂，常用于护栏、木结构、货架和输送带。',
      'The square neck bites into wood or a square hole so that only the nut is turned; the smooth head cannot be gripped or catch, as on guard rails, timber work, racking and conveyors.',
    ),
  }),
  ...screws({
    ...HEX,
    slug: 'gbt1228',
    category: 'fasteners-bolts-structural',
    name: w('钢结构大六角高强螺栓', 'Structural bolt, large hexagon'),
    standards: ['GB/T 1228', 'GB/T 1231'],
    keywords: [...WORDS, '高强螺栓', '钢结构', '大六角', 'structural bolt'],
    sizes: STRUCTURAL,
    lengths: [50, 60, 70, 80, 90, 100, 120, 150],
    shank: (d, length) => Math.max(0, length - d * 1.6 - 6),
    finishes: ['10.9'],
    lot: 'fifty',
    typical: [20, 80],
    brief: w(
      '10.9S级，扭矩系数0.11~0.15，成套批检',
      'Class 10.9S, torque coefficient 0.11–0.15, tested by set',
    ),
    use: w(
      '大六角高强度螺栓与GB/T 1229螺母、GB/T 1230垫圈组成连接副，用于厂房、桥梁、塔桅的摩擦型和承压型连接。',
      'With GB/T 1229 nuts and GB/T 1230 washers it forms the tested assembly for slip-resistant and bearing joints of halls, bridges and masts.',
    ),
  }),
];
