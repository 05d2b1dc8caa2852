import type { Material } from '#lib/seed/drawings/metal.ts';
import { adjustable } from '#lib/seed/drawings/tools/hand/adjustable.ts';
import { hexKey } from '#lib/seed/drawings/tools/hand/hex-key.ts';
import { spanner, type SpannerShape } from '#lib/seed/drawings/tools/hand/spanner.ts';
import { socket } from '#lib/seed/drawings/tools/hand/socket.ts';
import { toolCase } from '#lib/seed/drawings/tools/hand/tool-case.ts';
import { wrench } from '#lib/seed/drawings/tools/hand/wrench.ts';
import { goods, type Piece } from '#lib/seed/demo/flow/goods.ts';
import { UNIT, w } from '#lib/seed/demo/flow/words.ts';
import { near, q, text, words } from '#lib/seed/demo/works/words.ts';
import type { SeedProduct } from '#lib/seed/types.ts';

const CRV = w('铬钒钢 CR-V', 'Chrome vanadium steel');
const CRMO = w('铬钼钢 CR-MO', 'Chrome molybdenum steel');

const SPANNER_TEXT = text(
  ['两用扳手一端开口、一端梅花，两端同号。开口头与杆成 15°，每翻面一次只需 30° 空间；梅花端十二角，适合紧固和松开。', 'Combination spanners have an open end and a ring of the same size. The open head stands at 15°, so turning it over needs only 30° of room; the twelve-point ring is for tightening and breaking loose.'],
  ['对边尺寸按 GB/T 4393 公差制造，硬度 HRC 42 至 50。螺栓与扳手对应：M6 用 10，M8 用 13，M10 用 16 或 17，M12 用 18 或 19，M16 用 24，M20 用 30。', 'Across-flats tolerances follow ISO 691, hardness HRC 42 to 50. Bolt and spanner: M6 10, M8 13, M10 16 or 17, M12 18 or 19, M16 24, M20 30.'],
  ['不得加套管或用锤击打(敲击扳手除外)；松锈死螺母应先用渗透除锈剂，并优先用梅花端或套筒。', 'Do not use a tube or a hammer on it (except striking spanners). Soak rusted nuts first, and use the ring or a socket.'],
);
const COMBI = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 32, 34, 36, 38, 41];
const PAIRS = [[5.5, 7], [6, 7], [8, 9], [8, 10], [10, 11], [10, 12], [12, 13], [12, 14], [13, 15], [14, 15], [14, 17], [16, 17], [16, 18], [17, 19], [18, 19], [19, 22], [20, 22], [21, 23], [22, 24], [24, 27], [25, 28], [27, 30], [30, 32], [32, 36]] as const;
/** DIN 3113 form A lengths are near to 30 + 10.6 s. */
const lengthOf = (s: number): number => Math.round((34 + s * 10.4) / 5) * 5;

type Line = readonly [key: string, zh: string, en: string, kind: SpannerShape['kind'], norm: readonly string[], metal: Material, k: number, search: string, brand?: string];
const SPANNERS: readonly Line[] = [
  ['spanner-combination-mirror', '两用扳手 镜面', 'Combination spanner, polished', 'combination', ['DIN 3113', 'GB/T 4388'], 'chrome', 1, '两用扳手 梅开扳手 开口梅花 呆扳手', 'banxiu'],
  ['spanner-combination-satin', '两用扳手 珠镍哑光', 'Combination spanner, satin', 'combination', ['DIN 3113', 'GB/T 4388'], 'stainless', 0.82, '两用扳手 珠镍 梅开'],
  ['spanner-ratchet', '棘轮两用扳手 72齿', 'Ratcheting combination spanner, 72 teeth', 'ratchet', ['GB/T 4388'], 'chrome', 2.6, '棘轮扳手 快扳 72齿', 'banxiu'],
  ['spanner-open', '双开口扳手', 'Double open-end spanner', 'open', ['DIN 3110', 'GB/T 4389'], 'chrome', 1.05, '开口扳手 呆扳手 双头'],
  ['spanner-ring', '双梅花扳手 75°深弯', 'Double ring spanner, 75° offset', 'ring', ['DIN 838', 'GB/T 4390'], 'chrome', 1.3, '梅花扳手 眼镜扳手 深弯', 'banxiu'],
  ['spanner-black', '重型两用扳手 发黑', 'Heavy-duty combination spanner, black', 'combination', ['GB/T 4388'], 'blackOxide', 0.7, '重型扳手 发黑 45#钢'],
];
const spanners = SPANNERS.map(([key, zh, en, kind, norm, metal, k, search, brand]): SeedProduct => {
  const double = kind === 'open' || kind === 'ring';
  const sizes: readonly (readonly [number, number])[] = double ? PAIRS : (kind === 'ratchet' ? COMBI.filter((s) => s >= 8 && s <= 32) : COMBI).map((s) => [s, s] as const);
  return goods({
    key, trade: 'hand-tools', category: 'hand-tools-spanners-plain', ...(brand ? { brand } : {}), name: w(`${zh} ${double ? '5.5×7-32×36' : `${sizes[0]?.[0]}-${sizes.at(-1)?.[0]}`} mm`, `${en}, ${double ? '5.5×7 to 32×36' : `${sizes[0]?.[0]}-${sizes.at(-1)?.[0]}`} mm`), brief: w('CR-V 锻造，HRC 42-50，公差 +0.08/+0.30', 'Forged CR-V, HRC 42-50'), keywords: [...words(search), 'spanner', 'wrench', '扳手'], standards: [...norm], unit: w('把', 'pc'), moq: 5, multiple: 5,
    params: [q('material', metal === 'blackOxide' ? w('45 号碳钢', 'C45 steel') : CRV), q('hardness', '42-50', 'HRC'), q('coating', metal === 'chrome' ? w('镀铬镜面', 'Mirror chrome') : metal === 'stainless' ? w('珠镍', 'Pearl nickel') : metal === 'steel' ? w('镀铬', 'Chrome') : w('发黑', 'Blackened'))], options: [w('规格', 'Size')],
    pieces: sizes.map(([a, b]): Piece => { const s = Math.max(a, b); const L = lengthOf(s) * (double ? 1.12 : 1); const label = double ? `${a}×${b}` : `${a}`; return { designation: `${label} mm`, at: [`${label} mm`], yuan: (2.9 + s * 0.24 + s * s * 0.022) * k * near(key + s, 0.02), grams: s * s * 0.42 + s * 3, cm3: L * s * 0.02, params: [q('flats', label, 'mm'), q('length', Math.round(L), 'mm')] }; }),
    text: SPANNER_TEXT, pictures: spanner({ title: zh, caption: `${norm[0]} · ${double ? '17 × 19' : '17'}`, s: 17, ...(double ? { s2: 19 } : {}), L: double ? 245 : 210, kind, material: metal }),
  });
});

const sets = ([['spanner-set-8', '两用扳手 8件套 8-19', 'Combination spanner set, 8 pieces', 8, 46], ['spanner-set-14', '两用扳手 14件套 8-24', 'Combination spanner set, 14 pieces', 14, 105], ['spanner-set-26', '两用扳手 26件套 6-32', 'Combination spanner set, 26 pieces', 26, 268]] as const).map(([key, zh, en, n, yuan]): SeedProduct => goods({
  key, trade: 'hand-tools', category: 'hand-tools-spanners-plain', name: w(zh, en), brief: w('卷包或挂架装', 'In a roll or on a rack'), keywords: words('扳手套装 两用扳手组套 卷包'), standards: ['GB/T 4388'], unit: UNIT.kit, moq: 2, params: [q('pieces', n), q('material', CRV)], options: [w('包装', 'Packing')],
  pieces: [[w('帆布卷包', 'Canvas roll'), 1], [w('塑料挂架', 'Plastic rack'), 0.94]].map(([pack, k]) => ({ designation: `${n}pc ${(pack as { en: string }).en}`, at: [pack as { zh: string; en: string }], yuan: yuan * (k as number), grams: n * 130, cm3: n * 120 })),
  text: SPANNER_TEXT, pictures: spanner({ title: zh, caption: `${n} pcs`, s: 19, L: 230, kind: 'combination', material: 'chrome', set: n > 20 ? 6 : n > 10 ? 5 : 4 }),
}));

const grips = ([
  ['wrench-adjustable', '活动扳手 镀铬', 'Adjustable wrench, chrome', 'adjustable', 'chrome', undefined, [[100, 13], [150, 19], [200, 24], [250, 30], [300, 36], [375, 46], [450, 55]], 0.068, '活动扳手 活口扳手 活络扳手', ['GB/T 4440', 'ISO 6787'], 'banxiu'],
  ['wrench-adjustable-grip', '活动扳手 双色柄大开口', 'Adjustable wrench, wide jaw, two-colour grip', 'adjustable', 'chrome', 'red', [[150, 28], [200, 34], [250, 40], [300, 46]], 0.11, '大开口活动扳手 胶柄', ['GB/T 4440'], undefined],
  ['wrench-pipe-heavy', '重型管子钳', 'Heavy-duty pipe wrench', 'pipe', 'castIron', 'red', [[200, 27], [250, 34], [300, 42], [350, 49], [450, 61], [600, 76], [900, 102], [1200, 141]], 0.1, '管钳 管子钳 水管钳 重型', ['GB/T 8406', 'QB/T 2508'], 'banxiu'],
  ['wrench-pipe-alu', '铝合金管子钳', 'Aluminium pipe wrench', 'pipe', 'aluminium', 'grey', [[250, 34], [300, 42], [350, 49], [450, 61], [600, 76], [900, 102]], 0.26, '铝合金管钳 轻型', ['GB/T 8406'], undefined],
] as const).map(([key, zh, en, kind, material, grip, sizes, k, search, norm, brand]): SeedProduct => goods({
  key, trade: 'hand-tools', category: 'hand-tools-spanners-adjustable', ...(brand ? { brand } : {}), name: w(zh, en), brief: w(kind === 'pipe' ? '铬钒钢锻造钳口，齿部高频淬火' : '55# 钢锻造，刻度清晰', kind === 'pipe' ? 'Forged jaw with hardened teeth' : 'Forged, with a scale on the jaw'), keywords: [...words(search), 'wrench'], standards: [...norm], unit: w('把', 'pc'), moq: 2, params: [q('material', kind === 'pipe' ? (material === 'aluminium' ? w('铝合金柄，CR-V 钳口', 'Aluminium handle, CR-V jaws') : w('球墨铸铁柄，CR-V 钳口', 'Ductile iron handle, CR-V jaws')) : CRV)], options: [w('规格', 'Size')],
  pieces: sizes.map(([L, o]): Piece => ({ designation: `${L} mm (${Math.round(L / 25)}")`, at: [`${L} mm`], yuan: 5 + L * k * (0.5 + L / 500), grams: (L / 100) ** 2.3 * (material === 'aluminium' ? 52 : 88), cm3: (L / 100) ** 2 * 55, params: [q('length', L, 'mm'), q('opening', o, 'mm')] })),
  text: kind === 'pipe' ? text(['管子钳用于转动钢管与圆杆，活动钳口浮动，越用力越咬紧；开口应使钳口中部夹持管子。', 'Pipe wrenches turn pipe and bar: the hook jaw floats and bites harder as you pull. Set it so that the pipe sits in the middle of the jaw.'], ['镀层管、铜管和抛光管应改用链条钳或带钳，避免齿痕。不得当锤子使用或加长手柄。', 'Use a chain or strap wrench on plated, copper or polished pipe. Do not hammer with it or lengthen the handle.']) : text(['使用时使固定钳口承受主要作用力，转向活动钳口一侧，调紧后再用力。', 'Pull so that the fixed jaw takes the load, and close the jaw tight first.'], ['活动扳手不宜用于大扭矩，重要螺栓应使用定尺寸扳手或套筒。', 'It is not for high torque: use fixed spanners or sockets on important bolts.']),
  pictures: adjustable({ title: zh, caption: `${sizes[3][0]} mm`, L: sizes[3][0], opening: sizes[3][1], kind, material, ...(grip ? { grip } : {}) }),
}));

const keys = ([['hex-key-short', '内六角扳手 短 平头', 'Hex key, short arm', false, 'blackOxide', 0.9, 'DIN 911'], ['hex-key-ball', '内六角扳手 加长球头', 'Ball-end hex key, long arm', true, 'chrome', 1.6, 'ISO 2936'], ['hex-key-torx', '梅花内六角扳手 星形', 'TORX key', false, 'blackOxide', 1.2, 'ISO 10664']] as const).map(([key, zh, en, ball, material, k, norm]): SeedProduct => goods({
  key, trade: 'hand-tools', category: 'hand-tools-keys', ...(ball ? { brand: 'banxiu' } : {}), name: w(`${zh} ${norm}`, `${en}, ${norm}`), brief: w('S2 合金钢，HRC 52-58', 'S2 steel, HRC 52-58'), keywords: words('内六角扳手 六角匙 L型 hex key allen'), standards: [norm, 'GB/T 5356'], unit: UNIT.stick, moq: 20, multiple: 10, params: [q('material', w('S2 工具钢', 'S2 tool steel')), q('hardness', '52-58', 'HRC')], options: [w('规格', 'Size')],
  pieces: (key === 'hex-key-torx' ? ([[1.5, 'T6'], [1.75, 'T8'], [2.8, 'T10'], [3.3, 'T15'], [3.9, 'T20'], [4.5, 'T25'], [5.6, 'T30'], [6.7, 'T40'], [7.9, 'T45'], [8.9, 'T50']] as const) : ([[1.5, '1.5'], [2, '2'], [2.5, '2.5'], [3, '3'], [4, '4'], [5, '5'], [6, '6'], [7, '7'], [8, '8'], [10, '10'], [12, '12'], [14, '14'], [17, '17'], [19, '19']] as const)).map(([s, sign]): Piece => ({ designation: sign, at: [sign.startsWith('T') ? sign : `${sign} mm`], yuan: (0.42 + s * 0.1 + s * s * 0.055) * k, grams: s * s * (ball ? 2.1 : 1.25) + 1, cm3: s * 3 + 2, params: [q('flats', s, 'mm'), q('length', Math.round((ball ? 62 : 38) + s * (ball ? 17 : 9.5)), 'mm')] })),
  text: text(['短臂施力，长臂快速旋入；球头可在 25° 以内斜向操作，但只用于预紧，最终拧紧用平头端。', 'The short arm gives torque and the long one speed. The ball works up to 25° off axis for running in; tighten with the plain end.'], ['螺钉与扳手：M3 用 2.5，M4 用 3，M5 用 4，M6 用 5，M8 用 6，M10 用 8，M12 用 10，M16 用 14，M20 用 17。', 'Socket screw and key: M3 2.5, M4 3, M5 4, M6 5, M8 6, M10 8, M12 10, M16 14, M20 17.']),
  pictures: hexKey({ title: zh, caption: `${norm} · 6`, s: 6, long: ball ? 164 : 96, short: ball ? 36 : 36, ball, material, set: 4 }),
}));
const keySet = goods({
  key: 'hex-key-set', trade: 'hand-tools', category: 'hand-tools-keys', brand: 'banxiu', name: w('内六角扳手组套 9件 1.5-10', 'Hex key set, 9 pieces, 1.5-10 mm'), brief: w('旋转夹座，取用方便', 'In a swivelling holder'), keywords: words('内六角套装 六角匙组 9件套'), standards: ['ISO 2936'], unit: UNIT.kit, moq: 5, params: [q('pieces', 9), q('material', 'S2')], options: [w('型式', 'Form'), w('长度', 'Length')],
  pieces: [w('平头', 'Plain'), w('球头', 'Ball end'), w('梅花 TX', 'TORX')].flatMap((form, i) => [w('标准', 'Standard'), w('加长', 'Long'), w('特长', 'Extra long')].map((len, j) => ({ designation: `${form.en} ${len.en}`, at: [form, len], yuan: 9.5 + i * 4 + j * 5.5, grams: 260 + j * 160, cm3: 380 }))),
  text: text(['九支一组覆盖 M2 至 M12 内六角螺钉，夹座按规格标色。', 'Nine keys cover socket screws from M2 to M12; the holder is colour marked.'], ['S2 工具钢整体热处理，扭矩高于 CR-V 约三成，尖角不易磨圆。', 'S2 steel, hardened throughout, carries about a third more torque than CR-V and keeps its corners.']), pictures: hexKey({ title: '内六角组套', caption: '1.5-10 · 9 pcs', s: 8, long: 195, short: 44, ball: true, material: 'chrome', set: 6 }),
});

const socketLines = ([
  ['socket-12-short', '1/2" 六角套筒 短', '1/2" hexagon socket', '12.5', [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 27, 30, 32], 38, 'chrome', 1, 'DIN 3124'],
  ['socket-12-deep', '1/2" 加长六角套筒', '1/2" deep hexagon socket', '12.5', [8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 30, 32], 78, 'chrome', 1.7, 'DIN 3124'],
  ['socket-14-short', '1/4" 六角套筒', '1/4" hexagon socket', '6.3', [4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 25, 'chrome', 0.62, 'DIN 3124'],
  ['socket-38-short', '3/8" 六角套筒', '3/8" hexagon socket', '10', [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24], 30, 'chrome', 0.78, 'DIN 3124'],
  ['socket-34-short', '3/4" 六角套筒', '3/4" hexagon socket', '20', [17, 19, 21, 22, 24, 27, 30, 32, 34, 36, 38, 41, 46, 50, 55, 60], 56, 'chrome', 3.1, 'DIN 3124'],
  ['socket-12-impact', '1/2" 风炮气动套筒 加长', '1/2" impact socket, deep', '12.5', [10, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 30, 32], 78, 'blackOxide', 1.5, 'DIN 3129'],
  ['socket-34-impact', '3/4" 风炮气动套筒', '3/4" impact socket', '20', [17, 19, 21, 22, 24, 27, 30, 32, 33, 36, 38, 41, 46, 50], 54, 'blackOxide', 3.2, 'DIN 3129'],
  ['socket-hexbit', '1/2" 内六角旋具套筒', '1/2" hex bit socket', '12.5', [4, 5, 6, 7, 8, 10, 12, 14, 17, 19], 60, 'chrome', 1.6, 'DIN 7422'],
] as const).map(([key, zh, en, drive, sizes, L, metal, k, norm], i): SeedProduct => goods({
  key, trade: 'hand-tools', category: 'hand-tools-sockets-single', ...(i < 3 ? { brand: 'banxiu' } : {}), name: w(`${zh} ${sizes[0]}-${sizes.at(-1)} mm`, `${en}, ${sizes[0]}-${sizes.at(-1)} mm`), brief: w(metal === 'blackOxide' ? 'CR-MO 铬钼钢，耐冲击' : 'CR-V 铬钒钢，镜面', metal === 'blackOxide' ? 'CR-MO, for impact wrenches' : 'CR-V, polished'), keywords: words('套筒 套筒头 六角套筒 风炮套筒 socket'), standards: [norm, metal === 'blackOxide' ? 'GB/T 3228' : 'GB/T 3390.1'], unit: UNIT.piece, moq: 5, multiple: 5, params: [q('drive', drive, 'mm'), q('material', metal === 'blackOxide' ? CRMO : CRV), q('length', L, 'mm')], options: [w('规格', 'Size')],
  pieces: (sizes as readonly number[]).map((s): Piece => ({ designation: `${key === 'socket-hexbit' ? 'H' : ''}${s}`, at: [`${s} mm`], yuan: (1.9 + s * 0.13 + s * s * 0.006) * k, grams: (s * 1.25 + 8) ** 2 * L * 0.0021, cm3: L * 1.6, params: [q('flats', s, 'mm'), q('diameter', (s * 1.25 + 4).toFixed(1), 'mm')] })),
  text: text(['手动套筒(镀铬)不得用于风炮：冲击会使镀层和薄壁崩裂。风炮请选黑色铬钼钢冲击套筒，并用销与胶圈锁定。', 'Chromed hand sockets must not be used on impact wrenches: they split. Use black CR-MO impact sockets, locked with pin and ring.'], ['内壁为面接触(六角圆弧)，力作用在螺母平面而不是棱角上，不易打滑圆角。', 'The flats press on the sides of the nut, not on its corners, so corners are not rounded.']),
  pictures: socket({ title: zh, caption: `${norm} · ${key === 'socket-34-short' || key === 'socket-34-impact' ? 30 : 13}`, s: key.includes('-34') ? 30 : key === 'socket-hexbit' ? 8 : 13, D: key.includes('-34') ? 43 : key === 'socket-hexbit' ? 23 : 19, L, drive, material: metal, hexBit: key === 'socket-hexbit' }),
}));

const cases = ([['socket-set-46', '1/4" 套筒组套 46件', '1/4" socket set, 46 pieces', 46, 250, 180, 'blue', 49], ['socket-set-94', '1/4"+1/2" 套筒组套 94件', '1/4" + 1/2" socket set, 94 pieces', 94, 380, 290, 'red', 198], ['socket-set-121', '综合套筒工具组套 121件', 'Socket and tool set, 121 pieces', 121, 430, 340, 'red', 328], ['socket-set-150', '汽修综合组套 150件', 'Garage tool set, 150 pieces', 150, 470, 380, 'navy', 465], ['socket-set-12-impact', '1/2" 风炮套筒组 10件', '1/2" impact socket set, 10 pieces', 10, 300, 200, 'black', 88]] as const).map(([key, zh, en, n, wide, high, colour, yuan]): SeedProduct => goods({
  key, trade: 'hand-tools', category: 'hand-tools-sockets-sets', ...(n > 90 ? { brand: 'banxiu' } : {}), name: w(zh, en), brief: w('CR-V 套筒、72 齿快速脱落棘轮、吹塑箱', 'CR-V sockets, 72-tooth quick-release ratchet, moulded case'), keywords: words('套筒套装 组套 汽修工具 棘轮扳手 socket set'), standards: ['GB/T 3390'], unit: UNIT.kit, moq: 1, params: [q('pieces', n), q('material', CRV), q({ zh: '箱体', en: 'Case' }, `${wide}×${high}`, 'mm')], options: [w('套筒型', 'Socket type')],
  pieces: [w('六角', 'Six-point'), w('十二角', 'Twelve-point')].map((t, i) => ({ designation: `${n}pc ${i ? '12P' : '6P'}`, at: [t], yuan: yuan * (1 + i * 0.03), grams: n * 62 + 600, cm3: wide * high * 0.09 })),
  text: text(['组套含常用公制套筒、加长杆、万向节、旋具头与快脱棘轮，按规格卡位，缺件一目了然。', 'Metric sockets, extensions, universal joint, bits and quick-release ratchet, each in its own place, so a missing piece shows at once.'], ['棘轮 72 齿，最小摆角 5°，适合狭窄空间；棘轮不得用于松动锈死螺栓，应改用加力杆。', 'The 72-tooth ratchet needs a swing of only 5°. Break rusted bolts with a breaker bar, not with the ratchet.']),
  pictures: toolCase({ title: zh, caption: `${n} pcs · ${wide} × ${high}`, wide, high, pieces: n, colour, metal: key.endsWith('impact') ? 'blackOxide' : 'chrome' }),
}));

const TORQUE = [['14', '6.3', [[1, 5], [5, 25]], 280, 30], ['38', '10', [[5, 25], [10, 60], [20, 100]], 365, 36], ['12', '12.5', [[10, 60], [20, 110], [40, 210], [60, 340]], 470, 44], ['34', '20', [[100, 550], [150, 760], [200, 1000]], 1020, 62]] as const;
const torques = TORQUE.map(([sign, drive, ranges, L, head], i): SeedProduct => goods({
  key: `torque-wrench-${sign}`, trade: 'hand-tools', category: 'hand-tools-sockets-torque', brand: 'liangcun', name: w(`预置式扭矩扳手 □${drive}`, `Click torque wrench, ${drive} mm drive`), brief: w('到扭矩发声，精度 ±4%，附检定报告', 'Clicks at the set torque, ±4 %, with test report'), keywords: words('扭力扳手 扭矩扳手 公斤扳手 torque wrench'), standards: ['ISO 6789-1', 'GB/T 15729'], unit: w('把', 'pc'), moq: 1, params: [q('drive', drive, 'mm'), q('accuracy', '±4', '%'), q('length', L, 'mm'), q('material', CRMO)], options: [w('扭矩范围', 'Torque range')],
  pieces: ranges.map(([a, b]): Piece => ({ designation: `${a}-${b} N·m`, at: [`${a}-${b} N·m`], yuan: 96 + i * 70 + b * 0.62, grams: 500 + b * 4.6, cm3: 900 + b * 4, params: [q('torqueRange', `${a}-${b}`, 'N·m'), q('reading', b < 30 ? '0.1' : b < 120 ? '0.5' : b < 400 ? '1' : '5', 'N·m')] })),
  text: text(['转动手柄设定扭矩并锁紧，均匀加力至“咔嗒”声即停，继续加力会超出设定值。', 'Set with the handle and lock, pull evenly and stop at the click: pulling on exceeds the setting.'], ['8.8 级粗牙螺栓参考扭矩：M8 25 N·m，M10 49 N·m，M12 85 N·m，M16 210 N·m，M20 410 N·m(干摩擦系数 0.14)。', 'Guide for 8.8 coarse bolts (friction 0.14): M8 25, M10 49, M12 85, M16 210, M20 410 N·m.'], ['用后调回最小刻度存放，每 5000 次或一年应检定一次；不得用于松动螺栓。', 'Store at the lowest setting, calibrate every 5000 clicks or yearly, and never use it to loosen bolts.']),
  pictures: wrench({ title: '扭矩扳手', caption: `ISO 6789 · □${drive}`, L, kind: 'torque', drive, head }),
}));
const ratchets = goods({
  key: 'ratchet-handle', trade: 'hand-tools', category: 'hand-tools-sockets-single', brand: 'banxiu', name: w('快脱棘轮扳手 72齿', 'Quick-release ratchet, 72 teeth'), brief: w('双色柄，正反向拨钮', 'Two-colour grip, reversible'), keywords: words('棘轮扳手 快速棘轮 ratchet 飞'), standards: ['GB/T 3390.3', 'DIN 3122'], unit: w('把', 'pc'), moq: 2, params: [q('material', CRV), q('teeth', 72)], options: [w('驱动方头', 'Square drive')], pieces: ([['1/4" (6.3)', 150, 19], ['3/8" (10)', 200, 27], ['1/2" (12.5)', 250, 36], ['3/4" (20)', 500, 128]] as const).map(([d, L, yuan]) => ({ designation: d, at: [d], yuan, grams: L * L * 0.0095, cm3: L * 1.6, params: [q('length', L, 'mm')] })),
  text: text(['72 齿棘轮最小摆角 5°，按钮快脱套筒。', 'A 72-tooth ratchet with a swing of 5° and a release button.'], ['额定扭矩：1/4" 62 N·m，3/8" 202 N·m，1/2" 512 N·m，3/4" 1412 N·m(GB/T 3390.3 试验值)。', 'Test torque: 1/4" 62, 3/8" 202, 1/2" 512, 3/4" 1412 N·m.']), pictures: wrench({ title: '棘轮扳手', caption: '1/2" · 72 T', L: 250, kind: 'ratchet', drive: '12.5', head: 42 }),
});

export const wrenches: SeedProduct[] = [...spanners, ...sets, ...grips, ...keys, keySet, ...socketLines, ratchets, ...cases, ...torques];
