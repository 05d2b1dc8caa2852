import type { Material } from '#lib/seed/drawings/metal.ts';
import { die } from '#lib/seed/drawings/tools/cutting/die.ts';
import { tap } from '#lib/seed/drawings/tools/cutting/tap.ts';
import { goods, type Piece } from '#lib/seed/demo/flow/goods.ts';
import { UNIT, w } from '#lib/seed/demo/flow/words.ts';
import { fix, near, q, text, words } from '#lib/seed/demo/works/words.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';

type TapRow = readonly [d: number, pitch: number, L: number, l: number, shank: number];
const DIN371: readonly TapRow[] = [[2, 0.4, 45, 8, 2.8], [2.5, 0.45, 50, 9, 2.8], [3, 0.5, 56, 11, 3.5], [4, 0.7, 63, 13, 4.5], [5, 0.8, 70, 15, 6], [6, 1, 80, 17, 6], [8, 1.25, 90, 20, 8], [10, 1.5, 100, 22, 10]];
const DIN376: readonly TapRow[] = [[12, 1.75, 110, 24, 9], [14, 2, 110, 26, 11], [16, 2, 110, 27, 12], [18, 2.5, 125, 30, 14], [20, 2.5, 140, 32, 16], [22, 2.5, 140, 32, 18], [24, 3, 160, 34, 18]];
const DIN352: readonly TapRow[] = [[2, 0.4, 36, 8, 2.8], [2.5, 0.45, 40, 9, 2.8], [3, 0.5, 40, 11, 3.5], [4, 0.7, 45, 13, 4.5], [5, 0.8, 50, 16, 6], [6, 1, 56, 19, 6], [8, 1.25, 63, 22, 6], [10, 1.5, 70, 24, 7], [12, 1.75, 75, 29, 9], [14, 2, 80, 30, 11], [16, 2, 80, 32, 12], [18, 2.5, 95, 40, 14], [20, 2.5, 95, 40, 16], [22, 2.5, 100, 40, 18], [24, 3, 110, 50, 18]];
const FINE: readonly TapRow[] = [[6, 0.75, 80, 14, 4.5], [8, 1, 90, 17, 6], [10, 1, 90, 18, 7], [10, 1.25, 100, 18, 7], [12, 1.25, 100, 22, 9], [12, 1.5, 100, 22, 9], [14, 1.5, 100, 22, 11], [16, 1.5, 100, 22, 12], [18, 1.5, 110, 24, 14], [20, 1.5, 125, 24, 16], [22, 1.5, 125, 24, 18], [24, 2, 140, 28, 18]];
const DIES: readonly (readonly [d: number, pitch: number, D: number, E: number])[] = [[2, 0.4, 16, 5], [2.5, 0.45, 16, 5], [3, 0.5, 20, 5], [4, 0.7, 20, 5], [5, 0.8, 20, 7], [6, 1, 20, 7], [8, 1.25, 25, 9], [10, 1.5, 30, 11], [12, 1.75, 38, 14], [14, 2, 38, 14], [16, 2, 45, 18], [18, 2.5, 45, 18], [20, 2.5, 45, 18], [22, 2.5, 55, 22], [24, 3, 55, 22]];

const HSSE = w('含钴高速钢 HSS-E', 'HSS-E cobalt');
const HSS = w('高速钢 W6Mo5Cr4V2', 'HSS M2');
const ALLOY = w('合金工具钢 9SiCr', 'Alloy tool steel 9SiCr');
const PM = w('粉末高速钢 HSS-PM', 'HSS-PM powder steel');

const TEXT = text(
  ['丝锥形式按孔选：通孔用螺尖丝锥，切屑向前排；盲孔用螺旋丝锥，切屑向上排；铸铁和短屑材料用直槽；铝、铜及低碳钢(抗拉强度 1000 MPa 以下)可用挤压丝锥，不产生切屑，牙强度高。', 'Choose by the hole: spiral point taps for through holes push the chip ahead, spiral flute taps for blind holes lift it out, straight flutes suit cast iron and short chips. Forming taps make no chips and stronger threads in aluminium, copper and steel up to 1000 MPa.'],
  ['底孔直径约等于公称直径减螺距，例如 M8×1.25 用 6.8 mm，M10×1.5 用 8.5 mm，M12×1.75 用 10.2 mm；挤压丝锥底孔更大，约为公称直径减半个螺距。', 'The tapping drill is about nominal diameter minus pitch: 6.8 mm for M8×1.25, 8.5 mm for M10×1.5, 10.2 mm for M12×1.75. Forming taps need a larger hole, nominal diameter minus half the pitch.'],
  ['机攻时浮动夹头或同步攻丝(刚性攻丝)均可，转速按 6 至 12 m/min(钢)选取；手攻每转一圈退半圈断屑，并加攻丝油。', 'Machine taps run in a floating holder or by rigid tapping at 6 to 12 m/min in steel. By hand, turn back half a turn after each turn to break the chip, and use tapping oil.'],
);

interface Line { key: string; zh: string; en: string; norm: string; rows: readonly TapRow[]; flute: 'straight' | 'spiral' | 'point' | 'none'; steel: Words; finish: Words; metal: Material; at8: number; search: string; count?: number; hole: Words; show: number; brand?: string }
const THROUGH = w('通孔', 'Through holes');
const BLIND = w('盲孔', 'Blind holes');
const BOTH = w('通孔、盲孔', 'Through and blind holes');
const MACHINE = [...DIN371, ...DIN376];
const LINES: Line[] = [
  { key: 'tap-spiral-din371-376', zh: '螺旋槽机用丝锥', en: 'Spiral flute machine tap', norm: 'DIN 371/376', rows: MACHINE, flute: 'spiral', steel: HSSE, finish: w('磨白', 'Bright'), metal: 'steel', at8: 21, search: '螺旋丝锥 丝攻 机用丝锥 盲孔 螺旋槽', hole: BLIND, show: 6, brand: 'wenxiao' },
  { key: 'tap-spiral-tin', zh: '镀钛螺旋槽机用丝锥', en: 'Spiral flute machine tap, TiN', norm: 'DIN 371/376', rows: MACHINE, flute: 'spiral', steel: HSSE, finish: w('TiN', 'TiN'), metal: 'gold', at8: 29, search: '镀钛丝锥 螺旋丝攻 不锈钢', hole: BLIND, show: 6, brand: 'wenxiao' },
  { key: 'tap-point-din371-376', zh: '螺尖机用丝锥(先端)', en: 'Spiral point machine tap', norm: 'DIN 371/376', rows: MACHINE, flute: 'point', steel: HSSE, finish: w('磨白', 'Bright'), metal: 'steel', at8: 19.5, search: '先端丝锥 螺尖丝攻 通孔 机用', hole: THROUGH, show: 6, brand: 'wenxiao' },
  { key: 'tap-point-pm-ticn', zh: '粉末钢镀层螺尖丝锥', en: 'Powder steel spiral point tap, TiCN', norm: 'DIN 371/376', rows: MACHINE, flute: 'point', steel: PM, finish: w('TiCN', 'TiCN'), metal: 'carbide', at8: 66, search: '粉末高速钢 不锈钢丝锥 先端 TiCN', hole: THROUGH, show: 6 },
  { key: 'tap-straight-din371-376', zh: '直槽机用丝锥', en: 'Straight flute machine tap', norm: 'DIN 371/376', rows: MACHINE, flute: 'straight', steel: HSSE, finish: w('氮化发黑', 'Nitrided'), metal: 'blackOxide', at8: 17, search: '直槽丝锥 铸铁 机用丝攻', hole: BOTH, show: 7 },
  { key: 'tap-forming-din2174', zh: '挤压丝锥', en: 'Thread forming tap', norm: 'DIN 2174', rows: DIN371, flute: 'none', steel: HSSE, finish: w('TiN', 'TiN'), metal: 'gold', at8: 38, search: '挤压丝锥 无屑丝攻 铝 铜 冷成形', hole: BOTH, show: 6 },
  { key: 'tap-fine-din374', zh: '细牙机用丝锥', en: 'Fine pitch machine tap', norm: 'DIN 374', rows: FINE, flute: 'spiral', steel: HSSE, finish: w('磨白', 'Bright'), metal: 'steel', at8: 31, search: '细牙丝锥 细扣 MF DIN374', hole: BLIND, show: 4 },
  { key: 'tap-hand-din352', zh: '手用丝锥 三支组(头攻二攻三攻)', en: 'Hand taps, set of three', norm: 'DIN 352', rows: DIN352, flute: 'straight', steel: HSS, finish: w('磨白', 'Bright'), metal: 'steel', at8: 34, search: '手用丝锥 手丝锥 头攻 二攻 三攻', count: 3, hole: BOTH, show: 8, brand: 'wenxiao' },
  { key: 'tap-hand-9sicr', zh: '手用丝锥 两支组(经济型)', en: 'Hand taps, set of two, economy', norm: 'GB/T 3464.1', rows: DIN352, flute: 'straight', steel: ALLOY, finish: w('磨白', 'Bright'), metal: 'tin', at8: 7.2, search: '手用丝锥 合金钢 丝攻 手动', count: 2, hole: BOTH, show: 8 },
];

const size = (d: number, pitch: number): string => `M${fix(d)}×${pitch}`;
const CLASS = [w('6H (ISO2)', '6H (ISO2)'), w('6G (ISO3)', '6G (ISO3)')];

const taps = LINES.map((line): SeedProduct => {
  const classes = line.steel === HSSE && line.flute !== 'none' && line.norm !== 'DIN 374' ? CLASS : CLASS.slice(0, 1);
  const [sd, sp, sL, sl, ss] = line.rows[line.show] ?? DIN371[6] as TapRow;
  return goods({
    key: line.key, trade: 'cutting', category: line.count ? 'cutting-threading-hand' : 'cutting-threading-machine', ...(line.brand ? { brand: line.brand } : {}),
    name: w(`${line.zh} ${line.norm}`, `${line.en}, ${line.norm}`), brief: w(`${line.steel.zh}，${line.finish.zh}，用于${line.hole.zh}`, `${line.steel.en}, ${line.finish.en}, for ${line.hole.en.toLowerCase()}`),
    keywords: [...words(line.search), 'tap', '丝锥', '攻丝'], standards: line.norm.startsWith('DIN') ? [...line.norm.split('/').map((n, i) => (i === 0 ? n : `DIN ${n}`)), 'ISO 529'] : [line.norm], unit: line.count ? UNIT.kit : UNIT.stick,
    ...(line.count ? { packing: w(`1套=${line.count}支`, `1 set = ${line.count} taps`) } : {}), moq: line.at8 > 30 ? 1 : 5, multiple: 1,
    params: [q('material', line.steel), q('coating', line.finish), q({ zh: '孔型', en: 'Hole' }, line.hole), q('workpiece', w('碳钢、合金钢、不锈钢、铝', 'Carbon, alloy and stainless steel, aluminium'))],
    options: [w('规格', 'Size'), w('公差带', 'Class')],
    pieces: line.rows.flatMap(([d, pitch, L, l, shank]) => classes.map((grade): Piece => ({
      designation: `${size(d, pitch)} ${grade.en.slice(0, 2)}`, at: [size(d, pitch), grade],
      yuan: line.at8 * (0.62 + 0.38 * (d / 8) ** 1.75) * (grade === CLASS[0] ? 1 : 1.06) * near(`${line.key}${d}`, 0.02) * (d < 3 ? 1.3 : 1),
      grams: L * shank * shank * 0.0062 * (line.count ?? 1), cm3: L * 0.15 * (line.count ?? 1),
      params: [q('thread', size(d, pitch)), q('length', L, 'mm'), q('flute', l, 'mm'), q('shank', shank, 'mm'), q('tapHole', fix(line.flute === 'none' ? d - pitch / 2 : d - pitch, 2), 'mm')],
    }))),
    text: TEXT,
    pictures: tap({ title: line.zh, caption: `${line.norm} · ${size(sd, sp)}`, thread: size(sd, sp), d: sd, pitch: sp, L: sL, l: sl, shank: ss, flute: line.flute, material: line.metal, ...(line.count ? { count: line.count } : {}) }),
  });
});

const DIE_TEXT = text(
  ['圆板牙用于切制外螺纹，装在板牙架或车床尾座上使用；六角板牙可用扳手驱动，适合修复碰伤的螺纹和狭窄位置。', 'Round dies cut external threads in a die stock or from the tailstock; hexagon dies are turned with a spanner, for chasing damaged threads and tight places.'],
  ['坯杆直径应略小于公称直径，约为 d − 0.1×螺距，端部倒角 15° 至 20°，并加切削油。', 'The rod should be slightly under nominal size, about d − 0.1×pitch, chamfered 15° to 20° at the end, and oiled.'],
);

const dies = ([
  ['die-round-hss', '圆板牙 高速钢', 'Round die, HSS', HSS, 'steel', 19, 'DIN EN 22568', false],
  ['die-round-9sicr', '圆板牙 合金钢', 'Round die, alloy steel', ALLOY, 'tin', 6.5, 'GB/T 970.1', false],
  ['die-hex-hss', '六角板牙', 'Hexagon die nut', HSS, 'steel', 24, 'DIN 382', true],
] as const).map(([key, zh, en, steel, metal, at8, norm, hex]): SeedProduct => goods({
  key, trade: 'cutting', category: 'cutting-threading-dies', name: w(`${zh} ${norm}`, `${en}, ${norm}`), brief: w(`${steel.zh}，6g`, `${steel.en}, tolerance 6g`),
  keywords: words('板牙 圆板牙 套丝 外螺纹 die 六角板牙'), standards: [norm, 'ISO 2568'], unit: UNIT.piece, moq: 5, multiple: 1,
  params: [q('material', steel), q('tolerance', '6g'), q('workpiece', w('钢、铜、铝', 'Steel, brass, aluminium'))], options: [w('规格', 'Size')],
  pieces: DIES.map(([d, pitch, D, E]) => ({ designation: size(d, pitch), at: [size(d, pitch)], yuan: at8 * (0.55 + 0.45 * (d / 8) ** 1.5), grams: D * D * E * 0.0052, cm3: D * D * E / 900, params: [q('thread', size(d, pitch)), q(hex ? 'flats' : 'diameter', D, 'mm'), q('thickness', E, 'mm')] })),
  text: DIE_TEXT, pictures: die({ title: zh, caption: `${norm} · M10×1.5`, thread: 'M10×1.5', d: 10, D: 30, E: 11, material: metal, hex }),
}));

export const threading: SeedProduct[] = [...taps, ...dies];
