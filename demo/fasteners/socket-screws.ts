import { w } from '#demo/flow/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { screws } from './make/screw.ts';
import { table } from '#demo/table.ts';

const CAP = table(
  'd pitch width k s min max',
  `
  3   0.5   5.5  3   2.5   6  30
  4   0.7   7    4   3     6  40
  5   0.8   8.5  5   4     8  50
  6   1    10    6   5    10  60
  8   1.25 13    8   6    12  80
  10  1.5  16   10   8    16 100
  12  1.75 18   12  10    20 100
  14  2    21   14  12    30 100
  16  2    24   16  14    30 120
  20  2.5  30   20  17    40 120`,
);
const BUTTON = table(
  'd pitch width k s min max',
  `
  3   0.5   5.7  1.65  2    6  20
  4   0.7   7.6  2.2   2.5  6  25
  5   0.8   9.5  2.75  3    8  30
  6   1    10.5  3.3   4    8  40
  8   1.25 14    4.4   5   10  50
  10  1.5  17.5  5.5   6   16  50
  12  1.75 21    6.6   8   20  60`,
);
const SUNK = table(
  'd pitch width k s min max',
  `
  3   0.5   6   1.7   2    6  20
  4   0.7   8   2.3   2.5  8  30
  5   0.8  10   2.8   3    8  40
  6   1    12   3.3   4   10  50
  8   1.25 16   4.4   5   12  60
  10  1.5  20   5.5   6   16  60
  12  1.75 24   6.5   8   20  80
  16  2    30   7.5  10   30  80`,
);
const LOW = table(
  'd pitch width k s min max',
  `
  4   0.7   7   2.8   2.5  6  25
  5   0.8   8.5 3.5   3    8  30
  6   1    10   4     4   10  40
  8   1.25 13   5     5   12  50
  10  1.5  16   6     7   16  60
  12  1.75 18   7     8   20  60`,
);
const GRUB = table(
  'd pitch width k s min max',
  `
  3   0.5   3  0  1.5   3  12
  4   0.7   4  0  2     4  16
  5   0.8   5  0  2.5   5  20
  6   1     6  0  3     6  25
  8   1.25  8  0  4     8  40
  10  1.5  10  0  5    10  50
  12  1.75 12  0  6    12  60`,
);

const LENGTHS = [6, 8, 10, 12, 16, 20, 25, 30, 40, 50, 60, 80, 100, 120];
const CAP_LENGTHS = [6, 10, 16, 20, 25, 30, 40, 50, 60, 80, 100, 120];
const GRUB_LENGTHS = [3, 4, 5, 6, 8, 10, 12, 16, 20, 25, 30, 40, 50, 60];
const WORDS = ['螺丝', '螺栓', '螺钉', '内六角', '内六角螺丝', 'socket screw', 'Allen screw'];
const MOUNT = w(
  '用ISO 2936内六角扳手插到底再施力，扳手磨圆后容易打滑损坏内六角孔。M5、M6、M8、M10在12.9级、涂油状态下参考扭矩约为10、17、41、81 N·m，不锈钢A2-70取其45%左右。沉头孔尺寸见尺寸图。',
  'Seat the ISO 2936 key fully before turning; a rounded key spoils the socket. Class 12.9, oiled: about 10, 17, 41 and 81 N·m for M5, M6, M8 and M10; take some 45 % of that for A2-70. The drawing gives the counterbore sizes.',
);
const FLAT_MOUNT = w(
  '头部承载面积和内六角深度都小于圆柱头，允许拧紧扭矩约为同规格圆柱头螺钉的一半；被连接件请按头部锥角或平面加工，保证头部贴实。',
  'Head and socket are shallower than those of a cap screw, so about half its torque is allowed; machine the counterpart to the head so that it seats fully.',
);
const COMMON = { head: 'cylinder', drive: 'hex', point: 'chamfer', work: [0.012, 0.0009] } as const;
const GRUB_USE = w(
  '紧定螺钉没有头部，整体旋入轮毂、齿轮、联轴器或调整环的螺纹孔，靠端部顶紧轴面传递小扭矩或定位，不突出表面。',
  'Set screws have no head: they are driven flush into the threaded hole of a hub, gear, coupling or collar and press on the shaft with their point to locate it and pass on light torque.',
);

export const socketScrews = (): SeedProduct[] => [
  ...screws({
    ...COMMON,
    slug: 'din912',
    category: 'fasteners-screws-socket',
    name: w('内六角圆柱头螺钉', 'Socket head cap screw'),
    standards: ['DIN 912', 'ISO 4762', 'GB/T 70.1'],
    keywords: [...WORDS, '杯头', '圆柱头'],
    sizes: CAP,
    lengths: CAP_LENGTHS,
    shank: (d, length) => Math.max(0, length - (2 * d + 12)),
    finishes: ['8.8bk', '10.9', '12.9', '8.8', 'A2', 'A4'],
    lot: 'hundred',
    typical: [8, 30],
    brief: w('M3~M20 滚花头，模具和设备首选', 'M3–M20, knurled head, first choice for moulds and machinery'),
    use: w(
      '内六角圆柱头螺钉头部直径小、强度高，可沉入圆柱沉孔，用于机床、模具、夹具、液压阀块等空间紧凑而夹紧力大的部位。',
      'A small, strong head that sinks into a counterbore: for machine tools, moulds, fixtures and hydraulic manifolds where clamping force is high and room is short.',
    ),
    mounting: MOUNT,
  }),
  ...screws({
    ...COMMON,
    head: 'button',
    slug: 'iso7380',
    category: 'fasteners-screws-socket',
    name: w('内六角半圆头螺钉', 'Socket button head screw'),
    standards: ['ISO 7380-1', 'GB/T 70.2'],
    keywords: [...WORDS, '圆杯', '半圆头', '盘头内六角', 'button head'],
    sizes: BUTTON,
    lengths: LENGTHS,
    finishes: ['10.9', '8.8', 'A2', 'A4'],
    lot: 'hundred',
    typical: [6, 16],
    brief: w('头低而圆，外观好，不钩挂', 'Low rounded head, neat and snag-free'),
    use: w(
      '圆头低矮平滑，适合护罩、型材框架、设备面板等外露部位，不宜用于需要高预紧力的受力连接。',
      'The low smooth head suits guards, profile frames and panels that people see and touch; it is not meant for joints with high preload.',
    ),
    mounting: FLAT_MOUNT,
  }),
  ...screws({
    ...COMMON,
    head: 'countersunk',
    slug: 'din7991',
    category: 'fasteners-screws-socket',
    name: w('内六角沉头螺钉', 'Socket countersunk screw'),
    standards: ['DIN 7991'],
    keywords: [...WORDS, '平杯', '沉头', '平头内六角', 'countersunk', 'ISO 10642', 'GB/T 70.3'],
    sizes: SUNK,
    lengths: LENGTHS,
    finishes: ['10.9', '8.8', 'A2', 'A4'],
    lot: 'hundred',
    typical: [6, 20],
    brief: w('90°锥头与表面齐平', '90° head sits flush with the surface'),
    use: w(
      '90°沉头拧紧后与工件表面齐平，用于导轨压板、铰链、面板和运动件；长度从头顶面量起。',
      'The 90° head ends flush with the work, for guide plates, hinges, panels and moving parts; the length is measured over the head.',
    ),
    mounting: FLAT_MOUNT,
  }),
  ...screws({
    ...COMMON,
    slug: 'din7984',
    category: 'fasteners-screws-socket',
    name: w('内六角薄圆柱头螺钉', 'Low head socket cap screw'),
    standards: ['DIN 7984'],
    keywords: [...WORDS, '矮头', '薄头', 'low head'],
    sizes: LOW,
    lengths: LENGTHS,
    finishes: ['8.8bk', 'A2'],
    lot: 'hundred',
    typical: [6, 20],
    brief: w('头高比标准型低三分之一', 'A third lower than the standard head'),
    use: w(
      '头高降低，用于沉孔深度不足的薄板、滑块和导轨座。',
      'The reduced head fits thin plates, carriages and rail seats where there is no depth for a full counterbore.',
    ),
    mounting: FLAT_MOUNT,
  }),
  ...screws({
    ...COMMON,
    head: 'none',
    point: 'plain',
    slug: 'din913',
    category: 'fasteners-screws-set',
    name: w('内六角平端紧定螺钉', 'Socket set screw flat point'),
    standards: ['DIN 913', 'ISO 4026', 'GB/T 77'],
    keywords: [...WORDS, '紧定', '机米螺丝', '顶丝', 'grub screw'],
    sizes: GRUB,
    lengths: GRUB_LENGTHS,
    finishes: ['12.9', 'A2'],
    lot: 'hundred',
    typical: [6, 12],
    brief: w('平端不伤轴，可反复调整', 'Flat point spares the shaft, can be readjusted'),
    use: GRUB_USE,
    mounting: w(
      '平端接触面大、压痕浅，适合需要反复调整或顶在硬轴上的场合；用内六角扳手拧紧，必要时点涂中强度螺纹胶。',
      'The flat point leaves little mark and suits hardened shafts and settings that change; tighten with a key and, where it must not creep, a drop of medium thread locker.',
    ),
  }),
  ...screws({
    ...COMMON,
    head: 'none',
    point: 'cone',
    slug: 'din914',
    category: 'fasteners-screws-set',
    name: w('内六角锥端紧定螺钉', 'Socket set screw cone point'),
    standards: ['DIN 914', 'ISO 4027', 'GB/T 78'],
    keywords: [...WORDS, '紧定', '机米螺丝', '顶丝', '尖端', 'grub screw'],
    sizes: GRUB,
    lengths: GRUB_LENGTHS,
    finishes: ['12.9', 'A2'],
    lot: 'hundred',
    typical: [6, 12],
    brief: w('90°锥端，定位牢固', '90° cone for firm location'),
    use: GRUB_USE,
    mounting: w(
      '锥端压入轴上预钻的90°锥坑，定位最牢固，用于不再调整的永久定位。',
      'The cone seats in a drilled 90° spot on the shaft and gives the firmest location, for settings that stay.',
    ),
  }),
  ...screws({
    ...COMMON,
    head: 'none',
    point: 'cup',
    slug: 'din916',
    category: 'fasteners-screws-set',
    name: w('内六角凹端紧定螺钉', 'Socket set screw cup point'),
    standards: ['DIN 916', 'ISO 4029', 'GB/T 80'],
    keywords: [...WORDS, '紧定', '机米螺丝', '顶丝', '杯端', 'grub screw'],
    sizes: GRUB,
    lengths: GRUB_LENGTHS,
    finishes: ['12.9', 'A2', 'brass'],
    lot: 'hundred',
    typical: [6, 12],
    brief: w('凹端咬入轴面，防松好', 'Cup bites into the shaft and holds'),
    use: GRUB_USE,
    mounting: w(
      '凹端刃口咬入轴面，抗松动性能最好，轴的硬度应比螺钉低10 HRC以上；拆卸后轴面会留下环形压痕。',
      'The rim of the cup bites into the shaft and resists loosening best; the shaft should be at least 10 HRC softer. It leaves a ring mark.',
    ),
  }),
];
