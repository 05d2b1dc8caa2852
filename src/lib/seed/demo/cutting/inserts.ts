import type { Material } from '#lib/seed/drawings/metal.ts';
import { insert } from '#lib/seed/drawings/tools/cutting/insert.ts';
import { turningHolder } from '#lib/seed/drawings/tools/cutting/turning-holder.ts';
import type { InsertForm } from '#lib/seed/drawings/tools/cutting/insert-form.ts';
import { goods, type Piece } from '#lib/seed/demo/flow/goods.ts';
import { UNIT, w } from '#lib/seed/demo/flow/words.ts';
import { near, q, text, words } from '#lib/seed/demo/works/words.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';

/** Size code, inscribed circle, thickness, hole, corner radii, weight in grams. */
type Size = readonly [code: string, ic: number, s: number, hole: number, corners: readonly number[], grams: number];
type Line = readonly [key: string, form: InsertForm, negative: boolean, zh: string, en: string, sizes: readonly Size[], yuan: number, search: string];

const LINES: readonly Line[] = [
  ['insert-cnmg', 'C', true, 'CNMG 80°菱形车刀片', 'CNMG 80° rhombic turning insert', [['0903', 9.525, 3.18, 3.81, [0.4, 0.8], 4], ['1204', 12.7, 4.76, 5.16, [0.4, 0.8, 1.2], 9.5], ['1606', 15.875, 6.35, 6.35, [0.8, 1.2], 21]], 11, 'CNMG 外圆刀片 菱形 负角'],
  ['insert-wnmg', 'W', true, 'WNMG 桃形车刀片', 'WNMG trigon turning insert', [['0604', 9.525, 4.76, 3.81, [0.4, 0.8], 5], ['0804', 12.7, 4.76, 5.16, [0.4, 0.8, 1.2], 10]], 11.5, 'WNMG 桃形刀片 外圆'],
  ['insert-dnmg', 'D', true, 'DNMG 55°菱形车刀片', 'DNMG 55° rhombic turning insert', [['1104', 9.525, 4.76, 3.81, [0.4, 0.8], 7], ['1504', 12.7, 4.76, 5.16, [0.4, 0.8], 11], ['1506', 12.7, 6.35, 5.16, [0.4, 0.8, 1.2], 14]], 14, 'DNMG 55度刀片 仿形'],
  ['insert-vnmg', 'V', true, 'VNMG 35°菱形车刀片', 'VNMG 35° rhombic turning insert', [['1604', 9.525, 4.76, 3.81, [0.4, 0.8], 9]], 15, 'VNMG 35度 尖刀 仿形车削'],
  ['insert-tnmg', 'T', true, 'TNMG 三角车刀片', 'TNMG triangular turning insert', [['1604', 9.525, 4.76, 3.81, [0.4, 0.8, 1.2], 7.5], ['2204', 12.7, 4.76, 5.16, [0.8, 1.2], 13]], 10, 'TNMG 三角刀片'],
  ['insert-snmg', 'S', true, 'SNMG 方形车刀片', 'SNMG square turning insert', [['1204', 12.7, 4.76, 5.16, [0.4, 0.8, 1.2], 10], ['1506', 15.875, 6.35, 6.35, [0.8, 1.2], 23]], 12, 'SNMG 四方刀片 倒角 粗车'],
  ['insert-ccmt', 'C', false, 'CCMT 80°正角内孔刀片', 'CCMT 80° positive insert', [['0602', 6.35, 2.38, 2.8, [0.2, 0.4, 0.8], 1.2], ['09T3', 9.525, 3.97, 4.4, [0.2, 0.4, 0.8], 4], ['1204', 12.7, 4.76, 5.5, [0.4, 0.8], 9]], 9.5, 'CCMT 镗孔刀片 内孔 正角'],
  ['insert-dcmt', 'D', false, 'DCMT 55°正角刀片', 'DCMT 55° positive insert', [['0702', 6.35, 2.38, 2.8, [0.2, 0.4, 0.8], 1.4], ['11T3', 9.525, 3.97, 4.4, [0.2, 0.4, 0.8], 4.6]], 10, 'DCMT 内孔 仿形'],
  ['insert-tcmt', 'T', false, 'TCMT 三角正角刀片', 'TCMT triangular positive insert', [['0902', 5.56, 2.38, 2.5, [0.2, 0.4], 0.9], ['1102', 6.35, 2.38, 2.8, [0.2, 0.4, 0.8], 1.3], ['16T3', 9.525, 3.97, 4.4, [0.4, 0.8], 4.4]], 9, 'TCMT 三角 内孔'],
  ['insert-vbmt', 'V', false, 'VBMT 35°正角精车刀片', 'VBMT 35° positive finishing insert', [['1103', 6.35, 3.18, 2.8, [0.2, 0.4], 2.4], ['1604', 9.525, 4.76, 4.4, [0.2, 0.4, 0.8], 7]], 14, 'VBMT 35度 精车'],
  ['insert-apmt', 'A', false, 'APMT 立铣刀片(方肩铣)', 'APMT shoulder milling insert', [['1135PDER', 6.35, 3.5, 2.8, [0.8], 3], ['1604PDER', 9.525, 4.76, 4.4, [0.8], 7]], 8, 'APMT1135 APMT1604 铣刀片 R0.8 方肩'],
  ['insert-rpmt', 'R', false, 'RPMT 圆形铣刀片', 'RPMT round milling insert', [['08T2', 8, 2.78, 3.4, [0], 2], ['10T3', 10, 3.97, 4.4, [0], 4.4], ['1204', 12, 4.76, 4.4, [0], 7.4]], 11, 'RPMT RPMW 圆刀片 R5 R6 仿形铣'],
  ['insert-sekt', 'S', false, 'SEKT 面铣刀片', 'SEKT face milling insert', [['1204AFTN', 12.7, 4.76, 5.5, [0], 9], ['1504AFTN', 15.875, 4.76, 5.5, [0], 14]], 15, 'SEKT1204 面铣 45度 盘刀'],
  ['insert-mgmn', 'G', false, 'MGMN 切槽切断刀片', 'MGMN grooving and parting insert', [['150-G', 1.5, 3.5, 0, [0.15], 1.1], ['200-G', 2, 3.5, 0, [0.2], 1.4], ['250-G', 2.5, 3.85, 0, [0.2], 1.8], ['300-M', 3, 4.8, 0, [0.4], 2.6], ['400-M', 4, 4.8, 0, [0.4], 3.4], ['500-M', 5, 5.8, 0, [0.8], 5.2]], 11, 'MGMN200 MGMN300 切断刀片 切槽'],
];

const GRADES: readonly (readonly [Words, string, number])[] = [
  [w('P25 钢件 CVD', 'P25 steel, CVD'), 'P25', 1], [w('M30 不锈钢 PVD', 'M30 stainless, PVD'), 'M30', 1.1], [w('K15 铸铁 CVD', 'K15 cast iron, CVD'), 'K15', 0.98],
];
const METAL: readonly Material[] = ['gold', 'carbide', 'gold', 'blackOxide', 'gold', 'carbide'];

const TEXT = text(
  ['型号按 ISO 1832 读：第一位是形状，第二位后角(N 为 0°，C 为 7°)，第三位精度，第四位断屑槽与孔；数字依次为边长、厚度和刀尖圆弧，如 CNMG120408 表示切削刃长 12、厚 4.76、圆弧 0.8 mm。', 'Read by ISO 1832: shape, clearance (N is 0°, C is 7°), tolerance, chipbreaker and hole; then edge length, thickness and corner radius. CNMG120408 has a 12 mm edge, 4.76 mm thickness and a 0.8 mm radius.'],
  ['牌号按工件选：P 类(蓝)用于钢，M 类(黄)用于不锈钢，K 类(红)用于铸铁。精车用 0.4 圆弧与小断屑槽，粗车用 0.8 至 1.2 圆弧与大前角槽。', 'Grade follows the workpiece: P (blue) for steel, M (yellow) for stainless, K (red) for cast iron. Finish with a 0.4 radius and a fine chipbreaker, rough with 0.8 to 1.2 and an open one.'],
  ['参考参数：P25 车 45 钢 vc 180 至 250 m/min，f 0.2 至 0.4 mm/r；M30 车 304 vc 120 至 160 m/min。最大切深约为刃长的三分之二，每盒 10 片，须整盒订购。', 'Guide: P25 in C45 steel vc 180 to 250 m/min at 0.2 to 0.4 mm/rev; M30 in 304 vc 120 to 160 m/min. The greatest depth of cut is about two thirds of the edge. Boxes of ten, sold by the box.'],
);

const code = (r: number): string => (r === 0 ? '' : String(Math.round(r * 10)).padStart(2, '0'));

const inserts = LINES.map(([key, form, negative, zh, en, sizes, yuan, search], index): SeedProduct => {
  const letters = zh.slice(0, 4);
  const shown = sizes[Math.min(1, sizes.length - 1)] ?? sizes[0] as Size;
  const simple = form === 'A' || form === 'G' || form === 'R' || letters === 'SEKT';
  const name = (size: Size, r: number): string => `${letters}${size[0]}${simple ? (form === 'R' ? 'MO' : '') : code(r)}`;
  return goods({
    key, trade: 'cutting', category: form === 'A' || form === 'R' || letters === 'SEKT' ? 'cutting-inserts-milling' : form === 'G' ? 'cutting-inserts-grooving' : 'cutting-inserts-turning', ...(index % 3 === 0 ? { brand: 'jinlan' } : {}),
    name: w(`${zh} 硬质合金涂层`, `${en}, coated carbide`), brief: w(`${negative ? '双面负角，' : ''}三种牌号：钢件、不锈钢、铸铁；1盒10片`, `${negative ? 'Double-sided, ' : ''}three grades: steel, stainless, cast iron; box of 10`),
    keywords: [...words(search), '数控刀片', '车刀粒', 'insert', 'carbide'], standards: ['ISO 1832', 'GB/T 2076'], unit: w('片', 'pc'), packing: w('1盒=10片', 'Box of 10'), moq: 10, multiple: 10,
    params: [q({ zh: '形状', en: 'Shape' }, letters), q({ zh: '后角', en: 'Clearance' }, negative ? '0' : '7', '°'), q('coating', w('CVD / PVD 复合涂层', 'CVD / PVD multilayer')), q('chipbreaker', w('通用中车槽', 'General purpose'))],
    options: [w('型号', 'Designation'), w('牌号', 'Grade')],
    pieces: sizes.flatMap((size) => size[4].flatMap((r) => GRADES.map(([grade, sign, k]): Piece => ({
      designation: `${name(size, r)} ${sign}`, at: [name(size, r), grade], yuan: yuan * k * (0.6 + 0.4 * (size[5] / 9.5)) * near(`${key}${size[0]}`, 0.03), grams: size[5], cm3: 3,
      params: [q(form === 'G' ? 'width' : 'ic', size[1], 'mm'), q('thickness', size[2], 'mm'), ...(size[3] ? [q('bore', size[3], 'mm')] : []), ...(r ? [q('corner', r, 'mm')] : [])],
    })))),
    text: TEXT,
    pictures: insert({ title: zh, caption: `${name(shown, shown[4][Math.min(1, shown[4].length - 1)] ?? 0)} · ISO 1832`, form, ic: shown[1], s: shown[2], hole: shown[3], corner: shown[4][Math.min(1, shown[4].length - 1)] ?? 0, material: METAL[index % METAL.length] ?? 'gold', positive: !negative }),
  });
});

type HolderLine = readonly [key: string, zh: string, en: string, form: InsertForm, boring: boolean, sizes: readonly (readonly [code: string, h: number, L: number, f: number])[], search: string, fits: string];
const HOLDERS: readonly HolderLine[] = [
  ['holder-mclnr', '外圆车刀杆 MCLNR/L 95°', 'Turning holder MCLNR/L, 95°', 'C', false, [['1616H12', 16, 100, 20], ['2020K12', 20, 125, 25], ['2525M12', 25, 150, 32], ['3232P16', 32, 170, 40]], 'MCLNR 外圆刀杆 95度 车刀杆', 'CNMG1204'],
  ['holder-mwlnr', '外圆车刀杆 MWLNR/L 95°', 'Turning holder MWLNR/L, 95°', 'W', false, [['1616H08', 16, 100, 20], ['2020K08', 20, 125, 25], ['2525M08', 25, 150, 32]], 'MWLNR 桃形刀杆', 'WNMG0804'],
  ['holder-mdjnr', '仿形车刀杆 MDJNR/L 93°', 'Profiling holder MDJNR/L, 93°', 'D', false, [['2020K11', 20, 125, 25], ['2020K15', 20, 125, 25], ['2525M15', 25, 150, 32]], 'MDJNR 仿形刀杆', 'DNMG1504'],
  ['holder-sclcr-s', '内孔镗刀杆 SCLCR/L', 'Boring bar SCLCR/L, 95°', 'C', true, [['S08K06', 8, 125, 5], ['S10K06', 10, 125, 6.5], ['S12M09', 12, 150, 8.5], ['S16Q09', 16, 180, 11], ['S20R09', 20, 200, 13], ['S25S12', 25, 250, 17]], 'SCLCR 镗刀杆 内孔刀杆', 'CCMT0602 / CCMT09T3'],
];
const holders = HOLDERS.map(([key, zh, en, form, boring, sizes, search, fits]): SeedProduct => goods({
  key, trade: 'cutting', category: 'cutting-inserts-holders', name: w(zh, en), brief: w(`配 ${fits} 刀片，左右手可选`, `For ${fits}, right and left hand`), keywords: [...words(search), '刀杆', 'tool holder'], standards: [boring ? 'ISO 6261' : 'ISO 5608'], unit: UNIT.stick, moq: 1,
  params: [q('material', w('42CrMo 调质，HRC 43-48', '42CrMo4, HRC 43-48')), q({ zh: '适用刀片', en: 'Insert' }, fits), q({ zh: '夹紧方式', en: 'Clamping' }, boring ? w('螺钉压紧 S', 'Screw (S)') : w('复合压紧 M', 'Multi-lock (M)'))],
  options: [w('规格', 'Size'), w('方向', 'Hand')],
  pieces: sizes.flatMap(([sign, h, L, f]) => ([['R', w('右手', 'Right')], ['L', w('左手', 'Left')]] as const).map(([hand, side]) => ({ designation: `${boring ? `${sign.slice(0, 4)}-SCLC${hand}${sign.slice(4)}` : `${zh.split(' ')[1]?.slice(0, 4)}${hand}${sign}`}`, at: [sign, side], yuan: 22 + h * 1.5, grams: h * h * L * (boring ? 0.0061 : 0.0075), cm3: L * 3, params: [q(boring ? 'diameter' : 'height', h, 'mm'), q('length', L, 'mm'), q({ zh: '刀尖偏置 f', en: 'Offset f' }, f, 'mm')] }))),
  text: text(['刀杆经整体热处理，刀片槽一次装夹加工，重复定位 ±0.02 mm。附刀垫、压紧件和扳手各一。', 'Hardened body with the pocket machined in one clamping; repeat accuracy ±0.02 mm. Shim, clamp and key are included.'], ['外圆刀杆刀尖应与主轴等高；镗刀杆悬伸不超过杆径的四倍(钢杆)，否则易振动。', 'Set the tip at spindle height. A steel boring bar should not overhang more than four diameters, or it chatters.']),
  pictures: turningHolder({ title: zh, caption: `${sizes[1]?.[0]} · ISO ${boring ? 6261 : 5608}`, form, h: sizes[1]?.[1] ?? 20, L: sizes[1]?.[2] ?? 125, f: boring ? (sizes[1]?.[1] ?? 20) / 2 + (sizes[1]?.[3] ?? 10) : sizes[1]?.[3] ?? 25, insertMaterial: 'gold', boring }),
}));

export const turning: SeedProduct[] = [...inserts, ...holders];
