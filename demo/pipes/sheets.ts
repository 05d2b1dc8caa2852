import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { sheets } from '#demo/pictures/profile/sheets.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';

const SHEET_TEXT: Text = {
  zh: [
    '钢板重量 = 长(m) × 宽(m) × 厚(mm) × 7.85 kg；304取7.93，铝取2.7。冷轧、不锈钢和铝板按负公差轧制，实际厚度通常比标称薄3%~8%。',
    '304表面：2B为冷轧雾面，No.1为热轧酸洗，拉丝HL和镜面8K带保护膜。折弯内半径建议不小于板厚。',
    '整张出货，可激光切割、折弯和剪板；薄板卷曲或单托立放，卸货须两人以上。',
  ],
  en: [
    'Mass is length (m) × width (m) × thickness (mm) × 7.85 kg for steel, 7.93 for 304, 2.7 for aluminium. Cold-rolled, stainless and aluminium sheet is rolled to minus tolerance, usually 3–8 % under the nominal.',
    'Stainless finishes: 2B is cold-rolled and dull, No. 1 hot-rolled and pickled, hairline and mirror carry film. Bend with an inner radius of at least the thickness.',
    'Sold by the sheet; laser cutting, bending and shearing to order. Thin sheets travel rolled or on edge: unload with two people.',
  ],
};

interface Sheet {
  key: string;
  name: Words;
  words: readonly string[];
  standards: readonly string[];
  material: Words;
  paint: Material;
  density: number;
  perKg: number;
  thick: readonly number[];
  formats: readonly (readonly [number, number])[];
  pattern?: 'tears' | 'brushed';
  surface: Words;
  soldOut?: boolean;
}

const sheet = (k: Sheet): SeedProduct =>
  goods({
    key: k.key,
    trade: 'pipes',
    category:
      k.paint === 'stainless'
        ? 'pipes-sheet-stainless'
        : k.paint === 'aluminium' || k.paint === 'copper' || k.paint === 'brass'
          ? 'pipes-sheet-nonferrous'
          : 'pipes-sheet-steel',
    name: k.name,
    brief: w('整张定尺，可切割折弯', 'Standard sheets, cut and bent to order'),
    keywords: ['板材', '钢板', 'sheet', 'plate', ...k.words],
    standards: [...k.standards],
    unit: UNIT.sheet,
    ...(k.soldOut ? { soldOut: true } : {}),
    params: [p('material', k.material), p('surface', k.surface), p(w('密度', 'Density'), k.density, 'g/cm³')],
    options: [w('板幅', 'Format'), w('厚度', 'Thickness')],
    pieces: k.formats.flatMap(([a, b]) =>
      k.thick.map((t) => {
        const kg = (a * b * t * k.density) / 1e6;
        return {
          designation: `${t}×${a}×${b}`,
          at: [`${a}×${b}`, w(`${t} mm`)],
          yuan: kg * k.perKg * (t < 1 ? 1.06 : 1),
          grams: kg * 1000,
          cm3: ((a * b * t) / 1000) * 1.2,
          params: [
            p('thickness', t, 'mm'),
            p('dims', `${a}×${b}`, 'mm'),
            p('mass', Number(kg.toFixed(2)), 'kg'),
          ],
        };
      }),
    ),
    text: SHEET_TEXT,
    pictures: pictures(() =>
      sheets({
        title: k.name.en,
        caption: `${k.thick[2] ?? k.thick[0]}×${k.formats[0]?.[0]}×${k.formats[0]?.[1]}`,
        material: k.paint,
        width: k.formats[0]?.[0] ?? 1000,
        length: k.formats[0]?.[1] ?? 2000,
        thick: k.thick[2] ?? 2,
        ...(k.pattern ? { pattern: k.pattern } : {}),
      }),
    ),
  });

const COLD = [
  [1000, 2000],
  [1250, 2500],
] as const;

const WIDE = [
  [1220, 2440],
  [1500, 3000],
] as const;

export const plainSheets: SeedProduct[] = [
  sheet({
    key: 'sheet-hr-q235',
    name: w('Q235B热轧钢板', 'Hot-rolled plate Q235B'),
    words: ['热轧板', '中板', '铁板'],
    standards: ['GB/T 3274'],
    material: w('Q235B'),
    paint: 'castIron',
    density: 7.85,
    perKg: 4.05,
    thick: [3, 4, 5, 6, 8, 10, 12, 16, 20],
    formats: [
      [1500, 3000],
      [1500, 6000],
    ],
    surface: w('黑皮', 'Mill scale'),
  }),
  sheet({
    key: 'sheet-cr-spcc',
    name: w('SPCC冷轧钢板', 'Cold-rolled sheet SPCC'),
    words: ['冷轧板', '冷板', 'SPCC'],
    standards: ['GB/T 5213', 'JIS G 3141'],
    material: w('SPCC'),
    paint: 'steel',
    density: 7.85,
    perKg: 4.85,
    thick: [0.5, 0.8, 1, 1.2, 1.5, 2, 2.5, 3],
    formats: COLD,
    surface: w('涂油光面', 'Oiled'),
  }),
  sheet({
    key: 'sheet-gi',
    name: w('镀锌钢板 DX51D+Z', 'Galvanised sheet DX51D+Z'),
    words: ['镀锌板', '白铁皮'],
    standards: ['GB/T 2518'],
    material: w('DX51D+Z80'),
    paint: 'zinc',
    density: 7.85,
    perKg: 5.15,
    thick: [0.5, 0.6, 0.8, 1, 1.2, 1.5, 2],
    formats: COLD,
    surface: w('热镀锌80 g/m²', 'Zinc 80 g/m²'),
  }),
  sheet({
    key: 'sheet-chequered',
    name: w('Q235花纹钢板', 'Chequered plate Q235'),
    words: ['花纹板', '防滑板', '扁豆花纹'],
    standards: ['GB/T 33974'],
    material: w('Q235B'),
    paint: 'steel',
    density: 8.05,
    perKg: 4.3,
    thick: [2.5, 3, 4, 5, 6, 8],
    formats: [
      [1250, 2500],
      [1500, 3000],
    ],
    pattern: 'tears',
    surface: w('扁豆形花纹', 'Lentil pattern'),
  }),
  sheet({
    key: 'sheet-304-2b',
    name: w('304不锈钢板 2B', 'Stainless 304 sheet, 2B'),
    words: ['不锈钢板', '304板', '2B'],
    standards: ['GB/T 3280', 'ASTM A240'],
    material: w('304'),
    paint: 'stainless',
    density: 7.93,
    perKg: 16.2,
    thick: [0.5, 0.8, 1, 1.2, 1.5, 2, 2.5, 3],
    formats: WIDE,
    surface: w('2B'),
  }),
  sheet({
    key: 'sheet-304-hl',
    name: w('304不锈钢拉丝板', 'Stainless 304 sheet, hairline'),
    words: ['拉丝板', '不锈钢板', 'HL'],
    standards: ['GB/T 3280'],
    material: w('304'),
    paint: 'stainless',
    density: 7.93,
    perKg: 18.4,
    thick: [0.6, 0.8, 1, 1.2, 1.5, 2],
    formats: WIDE,
    pattern: 'brushed',
    surface: w('拉丝覆膜', 'Hairline, filmed'),
  }),
  sheet({
    key: 'sheet-316l',
    name: w('316L不锈钢板 2B', 'Stainless 316L sheet, 2B'),
    words: ['316L板', '不锈钢板'],
    standards: ['GB/T 3280', 'ASTM A240'],
    material: w('316L'),
    paint: 'stainless',
    density: 7.98,
    perKg: 27.8,
    thick: [1, 1.5, 2, 3, 4, 5],
    formats: WIDE,
    surface: w('2B'),
    soldOut: true,
  }),
  sheet({
    key: 'sheet-5052',
    name: w('5052-H32铝板', 'Aluminium sheet 5052-H32'),
    words: ['铝板', '防锈铝'],
    standards: ['GB/T 3880'],
    material: w('5052-H32'),
    paint: 'aluminium',
    density: 2.68,
    perKg: 27,
    thick: [0.8, 1, 1.5, 2, 3, 4, 5],
    formats: WIDE,
    surface: w('光面覆膜', 'Mill finish, filmed'),
  }),
  sheet({
    key: 'sheet-6061',
    name: w('6061-T6铝板', 'Aluminium plate 6061-T6'),
    words: ['铝板', '合金铝板'],
    standards: ['GB/T 3880'],
    material: w('6061-T6'),
    paint: 'aluminium',
    density: 2.7,
    perKg: 31,
    thick: [3, 5, 6, 8, 10, 12, 15, 20],
    formats: [[1250, 2500]],
    surface: w('本色', 'Plain'),
  }),
  sheet({
    key: 'sheet-t2',
    name: w('T2紫铜板', 'Copper sheet T2'),
    words: ['铜板', '紫铜板'],
    standards: ['GB/T 2040'],
    material: w('T2-Y2'),
    paint: 'copper',
    density: 8.94,
    perKg: 84,
    thick: [0.5, 1, 1.5, 2, 3, 5],
    formats: [[600, 1500]],
    surface: w('光亮', 'Bright'),
  }),
];
