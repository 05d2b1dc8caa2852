import type { Text } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { base, Q235, type Row, STAIN_TEXT, tubeGoods, ZINC } from './tube-goods.ts';

const SQUARE: readonly Row[] = [
  [20, 1.5, 2],
  [25, 1.5, 2],
  [30, 1.5, 2, 2.5],
  [40, 2, 2.5, 3],
  [50, 2, 2.5, 3, 4],
  [60, 2.5, 3, 4],
  [80, 3, 4, 5],
  [100, 3, 4, 5],
  [120, 4, 5],
  [150, 5, 6],
];

const HOLLOW_TEXT: Text = {
  zh: [
    '方矩管由带钢高频焊接后定径，用于机架、护栏、货架和轻钢结构。外角半径约为壁厚的1.5~2.5倍，计算连接面时应扣除。',
    '理论重量 kg/m = 0.0157 × 壁厚 ×（边长之和 − 2×壁厚）的2倍近似，表列值已扣圆角。热镀锌方管可直接用于室外，切口补锌漆。',
    '6米定尺，可按图切45°斜口和打孔。',
  ],
  en: [
    'Square and rectangular tube is welded from strip and sized, for frames, railings, racks and light structures. The outer corners have a radius of 1.5–2.5 walls, to be allowed for at joints.',
    'The masses in the table account for the rounded corners. Galvanised tube may stand outdoors as it is; touch up cuts with zinc paint.',
    'Stock length 6 m; mitres and holes to drawing.',
  ],
};

const hollow = { ...base, text: HOLLOW_TEXT, rows: SQUARE, drawn: [50, 3], perKg: 4.5 } as const;

export const hollowSections: SeedProduct[] = [
  tubeGoods({
    ...hollow,
    key: 'square-q235',
    name: w('Q235B方管', 'Square tube Q235B'),
    brief: w('机架货架护栏，直角清晰', 'For frames, racks and railings'),
    category: 'pipes-hollow-square',
    words: ['方管', '方通', 'square tube', 'SHS'],
    standards: ['GB/T 6728', 'GB/T 3094'],
    material: Q235,
    paint: 'castIron',
    shape: 'square',
  }),
  tubeGoods({
    ...hollow,
    key: 'square-galvanised',
    name: w('热镀锌方管', 'Galvanised square tube'),
    brief: w('室外支架、光伏立柱', 'For outdoor frames and solar posts'),
    category: 'pipes-hollow-square',
    words: ['镀锌方管', '方通', 'square tube'],
    standards: ['GB/T 6728', 'GB/T 13912'],
    material: Q235,
    paint: 'zinc',
    shape: 'square',
    perKg: 5.2,
    surface: ZINC,
  }),
  tubeGoods({
    ...hollow,
    key: 'square-304',
    name: w('304不锈钢方管', 'Stainless 304 square tube'),
    brief: w('拉丝面，扶手与设备机架', 'Brushed, for handrails and machine frames'),
    category: 'pipes-hollow-square',
    words: ['不锈钢方管', 'square tube'],
    standards: ['GB/T 12770'],
    material: w('304'),
    paint: 'stainless',
    shape: 'square',
    density: 7.93,
    perKg: 18.9,
    rows: SQUARE.slice(0, 8),
    text: STAIN_TEXT,
    surface: w('拉丝', 'Brushed'),
  }),
  tubeGoods({
    ...hollow,
    key: 'rect-q235',
    name: w('Q235B矩形管', 'Rectangular tube Q235B'),
    brief: w('横梁与门框', 'For beams and door frames'),
    category: 'pipes-hollow-square',
    words: ['矩形管', '扁通', '方矩管', 'RHS'],
    standards: ['GB/T 6728'],
    material: Q235,
    paint: 'castIron',
    shape: 'flat',
    rows: SQUARE.slice(3),
    drawn: [80, 3],
  }),
];
