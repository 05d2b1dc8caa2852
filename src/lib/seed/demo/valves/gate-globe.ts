import { goods, type Piece, type Text } from '#lib/seed/demo/flow/goods.ts';
import { type Pn, THREAD } from '#lib/seed/demo/flow/flanges.ts';
import { UNIT, p, w } from '#lib/seed/demo/flow/words.ts';
import { gateValve, globeValve } from '#lib/seed/drawings/flow/valve.ts';
import { pictures } from '#lib/seed/drawings/scene/index.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';
import { BODY, type Body, FLANGED, OPTION_DN, OPTION_PN, THREADED, flangeEnd, flangeParams, pnText, threadEnd, valvePrice } from './common.ts';

type Row = readonly [dn: number, length: number, height: number, wheel: number, kg: number];
/** Wedge gate valves, rising stem, PN16; height is with the stem up. */
const GATE: readonly Row[] = [
  [15, 130, 210, 100, 3.6], [20, 150, 225, 100, 4.6], [25, 160, 245, 120, 5.8], [32, 180, 275, 140, 8.5], [40, 200, 320, 160, 12], [50, 250, 370, 180, 19],
  [65, 265, 410, 200, 25], [80, 280, 470, 240, 33], [100, 300, 560, 280, 48], [125, 325, 660, 320, 71], [150, 350, 760, 360, 96], [200, 400, 960, 400, 163],
  [250, 450, 1170, 450, 236], [300, 500, 1370, 500, 334],
];
const RESILIENT: readonly Row[] = [
  [40, 165, 235, 160, 8.5], [50, 178, 250, 180, 10.5], [65, 190, 275, 180, 13], [80, 203, 310, 200, 17], [100, 229, 345, 220, 22], [125, 254, 400, 250, 31],
  [150, 267, 440, 280, 39], [200, 292, 530, 320, 62], [250, 330, 625, 360, 95], [300, 356, 715, 400, 132],
];
const GLOBE: readonly Row[] = [
  [15, 130, 218, 120, 4.1], [20, 150, 230, 120, 5.2], [25, 160, 245, 140, 6.6], [32, 180, 270, 160, 9.4], [40, 200, 310, 180, 13.2], [50, 230, 345, 200, 18.4],
  [65, 290, 385, 240, 27.5], [80, 310, 430, 280, 37], [100, 350, 490, 320, 55], [125, 400, 555, 360, 83], [150, 480, 620, 400, 118], [200, 600, 750, 450, 205],
];
const SCREWED: readonly Row[] = [
  [15, 50, 82, 55, 0.27], [20, 55, 92, 60, 0.37], [25, 62, 105, 65, 0.55], [32, 70, 118, 70, 0.82], [40, 78, 136, 80, 1.15], [50, 90, 158, 90, 1.75], [65, 108, 200, 110, 3.3], [80, 122, 232, 125, 4.6], [100, 146, 275, 140, 7.6],
];

const GATE_TEXT: Text = {
  zh: [
    '闸阀只用于全开或全关：全开时闸板完全升入阀盖，流道为直通，阻力系数约0.1~0.2；半开时闸板下沿被冲刷振动，不宜节流。',
    '明杆结构从阀杆外露长度即可看出开度，螺纹不与介质接触，便于润滑；需要留出阀杆升起的净高。暗杆弹性座封闸阀高度不变，适合井下和管沟。',
    '介质流向不限，两个方向密封性能相同。安装时手轮朝上，关到位后回转半圈可避免热胀卡死楔式闸板。',
  ],
  en: [
    'A gate valve is for open or closed only. Fully open, the wedge is out of the bore and the loss coefficient is about 0.1–0.2; half open, the flow shakes and wears the wedge, so do not throttle with it.',
    'With a rising stem the position is seen at a glance and the thread stays out of the medium, but head room must be left for it. Resilient-seated valves with inside screw keep their height and suit pits and trenches.',
    'Flow may come from either side. Mount with the wheel upwards; after closing turn back half a turn so that heating cannot jam the wedge.',
  ],
};
const GLOBE_TEXT: Text = {
  zh: [
    '截止阀靠阀瓣沿阀座轴线升降关断，行程约为口径的四分之一，密封面磨损小、便于现场研磨，适合蒸汽、导热油等需要经常启闭或粗略调节的管路。',
    '流道呈S形，阻力系数4~8，压力损失明显大于闸阀和球阀。安装必须按阀体箭头方向：低进高出，关闭后填料不承压；DN200以上高进低出可减小关闭力。',
    '密封面为堆焊13铬不锈钢或司太立硬质合金，WCB阀体可用到425℃；压力随温度升高降级，300℃时PN16阀的允许工作压力约为1.3 MPa。',
  ],
  en: [
    'A globe valve closes by a disc that moves along the axis of its seat, with a stroke of about a quarter of the bore. The faces wear little and can be relapped on site, which suits steam, thermal oil and lines that are opened often or roughly throttled.',
    'The S-shaped passage has a loss coefficient of 4 to 8, far more than a gate or ball valve. Mount by the arrow: flow enters under the disc, so the packing is free of pressure when closed; from DN200 flow over the disc eases closing.',
    'Faces are overlaid with 13 Cr steel or Stellite; WCB bodies serve up to 425 °C. The pressure allowed falls with temperature: a PN16 valve carries about 1.3 MPa at 300 °C.',
  ],
};

interface Kind {
  key: string;
  code: string;
  name: Words;
  brief: Words;
  category: string;
  rows: readonly Row[];
  pns: readonly Pn[];
  body: Body;
  shape: 'gate' | 'globe';
  words: readonly string[];
  standards: readonly string[];
  seat: Words;
  work: readonly [number, number];
  threaded?: boolean;
  leadDays?: number;
  grip?: 'blue' | 'red' | 'green' | 'black';
}

function stopValve(k: Kind): SeedProduct {
  const pieces: Piece[] = k.pns.flatMap((pn) =>
    k.rows.map(([dn, length, height, wheel, mass]) => {
      const kg = mass * (pn === 40 ? 1.2 : pn === 25 ? 1.1 : pn === 10 ? 0.97 : 1);
      return {
        designation: `${k.code}-${pn}${k.body.letter} DN${dn}`,
        at: [pnText(pn), k.threaded ? w(`DN${dn} (${THREAD[dn]})`) : w(`DN${dn}`)],
        yuan: valvePrice(k.body, kg, k.work[0] + k.work[1] * dn), grams: kg * 1000, cm3: (length * wheel * height) / 1000,
        params: [
          p('faceToFace', length, 'mm'), p('height', height, 'mm'), p(w('手轮直径', 'Handwheel'), wheel, 'mm'),
          ...(k.threaded ? [p('thread', THREAD[dn] ?? '')] : flangeParams(dn, pn)), p('mass', Number(kg.toFixed(kg < 3 ? 2 : 1)), 'kg'),
        ],
      };
    }),
  );
  const drawn = k.rows.find(([dn]) => dn === (k.threaded ? 25 : 80)) ?? k.rows[0] ?? [50, 250, 370, 180, 19];
  const draw = k.shape === 'gate' ? gateValve : globeValve;
  return goods({
    key: k.key, trade: 'valves', category: k.category, name: k.name, brief: k.brief, keywords: [k.code, ...k.words], standards: [...k.standards],
    unit: UNIT.set, leadDays: k.leadDays ?? 0,
    params: [p('body', k.body.words), p('seat', k.seat), p('ends', k.threaded ? THREADED : FLANGED), p('operation', w('手轮', 'Handwheel')), p('medium', k.body.media), p('temperature', k.body.temperature, '℃')],
    options: [OPTION_PN, OPTION_DN], pieces, text: k.shape === 'gate' ? GATE_TEXT : GLOBE_TEXT,
    pictures: pictures(() =>
      draw({
        title: k.name.en, caption: `${k.code}-${k.pns[0]}${k.body.letter} DN${drawn[0]}`, dn: drawn[0], length: drawn[1], height: drawn[2], hand: drawn[3],
        end: k.threaded ? threadEnd(drawn[0]) : flangeEnd(drawn[0], k.pns[0] ?? 16), material: k.body.paint, grip: k.grip ?? 'blue',
      }),
    ),
  });
}

const CR13 = w('13铬不锈钢', '13 Cr stainless');
const OWN = w('本体密封', 'Integral faces');
const EPDM = w('包覆EPDM橡胶闸板', 'EPDM-coated wedge');
const G = ['闸阀', 'gate valve', '闸板阀'];
const J = ['截止阀', 'globe valve', '蒸汽阀'];
const gate = { category: 'valves-gate', shape: 'gate', words: G, standards: ['GB/T 12234', 'GB/T 12221', 'GB/T 9124.1'] } as const;
const globe = { category: 'valves-globe', shape: 'globe', words: J, standards: ['GB/T 12235', 'GB/T 12221', 'GB/T 9124.1'] } as const;

export const stopValves: SeedProduct[] = [
  stopValve({ ...gate, key: 'z41h-wcb', code: 'Z41H', name: w('Z41H 铸钢明杆楔式闸阀', 'Z41H cast steel wedge gate valve, rising stem'), brief: w('WCB阀体，13铬密封面，蒸汽油品通用', 'WCB body, 13 Cr faces, for steam and oil'), rows: GATE, pns: [16, 25, 40], body: BODY.wcb, seat: CR13, work: [45, 1.2] }),
  stopValve({ ...gate, key: 'z41w-304', code: 'Z41W', name: w('Z41W 304不锈钢法兰闸阀', 'Z41W stainless 304 flanged gate valve'), brief: w('CF8精铸，硝酸及弱腐蚀介质', 'CF8 casting for nitric acid and mild corrosives'), rows: GATE.slice(0, 13), pns: [16, 25], body: BODY.cf8, seat: OWN, work: [60, 1.4], leadDays: 3 }),
  stopValve({ ...gate, key: 'z45x-di', code: 'Z45X', name: w('Z45X 球墨铸铁暗杆弹性座封闸阀', 'Z45X resilient-seated gate valve, ductile iron'), brief: w('闸板全包胶，阀底平直不积渣，饮用水可用', 'Fully encapsulated wedge, straight bottom, fit for drinking water'), rows: RESILIENT, pns: [10, 16], body: BODY.ductile, seat: EPDM, work: [38, 0.9], standards: ['CJ/T 216', 'GB/T 24924', 'GB/T 9124.1'] }),
  stopValve({ ...gate, key: 'z41x-di', code: 'Z41X', name: w('Z41X 球墨铸铁明杆弹性座封闸阀', 'Z41X resilient gate valve, outside screw'), brief: w('消防管网用，阀杆升降示位', 'For fire mains, position shown by the stem'), rows: RESILIENT, pns: [16], body: { ...BODY.ductile, paint: 'red' }, seat: EPDM, work: [52, 1.05], standards: ['GB 5135.6', 'CJ/T 216'], grip: 'red' }),
  stopValve({ ...gate, key: 'z15w-brass', code: 'Z15W', name: w('Z15W 黄铜内螺纹闸阀', 'Z15W brass threaded gate valve'), brief: w('锻压黄铜，暗杆，生活给水', 'Forged brass, inside screw, for water supply'), rows: SCREWED, pns: [16], body: BODY.brass, seat: OWN, work: [2.4, 0.08], threaded: true, standards: ['GB/T 8464', 'GB/T 7306'], grip: 'red' }),
  stopValve({ ...gate, key: 'z11w-304', code: 'Z11W', name: w('Z11W 304不锈钢内螺纹闸阀', 'Z11W stainless threaded gate valve'), brief: w('200WOG精铸，丝口连接', '200 WOG investment casting, threaded'), rows: SCREWED, pns: [16], body: BODY.cf8, seat: OWN, work: [12, 0.3], threaded: true, standards: ['GB/T 8464', 'GB/T 7306'] }),
  stopValve({ ...globe, key: 'j41h-wcb', code: 'J41H', name: w('J41H 铸钢法兰截止阀', 'J41H cast steel flanged globe valve'), brief: w('锅炉蒸汽首选，密封面可研磨', 'First choice for boiler steam, faces can be relapped'), rows: GLOBE, pns: [16, 25, 40], body: BODY.wcb, seat: CR13, work: [42, 1.15], grip: 'black' }),
  stopValve({ ...globe, key: 'j41w-304', code: 'J41W', name: w('J41W 304不锈钢法兰截止阀', 'J41W stainless 304 flanged globe valve'), brief: w('酸碱及洁净蒸汽管路', 'For acids, alkalis and clean steam'), rows: GLOBE, pns: [16, 40], body: BODY.cf8, seat: OWN, work: [55, 1.3] }),
  stopValve({ ...globe, key: 'j41w-316', code: 'J41W', name: w('J41W 316不锈钢法兰截止阀', 'J41W stainless 316 flanged globe valve'), brief: w('CF8M，耐醋酸和氯离子', 'CF8M, resists acetic acid and chlorides'), rows: GLOBE.slice(0, 10), pns: [16], body: BODY.cf8m, seat: OWN, work: [60, 1.4], leadDays: 5, grip: 'red' }),
  stopValve({ ...globe, key: 'j41t-iron', code: 'J41T', name: w('J41T 铸铁法兰截止阀', 'J41T cast iron flanged globe valve'), brief: w('铜密封，200℃以下低压蒸汽和水', 'Brass faces, low-pressure steam and water below 200 °C'), rows: GLOBE, pns: [16], body: BODY.iron, seat: w('黄铜', 'Brass'), work: [20, 0.6], standards: ['GB/T 12233', 'GB/T 12221'] }),
  stopValve({ ...globe, key: 'j11w-304', code: 'J11W', name: w('J11W 304不锈钢内螺纹截止阀', 'J11W stainless threaded globe valve'), brief: w('200WOG，流量可粗调', '200 WOG, rough flow control'), rows: SCREWED.slice(0, 8), pns: [16], body: BODY.cf8, seat: OWN, work: [13, 0.32], threaded: true, standards: ['GB/T 8464', 'GB/T 7306'], grip: 'red' }),
  stopValve({ ...globe, key: 'j11t-brass', code: 'J11T', name: w('J11T 黄铜内螺纹截止阀', 'J11T brass threaded globe valve'), brief: w('家用及小型锅炉水路', 'For domestic and small boiler water'), rows: SCREWED.slice(0, 6), pns: [16], body: BODY.brass, seat: w('丁腈橡胶', 'NBR'), work: [2.6, 0.09], threaded: true, standards: ['GB/T 8464'], grip: 'green' }),
];
