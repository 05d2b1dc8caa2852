import { goods, type Piece, type Text } from '#lib/seed/demo/flow/goods.ts';
import { spread } from '#lib/seed/demo/flow/spread.ts';
import { UNIT, p, w } from '#lib/seed/demo/flow/words.ts';
import type { Material } from '#lib/seed/drawings/metal.ts';
import { bar, pipePile } from '#lib/seed/drawings/flow/profile.ts';
import { type Model, pictures } from '#lib/seed/drawings/scene/index.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';

/** [outside diameter or side, wall …]; the mass follows from the geometry. */
type Row = readonly [size: number, ...walls: number[]];

const SEAMLESS: readonly Row[] = [[18, 3], [22, 3], [25, 3], [28, 3.5], [32, 3, 3.5], [38, 3.5, 4], [45, 3.5, 4], [57, 3.5, 5], [76, 4, 6], [89, 4.5, 6], [108, 4.5, 6, 8], [133, 5, 8], [159, 6, 8, 10], [219, 6, 8, 10], [273, 8, 10], [325, 8, 10]];
const STAINLESS: readonly Row[] = [[6, 1], [8, 1, 1.5], [10, 1, 1.5, 2], [12, 1, 1.5, 2], [14, 1.5, 2], [16, 1.5, 2], [18, 2], [20, 2, 3], [25, 2, 3], [32, 2, 3], [38, 3], [45, 3], [57, 3, 3.5], [76, 3, 4], [89, 4], [108, 4], [133, 4], [159, 4.5], [219, 6]];
const WELDED: readonly Row[] = [[21.3, 2.5, 2.75], [26.9, 2.5, 2.75], [33.7, 3, 3.25], [42.4, 3, 3.25], [48.3, 3, 3.5], [60.3, 3.25, 3.75], [76.1, 3.5, 4], [88.9, 3.5, 4], [114.3, 3.75, 4], [139.7, 4, 4.5], [168.3, 4.25, 4.5], [219.1, 5, 6]];
const THIN: readonly Row[] = [[21.3, 1.5, 2, 2.77], [26.9, 1.5, 2, 2.77], [33.7, 2, 2.77], [42.4, 2, 2.77], [48.3, 2, 2.77], [60.3, 2, 2.77], [76.1, 2.5, 3.05], [88.9, 2.5, 3.05], [114.3, 2.5, 3.05], [139.7, 3, 3.4], [168.3, 3, 3.4], [219.1, 3, 3.76]];
const SANITARY: readonly Row[] = [[19, 1.5], [25.4, 1.5], [31.8, 1.5], [38.1, 1.5], [50.8, 1.5, 2], [63.5, 1.5, 2], [76.2, 1.5, 2], [88.9, 2], [101.6, 2], [114.3, 2], [139.7, 2.5], [168.3, 2.5]];
const PRECISION: readonly Row[] = [[6, 1], [8, 1, 1.5], [10, 1, 1.5, 2], [12, 1.5, 2], [14, 2], [15, 1.5, 2], [16, 2, 2.5], [18, 1.5, 2], [20, 2, 2.5, 3], [22, 2, 2.5], [25, 2.5, 3], [28, 2, 3], [30, 3, 4], [35, 3], [38, 4, 5], [42, 3]];
const SQUARE: readonly Row[] = [[20, 1.5, 2], [25, 1.5, 2], [30, 1.5, 2, 2.5], [40, 2, 2.5, 3], [50, 2, 2.5, 3, 4], [60, 2.5, 3, 4], [80, 3, 4, 5], [100, 3, 4, 5], [120, 4, 5], [150, 5, 6]];
const COPPER: readonly Row[] = [[6, 0.8, 1], [8, 0.8, 1], [10, 0.8, 1], [12, 1], [15, 0.7, 1], [16, 1], [19, 1], [22, 0.9, 1.2], [28, 0.9, 1.2], [35, 1.2], [42, 1.2], [54, 1.2, 1.5]];

const STEEL_TEXT: Text = {
  zh: ['理论重量按公式 kg/m = 0.02466 × (外径−壁厚) × 壁厚 计算（密度7.85 g/cm³），实际交货按GB允差：外径±1%，壁厚±10%~12.5%。按根计价，大宗可按过磅结算。', '无缝管用热轧或冷拔制成，没有焊缝，适合承压和弯制；焊管壁厚均匀、价格低，用于给水、压缩空气和结构。两者外径系列不同：GB/T 8163常用108、159、219，GB/T 3091为114.3、168.3、219.1，配管件前请确认。', '镀锌管镀层不低于300 g/m²，螺纹处会露铁，应补富锌漆；镀锌层在60℃以上热水中会发生极性反转，热水管不宜选用。', '定尺6米，切割、坡口、套丝可代加工；捆扎出货，长料运输须用6.8米以上车辆。'],
  en: ['Mass per metre is 0.02466 × (diameter − wall) × wall at 7.85 g/cm³; tolerances are ±1 % on the diameter and ±10–12.5 % on the wall. Priced by the length; large lots may be settled by weighing.', 'Seamless pipe is hot-rolled or cold-drawn without a weld, for pressure and bending; welded pipe has an even wall at a lower price, for water, compressed air and structures. Their diameters differ: GB/T 8163 runs 108, 159, 219 and GB/T 3091 runs 114.3, 168.3, 219.1. Check before ordering fittings.', 'The zinc coat is at least 300 g/m²; threads are bare and want zinc-rich paint. Above 60 °C zinc reverses its polarity: not for hot water.', 'Stock length 6 m; cutting, bevelling and threading to order. Long goods need a lorry of 6.8 m or more.'],
};
const STAIN_TEXT: Text = {
  zh: ['304含18%铬、8%镍，适合水、食品和一般大气；316L加2%钼，耐氯离子点蚀，近海、泳池和化工选它。氯离子：304宜低于200 mg/L，316L宜低于1000 mg/L（常温）。', '理论重量 kg/m = 0.02491 ×（外径−壁厚）× 壁厚。工业管表面酸洗；卫生级内表面抛光Ra≤0.8 μm，外抛400目。', '切割和打磨请用不锈钢专用片，避免碳钢粉末污染生锈；焊接内侧充氩，焊后酸洗。'],
  en: ['304 holds 18 % chromium and 8 % nickel, for water, food and ordinary air; 316L adds 2 % molybdenum against pitting, for the coast, pools and chemicals. Chloride: below 200 mg/l for 304 and 1000 mg/l for 316L at room temperature.', 'Mass per metre is 0.02491 × (diameter − wall) × wall. Industrial tube is pickled; sanitary tube is polished inside to Ra 0.8 μm or better, outside 400 grit.', 'Cut and grind with discs kept for stainless steel, as iron dust makes rust. Weld with argon inside and pickle afterwards.'],
};
const HOLLOW_TEXT: Text = {
  zh: ['方矩管由带钢高频焊接后定径，用于机架、护栏、货架和轻钢结构。外角半径约为壁厚的1.5~2.5倍，计算连接面时应扣除。', '理论重量 kg/m = 0.0157 × 壁厚 ×（边长之和 − 2×壁厚）的2倍近似，表列值已扣圆角。热镀锌方管可直接用于室外，切口补锌漆。', '6米定尺，可按图切45°斜口和打孔。'],
  en: ['Square and rectangular tube is welded from strip and sized, for frames, railings, racks and light structures. The outer corners have a radius of 1.5–2.5 walls, to be allowed for at joints.', 'The masses in the table account for the rounded corners. Galvanised tube may stand outdoors as it is; touch up cuts with zinc paint.', 'Stock length 6 m; mitres and holes to drawing.'],
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

function tubeGoods(k: Kind): SeedProduct {
  const metres = k.metres ?? 6;
  const ratio = k.shape === 'flat' ? 0.6 : 1;
  const label = (size: number, wall: number): string => (k.shape === 'round' ? `⌀${size}×${wall}` : k.shape === 'square' ? `${size}×${size}×${wall}` : `${size}×${Math.round(size * ratio)}×${wall}`);
  const pieces: Piece[] = k.rows.flatMap(([size, ...walls]) =>
    walls.map((wall) => {
      const area = k.shape === 'round' ? Math.PI * (size - wall) * wall : 2 * wall * (size + Math.round(size * ratio) - 2 * wall) - 1.7 * wall * wall;
      const perMetre = (area * k.density) / 1000;
      const kg = perMetre * metres;
      return {
        designation: label(size, wall), at: [k.shape === 'round' ? `⌀${size}` : k.shape === 'square' ? `${size}×${size}` : `${size}×${Math.round(size * ratio)}`, w(`${wall} mm`)],
        yuan: kg * k.perKg * (size < 25 ? 1.14 : 1), grams: kg * 1000, cm3: (size * size * ratio * metres) / 1,
        params: [p('od', k.shape === 'round' ? size : label(size, wall).split('×').slice(0, 2).join('×'), 'mm'), p('wall', wall, 'mm'), p('massPerMetre', Number(perMetre.toFixed(3)), 'kg/m'), p(w('单根重量', 'Mass per length'), Number(kg.toFixed(2)), 'kg')],
      };
    }),
  );
  const [size, wall] = k.drawn;
  const draw = (): Model => k.shape === 'round'
    ? pipePile({ title: k.name.en, caption: `${label(size, wall)}`, material: k.paint, od: size, wall, count: spread(k.key) < 0.4 ? 3 : spread(k.key) < 0.75 ? 6 : 1 })
    : bar({ title: k.name.en, caption: label(size, wall), material: k.paint, w: size, h: Math.round(size * ratio), wall, pile: 2 });
  return goods({
    key: k.key, trade: 'pipes', category: k.category, name: k.name, brief: k.brief, keywords: [...k.words], standards: [...k.standards], unit: UNIT.length, packing: w(`1根=${metres}米`, `1 length = ${metres} m`), ...(k.soldOut ? { soldOut: true } : {}),
    params: [p('material', k.material), p('surface', k.surface), p('standardLength', metres, 'm'), p(w('密度', 'Density'), k.density, 'g/cm³')], options: [k.shape === 'round' ? w('外径', 'Diameter') : w('边长', 'Sides'), w('壁厚', 'Wall')],
    pieces, text: k.text, pictures: pictures(draw),
  });
}

const BLACK = w('黑皮涂油', 'Mill finish, oiled');
const PICKLED = w('酸洗面', 'Pickled');
const POLISHED = w('内外抛光', 'Polished inside and out');
const ZINC = w('热镀锌', 'Hot-dip galvanised');
const Q235 = w('Q235B');
const base = { shape: 'round', density: 7.85, perKg: 5.2, drawn: [108, 6], text: STEEL_TEXT, surface: BLACK } as const;
const stain = { ...base, density: 7.93, drawn: [57, 3], text: STAIN_TEXT, surface: PICKLED, paint: 'stainless' } as const;
const hollow = { ...base, text: HOLLOW_TEXT, rows: SQUARE, drawn: [50, 3], perKg: 4.5 } as const;
const T = ['钢管', '管子', 'pipe', 'tube'];

export const tubes: SeedProduct[] = [
  tubeGoods({ ...base, key: 'seamless-20', name: w('20#流体用无缝钢管 GB/T 8163', 'Seamless pipe of steel 20, GB/T 8163'), brief: w('热轧/冷拔，输水、输油、输气', 'Hot-rolled or cold-drawn, for water, oil and gas'), category: 'pipes-steel-seamless', words: ['无缝管', '无缝钢管', 'seamless', ...T], standards: ['GB/T 8163', 'GB/T 17395'], material: w('20#'), paint: 'castIron', rows: SEAMLESS }),
  tubeGoods({ ...base, key: 'boiler-20g', name: w('20G锅炉用无缝钢管', 'Seamless boiler tube 20G'), brief: w('GB/T 5310高压锅炉管，附材质单', 'High-pressure boiler tube with certificate'), category: 'pipes-steel-seamless', words: ['锅炉管', '高压锅炉管', 'boiler tube', ...T], standards: ['GB/T 5310', 'GB/T 3087'], material: w('20G'), paint: 'blackOxide', perKg: 6.8, rows: SEAMLESS.slice(2, 13) }),
  tubeGoods({ ...base, key: 'precision-45', name: w('45#精密冷拔无缝管', 'Cold-drawn precision tube, steel 45'), brief: w('内外光亮，公差±0.05 mm，油缸衬套用', 'Bright, ±0.05 mm, for cylinders and bushes'), category: 'pipes-steel-seamless', words: ['精密管', '光亮管', 'precision tube', ...T], standards: ['GB/T 3639'], material: w('45#'), paint: 'steel', perKg: 9.6, rows: PRECISION, drawn: [25, 3], surface: w('光亮退火', 'Bright annealed') }),
  tubeGoods({ ...base, key: 'hydraulic-st37', name: w('St37.4镀锌液压管', 'Hydraulic tube St37.4, zinc-plated'), brief: w('EN 10305-4，NBK状态，彩锌', 'EN 10305-4, condition NBK'), category: 'pipes-steel-seamless', words: ['液压管', '液压钢管', 'hydraulic tube', ...T], standards: ['EN 10305-4', 'DIN 2391'], material: w('E235 (St37.4)'), paint: 'zinc', perKg: 12.5, rows: PRECISION, drawn: [20, 2.5], surface: w('电镀蓝白锌', 'Zinc-plated, blue passivated') }),
  tubeGoods({ ...base, key: 'welded-black', name: w('Q235B直缝焊接钢管', 'Welded steel pipe Q235B'), brief: w('低压流体输送，结构脚手架', 'Low-pressure fluids, structures'), category: 'pipes-steel-welded', words: ['焊管', '直缝管', '黑管', 'welded pipe', ...T], standards: ['GB/T 3091'], material: Q235, paint: 'steel', perKg: 4.1, rows: WELDED, drawn: [114.3, 4] }),
  tubeGoods({ ...base, key: 'welded-galvanised', name: w('热镀锌焊接钢管', 'Hot-dip galvanised pipe'), brief: w('消防、给水、穿线，镀层≥300 g/m²', 'For fire, water and conduit, coat 300 g/m² or more'), category: 'pipes-steel-welded', words: ['镀锌管', '水管', '消防管', 'galvanised pipe', ...T], standards: ['GB/T 3091', 'GB/T 13793'], material: Q235, paint: 'zinc', perKg: 5.1, rows: WELDED, drawn: [60.3, 3.75], surface: ZINC }),
  tubeGoods({ ...stain, key: 'seamless-304', name: w('304不锈钢无缝管 GB/T 14976', 'Stainless 304 seamless tube'), brief: w('冷轧酸洗面，仪表管至工艺管', 'Cold-rolled, pickled, from instrument to process sizes'), category: 'pipes-stainless-seamless', words: ['不锈钢管', '304管', '不锈钢无缝管', ...T], standards: ['GB/T 14976', 'ASTM A312'], material: w('06Cr19Ni10 (304)'), perKg: 25.5, rows: STAINLESS }),
  tubeGoods({ ...stain, key: 'seamless-316l', name: w('316L不锈钢无缝管', 'Stainless 316L seamless tube'), brief: w('耐氯离子，化工与海边', 'Against chlorides, for chemicals and the coast'), category: 'pipes-stainless-seamless', words: ['316L管', '不锈钢管', '不锈钢无缝管', ...T], standards: ['GB/T 14976', 'ASTM A312'], material: w('022Cr17Ni12Mo2 (316L)'), paint: 'chrome', density: 7.98, perKg: 39, rows: STAINLESS.slice(0, 17), drawn: [32, 3] }),
  tubeGoods({ ...stain, key: 'capillary-316l-ba', name: w('316L BA级光亮仪表管', 'Stainless 316L BA instrument tube'), brief: w('光亮退火，内壁Ra≤0.4 μm，气路', 'Bright annealed, Ra 0.4 μm or better inside'), category: 'pipes-stainless-seamless', words: ['BA管', '仪表管', '气体管', 'BA tube'], standards: ['ASTM A269', 'ASTM A213'], material: w('316L BA'), paint: 'chrome', density: 7.98, perKg: 78, rows: [[6, 1], [6.35, 0.89], [8, 1], [9.53, 0.89, 1.24], [10, 1], [12, 1], [12.7, 1.24], [19.05, 1.65], [25.4, 1.65]], drawn: [12.7, 1.24], surface: w('光亮退火BA', 'Bright annealed BA') }),
  tubeGoods({ ...stain, key: 'welded-304', name: w('304不锈钢工业焊管', 'Stainless 304 welded pipe'), brief: w('单面焊双面成型，水处理管路', 'Fully penetrated weld, for water treatment'), category: 'pipes-stainless-welded', words: ['不锈钢焊管', '工业焊管', ...T], standards: ['GB/T 12771', 'ASTM A312'], material: w('304'), perKg: 18.6, rows: THIN, drawn: [114.3, 3.05] }),
  tubeGoods({ ...stain, key: 'sanitary-304', name: w('304卫生级不锈钢管', 'Stainless 304 sanitary tube'), brief: w('内抛Ra≤0.8 μm，乳品饮料', 'Ra 0.8 μm or better inside, for dairies and drinks'), category: 'pipes-stainless-welded', words: ['卫生级管', '食品级不锈钢管', 'sanitary tube', ...T], standards: ['QB/T 2467', 'ASTM A270'], material: w('304'), perKg: 27, rows: SANITARY, drawn: [50.8, 1.5], surface: POLISHED }),
  tubeGoods({ ...stain, key: 'sanitary-316l', name: w('316L卫生级不锈钢管', 'Stainless 316L sanitary tube'), brief: w('制药用水，内外镜面', 'For pharmaceutical water, mirror finish'), category: 'pipes-stainless-welded', words: ['卫生级管', '制药管', 'sanitary tube', ...T], standards: ['ASTM A270', 'ASME BPE'], material: w('316L'), paint: 'chrome', density: 7.98, perKg: 42, rows: SANITARY, drawn: [50.8, 1.5], surface: POLISHED, soldOut: true }),
  tubeGoods({ ...hollow, key: 'square-q235', name: w('Q235B方管', 'Square tube Q235B'), brief: w('机架货架护栏，直角清晰', 'For frames, racks and railings'), category: 'pipes-hollow-square', words: ['方管', '方通', 'square tube', 'SHS'], standards: ['GB/T 6728', 'GB/T 3094'], material: Q235, paint: 'castIron', shape: 'square' }),
  tubeGoods({ ...hollow, key: 'square-galvanised', name: w('热镀锌方管', 'Galvanised square tube'), brief: w('室外支架、光伏立柱', 'For outdoor frames and solar posts'), category: 'pipes-hollow-square', words: ['镀锌方管', '方通', 'square tube'], standards: ['GB/T 6728', 'GB/T 13912'], material: Q235, paint: 'zinc', shape: 'square', perKg: 5.2, surface: ZINC }),
  tubeGoods({ ...hollow, key: 'square-304', name: w('304不锈钢方管', 'Stainless 304 square tube'), brief: w('拉丝面，扶手与设备机架', 'Brushed, for handrails and machine frames'), category: 'pipes-hollow-square', words: ['不锈钢方管', 'square tube'], standards: ['GB/T 12770'], material: w('304'), paint: 'stainless', shape: 'square', density: 7.93, perKg: 18.9, rows: SQUARE.slice(0, 8), text: STAIN_TEXT, surface: w('拉丝', 'Brushed') }),
  tubeGoods({ ...hollow, key: 'rect-q235', name: w('Q235B矩形管', 'Rectangular tube Q235B'), brief: w('横梁与门框', 'For beams and door frames'), category: 'pipes-hollow-square', words: ['矩形管', '扁通', '方矩管', 'RHS'], standards: ['GB/T 6728'], material: Q235, paint: 'castIron', shape: 'flat', rows: SQUARE.slice(3), drawn: [80, 3] }),
  tubeGoods({ ...base, key: 'copper-tp2', name: w('TP2紫铜管（硬态）', 'Copper tube TP2, hard drawn'), brief: w('给水、医用气体、空调直管', 'For water, medical gas and air conditioning'), category: 'pipes-stainless-copper', words: ['铜管', '紫铜管', 'copper tube'], standards: ['GB/T 18033', 'EN 1057'], material: w('TP2'), paint: 'copper', density: 8.94, perKg: 89, rows: COPPER, drawn: [22, 1.2], metres: 3, surface: w('光亮', 'Bright'), text: {
    zh: ['TP2磷脱氧铜含磷0.015%~0.04%，钎焊不脆，适合承插银钎焊；医用气体管需脱脂封口交货。', '硬态直管抗拉强度不低于290 MPa，弯曲前应退火；工作压力按EN 1057：⌀22×1.2约为4.7 MPa。', '水流速宜低于1.2 m/s（热水），避免弯头处冲蚀。'],
    en: ['TP2 is deoxidised with 0.015–0.04 % phosphorus and does not become brittle when brazed. For medical gas it is degreased and capped.', 'Hard tube has at least 290 MPa; anneal it before bending. 22 × 1.2 carries about 4.7 MPa.', 'Keep hot water below 1.2 m/s, or elbows erode.'] } }),
  tubeGoods({ ...base, key: 'alu-tube-6063', name: w('6063-T5铝圆管', 'Aluminium round tube 6063-T5'), brief: w('阳极氧化，轻型结构', 'Anodised, for light structures'), category: 'pipes-aluminium-tube', words: ['铝管', '铝圆管', 'aluminium tube'], standards: ['GB/T 6892'], material: w('6063-T5'), paint: 'aluminium', density: 2.7, perKg: 26, rows: [[10, 1], [12, 1], [16, 1, 2], [20, 1.5, 2], [25, 1.5, 2, 3], [30, 2, 3], [40, 2, 3], [50, 2, 3, 5], [60, 3], [80, 3, 5], [100, 3, 5]], drawn: [50, 3], surface: w('阳极氧化银白', 'Anodised silver'), text: {
    zh: ['6063-T5挤压铝管，抗拉强度不低于160 MPa，屈服110 MPa，质量约为同规格钢管的三分之一。', '阳极膜厚10 μm左右，耐大气腐蚀；与钢、铜直接接触会电偶腐蚀，应加绝缘垫。可钻攻，焊接用ER5356。'],
    en: ['Extruded in 6063-T5 with at least 160 MPa strength and 110 MPa yield, at a third of the mass of steel.', 'Anodised about 10 μm. Contact with steel or copper corrodes it: put insulation between. Drills and taps well; weld with ER5356.'] } }),
];
