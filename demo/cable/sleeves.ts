import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { straight } from '#demo/pictures/flow/straight.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { type Model, pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';

const TIDY: Text = {
  zh: [
    '尼龙扎带为PA66一次成型，断带力见规格；黑色加抗紫外剂，可户外使用3~5年。低温易脆，冬季安装前宜回温吸湿。',
    '热缩管收缩比2:1，90~120℃完全收缩，选用内径比被套物大20%~30%；波纹管用于机床线束保护，弯曲半径约为外径的3倍。',
    '阻燃等级：扎带UL94 V-2，热缩管VW-1，PA波纹管V-2。',
  ],
  en: [
    'Cable ties are moulded of PA66; the breaking strength is in the table. Black ties are stabilised for 3–5 years outdoors. They are brittle when cold and dry.',
    'Heat-shrink tube shrinks 2:1 at 90–120 °C; take it 20–30 % wider than the thing. Corrugated conduit bends to about three diameters.',
    'Flame classes: ties UL94 V-2, heat-shrink VW-1, PA conduit V-2.',
  ],
};

interface Small {
  key: string;
  name: Words;
  brief: Words;
  words: readonly string[];
  standards: readonly string[];
  material: Words;
  unit: Words;
  packing: Words;
  first: Words;
  second: Words;
  firsts: readonly (readonly [Words, string, number])[];
  sizes: readonly (readonly [string, number, number, string])[];
  draw: () => Model;
  extra: Words;
}

const tidy = (k: Small): SeedProduct =>
  goods({
    key: k.key,
    trade: 'cable',
    category: 'cable-parts-tidy',
    name: k.name,
    brief: k.brief,
    keywords: [...k.words],
    standards: [...k.standards],
    unit: k.unit,
    packing: k.packing,
    params: [p('material', k.material)],
    options: [k.first, k.second],
    pieces: k.firsts.flatMap(([value, sign, factor]) =>
      k.sizes.map(([size, grams, yuan, extra]) => ({
        designation: `${size}${sign}`,
        at: [value, size],
        yuan: yuan * factor,
        grams,
        cm3: grams * 4,
        params: [p(k.extra, extra)],
      })),
    ),
    text: TIDY,
    pictures: pictures(k.draw),
  });

const hollow = (caption: string, material: Material, r: number, length: number, ribs: boolean): Model =>
  straight({
    title: 'tube',
    caption,
    material,
    parts: ribs
      ? Array.from({ length: 14 }, (_, i) => ({
          kind: 'round' as const,
          length: length / 14,
          r: i % 2 ? r : r * 0.86,
          ...(i === 0 ? { hole: r * 0.7 } : {}),
        }))
      : [{ kind: 'round', length, r, hole: r * 0.86 }],
  });

export const sleeves: SeedProduct[] = [
  tidy({
    key: 'heat-shrink',
    name: w('2:1热缩管', 'Heat-shrink tube 2:1'),
    brief: w('PE材质，125℃，环保阻燃', 'Polyolefin, 125 °C, flame retardant'),
    words: ['热缩管', '绝缘套管', 'heat shrink'],
    standards: ['UL 224'],
    material: w('交联聚烯烃', 'Cross-linked polyolefin'),
    unit: UNIT.roll,
    packing: w('1卷=100米（⌀≥20为25米）', '1 roll = 100 m (25 m from ⌀20)'),
    first: w('颜色', 'Colour'),
    second: w('内径', 'Bore'),
    firsts: [
      [w('黑', 'Black'), ' BK', 1],
      [w('红', 'Red'), ' RD', 1.02],
      [w('黄绿', 'Green-yellow'), ' GNYE', 1.2],
    ],
    extra: w('收缩后内径', 'Bore after shrinking'),
    sizes: [
      ['⌀1.5', 180, 12, '0.75 mm'],
      ['⌀2', 240, 14, '1 mm'],
      ['⌀3', 360, 19, '1.5 mm'],
      ['⌀4', 480, 25, '2 mm'],
      ['⌀6', 830, 38, '3 mm'],
      ['⌀8', 1250, 55, '4 mm'],
      ['⌀10', 1620, 69, '5 mm'],
      ['⌀14', 2480, 104, '7 mm'],
      ['⌀20', 960, 42, '10 mm'],
      ['⌀30', 1720, 73, '15 mm'],
      ['⌀50', 3300, 138, '25 mm'],
    ],
    draw: () => hollow('⌀10 2:1', 'black', 5, 30, false),
  }),
  tidy({
    key: 'corrugated-pa',
    name: w('PA尼龙波纹软管', 'PA corrugated conduit'),
    brief: w('机床线束防护，阻燃', 'Protects machine wiring'),
    words: ['波纹管', '穿线软管', 'conduit'],
    standards: ['GB/T 20041.22'],
    material: w('聚酰胺PA6', 'Polyamide PA6'),
    unit: UNIT.roll,
    packing: w('1卷=50米', '1 roll = 50 m'),
    first: w('形式', 'Form'),
    second: w('外径', 'Diameter'),
    firsts: [
      [w('闭口', 'Closed'), '', 1],
      [w('开口', 'Slit'), ' S', 1.04],
    ],
    extra: w('内径', 'Bore'),
    sizes: [
      ['AD10', 1100, 62, '6.5 mm'],
      ['AD13', 1500, 78, '10 mm'],
      ['AD15.8', 1900, 95, '12 mm'],
      ['AD18.5', 2400, 118, '14.3 mm'],
      ['AD21.2', 2900, 142, '17 mm'],
      ['AD25', 3700, 178, '20 mm'],
      ['AD28.5', 4300, 206, '23 mm'],
      ['AD34.5', 5500, 262, '29 mm'],
      ['AD42.5', 7500, 355, '36 mm'],
      ['AD54.5', 10200, 480, '48 mm'],
    ],
    draw: () => hollow('AD21.2', 'black', 10.6, 60, true),
  }),
  tidy({
    key: 'metal-conduit',
    name: w('包塑金属软管', 'PVC-coated metal conduit'),
    brief: w('镀锌钢带绕制，防水防砸', 'Wound steel strip, against water and blows'),
    words: ['包塑金属软管', '蛇皮管', '穿线管'],
    standards: ['JB/T 13475'],
    material: w('镀锌钢带+PVC', 'Galvanised steel + PVC'),
    unit: UNIT.roll,
    packing: w('1卷=50米', '1 roll = 50 m'),
    first: w('颜色', 'Colour'),
    second: w('通径', 'Size'),
    firsts: [
      [w('黑', 'Black'), ' BK', 1],
      [w('灰', 'Grey'), ' GY', 1],
    ],
    extra: w('内径', 'Bore'),
    sizes: [
      ['⌀10', 6500, 98, '9.8 mm'],
      ['⌀12', 7800, 115, '11.8 mm'],
      ['⌀15', 9800, 138, '14.8 mm'],
      ['⌀20', 13500, 182, '19.8 mm'],
      ['⌀25', 17500, 236, '24.8 mm'],
      ['⌀32', 24500, 325, '31.6 mm'],
      ['⌀38', 30500, 402, '37.6 mm'],
      ['⌀51', 42500, 560, '50 mm'],
    ],
    draw: () => hollow('⌀25', 'grey', 15, 76, true),
  }),
  tidy({
    key: 'ferrule-e',
    name: w('E型管形预绝缘端子', 'Insulated wire ferrules, type E'),
    brief: w('1000只/包，接多股软线', '1000 a pack, for stranded wire'),
    words: ['管型端子', '针形端子', 'E1508', 'ferrule'],
    standards: ['DIN 46228-4'],
    material: w('紫铜镀锡+PP', 'Tinned copper + PP'),
    unit: UNIT.pack,
    packing: w('1包=1000只', '1 pack = 1000 pcs'),
    first: w('颜色', 'Colour'),
    second: w('型号', 'Model'),
    firsts: [
      [w('红', 'Red'), ' RD', 1],
      [w('蓝', 'Blue'), ' BU', 1],
      [w('黑', 'Black'), ' BK', 1],
      [w('黄', 'Yellow'), ' YE', 1],
    ],
    extra: w('导线截面', 'Section'),
    sizes: [
      ['E0508', 62, 9.5, '0.5 mm²'],
      ['E7508', 74, 10.5, '0.75 mm²'],
      ['E1008', 82, 11.5, '1 mm²'],
      ['E1508', 98, 13.5, '1.5 mm²'],
      ['E2508', 142, 18.5, '2.5 mm²'],
      ['E4009', 215, 29, '4 mm²'],
      ['E6012', 350, 47, '6 mm²'],
      ['E10-12', 520, 72, '10 mm²'],
    ],
    draw: () =>
      straight({
        title: 'ferrule',
        caption: 'E2508',
        material: 'tin',
        parts: [
          { kind: 'round', length: 8, r: 1.15, hole: 0.95 },
          { kind: 'round', length: 1.6, r: 1.3, to: 2, material: 'blue' },
          { kind: 'round', length: 5, r: 2, to: 2.1, material: 'blue' },
        ],
      }),
  }),
];
