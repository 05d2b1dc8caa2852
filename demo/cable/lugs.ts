import { goods, type Piece, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { lug } from '#demo/pictures/electric/lug.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';

const LUG: Text = {
  zh: [
    '接线端子按导线截面选筒径，按螺栓选孔径。DT铜端子筒内孔与绞合导体配合，压接后端面应见铜丝露出1~2 mm；DTL铜铝过渡端子用于铝缆接铜排，避免电化腐蚀。',
    '压接用六角模，截面≤16 mm²压1道，25~120 mm²压2道，150 mm²以上压3~4道；压坑与端子轴线居中。压后用热缩管绝缘。',
    'OT、SC端子材料为T2紫铜，表面镀锡，导电率不低于97% IACS。',
  ],
  en: [
    'Choose the barrel by the conductor and the hole by the bolt. The barrel of a DT lug fits stranded copper; after crimping 1–2 mm of wire shows. DTL lugs join aluminium cable to copper bars without galvanic corrosion.',
    'Crimp with hexagonal dies: once up to 16 mm², twice from 25 to 120, three or four times above. Insulate with heat-shrink tube.',
    'OT and SC lugs are of copper T2, tinned, with at least 97 % IACS.',
  ],
};

/** Section, hole, palm width, barrel outside and inside, length. */
const LUGS = [
  [10, 8.4, 16, 9, 6, 57],
  [16, 8.4, 16, 10, 7, 62],
  [25, 8.4, 18, 11, 7.5, 65],
  [35, 10.5, 20.5, 12, 8.5, 75],
  [50, 10.5, 23, 14, 9.6, 82],
  [70, 12.5, 26, 16, 11.6, 92],
  [95, 12.5, 28, 18, 13.5, 97],
  [120, 14.5, 30, 20, 15, 106],
  [150, 14.5, 34, 22, 16.5, 114],
  [185, 16.5, 37, 25, 18.5, 124],
  [240, 16.5, 40, 27, 21, 134],
  [300, 21, 50, 31, 24, 160],
] as const;

const SMALL = [
  [1.5, 4.2, 8, 4, 1.8, 16],
  [2.5, 5.2, 9, 4.5, 2.4, 19],
  [4, 5.2, 10, 5, 3.1, 21],
  [6, 6.2, 11, 5.6, 3.8, 24],
  [10, 6.2, 12, 7, 4.8, 27],
  [16, 8.4, 14, 8, 5.8, 33],
  [25, 8.4, 16, 10, 7.2, 37],
  [35, 10.5, 18, 11.5, 8.5, 43],
  [50, 10.5, 21, 13.5, 10, 49],
  [70, 12.5, 24, 15.5, 11.8, 55],
  [95, 12.5, 27, 18, 13.6, 60],
  [120, 12.5, 30, 20, 15.5, 66],
] as const;

type LugRow = readonly [number, number, number, number, number, number];

const crimp = (
  slug: string,
  code: string,
  name: Words,
  rows: readonly LugRow[],
  material: Words,
  paint: Material,
  density: number,
  perKg: number,
  box: boolean,
): SeedProduct =>
  goods({
    key: `lug-${slug}`,
    trade: 'cable',
    category: 'cable-parts-lug',
    name,
    brief: w(`${material.zh}，按导线截面选用`, `${material.en}, by conductor section`),
    keywords: [code, '接线端子', '铜鼻子', '线鼻子', '线耳', 'cable lug'],
    standards: ['GB/T 14315'],
    unit: box ? UNIT.pack : UNIT.piece,
    ...(box ? { packing: w('1包=100只', '1 pack = 100 pcs') } : {}),
    params: [
      p('material', material),
      p('surface', paint === 'tin' ? w('镀锡', 'Tinned') : w('酸洗光亮', 'Bright')),
    ],
    options: [w('导线截面', 'Section')],
    pieces: rows.map(([section, hole, palm, od, bore, length]): Piece => {
      const grams =
        (((Math.PI / 4) * (od * od - bore * bore) * length * 0.6 +
          palm * length * 0.45 * ((od - bore) * 0.9)) *
          density) /
        1000;
      const count = box ? 100 : 1;
      return {
        designation: `${code}-${section}`,
        at: [w(`${section} mm²`)],
        yuan: count * ((grams * perKg) / 1000 + 0.06),
        grams: grams * count,
        params: [
          p(w('螺栓孔', 'Hole'), hole, 'mm'),
          p('width', palm, 'mm'),
          p(w('筒外径', 'Barrel outside'), od, 'mm'),
          p(w('筒内径', 'Barrel inside'), bore, 'mm'),
          p('length', length, 'mm'),
        ],
      };
    }),
    text: LUG,
    pictures: pictures(() => {
      const [section, hole, palm, barrel, bore, length] = rows[4] ?? LUGS[4];
      return lug({
        title: code,
        caption: `${code}-${section}`,
        material: paint,
        hole,
        palm,
        barrel,
        bore,
        length,
        thick: (barrel - bore) * 0.95,
      });
    }),
  });

export const lugs: SeedProduct[] = [
  crimp(
    'dt',
    'DT',
    w('DT铜接线端子（堵油式）', 'DT copper cable lug, sealed'),
    LUGS,
    w('T2紫铜', 'Copper T2'),
    'copper',
    8.9,
    98,
    false,
  ),
  crimp(
    'sc',
    'SC',
    w('SC窥口铜鼻子（镀锡）', 'SC copper lug with inspection hole'),
    SMALL,
    w('T2紫铜镀锡', 'Tinned copper T2'),
    'tin',
    8.9,
    96,
    false,
  ),
  crimp(
    'ot',
    'OT',
    w('OT圆形冷压端子', 'OT ring terminal'),
    SMALL.slice(0, 6),
    w('紫铜镀锡', 'Tinned copper'),
    'tin',
    8.9,
    92,
    true,
  ),
  crimp(
    'dl',
    'DL',
    w('DL铝接线端子', 'DL aluminium cable lug'),
    LUGS,
    w('L3纯铝', 'Aluminium L3'),
    'aluminium',
    2.7,
    46,
    false,
  ),
];
