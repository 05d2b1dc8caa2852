import { UNIT, p, w } from '#lib/seed/demo/flow/words.ts';
import { mm } from '#lib/seed/demo/table.ts';
import { lipSealPicture, ringSealPicture } from '#lib/seed/drawings/seals/seal.ts';
import { lipSealSheet, ringSealSheet } from '#lib/seed/drawings/seals/seal-sheet.ts';
import type { Material } from '#lib/seed/drawings/metal.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';
import { RUBBERS, sealGoods, type RubberKey } from './seal-goods.ts';

const sizes = (text: string): (readonly [number, number, number])[] =>
  text.trim().split(/\s+/).map((one) => {
    const [d = 0, D = 0, B = 0] = one.split('x').map(Number);
    if (D <= d || B <= 0) throw new Error(`Not a ring: ${one}`);
    return [d, D, B] as const;
  });

const SHAFTS = sizes(`10x22x7 12x22x7 12x25x7 15x26x7 15x35x7 16x30x7 17x35x7 18x30x7 20x35x7 20x40x7 22x35x7 25x40x7 25x47x7 25x52x7
  28x40x7 30x42x7 30x47x7 30x52x7 32x52x8 35x50x8 35x52x8 38x52x7 40x55x8 40x62x8 45x62x8 45x65x8 50x68x8 50x72x8 55x72x8
  60x80x8 65x85x10 70x90x10 75x95x10 80x100x10 90x110x12 100x120x12 110x140x12 120x150x12`);
const RODS = sizes(`16x24x5 18x26x5 20x28x5 22x30x5 25x33x5 28x36x6 30x40x6 32x42x6 35x45x6 40x50x6 45x55x6 50x60x6 55x65x6 56x66x6 60x70x6 63x73x6 65x75x6 70x80x6 75x85x6 80x90x6 90x100x6 100x110x6`);
const WIPERS = sizes(`16x24x4.5 20x28x4.5 22x30x4.5 25x33x4.5 28x36x5 30x38x5 32x40x5 35x43x5 40x48x5 45x53x5 50x58x5 56x64x5 60x68x5 63x71x5 70x80x6 80x90x6 90x100x6 100x110x6`);
const YX = sizes(`20x28x10 25x33x10 30x38x10 32x40x10 35x43x10 40x48x10 45x53x10 50x58x10 55x63x10 60x68x10 63x71x10 70x82x14 80x92x14 90x102x14 100x112x14`);

interface Lip {
  key: string;
  code: string;
  rubber: RubberKey;
  metal: boolean;
  dust: boolean;
  name: Words;
  factor: number;
}
const LIPS: readonly Lip[] = [
  { key: 'tc-nbr', code: 'TC', rubber: 'NBR', metal: false, dust: true, name: w('骨架油封 TC型 丁腈', 'Rotary shaft seal TC nitrile'), factor: 1 },
  { key: 'tc-fkm', code: 'TC', rubber: 'FKM', metal: false, dust: true, name: w('骨架油封 TC型 氟橡胶', 'Rotary shaft seal TC fluorocarbon'), factor: 3.6 },
  { key: 'tc-vmq', code: 'TC', rubber: 'VMQ', metal: false, dust: true, name: w('骨架油封 TC型 硅橡胶', 'Rotary shaft seal TC silicone'), factor: 2.4 },
  { key: 'sc-nbr', code: 'SC', rubber: 'NBR', metal: false, dust: false, name: w('骨架油封 SC型 单唇', 'Rotary shaft seal SC single lip'), factor: 0.92 },
  { key: 'tb-nbr', code: 'TB', rubber: 'NBR', metal: true, dust: true, name: w('骨架油封 TB型 外露铁壳', 'Rotary shaft seal TB metal case'), factor: 1.08 },
];

const lipSeal = (one: Lip): SeedProduct => {
  const rubber = RUBBERS[one.rubber];
  return sealGoods({
    key: `oilseal-${one.key}`, category: 'seals-rotary-oil', name: one.name, brief: w(`${rubber.temperature}℃，${one.dust ? '双唇防尘' : '单唇'}，自紧弹簧`, `${rubber.temperature} °C, ${one.dust ? 'with dust lip' : 'single lip'}, garter spring`),
    keywords: ['油封', '骨架油封', '旋转轴唇形密封', one.code, `${one.code}油封`, 'oil seal', 'shaft seal'], standards: ['GB/T 13871.1', 'ISO 6194-1', 'DIN 3760'], unit: UNIT.stick, moq: one.rubber === 'NBR' ? 10 : 5, multiple: 1,
    params: [p('material', rubber.name), p(w('骨架', 'Case'), w('冷轧钢板', 'Cold-rolled steel')), p(w('弹簧', 'Spring'), w('65Mn钢丝', 'Spring steel wire')), p('temperature', rubber.temperature, '℃'), p(w('最高线速度', 'Surface speed'), one.rubber === 'FKM' ? 25 : one.rubber === 'VMQ' ? 20 : 12, 'm/s'), p(w('最高压力', 'Highest pressure'), '0.03', 'MPa')],
    options: [w('内径×外径×厚', 'Bore × outside × width')],
    pieces: SHAFTS.map(([d, D, B]) => {
      const grams = ((Math.PI / 4) * (D * D - d * d) * B * 0.42 * 3.2) / 1000;
      return { designation: `${one.code} ${d}×${D}×${B}`, at: [`${d}×${D}×${B}`], yuan: (0.42 + D * 0.019 + grams * 0.012) * one.factor, grams, cm3: (D * D * B) / 900, params: [p(w('轴径 d', 'Shaft d'), d, 'mm'), p(w('外径 D', 'Outside D'), D, 'mm'), p(w('厚度 B', 'Width B'), B, 'mm')] };
    }),
    text: {
      zh: [`旋转轴唇形密封圈（油封）防止润滑油从轴端外漏${one.dust ? '，副唇同时阻挡灰尘和泥水' : '，用于灰尘少的部位'}，广泛用于减速机、电机、水泵、车桥和农机。${one.metal ? '外露金属壳同轴度好、压装定位准，座孔应平整光洁。' : '外包橡胶，座孔密封可靠，便于拆装。'}`, `${rubber.about.zh}唇口由自紧弹簧抱紧轴面，磨损后仍保持径向力。`, '轴面硬度不低于45 HRC，磨削Ra 0.2~0.8，不得有螺旋刀纹，公差h11；座孔H8，倒角15°~30°。装配时唇口涂脂，有键槽或螺纹处用套筒保护，唇口朝向被密封的油侧。'],
      en: [`Keeps oil from leaking along a rotating shaft${one.dust ? ', while the second lip keeps out dust and splash' : ', where there is little dust'}: gear units, motors, pumps, axles and farm machines. ${one.metal ? 'The bare metal case locates precisely and wants a smooth housing.' : 'The rubber outside seals the housing surely and is easily fitted.'}`, `${rubber.about.en} The garter spring keeps the lip on the shaft as it wears.`, 'Shaft at least 45 HRC, plunge ground to Ra 0.2–0.8 without lead, h11; housing H8 with a 15–30° chamfer. Grease the lip, cover keyways and threads with a sleeve and turn the lip to the oil.'],
    },
    soldOut: one.key === 'tc-vmq',
    pictures: { shaded: () => lipSealPicture(one.name.en, 30, one.metal ? 47 : one.dust ? 52 : 47, 7, rubber.picture, one.metal), dimension: () => lipSealSheet(`${one.code} · 30×52×7`, 30, 52, 7, one.dust) },
  });
};

interface Ring {
  key: string;
  code: string;
  name: Words;
  rows: (readonly [number, number, number])[];
  material: Words;
  picture: Material;
  lips: boolean;
  perKg: number;
  temperature: string;
  pressure: string;
  use: Words;
  words: string[];
}
const PU = w('聚氨酯 PU 93A', 'Polyurethane PU 93A');
const RINGS: readonly Ring[] = [
  { key: 'un', code: 'UN', name: w('液压活塞杆活塞通用密封 UN', 'Hydraulic U-ring UN'), rows: RODS, material: PU, picture: 'blue', lips: true, perKg: 190, temperature: '-35~100', pressure: '32', use: w('等高U形唇，轴用孔用通用，是挖掘机、压机、农机油缸最常用的主密封。', 'Equal lips for rod or piston, the common main seal of excavator, press and farm machinery cylinders.'), words: ['UN密封', 'U形圈', 'UHS', 'Y形圈'] },
  { key: 'dh', code: 'DH', name: w('液压防尘圈 DH', 'Rod wiper DH'), rows: WIPERS, material: PU, picture: 'blue', lips: true, perKg: 210, temperature: '-35~100', pressure: '0', use: w('装在油缸端盖最外侧，刮除活塞杆上的泥沙，防止杂质带入油缸。', 'Outermost in the gland, scrapes mud and sand from the rod before they enter the cylinder.'), words: ['防尘圈', '骨架防尘', 'wiper'] },
  { key: 'yx', code: 'YXD', name: w('Yx形密封圈 轴用孔用', 'Y-section seal Yx'), rows: YX, material: PU, picture: 'red', lips: true, perKg: 170, temperature: '-20~80', pressure: '31.5', use: w('不等高唇Y形密封圈，工作唇短、固定唇长，往复运动不易翻转，用于国产油缸维修替换。', 'Unequal lips that do not roll over in reciprocation; for repair of cylinders built to the Chinese series.'), words: ['Yx密封圈', 'Y型圈', '聚氨酯密封'] },
  { key: 'wear', code: 'WR', name: w('酚醛夹布导向环 WR', 'Phenolic wear ring WR'), rows: RODS.map(([d, D]) => [d, d + (D - d) * 0.5, 9.7] as const), material: w('酚醛树脂夹布', 'Phenolic resin fabric'), picture: 'brown', lips: false, perKg: 160, temperature: '-40~120', pressure: '60', use: w('支承侧向力，避免活塞和缸筒金属接触拉伤，与主密封、防尘圈成套使用。', 'Takes the side load and keeps piston and barrel from touching; used with main seal and wiper.'), words: ['导向环', '耐磨环', '支承环', 'wear ring'] },
  { key: 'glyd', code: 'GLYD', name: w('格莱圈 孔用组合密封', 'Glyd ring piston seal'), rows: RODS.map(([d, D]) => [D - 11, D, 4.2] as const).slice(6), material: w('填充青铜PTFE加NBR O形圈', 'Bronze-filled PTFE with NBR O-ring'), picture: 'bronze', lips: false, perKg: 520, temperature: '-30~100', pressure: '40', use: w('低摩擦、无爬行的双向活塞密封，滑环由O形圈施压，用于伺服缸、注塑机和机床。', 'Double-acting piston seal with low friction and no stick-slip, energized by an O-ring: servo cylinders, moulding machines and machine tools.'), words: ['格莱圈', '组合密封', '活塞密封', 'glyd ring'] },
];

const ringSeal = (one: Ring): SeedProduct =>
  sealGoods({
    key: `hydraulic-${one.key}`, category: 'seals-hydraulic', name: one.name, brief: w(`${one.material.zh}，往复运动用`, `${one.material.en}, for reciprocating motion`), keywords: ['液压密封', '油缸密封', '密封圈', 'hydraulic seal', ...one.words], standards: ['GB/T 10708.1', 'ISO 5597'], unit: UNIT.piece, moq: 10, multiple: 1,
    params: [p('material', one.material), p('temperature', one.temperature, '℃'), ...(one.pressure === '0' ? [] : [p(w('最高压力', 'Highest pressure'), one.pressure, 'MPa')]), p(w('往复速度', 'Speed'), one.lips ? '≤ 0.5' : '≤ 5', 'm/s'), p('medium', w('矿物液压油、乳化液', 'Mineral oil, emulsions'))],
    options: [w('内径×外径×高', 'Bore × outside × height')],
    pieces: one.rows.map(([d, D, B]) => {
      const grams = ((Math.PI / 4) * (D * D - d * d) * B * 1.25) / 1000;
      return { designation: `${one.code} ${mm(d)}×${mm(D)}×${mm(B)}`, at: [`${mm(d)}×${mm(D)}×${mm(B)}`], yuan: 0.55 + D * 0.022 + (grams / 1000) * one.perKg * (one.lips ? 1.6 : 2.2), grams, cm3: (D * D * B) / 900, params: [p('id', mm(d), 'mm'), p('od', mm(D), 'mm'), p('height', mm(B), 'mm')] };
    }),
    text: { zh: [one.use.zh, `${one.material.zh}，使用温度${one.temperature}℃。聚氨酯耐磨、抗挤出，但不耐80℃以上热水和水解；水基介质请选耐水解牌号。`, '装配前检查沟槽倒角和毛刺，唇口朝压力侧，用热油（约60℃）预热后弯成心形放入沟槽再复圆；杆面镀铬Ra 0.2~0.4。成套更换主密封、防尘圈和导向环效果最好。'], en: [one.use.en, `${one.material.en}, ${one.temperature} °C. Polyurethane wears well and resists extrusion but not hot water above 80 °C; use hydrolysis-resistant grades for water-based fluids.`, 'Check chamfers and burrs, turn the lip to the pressure, warm the ring in oil at about 60 °C, fold it into the groove and let it round again; chromed rod Ra 0.2–0.4. Change main seal, wiper and guide together.'] },
    pictures: { shaded: () => ringSealPicture(one.name.en, one.lips ? 40 : 42, 50, one.key === 'wear' ? 14 : 9, one.picture, one.lips), dimension: () => ringSealSheet(`${one.code} · ${one.rows[8]?.map(mm).join('×')}`, one.rows[8]?.[0] ?? 40, one.rows[8]?.[1] ?? 50, one.rows[8]?.[2] ?? 6, one.lips) },
  });

export const oilSeals = (): SeedProduct[] => [...LIPS.map(lipSeal), ...RINGS.map(ringSeal)];
