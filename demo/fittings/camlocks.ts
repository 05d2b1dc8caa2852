import { THREAD } from '#demo/flow/flanges.ts';
import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { straight } from '#demo/pictures/flow/straight.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { pictures, plate, type Solid } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { kilos } from './steel.ts';

const CAM_TEXT: Text = {
  zh: [
    '凸轮快速接头（KAMLOK）两臂压下即锁紧，不用工具，插拔几秒钟。阳端与阴端按A-A-59326（原MIL-C-27487）制造，不同材质和厂家可互换。',
    'A、F为阳端（内螺纹、外螺纹），B、D为阴端（外螺纹、内螺纹），C为阴端软管接尾，E为阳端软管接尾，DC为防尘帽，DP为防尘塞。整套连接一般为C+F或E+D。',
    '工作压力与口径有关：1/2″~2″约1.6 MPa（铝）或1.7 MPa（不锈钢），4″约0.7 MPa。不得用于压缩气体和蒸汽。垫圈默认NBR，酸碱请选EPDM或FKM。',
  ],
  en: [
    'A cam-and-groove coupling locks by pressing two arms, in seconds and without tools. Made to A-A-59326 (formerly MIL-C-27487), halves of different makes and materials fit each other.',
    'A and F are adapters with female and male thread, B and D are couplers with male and female thread, C is a coupler and E an adapter with hose tail, DC a cap and DP a plug. A set is usually C+F or E+D.',
    'Pressure depends on the size: about 1.6 MPa in aluminium and 1.7 MPa in stainless from 1/2″ to 2″, 0.7 MPa at 4″. Never use it for compressed gas or steam. Gaskets are NBR; choose EPDM or FKM for chemicals.',
  ],
};

/** Thread DN, mass in g of a type F adapter in aluminium. */
const CAMS = [
  [15, 62],
  [20, 84],
  [25, 130],
  [32, 210],
  [40, 250],
  [50, 380],
  [65, 590],
  [80, 820],
  [100, 1280],
] as const;

const TYPES = [
  ['A', 0.95],
  ['B', 1.55],
  ['C', 1.7],
  ['D', 1.5],
  ['E', 1.05],
  ['F', 1],
  ['DC', 1.1],
  ['DP', 0.75],
] as const;

function camlock(
  slug: string,
  material: Words,
  paint: Material,
  heavy: number,
  perKg: number,
  base: number,
  pressure: string,
): SeedProduct {
  const arms: Solid[] = [-1, 1].map((sign) =>
    plate(
      -4,
      8,
      [
        [6, sign * 34],
        [14, sign * 38],
        [52, sign * 40],
        [52, sign * 36],
        [14, sign * 32],
        [6, sign * 28],
      ],
      'stainless',
    ),
  );
  return goods({
    key: `camlock-${slug}`,
    trade: 'fittings',
    category: 'fittings-quick-cam',
    name: w(`${material.zh}凸轮快速接头`, `${material.en} cam-and-groove coupling`),
    brief: w('A/B/C/D/E/F/DC/DP八型齐全，双臂锁紧', 'All eight types A to F, DC and DP, two locking arms'),
    keywords: ['快速接头', '凸轮接头', '扳把式快速接头', 'camlock', 'kamlok', 'cam and groove'],
    standards: ['A-A-59326', 'DIN EN 14420-7'],
    unit: UNIT.piece,
    params: [
      p('material', material),
      p(w('垫圈', 'Gasket'), w('NBR（可换EPDM、FKM）', 'NBR (EPDM, FKM to order)')),
      p(w('工作压力', 'Working pressure'), pressure, 'MPa'),
      p(w('扳臂', 'Arms'), w('304不锈钢', 'Stainless 304')),
    ],
    options: [w('型式', 'Type'), w('口径', 'Size')],
    pieces: TYPES.flatMap(([type, mass]) =>
      CAMS.filter(([dn]) => slug !== 'pp' || dn <= 80).map(([dn, grams]) => ({
        designation: `${type}${dn}`,
        at: [w(`${type}型`, `Type ${type}`), w(`DN${dn} (${THREAD[dn]})`)],
        yuan: base * mass + (grams * mass * heavy * perKg) / 1000,
        grams: grams * mass * heavy,
        params: [
          p(
            type === 'C' || type === 'E' ? w('软管内径', 'Hose bore') : 'thread',
            type === 'C' || type === 'E' ? `${dn} mm` : `G ${THREAD[dn]}`,
          ),
          p('mass', kilos((grams * mass * heavy) / 1000), 'kg'),
        ],
      })),
    ),
    text: CAM_TEXT,
    pictures: pictures(() =>
      straight({
        title: 'camlock',
        caption: 'C50 (2″)',
        material: paint,
        extra: arms,
        parts: [
          { kind: 'round', length: 6, r: 33, hole: 26 },
          { kind: 'round', length: 34, r: 34 },
          { kind: 'round', length: 8, r: 30, to: 26 },
          { kind: 'barb', length: 62, r: 26 },
        ],
      }),
    ),
  });
}

export const camlocks: SeedProduct[] = [
  camlock('al', w('铝合金', 'Aluminium'), 'aluminium', 1, 42, 5, '1.6'),
  camlock('304', w('304不锈钢', 'Stainless 304'), 'stainless', 2.6, 58, 14, '1.7'),
  camlock('pp', w('聚丙烯PP', 'Polypropylene'), 'black', 0.42, 46, 3, '0.9'),
];
