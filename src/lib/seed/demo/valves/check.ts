import { goods, type Text } from '#lib/seed/demo/flow/goods.ts';
import { type Pn, THREAD, flange } from '#lib/seed/demo/flow/flanges.ts';
import { UNIT, p, w } from '#lib/seed/demo/flow/words.ts';
import { checkValve, strainer, waferCheck } from '#lib/seed/drawings/flow/valve-more.ts';
import { pictures } from '#lib/seed/drawings/scene/index.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';
import { BODY, type Body, FLANGED, OPTION_DN, OPTION_PN, THREADED, flangeEnd, flangeParams, pnText, threadEnd, valvePrice } from './common.ts';

type Row = readonly [dn: number, length: number, height: number, kg: number];
const SWING: readonly Row[] = [
  [25, 160, 105, 5.2], [32, 180, 115, 7.6], [40, 200, 130, 10.4], [50, 230, 145, 15.5], [65, 290, 165, 22], [80, 310, 185, 29], [100, 350, 210, 43], [125, 400, 245, 62], [150, 480, 275, 88], [200, 550, 330, 146], [250, 650, 385, 226], [300, 750, 440, 318],
];
const SCREWED: readonly Row[] = [[15, 60, 38, 0.25], [20, 70, 44, 0.36], [25, 80, 50, 0.58], [32, 95, 58, 0.9], [40, 108, 66, 1.25], [50, 125, 78, 2.0], [65, 150, 95, 3.7], [80, 175, 110, 5.2]];
/** Wafer check: DN, length, centring diameter at PN16, mass. */
const WAFER: readonly Row[] = [[50, 43, 107, 1.9], [65, 46, 127, 2.7], [80, 64, 142, 4.1], [100, 64, 162, 5.4], [125, 70, 192, 8.0], [150, 76, 218, 11], [200, 89, 273, 19], [250, 114, 329, 32], [300, 114, 384, 44]];
const STRAIN: readonly Row[] = [[15, 130, 80, 2.9], [20, 150, 92, 3.8], [25, 160, 105, 4.8], [32, 180, 120, 7.4], [40, 200, 138, 9.2], [50, 230, 160, 13], [65, 290, 195, 19], [80, 310, 225, 25], [100, 350, 265, 36], [125, 400, 315, 54], [150, 480, 365, 78], [200, 600, 460, 138], [250, 730, 570, 218]];
const STRAIN_S: readonly Row[] = [[15, 60, 44, 0.22], [20, 75, 52, 0.34], [25, 90, 62, 0.55], [32, 105, 72, 0.85], [40, 118, 84, 1.2], [50, 140, 98, 1.9]];

const CHECK_TEXT: Text = {
  zh: [
    '止回阀由介质自身推开、回流时关闭，不需操作。水平管路可用旋启式和升降式；垂直管路只能由下往上流。阀体箭头须与流向一致。',
    '泵出口流速突停时，旋启式阀瓣行程长、容易撞击产生水锤；对夹双瓣阀瓣轻、行程短并有弹簧助关，重量只有法兰旋启式的十分之一左右。',
    '止回阀前后宜留5倍和2倍管径的直管段；低流速时阀瓣抖动会加快磨损，可选小一档口径使阀瓣完全打开。',
  ],
  en: [
    'A check valve is opened by the flow and closed by its return; nobody operates it. Swing and lift types suit level pipes; in a riser the flow must go upwards. The arrow on the body shows the direction.',
    'When a pump stops, a long-swinging disc slams and causes water hammer. Dual-plate wafer valves have light plates, a short way and springs to help, at about a tenth of the mass of a flanged swing valve.',
    'Leave five pipe diameters of straight pipe before it and two behind. At low flow the disc flutters and wears: one size smaller keeps it fully open.',
  ],
};
const STRAIN_TEXT: Text = {
  zh: [
    'Y型过滤器装在减压阀、电磁阀、水泵、流量计之前，拦住焊渣和铁锈。滤筒在斜腿内，松开下盖即可抽出清洗，前后装关断阀时不必放空管路。',
    '标准滤网：水18~30目，蒸汽和空气40~80目。滤网有效面积约为通径面积的2~3倍，清洁时压降约为同口径直管10~15米的损失；压差超过0.05 MPa时应清洗。',
    '水平安装时斜腿朝下；用于蒸汽水平管时斜腿宜放平，以免积存凝结水。',
  ],
  en: [
    'A Y strainer stands before reducers, solenoid valves, pumps and meters and keeps weld beads and rust out of them. The screen sits in the leg and is drawn out after taking off its cover.',
    'Standard screens: 18–30 mesh for water, 40–80 mesh for steam and air. The open area is two to three times the bore; clean, it costs about as much pressure as 10–15 m of pipe. Clean it when the difference passes 0.05 MPa.',
    'In level pipes the leg points down; on steam lay it on its side so that no condensate gathers.',
  ],
};

interface Kind {
  key: string;
  code: string;
  name: Words;
  brief: Words;
  rows: readonly Row[];
  pns: readonly Pn[];
  body: Body;
  form: 'check' | 'wafer1' | 'wafer2' | 'strainer';
  threaded?: boolean;
  seat: Words;
  work: readonly [number, number];
  words: readonly string[];
  standards: readonly string[];
}

function oneWay(k: Kind): SeedProduct {
  const wafer = k.form === 'wafer1' || k.form === 'wafer2';
  const straining = k.form === 'strainer';
  const drawn = k.rows.find(([dn]) => dn === (wafer ? 100 : k.threaded ? 25 : 65)) ?? SWING[3] ?? [50, 230, 145, 15.5];
  const [dn, length, height] = drawn;
  const caption = `${k.code}-${k.pns[0]}${k.body.letter} DN${dn}`;
  const end = k.threaded ? threadEnd(dn) : flangeEnd(dn, k.pns[0] ?? 16);
  const shape = { title: k.name.en, caption, dn, length, height, end, material: k.body.paint };
  return goods({
    key: k.key, trade: 'valves', category: straining ? 'valves-strainer-y' : wafer ? 'valves-check-wafer' : k.threaded ? 'valves-check-threaded' : 'valves-check-swing',
    name: k.name, brief: k.brief, keywords: [k.code, ...k.words], standards: [...k.standards], unit: UNIT.set,
    params: [p('body', k.body.words), p(straining ? w('滤网', 'Screen') : 'seat', k.seat), p('ends', wafer ? w('对夹于PN10/16法兰', 'Wafer, between PN10/16 flanges') : k.threaded ? THREADED : FLANGED), p('medium', k.body.media), p('temperature', k.body.temperature, '℃')],
    options: [OPTION_PN, OPTION_DN],
    pieces: k.pns.flatMap((pn) =>
      k.rows.map(([size, l, h, mass]) => {
        const kg = mass * (pn === 40 ? 1.18 : pn === 25 ? 1.08 : 1);
        return {
          designation: `${k.code}-${pn}${k.body.letter} DN${size}`, at: [pnText(pn), k.threaded ? w(`DN${size} (${THREAD[size]})`) : w(`DN${size}`)],
          yuan: valvePrice(k.body, kg, k.work[0] + k.work[1] * size), grams: kg * 1000,
          params: [
            p('faceToFace', l, 'mm'), p(wafer ? w('阀体外径', 'Body diameter') : straining ? w('斜腿长', 'Leg length') : 'height', h, 'mm'),
            ...(wafer || k.threaded ? [] : flangeParams(size, pn)), p('mass', Number(kg.toFixed(kg < 3 ? 2 : 1)), 'kg'),
          ],
        };
      }),
    ),
    text: straining ? STRAIN_TEXT : CHECK_TEXT,
    pictures: pictures(() => {
      if (wafer) return waferCheck({ ...shape, od: flange(dn, 16).circle - flange(dn, 16).hole, plates: k.form === 'wafer2' ? 2 : 1 });
      return straining ? strainer(shape) : checkValve(shape);
    }),
  });
}

const C = ['止回阀', '单向阀', '逆止阀', 'check valve', 'non-return valve'];
const S = ['过滤器', 'Y型过滤器', '除污器', 'strainer', 'Y strainer'];
const CR13 = w('13铬不锈钢', '13 Cr stainless');
const swing = { form: 'check', words: C, standards: ['GB/T 12236', 'GB/T 12221'] } as const;
const lift = { ...swing, threaded: true, standards: ['GB/T 8464', 'GB/T 7306'] } as const;
const wafer = { form: 'wafer2', words: [...C, '对夹止回阀', '蝶式止回阀'], standards: ['JB/T 8937', 'GB/T 12221'] } as const;
const y = { form: 'strainer', words: S, standards: ['GB/T 14382', 'GB/T 9124.1'] } as const;
const mesh = w('304不锈钢 30目', 'Stainless 304, 30 mesh');

export const oneWayValves: SeedProduct[] = [
  oneWay({ ...swing, key: 'h44h-wcb', code: 'H44H', name: w('H44H 铸钢旋启式止回阀', 'H44H cast steel swing check valve'), brief: w('阀瓣摇杆内置，检修只开上盖', 'Hinge inside; opened through the cover only'), rows: SWING, pns: [16, 25, 40], body: BODY.wcb, seat: CR13, work: [36, 1] }),
  oneWay({ ...swing, key: 'h44w-304', code: 'H44W', name: w('H44W 304不锈钢旋启式止回阀', 'H44W stainless swing check valve'), brief: w('CF8阀体，本体密封', 'CF8 body with integral faces'), rows: SWING.slice(0, 11), pns: [16, 40], body: BODY.cf8, seat: w('本体密封', 'Integral faces'), work: [48, 1.2] }),
  oneWay({ ...swing, key: 'h44x-di', code: 'HC44X', name: w('HC44X 橡胶瓣止回阀', 'HC44X rubber-flap check valve'), brief: w('整体橡胶瓣，闭合无声，给排水用', 'One-piece rubber flap, closes quietly, for water and sewage'), rows: SWING.slice(3), pns: [10, 16], body: BODY.ductile, seat: w('NBR包胶阀瓣', 'NBR flap'), work: [30, 0.8] }),
  oneWay({ ...lift, key: 'h14w-304', code: 'H14W', name: w('H14W 304内螺纹旋启式止回阀', 'H14W stainless threaded swing check valve'), brief: w('200WOG丝口，螺盖检修', '200 WOG, screwed cap'), rows: SCREWED, pns: [16], body: BODY.cf8, seat: w('本体密封', 'Integral faces'), work: [11, 0.3] }),
  oneWay({ ...lift, key: 'h14t-brass', code: 'H14T', name: w('H14T 黄铜内螺纹止回阀', 'H14T brass threaded check valve'), brief: w('锻压黄铜，卧式安装', 'Forged brass, for level pipes'), rows: SCREWED, pns: [16], body: BODY.brass, seat: w('丁腈橡胶', 'NBR'), work: [2.2, 0.08] }),
  oneWay({ ...wafer, key: 'h76h-304', code: 'H76W', name: w('H76W 304对夹双瓣止回阀', 'H76W stainless dual-plate wafer check valve'), brief: w('双瓣弹簧助关，结构长度短', 'Two spring-loaded plates, short length'), rows: WAFER, pns: [16, 25], body: BODY.cf8, seat: w('本体/FKM', 'Metal / FKM'), work: [30, 0.9] }),
  oneWay({ ...wafer, key: 'h77x-di', code: 'H77X', name: w('H77X 球墨铸铁对夹双瓣止回阀', 'H77X ductile iron dual-plate wafer check valve'), brief: w('EPDM软密封，消声，水泵出口用', 'EPDM seat, quiet, for pump outlets'), rows: WAFER, pns: [10, 16], body: BODY.ductile, seat: w('EPDM', 'EPDM'), work: [16, 0.5] }),
  oneWay({ ...wafer, form: 'wafer1', key: 'h71w-304', code: 'H71W', name: w('H71W 304对夹升降式止回阀', 'H71W stainless wafer disc check valve'), brief: w('单瓣弹簧，任意方向安装', 'Single spring-loaded disc, any position'), rows: WAFER.slice(0, 6), pns: [16, 40], body: BODY.cf8, seat: w('本体密封', 'Integral faces'), work: [20, 0.6] }),
  oneWay({ ...y, key: 'gl41h-iron', code: 'GL41', name: w('GL41 铸铁Y型法兰过滤器', 'GL41 cast iron Y strainer'), brief: w('空调与给水系统，底部带排污堵', 'For water and HVAC, with drain plug'), rows: STRAIN, pns: [16], body: BODY.iron, seat: mesh, work: [18, 0.5] }),
  oneWay({ ...y, key: 'gl41h-wcb', code: 'GL41H', name: w('GL41H 铸钢Y型法兰过滤器', 'GL41H cast steel Y strainer'), brief: w('蒸汽、油品用，滤网可换', 'For steam and oil, replaceable screen'), rows: STRAIN, pns: [16, 25, 40], body: BODY.wcb, seat: mesh, work: [38, 1] }),
  oneWay({ ...y, key: 'gl41w-304', code: 'GL41W', name: w('GL41W 304不锈钢Y型过滤器', 'GL41W stainless Y strainer'), brief: w('整体不锈钢，抛丸表面', 'All stainless, shot-blasted'), rows: STRAIN.slice(0, 12), pns: [16, 25], body: BODY.cf8, seat: mesh, work: [45, 1.1] }),
  oneWay({ ...y, threaded: true, key: 'gl11w-304', code: 'GL11W', name: w('GL11W 304内螺纹Y型过滤器', 'GL11W stainless threaded Y strainer'), brief: w('800PSI精铸，六角堵帽', '800 psi casting, hexagon cap'), rows: STRAIN_S, pns: [40], body: BODY.cf8, seat: mesh, work: [9, 0.25], standards: ['GB/T 14382', 'GB/T 7306'] }),
  oneWay({ ...y, threaded: true, key: 'gl11-brass', code: 'GL11', name: w('GL11 黄铜内螺纹Y型过滤器', 'GL11 brass threaded Y strainer'), brief: w('水表和电磁阀前置', 'Before meters and solenoid valves'), rows: STRAIN_S, pns: [16], body: BODY.brass, seat: mesh, work: [1.8, 0.07], standards: ['GB/T 14382', 'GB/T 7306'] }),
];
