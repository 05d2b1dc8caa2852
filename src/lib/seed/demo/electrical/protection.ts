import type { Text } from '#lib/seed/demo/flow/goods.ts';
import { p, w } from '#lib/seed/demo/flow/words.ts';
import { modular, stacked, switchgear } from '#lib/seed/drawings/flow/device.ts';
import type { Material } from '#lib/seed/drawings/metal.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';
import { device, pairs, plate } from './common.ts';

const MCB: Text = {
  zh: ['小型断路器按曲线选型：C型瞬时脱扣5~10 In，用于照明、插座和一般配电；D型10~14 In，用于电动机、变压器等冲击电流较大的回路；B型3~5 In用于长线路和电子设备。', '额定电流按 Ib ≤ In ≤ Iz 选取：不小于计算电流，不大于导线载流量。柜内多只并排安装温升增加，6只以上宜乘0.8。环境温度基准30℃，每升高10℃约降容6%。', '35 mm DIN导轨安装，模数宽18 mm；接线可夹1~25 mm²（大电流1~35 mm²），端子扭矩2~2.5 N·m。1P+N、2P用于单相，3P、4P用于三相，TN-S一般不断中性线，TT系统须断中性线。'],
  en: ['Choose the curve by the load: C trips at once at 5–10 In, for lighting, sockets and general circuits; D at 10–14 In, for motors and transformers; B at 3–5 In, for long lines and electronics.', 'The rated current is no less than the load and no more than the wire carries. Rows of six and more heat each other: reckon with 0.8. Ratings are for 30 °C; lose about 6 % for every 10 °C more.', 'For 35 mm DIN rail, 18 mm a pole; terminals take 1–25 mm² (1–35 in large frames) at 2–2.5 N·m. 1P+N and 2P for single phase, 3P and 4P for three; TT systems must break the neutral.'],
};
const RCD: Text = {
  zh: ['剩余电流保护器在对地漏电达到额定动作电流时0.1秒内断开。30 mA用于人身保护（插座、潮湿场所），100~300 mA用于防火总保护。AC型用于一般负载；含整流、变频的设备选A型。', '带过载和短路保护的为RCBO，不带的为RCCB，后者须与断路器配合。中性线不得与保护线混接，也不得与其他回路共用，否则误跳。', '每月按一次试验按钮；按钮不动作时应更换。雷暴多的地区可选延时S型作总开关。'],
  en: ['A residual current device opens within 0.1 s when its rated leakage is reached. 30 mA protects people (sockets, wet places), 100–300 mA protects against fire. Type AC for plain loads, type A where rectifiers or inverters are in use.', 'An RCBO also protects against overload and short circuit; an RCCB does not and needs a breaker. Never mix neutral and earth nor share the neutral, or it trips for nothing.', 'Press the test button every month and replace it if it does not trip. With many thunderstorms take the delayed type S as main switch.'],
};
const MCCB: Text = {
  zh: ['塑壳断路器用于配电干线和电动机保护，热磁脱扣：过载长延时按热元件，短路瞬时约10 In。分断能力Icu须大于安装点预期短路电流，变压器630 kVA近端约15~20 kA。', '壳架125~630 A，同一壳架内可换不同额定电流；附件有分励脱扣、辅助触头、报警触头、旋转手柄和电动操作机构，均为内装式。', '板前接线为标准，插入式和板后接线可订。飞弧距离50 mm以上，柜内上方不得有裸导体。'],
  en: ['Moulded-case breakers protect mains and motors with a thermal-magnetic release: overload by the thermal element, short circuit at about 10 In. Icu must exceed the prospective current: near a 630 kVA transformer 15–20 kA.', 'Frames from 125 to 630 A; shunt release, auxiliary and alarm contacts, rotary handle and motor drive are fitted inside.', 'Front connection as standard, plug-in or rear connection to order. Keep 50 mm free for the arc: no bare bars above.'],
};
const FUSE: Text = {
  zh: ['熔断器分断能力高（RT18达100 kA），限流特性好，常作断路器的后备和半导体保护。gG为全范围配电型，aM为电动机短路后备，aR为半导体快熔。', '熔体电流对一般负载取1.1倍计算电流，电动机取1.5~2.5倍额定电流。更换须用同规格，三相中一只熔断宜三只同换。', 'RT18-32配10×38熔芯，RT18-63配14×51，RT18-125配22×58；底座导轨安装，可带熔断指示灯。'],
  en: ['Fuses break very high currents (RT18 up to 100 kA) and limit them, hence their use as back-up and for semiconductors. gG covers the full range, aM backs up motors, aR is ultra-fast.', 'Take 1.1 times the load, for motors 1.5–2.5 times. Replace by the same size; if one of three blows, change all three.', 'RT18-32 takes 10×38 links, RT18-63 14×51, RT18-125 22×58; the bases sit on DIN rail, also with a lamp.'],
};

const POLES = [[1, 1], [2, 2.05], [3, 3.1], [4, 4.2]] as const;
const AMPS = [1, 2, 3, 4, 6, 10, 16, 20, 25, 32, 40, 50, 63] as const;
const poleWords = (n: number): Words => w(`${n}P`);

interface Mcb { key: string; code: string; name: Words; brief: Words; curve: string; amps: readonly number[]; base: number; kA: string; wide: number; height: number; lever: Material; words: readonly string[]; dc?: boolean; soldOut?: boolean }
const mcb = (m: Mcb): SeedProduct => device({
  key: m.key, category: 'electrical-protect-mcb', name: m.name, brief: m.brief, words: ['断路器', '空开', '空气开关', 'MCB', 'circuit breaker', m.code, ...m.words], standards: ['GB/T 10963.1', 'IEC 60898-1'], text: MCB, ...(m.soldOut ? { soldOut: true } : {}),
  params: [p(w('脱扣曲线', 'Curve'), m.curve), p('breaking', m.kA, 'kA'), p('voltage', m.dc ? 'DC 250/500/750/1000' : 'AC 230/400', 'V'), p('mounting', w('35 mm导轨', '35 mm DIN rail')), p('life', w('20000次', '20,000 operations')), p('ip', 'IP20')],
  options: [w('极数', 'Poles'), w('额定电流', 'Rated current')],
  pieces: pairs(POLES, m.amps, ([poles, factor], amp) => ({ designation: `${m.code} ${poles}P ${m.curve}${amp}`, at: [poleWords(poles), `${amp} A`], yuan: m.base * factor * (amp > 32 ? 1.18 : amp < 6 ? 1.08 : 1), grams: (m.wide > 20 ? 190 : 108) * poles, cm3: m.wide * poles * m.height * 0.085, params: [p('current', amp, 'A'), p('width', Number((m.wide * poles).toFixed(1)), 'mm')] })),
  draw: () => modular({ title: m.name.en, caption: `${m.code} ${m.curve}${m.amps[Math.floor(m.amps.length / 2)]} ${m.wide > 20 ? 2 : 3}P`, width: m.wide * (m.wide > 20 ? 2 : 3), height: m.height, depth: 70, material: m.wide > 20 ? 'ivory' : 'white', poles: m.wide > 20 ? 2 : 3, lever: m.lever, print: `${m.curve}${m.amps[Math.floor(m.amps.length / 2)]}` }),
});

interface Rcd { key: string; code: string; name: Words; brief: Words; poles: readonly (readonly [Words, string, number, number, number])[]; amps: readonly number[]; base: number; words: readonly string[]; overload: boolean }
const rcd = (r: Rcd): SeedProduct => device({
  key: r.key, category: 'electrical-protect-rcd', name: r.name, brief: r.brief, words: ['漏电保护器', '漏保', '漏电开关', 'RCBO', 'RCCB', r.code, ...r.words], standards: r.overload ? ['GB/T 16917.1', 'IEC 61009-1'] : ['GB/T 16916.1', 'IEC 61008-1'], text: RCD,
  params: [p(w('额定剩余动作电流', 'Residual current'), 30, 'mA'), p(w('动作时间', 'Trips within'), '0.1', 's'), p('breaking', 6, 'kA'), p('voltage', 'AC 230/400', 'V'), p(w('类型', 'Type'), 'AC')],
  options: [w('极数', 'Poles'), w('额定电流', 'Rated current')],
  pieces: pairs(r.poles, r.amps, ([label, sign, factor, modules, grams], amp) => ({ designation: `${r.code} ${sign} C${amp} 30mA`, at: [label, `${amp} A`], yuan: r.base * factor * (amp > 40 ? 1.15 : 1), grams, cm3: modules * 18 * 6, params: [p('current', amp, 'A'), p('width', modules * 18, 'mm')] })),
  draw: () => modular({ title: r.name.en, caption: `${r.code} C32 30mA`, width: r.overload ? 63 : 36, height: 85, depth: 70, material: 'white', poles: r.overload ? 2 : 1, tail: r.overload ? 1.5 : 1, lever: r.overload ? 'black' : 'blue', print: r.overload ? 'C32' : '40A', second: '30mA', button: 'yellow' }),
});

/** Frame, width and height at three poles, kg, currents, yuan. */
const FRAMES = [[125, 92, 150, 0.95, [16, 20, 25, 32, 40, 50, 63, 80, 100, 125], 98], [250, 107, 165, 1.6, [100, 125, 160, 180, 200, 225, 250], 165], [400, 150, 257, 4.9, [225, 250, 315, 350, 400], 420], [630, 182, 270, 7.8, [400, 500, 630], 690]] as const;
const mccb = (key: string, code: string, name: Words, brief: Words, poles: 3 | 4, factor: number, body: Material, residual: boolean): SeedProduct => device({
  key, category: 'electrical-protect-mccb', name, brief, words: ['塑壳断路器', '塑壳开关', 'MCCB', code, ...(residual ? ['漏电塑壳', '剩余电流'] : [])], standards: ['GB/T 14048.2', 'IEC 60947-2'], text: MCCB,
  params: [p('poles', `${poles}P`), p('breaking', w('35~65 (AC400V)', '35–65 (AC 400 V)'), 'kA'), p('voltage', 'AC 400/690', 'V'), p(w('脱扣器', 'Release'), w('热磁', 'Thermal-magnetic')), ...(residual ? [p(w('剩余电流', 'Residual current'), w('100/300/500 可调', '100/300/500, adjustable'), 'mA')] : [])],
  options: [w('壳架', 'Frame'), w('额定电流', 'Rated current')],
  pieces: FRAMES.flatMap(([frame, width, height, kg, amps, yuan]) => amps.map((amp) => ({ designation: `${code}-${frame}/${poles} ${amp}A`, at: [w(`${frame} A`), w(`${amp} A`)], yuan: yuan * factor * (0.94 + (0.1 * amp) / frame), grams: kg * (poles / 3) * 1000 * (residual ? 1.15 : 1), cm3: (width * height * (poles / 3)) / 9, params: [p('current', amp, 'A'), p('dims', `${Math.round((width * poles) / 3)}×${height}`, 'mm')] }))),
  draw: () => switchgear({ title: name.en, caption: `${code}-250/${poles}`, width: Math.round((107 * poles) / 3), height: 165, depth: 86, material: body, poles, raised: residual ? 'white' : 'grey', handle: 'black', art: plate((107 * poles) / 3 * 0.7, 22, (107 * poles) / 3 * 0.09, 6, [`${code}-250`], '#FFFFFF') + (residual ? '<circle cx="14" cy="72" r="5" fill="#F0C31E"/><circle cx="30" cy="72" r="5" fill="#D23A26"/>' : '') }),
});

const LINKS = [['10×38', 38, 5.15, [1, 2, 4, 6, 10, 16, 20, 25, 32], 8, 0.62], ['14×51', 51, 7.15, [6, 10, 16, 20, 25, 32, 40, 50, 63], 19, 1.25], ['22×58', 58, 11.1, [32, 40, 50, 63, 80, 100, 125], 52, 2.9]] as const;
const CLASSES = [[w('gG 配电', 'gG general'), 'gG', 1], [w('aM 电机', 'aM motor'), 'aM', 1.1], [w('aR 快熔', 'aR ultra-fast'), 'aR', 2.6]] as const;

export const protection: SeedProduct[] = [
  mcb({ key: 'mcb-c-6ka', code: 'DZ47-63', name: w('DZ47-63 小型断路器 C型 6kA', 'DZ47-63 miniature circuit breaker, curve C, 6 kA'), brief: w('1P~4P，1~63A，照明配电通用', '1–4 poles, 1–63 A, for lighting and power'), curve: 'C', amps: AMPS, base: 5.6, kA: '6', wide: 18, height: 80, lever: 'black', words: ['C型'] }),
  mcb({ key: 'mcb-d-6ka', code: 'DZ47-63', name: w('DZ47-63 小型断路器 D型 6kA', 'DZ47-63 miniature circuit breaker, curve D, 6 kA'), brief: w('电动机及变压器回路', 'For motors and transformers'), curve: 'D', amps: AMPS.slice(4), base: 6.2, kA: '6', wide: 18, height: 80, lever: 'blue', words: ['D型', '动力'] }),
  mcb({ key: 'mcb-c-10ka', code: 'HB7-63H', name: w('HB7-63H 高分断小型断路器 10kA', 'HB7-63H miniature circuit breaker, 10 kA'), brief: w('工业配电，双面指示', 'For industry, with position window'), curve: 'C', amps: AMPS.slice(4), base: 10.8, kA: '10', wide: 18, height: 85, lever: 'navy', words: ['高分断', '10kA'] }),
  mcb({ key: 'mcb-c-125', code: 'DZ158-125', name: w('DZ158-125 大电流小型断路器', 'DZ158-125 miniature circuit breaker up to 125 A'), brief: w('63~125A，27mm模数', '63–125 A, 27 mm a pole'), curve: 'C', amps: [63, 80, 100, 125], base: 21, kA: '10', wide: 27, height: 88, lever: 'black', words: ['100A', '125A', '大电流空开'] }),
  mcb({ key: 'mcb-dc', code: 'HB7Z-63', name: w('HB7Z-63 光伏直流断路器', 'HB7Z-63 DC circuit breaker for solar'), brief: w('DC250V/极，有极性', 'DC 250 V a pole, polarised'), curve: 'C', amps: [6, 10, 16, 20, 25, 32, 40, 50, 63], base: 16.5, kA: '6', wide: 18, height: 82, lever: 'red', words: ['直流断路器', '光伏', 'DC'], dc: true }),
  rcd({ key: 'rcbo-le', code: 'DZ47LE-63', name: w('DZ47LE-63 漏电断路器 30mA', 'DZ47LE-63 RCBO, 30 mA'), brief: w('过载短路漏电三合一', 'Overload, short circuit and leakage in one'), poles: [[w('1P+N'), '1P+N', 1, 2.5, 215], [w('2P'), '2P', 1.25, 4, 300], [w('3P'), '3P', 1.75, 5.5, 430], [w('4P'), '4P', 2.2, 7, 560]], amps: [6, 10, 16, 20, 25, 32, 40, 50, 63], base: 22, words: ['RCBO'], overload: true }),
  rcd({ key: 'rccb', code: 'HB7L-100', name: w('HB7L-100 剩余电流动作开关', 'HB7L-100 RCCB, 30 mA'), brief: w('不带过流保护，电磁式', 'Electromagnetic, without overcurrent release'), poles: [[w('2P'), '2P', 1, 2, 210], [w('4P'), '4P', 1.7, 4, 360]], amps: [25, 40, 63, 80, 100], base: 46, words: ['RCCB'], overload: false }),
  mccb('mccb-3p', 'HM1', w('HM1 塑壳断路器 3P', 'HM1 moulded-case circuit breaker, 3 poles'), w('125~630A壳架，35kA', 'Frames 125–630 A, 35 kA'), 3, 1, 'black', false),
  mccb('mccb-4p', 'HM1', w('HM1 塑壳断路器 4P', 'HM1 moulded-case circuit breaker, 4 poles'), w('中性极同断', 'Breaks the neutral too'), 4, 1.32, 'black', false),
  mccb('mccb-residual', 'HM1LE', w('HM1LE 漏电塑壳断路器 4P', 'HM1LE residual-current MCCB, 4 poles'), w('剩余电流与延时可调', 'Leakage and delay adjustable'), 4, 1.9, 'castIron', true),
  device({ key: 'spd-t2', category: 'electrical-protect-rcd', name: w('浪涌保护器 T2级 模块式', 'Surge protection device, type 2'), brief: w('窗口绿红指示，可插拔模块', 'Plug-in modules with green/red window'), words: ['浪涌保护器', '防雷器', '电涌', 'SPD'], standards: ['GB/T 18802.11', 'IEC 61643-11'], text: {
    zh: ['T2级限压型浪涌保护器装在分配电箱进线端，8/20 μs波形标称放电电流20 kA、最大40 kA，限制电压≤1.8 kV。总配电箱宜装T1（10/350 μs）。', '接地线应短直，截面≥10 mm²，总引线不超过0.5 m；前端串后备断路器或熔断器。窗口由绿变红即已失效，拔出更换模块即可，不必断电拆线。'],
    en: ['Type 2 protectors stand at the supply of a sub-board: 20 kA nominal and 40 kA maximum (8/20 μs), limiting to 1.8 kV. The main board should have type 1 (10/350 μs).', 'Keep the earth wire short and straight, 10 mm² or more, under 0.5 m in all, with a back-up fuse. When the window turns red pull the module and plug in a new one.'] },
    params: [p('voltage', 'Uc 385', 'V'), p(w('电压保护水平', 'Protection level'), '≤1.8', 'kV'), p('mounting', w('35 mm导轨', 'DIN rail'))], options: [w('极数', 'Poles'), w('最大放电电流', 'Maximum discharge')],
    pieces: pairs([[1, 1], [2, 1.9], [3, 2.8], [4, 3.6]] as const, [[20, 0.8], [40, 1], [60, 1.35], [80, 1.7]] as const, ([poles, f], [ka, g]) => ({ designation: `SPD-${ka}kA ${poles}P`, at: [w(`${poles}P`), w(`${ka} kA`)], yuan: 24 * f * g, grams: 115 * poles, params: [p('width', 18 * poles, 'mm')] })),
    draw: () => modular({ title: 'SPD', caption: 'SPD-40kA 4P', width: 72, height: 88, depth: 66, material: 'grey', poles: 4, lever: 'orange', print: '40kA', window: '#0B7A4B' }) }),
  device({ key: 'isolator', category: 'electrical-protect-mcb', name: w('HB5-125 隔离开关', 'HB5-125 switch-disconnector'), brief: w('红色手柄，箱进线总开关', 'Red lever, main switch of a board'), words: ['隔离开关', '总开关', 'isolator'], standards: ['GB/T 14048.3'], text: MCB, params: [p('voltage', 'AC 230/400', 'V'), p(w('短时耐受', 'Short-time withstand'), '12 Ie 1s'), p('mounting', w('35 mm导轨', 'DIN rail'))], options: [w('极数', 'Poles'), w('额定电流', 'Rated current')],
    pieces: pairs(POLES, [32, 40, 63, 80, 100, 125], ([poles, f], amp) => ({ designation: `HB5-125 ${poles}P ${amp}A`, at: [poleWords(poles), `${amp} A`], yuan: 6.4 * f * (amp > 63 ? 1.25 : 1), grams: 96 * poles, params: [p('current', amp, 'A')] })),
    draw: () => modular({ title: 'isolator', caption: 'HB5-125 2P 63A', width: 36, height: 85, depth: 68, material: 'white', poles: 2, lever: 'red', print: '63A' }) }),
  device({ key: 'fuse-rt18', category: 'electrical-protect-fuse', name: w('RT18圆筒形熔芯', 'RT18 cylindrical fuse link'), brief: w('100kA分断，gG/aM/aR', '100 kA, gG, aM or aR'), words: ['熔断器', '保险丝', '熔芯', '保险管', 'fuse'], standards: ['GB/T 13539.2', 'IEC 60269-2'], text: FUSE, params: [p('voltage', 'AC 500/690', 'V'), p('breaking', 100, 'kA'), p('material', w('陶瓷管、石英砂', 'Ceramic, quartz sand'))], options: [w('类别', 'Class'), w('规格', 'Size')],
    pieces: pairs(CLASSES, LINKS.flatMap(([size, , , amps, grams, yuan]) => amps.map((amp) => ({ size, amp, grams, yuan }))), ([label, sign, f], link) => ({ designation: `${link.size} ${sign} ${link.amp}A`, at: [label, w(`${link.size} ${link.amp} A`)], yuan: link.yuan * f, grams: link.grams, params: [p('current', link.amp, 'A'), p('dims', link.size, 'mm')] })),
    draw: () => stacked({ title: 'fuse link', caption: '14×51 32A', upright: false, parts: [{ length: 12, r: 7.15, material: 'tin' }, { length: 27, r: 6.7, material: 'ivory' }, { length: 12, r: 7.15, material: 'tin' }] }) }),
  device({ key: 'fuse-base-rt18', category: 'electrical-protect-fuse', name: w('RT18熔断器底座', 'RT18 fuse base'), brief: w('导轨式，带指示灯', 'For DIN rail, with lamp'), words: ['熔断器座', '保险座', 'fuse holder'], standards: ['GB/T 13539.2'], text: FUSE, params: [p('voltage', 'AC 500', 'V'), p('mounting', w('35 mm导轨', 'DIN rail'))], options: [w('极数', 'Poles'), w('配熔芯', 'For link')],
    pieces: pairs(POLES.slice(0, 3), [['RT18-32 10×38', 3.6, 62], ['RT18-63 14×51', 6.9, 106], ['RT18-125 22×58', 14, 190]] as const, ([poles, f], [size, yuan, grams]) => ({ designation: `${size.split(' ')[0]} ${poles}P`, at: [poleWords(poles), size], yuan: yuan * f, grams: grams * poles, params: [p('width', poles * 18, 'mm')] })),
    draw: () => modular({ title: 'fuse base', caption: 'RT18-32 3P', width: 54, height: 79, depth: 62, material: 'ivory', poles: 3, lever: 'ivory', print: '32A', window: '#D23A26' }) }),
];
