import { w } from '#demo/flow/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { screws } from './make/screw.ts';
import { table } from '#demo/table.ts';

const COACH = table(
  'd pitch width k min max',
  `
  6   2.6  10  4    30 100
  8   3.2  13  5.5  40 160
  10  4.3  17  7    50 200
  12  4.9  19  8    60 200`,
);
const CHIP = table(
  'd pitch width k s min max',
  `
  3   1.35  6  1.8  1  12  40
  3.5 1.6   7  2    2  16  50
  4   1.8   8  2.4  2  16  70
  4.5 2     9  2.7  2  20  80
  5   2.2  10  3    2  25 100
  6   2.6  12  3.5  3  40 150`,
);
const DRYWALL = table(
  'd pitch width k s min max',
  `
  3.5 1.6  8.2 2.6 2 16  60
  3.9 1.8  8.4 2.7 2 25  75
  4.2 2    8.6 2.8 2 50 100
  4.8 2.4  9   3   2 75 150`,
);
const CONCRETE = table(
  'd pitch width k min max',
  `
  6    4.5  10  4.4  40 100
  7.5  5    13  5.2  50 120
  10   6.5  16  7    60 140
  12   7.5  18  8    75 150`,
);
const WORDS = ['螺丝', '螺钉', '木螺丝', '木工螺丝', 'wood screw'];

export const woodScrews = (): SeedProduct[] => [
  ...screws({
    head: 'hex',
    point: 'gimlet',
    sign: '⌀',
    slug: 'din571',
    category: 'fasteners-screws-wood',
    name: w('六角头木螺钉', 'Coach screw'),
    standards: ['DIN 571', 'GB/T 102'],
    keywords: [...WORDS, '六角木螺丝', 'coach screw', 'lag screw'],
    sizes: COACH,
    lengths: [30, 40, 50, 60, 80, 100, 120, 160, 200],
    shank: (_d, length) => length * 0.4,
    finishes: ['4.8', 'A2'],
    lot: 'fifty',
    work: [0.02, 0.0008],
    typical: [8, 60],
    brief: w('粗牙大螺距，用于木梁和龙骨', 'Coarse thread for beams and battens'),
    use: w(
      '六角木螺钉用于木梁、木托架、护墙龙骨以及配合尼龙胀塞固定重物，承载力高于普通木螺钉。',
      'For timber beams, brackets and battens, or with nylon plugs in masonry; carries more than ordinary wood screws.',
    ),
    mounting: w(
      '软木底孔取螺纹直径的60%，硬木取70%，光杆段按公称直径扩孔；用套筒扳手拧入，不得用锤敲入。',
      'Drill 60 % of the thread diameter in softwood, 70 % in hardwood, and full diameter for the shank; drive with a socket, never with a hammer.',
    ),
  }),
  ...screws({
    head: 'countersunk',
    drive: 'pozi',
    point: 'gimlet',
    sign: '⌀',
    slug: 'din7505',
    category: 'fasteners-screws-wood',
    name: w('沉头纤维板钉', 'Chipboard screw countersunk'),
    standards: ['DIN 7505-A'],
    keywords: [...WORDS, '纤维板钉', '快牙丝', '刨花板', 'chipboard screw'],
    sizes: CHIP,
    lengths: [12, 16, 20, 25, 30, 35, 40, 50, 60, 70, 80, 100, 120, 150],
    shank: (_d, length) => (length >= 50 ? length * 0.35 : 0),
    finishes: ['4.8yz', '4.8', 'A2'],
    lot: 'box500',
    work: [0.004, 0.0005],
    typical: [4, 40],
    brief: w('深牙尖尾，免预钻孔', 'Deep sharp thread, no pilot hole'),
    use: w(
      '纤维板钉牙深、杆细、尾尖，在刨花板、密度板和软木上不需预钻孔，家具和木箱装配常用。',
      'Deep thread, slim core and sharp tip go into chipboard, MDF and softwood without a pilot hole; the staple of furniture and crating.',
    ),
    mounting: w(
      'PZ2批头，电动螺丝刀第二档；靠近板边或硬木时先钻杆径70%的底孔，以免劈裂。',
      'PZ2 bit, second gear; near edges or in hardwood pre-drill 70 % of the core to avoid splitting.',
    ),
  }),
  ...screws({
    head: 'countersunk',
    drive: 'cross',
    point: 'gimlet',
    sign: '⌀',
    slug: 'drywall',
    category: 'fasteners-screws-wood',
    name: w('干壁钉', 'Drywall screw'),
    standards: ['GB/T 14210', 'EN 14566'],
    keywords: [...WORDS, '墙板钉', '石膏板', 'drywall screw'],
    sizes: DRYWALL,
    lengths: [16, 20, 25, 30, 35, 40, 50, 60, 75, 100, 120, 150],
    finishes: ['8.8bk', '4.8'],
    lot: 'box1000',
    work: [0.002, 0.0003],
    typical: [3.5, 35],
    brief: w('喇叭头，磷化或镀锌，石膏板吊顶用', 'Bugle head, for plasterboard on studs'),
    use: w(
      '喇叭头把石膏板纸面压凹而不撕破，用于石膏板与轻钢龙骨或木龙骨的固定。细牙用于轻钢龙骨，粗牙用于木龙骨。',
      'The bugle head dimples the board without tearing its paper, fixing plasterboard to steel or timber studs.',
    ),
    mounting: w(
      '间距板边150~200 mm、板中不大于300 mm，钉头陷入板面0.5~1 mm后用腻子补平。',
      'Space 150–200 mm along edges and at most 300 mm in the field; set heads 0.5–1 mm deep and fill.',
    ),
  }),
  ...screws({
    head: 'flange',
    point: 'gimlet',
    sign: '⌀',
    slug: 'concrete-screw',
    category: 'fasteners-screws-wood',
    name: w('六角混凝土自攻锚栓', 'Concrete screw anchor'),
    standards: ['JG/T 160'],
    keywords: ['螺丝', '混凝土螺钉', '水泥自攻钉', '锚栓', 'concrete screw'],
    sizes: CONCRETE.map((row) => ({ ...row, flange: row.width * 1.35 })),
    lengths: [40, 50, 60, 75, 100, 120, 140, 150],
    finishes: ['8.8', 'A4'],
    lot: 'fifty',
    work: [0.1, 0.004],
    typical: [10, 80],
    brief: w('无膨胀应力，可贴边安装，可拆卸', 'No expansion stress, close to edges, removable'),
    use: w(
      '螺纹直接切入混凝土，没有膨胀应力，可以靠近边缘安装并能拆除，用于管线支架、栏杆、货架和模板临时支撑。',
      'The thread cuts into concrete without expansion stress, so it may sit near edges and be taken out: pipe brackets, rails, racking and temporary formwork.',
    ),
    mounting: w(
      '钻孔直径等于规格直径，孔深比锚固深度多10 mm，清孔后用冲击扳手一次拧到位，不得重复使用于承重连接。',
      'Drill the nominal diameter 10 mm deeper than the embedment, clear the dust, drive home in one go with an impact wrench; do not reuse for loads.',
    ),
  }),
];
