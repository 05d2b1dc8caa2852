import { goods, type Piece, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { type Model, pictures } from '#demo/pictures/scene/index.ts';
import type { SeedParam, SeedProduct, Words } from '#demo/types.ts';

const ROLLED_TEXT: Text = {
  zh: [
    '热轧型钢按GB/T 706、GB/T 11263，理论重量见各规格参数；截面面积、惯性矩可按标准附表查取。弯腿厚度允差±0.4~0.8 mm，长度定尺6 m或9/12 m。',
    'Q235B屈服强度不低于235 MPa（厚度≤16 mm），可焊性好，一般构件不需预热；零下20℃以下承受动载时选Q235D或Q355。',
    '出厂为黑皮，露天存放会浮锈；热镀锌按GB/T 13912，平均镀层不低于70~85 μm，镀后尺寸增加约0.1 mm，孔应预留。',
  ],
  en: [
    'Hot-rolled sections follow GB/T 706 and GB/T 11263; each size states its mass per metre. Leg tolerance ±0.4–0.8 mm, lengths 6 m, also 9 and 12 m.',
    'Q235B yields at 235 MPa or more up to 16 mm thick and welds without preheating. For moving loads below −20 °C take Q235D or Q355.',
    'Supplied with mill scale, which rusts outdoors. Galvanising to GB/T 13912 gives 70–85 μm on average and adds about 0.1 mm, so allow for it in holes.',
  ],
};

export const BAR_TEXT: Text = {
  zh: [
    '圆钢每米重量 = 0.006165 × 直径²（钢），六角钢 = 0.0068 × 对边²，扁钢 = 0.00785 × 宽 × 厚。',
    '45#为优质碳素钢，调质后硬度220~250 HB，做轴、销、齿轮；40Cr淬透性更好，用于受冲击的轴类；Q235用于一般焊接件。冷拉（光圆）公差h9~h11，可直接装配。',
    '不锈钢棒304表面冷拔酸白或研磨（h9）；研磨棒可作导杆，但未淬硬，不可配直线轴承。可锯切短料，切口公差±1 mm。',
  ],
  en: [
    'Mass per metre of steel: round 0.006165 × d², hexagon 0.0068 × s², flat 0.00785 × b × t.',
    'Steel 45, quenched and tempered to 220–250 HB, makes shafts, pins and gears; 40Cr hardens deeper, for shafts with shock; Q235 is for general welding. Cold-drawn bars are h9–h11 and can be fitted as they are.',
    'Stainless bars are cold-drawn or ground to h9; ground bars serve as rods but are not hardened, so not for linear bearings. Sawn to length within ±1 mm.',
  ],
};

export interface Line {
  designation: string;
  at: string[];
  perMetre: number;
  params: SeedParam[];
}

interface Kind {
  key: string;
  name: Words;
  brief: Words;
  category: string;
  words: readonly string[];
  standards: readonly string[];
  material: Words;
  surface: Words;
  perKg: number;
  lines: readonly Line[];
  options: readonly Words[];
  text: Text;
  metres: number;
  draw: () => Model;
}

export function barGoods(k: Kind): SeedProduct {
  const pieces: Piece[] = k.lines.map((line) => {
    const kg = line.perMetre * k.metres;
    return {
      designation: line.designation,
      at: line.at,
      yuan: kg * k.perKg + (kg < 3 ? 0.8 : 0),
      grams: kg * 1000,
      cm3: kg * 190,
      params: [
        ...line.params,
        p('massPerMetre', Number(line.perMetre.toFixed(3)), 'kg/m'),
        p(w('单根重量', 'Mass per length'), Number(kg.toFixed(2)), 'kg'),
      ],
    };
  });
  return goods({
    key: k.key,
    trade: 'pipes',
    category: k.category,
    name: k.name,
    brief: k.brief,
    keywords: [...k.words],
    standards: [...k.standards],
    unit: UNIT.length,
    packing: w(`1根=${k.metres}米`, `1 length = ${k.metres} m`),
    params: [p('material', k.material), p('surface', k.surface), p('standardLength', k.metres, 'm')],
    options: [...k.options],
    pieces,
    text: k.text,
    pictures: pictures(k.draw),
  });
}

export const SIZE = [w('规格', 'Size')];

export const BLACK = w('热轧黑皮', 'Hot-rolled, mill scale');

export const ZINC = w('热镀锌', 'Hot-dip galvanised');

export const rolled = {
  text: ROLLED_TEXT,
  metres: 6,
  surface: BLACK,
  standards: ['GB/T 706', 'GB/T 700'],
  category: 'pipes-section-rolled',
  material: w('Q235B'),
} as const;
