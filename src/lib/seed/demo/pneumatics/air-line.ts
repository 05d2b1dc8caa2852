import { UNIT, p, w } from '#lib/seed/demo/flow/words.ts';
import { table } from '#lib/seed/demo/table.ts';
import { coilPicture, frlPicture, frlSheet, gunPicture, hosePicture, tubeSheet, type FrlKind } from '#lib/seed/drawings/pneumatics/air.ts';
import type { Material } from '#lib/seed/drawings/metal.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';
import { airGoods } from './air-goods.ts';

const AIR_SIZES = table('series port flow wide high grams yuan', `
  2000 1 500 40 156 210 14
  2000 2 500 40 156 210 14
  3000 2 2000 53 182 420 21
  3000 3 2000 53 182 420 21
  4000 3 4000 70 234 830 33
  4000 4 4000 70 234 820 33
  5000 6 5500 90 310 1450 62
  5000 10 5500 90 310 1420 64`);
const PORT: Record<number, string> = { 1: 'G1/8', 2: 'G1/4', 3: 'G3/8', 4: 'G1/2', 6: 'G3/4', 10: 'G1' };

interface Unit {
  code: string;
  kind: FrlKind;
  name: Words;
  words: string[];
  factor: number;
  wide: number;
  use: Words;
}
const UNITS: readonly Unit[] = [
  { code: 'AF', kind: 'filter', name: w('空气过滤器 AF', 'Air filter AF'), words: ['过滤器', '油水分离器', 'air filter'], factor: 0.8, wide: 1, use: w('旋风分离水滴，滤芯截留固体颗粒，是气源处理的第一级。', 'Spins off water and holds back dirt; the first stage of air preparation.') },
  { code: 'AR', kind: 'regulator', name: w('减压阀 调压阀 AR', 'Pressure regulator AR'), words: ['减压阀', '调压阀', 'regulator'], factor: 1, wide: 1, use: w('把管网压力稳定在设定值，溢流式结构，下游超压时自动排气，附压力表。', 'Holds the set pressure and vents when the outlet rises above it; with gauge.') },
  { code: 'AL', kind: 'lubricator', name: w('油雾器 AL', 'Lubricator AL'), words: ['油雾器', '给油器', 'lubricator'], factor: 0.82, wide: 1, use: w('把ISO VG32透平油雾化送入气流，用于需要给油润滑的气动马达和工具。', 'Adds a mist of ISO VG32 turbine oil to the air for motors and tools that need it.') },
  { code: 'AW', kind: 'filter-regulator', name: w('过滤减压阀 AW', 'Filter regulator AW'), words: ['过滤减压阀', '调压过滤器', 'filter regulator'], factor: 1.35, wide: 1, use: w('过滤与调压合成一体，节省安装空间。', 'Filter and regulator in one to save room.') },
  { code: 'AC-10', kind: 'pair', name: w('气源处理二联件 AC', 'FRL unit, two parts AC'), words: ['二联件', '气源处理器', 'AC2010', 'FRL'], factor: 2.2, wide: 2.1, use: w('过滤减压阀加油雾器，是单机设备常用的气源处理组合。', 'Filter regulator and lubricator, the usual set for one machine.') },
  { code: 'AC-00', kind: 'triple', name: w('气源处理三联件 AC', 'FRL unit, three parts AC'), words: ['三联件', '气源处理器', 'AC2000', 'FRL'], factor: 2.75, wide: 3.15, use: w('过滤器、减压阀、油雾器串联，流量大、便于单独维护。', 'Filter, regulator and lubricator in a row for more flow and separate service.') },
];

const codeOf = (unit: Unit, series: number, port: number): string => {
  const tail = unit.code === 'AC-10' ? series + 10 : series;
  return `${unit.code.slice(0, 2)}${tail}-${String(port).padStart(2, '0')}`;
};

const frl = (unit: Unit): SeedProduct =>
  airGoods({
    key: `frl-${unit.code.toLowerCase()}`, category: 'pneumatics-control-frl', name: w(`${unit.name.zh}系列`, `${unit.name.en} series`), brief: w('2000~5000系列，可选自动排水', 'Series 2000–5000, automatic drain on request'), keywords: ['气源处理', '空气处理', ...unit.words], standards: ['JB/T 7374', 'ISO 6301'], unit: UNIT.piece, moq: 1, multiple: 1,
    params: [p(w('最高使用压力', 'Highest pressure'), '1.0', 'MPa'), p(w('调压范围', 'Regulating range'), '0.05~0.85', 'MPa'), p(w('过滤精度', 'Filtration'), '25', 'µm'), p('temperature', '5~60', '℃'), p('material', w('铝合金本体，PC水杯', 'Aluminium body, polycarbonate bowl')), p('medium', w('压缩空气', 'Compressed air'))],
    options: [w('型号', 'Type'), w('排水方式', 'Drain')],
    pieces: AIR_SIZES.flatMap((row) => [w('手动排水', 'manual drain'), w('自动排水', 'automatic drain')].slice(0, unit.kind === 'regulator' || unit.kind === 'lubricator' ? 1 : 2).map((drain, i) => ({ designation: `${codeOf(unit, row.series, row.port)}${i === 1 ? 'D' : ''}`, at: [codeOf(unit, row.series, row.port), drain], yuan: row.yuan * unit.factor + i * 9, grams: row.grams * unit.factor, cm3: (row.wide ** 2 * row.high * unit.wide) / 900, params: [p(w('接口', 'Port'), PORT[row.port] ?? ''), p(w('额定流量', 'Rated flow'), row.flow, 'L/min'), p('width', Math.round(row.wide * unit.wide), 'mm'), p('height', row.high, 'mm')] }))),
    text: {
      zh: [unit.use.zh, '本体为铝合金压铸，水杯和油杯为聚碳酸酯并带金属护罩，可观察液位。有机溶剂、磷酸酯油会使PC杯开裂，此类环境请订金属杯。', '竖直安装，杯朝下，箭头与气流方向一致，下方留出取杯空间。手动排水在水位到达刻度前按下排水阀。调压时先拉起旋钮解锁，顺时针升压，调好后压下锁定。'],
      en: [unit.use.en, 'Die-cast aluminium body, polycarbonate bowls with metal guards show the level. Solvents and phosphate esters crack polycarbonate: order metal bowls there.', 'Mount upright with the bowls down, arrow along the flow, and room below to take the bowl off. Drain before the mark. Pull the knob to unlock, turn clockwise to raise the pressure and push to lock.'],
    },
    pictures: { shaded: () => frlPicture(unit.name.en, unit.kind), dimension: () => frlSheet(`${codeOf(unit, 3000, 3)} · G3/8`, unit.kind, Math.round(53 * unit.wide), 182, 'G3/8') },
  });

const COLOURS: readonly (readonly [key: string, words: Words])[] = [['BL', w('蓝', 'blue')], ['C', w('透明', 'clear')], ['B', w('黑', 'black')], ['R', w('红', 'red')]];
const PU = table('outer inner burst', `
  4 2.5 3.2
  6 4 2.8
  8 5 2.8
  10 6.5 2.6
  12 8 2.4
  16 12 1.9`);
const PA = table('outer inner burst', `
  4 2.5 7.5
  6 4 6.2
  8 6 4.8
  10 8 3.9
  12 10 3.2`);

interface Tube {
  key: string;
  name: Words;
  sizes: typeof PU;
  metres: readonly number[];
  density: number;
  perKg: number;
  spiral: boolean;
  picture: Material;
  params: Words;
  temp: string;
  use: Words;
}
const TUBES: readonly Tube[] = [
  { key: 'tube-pu', name: w('PU气管', 'Polyurethane tube PU'), sizes: PU, metres: [100], density: 1.2, perKg: 27, spiral: false, picture: 'blue', params: w('聚醚型聚氨酯 98ShA', 'Polyether polyurethane 98 ShA'), temp: '-20~60', use: w('PU管柔软、耐弯折、耐磨，弯曲半径小，是气动设备配管的首选，配快插接头使用。', 'Soft, kink-proof and hard-wearing with a tight bend radius: the first choice for pneumatic piping with push-in fittings.') },
  { key: 'tube-pa', name: w('PA12尼龙气管', 'Nylon tube PA12'), sizes: PA, metres: [100], density: 1.02, perKg: 62, spiral: false, picture: 'black', params: w('尼龙PA12', 'Polyamide PA12'), temp: '-40~80', use: w('尼龙管硬度高、耐压和耐油好，用于较高压力、润滑油路和车辆气路。', 'Stiffer, with higher pressure and oil resistance, for lubrication lines, vehicles and higher pressures.') },
  { key: 'tube-coil', name: w('PU弹簧螺旋气管', 'Polyurethane coil tube'), sizes: PU.slice(1, 5), metres: [3, 6, 9, 12], density: 1.2, perKg: 62, spiral: true, picture: 'orange', params: w('聚氨酯，两端带快速接头', 'Polyurethane with couplers at both ends'), temp: '-20~60', use: w('螺旋成型可伸缩，不拖地，配气动工具、吹尘枪使用，伸长不宜超过标称长度的70%。', 'Springs back out of the way for air tools and blow guns; extend to no more than 70 % of the nominal length.') },
];

const tubeGoods = (t: Tube): SeedProduct =>
  airGoods({
    key: t.key, category: 'pneumatics-tubing-tube', name: t.name, brief: w('外径公差±0.1，足米足重', 'Outside ±0.1 mm, full length'), keywords: ['气管', '软管', 'PU管', '空压机管', '高压气管', 'air tube'], standards: ['JB/T 8727', 'ISO 14743'], unit: t.spiral ? UNIT.piece : UNIT.roll, packing: t.spiral ? w('1根/袋', '1 a bag') : w('1卷=100米', '1 roll = 100 m'), moq: 1, multiple: 1,
    params: [p('material', t.params), p('temperature', t.temp, '℃'), p('medium', w('压缩空气、真空、水', 'Compressed air, vacuum, water'))],
    options: [w('管径', 'Tube'), t.spiral ? w('长度', 'Length') : w('颜色', 'Colour')],
    pieces: t.sizes.flatMap((size) => {
      const perMetre = (Math.PI / 4) * (size.outer ** 2 - size.inner ** 2) * t.density;
      return (t.spiral ? t.metres.map((m) => [String(m), w(`${m} m`)] as const) : COLOURS).map(([code, words]) => {
        const metres = t.spiral ? Number(code) : (t.metres[0] ?? 100);
        return { designation: `${size.outer}×${size.inner} ${t.spiral ? `${code}m` : code}`, at: [`${size.outer}×${size.inner}`, words], yuan: 3 * (t.spiral ? 2 : 1) + ((perMetre * metres) / 1000) * t.perKg, grams: perMetre * metres, cm3: size.outer ** 2 * metres * 1.4, params: [p('od', size.outer, 'mm'), p('id', size.inner, 'mm'), p(w('爆破压力 20℃', 'Burst pressure at 20 °C'), size.burst, 'MPa'), p(w('最小弯曲半径', 'Bend radius'), Math.round(size.outer * 2.8), 'mm')] };
      });
    }),
    text: { zh: [t.use.zh, `${t.params.zh}，使用压力取爆破压力的三分之一左右，随温度升高下降：40℃时约为常温的75%，60℃时约为60%。`, '用剪管钳垂直剪断；走管避免锐角和摩擦点，弯曲半径不小于参数表数值；PU管遇水长期浸泡会水解，此类场合请选聚醚型或尼龙管。'], en: [t.use.en, `${t.params.en}. Work at about a third of the burst pressure, which falls with heat: some 75 % at 40 °C and 60 % at 60 °C.`, 'Cut square with a tube cutter, avoid sharp bends and rubbing and keep the bend radius given; where tube stays in water use polyether grades or nylon.'] },
    pictures: { shaded: () => coilPicture(t.name.en, t.picture, t.spiral), dimension: () => tubeSheet(`${t.sizes[2]?.outer}×${t.sizes[2]?.inner}`, t.sizes[2]?.outer ?? 8, t.sizes[2]?.inner ?? 5) },
  });

/** EN 853: bore, outside of 1SN and 2SN, pressures in MPa, mass per metre in grams. */
const HOSE = table('dn one two p1 p2 g1 g2', `
  6 13.4 15 22.5 40 210 350
  8 15 16.6 21.5 35 250 410
  10 17.4 19 18 33 320 520
  13 20.6 22.2 16 27.5 410 640
  16 23.7 25.4 13 25 480 740
  19 27.7 29.3 10.5 21.5 610 920
  25 35.6 38 8.8 16.5 900 1340`);

const hose = (wires: 1 | 2, fitted: boolean): SeedProduct =>
  airGoods({
    key: `hose-${wires}sn${fitted ? '-fitted' : ''}`, category: 'pneumatics-hydraulic-hose', name: fitted ? w(`液压胶管总成 ${wires}SN 24°锥接头`, `Hydraulic hose assembly ${wires}SN 24° cone`) : w(`高压液压胶管 ${wires}SN`, `Hydraulic hose ${wires}SN`), brief: wires === 2 ? w('两层钢丝编织，DN6~DN25', 'Two wire braids, DN6–DN25') : w('一层钢丝编织，DN6~DN25', 'One wire braid, DN6–DN25'), keywords: ['液压油管', '高压油管', '液压软管', '钢丝胶管', `R${wires}AT`, 'hydraulic hose'], standards: ['EN 853', 'SAE 100R2AT', 'GB/T 3683'].map((s) => (wires === 1 ? s.replace('R2', 'R1') : s)), unit: fitted ? UNIT.length : UNIT.metre, moq: fitted ? 2 : 10, multiple: 1,
    params: [p('medium', w('矿物液压油、水乙二醇', 'Mineral oil, water glycol')), p('temperature', '-40~100', '℃'), p('material', w('丁腈内胶，钢丝编织，氯丁外胶', 'Nitrile tube, steel braid, chloroprene cover')), p(w('安全系数', 'Safety factor'), '4:1')],
    options: fitted ? [w('通径', 'Bore'), w('长度', 'Length')] : [w('通径', 'Bore'), w('外胶', 'Cover')],
    pieces: HOSE.flatMap((row) => (fitted ? [600, 1000, 1500, 2000] : [0, 1]).map((v) => {
      const perMetre = wires === 1 ? row.g1 : row.g2;
      const grams = fitted ? (perMetre * v) / 1000 + row.dn * 16 : perMetre;
      return { designation: fitted ? `${wires}SN DN${row.dn}×${v}` : `${wires}SN DN${row.dn}${v === 1 ? ' W' : ''}`, at: [`DN${row.dn}`, fitted ? w(`${v} mm`) : v === 0 ? w('光面', 'smooth') : w('布纹', 'wrapped')], yuan: fitted ? 7 + row.dn * 1.1 + (grams / 1000) * 21 : 1.2 + (grams / 1000) * 19 * (v === 1 ? 0.96 : 1), grams, cm3: grams * 1.6, params: [p('id', row.dn, 'mm'), p('od', wires === 1 ? row.one : row.two, 'mm'), p(w('工作压力', 'Working pressure'), wires === 1 ? row.p1 : row.p2, 'MPa'), p(w('最小弯曲半径', 'Bend radius'), row.dn * 12 + 25, 'mm')] };
    })),
    text: { zh: [wires === 2 ? '两层钢丝编织增强，用于挖掘机、注塑机、机床和液压站的中高压油路。' : '一层钢丝编织增强，用于回油和中低压油路、农机和升降台。', '内胶耐矿物油，钢丝层承压，外胶耐磨耐臭氧。爆破压力为工作压力的4倍，脉冲试验按标准不少于20万次。', fitted ? '接头为24°锥带O形圈，扣压后经1.5倍工作压力保压试验，两端戴防尘帽。长度从密封面量起，公差±1%。' : '裁切后吹净内壁，按接头样本选扣压量；安装时不得扭转，长度预留2%~4%收缩，弯曲半径从接头根部外约1.5倍外径处算起。'], en: [wires === 2 ? 'Two braids of steel wire, for the medium and high pressure of excavators, moulding machines, machine tools and power packs.' : 'One braid of steel wire, for return lines and lower pressures, farm machinery and lift tables.', 'The tube resists mineral oil, the wire carries the pressure and the cover resists wear and ozone. Bursts at four times the working pressure; at least 200,000 impulses.', fitted ? '24° cone ends with O-rings, crimped and held at 1.5 times the working pressure, capped at both ends. Length between sealing faces, ±1 %.' : 'Blow out after cutting and crimp by the fitting’s table; never twist, allow 2–4 % of shortening, and begin the bend about 1.5 diameters from the fitting.'] },
    pictures: { shaded: () => hosePicture(`Hose ${wires}SN`, fitted), dimension: () => tubeSheet(`EN 853 ${wires}SN · DN10`, wires === 1 ? 17.4 : 19, 10, wires + 1) },
  });

const gun = (): SeedProduct =>
  airGoods({
    key: 'blow-gun', category: 'pneumatics-tubing-tube', name: w('吹尘枪 气枪', 'Blow gun'), brief: w('铝合金枪体，三种枪嘴', 'Aluminium body, three nozzles'), keywords: ['气枪', '吹气枪', '除尘枪', 'air gun', 'blow gun'], standards: ['QB/T 5023'], unit: UNIT.piece, moq: 2, multiple: 1,
    params: [p(w('使用压力', 'Working pressure'), '0~1.0', 'MPa'), p(w('接口', 'Port'), 'G1/4'), p('material', w('铝合金枪体，铜枪嘴', 'Aluminium body, brass nozzle'))], options: [w('枪嘴长度', 'Nozzle'), w('接口', 'Connection')],
    pieces: [22, 100, 200].flatMap((l) => [w('快插⌀8', '⌀8 push-in'), w('C式插头', 'C plug'), w('G1/4内牙', 'G1/4 female')].map((c, i) => ({ designation: `DG-${l}-${i + 1}`, at: [`${l} mm`, c], yuan: 9.5 + l * 0.022 + i * 0.9, grams: 150 + l * 0.35, params: [p('length', l, 'mm')] }))),
    text: { zh: ['用于清除工件、模具和机床上的切屑与灰尘，扳机可无级控制气量。', '枪体铝合金压铸喷塑，枪嘴黄铜镀镍，长枪嘴适合深孔。', '使用时戴护目镜，气压不超过0.6 MPa，不得对人吹气；不用时挂起并断开气源。'], en: ['Clears chips and dust from work, moulds and machines; the trigger meters the air.', 'Die-cast aluminium, powder-coated; nickel-plated brass nozzle, long ones for deep holes.', 'Wear goggles, stay below 0.6 MPa and never aim at people; hang up and part from the line when idle.'] },
    pictures: { shaded: () => gunPicture('Blow gun', 'red'), dimension: () => tubeSheet('DG nozzle', 8, 3) },
  });

export const airLine = (): SeedProduct[] => [...UNITS.map(frl), ...TUBES.map(tubeGoods), gun(), hose(1, false), hose(2, false), hose(1, true), hose(2, true)];
