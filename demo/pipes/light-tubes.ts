import { w } from '#demo/flow/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { base, type Row, tubeGoods } from './tube-goods.ts';

const COPPER: readonly Row[] = [
  [6, 0.8, 1],
  [8, 0.8, 1],
  [10, 0.8, 1],
  [12, 1],
  [15, 0.7, 1],
  [16, 1],
  [19, 1],
  [22, 0.9, 1.2],
  [28, 0.9, 1.2],
  [35, 1.2],
  [42, 1.2],
  [54, 1.2, 1.5],
];

export const lightTubes: SeedProduct[] = [
  tubeGoods({
    ...base,
    key: 'copper-tp2',
    name: w('TP2紫铜管（硬态）', 'Copper tube TP2, hard drawn'),
    brief: w('给水、医用气体、空调直管', 'For water, medical gas and air conditioning'),
    category: 'pipes-stainless-copper',
    words: ['铜管', '紫铜管', 'copper tube'],
    standards: ['GB/T 18033', 'EN 1057'],
    material: w('TP2'),
    paint: 'copper',
    density: 8.94,
    perKg: 89,
    rows: COPPER,
    drawn: [22, 1.2],
    metres: 3,
    surface: w('光亮', 'Bright'),
    text: {
      zh: [
        'TP2磷脱氧铜含磷0.015%~0.04%，钎焊不脆，适合承插银钎焊；医用气体管需脱脂封口交货。',
        '硬态直管抗拉强度不低于290 MPa，弯曲前应退火；工作压力按EN 1057：⌀22×1.2约为4.7 MPa。',
        '水流速宜低于1.2 m/s（热水），避免弯头处冲蚀。',
      ],
      en: [
        'TP2 is deoxidised with 0.015–0.04 % phosphorus and does not become brittle when brazed. For medical gas it is degreased and capped.',
        'Hard tube has at least 290 MPa; anneal it before bending. 22 × 1.2 carries about 4.7 MPa.',
        'Keep hot water below 1.2 m/s, or elbows erode.',
      ],
    },
  }),
  tubeGoods({
    ...base,
    key: 'alu-tube-6063',
    name: w('6063-T5铝圆管', 'Aluminium round tube 6063-T5'),
    brief: w('阳极氧化，轻型结构', 'Anodised, for light structures'),
    category: 'pipes-aluminium-tube',
    words: ['铝管', '铝圆管', 'aluminium tube'],
    standards: ['GB/T 6892'],
    material: w('6063-T5'),
    paint: 'aluminium',
    density: 2.7,
    perKg: 26,
    rows: [
      [10, 1],
      [12, 1],
      [16, 1, 2],
      [20, 1.5, 2],
      [25, 1.5, 2, 3],
      [30, 2, 3],
      [40, 2, 3],
      [50, 2, 3, 5],
      [60, 3],
      [80, 3, 5],
      [100, 3, 5],
    ],
    drawn: [50, 3],
    surface: w('阳极氧化银白', 'Anodised silver'),
    text: {
      zh: [
        '6063-T5挤压铝管，抗拉强度不低于160 MPa，屈服110 MPa，质量约为同规格钢管的三分之一。',
        '阳极膜厚10 μm左右，耐大气腐蚀；与钢、铜直接接触会电偶腐蚀，应加绝缘垫。可钻攻，焊接用ER5356。',
      ],
      en: [
        'Extruded in 6063-T5 with at least 160 MPa strength and 110 MPa yield, at a third of the mass of steel.',
        'Anodised about 10 μm. Contact with steel or copper corrodes it: put insulation between. Drills and taps well; weld with ER5356.',
      ],
    },
  }),
];
