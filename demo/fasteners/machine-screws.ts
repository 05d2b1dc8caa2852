import { w } from '#demo/flow/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { screws } from './make/screw.ts';
import { table } from '#demo/table.ts';

const PAN = table(
  'd pitch width k s min max',
  `
  2   0.4   4    1.6  1   3  12
  2.5 0.45  5    2    1   4  16
  3   0.5   6    2.4  1   4  30
  4   0.7   8    3.1  2   5  40
  5   0.8  10    3.8  2   6  50
  6   1    12    4.6  3   8  60`,
);
const SUNK = table(
  'd pitch width k s min max',
  `
  2   0.4   3.8  1.2  0   4  12
  2.5 0.45  4.7  1.5  1   4  16
  3   0.5   5.6  1.65 1   5  30
  4   0.7   7.5  2.2  2   6  40
  5   0.8   9.2  2.5  2   8  50
  6   1    11    3    3  10  60`,
);
const CHEESE = table(
  'd pitch width k s min max',
  `
  2   0.4   3.8  1.3  0.5   4  12
  3   0.5   5.5  2    0.8   5  30
  4   0.7   7    2.6  1.2   6  40
  5   0.8   8.5  3.3  1.2   8  50
  6   1    10    3.9  1.6  10  60`,
);
const TAPPING_PAN = table(
  'd pitch width k s min max',
  `
  2.9 1.1   5.6  2.2   1  6.5 19
  3.5 1.3   6.9  2.6   2  9.5 25
  3.9 1.3   7.5  2.8   2  9.5 32
  4.2 1.4   8.2  3.05  2  9.5 38
  4.8 1.6   9.5  3.55  2 13   50
  5.5 1.8  10.8  3.95  3 16   50
  6.3 1.8  12.5  4.55  3 19   50`,
);
const TAPPING_SUNK = table(
  'd pitch width k s min max',
  `
  2.9 1.1   5.5  1.7  1  6.5 19
  3.5 1.3   6.8  2.1  2  9.5 25
  3.9 1.3   7.5  2.3  2  9.5 32
  4.2 1.4   8.1  2.5  2  9.5 38
  4.8 1.6   9.5  3    2 13   50
  5.5 1.8  10.8  3.4  3 16   50
  6.3 1.8  12.4  3.8  3 19   50`,
);
const DRILLING = table(
  'd pitch width k flange min max',
  `
  4.2 1.4   7   4.1   8.8 13  38
  4.8 1.6   8   4.3  10.5 16  50
  5.5 1.8   8   5.4  11   19 100
  6.3 1.8  10   5.9  13.5 25 150`,
);

const METRIC = [3, 4, 5, 6, 8, 10, 12, 16, 20, 25, 30, 40, 50, 60];
const TAPPING = [6.5, 9.5, 13, 16, 19, 25, 32, 38, 50];
const ROOFING = [13, 16, 19, 25, 32, 38, 50, 63, 75, 100, 120, 150];
const WORDS = ['螺丝', '螺钉', '小螺丝', '机螺钉', 'machine screw'];
const TAP_WORDS = ['螺丝', '螺钉', '自攻螺丝', '自攻钉', 'self-tapping screw', 'sheet metal screw'];
const CROSS = w(
  '请用与槽号相符的PH批头并轴向压紧，M3用PH1，M4、M5用PH2，M6用PH3。电批扭矩参考：4.8级M3为0.5、M4为1.2、M5为2.4 N·m。',
  'Use the matching PH bit and press along the axis: PH1 for M3, PH2 for M4 and M5, PH3 for M6. Driver settings for class 4.8: M3 0.5, M4 1.2, M5 2.4 N·m.',
);
const PILOT = w(
  '先钻底孔：ST3.5、ST4.2、ST4.8在1 mm钢板上的底孔约为2.7、3.2、3.7 mm，板厚每增加1 mm孔径加大0.2 mm。螺钉自身攻出内螺纹，重复拆装应对准原螺纹旋入。',
  'Drill a pilot hole first: about 2.7, 3.2 and 3.7 mm for ST3.5, ST4.2 and ST4.8 in 1 mm sheet, 0.2 mm more for each further mm. The screw forms its own thread; start it in the old thread when refitting.',
);
const BASE = { point: 'plain', work: [0.0035, 0.0004], drive: 'cross' } as const;
const FINE = { point: 'gimlet', work: [0.003, 0.0004], drive: 'cross', sign: 'ST' } as const;

export const machineScrews = (): SeedProduct[] => [
  ...screws({
    ...BASE,
    head: 'pan',
    slug: 'din7985',
    category: 'fasteners-screws-machine',
    name: w('十字槽盘头螺钉', 'Cross recessed pan head screw'),
    standards: ['DIN 7985', 'ISO 7045', 'GB/T 818'],
    keywords: [...WORDS, '十字', '盘头', '圆头'],
    sizes: PAN,
    lengths: METRIC,
    finishes: ['4.8', 'A2', 'A4', 'brass'],
    lot: 'box500',
    typical: [4, 16],
    brief: w('M2~M6 电器、仪表、机箱通用', 'M2–M6 for appliances, instruments and enclosures'),
    use: w(
      '盘头螺钉承压面平、头部圆滑，用于电器外壳、线路板支柱、铝型材和仪表的装配。',
      'Flat underneath and rounded on top, for assembling housings, board spacers, aluminium profiles and instruments.',
    ),
    mounting: CROSS,
  }),
  ...screws({
    ...BASE,
    head: 'countersunk',
    slug: 'din965',
    category: 'fasteners-screws-machine',
    name: w('十字槽沉头螺钉', 'Cross recessed countersunk screw'),
    standards: ['DIN 965', 'ISO 7046', 'GB/T 819.1'],
    keywords: [...WORDS, '十字', '沉头', '平头'],
    sizes: SUNK,
    lengths: METRIC,
    finishes: ['4.8', 'A2', 'brass'],
    lot: 'box500',
    typical: [4, 16],
    brief: w('90°沉头，拧紧后与表面齐平', '90° head, flush when tight'),
    use: w(
      '沉头螺钉装入90°锥孔后与表面齐平，用于铰链、盖板、滑轨和标牌。',
      'Sinks flush into a 90° countersink on hinges, covers, slides and name plates.',
    ),
    mounting: CROSS,
  }),
  ...screws({
    ...BASE,
    head: 'cheese',
    drive: 'slot',
    slug: 'din84',
    category: 'fasteners-screws-machine',
    name: w('开槽圆柱头螺钉', 'Slotted cheese head screw'),
    standards: ['DIN 84', 'ISO 1207', 'GB/T 65'],
    keywords: [...WORDS, '一字', '开槽', '圆柱头'],
    sizes: CHEESE,
    lengths: METRIC,
    finishes: ['4.8', 'A2', 'brass'],
    lot: 'box500',
    typical: [5, 16],
    brief: w('一字槽，适合手工拧紧和接线端子', 'Slotted, for hand driving and terminals'),
    use: w(
      '一字槽圆柱头螺钉头部高、槽深，适合接线端子、仪器调节和需要手工拆卸的场合。',
      'A tall head with a deep slot for terminals, instrument adjustment and whatever is opened by hand.',
    ),
    mounting: w(
      '选用刀口宽度等于槽长、厚度接近槽宽的一字批，避免滑出划伤表面；不适合电动批头高速拧紧。',
      'Choose a blade as wide as the slot is long and nearly as thick; not suited to fast power drivers.',
    ),
  }),
  ...screws({
    ...FINE,
    head: 'pan',
    slug: 'din7981',
    category: 'fasteners-screws-tapping',
    name: w('十字槽盘头自攻螺钉', 'Pan head tapping screw'),
    standards: ['DIN 7981', 'ISO 7049', 'GB/T 845'],
    keywords: [...TAP_WORDS, '盘头自攻'],
    sizes: TAPPING_PAN,
    lengths: TAPPING,
    finishes: ['4.8', 'A2', '4.8yz'],
    lot: 'box500',
    typical: [4.8, 19],
    brief: w('C型尖头，表面渗碳淬硬', 'Type C pointed, case-hardened'),
    use: w(
      '自攻螺钉在薄钢板、铝板和塑料上自行攻出内螺纹，不需要螺母，用于机箱、风管、家电和汽车内饰。',
      'Cuts its own thread in thin steel, aluminium and plastics, no nut needed: enclosures, ducts, appliances and vehicle trim.',
    ),
    mounting: PILOT,
  }),
  ...screws({
    ...FINE,
    head: 'countersunk',
    slug: 'din7982',
    category: 'fasteners-screws-tapping',
    name: w('十字槽沉头自攻螺钉', 'Countersunk tapping screw'),
    standards: ['DIN 7982', 'ISO 7050', 'GB/T 846'],
    keywords: [...TAP_WORDS, '沉头自攻', '平头自攻'],
    sizes: TAPPING_SUNK,
    lengths: TAPPING,
    finishes: ['4.8', 'A2'],
    lot: 'box500',
    typical: [4.8, 19],
    brief: w('沉头自攻，表面平整', 'Countersunk, leaves the surface flush'),
    use: w(
      '沉头自攻螺钉用于要求表面平整的薄板连接，如门窗型材、滑轨和踏板。',
      'For sheet joints that must be flush: door and window profiles, slides and treads.',
    ),
    mounting: PILOT,
  }),
  ...screws({
    head: 'flange',
    point: 'drill',
    sign: 'ST',
    work: [0.012, 0.0007],
    slug: 'din7504k',
    category: 'fasteners-screws-tapping',
    name: w('六角头自钻自攻螺钉', 'Hex washer head self-drilling screw'),
    standards: ['DIN 7504-K', 'ISO 15480', 'GB/T 15856.4'],
    keywords: [...TAP_WORDS, '钻尾', '钻尾丝', '燕尾丝', '彩钢瓦', 'self-drilling'],
    sizes: DRILLING,
    lengths: ROOFING,
    finishes: ['4.8', '4.8yz', 'A2'],
    lot: 'box200',
    typical: [5.5, 25],
    brief: w(
      '钻孔、攻丝、锁紧一次完成，可配EPDM垫',
      'Drills, taps and fastens in one go, EPDM washer on request',
    ),
    use: w(
      '钻尾螺钉自带钻头，直接在檩条和彩钢板上完成钻孔、攻丝和锁紧。ST4.8可钻钢板总厚4.4 mm，ST5.5为5.25 mm，ST6.3为6 mm。',
      'Its own drill point bores, taps and fastens roofing to purlins. ST4.8 drills 4.4 mm of steel in all, ST5.5 5.25 mm, ST6.3 6 mm.',
    ),
    mounting: w(
      '用1800~2500 r/min的电动枪配六角磁性套筒，保持垂直和稳定压力，钻透后降低转速；屋面用请配EPDM防水垫，压到垫圈边缘微微鼓起为止。',
      'Use a 1800–2500 rpm driver with a magnetic hex socket, held square with steady pressure, slower once through. On roofs fit the EPDM washer and stop when its rim just bulges.',
    ),
  }),
];
