/** A set of one store: its goods by a word of their name, which sizes may be chosen, and how many are in it. */
export interface DemoSet {
  name: string;
  nameEn: string;
  parts: { word: string; sizes: string; num: number }[];
  /** Price of the set in thousandths of the normal price. */
  permille: number;
  limited?: number;
  perBuyer?: number;
  /** Days from now. */
  days: [from: number, to: number];
}

export const DEMO_SETS: DemoSet[] = [
  {
    name: 'M10 螺栓螺母垫圈连接套装',
    nameEn: 'M10 bolts, nuts and washers',
    parts: [
      { word: '国标六角头螺栓', sizes: '^M10×(30|40|50)$', num: 1 },
      { word: '六角法兰面螺母', sizes: '^M10$', num: 1 },
      { word: '平垫圈', sizes: '^M10$', num: 2 },
    ],
    permille: 880,
    limited: 60,
    days: [-3, 25],
  },
  {
    name: 'M8 螺栓螺母装配套装',
    nameEn: 'M8 bolts and nuts for assembly',
    parts: [
      { word: '国标六角头螺栓', sizes: '^M8×(20|30|40|50)$', num: 2 },
      { word: '六角法兰面螺母', sizes: '^M8$', num: 2 },
    ],
    permille: 910,
    perBuyer: 10,
    days: [-1, 12],
  },
  {
    name: '轴承油封更换套装（20 毫米轴）',
    nameEn: 'Bearings and seals for 20 mm shafts',
    parts: [
      { word: '深沟球轴承', sizes: '^6204', num: 10 },
      { word: '骨架油封', sizes: ' 20×', num: 10 },
    ],
    permille: 900,
    limited: 200,
    perBuyer: 20,
    days: [-6, 18],
  },
  {
    name: '气动执行套装',
    nameEn: 'Pneumatic starter set',
    parts: [
      { word: '电磁阀', sizes: '^3V(210|310)', num: 1 },
      { word: '迷你气缸', sizes: '^MAL(20|25)×', num: 1 },
      { word: '快插接头', sizes: '(6|8|10)$', num: 10 },
    ],
    permille: 870,
    limited: 35,
    perBuyer: 5,
    days: [-2, 20],
  },
  {
    name: '班组防护套装（10 人）',
    nameEn: 'Protection for a crew of ten',
    parts: [
      { word: '安全帽', sizes: '', num: 10 },
      { word: '手套', sizes: '', num: 24 },
    ],
    permille: 890,
    days: [-5, 30],
  },
  {
    name: '切割打磨套装',
    nameEn: 'Cutting and grinding set',
    parts: [
      { word: '角磨机', sizes: '', num: 1 },
      { word: '切割片', sizes: '', num: 25 },
    ],
    permille: 930,
    limited: 40,
    perBuyer: 2,
    days: [-4, 15],
  },
  {
    name: '配电箱安装套装',
    nameEn: 'Switchboard fitting set',
    parts: [
      { word: '小型断路器', sizes: ' (1P|3P) ', num: 3 },
      { word: '接线端子', sizes: '^UK', num: 20 },
    ],
    permille: 900,
    days: [-8, 9],
  },
];
