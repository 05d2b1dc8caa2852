import { goods, type Text } from '#lib/seed/demo/flow/goods.ts';
import { THREAD, THREAD_OD } from '#lib/seed/demo/flow/flanges.ts';
import { UNIT, p, w } from '#lib/seed/demo/flow/words.ts';
import { type Part, straight } from '#lib/seed/drawings/flow/fitting.ts';
import { type Solid, Z, lathe, nut, pictures, plate } from '#lib/seed/drawings/scene/index.ts';
import type { Material } from '#lib/seed/drawings/metal.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';
import { kilos } from './steel.ts';

const FERRULE_TEXT: Text = {
  zh: ['双卡套接头由本体、前卡套、后卡套和螺母组成，拧紧螺母时前卡套抱紧管子形成密封，后卡套夹持管子防止脱出，无需焊接和套丝，拆装可重复25次以上。', '管子应切平去毛刺，插到本体台肩底部；手紧后用扳手拧1¼圈（⌀4及以下为¾圈），重装时拧到原位再加¼圈。管子硬度应不高于HRB 80，外径偏差±0.1 mm，不可有纵向划痕。', '工作压力由管壁决定：⌀12×1.5的316L管约为28 MPa。卡套接头不能承受弯曲载荷，管路须有支架。'],
  en: ['A twin-ferrule joint has a body, two ferrules and a nut. Tightened, the front ferrule seals on the tube and the rear one grips it: no welding, no threading, and it can be remade more than 25 times.', 'Cut the tube square, deburr it and push it home. From finger-tight turn 1¼ turns (¾ for 4 mm and less); when remaking go back to the old position and ¼ turn more. The tube should be no harder than HRB 80, true to ±0.1 mm and free of scratches along its length.', 'The tube wall decides the pressure: 316L tube 12 × 1.5 carries about 28 MPa. The joint takes no bending; clamp the tube.'],
};
const HOSE_TEXT: Text = {
  zh: ['宝塔接头靠倒齿和喉箍夹住软管，齿尖外径比软管内径大约5%~8%；插入前用肥皂水润滑，不要用矿物油，以免橡胶老化。', '低压水、气用单个喉箍即可；0.6 MPa以上或温度交变时使用双喉箍并错开180°。', '螺纹端为R外螺纹，缠生料带安装；与G平行螺纹机座配合时应加组合垫。'],
  en: ['A hose tail holds by its barbs and a clamp; the barb is 5–8 % wider than the bore of the hose. Wet it with soap water to push it in, never with mineral oil, which ages rubber.', 'One clamp serves low pressure; above 0.6 MPa or with changing temperature use two, turned by 180°.', 'The male thread R takes tape; in parallel G ports use a bonded washer.'],
};
const CAM_TEXT: Text = {
  zh: ['凸轮快速接头（KAMLOK）两臂压下即锁紧，不用工具，插拔几秒钟。阳端与阴端按A-A-59326（原MIL-C-27487）制造，不同材质和厂家可互换。', 'A、F为阳端（内螺纹、外螺纹），B、D为阴端（外螺纹、内螺纹），C为阴端软管接尾，E为阳端软管接尾，DC为防尘帽，DP为防尘塞。整套连接一般为C+F或E+D。', '工作压力与口径有关：1/2″~2″约1.6 MPa（铝）或1.7 MPa（不锈钢），4″约0.7 MPa。不得用于压缩气体和蒸汽。垫圈默认NBR，酸碱请选EPDM或FKM。'],
  en: ['A cam-and-groove coupling locks by pressing two arms, in seconds and without tools. Made to A-A-59326 (formerly MIL-C-27487), halves of different makes and materials fit each other.', 'A and F are adapters with female and male thread, B and D are couplers with male and female thread, C is a coupler and E an adapter with hose tail, DC a cap and DP a plug. A set is usually C+F or E+D.', 'Pressure depends on the size: about 1.6 MPa in aluminium and 1.7 MPa in stainless from 1/2″ to 2″, 0.7 MPa at 4″. Never use it for compressed gas or steam. Gaskets are NBR; choose EPDM or FKM for chemicals.'],
};

/** Tube, thread, spanner size of the nut, mass in g of the straight male connector. */
const TUBES = [[6, 8, 14, 48], [6, 15, 14, 82], [8, 8, 16, 57], [8, 10, 16, 68], [8, 15, 16, 94], [10, 8, 19, 74], [10, 10, 19, 82], [10, 15, 19, 108], [12, 8, 22, 96], [12, 10, 22, 102], [12, 15, 22, 124], [14, 15, 24, 142], [16, 15, 25, 158], [18, 15, 30, 204], [18, 20, 30, 236], [22, 20, 32, 262], [25, 25, 38, 396]] as const;

function ferrule(slug: string, name: Words, words: readonly string[], steel: { words: Words; paint: Material; factor: number; slug: string }, mass: number, both: boolean, parts: (t: number, r: number, hex: number) => Part[], extra?: Solid[]): SeedProduct {
  const rows = both ? TUBES.filter(([t], i) => TUBES.findIndex(([u]) => u === t) === i) : TUBES;
  return goods({
    key: `ferrule-${slug}-${steel.slug}`, trade: 'fittings', category: 'fittings-tube-ferrule', name: w(`${steel.words.zh}双卡套${name.zh}`, `${steel.words.en} twin-ferrule ${name.en}`),
    brief: w('双卡套密封，免焊免套丝，可反复拆装', 'Seals by two ferrules, no welding, can be remade'), keywords: ['卡套接头', '卡套', '仪表接头', 'ferrule', 'compression fitting', ...words], standards: ['ASTM F1387', 'GB/T 3733'], unit: UNIT.piece,
    params: [p('material', steel.words), p(w('卡套形式', 'Ferrule'), w('双卡套', 'Twin')), p(w('最高工作压力', 'Working pressure, up to'), '28', 'MPa'), p('temperature', '-60~400', '℃')],
    options: both ? [w('管外径', 'Tube')] : [w('管外径', 'Tube'), w('螺纹', 'Thread')],
    pieces: rows.map(([tube, dn, hex, grams]) => ({
      designation: both ? `⌀${tube}` : `⌀${tube}-${THREAD[dn]}`, at: both ? [`⌀${tube}`] : [`⌀${tube}`, `R ${THREAD[dn]}`], yuan: (6.2 + grams * 0.086) * mass * steel.factor, grams: grams * mass,
      params: [p('od', tube, 'mm'), p(w('螺母对边', 'Nut, across flats'), hex, 'mm'), ...(both ? [] : [p('thread', `R ${THREAD[dn]}`)]), p('mass', kilos((grams * mass) / 1000), 'kg')],
    })),
    text: FERRULE_TEXT,
    pictures: pictures(() => straight({ title: name.en, caption: `⌀12 ${name.zh}`, material: steel.paint, parts: parts(6, 10.5, 22), ...(extra ? { extra } : {}) })),
  });
}

const male = (t: number, r: number, hex: number): Part[] => [{ kind: 'round', length: 4, r: t * 1.4, hole: t }, { kind: 'hex', length: 15, flats: hex }, { kind: 'round', length: 3, r: t * 1.35 }, { kind: 'hex', length: 8, flats: hex * 0.96 }, { kind: 'thread', length: 15, r }];
const union = (t: number, _r: number, hex: number): Part[] => [{ kind: 'round', length: 4, r: t * 1.4, hole: t }, { kind: 'hex', length: 15, flats: hex }, { kind: 'thread', length: 4, r: t * 1.35 }, { kind: 'hex', length: 8, flats: hex * 0.96 }, { kind: 'thread', length: 4, r: t * 1.35 }, { kind: 'hex', length: 15, flats: hex }, { kind: 'round', length: 4, r: t * 1.4 }];
const female = (t: number, r: number, hex: number): Part[] => [{ kind: 'round', length: 4, r: t * 1.4, hole: t }, { kind: 'hex', length: 15, flats: hex }, { kind: 'round', length: 4, r: t * 1.35 }, { kind: 'hex', length: 20, flats: r * 2.6 }];
const bulkhead = (t: number, r: number, hex: number): Part[] => [...union(t, r, hex).slice(0, 4), { kind: 'thread', length: 26, r: t * 1.6 }, { kind: 'hex', length: 6, flats: hex * 1.15 }, { kind: 'thread', length: 8, r: t * 1.5 }, { kind: 'hex', length: 14, flats: hex }];
const side: Solid[] = [lathe(Z, [28, 0, 0], [[6, 8], [15, 8]], 'stainless'), nut(Z, [28, 0, 0], 14, 29, 22, 'stainless'), lathe(Z, [28, 0, 0], [[29, 8.4], [33, 8.4]], 'stainless', { hole: 6 })];
const S316 = { words: w('316L', 'Stainless 316L'), paint: 'chrome', factor: 1.34, slug: '316l' } as const;
const S304 = { words: w('304', 'Stainless 304'), paint: 'stainless', factor: 1, slug: '304' } as const;

/** Hose bore, thread, mass in g (brass). */
const TAILS = [[6, 6, 14], [6, 8, 20], [8, 8, 24], [8, 10, 32], [10, 8, 28], [10, 10, 36], [10, 15, 52], [12, 10, 40], [12, 15, 58], [14, 15, 64], [16, 15, 70], [16, 20, 102], [19, 20, 118], [20, 20, 122], [25, 25, 205], [32, 32, 340], [40, 40, 430], [50, 50, 720]] as const;

function hoseTail(slug: string, material: Words, paint: Material, factor: number, base: number, perGram: number): SeedProduct {
  return goods({
    key: `hose-tail-${slug}`, trade: 'fittings', category: 'fittings-quick-barb', name: w(`${material.zh}宝塔接头（外螺纹）`, `${material.en} hose tail, male`), brief: w('四道倒齿，六角扳手位', 'Four barbs, hexagon for the spanner'),
    keywords: ['宝塔接头', '皮管接头', '软管接头', '格林头', 'hose barb', 'hose tail'], standards: ['GB/T 7306'], unit: UNIT.piece, params: [p('material', material), p('ends', w('外螺纹 / 软管', 'Male thread / hose')), p('pn', 'PN16')], options: [w('软管内径', 'Hose bore'), w('螺纹', 'Thread')],
    pieces: TAILS.map(([bore, dn, grams]) => ({ designation: `${bore}-${THREAD[dn]}`, at: [w(`${bore} mm`), `R ${THREAD[dn]}`], yuan: base + grams * factor * perGram, grams: grams * factor, params: [p('thread', `R ${THREAD[dn]}`), p(w('螺纹外径', 'Thread diameter'), THREAD_OD[dn] ?? 0, 'mm'), p('mass', kilos((grams * factor) / 1000), 'kg')] })),
    text: HOSE_TEXT,
    pictures: pictures(() => straight({ title: 'hose tail', caption: '宝塔 16-1/2″', material: paint, parts: [{ kind: 'barb', length: 32, r: 8.6, hole: 5.8 }, { kind: 'hex', length: 8, flats: 24 }, { kind: 'thread', length: 15, r: 10.5 }] })),
  });
}

/** Thread DN, mass in g of a type F adapter in aluminium. */
const CAMS = [[15, 62], [20, 84], [25, 130], [32, 210], [40, 250], [50, 380], [65, 590], [80, 820], [100, 1280]] as const;
const TYPES = [['A', 0.95], ['B', 1.55], ['C', 1.7], ['D', 1.5], ['E', 1.05], ['F', 1], ['DC', 1.1], ['DP', 0.75]] as const;

function camlock(slug: string, material: Words, paint: Material, heavy: number, perKg: number, base: number, pressure: string): SeedProduct {
  const arms: Solid[] = [-1, 1].map((sign) => plate(-4, 8, [[6, sign * 34], [14, sign * 38], [52, sign * 40], [52, sign * 36], [14, sign * 32], [6, sign * 28]], 'stainless'));
  return goods({
    key: `camlock-${slug}`, trade: 'fittings', category: 'fittings-quick-cam', name: w(`${material.zh}凸轮快速接头`, `${material.en} cam-and-groove coupling`), brief: w('A/B/C/D/E/F/DC/DP八型齐全，双臂锁紧', 'All eight types A to F, DC and DP, two locking arms'),
    keywords: ['快速接头', '凸轮接头', '扳把式快速接头', 'camlock', 'kamlok', 'cam and groove'], standards: ['A-A-59326', 'DIN EN 14420-7'], unit: UNIT.piece,
    params: [p('material', material), p(w('垫圈', 'Gasket'), w('NBR（可换EPDM、FKM）', 'NBR (EPDM, FKM to order)')), p(w('工作压力', 'Working pressure'), pressure, 'MPa'), p(w('扳臂', 'Arms'), w('304不锈钢', 'Stainless 304'))], options: [w('型式', 'Type'), w('口径', 'Size')],
    pieces: TYPES.flatMap(([type, mass]) => CAMS.filter(([dn]) => slug !== 'pp' || dn <= 80).map(([dn, grams]) => ({ designation: `${type}${dn}`, at: [w(`${type}型`, `Type ${type}`), w(`DN${dn} (${THREAD[dn]})`)], yuan: base * mass + (grams * mass * heavy * perKg) / 1000, grams: grams * mass * heavy, params: [p(type === 'C' || type === 'E' ? w('软管内径', 'Hose bore') : 'thread', type === 'C' || type === 'E' ? `${dn} mm` : `G ${THREAD[dn]}`), p('mass', kilos((grams * mass * heavy) / 1000), 'kg')] }))),
    text: CAM_TEXT,
    pictures: pictures(() => straight({ title: 'camlock', caption: 'C50 (2″)', material: paint, extra: arms, parts: [{ kind: 'round', length: 6, r: 33, hole: 26 }, { kind: 'round', length: 34, r: 34 }, { kind: 'round', length: 8, r: 30, to: 26 }, { kind: 'barb', length: 62, r: 26 }] })),
  });
}

export const tubeJoints: SeedProduct[] = [
  ...[S304, S316].flatMap((steel) => [
    ferrule('male', w('外螺纹直通', 'male connector'), ['直通终端', 'male connector'], steel, 1, false, male),
    ferrule('female', w('内螺纹直通', 'female connector'), ['内螺纹接头'], steel, 1.12, false, female),
    ferrule('union', w('直通中间接头', 'union'), ['中间接头', 'union'], steel, 1.15, true, union),
    ferrule('tee', w('三通接头', 'union tee'), ['三通', 'tee'], steel, 1.95, true, union, side),
  ]),
  ferrule('bulkhead', w('穿板接头', 'bulkhead union'), ['穿板', '隔壁接头', 'bulkhead'], S304, 1.55, true, bulkhead),
  hoseTail('brass', w('黄铜', 'Brass'), 'brass', 1, 0.5, 0.062),
  hoseTail('304', w('304不锈钢', 'Stainless 304'), 'stainless', 0.94, 1.4, 0.068),
  hoseTail('pp', w('PP塑料', 'Polypropylene'), 'black', 0.13, 0.25, 0.045),
  camlock('al', w('铝合金', 'Aluminium'), 'aluminium', 1, 42, 5, '1.6'),
  camlock('304', w('304不锈钢', 'Stainless 304'), 'stainless', 2.6, 58, 14, '1.7'),
  camlock('pp', w('聚丙烯PP', 'Polypropylene'), 'black', 0.42, 46, 3, '0.9'),
];
