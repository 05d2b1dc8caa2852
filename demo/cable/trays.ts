import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { tray } from '#demo/pictures/electric/tray.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';

const TRAY: Text = {
  zh: [
    '桥架按填充率选宽：动力电缆不超过截面的40%，控制电缆不超过50%。托盘式散热好、便于引出；槽式封闭防尘防扰；梯级式用于大截面电力电缆。',
    '支架间距一般1.5~2 m，板厚随宽度增加：宽100用1.0 mm、200用1.2 mm、400用1.5 mm、600以上用2.0 mm。全长至少两点与保护地连接，接头跨接4 mm²铜编织线。',
    '标准节2米，配连接片和螺栓。热镀锌层平均65 μm，室内一般用电镀锌或喷塑。',
  ],
  en: [
    'Choose the width by fill: power cables up to 40 % of the section, control cables up to 50 %. Perforated trays cool well, closed trunking keeps dust out, ladders carry heavy power cables.',
    'Supports every 1.5–2 m. Sheet 1.0 mm for 100 mm width, 1.2 for 200, 1.5 for 400, 2.0 from 600. Earth the run at two points or more and bridge the joints.',
    'Lengths of 2 m with splice plates and bolts. Hot-dip zinc averages 65 μm; indoors electroplated or powder-coated.',
  ],
};

const WIDTHS = [
  [50, 50, 0.8],
  [100, 50, 1],
  [100, 100, 1],
  [150, 100, 1.2],
  [200, 100, 1.2],
  [300, 100, 1.4],
  [300, 150, 1.4],
  [400, 150, 1.5],
  [500, 150, 1.5],
  [600, 200, 2],
  [800, 200, 2],
] as const;

const trays = (
  slug: string,
  name: Words,
  kind: 'perforated' | 'ladder' | 'trunking',
  material: Words,
  paint: Material,
  perKg: number,
  share: number,
): SeedProduct =>
  goods({
    key: `tray-${slug}`,
    trade: 'cable',
    category: 'cable-parts-tray',
    name,
    brief: w('2米/节，含连接片', '2 m a length, with splice plates'),
    keywords: ['桥架', '线槽', '电缆桥架', 'cable tray', 'trunking'],
    standards: ['GB/T 23639', 'CECS 31'],
    unit: UNIT.length,
    packing: w('1节=2米', '1 length = 2 m'),
    params: [p('material', material), p('standardLength', 2, 'm'), p(w('形式', 'Form'), name)],
    options: [w('宽×高', 'Width × height')],
    pieces: WIDTHS.map(([b, h, t]) => {
      const kg = ((b + 2 * h + (kind === 'trunking' ? b + 20 : 20)) * t * 2 * 7.85 * share) / 1000;
      return {
        designation: `${b}×${h}×${t}`,
        at: [w(`${b}×${h}`)],
        yuan: kg * perKg + 3,
        grams: kg * 1000,
        cm3: b * h * 2 * 0.35,
        params: [
          p('width', b, 'mm'),
          p('height', h, 'mm'),
          p('thickness', t, 'mm'),
          p('mass', Number(kg.toFixed(2)), 'kg'),
        ],
      };
    }),
    text: TRAY,
    pictures: pictures(() =>
      tray({ title: name.en, caption: '200×100', material: paint, width: 200, height: 100, kind }),
    ),
  });

export const cableTrays: SeedProduct[] = [
  trays(
    'perforated',
    w('镀锌托盘式桥架', 'Perforated cable tray, galvanised'),
    'perforated',
    w('镀锌钢板', 'Galvanised steel'),
    'zinc',
    6.7,
    0.93,
  ),
  trays(
    'trunking',
    w('喷塑槽式桥架（带盖）', 'Powder-coated trunking with lid'),
    'trunking',
    w('冷轧钢喷塑', 'Powder-coated steel'),
    'white',
    7.4,
    1,
  ),
  trays(
    'ladder',
    w('热镀锌梯级式桥架', 'Cable ladder, hot-dip galvanised'),
    'ladder',
    w('热镀锌钢', 'Hot-dip galvanised steel'),
    'zinc',
    8.6,
    0.7,
  ),
  trays(
    'trunking-304',
    w('304不锈钢槽式桥架', 'Stainless 304 trunking'),
    'trunking',
    w('304不锈钢', 'Stainless 304'),
    'stainless',
    25,
    1,
  ),
];
