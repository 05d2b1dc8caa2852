import { goods, type Piece, type Text } from '#lib/seed/demo/flow/goods.ts';
import { UNIT, p, w } from '#lib/seed/demo/flow/words.ts';
import { lug, tray } from '#lib/seed/drawings/flow/cable.ts';
import { straight } from '#lib/seed/drawings/flow/fitting.ts';
import { type Model, pictures } from '#lib/seed/drawings/scene/index.ts';
import type { Material } from '#lib/seed/drawings/metal.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';

const GLAND: Text = {
  zh: ['电缆接头（格兰头）把电缆固定在壳体开孔上并密封。选型先量电缆外径：外径应落在夹紧范围的中段，过细夹不紧，过粗会挤坏护套。', '公制M螺纹的开孔直径为螺纹外径加0.2~0.5 mm，壳壁薄于3 mm时配锁紧螺母，厚壁可直接攻丝。IP68须同时装好密封垫并按扭矩拧紧（M20约6 N·m）。', '尼龙PA66耐温-40~100℃，UL94 V-2；黄铜镀镍可接地屏蔽；304用于食品和沿海。'],
  en: ['A gland holds and seals a cable where it enters a box. Measure the cable first: it should fall in the middle of the clamping range, neither loose nor squeezed.', 'The hole is 0.2–0.5 mm wider than the metric thread; walls under 3 mm take a lock nut. IP68 needs the gasket and the right torque, about 6 N·m for M20.', 'Nylon PA66 serves −40 to 100 °C; nickel-plated brass can earth a screen; stainless 304 is for food plants and the coast.'],
};
const LUG: Text = {
  zh: ['接线端子按导线截面选筒径，按螺栓选孔径。DT铜端子筒内孔与绞合导体配合，压接后端面应见铜丝露出1~2 mm；DTL铜铝过渡端子用于铝缆接铜排，避免电化腐蚀。', '压接用六角模，截面≤16 mm²压1道，25~120 mm²压2道，150 mm²以上压3~4道；压坑与端子轴线居中。压后用热缩管绝缘。', 'OT、SC端子材料为T2紫铜，表面镀锡，导电率不低于97% IACS。'],
  en: ['Choose the barrel by the conductor and the hole by the bolt. The barrel of a DT lug fits stranded copper; after crimping 1–2 mm of wire shows. DTL lugs join aluminium cable to copper bars without galvanic corrosion.', 'Crimp with hexagonal dies: once up to 16 mm², twice from 25 to 120, three or four times above. Insulate with heat-shrink tube.', 'OT and SC lugs are of copper T2, tinned, with at least 97 % IACS.'],
};
const TRAY: Text = {
  zh: ['桥架按填充率选宽：动力电缆不超过截面的40%，控制电缆不超过50%。托盘式散热好、便于引出；槽式封闭防尘防扰；梯级式用于大截面电力电缆。', '支架间距一般1.5~2 m，板厚随宽度增加：宽100用1.0 mm、200用1.2 mm、400用1.5 mm、600以上用2.0 mm。全长至少两点与保护地连接，接头跨接4 mm²铜编织线。', '标准节2米，配连接片和螺栓。热镀锌层平均65 μm，室内一般用电镀锌或喷塑。'],
  en: ['Choose the width by fill: power cables up to 40 % of the section, control cables up to 50 %. Perforated trays cool well, closed trunking keeps dust out, ladders carry heavy power cables.', 'Supports every 1.5–2 m. Sheet 1.0 mm for 100 mm width, 1.2 for 200, 1.5 for 400, 2.0 from 600. Earth the run at two points or more and bridge the joints.', 'Lengths of 2 m with splice plates and bolts. Hot-dip zinc averages 65 μm; indoors electroplated or powder-coated.'],
};
const TIDY: Text = {
  zh: ['尼龙扎带为PA66一次成型，断带力见规格；黑色加抗紫外剂，可户外使用3~5年。低温易脆，冬季安装前宜回温吸湿。', '热缩管收缩比2:1，90~120℃完全收缩，选用内径比被套物大20%~30%；波纹管用于机床线束保护，弯曲半径约为外径的3倍。', '阻燃等级：扎带UL94 V-2，热缩管VW-1，PA波纹管V-2。'],
  en: ['Cable ties are moulded of PA66; the breaking strength is in the table. Black ties are stabilised for 3–5 years outdoors. They are brittle when cold and dry.', 'Heat-shrink tube shrinks 2:1 at 90–120 °C; take it 20–30 % wider than the thing. Corrugated conduit bends to about three diameters.', 'Flame classes: ties UL94 V-2, heat-shrink VW-1, PA conduit V-2.'],
};

/** Thread, clamping range, spanner, mass in g (nylon). */
const GLANDS = [['M12×1.5', '3~6.5', 15, 5], ['M16×1.5', '4~8', 19, 8], ['M18×1.5', '5~10', 22, 10], ['M20×1.5', '6~12', 24, 12], ['M25×1.5', '13~18', 33, 22], ['M32×1.5', '18~25', 42, 40], ['M40×1.5', '22~32', 53, 72], ['M50×1.5', '32~38', 60, 105], ['M63×1.5', '37~44', 75, 160], ['PG7', '3~6.5', 15, 5], ['PG9', '4~8', 19, 8], ['PG11', '5~10', 22, 10], ['PG13.5', '6~12', 24, 12], ['PG16', '10~14', 27, 15], ['PG21', '13~18', 33, 22], ['PG29', '18~25', 42, 40], ['PG36', '22~32', 53, 72]] as const;
const gland = (slug: string, material: Words, paint: Material, heavy: number, base: number, perG: number, ex = false): SeedProduct => goods({
  key: `gland-${slug}`, trade: 'cable', category: 'cable-parts-gland', name: w(`${material.zh}电缆防水接头`, `${material.en} cable gland`), brief: ex ? w('Ex d e IIC，防爆场所', 'Ex d e IIC, for hazardous areas') : w('IP68，含锁母和垫圈', 'IP68, with lock nut and gasket'), keywords: ['格兰头', '电缆接头', '防水接头', '电缆固定头', 'cable gland'], standards: ['EN 62444', 'GB/T 4208'], unit: UNIT.piece,
  params: [p('material', material), p('ip', 'IP68'), p('temperature', '-40~100', '℃')], options: [w('螺纹', 'Thread')],
  pieces: GLANDS.map(([thread, range, spanner, grams]) => ({ designation: thread, at: [thread], yuan: base + grams * heavy * perG, grams: grams * heavy, params: [p(w('夹紧范围', 'Clamping range'), range, 'mm'), p(w('扳手对边', 'Spanner'), spanner, 'mm')] })), text: GLAND,
  pictures: pictures(() => straight({ title: 'cable gland', caption: 'M20×1.5', material: paint, parts: [{ kind: 'round', length: 4, r: 9, to: 12, hole: 6 }, { kind: 'hex', length: 12, flats: 24 }, { kind: 'hex', length: 6, flats: 24 }, { kind: 'thread', length: ex ? 18 : 11, r: 10 }, { kind: 'hex', length: 5, flats: 26 }] })),
});

/** Section, hole, palm width, barrel outside and inside, length. */
const LUGS = [[10, 8.4, 16, 9, 6, 57], [16, 8.4, 16, 10, 7, 62], [25, 8.4, 18, 11, 7.5, 65], [35, 10.5, 20.5, 12, 8.5, 75], [50, 10.5, 23, 14, 9.6, 82], [70, 12.5, 26, 16, 11.6, 92], [95, 12.5, 28, 18, 13.5, 97], [120, 14.5, 30, 20, 15, 106], [150, 14.5, 34, 22, 16.5, 114], [185, 16.5, 37, 25, 18.5, 124], [240, 16.5, 40, 27, 21, 134], [300, 21, 50, 31, 24, 160]] as const;
const SMALL = [[1.5, 4.2, 8, 4, 1.8, 16], [2.5, 5.2, 9, 4.5, 2.4, 19], [4, 5.2, 10, 5, 3.1, 21], [6, 6.2, 11, 5.6, 3.8, 24], [10, 6.2, 12, 7, 4.8, 27], [16, 8.4, 14, 8, 5.8, 33], [25, 8.4, 16, 10, 7.2, 37], [35, 10.5, 18, 11.5, 8.5, 43], [50, 10.5, 21, 13.5, 10, 49], [70, 12.5, 24, 15.5, 11.8, 55], [95, 12.5, 27, 18, 13.6, 60], [120, 12.5, 30, 20, 15.5, 66]] as const;
type LugRow = readonly [number, number, number, number, number, number];
const crimp = (slug: string, code: string, name: Words, rows: readonly LugRow[], material: Words, paint: Material, density: number, perKg: number, box: boolean): SeedProduct => goods({
  key: `lug-${slug}`, trade: 'cable', category: 'cable-parts-lug', name, brief: w(`${material.zh}，按导线截面选用`, `${material.en}, by conductor section`), keywords: [code, '接线端子', '铜鼻子', '线鼻子', '线耳', 'cable lug'], standards: ['GB/T 14315'], unit: box ? UNIT.pack : UNIT.piece, ...(box ? { packing: w('1包=100只', '1 pack = 100 pcs') } : {}),
  params: [p('material', material), p('surface', paint === 'tin' ? w('镀锡', 'Tinned') : w('酸洗光亮', 'Bright'))], options: [w('导线截面', 'Section')],
  pieces: rows.map(([section, hole, palm, od, bore, length]): Piece => {
    const grams = ((Math.PI / 4) * (od * od - bore * bore) * length * 0.6 + palm * length * 0.45 * ((od - bore) * 0.9)) * density / 1000;
    const count = box ? 100 : 1;
    return { designation: `${code}-${section}`, at: [w(`${section} mm²`)], yuan: count * ((grams * perKg) / 1000 + 0.06), grams: grams * count, params: [p(w('螺栓孔', 'Hole'), hole, 'mm'), p('width', palm, 'mm'), p(w('筒外径', 'Barrel outside'), od, 'mm'), p(w('筒内径', 'Barrel inside'), bore, 'mm'), p('length', length, 'mm')] };
  }), text: LUG,
  pictures: pictures(() => { const [section, hole, palm, barrel, bore, length] = rows[4] ?? LUGS[4]; return lug({ title: code, caption: `${code}-${section}`, material: paint, hole, palm, barrel, bore, length, thick: (barrel - bore) * 0.95 }); }),
});

const WIDTHS = [[50, 50, 0.8], [100, 50, 1], [100, 100, 1], [150, 100, 1.2], [200, 100, 1.2], [300, 100, 1.4], [300, 150, 1.4], [400, 150, 1.5], [500, 150, 1.5], [600, 200, 2], [800, 200, 2]] as const;
const trays = (slug: string, name: Words, kind: 'perforated' | 'ladder' | 'trunking', material: Words, paint: Material, perKg: number, share: number): SeedProduct => goods({
  key: `tray-${slug}`, trade: 'cable', category: 'cable-parts-tray', name, brief: w('2米/节，含连接片', '2 m a length, with splice plates'), keywords: ['桥架', '线槽', '电缆桥架', 'cable tray', 'trunking'], standards: ['GB/T 23639', 'CECS 31'], unit: UNIT.length, packing: w('1节=2米', '1 length = 2 m'),
  params: [p('material', material), p('standardLength', 2, 'm'), p(w('形式', 'Form'), name)], options: [w('宽×高', 'Width × height')],
  pieces: WIDTHS.map(([b, h, t]) => { const kg = ((b + 2 * h + (kind === 'trunking' ? b + 20 : 20)) * t * 2 * 7.85 * share) / 1000; return { designation: `${b}×${h}×${t}`, at: [w(`${b}×${h}`)], yuan: kg * perKg + 3, grams: kg * 1000, cm3: (b * h * 2) * 0.35, params: [p('width', b, 'mm'), p('height', h, 'mm'), p('thickness', t, 'mm'), p('mass', Number(kg.toFixed(2)), 'kg')] }; }), text: TRAY,
  pictures: pictures(() => tray({ title: name.en, caption: '200×100', material: paint, width: 200, height: 100, kind })),
});

interface Small { key: string; name: Words; brief: Words; words: readonly string[]; standards: readonly string[]; material: Words; unit: Words; packing: Words; first: Words; second: Words; firsts: readonly (readonly [Words, string, number])[]; sizes: readonly (readonly [string, number, number, string])[]; draw: () => Model; extra: Words }
const tidy = (k: Small): SeedProduct => goods({
  key: k.key, trade: 'cable', category: 'cable-parts-tidy', name: k.name, brief: k.brief, keywords: [...k.words], standards: [...k.standards], unit: k.unit, packing: k.packing, params: [p('material', k.material)], options: [k.first, k.second],
  pieces: k.firsts.flatMap(([value, sign, factor]) => k.sizes.map(([size, grams, yuan, extra]) => ({ designation: `${size}${sign}`, at: [value, size], yuan: yuan * factor, grams, cm3: grams * 4, params: [p(k.extra, extra)] }))), text: TIDY, pictures: pictures(k.draw),
});
const hollow = (caption: string, material: Material, r: number, length: number, ribs: boolean): Model => straight({ title: 'tube', caption, material, parts: ribs ? Array.from({ length: 14 }, (_, i) => ({ kind: 'round' as const, length: length / 14, r: i % 2 ? r : r * 0.86, ...(i === 0 ? { hole: r * 0.7 } : {}) })) : [{ kind: 'round', length, r, hole: r * 0.86 }] });

export const cableParts: SeedProduct[] = [
  gland('nylon', w('尼龙PA66', 'Nylon PA66'), 'black', 1, 0.25, 0.042), gland('nylon-grey', w('浅灰尼龙', 'Light-grey nylon'), 'grey', 1, 0.25, 0.042),
  gland('brass', w('黄铜镀镍', 'Nickel-plated brass'), 'tin', 5.2, 1.2, 0.062), gland('304', w('304不锈钢', 'Stainless 304'), 'stainless', 4.9, 4, 0.11), gland('ex-brass', w('防爆黄铜', 'Explosion-proof brass'), 'brass', 9, 16, 0.12, true),
  crimp('dt', 'DT', w('DT铜接线端子（堵油式）', 'DT copper cable lug, sealed'), LUGS, w('T2紫铜', 'Copper T2'), 'copper', 8.9, 98, false),
  crimp('sc', 'SC', w('SC窥口铜鼻子（镀锡）', 'SC copper lug with inspection hole'), SMALL, w('T2紫铜镀锡', 'Tinned copper T2'), 'tin', 8.9, 96, false),
  crimp('ot', 'OT', w('OT圆形冷压端子', 'OT ring terminal'), SMALL.slice(0, 6), w('紫铜镀锡', 'Tinned copper'), 'tin', 8.9, 92, true),
  crimp('dl', 'DL', w('DL铝接线端子', 'DL aluminium cable lug'), LUGS, w('L3纯铝', 'Aluminium L3'), 'aluminium', 2.7, 46, false),
  trays('perforated', w('镀锌托盘式桥架', 'Perforated cable tray, galvanised'), 'perforated', w('镀锌钢板', 'Galvanised steel'), 'zinc', 6.7, 0.93),
  trays('trunking', w('喷塑槽式桥架（带盖）', 'Powder-coated trunking with lid'), 'trunking', w('冷轧钢喷塑', 'Powder-coated steel'), 'white', 7.4, 1),
  trays('ladder', w('热镀锌梯级式桥架', 'Cable ladder, hot-dip galvanised'), 'ladder', w('热镀锌钢', 'Hot-dip galvanised steel'), 'zinc', 8.6, 0.7),
  trays('trunking-304', w('304不锈钢槽式桥架', 'Stainless 304 trunking'), 'trunking', w('304不锈钢', 'Stainless 304'), 'stainless', 25, 1),
  tidy({ key: 'heat-shrink', name: w('2:1热缩管', 'Heat-shrink tube 2:1'), brief: w('PE材质，125℃，环保阻燃', 'Polyolefin, 125 °C, flame retardant'), words: ['热缩管', '绝缘套管', 'heat shrink'], standards: ['UL 224'], material: w('交联聚烯烃', 'Cross-linked polyolefin'), unit: UNIT.roll, packing: w('1卷=100米（⌀≥20为25米）', '1 roll = 100 m (25 m from ⌀20)'), first: w('颜色', 'Colour'), second: w('内径', 'Bore'), firsts: [[w('黑', 'Black'), ' BK', 1], [w('红', 'Red'), ' RD', 1.02], [w('黄绿', 'Green-yellow'), ' GNYE', 1.2]], extra: w('收缩后内径', 'Bore after shrinking'), sizes: [['⌀1.5', 180, 12, '0.75 mm'], ['⌀2', 240, 14, '1 mm'], ['⌀3', 360, 19, '1.5 mm'], ['⌀4', 480, 25, '2 mm'], ['⌀6', 830, 38, '3 mm'], ['⌀8', 1250, 55, '4 mm'], ['⌀10', 1620, 69, '5 mm'], ['⌀14', 2480, 104, '7 mm'], ['⌀20', 960, 42, '10 mm'], ['⌀30', 1720, 73, '15 mm'], ['⌀50', 3300, 138, '25 mm']], draw: () => hollow('⌀10 2:1', 'black', 5, 30, false) }),
  tidy({ key: 'corrugated-pa', name: w('PA尼龙波纹软管', 'PA corrugated conduit'), brief: w('机床线束防护，阻燃', 'Protects machine wiring'), words: ['波纹管', '穿线软管', 'conduit'], standards: ['GB/T 20041.22'], material: w('聚酰胺PA6', 'Polyamide PA6'), unit: UNIT.roll, packing: w('1卷=50米', '1 roll = 50 m'), first: w('形式', 'Form'), second: w('外径', 'Diameter'), firsts: [[w('闭口', 'Closed'), '', 1], [w('开口', 'Slit'), ' S', 1.04]], extra: w('内径', 'Bore'), sizes: [['AD10', 1100, 62, '6.5 mm'], ['AD13', 1500, 78, '10 mm'], ['AD15.8', 1900, 95, '12 mm'], ['AD18.5', 2400, 118, '14.3 mm'], ['AD21.2', 2900, 142, '17 mm'], ['AD25', 3700, 178, '20 mm'], ['AD28.5', 4300, 206, '23 mm'], ['AD34.5', 5500, 262, '29 mm'], ['AD42.5', 7500, 355, '36 mm'], ['AD54.5', 10200, 480, '48 mm']], draw: () => hollow('AD21.2', 'black', 10.6, 60, true) }),
  tidy({ key: 'metal-conduit', name: w('包塑金属软管', 'PVC-coated metal conduit'), brief: w('镀锌钢带绕制，防水防砸', 'Wound steel strip, against water and blows'), words: ['包塑金属软管', '蛇皮管', '穿线管'], standards: ['JB/T 13475'], material: w('镀锌钢带+PVC', 'Galvanised steel + PVC'), unit: UNIT.roll, packing: w('1卷=50米', '1 roll = 50 m'), first: w('颜色', 'Colour'), second: w('通径', 'Size'), firsts: [[w('黑', 'Black'), ' BK', 1], [w('灰', 'Grey'), ' GY', 1]], extra: w('内径', 'Bore'), sizes: [['⌀10', 6500, 98, '9.8 mm'], ['⌀12', 7800, 115, '11.8 mm'], ['⌀15', 9800, 138, '14.8 mm'], ['⌀20', 13500, 182, '19.8 mm'], ['⌀25', 17500, 236, '24.8 mm'], ['⌀32', 24500, 325, '31.6 mm'], ['⌀38', 30500, 402, '37.6 mm'], ['⌀51', 42500, 560, '50 mm']], draw: () => hollow('⌀25', 'grey', 15, 76, true) }),
  tidy({ key: 'ferrule-e', name: w('E型管形预绝缘端子', 'Insulated wire ferrules, type E'), brief: w('1000只/包，接多股软线', '1000 a pack, for stranded wire'), words: ['管型端子', '针形端子', 'E1508', 'ferrule'], standards: ['DIN 46228-4'], material: w('紫铜镀锡+PP', 'Tinned copper + PP'), unit: UNIT.pack, packing: w('1包=1000只', '1 pack = 1000 pcs'), first: w('颜色', 'Colour'), second: w('型号', 'Model'), firsts: [[w('红', 'Red'), ' RD', 1], [w('蓝', 'Blue'), ' BU', 1], [w('黑', 'Black'), ' BK', 1], [w('黄', 'Yellow'), ' YE', 1]], extra: w('导线截面', 'Section'), sizes: [['E0508', 62, 9.5, '0.5 mm²'], ['E7508', 74, 10.5, '0.75 mm²'], ['E1008', 82, 11.5, '1 mm²'], ['E1508', 98, 13.5, '1.5 mm²'], ['E2508', 142, 18.5, '2.5 mm²'], ['E4009', 215, 29, '4 mm²'], ['E6012', 350, 47, '6 mm²'], ['E10-12', 520, 72, '10 mm²']], draw: () => straight({ title: 'ferrule', caption: 'E2508', material: 'tin', parts: [{ kind: 'round', length: 8, r: 1.15, hole: 0.95 }, { kind: 'round', length: 1.6, r: 1.3, to: 2, material: 'blue' }, { kind: 'round', length: 5, r: 2, to: 2.1, material: 'blue' }] }) }),
];
