import { goods, type Piece, type Text } from '#lib/seed/demo/flow/goods.ts';
import { spread } from '#lib/seed/demo/flow/spread.ts';
import { UNIT, p, w } from '#lib/seed/demo/flow/words.ts';
import type { Material } from '#lib/seed/drawings/metal.ts';
import { angle, bar, beam, channel, hexBar, pipePile } from '#lib/seed/drawings/flow/profile.ts';
import { type Model, pictures } from '#lib/seed/drawings/scene/index.ts';
import type { SeedParam, SeedProduct, Words } from '#lib/seed/types.ts';

/** Equal angles (GB/T 706): leg, thickness, kg/m. */
const ANGLE = [[25, 3, 1.12], [30, 3, 1.37], [40, 3, 1.85], [40, 4, 2.42], [50, 4, 3.06], [50, 5, 3.77], [63, 5, 4.82], [63, 6, 5.72], [75, 6, 6.9], [75, 8, 9.03], [80, 8, 9.66], [90, 8, 10.95], [100, 8, 12.28], [100, 10, 15.12], [125, 10, 19.13], [140, 12, 25.52], [160, 14, 33.99], [200, 16, 48.68]] as const;
/** Channels: number, h, b, d, t, kg/m. */
const CHANNEL = [['5#', 50, 37, 4.5, 7, 5.44], ['6.3#', 63, 40, 4.8, 7.5, 6.63], ['8#', 80, 43, 5, 8, 8.05], ['10#', 100, 48, 5.3, 8.5, 10.01], ['12.6#', 126, 53, 5.5, 9, 12.32], ['14#a', 140, 58, 6, 9.5, 14.54], ['16#a', 160, 63, 6.5, 10, 17.24], ['18#a', 180, 68, 7, 10.5, 20.17], ['20#a', 200, 73, 7, 11, 22.64], ['25#a', 250, 78, 7, 12, 27.41], ['28#a', 280, 82, 7.5, 12.5, 31.43], ['30#a', 300, 85, 7.5, 13.5, 34.46]] as const;
const IBEAM = [['10#', 100, 68, 4.5, 7.6, 11.26], ['12.6#', 126, 74, 5, 8.4, 14.22], ['14#', 140, 80, 5.5, 9.1, 16.89], ['16#', 160, 88, 6, 9.9, 20.51], ['18#', 180, 94, 6.5, 10.7, 24.14], ['20#a', 200, 100, 7, 11.4, 27.93], ['25#a', 250, 116, 8, 13, 38.11], ['28#a', 280, 122, 8.5, 13.7, 43.49], ['32#a', 320, 130, 9.5, 15, 52.72], ['36#a', 360, 136, 10, 15.8, 60.04], ['40#a', 400, 142, 10.5, 16.5, 67.6]] as const;
const HBEAM = [['HW100×100', 100, 100, 6, 8, 16.9], ['HW125×125', 125, 125, 6.5, 9, 23.6], ['HW150×150', 150, 150, 7, 10, 31.1], ['HW175×175', 175, 175, 7.5, 11, 40.4], ['HW200×200', 200, 200, 8, 12, 49.9], ['HW250×250', 250, 250, 9, 14, 71.8], ['HW300×300', 300, 300, 10, 15, 93], ['HM148×100', 148, 100, 6, 9, 20.7], ['HM194×150', 194, 150, 6, 9, 29.9], ['HM244×175', 244, 175, 7, 11, 43.6], ['HM294×200', 294, 200, 8, 12, 55.8], ['HN150×75', 150, 75, 5, 7, 14], ['HN200×100', 200, 100, 5.5, 8, 20.9], ['HN250×125', 250, 125, 6, 9, 29], ['HN300×150', 300, 150, 6.5, 9, 36.7], ['HN350×175', 350, 175, 7, 11, 49.4], ['HN400×200', 400, 200, 8, 13, 65.4]] as const;
const ROUND = [6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 28, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 120] as const;
const FLAT = [[20, 3], [20, 4], [25, 3], [25, 4], [30, 3], [30, 4], [40, 4], [40, 5], [50, 5], [50, 6], [50, 8], [60, 6], [80, 8], [100, 8], [100, 10]] as const;
const HEX = [8, 10, 12, 14, 17, 19, 22, 24, 27, 30, 32, 36, 41, 46, 50] as const;

const ROLLED_TEXT: Text = {
  zh: ['热轧型钢按GB/T 706、GB/T 11263，理论重量见各规格参数；截面面积、惯性矩可按标准附表查取。弯腿厚度允差±0.4~0.8 mm，长度定尺6 m或9/12 m。', 'Q235B屈服强度不低于235 MPa（厚度≤16 mm），可焊性好，一般构件不需预热；零下20℃以下承受动载时选Q235D或Q355。', '出厂为黑皮，露天存放会浮锈；热镀锌按GB/T 13912，平均镀层不低于70~85 μm，镀后尺寸增加约0.1 mm，孔应预留。'],
  en: ['Hot-rolled sections follow GB/T 706 and GB/T 11263; each size states its mass per metre. Leg tolerance ±0.4–0.8 mm, lengths 6 m, also 9 and 12 m.', 'Q235B yields at 235 MPa or more up to 16 mm thick and welds without preheating. For moving loads below −20 °C take Q235D or Q355.', 'Supplied with mill scale, which rusts outdoors. Galvanising to GB/T 13912 gives 70–85 μm on average and adds about 0.1 mm, so allow for it in holes.'],
};
const BAR_TEXT: Text = {
  zh: ['圆钢每米重量 = 0.006165 × 直径²（钢），六角钢 = 0.0068 × 对边²，扁钢 = 0.00785 × 宽 × 厚。', '45#为优质碳素钢，调质后硬度220~250 HB，做轴、销、齿轮；40Cr淬透性更好，用于受冲击的轴类；Q235用于一般焊接件。冷拉（光圆）公差h9~h11，可直接装配。', '不锈钢棒304表面冷拔酸白或研磨（h9）；研磨棒可作导杆，但未淬硬，不可配直线轴承。可锯切短料，切口公差±1 mm。'],
  en: ['Mass per metre of steel: round 0.006165 × d², hexagon 0.0068 × s², flat 0.00785 × b × t.', 'Steel 45, quenched and tempered to 220–250 HB, makes shafts, pins and gears; 40Cr hardens deeper, for shafts with shock; Q235 is for general welding. Cold-drawn bars are h9–h11 and can be fitted as they are.', 'Stainless bars are cold-drawn or ground to h9; ground bars serve as rods but are not hardened, so not for linear bearings. Sawn to length within ±1 mm.'],
};

interface Line {
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

function barGoods(k: Kind): SeedProduct {
  const pieces: Piece[] = k.lines.map((line) => {
    const kg = line.perMetre * k.metres;
    return { designation: line.designation, at: line.at, yuan: kg * k.perKg + (kg < 3 ? 0.8 : 0), grams: kg * 1000, cm3: kg * 190, params: [...line.params, p('massPerMetre', Number(line.perMetre.toFixed(3)), 'kg/m'), p(w('单根重量', 'Mass per length'), Number(kg.toFixed(2)), 'kg')] };
  });
  return goods({ key: k.key, trade: 'pipes', category: k.category, name: k.name, brief: k.brief, keywords: [...k.words], standards: [...k.standards], unit: UNIT.length, packing: w(`1根=${k.metres}米`, `1 length = ${k.metres} m`), params: [p('material', k.material), p('surface', k.surface), p('standardLength', k.metres, 'm')], options: [...k.options], pieces, text: k.text, pictures: pictures(k.draw) });
}

const angles = (density = 7.85, most = 200): Line[] => ANGLE.filter(([b]) => b <= most).map(([b, t, m]) => ({ designation: `∠${b}×${b}×${t}`, at: [`${b}×${b}`, `${t} mm`], perMetre: (m * density) / 7.85, params: [p(w('边宽b', 'Leg b'), b, 'mm'), p('thickness', t, 'mm')] }));
type Beam = readonly (readonly [string, number, number, number, number, number])[];
const beams = (rows: Beam): Line[] => rows.map(([no, h, b, d, t, m]) => ({ designation: no, at: [no], perMetre: m, params: [p('height', h, 'mm'), p('width', b, 'mm'), p(w('腹板厚', 'Web'), d, 'mm'), p(w('翼缘厚', 'Flange'), t, 'mm')] }));
const rounds = (density: number, from = 6, to = 120): Line[] => ROUND.filter((d) => d >= from && d <= to).map((d) => ({ designation: `⌀${d}`, at: [`⌀${d}`], perMetre: (Math.PI * d * d * density) / 4000, params: [p(w('直径', 'Diameter'), d, 'mm')] }));
const flats = (density: number): Line[] => FLAT.map(([b, t]) => ({ designation: `${b}×${t}`, at: [`${b} mm`, `${t} mm`], perMetre: (b * t * density) / 1000, params: [p('width', b, 'mm'), p('thickness', t, 'mm')] }));
const SIZE = [w('规格', 'Size')];
const LEG = [w('边宽', 'Leg'), w('厚度', 'Thickness')];
const WIDE = [w('宽度', 'Width'), w('厚度', 'Thickness')];
const BLACK = w('热轧黑皮', 'Hot-rolled, mill scale');
const ZINC = w('热镀锌', 'Hot-dip galvanised');
const rolled = { text: ROLLED_TEXT, metres: 6, surface: BLACK, standards: ['GB/T 706', 'GB/T 700'], category: 'pipes-section-rolled', material: w('Q235B') } as const;
const solid = { text: BAR_TEXT, category: 'pipes-bar-round', options: SIZE } as const;
const pile = (paint: Material, d: number, count: 3 | 6): (() => Model) => () => pipePile({ title: 'round bar', caption: `⌀${d}`, material: paint, od: d, wall: d, count });
const roundBar = (slug: string, grade: Words, paint: Material, density: number, perKg: number, words: readonly string[], surface: Words, standards: readonly string[], metres = 3): SeedProduct =>
  barGoods({ ...solid, key: `round-${slug}`, name: w(`${grade.zh}圆钢（棒料）`, `${grade.en} round bar`), brief: w('按米锯切，附材质单', 'Sawn by the metre, with certificate'), words: ['圆钢', '圆棒', '棒料', 'round bar', ...words], standards, material: grade, surface, perKg, lines: rounds(density), metres, draw: pile(paint, 30, spread(slug) < 0.5 ? 3 : 6) });

export const sections: SeedProduct[] = [
  barGoods({ ...rolled, key: 'angle-q235', name: w('Q235B等边角钢', 'Equal angle Q235B'), brief: w('支架、塔架、框架通用', 'For brackets, towers and frames'), words: ['角钢', '角铁', 'L型钢', 'angle steel'], perKg: 4.05, lines: angles(), options: LEG, draw: () => angle({ title: 'angle', caption: '∠50×50×5', material: 'castIron', b: 50, t: 5 }) }),
  barGoods({ ...rolled, key: 'angle-galvanised', name: w('热镀锌等边角钢', 'Galvanised equal angle'), brief: w('电力、接地与室外支架', 'For power lines, earthing and outdoor brackets'), words: ['镀锌角钢', '镀锌角铁', 'angle steel'], standards: ['GB/T 706', 'GB/T 13912'], surface: ZINC, perKg: 5.15, lines: angles(7.85, 100), options: LEG, draw: () => angle({ title: 'angle', caption: '∠50×50×5', material: 'zinc', b: 50, t: 5 }) }),
  barGoods({ ...rolled, key: 'angle-304', name: w('304不锈钢角钢', 'Stainless 304 equal angle'), brief: w('热轧酸洗，耐蚀支架', 'Hot-rolled and pickled'), words: ['不锈钢角钢', 'stainless angle'], standards: ['GB/T 4226'], material: w('304'), surface: w('酸洗', 'Pickled'), perKg: 19.2, lines: angles(7.93, 80), options: LEG, draw: () => angle({ title: 'angle', caption: '∠40×40×4', material: 'stainless', b: 40, t: 4 }) }),
  barGoods({ ...rolled, key: 'channel-q235', name: w('Q235B槽钢', 'Channel Q235B'), brief: w('底座横梁，斜腿内侧', 'For bases and beams, sloped flanges'), words: ['槽钢', 'U型钢', 'channel steel'], perKg: 4.12, lines: beams(CHANNEL), options: SIZE, draw: () => channel({ title: 'channel', caption: '10# 100×48×5.3', material: 'castIron', h: 100, b: 48, d: 5.3, t: 8.5 }) }),
  barGoods({ ...rolled, key: 'channel-galvanised', name: w('热镀锌槽钢', 'Galvanised channel'), brief: w('室外设备基础', 'For outdoor machine bases'), words: ['镀锌槽钢', 'channel steel'], standards: ['GB/T 706', 'GB/T 13912'], surface: ZINC, perKg: 5.2, lines: beams(CHANNEL.slice(0, 9)), options: SIZE, draw: () => channel({ title: 'channel', caption: '10# 100×48×5.3', material: 'zinc', h: 100, b: 48, d: 5.3, t: 8.5 }) }),
  barGoods({ ...rolled, key: 'i-beam-q235', name: w('Q235B工字钢', 'I-beam Q235B'), brief: w('轨道梁与平台梁', 'For crane tracks and platforms'), words: ['工字钢', 'I-beam'], perKg: 4.2, lines: beams(IBEAM), options: SIZE, draw: () => beam({ title: 'I beam', caption: '14# 140×80×5.5', material: 'castIron', h: 140, b: 80, web: 5.5, t: 9.1, taper: true }) }),
  barGoods({ ...rolled, key: 'h-beam-q235', name: w('Q235B热轧H型钢', 'H-beam Q235B'), brief: w('HW/HM/HN，翼缘平行便于连接', 'HW, HM and HN series, parallel flanges'), words: ['H型钢', 'H钢', 'H-beam'], standards: ['GB/T 11263'], perKg: 4.15, lines: beams(HBEAM), options: SIZE, draw: () => beam({ title: 'H beam', caption: 'HW150×150×7×10', material: 'castIron', h: 150, b: 150, web: 7, t: 10 }) }),
  barGoods({ ...rolled, key: 'flat-q235', name: w('Q235B扁钢', 'Flat bar Q235B'), brief: w('接地、格栅、加工件', 'For earthing, gratings and parts'), words: ['扁钢', '扁铁', 'flat bar'], standards: ['GB/T 702'], category: 'pipes-bar-flat', text: BAR_TEXT, perKg: 4.1, lines: flats(7.85), options: WIDE, draw: () => bar({ title: 'flat', caption: '50×6', material: 'castIron', w: 50, h: 6, wall: 0, pile: 1 }) }),
  barGoods({ ...rolled, key: 'flat-galvanised', name: w('热镀锌接地扁钢', 'Galvanised earthing flat'), brief: w('防雷接地，镀层≥70 μm', 'For lightning earth, coat 70 μm or more'), words: ['镀锌扁钢', '接地扁铁', 'flat bar'], standards: ['GB/T 702', 'GB/T 13912'], category: 'pipes-bar-flat', text: BAR_TEXT, surface: ZINC, perKg: 5.2, lines: flats(7.85), options: WIDE, draw: () => bar({ title: 'flat', caption: '40×4', material: 'zinc', w: 40, h: 4, wall: 0, pile: 2 }) }),
  barGoods({ ...rolled, key: 'flat-304', name: w('304不锈钢扁钢', 'Stainless 304 flat bar'), brief: w('冷拔光亮', 'Cold-drawn, bright'), words: ['不锈钢扁条', '不锈钢扁钢', 'flat bar'], standards: ['GB/T 4226'], category: 'pipes-bar-flat', text: BAR_TEXT, material: w('304'), surface: w('冷拔光亮', 'Cold-drawn bright'), metres: 3, perKg: 20.5, lines: flats(7.93), options: WIDE, draw: () => bar({ title: 'flat', caption: '40×5', material: 'stainless', w: 40, h: 5, wall: 0, pile: 2 }) }),
  roundBar('q235', w('Q235'), 'castIron', 7.85, 4.0, ['Q235圆钢', '圆铁'], BLACK, ['GB/T 702'], 6),
  roundBar('45', w('45#', 'Steel 45'), 'steel', 7.85, 5.4, ['45号钢', 'C45', '光圆'], w('冷拉光圆h11', 'Cold-drawn h11'), ['GB/T 699', 'GB/T 905']),
  roundBar('40cr', w('40Cr'), 'carbide', 7.85, 6.3, ['40Cr', '合金钢', '5140'], w('调质', 'Quenched and tempered'), ['GB/T 3077']),
  roundBar('304', w('304不锈钢', 'Stainless 304'), 'stainless', 7.93, 19.8, ['不锈钢棒', '304棒'], w('酸白', 'Pickled'), ['GB/T 1220']),
  roundBar('316l', w('316L不锈钢', 'Stainless 316L'), 'chrome', 7.98, 31, ['不锈钢棒', '316L棒'], w('研磨h9', 'Ground h9'), ['GB/T 1220']),
  roundBar('h59', w('H59黄铜', 'Brass H59'), 'brass', 8.45, 51, ['铜棒', '黄铜棒', 'brass bar'], w('拉制', 'Drawn'), ['GB/T 4423'], 2.5),
  roundBar('t2', w('T2紫铜', 'Copper T2'), 'copper', 8.94, 82, ['紫铜棒', 'copper bar'], w('拉制', 'Drawn'), ['GB/T 4423'], 2.5),
  roundBar('6061', w('6061-T6铝', 'Aluminium 6061-T6'), 'aluminium', 2.7, 29, ['铝棒', 'aluminium bar'], w('挤压本色', 'Extruded'), ['GB/T 3191']),
  barGoods({ ...solid, key: 'hex-304', name: w('304不锈钢六角棒', 'Stainless 304 hexagon bar'), brief: w('冷拔h11，车螺母接头', 'Cold-drawn h11, for nuts and fittings'), words: ['六角棒', '六角钢', 'hexagon bar'], standards: ['GB/T 905'], material: w('304'), surface: w('冷拔光亮', 'Bright'), perKg: 21.5, metres: 3, lines: HEX.map((s) => ({ designation: `S${s}`, at: [`S${s}`], perMetre: (0.866 * s * s * 7.93) / 1000, params: [p(w('对边', 'Across flats'), s, 'mm')] })), draw: () => hexBar({ title: 'hexagon bar', caption: 'S24', material: 'stainless', flats: 24 }) }),
];
