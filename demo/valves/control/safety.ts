import { flange } from '#demo/flow/flanges.ts';
import type { Text } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { safetyValve } from '#demo/pictures/flow/safety.ts';
import type { SeedProduct } from '#demo/types.ts';
import { BODY } from '../common.ts';
import { type Base, body, OWN, product, type Row } from './control-goods.ts';

/** Safety valves: inlet DN, inlet height, outlet reach, height, kg; outlet one or two sizes up. */
const SAFE = [
  [20, 85, 85, 280, 6.5, 25],
  [25, 100, 95, 330, 9.2, 32],
  [32, 115, 100, 370, 12.5, 40],
  [40, 120, 110, 430, 17, 50],
  [50, 135, 120, 500, 24, 65],
  [65, 160, 135, 560, 35, 80],
  [80, 170, 145, 630, 46, 100],
  [100, 205, 160, 720, 68, 125],
] as const;

const SAFE_S = [
  [15, 42, 33, 112, 0.42, 15],
  [20, 48, 38, 125, 0.58, 20],
  [25, 56, 45, 146, 0.95, 25],
  [32, 66, 52, 170, 1.5, 32],
  [40, 74, 60, 195, 2.1, 40],
  [50, 86, 70, 225, 3.2, 50],
] as const;

const SAFE_TEXT: Text = {
  zh: [
    '弹簧安全阀在压力升到整定值时自动起跳，泄放后回座。微启式（A27、A41）开高小，用于液体；全启式（A48、A28）开高不小于喉径的四分之一，用于蒸汽和气体。',
    '整定压力为工作压力的1.05~1.1倍，订货时须注明整定压力和介质，弹簧按压力分级选配。出厂附整定压力铅封和校验单；锅炉压力容器用安全阀每年至少校验一次。',
    '应垂直安装在容器气相空间或管道最高处，进口管道不得装关断阀，排放管内径不小于出口通径。',
  ],
  en: [
    'A spring safety valve opens by itself at its set pressure and reseats after relief. Low-lift types are for liquids; full-lift types rise at least a quarter of the throat and are for steam and gas.',
    'The set pressure is 1.05 to 1.1 times the working pressure; state it and the medium with the order, as springs come in ranges. Valves leave sealed with a test sheet; on boilers and vessels they are tested every year.',
    'Mount upright on the vapour space or the highest point. No stop valve in the inlet; the discharge pipe is at least as wide as the outlet.',
  ],
};

const SET = {
  name: w('整定压力', 'Set pressure range'),
  values: [
    [w('0.1~0.4 MPa'), ' 0.4', 1],
    [w('0.4~0.7 MPa'), ' 0.7', 1],
    [w('0.7~1.0 MPa'), ' 1.0', 1],
    [w('1.0~1.6 MPa'), ' 1.6', 1.03],
  ],
} as const;

const relief = (k: Base): SeedProduct => {
  const list = k.threaded ? SAFE_S : SAFE;
  const rows: Row[] = list.map(([dn, length, , height, kg]) => [dn, length, height, kg]);
  return product(
    k,
    SAFE_TEXT,
    rows,
    (row) => {
      const [dn, length, reach, height, , out] = list.find(([size]) => size === row[0]) ?? list[2];
      return safetyValve({
        ...body(k, row),
        dn,
        length,
        reach,
        height,
        inlet: dn,
        outletOd: k.threaded ? out * 1.5 : flange(out, 16).od,
        threaded: k.threaded === true,
      });
    },
    SET,
  );
};

const A = ['安全阀', '泄压阀', 'safety valve', 'relief valve'];

const sf = {
  category: 'valves-safety',
  words: A,
  pn: 16,
  standards: ['GB/T 12241', 'GB/T 12243', 'TSG ZF001'],
  work: [85, 2.4],
} as const;

export const safetyValves: SeedProduct[] = [
  relief({
    ...sf,
    key: 'a48y-wcb',
    code: 'A48Y',
    name: w('A48Y 弹簧全启式安全阀', 'A48Y full-lift spring safety valve'),
    brief: w('带扳手，蒸汽锅炉和储气罐', 'With lifting lever, for boilers and air tanks'),
    body: BODY.wcb,
    seat: w('司太立硬质合金', 'Stellite'),
  }),
  relief({
    ...sf,
    key: 'a42y-304',
    code: 'A42W',
    name: w('A42W 304弹簧全启封闭式安全阀', 'A42W stainless closed full-lift safety valve'),
    brief: w('封闭阀帽，有毒或贵重介质', 'Closed cap for toxic or costly media'),
    body: BODY.cf8,
    seat: OWN,
  }),
  relief({
    ...sf,
    key: 'a27w-brass',
    code: 'A27W',
    name: w('A27W 黄铜弹簧微启式安全阀', 'A27W brass low-lift safety valve'),
    brief: w('外螺纹进口，空压机和热水器', 'Male inlet, for compressors and water heaters'),
    body: BODY.brass,
    seat: w('PTFE', 'PTFE'),
    threaded: true,
    work: [14, 0.6],
    pn: 10,
  }),
  relief({
    ...sf,
    key: 'a28w-304',
    code: 'A28W',
    name: w('A28W 304弹簧全启式安全阀', 'A28W stainless full-lift safety valve'),
    brief: w('储气罐蒸汽发生器，带拉环', 'For air tanks and steam generators'),
    body: BODY.cf8,
    seat: OWN,
    threaded: true,
    work: [48, 2],
  }),
];
