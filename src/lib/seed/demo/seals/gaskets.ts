import { UNIT, p, w } from '#lib/seed/demo/flow/words.ts';
import { mm, table } from '#lib/seed/demo/table.ts';
import { gasketPicture, rollPicture } from '#lib/seed/drawings/seals/seal.ts';
import { gasketSheet, sectionSheet } from '#lib/seed/drawings/seals/seal-sheet.ts';
import type { Material } from '#lib/seed/drawings/metal.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';
import { sealGoods } from './seal-goods.ts';

/** Flange gaskets: bore, raised-face outside for PN16 and PN40, full-face outside, bolts, bolt hole. */
const FLANGES = table('dn bore rf16 rf40 full holes bolt', `
  15 22 51 51 95 4 14
  20 27 61 61 105 4 14
  25 34 71 71 115 4 14
  32 43 82 82 140 4 18
  40 49 92 92 150 4 18
  50 61 107 107 165 4 18
  65 77 127 127 185 8 18
  80 89 142 142 200 8 18
  100 115 162 168 220 8 18
  125 141 192 194 250 8 18
  150 169 218 224 285 8 22
  200 220 273 290 340 12 22
  250 273 329 352 405 12 26
  300 324 384 417 460 12 26`);

interface Sheet {
  key: string;
  name: Words;
  material: Words;
  picture: Material;
  density: number;
  perKg: number;
  temperature: string;
  pressure: string;
  thick: readonly number[];
  full: boolean;
  standards: string[];
  words: string[];
  about: Words;
}
const SHEETS: readonly Sheet[] = [
  { key: 'ny400', name: w('无石棉纤维法兰垫片', 'Non-asbestos fibre flange gasket'), material: w('芳纶纤维NBR压制板', 'Aramid fibre with NBR'), picture: 'green', density: 1.85, perKg: 42, temperature: '-40~250', pressure: '4.0', thick: [1.5, 2, 3], full: false, standards: ['GB/T 9126', 'HG/T 20606'], words: ['无石棉垫', '石棉垫', '高压石棉垫'], about: w('不含石棉，芳纶纤维增强丁腈胶结，适合水、油、蒸汽、天然气的一般法兰。', 'Asbestos-free, aramid in nitrile, for ordinary flanges in water, oil, steam and gas.') },
  { key: 'ptfe', name: w('聚四氟乙烯法兰垫片', 'PTFE flange gasket'), material: w('纯聚四氟乙烯', 'Virgin PTFE'), picture: 'white', density: 2.18, perKg: 118, temperature: '-180~200', pressure: '1.6', thick: [2, 3], full: false, standards: ['GB/T 9126', 'HG/T 20606'], words: ['四氟垫', '铁氟龙垫', 'PTFE'], about: w('耐几乎所有酸碱溶剂，无污染，用于化工、制药；有冷流性，应限制压紧力并定期复紧。', 'Stands nearly all acids, alkalis and solvents without contamination, for chemicals and pharmaceuticals; it creeps, so limit the load and retighten.') },
  { key: 'nbr', name: w('丁腈橡胶法兰垫片', 'Nitrile rubber flange gasket'), material: w('丁腈橡胶 NBR 65', 'NBR 65'), picture: 'rubber', density: 1.35, perKg: 24, temperature: '-20~90', pressure: '1.0', thick: [3, 5], full: false, standards: ['GB/T 9126', 'HG/T 20606'], words: ['橡胶垫', '法兰胶垫'], about: w('柔软、所需螺栓力小，适合低压水、油和衬胶、塑料法兰。', 'Soft, needs little bolt load, for low-pressure water and oil and for lined or plastic flanges.') },
  { key: 'epdm-ff', name: w('三元乙丙全平面法兰垫片', 'EPDM full-face flange gasket'), material: w('三元乙丙橡胶 EPDM 65', 'EPDM 65'), picture: 'black', density: 1.25, perKg: 28, temperature: '-40~120', pressure: '1.6', thick: [3], full: true, standards: ['GB/T 9126', 'HG/T 20606'], words: ['橡胶垫', '全平面垫片', '带孔垫片', 'FF'], about: w('全平面带螺栓孔，定位方便，用于铸铁、塑料和玻璃钢法兰，可用于饮用水。', 'Full face with bolt holes for easy location, on cast iron, plastic and GRP flanges; suitable for drinking water.') },
  { key: 'graphite', name: w('柔性石墨金属增强垫片', 'Reinforced graphite gasket'), material: w('柔性石墨夹304冲刺板', 'Expanded graphite with tanged 304 core'), picture: 'carbide', density: 1.5, perKg: 108, temperature: '-200~450', pressure: '6.3', thick: [2, 3], full: false, standards: ['GB/T 19675.2', 'HG/T 20608'], words: ['石墨垫', '石墨复合垫', '高强石墨'], about: w('耐高温、耐蒸汽和热循环，回弹好，用于导热油、蒸汽和换热器法兰；强氧化介质不适用。', 'Stands heat, steam and cycling with good recovery, for thermal oil, steam and heat exchangers; not for strong oxidizers.') },
];
const MOUNT = w(
  '安装前清理密封面，不得有径向划痕；垫片对中，螺栓对角分三遍拧紧。非金属垫片不要涂油脂，以免打滑挤出；每次拆卸应更换新垫片。',
  'Clean the faces, which must have no radial scratches, centre the gasket and tighten the bolts crosswise in three passes. Do not grease non-metallic gaskets, they would slip; fit a new one after every dismantling.',
);
const area = (d: number, D: number): number => (Math.PI / 4) * (D * D - d * d);

const sheet = (one: Sheet): SeedProduct =>
  sealGoods({
    key: `gasket-${one.key}`, category: 'seals-static-gasket', name: one.name, brief: w(`DN15~DN300，${one.temperature}℃`, `DN15–DN300, ${one.temperature} °C`), keywords: ['垫片', '法兰垫', '法兰垫片', '密封垫', 'gasket', ...one.words], standards: one.standards, unit: UNIT.piece, moq: 10, multiple: 5,
    params: [p('material', one.material), p('temperature', one.temperature, '℃'), p(w('最高压力', 'Highest pressure'), one.pressure, 'MPa'), p(w('型式', 'Form'), one.full ? w('全平面 FF', 'Full face FF') : w('突面 RF', 'Raised face RF'))], options: [w('通径', 'Size'), w('厚度', 'Thickness')],
    pieces: FLANGES.flatMap((f) => one.thick.map((t) => {
      const D = one.full ? f.full : f.rf16;
      const grams = (area(f.bore, D) * t * one.density) / 1000;
      return { designation: `DN${f.dn} PN16 δ${t}`, at: [`DN${f.dn}`, `${t} mm`], yuan: 0.28 + D * 0.004 + (((D + 6) ** 2 * t * one.density) / 1e6) * one.perKg, grams, cm3: (D * D * t) / 900, params: [p('id', f.bore, 'mm'), p('od', D, 'mm'), p('pn', 'PN16')] };
    })),
    text: { zh: [`用于管道、阀门和设备法兰的静密封。${one.about.zh}`, `材料：${one.material.zh}，使用温度${one.temperature}℃，最高压力${one.pressure} MPa；温度和压力不能同时取上限。`, MOUNT.zh], en: [`Static seal for flanges of pipes, valves and vessels. ${one.about.en}`, `Material: ${one.material.en}, ${one.temperature} °C, up to ${one.pressure} MPa; not both limits at once.`, MOUNT.en] },
    pictures: { shaded: () => gasketPicture(one.name.en, 61, one.full ? 165 : 107, 2.4, one.picture, one.full ? { holes: 4, bolt: 18 } : {}), dimension: () => gasketSheet(`DN50 PN16 · ${one.thick[0]} mm`, 61, one.full ? 165 : 107, one.thick[0] ?? 2, one.full ? 4 : 0) },
  });

const wound = (core: '304' | '316L'): SeedProduct =>
  sealGoods({
    key: `gasket-wound-${core.toLowerCase()}`, category: 'seals-static-gasket', name: w(`金属缠绕垫片 D型 ${core}+柔性石墨`, `Spiral wound gasket ${core} with graphite`), brief: w('带内外环，PN16~PN40，蒸汽高温首选', 'Inner and outer rings, PN16–PN40, for steam and heat'), keywords: ['垫片', '缠绕垫', '金属缠绕垫片', '石墨缠绕垫', 'spiral wound gasket'], standards: ['GB/T 4622.2', 'HG/T 20610'], unit: UNIT.piece, moq: 5, multiple: 1,
    params: [p('material', w(`${core}钢带、柔性石墨、碳钢外环`, `${core} strip, graphite, carbon steel outer ring`)), p('temperature', '-196~450', '℃'), p('thickness', '4.5/3.2', 'mm')], options: [w('通径', 'Size'), w('压力', 'Pressure')],
    pieces: FLANGES.flatMap((f) => [16, 40].map((pn) => { const D = pn === 16 ? f.rf16 : f.rf40; return { designation: `DN${f.dn} PN${pn}`, at: [`DN${f.dn}`, `PN${pn}`], yuan: (2.2 + area(f.bore, D) * 0.00062) * (core === '304' ? 1 : 1.42) * (pn === 40 ? 1.06 : 1), grams: (area(f.bore, D) * 3.6 * 4.6) / 1000, cm3: (D * D * 5) / 900, params: [p('id', f.bore, 'mm'), p('od', D, 'mm'), p('pn', `PN${pn}`)] }; })),
    text: { zh: ['V形钢带与石墨带交替缠绕而成，弹性好，能补偿温度和压力波动，用于蒸汽、导热油、换热器和高压水法兰。', `钢带${core}，内环防止石墨内挤和冲刷，外环定位并限制压缩量；公称厚度4.5 mm，压紧后约3.2~3.4 mm。`, MOUNT.zh], en: ['V-shaped metal strip wound with graphite springs back and follows changes of temperature and pressure: steam, thermal oil, heat exchangers and high-pressure water.', `Strip of ${core}; the inner ring keeps graphite out of the bore and the outer ring centres and limits compression from 4.5 to about 3.2–3.4 mm.`, MOUNT.en] },
    pictures: { shaded: () => gasketPicture('Spiral wound gasket', 61, 107, 3, 'carbide', { wound: true }), dimension: () => gasketSheet('DN50 PN16 · 4.5', 61, 107, 4.5) },
  });

const WASHER = table('thread d D t', `
  6 6.7 11 1
  8 8.7 14 1
  10 10.7 16 1.5
  12 12.7 18 1.5
  14 14.7 22 2
  16 16.7 24 2
  18 18.7 26 2
  20 20.7 28 2
  22 22.7 30 2
  24 24.7 32 2
  27 27.7 36 2.5
  30 30.7 39 2.5`);

const small = (key: 'copper' | 'bonded' | 'alu'): SeedProduct => {
  const bonded = key === 'bonded';
  const name = bonded ? w('组合垫圈 JB 982', 'Bonded seal washer JB 982') : key === 'copper' ? w('紫铜垫圈', 'Copper sealing washer') : w('铝密封垫圈', 'Aluminium sealing washer');
  const material = bonded ? w('碳钢镀锌外环，NBR内圈', 'Zinc-plated steel ring with NBR') : key === 'copper' ? w('紫铜T2 退火', 'Annealed copper') : w('纯铝1060 退火', 'Annealed aluminium');
  const picture: Material = bonded ? 'zinc' : key === 'copper' ? 'copper' : 'aluminium';
  return sealGoods({
    key: `washer-seal-${key}`, category: 'seals-static-gasket', name, brief: w('螺塞、管接头密封', 'For plugs and screwed connections'), keywords: ['垫圈', '密封垫', '组合垫', '铜垫', '油堵垫', 'bonded seal', 'sealing washer'], standards: [bonded ? 'JB/T 982' : 'DIN 7603'], unit: UNIT.pack, packing: w('1包=50只', '1 bag = 50 pcs'), moq: 1, multiple: 1,
    params: [p('material', material), p(w('最高压力', 'Highest pressure'), bonded ? 40 : 25, 'MPa'), p('temperature', bonded ? '-25~100' : '-200~250', '℃')], options: [w('适用螺纹', 'For thread')],
    pieces: WASHER.map((r) => { const grams = (area(r.d, r.D) * r.t * (key === 'copper' ? 8.9 : key === 'alu' ? 2.7 : 6)) / 1000; return { designation: `M${r.thread}`, at: [`M${r.thread} ${mm(r.d)}×${mm(r.D)}×${mm(r.t)}`], yuan: (0.05 + r.D * 0.003 * (bonded ? 2 : 1) + (grams / 1000) * (key === 'copper' ? 92 : key === 'alu' ? 34 : 16)) * 50, grams: grams * 50, params: [p('id', mm(r.d), 'mm'), p('od', mm(r.D), 'mm'), p('thickness', mm(r.t), 'mm')] }; }),
    text: { zh: [bonded ? '金属环承压、内圈橡胶唇密封，用于液压螺塞和直通接头端面，耐压高、可重复使用。' : '软金属垫圈受压变形填满端面，用于发动机放油螺塞、制动油管和仪表接头。', `${material.zh}。`, bonded ? '端面须平整，拧紧后橡胶唇被限位，不会过压；不耐制动液，此类介质请订EPDM内圈。' : '使用前退火软化，重复使用时应翻面或更换；不锈钢接头请选PTFE或软铁垫。'], en: [bonded ? 'The metal ring bears and the rubber lip seals faces of plugs and hydraulic connectors at high pressure, and it can be reused.' : 'Soft metal yields to fill the faces of drain plugs, brake lines and gauge connections.', `${material.en}.`, bonded ? 'Faces must be flat; the lip cannot be over-compressed. Order EPDM inserts for brake fluid.' : 'Anneal before use and turn or replace when reused; take PTFE or soft iron on stainless connections.'] },
    pictures: { shaded: () => gasketPicture(name.en, 17, 24, bonded ? 2 : 1.6, picture), dimension: () => gasketSheet(`${bonded ? 'JB/T 982' : 'DIN 7603'} · M16`, 16.7, 24, 2) },
  });
};

const RUBBER_SHEETS: readonly (readonly [key: string, name: Words, perKg: number, density: number, picture: Material])[] = [
  ['nbr', w('丁腈耐油橡胶板', 'Oil-resistant NBR sheet'), 15, 1.45, 'rubber'],
  ['epdm', w('三元乙丙橡胶板', 'EPDM sheet'), 19, 1.35, 'rubber'],
  ['vmq', w('硅橡胶板 食品级', 'Silicone sheet, food grade'), 52, 1.2, 'red'],
];
const rubberSheet = ([key, name, perKg, density, picture]: (typeof RUBBER_SHEETS)[number]): SeedProduct =>
  sealGoods({
    key: `sheet-${key}`, category: 'seals-sheet', name, brief: w('1 m宽，按卷或按米', '1 m wide, by the roll'), keywords: ['橡胶板', '胶皮', '绝缘垫', '橡胶垫', 'rubber sheet'], standards: ['GB/T 5574'], unit: UNIT.roll, moq: 1, multiple: 1,
    params: [p(w('硬度', 'Hardness'), '65±5', 'Shore A'), p('width', 1000, 'mm'), p(w('拉伸强度', 'Tensile strength'), key === 'vmq' ? '≥ 6' : '≥ 5', 'MPa')], options: [w('厚度', 'Thickness'), w('长度', 'Length')],
    pieces: [1, 2, 3, 4, 5, 6, 8, 10].flatMap((t) => [5, 10].map((m) => { const grams = t * m * density * 1000; return { designation: `δ${t}×1000×${m}m`, at: [`${t} mm`, `${m} m`], yuan: (grams / 1000) * perKg, grams, cm3: t * m * 1000 * 1.15, params: [p('thickness', t, 'mm'), p('length', m, 'm')] }; })),
    text: { zh: ['用于冲切垫片、减振垫、工作台铺面和设备防护，可按图冲切或水刀加工。', '双面平滑，厚度公差±10%，无气孔杂质；批次可提供硬度和拉伸报告。', '卷装竖放，避光防油存放，远离臭氧和热源；粘接前打磨并用丁酮擦净（硅胶板用专用硅胶）。'], en: ['For cutting gaskets, damping pads, bench covers and guards, also die-cut or water-jet cut to drawing.', 'Smooth on both sides, ±10 % in thickness, free of pores; hardness and tensile reports by batch.', 'Store rolls upright in the dark, away from oil, ozone and heat; roughen and wipe with MEK before bonding (silicone adhesive for silicone).'] },
    pictures: { shaded: () => rollPicture(name.en, picture, 'white', false), dimension: () => sectionSheet('δ5 × 1000', 1000, 60, 'δ 5 · ') },
  });

const tape = (): SeedProduct =>
  sealGoods({
    key: 'ptfe-tape', category: 'seals-sheet', name: w('四氟生料带', 'PTFE thread tape'), brief: w('水气螺纹密封，密度0.3~1.2', 'For threads in water and gas'), keywords: ['生料带', '四氟带', '水胶布', 'PTFE tape', 'thread seal'], standards: ['QB/T 4008'], unit: UNIT.roll, moq: 10, multiple: 10,
    params: [p('material', w('聚四氟乙烯', 'PTFE')), p('temperature', '-190~250', '℃')], options: [w('宽度', 'Width'), w('长度', 'Length')],
    pieces: [12, 16, 19, 25].flatMap((wide) => [10, 15, 20].map((m) => ({ designation: `${wide}×0.1×${m}m`, at: [`${wide} mm`, `${m} m`], yuan: 0.25 + wide * m * 0.0042, grams: 6 + wide * m * 0.06, cm3: 60, params: [p('width', wide, 'mm'), p('thickness', '0.1', 'mm'), p('length', m, 'm')] }))),
    text: { zh: ['用于自来水、压缩空气、燃气和一般化工管螺纹密封。', '未烧结PTFE膨化拉伸，化学稳定、不老化。', '顺螺纹方向缠绕，DN25以下5~8圈、以上8~12圈，端部留出1~2扣不缠；拧紧后不可回转。'], en: ['Seals pipe threads in water, compressed air, gas and ordinary chemicals.', 'Unsintered, expanded PTFE, stable and ageless.', 'Wind with the thread, 5–8 turns up to DN25 and 8–12 above, leaving the first threads bare; never turn back after tightening.'] },
    pictures: { shaded: () => rollPicture('PTFE tape', 'white', 'blue', true), dimension: () => sectionSheet('19 × 0.1', 19, 1, '0.1 · ') },
  });

export const gaskets = (): SeedProduct[] => [...SHEETS.map(sheet), wound('304'), wound('316L'), small('copper'), small('alu'), small('bonded'), ...RUBBER_SHEETS.map(rubberSheet), tape()];
