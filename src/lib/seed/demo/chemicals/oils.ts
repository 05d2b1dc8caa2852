import type { Material } from '#lib/seed/drawings/metal.ts';
import { dispenser } from '#lib/seed/drawings/tools/chemicals/dispenser.ts';
import { vessel } from '#lib/seed/drawings/tools/chemicals/vessel.ts';
import type { Vessel } from '#lib/seed/drawings/tools/chemicals/label.ts';
import { goods, type Goods, type Piece } from '#lib/seed/demo/flow/goods.ts';
import { w } from '#lib/seed/demo/flow/words.ts';
import { near, q, text, words } from '#lib/seed/demo/works/words.ts';
import type { SeedParam, SeedProduct, Words } from '#lib/seed/types.ts';

/** Packs of liquids: litres, share of the drum's price per litre, size of the vessel. */
const PACKS = {
  '1 L': { litres: 1, k: 1.5 }, '4 L': { litres: 4, k: 1.28 }, '18 L': { litres: 18, k: 1.1 }, '200 L': { litres: 200, k: 1 },
} as const;
type Pack = keyof typeof PACKS;

const T = {
  oil: text(
    ['黏度等级按 GB/T 3141(ISO 3448)：46 表示 40 ℃ 运动黏度 41.4 至 50.6 mm²/s。环境温度 0 至 40 ℃ 的一般设备多用 46，冬季或高速轻载用 32，高温重载用 68。', 'Viscosity grades to GB/T 3141 (ISO 3448): 46 means 41.4 to 50.6 mm²/s at 40 °C. Most machines between 0 and 40 °C use 46, cold or fast light duty 32, hot heavy duty 68.'],
    ['新油加入前应过滤(液压系统不低于 10 μm)；不同品牌或类型的油不要混用，换油时须清洗油箱与滤芯。', 'Filter new oil before filling (10 μm or finer for hydraulics); do not mix brands or types, and clean tank and filter at a change.'],
    ['换油判据：黏度变化超过 ±10%、酸值增加超过 0.3 mgKOH/g、水分大于 0.1% 或颜色严重变深。废油须交有资质单位回收。', 'Change when viscosity is off by 10 %, acid number has risen by 0.3 mgKOH/g, water is above 0.1 % or the oil is very dark. Hand used oil to a licensed collector.'],
  ),
  grease: text(
    ['NLGI 2 号脂最通用，3 号用于高转速电机轴承，1 号或 0 号用于集中润滑。锂基脂使用温度一般为 -20 至 120 ℃。', 'NLGI 2 suits most uses, 3 fast motor bearings, 1 or 0 central systems. Lithium greases serve from about -20 to 120 °C.'],
    ['轴承填脂量为内部自由空间的三分之一至二分之一，高转速取小值；过量会发热。', 'Fill a bearing to a third or half of its free space, less at high speed: too much heats it up.'],
    ['不同稠化剂的润滑脂(如锂基与聚脲)不应混用，会变稀流失。', 'Do not mix greases of different thickeners, such as lithium and polyurea: they soften and leak.'],
  ),
  cut: text(
    ['水溶性切削液按 5% 至 10% 用软水稀释，先加水后加油；用折光仪每日监测浓度，PH 保持 8.5 至 9.5。', 'Dilute water-soluble coolant at 5 to 10 % with soft water, oil into water; check with a refractometer daily and keep pH at 8.5 to 9.5.'],
    ['防锈与防腐：工件停留超过一天应喷防锈油；切削液发臭说明细菌滋生，应清箱换液。', 'Spray rust preventive on parts that wait more than a day; a smelly coolant has bacteria: clean the tank and refill.'],
  ),
  care: text(
    ['使用前阅读安全技术说明书(SDS)，远离火源，通风使用，配备手套与护目镜；废弃物按危险废物处置。', 'Read the safety data sheet first; keep from fire, ventilate, wear gloves and goggles, and dispose of waste as hazardous.'],
    ['气雾罐不得在 50 ℃ 以上存放或刺破、焚烧；喷前摇匀，距表面 20 至 30 cm。', 'Keep spray cans below 50 °C and never pierce or burn them. Shake, and spray from 20 to 30 cm.'],
  ),
} satisfies Record<string, Goods['text']>;

interface Oil { key: string; zh: string; en: string; kind: keyof typeof T; cat: string; search: string; norm: string; grades: readonly string[]; packs: readonly Pack[]; perLitre: number; density: number; params: SeedParam[]; pictures: Goods['pictures']; brand?: string; gradeName?: Words; step?: number }
const draw = (form: 'drum' | 'pail' | 'jerrican' | 'bottle' | 'tub' | 'can' | 'aerosol', body: Material, label: Material, mark: string, sub: string, title: string): Goods['pictures'] => {
  const size = { drum: [580, 890], pail: [285, 360], jerrican: [190, 300], bottle: [90, 240], tub: [110, 120], can: [110, 130], aerosol: [65, 240] }[form] as [number, number];
  return vessel({ title, caption: `${mark} · ${sub}`, form, body, label, mark, sub, D: size[0], H: size[1] } satisfies Vessel & { form: typeof form; D: number; H: number });
};

const OILS: Oil[] = [
  { key: 'oil-hydraulic-hm', zh: '抗磨液压油 L-HM', en: 'Anti-wear hydraulic oil L-HM', kind: 'oil', cat: 'chemicals-oil', search: '液压油 46号 抗磨 L-HM 机械油', norm: 'GB 11118.1', grades: ['32', '46', '68', '100'], packs: ['4 L', '18 L', '200 L'], perLitre: 7.4, density: 0.87, params: [q('viscosityIndex', '≥ 95'), q('flash', '≥ 185', '℃'), q('pour', '≤ -15', '℃')], pictures: draw('drum', 'blue', 'white', 'L-HM 46', '200 L', '液压油'), brand: 'runyan' },
  { key: 'oil-hydraulic-hv', zh: '低温液压油 L-HV', en: 'Low-temperature hydraulic oil L-HV', kind: 'oil', cat: 'chemicals-oil', search: '低温液压油 HV 抗凝 宽温', norm: 'GB 11118.1', grades: ['15', '32', '46', '68'], packs: ['18 L', '200 L'], perLitre: 9.6, density: 0.86, params: [q('viscosityIndex', '≥ 130'), q('pour', '≤ -36', '℃')], pictures: draw('pail', 'white', 'blue', 'L-HV 32', '18 L', '低温液压油') },
  { key: 'oil-gear-ckd', zh: '工业闭式齿轮油 L-CKD', en: 'Industrial gear oil L-CKD', kind: 'oil', cat: 'chemicals-oil', search: '齿轮油 CKD 减速机油 重负荷 220', norm: 'GB 5903', grades: ['100', '150', '220', '320', '460'], packs: ['4 L', '18 L', '200 L'], perLitre: 9.8, density: 0.89, params: [q('flash', '≥ 200', '℃'), q('pour', '≤ -8', '℃')], pictures: draw('drum', 'black', 'orange', 'L-CKD 220', '200 L', '齿轮油'), brand: 'runyan' },
  { key: 'oil-gear-ckc', zh: '中负荷工业齿轮油 L-CKC', en: 'Gear oil, medium duty, L-CKC', kind: 'oil', cat: 'chemicals-oil', search: '齿轮油 CKC 中负荷', norm: 'GB 5903', grades: ['68', '100', '150', '220', '320'], packs: ['18 L', '200 L'], perLitre: 8.4, density: 0.885, params: [q('flash', '≥ 180', '℃'), q('pour', '≤ -8', '℃')], pictures: draw('pail', 'red', 'white', 'L-CKC 220', '18 L', '齿轮油') },
  { key: 'oil-compressor', zh: '空压机油 L-DAB', en: 'Compressor oil L-DAB', kind: 'oil', cat: 'chemicals-oil', search: '空压机油 螺杆 往复 DAB', norm: 'GB 12691', grades: ['100', '150'], packs: ['4 L', '18 L', '200 L'], perLitre: 10.6, density: 0.88, params: [q('flash', '≥ 220', '℃'), q('pour', '≤ -9', '℃')], pictures: draw('jerrican', 'yellow', 'white', 'L-DAB 100', '18 L', '空压机油') },
  { key: 'oil-spindle', zh: '主轴油 / 导轨油', en: 'Spindle and slideway oil', kind: 'oil', cat: 'chemicals-oil', search: '导轨油 主轴油 机床 68', norm: 'SH/T 0361', grades: ['10', '32', '68', '220'], packs: ['18 L', '200 L'], perLitre: 9.2, density: 0.87, params: [q('flash', '≥ 165', '℃')], pictures: draw('jerrican', 'blue', 'white', 'L-G 68', '18 L', '导轨油') },
  { key: 'oil-chain', zh: '高温链条油', en: 'High-temperature chain oil', kind: 'oil', cat: 'chemicals-oil', search: '高温链条油 涂装线 烘箱', norm: 'GB/T 3141', grades: ['150', '220', '320'], packs: ['4 L', '18 L'], perLitre: 46, density: 0.95, params: [q('temperature', '≤ 250', '℃'), q('flash', '≥ 260', '℃')], pictures: draw('jerrican', 'red', 'white', 'HT 220', '4 L', '链条油') },
  { key: 'cutting-fluid', zh: '水溶性切削液 半合成', en: 'Water-soluble cutting fluid, semi-synthetic', kind: 'cut', cat: 'chemicals-oil', search: '切削液 乳化油 水溶性 冷却液', norm: 'GB/T 6144', grades: [], packs: ['18 L', '200 L'], perLitre: 11.5, density: 0.98, params: [q('dilution', '5-10', '%'), q({ zh: 'pH (5% 溶液)', en: 'pH (5 %)' }, '9.0-9.6')], pictures: draw('drum', 'green', 'white', 'CF-305', '200 L', '切削液'), brand: 'runyan' },
  { key: 'cutting-oil-neat', zh: '攻丝油 重负荷切削油', en: 'Neat cutting and tapping oil', kind: 'cut', cat: 'chemicals-oil', search: '攻丝油 切削油 拉削 不锈钢', norm: 'SH/T 0564', grades: [], packs: ['1 L', '4 L', '18 L'], perLitre: 16.8, density: 0.9, params: [q('flash', '≥ 160', '℃')], pictures: draw('bottle', 'black', 'orange', 'TAP OIL', '1 L', '攻丝油') },
  { key: 'rust-inhibitor', zh: '防锈油 溶剂型长效', en: 'Rust preventive oil, solvent type', kind: 'cut', cat: 'chemicals-oil', search: '防锈油 封存 长效 软膜', norm: 'SH/T 0692', grades: ['thin', 'hard', 'water'], packs: ['18 L', '200 L'], perLitre: 12.4, density: 0.85, params: [q({ zh: '湿热试验', en: 'Humidity test' }, '≥ 30', 'd'), q({ zh: '盐雾', en: 'Salt spray' }, '≥ 7', 'd')], pictures: draw('pail', 'green', 'white', 'RP-7', '18 L', '防锈油') },
  { key: 'cleaner-degrease', zh: '工业重油污清洗剂', en: 'Heavy-duty degreaser', kind: 'care', cat: 'chemicals-clean', search: '清洗剂 去油污 重油污 碱性', norm: 'GB/T 35759', grades: [], packs: ['1 L', '4 L', '18 L', '200 L'], perLitre: 6.8, density: 1.05, params: [q('dilution', '1:5 ~ 1:30'), q({ zh: 'pH', en: 'pH' }, '11-13')], pictures: draw('jerrican', 'blue', 'yellow', 'DEGREASE', '4 L', '清洗剂'), brand: 'runyan' },
  { key: 'cleaner-electric', zh: '精密电器清洗剂', en: 'Electrical contact cleaner', kind: 'care', cat: 'chemicals-clean', search: '电器清洗剂 触点 电路板 不导电', norm: 'HG/T 5200', grades: [], packs: ['1 L', '18 L'], perLitre: 26, density: 0.75, params: [q({ zh: '击穿电压', en: 'Dielectric strength' }, '≥ 25', 'kV'), q({ zh: '挥发', en: 'Drying' }, w('无残留，约 30 s', 'No residue, about 30 s'))], pictures: draw('aerosol', 'blue', 'white', 'CLEAN', '450 ml', '电器清洗剂') },
  { key: 'alcohol-industrial', zh: '工业酒精 95%', en: 'Industrial ethanol, 95 %', kind: 'care', cat: 'chemicals-clean', search: '酒精 乙醇 95% 清洗', norm: 'GB/T 394.1', grades: [], packs: ['4 L', '18 L', '200 L'], perLitre: 8.6, density: 0.81, params: [q({ zh: '含量', en: 'Content' }, '≥ 95', '%'), q('density', 0.81, 'g/mL')], pictures: draw('jerrican', 'ivory', 'red', 'C₂H₅OH', '18 L', '工业酒精') },
];

const FILMS: Record<string, Words> = { thin: w('薄膜', 'Thin film'), hard: w('硬膜', 'Hard film'), water: w('脱水型', 'Water displacing') };
const oils = OILS.map((o): SeedProduct => {
  const grades = o.grades.map((g) => FILMS[g] ?? w(`ISO VG ${g}`));
  const list: readonly (Words | undefined)[] = grades.length ? grades : [undefined];
  return goods({
    key: o.key, trade: 'chemicals', category: o.cat, ...(o.brand ? { brand: o.brand } : {}), name: w(`${o.zh}${o.grades[0] && /^\d/.test(o.grades[0]) ? ` ${o.grades[0]}-${o.grades.at(-1)}` : ''}`, `${o.en}${o.grades[0] && /^\d/.test(o.grades[0]) ? `, ${o.grades[0]}-${o.grades.at(-1)}` : ''}`), brief: w(`${o.norm}，${o.packs.join('、')} 包装`, `${o.norm}; packs of ${o.packs.join(', ')}`), keywords: words(o.search), standards: [o.norm], unit: w('桶', 'pack'), moq: 1, multiple: 1, leadDays: 0, params: [...o.params, q('density', o.density, 'g/mL')], options: [...(grades.length ? [o.gradeName ?? w('黏度/型号', 'Grade')] : []), w('包装', 'Pack')],
    pieces: list.flatMap((g, i) => o.packs.map((p): Piece => ({ designation: `${g ? `${g.en} ` : ''}${p}`, at: g ? [g, p] : [p], yuan: o.perLitre * PACKS[p].litres * PACKS[p].k * (1 + i * 0.035) * near(o.key + p, 0.01), grams: PACKS[p].litres * o.density * 1000 * 1.06, cm3: PACKS[p].litres * 1050, params: [q('pack', p), ...(g && /\d/.test(g.en) ? [q('viscosity', g.en.replace(/\D/g, ''), 'mm²/s')] : [])] }))), text: T[o.kind], pictures: o.pictures,
  });
});

const GREASES: readonly (readonly [key: string, zh: string, en: string, thick: Words, temp: string, perKg: number, drop: number, colour: Material, norm: string, brand?: string])[] = [
  ['grease-lithium', '通用锂基润滑脂', 'Lithium grease, general', w('锂基', 'Lithium'), '-20 ~ 120', 12.5, 175, 'yellow', 'GB/T 7324', 'runyan'],
  ['grease-complex', '高温复合锂基脂', 'Lithium complex grease', w('复合锂', 'Lithium complex'), '-25 ~ 160', 22, 260, 'blue', 'NB/SH/T 0374', 'runyan'],
  ['grease-moly', '二硫化钼锂基脂', 'Lithium grease with MoS₂', w('锂基 + MoS₂', 'Lithium + MoS₂'), '-20 ~ 130', 16.5, 175, 'black', 'SH/T 0587'],
  ['grease-calcium', '复合磺酸钙润滑脂', 'Calcium sulphonate complex grease', w('复合磺酸钙', 'Calcium sulphonate'), '-20 ~ 180', 38, 290, 'brown', 'NB/SH/T 6012'],
  ['grease-food', '食品级润滑脂 H1', 'Food-grade grease H1', w('复合铝', 'Aluminium complex'), '-20 ~ 150', 96, 240, 'white', 'NSF H1'],
  ['grease-silicone', '硅脂 绝缘密封', 'Silicone grease, dielectric', w('二氧化硅', 'Silica'), '-50 ~ 200', 88, 300, 'grey', 'HG/T 2502'],
  ['grease-copper', '铜基防卡膏', 'Copper anti-seize paste', w('铜粉', 'Copper'), '-30 ~ 1100', 76, 300, 'copper', 'MIL-PRF-907'],
];
const greases = GREASES.map(([key, zh, en, thick, temp, perKg, drop, colour, norm, brand]): SeedProduct => goods({
  key, trade: 'chemicals', category: 'chemicals-grease', ...(brand ? { brand } : {}), name: w(`${zh} NLGI 2`, `${en}, NLGI 2`), brief: w(`使用温度 ${temp} ℃，滴点 ${drop} ℃`, `${temp} °C, dropping point ${drop} °C`), keywords: words('黄油 润滑脂 轴承脂 grease 锂基'), standards: [norm, 'GB/T 7631.8'], unit: w('支', 'pack'), moq: 1, multiple: 1, params: [q('thickener', thick), q('temperature', temp, '℃'), q('drop', `≥ ${drop}`, '℃')], options: [w('稠度', 'NLGI'), w('包装', 'Pack')],
  pieces: ['1', '2', '3'].flatMap((n) => [['400 g 弹筒', '400 g cartridge', 0.4, 1.15], ['800 g 罐', '800 g tub', 0.8, 1.08], ['15 kg 桶', '15 kg pail', 15, 1.02], ['170 kg 桶', '170 kg drum', 170, 1]].map(([z, e, kg, k], i): Piece => ({ designation: `NLGI ${n} ${['0.4', '0.8', '15', '170'][i]}kg`, at: [`NLGI ${n}`, w(String(z), String(e))], yuan: perKg * (kg as number) * (k as number) * (n === '3' ? 1.02 : 1) * near(key + n, 0.01), grams: (kg as number) * 1100, cm3: (kg as number) * 1200 }))), text: T.grease,
  pictures: vessel({ title: zh, caption: `NLGI 2 · ${temp} °C`, form: key.endsWith('food') || key.endsWith('copper') || key.endsWith('silicone') ? 'tub' : 'pail', body: colour, label: colour === 'white' || colour === 'yellow' ? 'red' : 'white', mark: 'NLGI 2', sub: thick.en.split(' ')[0] ?? '', D: key.endsWith('food') || key.endsWith('copper') || key.endsWith('silicone') ? 100 : 285, H: key.endsWith('food') || key.endsWith('copper') || key.endsWith('silicone') ? 120 : 360, cap: 'black' }),
}));
const cartridgeGrease = goods({
  key: 'grease-cartridge-set', trade: 'chemicals', category: 'chemicals-grease', brand: 'runyan', name: w('锂基脂弹筒 400g 装', 'Lithium grease cartridge, 400 g'), brief: w('直接装入黄油枪', 'Drops into a grease gun'), keywords: words('黄油弹 弹筒 黄油枪 400g grease'), standards: ['GB/T 7324'], unit: w('支', 'pc'), packing: w('1箱=24支', 'Carton of 24'), moq: 24, multiple: 24, params: [q('thickener', w('锂基', 'Lithium')), q('pack', '400 g')], options: [w('类型', 'Type')],
  pieces: [[w('锂基 2#', 'Lithium 2'), 6.8], [w('高温复合锂', 'Lithium complex'), 12.8], [w('二硫化钼', 'MoS₂'), 9.6], [w('食品级 H1', 'Food H1'), 48]].map(([n, y]) => ({ designation: `400 g ${(n as Words).en}`, at: [n as Words], yuan: y as number, grams: 445, cm3: 700 })),
  text: T.grease, pictures: dispenser({ title: '黄油弹', caption: '400 g', form: 'cartridge', body: 'red', label: 'white', mark: 'LITHIUM', sub: '400 g', L: 250, D: 54 }),
});

export const oilsAndGreases: SeedProduct[] = [...oils, ...greases, cartridgeGrease];
