import { circularBlade } from '#lib/seed/drawings/tools/abrasive/circular-blade.ts';
import { holeSaw } from '#lib/seed/drawings/tools/cutting/hole-saw.ts';
import { burr } from '#lib/seed/drawings/tools/cutting/burr.ts';
import { fileTool } from '#lib/seed/drawings/tools/cutting/file-tool.ts';
import { spadeBit } from '#lib/seed/drawings/tools/cutting/spade-bit.ts';
import { stepDrill } from '#lib/seed/drawings/tools/cutting/step-drill.ts';
import { stripBlade } from '#lib/seed/drawings/tools/cutting/strip-blade.ts';
import { goods, type Piece } from '#lib/seed/demo/flow/goods.ts';
import { UNIT, w } from '#lib/seed/demo/flow/words.ts';
import { near, q, text, words } from '#lib/seed/demo/works/words.ts';
import type { SeedProduct } from '#lib/seed/types.ts';

const HOLES = [16, 19, 20, 22, 25, 29, 30, 32, 35, 38, 40, 44, 48, 51, 54, 57, 60, 64, 68, 70, 76, 83, 89, 102, 114, 127];
const holeSaws = ([['hole-saw-bimetal', '双金属开孔器', 'Bi-metal hole saw', 'red', 38, 26, HOLES, 8, 'M42 高速钢齿，钢板、木材、塑料', 'M42 teeth for steel sheet, wood and plastics'], ['hole-saw-tct', '硬质合金开孔器', 'TCT hole cutter', 'steel', 25, 12, HOLES.filter((d) => d <= 64), 14, '不锈钢板、铁板，最大板厚 4 mm', 'Stainless and steel sheet up to 4 mm'], ['hole-saw-diamond', '金刚石开孔器', 'Diamond hole saw', 'grey', 50, 40, HOLES.filter((d) => d >= 20 && d <= 102), 10, '瓷砖、玻璃、大理石', 'Tile, glass, marble']] as const).map(([key, zh, en, metal, depth, count, sizes, at, use, useEn]): SeedProduct => goods({
  key, trade: 'cutting', category: 'cutting-saws-hole', ...(key.endsWith('bimetal') ? { brand: 'zuanyao' } : {}), name: w(`${zh} ⌀${sizes[0]}-${sizes.at(-1)}`, `${en}, ⌀${sizes[0]}-${sizes.at(-1)} mm`), brief: w(use, useEn), keywords: words('开孔器 扩孔器 打孔 hole saw 开孔钻'), standards: ['GB/T 25664'], unit: UNIT.piece, moq: 2, params: [q('cutDepth', depth, 'mm'), q('workpiece', w(use, useEn))], options: [w('直径', 'Diameter')],
  pieces: sizes.map((d): Piece => ({ designation: `⌀${d}`, at: [`${d} mm`], yuan: (at + d * 0.32) * near(`${key}${d}`, 0.03), grams: d * 3.1 + 20, cm3: d * d * 0.07 + 30, params: [q('diameter', d, 'mm')] })),
  text: text(['开孔直径按管件外径加 1 至 2 mm 选择，例如 DN20 电线管(外径 25)用 27 或 30 mm。', 'Take the outside diameter of pipe or gland plus 1 to 2 mm.'], ['转速参考：双金属 25 mm 钢板约 300 r/min，51 mm 约 150 r/min；不锈钢减半并加切削油。金刚石开孔器须喷水冷却。', 'Bi-metal in steel: about 300 rpm at 25 mm, 150 rpm at 51 mm; half that in stainless, with oil. Diamond saws need water.']),
  pictures: holeSaw({ title: zh, caption: '⌀51', D: 51, depth, count, material: metal }),
}));

const BLADE_TEXT = text(['齿数越多切面越光、进给越慢：木材纵切 24 至 40 齿，横切与板材 60 至 80 齿，铝材用 100 齿以上的负前角梯平齿。', 'More teeth cut smoother and slower: 24 to 40 for ripping, 60 to 80 for crosscutting and boards, 100 and more with negative rake for aluminium.'], ['安装前核对孔径与最高转速，法兰与锯片必须清洁。锯片钝化后可修磨，一般可磨 3 至 5 次。', 'Check bore and maximum speed and keep flange and blade clean. Dull teeth can be reground three to five times.']);
const blades = ([
  ['blade-tct-wood', '木工硬质合金圆锯片', 'TCT saw blade for wood', 'tct', 40, [[110, 20, 1.8, 30], [110, 20, 1.8, 40], [125, 20, 1.8, 40], [160, 20, 2.2, 40], [180, 25.4, 2.2, 40], [185, 25.4, 2.2, 60], [210, 30, 2.6, 48], [230, 25.4, 2.6, 60], [254, 25.4, 2.8, 60], [254, 25.4, 2.8, 80], [305, 30, 3, 80], [355, 30, 3.2, 80]], 0.2, '木工锯片 合金锯片 圆锯片 TCT', 'cutting-saws-circular'],
  ['blade-tct-alu', '铝合金切割锯片', 'TCT saw blade for aluminium', 'tct', 60, [[180, 25.4, 2.2, 60], [210, 25.4, 2.4, 80], [254, 25.4, 2.8, 100], [305, 25.4, 3, 100], [305, 30, 3, 120], [355, 25.4, 3.2, 120], [405, 30, 3.6, 120]], 0.42, '铝合金锯片 铝材切割 120齿', 'cutting-saws-circular'],
  ['blade-hss-slitting', '高速钢锯片铣刀', 'HSS slitting saw', 'hss', 80, [[63, 16, 1, 100], [63, 16, 1.5, 80], [80, 22, 1, 128], [80, 22, 2, 80], [100, 22, 1.5, 128], [100, 22, 2, 100], [125, 22, 2, 128], [125, 22, 3, 80], [160, 32, 2, 128], [160, 32, 3, 100]], 0.55, '锯片铣刀 切口铣刀 DIN1837 切槽', 'cutting-saws-circular'],
  ['blade-diamond-seg', '金刚石干切片(开槽)', 'Diamond blade, segmented', 'diamond', 14, [[105, 20, 1.8, 8], [114, 20, 2, 9], [125, 22.23, 2.2, 10], [180, 22.23, 2.4, 14], [230, 22.23, 2.6, 16], [300, 25.4, 3, 20], [350, 25.4, 3.2, 24], [400, 50, 3.4, 28]], 0.13, '金刚石锯片 云石片 干切片 混凝土 切墙', 'cutting-saws-diamond'],
  ['blade-diamond-turbo', '金刚石波纹片', 'Diamond blade, turbo', 'turbo', 1, [[105, 20, 1.8, 1], [114, 20, 2, 1], [125, 22.23, 2.2, 1], [180, 22.23, 2.4, 1], [230, 22.23, 2.6, 1]], 0.12, '波纹片 云石片 瓷砖切割 石材', 'cutting-saws-diamond'],
] as const).map(([key, zh, en, kind, , sizes, k, search, category]): SeedProduct => {
  const [D, bore, t, z] = sizes[Math.floor(sizes.length / 2)] ?? sizes[0];
  return goods({
    key, trade: 'cutting', category, ...(kind === 'tct' ? { brand: 'jinlan' } : {}), name: w(`${zh} ⌀${sizes[0][0]}-${sizes.at(-1)?.[0]}`, `${en}, ⌀${sizes[0][0]}-${sizes.at(-1)?.[0]} mm`), brief: w(kind === 'diamond' || kind === 'turbo' ? '混凝土、石材、瓷砖' : kind === 'hss' ? '金属切口与窄槽' : '硬质合金齿，低噪音基体', kind === 'diamond' || kind === 'turbo' ? 'Concrete, stone, tile' : kind === 'hss' ? 'Slots and parting in metal' : 'Carbide teeth, low-noise body'), keywords: [...words(search), 'saw blade', '锯片'], standards: kind === 'hss' ? ['DIN 1837', 'GB/T 6120'] : kind === 'tct' ? ['EN 847-1', 'JB/T 14204'] : ['EN 13236', 'GB/T 11270'], unit: w('片', 'pc'), moq: 2, params: [q('material', kind === 'hss' ? w('高速钢 W6Mo5Cr4V2', 'HSS M2') : kind === 'tct' ? w('YG8 硬质合金齿，65Mn 基体', 'YG8 tips, 65Mn body') : w('金刚石烧结体，65Mn 基体', 'Sintered diamond, 65Mn body'))], options: [w('规格', 'Size')],
    pieces: (sizes as readonly (readonly [number, number, number, number])[]).map(([d, b, th, n]): Piece => ({ designation: `${d}×${b}${kind === 'tct' ? ` Z${n}` : kind === 'hss' ? `×${th} Z${n}` : ''}`, at: [`${d}×${b}${kind === 'tct' ? ` ${n}T` : kind === 'hss' ? `×${th}` : ''}`], yuan: k * d * (d / 180) ** 0.5 * (kind === 'tct' ? 0.5 + n / 90 : 1), grams: d * d * th * 0.0052, cm3: d * d * 0.006, params: [q('diameter', d, 'mm'), q('bore', b, 'mm'), q('thickness', th, 'mm'), ...(kind === 'turbo' ? [] : [q('teeth', n)])] })),
    text: BLADE_TEXT, pictures: circularBlade({ title: zh, caption: `${D} × ${bore}${kind === 'turbo' || kind === 'diamond' ? '' : ` · Z${z}`}`, D, bore, t, count: z, kind }),
  });
});

const strips = ([
  ['blade-hacksaw-hss', '双金属手锯条', 'Bi-metal hacksaw blade', 'hack', 300, 12.7, [18, 24, 32], 'blue', 2.1, '手锯条 钢锯条 300mm'],
  ['blade-jig-wood', '曲线锯条 木用(T 柄)', 'Jig saw blade, wood, T-shank', 'jig', 100, 8, [6, 8, 10], 'white', 1.6, '曲线锯条 T144D 木工'],
  ['blade-jig-metal', '曲线锯条 金属用(T 柄)', 'Jig saw blade, metal, T-shank', 'jig', 92, 7.5, [14, 18, 21, 24], 'blue', 1.9, '曲线锯条 T118A 金属'],
  ['blade-sabre', '马刀锯条 双金属', 'Sabre saw blade, bi-metal', 'sabre', 225, 19, [6, 10, 14, 18], 'yellow', 6.4, '马刀锯条 往复锯 S1122'],
] as const).map(([key, zh, en, kind, L, H, tpis, metal, at, search]): SeedProduct => goods({
  key, trade: 'cutting', category: 'cutting-saws-strip', name: w(`${zh} ${L} mm`, `${en}, ${L} mm`), brief: w(`${tpis.join(' / ')} 齿每英寸`, `${tpis.join(' / ')} TPI`), keywords: [...words(search), 'saw blade'], standards: ['GB/T 14764'], unit: UNIT.stick, packing: kind === 'hack' ? w('1盒=100支', 'Box of 100') : w('1卡=5支', 'Card of 5'), moq: kind === 'hack' ? 100 : 25, multiple: kind === 'hack' ? 50 : 5, params: [q('length', L, 'mm'), q('width', H, 'mm'), q('material', w('M42 高速钢齿 + 弹簧钢背', 'M42 teeth on spring steel'))], options: [w('齿数', 'TPI')],
  pieces: tpis.map((t): Piece => ({ designation: `${L} mm ${t} TPI`, at: [`${t} TPI`], yuan: at * near(`${key}${t}`, 0.04), grams: L * H * 0.0062, cm3: L * H * 0.003, params: [q('tpi', t)] })),
  text: text(['选齿原则：被锯材料厚度内应有至少三个齿。薄壁管 24 至 32 齿，角钢 18 齿，木材 6 至 10 齿。', 'At least three teeth must stand in the thickness: 24 to 32 TPI for thin tube, 18 for angle steel, 6 to 10 for wood.'], ['双金属锯条背部为弹簧钢，可弯曲不断；齿部为 M42 高速钢，可锯不锈钢。', 'The spring steel back bends without breaking; the M42 teeth cut stainless.']),
  pictures: stripBlade({ title: zh, caption: `${L} × ${H}`, L, H, tpi: tpis[1], kind, material: metal, ...(key === 'blade-sabre' ? { tip: 'steel' as const } : {}) }),
}));

const files = ([['file-flat', '平锉', 'Flat file', 'flat', 1], ['file-half', '半圆锉', 'Half-round file', 'half', 1.15], ['file-round', '圆锉', 'Round file', 'round', 0.75], ['file-square', '方锉', 'Square file', 'square', 0.9], ['file-triangle', '三角锉', 'Three-square file', 'triangle', 0.95]] as const).map(([key, zh, en, form, k]): SeedProduct => goods({
  key, trade: 'cutting', category: 'cutting-files', ...(form === 'flat' ? { brand: 'wenxiao' } : {}), name: w(`${zh} 钳工锉 100-350 mm`, `${en}, 100-350 mm`), brief: w('T12 高碳钢，HRC 62 以上，带双色手柄', 'T12 carbon steel, HRC 62, with handle'), keywords: words('锉刀 钳工锉 钢锉 file 打磨'), standards: ['GB/T 5806', 'DIN 7261'], unit: UNIT.stick, moq: 12, multiple: 6, params: [q('material', w('T12A 高碳工具钢', 'T12A carbon tool steel')), q('hardness', '≥ 62', 'HRC')], options: [w('长度', 'Length'), w('齿纹', 'Cut')],
  pieces: [100, 150, 200, 250, 300, 350].flatMap((L) => ([w('粗齿', 'Bastard'), w('中齿', 'Second cut'), w('细齿', 'Smooth')]).map((cut): Piece => ({ designation: `${L} mm ${cut.en}`, at: [`${L} mm`, cut], yuan: (2.6 + (L / 100) ** 1.7 * 2.1) * k, grams: (L / 100) ** 2.4 * 34 * k, cm3: L * 0.9 }))),
  text: text(['粗齿用于余量 0.5 mm 以上的粗锉，中齿用于 0.2 至 0.5 mm，细齿用于精修和去毛刺。', 'Bastard cut for more than 0.5 mm, second cut for 0.2 to 0.5 mm, smooth for finishing and deburring.'], ['锉刀只在推程切削；锉铝、铜时涂粉笔灰，可避免塞齿。用铜刷沿齿纹方向清理。', 'A file cuts on the push stroke only. Chalk it for aluminium and copper so that it does not clog; clean it along the teeth with a brass brush.']),
  pictures: fileTool({ title: zh, caption: `250 mm · ${en}`, L: 250, form, wide: form === 'round' ? 10 : form === 'square' ? 11 : form === 'triangle' ? 15 : 25 }),
}));

const stepped = ([['step-drill-spiral', '螺旋槽阶梯钻 宝塔钻', 'Step drill, spiral flute', 'gold', 1], ['step-drill-co', '含钴阶梯钻 不锈钢用', 'Cobalt step drill', 'bronze', 1.75]] as const).map(([key, zh, en, metal, k]): SeedProduct => goods({
  key, trade: 'cutting', category: 'cutting-drills-step', brand: 'zuanyao', name: w(zh, en), brief: w('一支钻多种孔径，板厚 4 mm 以内', 'Many hole sizes with one tool, sheet up to 4 mm'), keywords: words('宝塔钻 阶梯钻 多功能钻 step drill 开孔'), standards: ['DIN 8374'], unit: UNIT.stick, moq: 2, params: [q('material', k > 1 ? 'HSS-Co5' : 'HSS'), q('coating', k > 1 ? w('琥珀色', 'Amber') : 'TiN')], options: [w('规格', 'Size')],
  pieces: ([[4, 12, 1, 65, 6], [4, 20, 2, 75, 8], [4, 32, 2, 98, 10], [6, 30, 2, 100, 10], [6, 38, 4, 100, 10], [4, 40, 4, 105, 12]] as const).map(([a, b, s, L, shank]): Piece => ({ designation: `${a}-${b}×${s}`, at: [`${a}-${b} mm`], yuan: k * (5 + b * 0.72), grams: b * b * L * 0.0018 + 12, cm3: L, params: [q('diameter', `${a}-${b}`, 'mm'), q({ zh: '级差', en: 'Step' }, s, 'mm'), q('length', L, 'mm'), q('shank', shank, 'mm')] })),
  text: text(['阶梯钻用于配电柜、薄板和塑料壳体开孔，孔圆、无毛刺，下一级刃口同时倒角。', 'Step drills open round, burr-free holes in cabinets, sheet and plastic housings; the next step chamfers the edge.'], ['板厚不得超过每级高度；钢板 20 mm 孔约 400 r/min，加切削油。', 'The sheet must not be thicker than one step. A 20 mm hole in steel: about 400 rpm with oil.']),
  pictures: stepDrill({ title: zh, caption: '4-32 × 2', from: 4, to: 32, step: 2, L: 98, shank: 10, material: metal }),
}));

const BURRS = [['A', '圆柱形', 'Cylinder'], ['C', '圆柱球头', 'Ball-nosed cylinder'], ['D', '球形', 'Ball'], ['F', '弧形圆头', 'Ball-nosed tree'], ['G', '弧形尖头', 'Pointed tree'], ['H', '火炬形', 'Flame'], ['L', '锥形圆头', 'Ball-nosed cone'], ['M', '锥形尖头', 'Pointed cone']] as const;
const burrs = BURRS.map(([form, zh, en]): SeedProduct => goods({
  key: `burr-${form.toLowerCase()}`, trade: 'cutting', category: 'cutting-burrs', ...(form < 'E' ? { brand: 'jinlan' } : {}), name: w(`硬质合金旋转锉 ${form}型 ${zh}`, `Carbide burr ${form}, ${en.toLowerCase()}`), brief: w('柄径 6 mm，单纹/双纹', '6 mm shank, single or double cut'), keywords: words('旋转锉 合金磨头 打磨头 rotary burr 铣锉'), standards: ['DIN 8032', 'GB/T 9217.2'], unit: UNIT.stick, moq: 5, params: [q('material', w('YG8 硬质合金', 'Tungsten carbide YG8')), q('shank', 6, 'mm'), q('maxSpeed', '25000-35000', 'r/min')], options: [w('头部直径', 'Head diameter'), w('齿型', 'Cut')],
  pieces: [6, 8, 10, 12, 16].flatMap((d) => [w('单纹', 'Single cut'), w('双纹', 'Double cut')].map((cut): Piece => ({ designation: `${form}${String(d).padStart(2, '0')} ${cut.en.slice(0, 6)}`, at: [`${d} mm`, cut], yuan: (5.5 + d * d * 0.13) * (cut.en.startsWith('D') ? 1.06 : 1), grams: d * d * 0.34 + 10, cm3: 12, params: [q('diameter', d, 'mm'), q('flute', form === 'D' ? d - 1 : d < 8 ? 18 : d < 14 ? 20 : 25, 'mm')] }))),
  text: text(['单纹适合钢和铸铁去除量大的场合，双纹断屑好、手感平稳，适合不锈钢和手持打磨机。', 'Single cut removes much in steel and cast iron; double cut breaks the chip and runs quietly, for stainless and hand grinders.'], ['推荐转速：6 mm 头 30000 r/min，10 mm 头 20000 r/min，16 mm 头 12000 r/min；夹持长度不少于柄长的三分之二。', 'Speed: 30000 rpm for 6 mm heads, 20000 for 10 mm, 12000 for 16 mm. Clamp at least two thirds of the shank.']),
  pictures: burr({ title: `旋转锉 ${form}`, caption: `${form} 1020 · DIN 8032`, form, d: 10, l: form === 'D' ? 9 : 20, L: 65, shank: 6, material: 'carbide' }),
}));

const spade = goods({
  key: 'bit-spade-wood', trade: 'cutting', category: 'cutting-drills-masonry', name: w('木工三尖扁钻 六角柄 ⌀10-38', 'Spade bit, hex shank, ⌀10-38 mm'), brief: w('木材快速开孔，长 152 mm', 'Fast holes in wood, 152 mm long'), keywords: words('扁钻 木工开孔 三尖扁钻 spade bit'), standards: [], unit: UNIT.stick, moq: 10, params: [q('length', 152, 'mm'), q('shankForm', w('六角柄 6.35', '1/4 in hex'))], options: [w('直径', 'Diameter')],
  pieces: [10, 12, 14, 16, 18, 20, 22, 25, 28, 30, 32, 35, 38].map((d): Piece => ({ designation: `⌀${d}`, at: [`${d} mm`], yuan: 1.4 + d * 0.07, grams: 38 + d * 1.5, cm3: 30 })),
  text: text(['扁钻用于木材、石膏板开孔，转速 1000 至 2000 r/min，出口处减压可避免撕裂。', 'For wood and plasterboard at 1000 to 2000 rpm; ease the pressure at the exit so that the wood does not split.'], ['六角柄适用快换夹头，可配加长杆。', 'The hex shank fits quick-change chucks and extensions.']),
  pictures: spadeBit({ title: '木工扁钻', caption: '⌀25 × 152', d: 25, L: 152 }),
});

export const sawing: SeedProduct[] = [...holeSaws, ...blades, ...strips, ...files, ...stepped, ...burrs, spade];
