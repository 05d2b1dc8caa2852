import type { Material } from '#lib/seed/drawings/metal.ts';
import { endMill } from '#lib/seed/drawings/tools/cutting/mill.ts';
import { reamer } from '#lib/seed/drawings/tools/cutting/reamer.ts';
import { goods, type Piece } from '#lib/seed/demo/flow/goods.ts';
import { UNIT, w } from '#lib/seed/demo/flow/words.ts';
import { near, q, text, words } from '#lib/seed/demo/works/words.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';

type Row = readonly [d: number, L: number, l: number, shank: number];
const SHORT: readonly Row[] = [[1, 50, 3, 4], [1.5, 50, 4, 4], [2, 50, 6, 4], [2.5, 50, 7, 4], [3, 50, 8, 4], [4, 50, 10, 4], [5, 50, 13, 6], [6, 50, 15, 6], [8, 60, 20, 8], [10, 75, 25, 10], [12, 75, 30, 12], [14, 85, 35, 14], [16, 100, 45, 16], [18, 100, 45, 18], [20, 100, 45, 20]];
const LONG: readonly Row[] = [[3, 75, 12, 4], [4, 75, 16, 4], [5, 75, 20, 6], [6, 75, 24, 6], [6, 100, 30, 6], [8, 75, 28, 8], [8, 100, 35, 8], [10, 100, 40, 10], [12, 100, 45, 12], [12, 150, 55, 12], [16, 150, 65, 16], [20, 150, 75, 20]];
const DIN844: readonly Row[] = [[3, 52, 8, 6], [4, 55, 11, 6], [5, 57, 13, 6], [6, 57, 13, 6], [8, 69, 19, 10], [10, 72, 22, 10], [12, 83, 26, 12], [14, 83, 26, 12], [16, 92, 32, 16], [18, 92, 32, 16], [20, 104, 38, 20], [25, 121, 45, 25], [32, 133, 53, 32]];

const TEXT = text(
  ['立铣刀按材料选刃数：铝合金用 2 至 3 刃，容屑槽大、不粘刀；钢和不锈钢用 4 刃；精加工或高硬度材料可用 5 至 6 刃。球头铣刀用于曲面和圆角，圆鼻刀刀尖强度高，适合粗铣。', 'Choose the number of teeth by material: 2 or 3 for aluminium with room for chips, 4 for steel and stainless, 5 or 6 for finishing or hard steel. Ball noses cut surfaces and fillets; corner radius tools have a strong tip for roughing.'],
  ['整体硬质合金刀具应使用跳动小于 0.01 mm 的夹头，悬伸尽量短。参考参数(10 mm，4 刃)：45 钢 vc 90 至 120 m/min，每齿进给 0.04 至 0.06 mm；304 vc 60 至 80 m/min；6061 铝 vc 200 至 400 m/min。', 'Hold solid carbide in a chuck with runout below 0.01 mm and as short as possible. Guide for 10 mm, 4 teeth: C45 steel vc 90 to 120 m/min at 0.04 to 0.06 mm per tooth; 304 60 to 80 m/min; 6061 aluminium 200 to 400 m/min.'],
  ['侧铣时切宽不超过 0.5D、切深不超过 1.5D 较稳妥；满槽铣削切深建议不超过 1D(铝)或 0.5D(钢)。', 'In side milling stay within 0.5D wide and 1.5D deep; in full slots within 1D deep in aluminium or 0.5D in steel.'],
);
const HRC45 = w('碳钢、铸铁、铜(≤45 HRC)', 'Carbon steel, cast iron, copper up to 45 HRC');
const HRC55 = w('合金钢、不锈钢(≤55 HRC)', 'Alloy and stainless steel up to 55 HRC');
const HRC65 = w('淬火钢、模具钢(≤65 HRC)', 'Hardened and die steel up to 65 HRC');
const ALU = w('铝合金、铜、塑料', 'Aluminium, copper, plastics');

type LineOf = readonly [key: string, zh: string, en: string, rows: readonly Row[], flutes: number, form: 'square' | 'ball' | 'radius', coat: Words, metal: Material, use: Words, at10: number, search: string, brand?: string];
const LINES: readonly LineOf[] = [
  ['mill-4f-45', '四刃平底立铣刀 45度', 'Square end mill, 4 flutes, HRC45', SHORT, 4, 'square', w('AlTiN', 'AlTiN'), 'blackOxide', HRC45, 32, '钨钢铣刀 立铣刀 平刀 4F HRC45', 'jinlan'],
  ['mill-4f-55', '四刃平底立铣刀 55度', 'Square end mill, 4 flutes, HRC55', SHORT, 4, 'square', w('TiSiN', 'TiSiN'), 'bronze', HRC55, 48, '钨钢铣刀 55度 平底 合金铣刀', 'jinlan'],
  ['mill-4f-65', '四刃平底立铣刀 65度', 'Square end mill, 4 flutes, HRC65', SHORT, 4, 'square', w('纳米 nACo', 'nACo'), 'navy', HRC65, 82, '高硬铣刀 65度 淬火钢', 'jinlan'],
  ['mill-2f-55', '两刃平底键槽铣刀', 'Slot drill, 2 flutes, HRC55', SHORT, 2, 'square', w('TiSiN', 'TiSiN'), 'bronze', HRC55, 45, '键槽铣刀 2刃 平底'],
  ['mill-3f-alu', '三刃铝用铣刀', 'End mill for aluminium, 3 flutes', SHORT, 3, 'square', w('无涂层镜面抛光', 'Uncoated, polished'), 'steel', ALU, 38, '铝用铣刀 U槽 高光 3刃', 'jinlan'],
  ['mill-3f-alu-dlc', '三刃铝用铣刀 DLC 涂层', 'End mill for aluminium, DLC', SHORT, 3, 'square', w('DLC 类金刚石', 'DLC'), 'carbide', ALU, 68, 'DLC 彩色涂层 铝用'],
  ['mill-ball-55', '两刃球头铣刀', 'Ball nose end mill, 2 flutes', SHORT, 2, 'ball', w('TiSiN', 'TiSiN'), 'bronze', HRC55, 52, '球刀 球头铣刀 R刀 曲面', 'jinlan'],
  ['mill-ball-long', '加长球头铣刀', 'Long ball nose end mill', LONG, 2, 'ball', w('AlTiN', 'AlTiN'), 'blackOxide', HRC55, 72, '加长球刀 深腔 模具'],
  ['mill-radius-55', '四刃圆鼻铣刀', 'Corner radius end mill, 4 flutes', SHORT.slice(5), 4, 'radius', w('TiSiN', 'TiSiN'), 'bronze', HRC55, 56, '圆鼻刀 牛鼻刀 R0.5 R1'],
  ['mill-4f-long', '四刃加长立铣刀', 'Long square end mill, 4 flutes', LONG, 4, 'square', w('AlTiN', 'AlTiN'), 'blackOxide', HRC55, 66, '加长铣刀 长刃 75L 100L 150L'],
  ['mill-rough-55', '四刃粗皮铣刀(波刃)', 'Roughing end mill, 4 flutes', SHORT.slice(7), 4, 'square', w('AlTiN', 'AlTiN'), 'brown', HRC45, 70, '粗皮刀 波刃 粗加工 玉米'],
  ['mill-hss-din844', '高速钢直柄立铣刀', 'HSS-Co end mill', DIN844, 4, 'square', w('磨白', 'Bright'), 'steel', HRC45, 26, '白钢铣刀 高速钢 DIN844 立铣刀', 'zuanyao'],
];

const mills = LINES.map(([key, zh, en, rows, flutes, form, coat, metal, use, at10, search, brand]): SeedProduct => {
  const hss = key.includes('hss');
  const radii = form === 'radius' ? [0.5, 1, 2] : [0];
  return goods({
    key, trade: 'cutting', category: hss ? 'cutting-milling-hss' : form === 'square' ? 'cutting-milling-square' : 'cutting-milling-ball', ...(brand ? { brand } : {}),
    name: w(`${zh} ⌀${rows[0]?.[0]}-${rows.at(-1)?.[0]}`, `${en}, ⌀${rows[0]?.[0]}-${rows.at(-1)?.[0]} mm`), brief: w(`${hss ? '含钴高速钢' : '整体硬质合金'}，${coat.zh}，${use.zh}`, `${hss ? 'HSS-Co' : 'Solid carbide'}, ${coat.en}, ${use.en}`),
    keywords: [...words(search), 'end mill', '铣刀', '钨钢'], standards: hss ? ['DIN 844', 'GB/T 6117.1'] : ['GB/T 16770.1', 'DIN 6527'], unit: UNIT.stick, moq: 1, multiple: 1,
    params: [q('material', hss ? w('高速钢 HSS-Co8', 'HSS-Co8') : w('超细晶粒硬质合金', 'Submicron carbide')), q('coating', coat), q('flutes', flutes), q('helix', flutes === 3 ? 45 : flutes === 2 ? 30 : 35, '°'), q('workpiece', use), q('tolerance', form === 'ball' ? 'R ±0.01' : hss ? 'js14' : 'h6 / e8')],
    options: form === 'radius' ? [w('规格', 'Size'), w('刀尖圆角', 'Corner radius')] : [w('规格', 'Size')],
    pieces: rows.flatMap(([d, L, l, shank]) => radii.filter((r) => r * 3 <= d).map((r): Piece => {
      const label = form === 'ball' ? `R${d / 2}×${l}×${L}` : r > 0 ? `${d}R${r}×${l}×${L}` : `${d}×${l}×${L}`;
      return {
        designation: label, at: r > 0 ? [`${d}×${L}`, `R${r}`] : [label], yuan: at10 * (0.24 + 0.76 * (Math.max(d, 2.5) / 10) ** 1.75) * (L > 90 && d < 14 ? 1.15 : 1) * near(label + key, 0.02),
        grams: L * shank * shank * (hss ? 0.0064 : 0.0112) + 4, cm3: L * 0.25, params: [q('diameter', d, 'mm'), q('flute', l, 'mm'), q('length', L, 'mm'), q('shank', shank, 'mm'), ...(r > 0 ? [q('corner', r, 'mm')] : [])],
      };
    })),
    text: TEXT,
    pictures: endMill({ title: zh, caption: `${en.split(',')[0]} · ⌀10`, d: 10, L: rows === LONG ? 100 : hss ? 72 : 75, l: rows === LONG ? 40 : hss ? 22 : 25, shank: 10, flutes, material: metal, shankMaterial: hss || metal === 'steel' ? 'steel' : 'carbide', ball: form === 'ball' }),
  });
});

const REAM: readonly (readonly [d: number, L: number, l: number])[] = [[3, 61, 31], [4, 76, 38], [5, 87, 44], [6, 93, 47], [8, 115, 58], [10, 133, 66], [12, 152, 76], [14, 163, 81], [16, 175, 87], [18, 188, 93], [20, 201, 100]];
const REAM_M: readonly (readonly [d: number, L: number, l: number])[] = [[3, 61, 15], [4, 75, 19], [5, 86, 23], [6, 93, 26], [8, 117, 33], [10, 133, 38], [12, 151, 44], [14, 160, 47], [16, 170, 52], [18, 182, 56], [20, 195, 60]];
const reamers = ([['reamer-hand-din206', '手用铰刀', 'Hand reamer', 'DIN 206', REAM, true, 22], ['reamer-machine-din212', '直柄机用铰刀', 'Machine reamer', 'DIN 212', REAM_M, false, 28]] as const).map(([key, zh, en, norm, rows, square, at10]): SeedProduct => goods({
  key, trade: 'cutting', category: 'cutting-milling-reamers', brand: 'zuanyao', name: w(`${zh} ${norm} H7`, `${en}, ${norm}, H7`), brief: w('高速钢，孔公差 H7/H8，⌀3-20', 'HSS for H7 and H8 holes, ⌀3-20 mm'), keywords: words('铰刀 绞刀 铰孔 reamer H7 手铰 机铰'), standards: [norm, square ? 'GB/T 1131.1' : 'GB/T 1132'], unit: UNIT.stick, moq: 1,
  params: [q('material', w('高速钢 W6Mo5Cr4V2', 'HSS M2')), q('flutes', w('6 (⌀10)', '6 at ⌀10'))], options: [w('直径', 'Diameter'), w('孔公差', 'Hole tolerance')],
  pieces: rows.flatMap(([d, L, l]) => ['H7', 'H8'].map((t) => ({ designation: `⌀${d} ${t}`, at: [`${d} mm`, t], yuan: at10 * (0.5 + 0.5 * (d / 10) ** 1.6) * (t === 'H7' ? 1.05 : 1), grams: d * d * L * 0.0058, cm3: L * 0.3, params: [q('diameter', d, 'mm'), q('length', L, 'mm'), q('flute', l, 'mm'), q('tolerance', t)] }))),
  text: text(['铰刀用于精加工预钻孔，孔径公差可达 H7，表面粗糙度 Ra 0.8 至 1.6。', 'Reamers finish drilled holes to H7 with a surface of Ra 0.8 to 1.6.'], ['铰削余量：⌀5 以下留 0.1 mm，⌀5 至 20 留 0.2 至 0.3 mm。铰刀不可反转退出，否则划伤孔壁并崩刃。', 'Leave 0.1 mm below ⌀5 and 0.2 to 0.3 mm from ⌀5 to 20. Never turn a reamer backwards: it scores the hole and chips the edge.']),
  pictures: reamer({ title: zh, caption: `${norm} · ⌀10 H7`, d: 10, L: 133, l: square ? 66 : 38, square, material: 'steel' }),
}));

export const milling: SeedProduct[] = [...mills, ...reamers];
