import { hammer, type HammerShape } from '#lib/seed/drawings/tools/hand/hammer.ts';
import { pliers, type PlierShape } from '#lib/seed/drawings/tools/hand/pliers.ts';
import { screwdriver, type DriverShape } from '#lib/seed/drawings/tools/hand/screwdriver.ts';
import { bladeTool } from '#lib/seed/drawings/tools/hand/blade-tool.ts';
import type { Material } from '#lib/seed/drawings/metal.ts';
import { goods, type Piece } from '#lib/seed/demo/flow/goods.ts';
import { w } from '#lib/seed/demo/flow/words.ts';
import { near, q, text, words } from '#lib/seed/demo/works/words.ts';
import type { SeedProduct } from '#lib/seed/types.ts';

const DRIVER_TEXT = text(
  ['十字旋具分 PH(普通)与 PZ(带附加棱)：PH 用于机螺钉，PZ 用于木螺钉和断路器端子，二者不可混用，否则易打滑损坏槽口。', 'PH is the plain cross for machine screws; PZ has extra ribs, for wood screws and breaker terminals. Mixing them cams out and spoils the recess.'],
  ['选号：M2-M3 用 PH0/PH1，M3.5-M5 用 PH2，M6 用 PH3；一字刃宽应与槽宽一致。', 'Sizes: PH0 or PH1 for M2 to M3, PH2 for M3.5 to M5, PH3 for M6. A slotted blade should be as wide as the slot.'],
  ['杆部 S2 或 CR-V 钢，端部磁化处理；绝缘型按 IEC 60900 逐支耐压 10 kV 试验，工作电压不超过 1000 V。', 'Blades of S2 or CR-V with magnetised tips; insulated ones are each tested at 10 kV to IEC 60900 for work up to 1000 V.'],
);
const DRIVERS: readonly (readonly [key: string, zh: string, en: string, tip: DriverShape['tip'], rows: readonly (readonly [string, number, number])[], colour: Material, insulated: boolean, k: number, norm: string])[] = [
  ['screwdriver-ph', '十字螺丝刀 PH', 'Phillips screwdriver', 'PH', [['PH0', 60, 3], ['PH0', 75, 3], ['PH1', 80, 5], ['PH1', 100, 5], ['PH2', 38, 6], ['PH2', 100, 6], ['PH2', 125, 6], ['PH2', 150, 6], ['PH2', 200, 6], ['PH2', 300, 6], ['PH3', 150, 8], ['PH3', 200, 8]], 'red', false, 1, 'ISO 8764'],
  ['screwdriver-pz', '米字螺丝刀 PZ', 'Pozidriv screwdriver', 'PZ', [['PZ0', 75, 3], ['PZ1', 80, 5], ['PZ2', 100, 6], ['PZ2', 150, 6], ['PZ3', 150, 8]], 'blue', false, 1.1, 'ISO 8764'],
  ['screwdriver-sl', '一字螺丝刀', 'Slotted screwdriver', 'SL', [['SL3', 75, 3], ['SL4', 100, 4], ['SL5', 75, 5], ['SL5', 100, 5], ['SL6', 38, 6], ['SL6', 100, 6], ['SL6', 150, 6], ['SL6', 200, 6], ['SL8', 150, 8], ['SL8', 200, 8], ['SL10', 250, 10]], 'yellow', false, 1, 'ISO 2380'],
  ['screwdriver-tx', '梅花星形螺丝刀 TX', 'TORX screwdriver', 'TX', [['T6', 60, 3], ['T8', 60, 3], ['T10', 80, 4], ['T15', 80, 4], ['T20', 100, 5], ['T25', 100, 5], ['T27', 115, 6], ['T30', 115, 6], ['T40', 130, 7]], 'green', false, 1.25, 'ISO 10664'],
  ['screwdriver-vde', '绝缘螺丝刀 1000V', 'Insulated screwdriver, 1000 V', 'SL', [['SL2.5', 75, 2.5], ['SL3.5', 100, 3.5], ['SL4', 100, 4], ['SL5.5', 125, 5.5], ['PH0', 60, 3], ['PH1', 80, 5], ['PH2', 100, 6]], 'orange', true, 2.3, 'IEC 60900'],
  ['screwdriver-strike', '穿心可敲击螺丝刀', 'Go-through screwdriver', 'PH', [['PH2', 100, 7], ['PH2', 150, 7], ['PH3', 200, 8], ['SL6', 100, 7], ['SL8', 150, 8], ['SL10', 200, 10]], 'black', false, 1.5, 'ISO 8764'],
];
const drivers = DRIVERS.map(([key, zh, en, tip, rows, colour, insulated, k, norm], i): SeedProduct => {
  const [size, blade, d] = rows[Math.floor(rows.length / 2)] ?? rows[0] as readonly [string, number, number];
  return goods({
    key, trade: 'hand-tools', category: 'hand-tools-drivers', ...(i % 2 ? {} : { brand: 'qianyan' }), name: w(`${zh} ${rows[0]?.[0]}-${rows.at(-1)?.[0]}`, `${en}, ${rows[0]?.[0]} to ${rows.at(-1)?.[0]}`), brief: w(insulated ? '双层绝缘，VDE 1000 V' : '磁性头，双色防滑柄', insulated ? 'Two-layer insulation, VDE 1000 V' : 'Magnetic tip, two-colour grip'), keywords: words('螺丝刀 改锥 起子 旋具 screwdriver 批头'), standards: [norm, 'QB/T 2564'], unit: w('把', 'pc'), moq: 12, multiple: 6, params: [q('material', i === 3 ? 'S2' : w('铬钒钢 CR-V', 'CR-V')), q('hardness', '52-58', 'HRC'), q('handle', w('PP+TPR 双色', 'PP + TPR'))], options: [w('头型', 'Tip'), w('杆长', 'Blade')],
    pieces: rows.map(([s, L, dd]): Piece => ({ designation: `${s}×${L}`, at: [s, `${L} mm`], yuan: (2.2 + dd * 0.42 + L * 0.011) * k * near(key + s + L, 0.02), grams: 26 + dd * dd * L * 0.0058 + dd * 6, cm3: 120 + L, params: [q('diameter', dd, 'mm')] })), text: DRIVER_TEXT,
    pictures: screwdriver({ title: zh, caption: `${size} × ${blade} · ${norm}`, size, tip, blade, d, colour, insulated }),
  });
});

const PLIER_TEXT = text(
  ['钳子刃口高频淬火 HRC 55 至 63，可剪中硬钢丝；剪切硬钢丝(琴钢丝)须用标明可剪硬线的型号，否则刃口崩裂。', 'Edges are induction hardened to HRC 55 to 63 for medium hard wire; use models marked for piano wire on hard wire, or the edge chips.'],
  ['剪断线头时用手掌或布遮挡，防止飞溅；带电作业只能用绝缘钳，普通浸塑柄不具有绝缘性能。', 'Cover the wire end when cutting. Work live with insulated pliers only: dipped handles do not insulate.'],
);
const PLIERS: readonly (readonly [key: string, zh: string, en: string, jaw: PlierShape['jaw'], sizes: readonly number[], grip: Material, k: number, search: string, cut: string, norm: string])[] = [
  ['pliers-combination', '钢丝钳', 'Combination pliers', 'combination', [150, 175, 200], 'red', 1, '钢丝钳 老虎钳 平口钳', '1.6', 'ISO 5746'],
  ['pliers-combination-vde', '绝缘钢丝钳 1000V', 'Insulated combination pliers', 'combination', [165, 180, 200], 'orange', 2.1, '绝缘钳 VDE 钢丝钳 电工', '2.0', 'IEC 60900'],
  ['pliers-longnose', '尖嘴钳', 'Long nose pliers', 'long', [125, 150, 175, 200], 'blue', 0.95, '尖嘴钳 尖咀钳', '1.2', 'ISO 5745'],
  ['pliers-diagonal', '斜口钳', 'Diagonal cutters', 'diagonal', [125, 150, 175, 200], 'red', 0.96, '斜口钳 斜嘴钳 剪钳', '1.6', 'ISO 5749'],
  ['pliers-waterpump', '水泵钳', 'Water pump pliers', 'pump', [200, 250, 300, 400], 'blue', 1.35, '水泵钳 水管钳 鲤鱼', '—', 'ISO 8976'],
  ['pliers-locking', '大力钳 C 型圆口', 'Locking pliers', 'locking', [130, 180, 250], 'steel', 1.2, '大力钳 夹钳 锁钳 万能', '—', 'QB/T 4062'],
  ['pliers-cable', '电缆剪', 'Cable cutters', 'cable', [160, 200, 240, 600], 'yellow', 1.9, '电缆剪 断线钳 线缆剪', '—', 'QB/T 4946'],
  ['pliers-crimp', '棘轮压线钳', 'Ratchet crimping pliers', 'crimp', [200, 220, 240], 'green', 3.1, '压线钳 冷压端子钳 棘轮', '—', 'DIN 46228'],
];
const plier = PLIERS.map(([key, zh, en, jaw, sizes, grip, k, search, cut, norm], i): SeedProduct => goods({
  key, trade: 'hand-tools', category: 'hand-tools-pliers', ...(i % 2 ? {} : { brand: 'qianyan' }), name: w(`${zh} ${sizes.join('/')} mm`, `${en}, ${sizes.join('/')} mm`), brief: w('铬钒钢锻造，刃口高频淬火', 'Forged chrome vanadium, hardened edges'), keywords: [...words(search), 'pliers', '钳子'], standards: [norm], unit: w('把', 'pc'), moq: 6, multiple: 6, params: [q('material', w('铬钒钢', 'Chrome vanadium steel')), ...(cut === '—' ? [] : [q('cut', w(`硬线 ⌀${cut}`, `⌀${cut} medium hard wire`), 'mm')])], options: [w('长度', 'Length'), w('柄套', 'Grip')],
  pieces: sizes.flatMap((L) => [w('双色柄', 'Two-component'), w('浸塑柄', 'Dipped')].map((h, j): Piece => ({ designation: `${L} mm ${j ? 'D' : 'T'}`, at: [`${L} mm`, h], yuan: (4 + L * 0.052) * k * (j ? 0.84 : 1) * (L > 450 ? 2.1 : 1), grams: (L / 100) ** 2 * 76, cm3: (L / 100) ** 2 * 60, params: [q('length', L, 'mm')] }))), text: PLIER_TEXT,
  pictures: pliers({ title: zh, caption: `${norm} · ${sizes[1]}`, L: sizes[Math.min(2, sizes.length - 1)] ?? 200, jaw, grip, grip2: grip === 'steel' ? 'steel' : 'black' }),
}));

const HAMMER_TEXT = text(
  ['锤头硬度 HRC 48 至 56，锤面倒角，不得两锤对击，不得敲击淬硬表面，以免碎屑飞溅。', 'Heads are HRC 48 to 56 with bevelled faces. Never strike hammer on hammer or hardened steel: chips fly.'],
  ['手柄松动应立即打楔紧固；木柄可更换，玻璃纤维柄耐潮但断裂后应整支报废。', 'Drive the wedge home when a head loosens. Wooden handles can be replaced; scrap fibreglass ones when cracked.'],
);
const HAMMERS: readonly (readonly [key: string, zh: string, en: string, kind: HammerShape['kind'], rows: readonly (readonly [string, number])[], L: number, head: number, face: number, handle: Material, k: number, norm: string])[] = [
  ['hammer-claw', '羊角锤', 'Claw hammer', 'claw', [['0.25 kg', 250], ['0.5 kg', 500], ['0.75 kg', 750]], 330, 130, 30, 'blue', 1.1, 'QB/T 1290.8'],
  ['hammer-machinist', '钳工锤 木柄', 'Engineer’s hammer', 'machinist', [['100 g', 100], ['200 g', 200], ['300 g', 300], ['500 g', 500], ['800 g', 800], ['1000 g', 1000], ['1500 g', 1500], ['2000 g', 2000]], 320, 112, 30, 'wood', 0.9, 'DIN 1041'],
  ['hammer-ball', '圆头锤', 'Ball pein hammer', 'ball', [['0.5 P', 227], ['1 P', 454], ['1.5 P', 680], ['2 P', 907], ['2.5 P', 1134], ['3 P', 1361]], 340, 108, 32, 'wood', 0.85, 'QB/T 1290.2'],
  ['hammer-sledge', '八角锤 玻纤柄', 'Sledge hammer', 'sledge', [['2 P', 907], ['3 P', 1361], ['4 P', 1814], ['6 P', 2722], ['8 P', 3629], ['10 P', 4536], ['12 P', 5443]], 600, 165, 56, 'yellow', 0.72, 'QB/T 1290.1'],
  ['hammer-rubber', '橡胶锤', 'Rubber mallet', 'rubber', [['8 oz', 227], ['16 oz', 454], ['24 oz', 680], ['32 oz', 907]], 320, 98, 58, 'wood', 0.75, 'QB/T 1290.10'],
  ['hammer-nylon', '尼龙双头安装锤', 'Nylon mallet', 'rubber', [['⌀27', 240], ['⌀32', 380], ['⌀40', 620], ['⌀50', 1050]], 310, 108, 35, 'wood', 1.3, 'DIN 1042'],
];
const hammers = HAMMERS.map(([key, zh, en, kind, rows, L, head, face, handle, k, norm], i): SeedProduct => goods({
  key, trade: 'hand-tools', category: 'hand-tools-hammers', ...(i % 3 ? {} : { brand: 'banxiu' }), name: w(`${zh} ${rows[0]?.[0]}-${rows.at(-1)?.[0]}`, `${en}, ${rows[0]?.[0]} to ${rows.at(-1)?.[0]}`), brief: w(kind === 'rubber' ? '不损伤工件表面' : '中碳钢锻造，锤面淬火', kind === 'rubber' ? 'Spares the surface' : 'Forged medium carbon steel, hardened face'), keywords: words('锤子 榔头 手锤 hammer'), standards: [norm], unit: w('把', 'pc'), moq: 6, multiple: 2, params: [q('material', kind === 'rubber' ? (key.endsWith('nylon') ? w('尼龙锤面', 'Nylon faces') : w('橡胶', 'Rubber')) : w('45 号钢', 'C45 steel')), q('handle', handle === 'wood' ? w('硬木', 'Hardwood') : w('玻璃纤维包胶', 'Fibreglass with rubber grip'))], options: [w('锤头重', 'Head mass'), w('手柄', 'Handle')],
  pieces: rows.flatMap(([s, g]) => [w('木柄', 'Wood'), w('玻纤柄', 'Fibreglass')].map((h, j): Piece => ({ designation: `${s} ${j ? 'FG' : 'W'}`, at: [s, h], yuan: (6.5 + g * 0.0135) * k * (j ? 1.28 : 1), grams: g * 1.05 + (j ? 280 : 200), cm3: 400 + g * 0.5, params: [q({ zh: '锤头重', en: 'Head mass' }, g, 'g')] }))), text: HAMMER_TEXT,
  pictures: hammer({ title: zh, caption: `${norm} · ${rows[1]?.[0]}`, L, head, face, kind, handle, ...(key.endsWith('nylon') ? { metal: 'white' as const } : {}) }),
}));

const blades = ([
  ['hacksaw-frame', '钢锯架 300 mm', 'Hacksaw frame, 300 mm', 'hacksaw', 430, 20, 'orange', [[w('铝柄调节式', 'Adjustable'), 15], [w('重型方管', 'Square tube, heavy'), 22], [w('迷你', 'Mini'), 7.5]], '锯弓 钢锯架 手锯', 'hand-tools-cutting'],
  ['knife-snapoff', '美工刀 折断式', 'Snap-off knife', 'knife', 170, 18, 'orange', [[w('9 mm', '9 mm'), 2.4], [w('18 mm', '18 mm'), 3.6], [w('18 mm 锌合金', '18 mm zinc alloy'), 9.8], [w('25 mm', '25 mm'), 8.6]], '美工刀 壁纸刀 裁纸刀 工具刀', 'hand-tools-cutting'],
  ['chisel-wood', '木工凿', 'Wood chisel', 'chisel', 260, 25, 'yellow', [[w('6 mm', '6 mm'), 6.4], [w('10 mm', '10 mm'), 6.8], [w('12 mm', '12 mm'), 7], [w('16 mm', '16 mm'), 7.6], [w('20 mm', '20 mm'), 8.2], [w('25 mm', '25 mm'), 9.2], [w('32 mm', '32 mm'), 11]], '木工凿 凿子 扁铲', 'hand-tools-cutting'],
  ['chisel-cold', '冷凿(扁錾)', 'Cold chisel', 'cold', 250, 24, 'red', [[w('16×150', '16×150'), 4.6], [w('18×200', '18×200'), 6.4], [w('24×250', '24×250'), 9.9], [w('26×300', '26×300'), 13.5]], '冷凿 錾子 钢凿', 'hand-tools-cutting'],
  ['putty-knife', '油灰刀 铲刀', 'Putty knife', 'putty', 220, 75, 'wood', [[w('25 mm', '25 mm'), 1.6], [w('50 mm', '50 mm'), 2.2], [w('75 mm', '75 mm'), 2.9], [w('100 mm', '100 mm'), 3.6], [w('125 mm', '125 mm'), 4.4]], '油灰刀 铲刀 腻子刀 刮刀', 'hand-tools-cutting'],
] as const).map(([key, zh, en, kind, L, wide, colour, rows, search, category]): SeedProduct => goods({
  key, trade: 'hand-tools', category, name: w(zh, en), brief: w('锋利耐用，成批供应', 'Sharp and durable, by the box'), keywords: words(search), standards: [], unit: w('把', 'pc'), moq: 12, multiple: 6, params: [q('material', kind === 'cold' ? w('铬钒钢，HRC 52-58', 'CR-V, HRC 52-58') : kind === 'knife' ? w('SK5 碳钢刀片', 'SK5 blade') : w('中碳钢热处理', 'Heat-treated carbon steel'))], options: [w('规格', 'Size')],
  pieces: rows.map(([size, yuan]): Piece => ({ designation: size.en, at: [size], yuan, grams: 40 + yuan * 22, cm3: 300 })),
  text: text(['刃口出厂磨好，可用油石修磨：木工凿刃角 25° 至 30°，冷凿 60° 至 70°。', 'Edges come ground and can be honed: 25° to 30° for wood chisels, 60° to 70° for cold chisels.'], ['使用时刃口朝向身体以外，冷凿头部出现蘑菇状飞边应磨去。', 'Cut away from the body, and grind off the mushroom that grows on a cold chisel’s head.']),
  pictures: bladeTool({ title: zh, caption: en, L, kind, wide, colour }),
}));

export const grips: SeedProduct[] = [...drivers, ...plier, ...hammers, ...blades];
