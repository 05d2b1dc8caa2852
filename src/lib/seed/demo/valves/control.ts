import { goods, type Text } from '#lib/seed/demo/flow/goods.ts';
import { type Pn, THREAD, flange } from '#lib/seed/demo/flow/flanges.ts';
import { UNIT, p, w } from '#lib/seed/demo/flow/words.ts';
import { diaphragmValve, needleValve, safetyValve } from '#lib/seed/drawings/flow/valve-more.ts';
import { type Model, pictures } from '#lib/seed/drawings/scene/index.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';
import { BODY, type Body, FLANGED, OPTION_DN, THREADED, flangeEnd, flangeParams, threadEnd, valvePrice } from './common.ts';

type Row = readonly [dn: number, length: number, height: number, kg: number];
const REDUCE: readonly Row[] = [[15, 160, 290, 6.8], [20, 160, 290, 7.4], [25, 180, 315, 9.6], [32, 200, 340, 13], [40, 220, 365, 16.5], [50, 250, 400, 23], [65, 260, 430, 30], [80, 300, 475, 42], [100, 350, 520, 61], [125, 400, 590, 92], [150, 450, 650, 126]];
const REDUCE_S: readonly Row[] = [[15, 72, 105, 0.48], [20, 80, 112, 0.62], [25, 92, 128, 0.95], [32, 110, 150, 1.6], [40, 125, 168, 2.2], [50, 145, 190, 3.3]];
const DIA: readonly Row[] = [[15, 125, 102, 2.2], [20, 135, 110, 2.9], [25, 145, 120, 3.8], [32, 160, 140, 5.6], [40, 180, 158, 7.4], [50, 210, 182, 11], [65, 250, 210, 16], [80, 300, 248, 23], [100, 350, 290, 35], [125, 400, 350, 55], [150, 460, 410, 78]];
const NEEDLE: readonly Row[] = [[6, 50, 66, 0.17], [8, 55, 74, 0.21], [10, 60, 80, 0.29], [15, 68, 92, 0.48], [20, 78, 108, 0.78], [25, 90, 124, 1.2]];
/** Safety valves: inlet DN, inlet height, outlet reach, height, kg; outlet one or two sizes up. */
const SAFE = [[20, 85, 85, 280, 6.5, 25], [25, 100, 95, 330, 9.2, 32], [32, 115, 100, 370, 12.5, 40], [40, 120, 110, 430, 17, 50], [50, 135, 120, 500, 24, 65], [65, 160, 135, 560, 35, 80], [80, 170, 145, 630, 46, 100], [100, 205, 160, 720, 68, 125]] as const;
const SAFE_S = [[15, 42, 33, 112, 0.42, 15], [20, 48, 38, 125, 0.58, 20], [25, 56, 45, 146, 0.95, 25], [32, 66, 52, 170, 1.5, 32], [40, 74, 60, 195, 2.1, 40], [50, 86, 70, 225, 3.2, 50]] as const;

const REDUCE_TEXT: Text = {
  zh: ['减压阀把较高且波动的进口压力稳定到较低的出口压力。先导活塞式用于蒸汽，出口0.05~1.0 MPa可调；弹簧膜片式用于水和气，支路上最常见。', '选型按流量而不是按管径，过大的口径会使阀瓣贴近阀座工作而啸叫、冲蚀；减压比大于10:1时宜两级串联。', '阀前装过滤器和疏水，前后装压力表，旁通管便于检修。出口侧应装安全阀，整定压力比出口压力高10%。'],
  en: ['A reducer turns a high and varying inlet pressure into a steady lower one. Pilot-operated piston types serve steam, adjustable from 0.05 to 1.0 MPa; spring-and-diaphragm types serve water and air in branch lines.', 'Size it by flow and not by the pipe: an oversized valve works near its seat, whistles and erodes. For ratios above 10:1 use two stages.', 'Put a strainer before it, gauges on both sides and a bypass around it. A safety valve behind it is set 10 % above the outlet pressure.'],
};
const DIA_TEXT: Text = {
  zh: ['隔膜阀用弹性膜片压向阀体的堰关断，介质与阀杆、弹簧完全隔离，无填料泄漏，适合酸碱、浆液和洁净流体。', '衬胶阀体用于-10~85℃的弱酸碱和含颗粒浆液；衬氟F46阀体可用于150℃以下的强腐蚀介质；膜片是易损件，关闭力过大是早期开裂的主因，手轮关到止漏即可。'],
  en: ['A diaphragm valve presses an elastic membrane onto a weir. Stem and spring never meet the medium and there is no packing to leak: for acids, slurries and clean fluids.', 'Rubber linings serve mild chemicals and slurries from −10 to 85 °C; F46 linings serve strong chemicals below 150 °C. The membrane wears: closing with too much force cracks it early, so stop as soon as it seals.'],
};
const NEEDLE_TEXT: Text = {
  zh: ['针形阀以锥形针芯和细牙阀杆微调流量，用于压力表、取样和液压仪表管路。棒料整体加工，工作压力可达16~32 MPa。', '填料为PTFE（200℃以内），可订柔性石墨（450℃）。旋入NPT螺纹时用两把扳手，避免扭转阀体；关闭只用手力。'],
  en: ['A needle valve meters with a tapered tip and a fine thread, for gauges, sampling and hydraulic instrument lines. Machined from bar, it works at 16–32 MPa.', 'Packing is PTFE up to 200 °C or graphite to 450 °C. Use two spanners when screwing in, so that the body is not twisted; close by hand only.'],
};
const SAFE_TEXT: Text = {
  zh: ['弹簧安全阀在压力升到整定值时自动起跳，泄放后回座。微启式（A27、A41）开高小，用于液体；全启式（A48、A28）开高不小于喉径的四分之一，用于蒸汽和气体。', '整定压力为工作压力的1.05~1.1倍，订货时须注明整定压力和介质，弹簧按压力分级选配。出厂附整定压力铅封和校验单；锅炉压力容器用安全阀每年至少校验一次。', '应垂直安装在容器气相空间或管道最高处，进口管道不得装关断阀，排放管内径不小于出口通径。'],
  en: ['A spring safety valve opens by itself at its set pressure and reseats after relief. Low-lift types are for liquids; full-lift types rise at least a quarter of the throat and are for steam and gas.', 'The set pressure is 1.05 to 1.1 times the working pressure; state it and the medium with the order, as springs come in ranges. Valves leave sealed with a test sheet; on boilers and vessels they are tested every year.', 'Mount upright on the vapour space or the highest point. No stop valve in the inlet; the discharge pipe is at least as wide as the outlet.'],
};

interface Base {
  key: string;
  code: string;
  name: Words;
  brief: Words;
  body: Body;
  seat: Words;
  category: string;
  words: readonly string[];
  standards: readonly string[];
  pn: Pn | 100 | 160 | 320;
  threaded?: boolean;
  work: readonly [number, number];
}

function product(k: Base, text: Text, rows: readonly Row[], draw: (row: Row) => Model, option: { name: Words; values: readonly (readonly [Words, string, number])[] }): SeedProduct {
  const drawn = rows[Math.min(k.threaded ? 2 : 5, rows.length - 1)] ?? [25, 100, 120, 2];
  const drilled = k.pn === 10 || k.pn === 16 || k.pn === 25 || k.pn === 40 ? k.pn : undefined;
  return goods({
    key: k.key, trade: 'valves', category: k.category, name: k.name, brief: k.brief, keywords: [k.code, ...k.words], standards: [...k.standards], unit: UNIT.set,
    params: [p('body', k.body.words), p('seat', k.seat), p('pn', `PN${k.pn}`), p('ends', k.threaded ? THREADED : FLANGED), p('medium', k.body.media), p('temperature', k.body.temperature, '℃')],
    options: [option.name, OPTION_DN],
    pieces: option.values.flatMap(([value, suffix, factor]) =>
      rows.map(([dn, length, height, kg]) => ({
        designation: `${k.code}-${k.pn}${k.body.letter} DN${dn}${suffix}`, at: [value, k.threaded ? w(`DN${dn} (${THREAD[dn]})`) : w(`DN${dn}`)],
        yuan: valvePrice(k.body, kg, k.work[0] + k.work[1] * dn) * factor, grams: kg * 1000,
        params: [p('faceToFace', length, 'mm'), p('height', height, 'mm'), ...(k.threaded || !drilled ? [p('thread', THREAD[dn] ?? '')] : flangeParams(dn, drilled)), p('mass', kg, 'kg')],
      })),
    ),
    text, pictures: pictures(() => draw(drawn)),
  });
}

const SPRING = { name: w('出口压力', 'Outlet range'), values: [[w('0.05~0.4 MPa'), ' 0.4', 1], [w('0.1~1.0 MPa'), ' 1.0', 1]] } as const;
const LINING = { name: w('衬里', 'Lining'), values: [[w('天然橡胶', 'Natural rubber'), ' NR', 1], [w('丁基橡胶', 'Butyl rubber'), ' IIR', 1.06]] } as const;
const F46 = { name: w('衬里', 'Lining'), values: [[w('聚全氟乙丙烯F46', 'FEP (F46)'), ' F46', 1]] } as const;
const PACK = { name: w('填料', 'Packing'), values: [[w('PTFE'), '', 1], [w('柔性石墨', 'Graphite'), ' G', 1.12]] } as const;
const SET = { name: w('整定压力', 'Set pressure range'), values: [[w('0.1~0.4 MPa'), ' 0.4', 1], [w('0.4~0.7 MPa'), ' 0.7', 1], [w('0.7~1.0 MPa'), ' 1.0', 1], [w('1.0~1.6 MPa'), ' 1.6', 1.03]] } as const;

const body = (k: Base, [dn, length, height]: Row) => ({
  title: k.name.en, caption: `${k.code}-${k.pn}${k.body.letter} DN${dn}`, dn, length, height, material: k.body.paint,
  end: k.threaded ? threadEnd(dn) : flangeEnd(dn, k.pn === 10 || k.pn === 25 || k.pn === 40 ? k.pn : 16),
});
const reducing = (k: Base): SeedProduct => product(k, REDUCE_TEXT, k.threaded ? REDUCE_S : REDUCE, (row) => diaphragmValve({ ...body(k, row), chamber: k.threaded ? row[0] * 2.2 + 14 : row[0] * 2.1 + 40, tall: true }), SPRING);
const membrane = (k: Base, option: Parameters<typeof product>[4]): SeedProduct => product(k, DIA_TEXT, DIA, (row) => diaphragmValve({ ...body(k, row), chamber: row[0] * 1.9 + 44, tall: false, hand: row[0] * 1.5 + 40, grip: 'black' }), option);
const needle = (k: Base): SeedProduct => product({ ...k, threaded: true }, NEEDLE_TEXT, NEEDLE, (row) => needleValve({ ...body({ ...k, threaded: true }, row), hand: row[1] * 0.95 }), PACK);
const relief = (k: Base): SeedProduct => {
  const list = k.threaded ? SAFE_S : SAFE;
  const rows: Row[] = list.map(([dn, length, , height, kg]) => [dn, length, height, kg]);
  return product(k, SAFE_TEXT, rows, (row) => {
    const [dn, length, reach, height, , out] = list.find(([size]) => size === row[0]) ?? list[2];
    return safetyValve({ ...body(k, row), dn, length, reach, height, inlet: dn, outletOd: k.threaded ? out * 1.5 : flange(out, 16).od, threaded: k.threaded === true });
  }, SET);
};

const P = ['减压阀', '蒸汽减压阀', 'pressure reducing valve', 'PRV'];
const D = ['隔膜阀', 'diaphragm valve', '衬胶阀', '衬氟阀'];
const N = ['针型阀', '针形阀', 'needle valve', '压力表阀', '截止阀'];
const A = ['安全阀', '泄压阀', 'safety valve', 'relief valve'];
const METAL = w('13铬不锈钢', '13 Cr stainless');
const OWN = w('本体密封', 'Integral faces');
const rd = { category: 'valves-control-reducing', words: P, pn: 16, standards: ['GB/T 12244', 'GB/T 12246'], work: [260, 5.2] } as const;
const dm = { category: 'valves-control-diaphragm', words: D, pn: 10, standards: ['GB/T 12239', 'GB/T 12221'], work: [30, 1.1] } as const;
const nd = { category: 'valves-needle', words: N, pn: 160, standards: ['JB/T 7747', 'GB/T 7306'], work: [13, 0.5] } as const;
const sf = { category: 'valves-safety', words: A, pn: 16, standards: ['GB/T 12241', 'GB/T 12243', 'TSG ZF001'], work: [85, 2.4] } as const;

export const controlValves: SeedProduct[] = [
  reducing({ ...rd, key: 'y43h-wcb', code: 'Y43H', name: w('Y43H 先导活塞式蒸汽减压阀', 'Y43H pilot piston reducing valve for steam'), brief: w('出口偏差±5%，蒸汽空气用', 'Outlet held within ±5 %, steam and air'), body: BODY.wcb, seat: METAL }),
  reducing({ ...rd, key: 'y43w-304', code: 'Y43W', name: w('Y43W 304不锈钢减压阀', 'Y43W stainless reducing valve'), brief: w('洁净蒸汽及食品管路', 'For clean steam and food lines'), body: BODY.cf8, seat: OWN }),
  reducing({ ...rd, key: 'y42x-di', code: 'Y42X', name: w('Y42X 弹簧薄膜式水减压阀', 'Y42X spring diaphragm reducing valve for water'), brief: w('高层供水分区减压', 'Pressure zones in tall buildings'), body: BODY.ductile, seat: w('NBR', 'NBR'), work: [90, 2.6] }),
  reducing({ ...rd, key: 'y13x-brass', code: 'Y13X', name: w('Y13X 黄铜支管减压阀', 'Y13X brass branch reducing valve'), brief: w('入户可调式，带压力表接口', 'Adjustable, with gauge port'), body: BODY.brass, seat: w('NBR', 'NBR'), threaded: true, work: [8, 0.35], standards: ['GB/T 12244', 'GB/T 7306'] }),
  reducing({ ...rd, key: 'y13w-304', code: 'Y13W', name: w('Y13W 304内螺纹减压阀', 'Y13W stainless threaded reducing valve'), brief: w('水、气、油，小流量', 'Water, air, oil at small flow'), body: BODY.cf8, seat: w('PTFE', 'PTFE'), threaded: true, work: [42, 1.3], standards: ['GB/T 12244', 'GB/T 7306'] }),
  membrane({ ...dm, key: 'g41j-rubber', code: 'G41J', name: w('G41J 衬胶隔膜阀', 'G41J rubber-lined diaphragm valve'), brief: w('堰式，弱酸碱和浆液', 'Weir type, mild chemicals and slurry'), body: BODY.iron, seat: w('橡胶膜片', 'Rubber membrane') }, LINING),
  membrane({ ...dm, key: 'g41f46', code: 'G41F46', name: w('G41F46 衬氟隔膜阀', 'G41F46 FEP-lined diaphragm valve'), brief: w('强腐蚀介质，150℃以下', 'Strong chemicals below 150 °C'), body: { ...BODY.iron, paint: 'blue' }, seat: w('F46膜片', 'FEP membrane'), work: [75, 3.4] }, F46),
  needle({ ...nd, key: 'j13w-304', code: 'J13W', name: w('J13W 304内螺纹针型阀', 'J13W stainless 304 needle valve'), brief: w('16 MPa，压力表及取样', '16 MPa, for gauges and sampling'), body: BODY.cf8, seat: OWN }),
  needle({ ...nd, key: 'j13w-316', code: 'J13W', name: w('J13W 316L高压针型阀', 'J13W stainless 316L needle valve'), brief: w('32 MPa，硬质合金针尖', '32 MPa, hard-faced tip'), body: { ...BODY.cf8m, words: w('不锈钢316L', 'Stainless 316L') }, seat: OWN, pn: 320, work: [24, 0.9] }),
  needle({ ...nd, key: 'j13-carbon', code: 'J13H', name: w('J13H 碳钢镀锌针型阀', 'J13H zinc-plated steel needle valve'), brief: w('液压与空压系统', 'Hydraulic and compressed-air systems'), body: { ...BODY.wcb, paint: 'zinc' }, seat: METAL, work: [7, 0.3] }),
  relief({ ...sf, key: 'a48y-wcb', code: 'A48Y', name: w('A48Y 弹簧全启式安全阀', 'A48Y full-lift spring safety valve'), brief: w('带扳手，蒸汽锅炉和储气罐', 'With lifting lever, for boilers and air tanks'), body: BODY.wcb, seat: w('司太立硬质合金', 'Stellite') }),
  relief({ ...sf, key: 'a42y-304', code: 'A42W', name: w('A42W 304弹簧全启封闭式安全阀', 'A42W stainless closed full-lift safety valve'), brief: w('封闭阀帽，有毒或贵重介质', 'Closed cap for toxic or costly media'), body: BODY.cf8, seat: OWN }),
  relief({ ...sf, key: 'a27w-brass', code: 'A27W', name: w('A27W 黄铜弹簧微启式安全阀', 'A27W brass low-lift safety valve'), brief: w('外螺纹进口，空压机和热水器', 'Male inlet, for compressors and water heaters'), body: BODY.brass, seat: w('PTFE', 'PTFE'), threaded: true, work: [14, 0.6], pn: 10 }),
  relief({ ...sf, key: 'a28w-304', code: 'A28W', name: w('A28W 304弹簧全启式安全阀', 'A28W stainless full-lift safety valve'), brief: w('储气罐蒸汽发生器，带拉环', 'For air tanks and steam generators'), body: BODY.cf8, seat: OWN, threaded: true, work: [48, 2] }),
];
