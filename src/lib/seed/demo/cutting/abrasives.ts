import type { Material } from '#lib/seed/drawings/metal.ts';
import { abrasiveDisc } from '#lib/seed/drawings/tools/abrasive/abrasive-disc.ts';
import { flapDisc } from '#lib/seed/drawings/tools/abrasive/flap-disc.ts';
import { sandingDisc } from '#lib/seed/drawings/tools/abrasive/sanding-disc.ts';
import { wireBrush } from '#lib/seed/drawings/tools/abrasive/wire-brush.ts';
import { goods, type Piece } from '#lib/seed/demo/flow/goods.ts';
import { UNIT, w } from '#lib/seed/demo/flow/words.ts';
import { q, text, words } from '#lib/seed/demo/works/words.ts';
import type { SeedProduct } from '#lib/seed/types.ts';

/** Highest permitted speed for a working speed of 80 m/s, as printed on the label. */
const rpm = (D: number, v = 80): number => Math.floor((v * 60000) / (Math.PI * D) / 50) * 50;
type Size = readonly [D: number, t: number, bore: number];

const BONDED = text(
  ['树脂切割片与磨片以玻璃纤维网增强，线速度 80 m/s(直径 300 mm 及以上用于切割机时见标签)。转速不得超过标签上的最高转速。', 'Resin bonded discs reinforced with glass fibre for 80 m/s (above 300 mm see the label). Never exceed the speed printed on the label.'],
  ['1.0 至 1.6 mm 薄片切口窄、发热少，适合不锈钢和薄壁管；2.5 mm 以上耐侧压，适合型钢。角磨片(6 mm)只用于打磨，不得用切割片侧面打磨。', 'Thin discs of 1.0 to 1.6 mm cut fast and cool, for stainless and thin tube; 2.5 mm and above withstand side load, for sections. Grind with 6 mm grinding discs, never with the side of a cutting disc.'],
  ['每片背面的铁环印有有效期，自生产日起三年。受潮、跌落或有裂纹的片必须报废；作业须装防护罩并佩戴护目镜。', 'The ring shows the expiry date, three years from manufacture. Scrap discs that are damp, dropped or cracked; work with guard and goggles.'],
);

const bonded = ([
  ['disc-cut-inox', '超薄不锈钢切割片', 'Thin cutting disc for stainless', 'cut', 'INOX', 'blue', 'WA60', [[100, 1, 16], [105, 1, 16], [107, 1.2, 16], [115, 1, 22.23], [125, 1, 22.23], [125, 1.2, 22.23], [125, 1.6, 22.23], [150, 1.6, 22.23], [180, 1.6, 22.23], [230, 1.9, 22.23]], 0.9, '切割片 砂轮片 不锈钢切片 锋利'],
  ['disc-cut-steel', '金属切割片', 'Cutting disc for steel', 'cut', 'STEEL', 'red', 'A36', [[100, 2.5, 16], [115, 2.5, 22.23], [125, 2.5, 22.23], [150, 2.5, 22.23], [180, 3, 22.23], [230, 3, 22.23]], 1.1, '切割片 角磨机切片 碳钢'],
  ['disc-cut-chop', '型材切割机用大切割片', 'Chop saw wheel', 'cut', 'STEEL', 'green', 'A30', [[300, 3.2, 25.4], [350, 3.2, 25.4], [355, 3.2, 25.4], [400, 3.2, 32]], 1.35, '350切割片 大切片 型材切割'],
  ['disc-cut-stone', '石材切割片', 'Cutting disc for stone', 'cut', 'STONE', 'grey', 'C30', [[115, 2.5, 22.23], [125, 2.5, 22.23], [180, 3, 22.23], [230, 3, 22.23]], 1.15, '石材切片 混凝土 碳化硅'],
  ['disc-cut-alu', '铝材专用切割片', 'Cutting disc for aluminium', 'cut', 'ALU', 'teal', 'A46', [[115, 1, 22.23], [125, 1, 22.23], [230, 1.9, 22.23]], 1.7, '铝用切割片 不粘'],
  ['disc-grind-steel', '金属角磨片(钹形砂轮)', 'Depressed centre grinding disc, steel', 'grind', 'STEEL', 'red', 'A24', [[100, 6, 16], [115, 6, 22.23], [125, 6, 22.23], [150, 6, 22.23], [180, 6, 22.23], [230, 6, 22.23]], 1.7, '角磨片 磨光片 钹形砂轮 打磨'],
  ['disc-grind-inox', '不锈钢角磨片', 'Depressed centre grinding disc, stainless', 'grind', 'INOX', 'blue', 'WA36', [[100, 6, 16], [115, 6, 22.23], [125, 6, 22.23], [180, 6, 22.23]], 2.3, '不锈钢磨片 白刚玉'],
] as const).map(([key, zh, en, kind, mark, label, grit, sizes, k, search], i): SeedProduct => {
  const show = (sizes as readonly Size[]).find(([D]) => D === 125) ?? sizes[1] as Size;
  return goods({
    key, trade: 'cutting', category: kind === 'cut' ? 'cutting-abrasives-cut' : 'cutting-abrasives-grind', ...(i % 2 === 0 ? { brand: 'wenxiao' } : {}),
    name: w(`${zh} ⌀${sizes[0][0]}-${sizes.at(-1)?.[0]}`, `${en}, ⌀${sizes[0][0]}-${sizes.at(-1)?.[0]} mm`), brief: w(`${grit}，双网增强，80 m/s`, `${grit}, double fibre, 80 m/s`), keywords: [...words(search), 'disc', '砂轮'], standards: ['GB/T 2494', 'EN 12413'], unit: w('片', 'pc'),
    packing: w(kind === 'cut' ? '1盒=50片' : '1盒=20片', kind === 'cut' ? 'Box of 50' : 'Box of 20'), moq: key.includes('chop') ? 25 : kind === 'cut' ? 50 : 20, multiple: key.includes('chop') ? 25 : kind === 'cut' ? 50 : 20,
    params: [q('grit', grit), q({ zh: '结合剂', en: 'Bond' }, w('树脂 BF', 'Resin BF')), q({ zh: '工作线速度', en: 'Working speed' }, 80, 'm/s'), q('workpiece', w(mark === 'STONE' ? '石材、混凝土、瓷砖' : mark === 'ALU' ? '铝型材、铜' : mark === 'INOX' ? '不锈钢、碳钢' : '碳钢、铸铁', mark === 'STONE' ? 'Stone, concrete, tile' : mark === 'ALU' ? 'Aluminium, copper' : mark === 'INOX' ? 'Stainless, mild steel' : 'Mild steel, cast iron'))],
    options: [w('规格', 'Size')],
    pieces: (sizes as readonly Size[]).map(([D, t, bore]): Piece => ({ designation: `${D}×${t}×${bore}`, at: [`${D}×${t}×${bore}`], yuan: k * (D / 115) ** 1.7 * (0.7 + t * 0.14), grams: D * D * t * 0.00195, cm3: D * D * t / 900, params: [q('diameter', D, 'mm'), q('thickness', t, 'mm'), q('bore', bore, 'mm'), q('maxSpeed', rpm(D), 'r/min')] })),
    text: BONDED, pictures: abrasiveDisc({ title: zh, caption: `${show[0]} × ${show[1]} × ${show[2]} · EN 12413`, D: show[0], t: show[1], bore: show[2], kind, label, mark }),
  });
});

const FLAP_TEXT = text(
  ['百叶片(平面砂布轮)由砂布叶片叠贴而成，磨料边磨边露新，磨削后表面细腻，可一步完成去焊缝与打磨。', 'Flap discs of overlapping cloth keep baring fresh grain: welds come off and the surface is finished in one step.'],
  ['粒度参考：40 目去除焊疤，60 目整平，80 目通用，120 目以上拉丝前处理。锆刚玉用于不锈钢，寿命约为棕刚玉的两倍。', 'Grit: 40 for weld removal, 60 for levelling, 80 general, 120 and finer before brushing. Zirconia suits stainless and lasts about twice as long as aluminium oxide.'],
);
const GRITS = [40, 60, 80, 120, 180];
const flaps = ([['flap-disc-zirconia', '锆刚玉百叶片', 'Zirconia flap disc', 'teal', 3.4], ['flap-disc-calcined', '棕刚玉百叶片', 'Aluminium oxide flap disc', 'brown', 1.9], ['flap-disc-ceramic', '陶瓷磨料百叶片', 'Ceramic flap disc', 'red', 6.8]] as const).map(([key, zh, en, grit, at]): SeedProduct => goods({
  key, trade: 'cutting', category: 'cutting-abrasives-flap', ...(at > 3 ? { brand: 'wenxiao' } : {}), name: w(`${zh} ⌀100-180`, `${en}, ⌀100-180 mm`), brief: w('40-180 目，玻纤基体，80 m/s', 'Grit 40-180, fibreglass backing, 80 m/s'), keywords: words('百叶片 百叶轮 千叶片 平面砂布轮 flap disc 抛光片'), standards: ['EN 13743', 'JB/T 8606'], unit: w('片', 'pc'), packing: w('1盒=10片', 'Box of 10'), moq: 20, multiple: 10,
  params: [q({ zh: '磨料', en: 'Abrasive' }, w(zh.slice(0, -3), en.replace(' flap disc', ''))), q({ zh: '型式', en: 'Type' }, 'T27 / T29')], options: [w('规格', 'Size'), w('粒度', 'Grit')],
  pieces: ([[100, 16], [115, 22.23], [125, 22.23], [180, 22.23]] as const).flatMap(([D, bore]) => GRITS.map((g) => ({ designation: `${D}×${bore} P${g}`, at: [`${D}×${bore}`, `P${g}`], yuan: at * (D / 115) ** 1.5, grams: D * D * 0.0066, cm3: D * D * 0.009, params: [q('diameter', D, 'mm'), q('bore', bore, 'mm'), q('grit', `P${g}`), q('maxSpeed', rpm(D), 'r/min')] }))),
  text: FLAP_TEXT, pictures: flapDisc({ title: zh, caption: '125 × 22.23 · T29', D: 125, bore: 22.23, t: 12, grit, backing: 'black' }),
}));

const SAND_TEXT = text(['植绒自粘砂纸片用于圆形气动或电动砂光机，更换快；孔位与吸尘底盘对应。', 'Hook-and-loop sanding discs for orbital sanders; the holes match dust-extracting pads.'], ['木材底漆打磨用 120 至 240 目，原子灰 80 至 180 目，面漆前 400 目，抛光前 800 目以上。', 'Wood and primer 120 to 240, filler 80 to 180, before top coat 400, before polishing 800 and finer.']);
const sanding = ([['sanding-disc-red', '自粘圆盘砂纸(红砂)', 'Hook-and-loop sanding disc', 125, 8, 'red', 0.42], ['sanding-disc-yellow', '自粘圆盘砂纸(黄砂干磨)', 'Dry sanding disc, gold', 150, 6, 'yellow', 0.75], ['sanding-disc-fibre', '钢纸磨片', 'Fibre disc', 125, 0, 'brown', 1.6]] as const).map(([key, zh, en, D, holes, grit, at]): SeedProduct => goods({
  key, trade: 'cutting', category: 'cutting-abrasives-sand', name: w(`${zh} ⌀${D}`, `${en}, ⌀${D} mm`), brief: w('多种粒度，整盒供应', 'Many grits, sold by the box'), keywords: words('砂纸片 圆盘砂纸 自粘砂纸 植绒 sandpaper 打磨'), standards: ['GB/T 15305', 'FEPA P'], unit: w('片', 'pc'), packing: w('1盒=100片', 'Box of 100'), moq: 100, multiple: 100, params: [q('diameter', D, 'mm'), q({ zh: '孔数', en: 'Holes' }, holes)], options: [w('粒度', 'Grit')],
  pieces: [40, 60, 80, 100, 120, 150, 180, 240, 320, 400].map((g) => ({ designation: `⌀${D} P${g}`, at: [`P${g}`], yuan: at * (g < 80 ? 1.2 : 1), grams: D * D * 0.00055 + 1, cm3: D * D * 0.001, params: [q('grit', `P${g}`)] })),
  text: SAND_TEXT, pictures: sandingDisc({ title: zh, caption: `⌀${D} · ${holes} holes`, D, bore: holes ? 0 : 22.23, t: 1, grit, holes }),
}));

const brushes = ([['brush-cup', '碗型钢丝刷', 'Wire cup brush', 'cup', 'steel', [[65, 40], [75, 45], [100, 55], [125, 60]], 6.5], ['brush-cup-brass', '镀铜碗型钢丝刷', 'Brass-coated wire cup brush', 'cup', 'brass', [[65, 40], [75, 45], [100, 55]], 7.2], ['brush-wheel-knot', '平型扭丝轮', 'Knotted wire wheel', 'wheel', 'steel', [[100, 12], [115, 13], [125, 13], [150, 14], [180, 14]], 8.5]] as const).map(([key, zh, en, kind, wire, sizes, at]): SeedProduct => goods({
  key, trade: 'cutting', category: 'cutting-abrasives-brush', name: w(zh, en), brief: w('除锈、去焊渣、去毛刺，M14 或 22.2 孔', 'Rust, slag and burr removal, M14 or 22.2 mm bore'), keywords: words('钢丝轮 钢丝刷 除锈 碗刷 wire brush 扭丝轮'), standards: ['EN 1083-2'], unit: UNIT.piece, moq: 10, multiple: 5, params: [q('material', w(wire === 'brass' ? '0.3 mm 镀铜钢丝' : '0.5 mm 碳钢丝', wire === 'brass' ? '0.3 mm brass-coated wire' : '0.5 mm carbon steel wire'))], options: [w('直径', 'Diameter'), w('接口', 'Fitting')],
  pieces: (sizes as readonly (readonly [number, number])[]).flatMap(([D, h]) => (kind === 'cup' ? ['M10', 'M14'] : ['16', '22.23']).map((fit) => ({ designation: `⌀${D} ${fit}`, at: [`${D} mm`, fit], yuan: at * (D / 75) ** 1.4, grams: D * h * 0.08 + 60, cm3: D * D * h / 1000, params: [q('diameter', D, 'mm'), q('height', h, 'mm')] }))),
  text: text(['扭丝刷强度高，用于焊渣和厚锈；普通散丝刷柔软，用于除漆和清洁。不锈钢工件应选不锈钢丝，避免铁污染生锈。', 'Knotted brushes are stiff, for slag and heavy rust; crimped wire is softer, for paint and cleaning. On stainless use stainless wire, or iron specks will rust.'], ['使用时戴面罩与手套，转速不超过标注值，先空转一分钟。', 'Wear face shield and gloves, keep below the marked speed and run idle for a minute first.']),
  pictures: wireBrush({ title: zh, caption: `⌀${sizes[1][0]} · EN 1083-2`, D: sizes[1][0], t: sizes[1][1], bore: kind === 'cup' ? 14 : 22.2, kind, wire: wire as Material }),
}));

export const abrasives: SeedProduct[] = [...bonded, ...flaps, ...sanding, ...brushes];
