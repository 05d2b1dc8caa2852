import { goods, type Piece, type Text } from '#demo/flow/goods.ts';
import { spread } from '#demo/flow/spread.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { bar } from '#demo/pictures/profile/section.ts';
import { pipePile } from '#demo/pictures/profile/pile.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { type Model, pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';

/** [outside diameter or side, wall …]; the mass follows from the geometry. */
export type Row = readonly [size: number, ...walls: number[]];

const STEEL_TEXT: Text = {
  zh: [
    '理论重量按公式 kg/m = 0.02466 × (外径−壁厚) × 壁厚 计算（密度7.85 g/cm³），实际交货按GB允差：外径±1%，壁厚±10%~12.5%。按根计价，大宗可按过磅结算。',
    '无缝管用热轧或冷拔制成，没有焊缝，适合承压和弯制；焊管壁厚均匀、价格低，用于给水、压缩空气和结构。两者外径系列不同：GB/T 8163常用108、159、219，GB/T 3091为114.3、168.3、219.1，配管件前请确认。',
    '镀锌管镀层不低于300 g/m²，螺纹处会露铁，应补富锌漆；镀锌层在60℃以上热水中会发生极性反转，热水管不宜选用。',
    '定尺6米，切割、坡口、套丝可代加工；捆扎出货，长料运输须用6.8米以上车辆。',
  ],
  en: [
    'Mass per metre is 0.02466 × (diameter − wall) × wall at 7.85 g/cm³; tolerances are ±1 % on the diameter and ±10–12.5 % on the wall. Priced by the length; large lots may be settled by weighing.',
    'Seamless pipe is hot-rolled or cold-drawn without a weld, for pressure and bending; welded pipe has an even wall at a lower price, for water, compressed air and structures. Their diameters differ: GB/T 8163 runs 108, 159, 219 and GB/T 3091 runs 114.3, 168.3, 219.1. Check before ordering fittings.',
    'The zinc coat is at least 300 g/m²; threads are bare and want zinc-rich paint. Above 60 °C zinc reverses its polarity: not for hot water.',
    'Stock length 6 m; cutting, bevelling and threading to order. Long goods need a lorry of 6.8 m or more.',
  ],
};

export const STAIN_TEXT: Text = {
  zh: [
    '304含18%铬、8%镍，适合水、食品和一般大气；316L加2%钼，耐氯离子点蚀，近海、泳池和化工选它。氯离子：304宜低于200 mg/L，316L宜低于1000 mg/L（常温）。',
    '理论重量 kg/m = 0.02491 ×（外径−壁厚）× 壁厚。工业管表面酸洗；卫生级内表面抛光Ra≤0.8 μm，外抛400目。',
    '切割和打磨请用不锈钢专用片，避免碳钢粉末污染生锈；焊接内侧充氩，焊后酸洗。',
  ],
  en: [
    '304 holds 18 % chromium and 8 % nickel, for water, food and ordinary air; 316L adds 2 % molybdenum against pitting, for the coast, pools and chemicals. Chloride: below 200 mg/l for 304 and 1000 mg/l for 316L at room temperature.',
    'Mass per metre is 0.02491 × (diameter − wall) × wall. Industrial tube is pickled; sanitary tube is polished inside to Ra 0.8 μm or better, outside 400 grit.',
    'Cut and grind with discs kept for stainless steel, as iron dust makes rust. Weld with argon inside and pickle afterwards.',
  ],
};

interface Kind {
  key: string;
  name: Words;
  brief: Words;
  category: string;
  words: readonly string[];
  standards: readonly string[];
  material: Words;
  paint: Material;
  density: number;
  perKg: number;
  rows: readonly Row[];
  shape: 'round' | 'square' | 'flat';
  text: Text;
  metres?: number;
  surface: Words;
  drawn: readonly [number, number];
  soldOut?: boolean;
}

export function tubeGoods(k: Kind): SeedProduct {
  const metres = k.metres ?? 6;
  const ratio = k.shape === 'flat' ? 0.6 : 1;
  const label = (size: number, wall: number): string =>
    k.shape === 'round'
      ? `⌀${size}×${wall}`
      : k.shape === 'square'
        ? `${size}×${size}×${wall}`
        : `${size}×${Math.round(size * ratio)}×${wall}`;
  const pieces: Piece[] = k.rows.flatMap(([size, ...walls]) =>
    walls.map((wall) => {
      const area =
        k.shape === 'round'
          ? Math.PI * (size - wall) * wall
          : 2 * wall * (size + Math.round(size * ratio) - 2 * wall) - 1.7 * wall * wall;
      const perMetre = (area * k.density) / 1000;
      const kg = perMetre * metres;
      return {
        designation: label(size, wall),
        at: [
          k.shape === 'round'
            ? `⌀${size}`
            : k.shape === 'square'
              ? `${size}×${size}`
              : `${size}×${Math.round(size * ratio)}`,
          w(`${wall} mm`),
        ],
        yuan: kg * k.perKg * (size < 25 ? 1.14 : 1),
        grams: kg * 1000,
        cm3: (size * size * ratio * metres) / 1,
        params: [
          p('od', k.shape === 'round' ? size : label(size, wall).split('×').slice(0, 2).join('×'), 'mm'),
          p('wall', wall, 'mm'),
          p('massPerMetre', Number(perMetre.toFixed(3)), 'kg/m'),
          p(w('单根重量', 'Mass per length'), Number(kg.toFixed(2)), 'kg'),
        ],
      };
    }),
  );
  const [size, wall] = k.drawn;
  const draw = (): Model =>
    k.shape === 'round'
      ? pipePile({
          title: k.name.en,
          caption: `${label(size, wall)}`,
          material: k.paint,
          od: size,
          wall,
          count: spread(k.key) < 0.4 ? 3 : spread(k.key) < 0.75 ? 6 : 1,
        })
      : bar({
          title: k.name.en,
          caption: label(size, wall),
          material: k.paint,
          w: size,
          h: Math.round(size * ratio),
          wall,
          pile: 2,
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
    packing: w(`1根=${metres}米`, `1 length = ${metres} m`),
    ...(k.soldOut ? { soldOut: true } : {}),
    params: [
      p('material', k.material),
      p('surface', k.surface),
      p('standardLength', metres, 'm'),
      p(w('密度', 'Density'), k.density, 'g/cm³'),
    ],
    options: [k.shape === 'round' ? w('外径', 'Diameter') : w('边长', 'Sides'), w('壁厚', 'Wall')],
    pieces,
    text: k.text,
    pictures: pictures(draw),
  });
}

const BLACK = w('黑皮涂油', 'Mill finish, oiled');

export const ZINC = w('热镀锌', 'Hot-dip galvanised');

export const Q235 = w('Q235B');

export const base = {
  shape: 'round',
  density: 7.85,
  perKg: 5.2,
  drawn: [108, 6],
  text: STEEL_TEXT,
  surface: BLACK,
} as const;

export const T = ['钢管', '管子', 'pipe', 'tube'];
