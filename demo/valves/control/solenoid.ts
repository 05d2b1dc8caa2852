import { goods, type Text } from '#demo/flow/goods.ts';
import { THREAD } from '#demo/flow/flanges.ts';
import { UNIT, p, w } from '#demo/flow/words.ts';
import { solenoidValve } from '#demo/pictures/flow/solenoid.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { BODY, type Body, OPTION_DN, threadEnd } from '../common.ts';

/** DN, orifice, length, height, Kv in m³/h, kg in brass. */
const ROWS = [
  [8, 8, 62, 92, 0.9, 0.36],
  [10, 12, 69, 98, 2.2, 0.42],
  [15, 15, 69, 106, 3.6, 0.52],
  [20, 20, 76, 112, 6.5, 0.66],
  [25, 25, 98, 122, 10, 1.02],
  [32, 32, 112, 142, 20, 2.35],
  [40, 40, 124, 150, 25, 2.75],
  [50, 50, 168, 172, 41, 4.1],
] as const;
const VOLTS = [
  w('AC220V 50Hz', 'AC 220 V 50 Hz'),
  w('DC24V', 'DC 24 V'),
  w('AC24V', 'AC 24 V'),
  w('AC110V', 'AC 110 V'),
] as const;
const SHORT = ['AC220V', 'DC24V', 'AC24V', 'AC110V'] as const;

const TEXT: Text = {
  zh: [
    '二位二通电磁阀，通电开、断电关（常闭）。先导膜片式借助介质压差打开主阀，需要0.05 MPa以上的最小压差；直动式在零压差下即可工作，适合重力流和真空。',
    '线圈按100%通电持续率设计，绕组H级绝缘，稳态功率AC 16~30 VA、DC 18~30 W，表面温升属正常现象。DC线圈断电时会产生反峰电压，PLC晶体管输出应并联续流二极管。',
    '箭头为流向，线圈宜朝上。阀前加装不低于60目的过滤器，颗粒卡住膜片是关不严的首要原因。蒸汽用活塞式，密封PTFE，可到180℃。',
  ],
  en: [
    'Two-way valve, normally closed: it opens when energised. Pilot diaphragm types are lifted by the pressure difference and need at least 0.05 MPa; direct-acting types work from zero, for gravity flow and vacuum.',
    'Coils are rated for 100 % duty with class H winding and take 16–30 VA on AC or 18–30 W on DC; a hot surface is normal. A DC coil gives a voltage peak when switched off: fit a free-wheeling diode on transistor outputs.',
    'The arrow gives the flow; coil upwards is best. Fit a strainer of 60 mesh or finer: grit under the diaphragm is the first cause of leakage. For steam take the piston type with PTFE seat, up to 180 °C.',
  ],
};

interface Kind {
  key: string;
  code: string;
  name: Words;
  brief: Words;
  body: Body;
  seal: Words;
  range: string;
  temperature: string;
  base: number;
  perKg: number;
  from?: number;
}

function solenoid(k: Kind): SeedProduct {
  const rows = ROWS.filter(([dn]) => dn >= (k.from ?? 8));
  return goods({
    key: k.key,
    trade: 'valves',
    category: 'valves-control-solenoid',
    name: k.name,
    brief: k.brief,
    keywords: [k.code, '电磁阀', '水阀', 'solenoid valve', '常闭', '2/2'],
    standards: ['JB/T 7352', 'GB/T 7306'],
    unit: UNIT.piece,
    params: [
      p('body', k.body.words),
      p('seat', k.seal),
      p(w('工作压差', 'Working pressure difference'), k.range, 'MPa'),
      p('temperature', k.temperature, '℃'),
      p('ip', 'IP65'),
      p(w('动作', 'Function'), w('常闭 二位二通', 'Normally closed, 2/2')),
      p(w('线圈绝缘', 'Coil insulation'), w('H级', 'Class H')),
    ],
    options: [w('线圈电压', 'Coil voltage'), OPTION_DN],
    pieces: VOLTS.flatMap((volt, i) =>
      rows.map(([dn, orifice, length, height, kv, kg]) => ({
        designation: `${k.code}-${String(dn).padStart(2, '0')} ${SHORT[i]}`,
        at: [volt, w(`DN${dn} (${THREAD[dn]})`)],
        yuan: (k.base + k.perKg * kg) * (i === 0 ? 1 : 1.03),
        grams: kg * (k.body.letter === 'T' ? 1 : 0.95) * 1000,
        cm3: length * height * 0.07,
        params: [
          p('thread', `G ${THREAD[dn]}`),
          p(w('通径', 'Orifice'), orifice, 'mm'),
          p(w('流量系数Kv', 'Flow factor Kv'), kv, 'm³/h'),
          p('length', length, 'mm'),
          p('height', height, 'mm'),
        ],
      })),
    ),
    text: TEXT,
    pictures: pictures(() =>
      solenoidValve({
        title: k.name.en,
        caption: `${k.code}-25 G1″`,
        dn: 25,
        length: 98,
        height: 124,
        end: threadEnd(25),
        material: k.body.paint,
        coil: 46,
      }),
    ),
  });
}

export const solenoidValves: SeedProduct[] = [
  solenoid({
    key: '2w-brass',
    code: '2W',
    name: w('2W 黄铜常闭电磁阀', '2W brass solenoid valve, normally closed'),
    brief: w('零压差启动，水、气、油通用', 'Starts from zero pressure, for water, air and oil'),
    body: BODY.brass,
    seal: w('NBR（可选FKM）', 'NBR (FKM on request)'),
    range: '0~1.0',
    temperature: '-5~80',
    base: 28,
    perKg: 72,
  }),
  solenoid({
    key: '2w-304',
    code: '2W-B',
    name: w('2W-B 304不锈钢常闭电磁阀', '2W-B stainless solenoid valve, normally closed'),
    brief: w('耐腐蚀，食品水处理设备', 'For food and water treatment'),
    body: BODY.cf8,
    seal: w('FKM', 'FKM'),
    range: '0~1.0',
    temperature: '-10~120',
    base: 52,
    perKg: 118,
    from: 15,
  }),
  solenoid({
    key: '2l-steam',
    code: '2L',
    name: w('2L 蒸汽活塞电磁阀', '2L steam solenoid valve, piston type'),
    brief: w('活塞PTFE密封，饱和蒸汽180℃', 'PTFE piston, saturated steam up to 180 °C'),
    body: BODY.brass,
    seal: w('PTFE', 'PTFE'),
    range: '0.1~1.6',
    temperature: '≤180',
    base: 60,
    perKg: 105,
    from: 15,
  }),
  solenoid({
    key: 'us-steam-304',
    code: 'US-S',
    name: w('US-S 304蒸汽电磁阀', 'US-S stainless steam solenoid valve'),
    brief: w('304阀体，高温蒸汽及热水', 'Stainless body for steam and hot water'),
    body: BODY.cf8,
    seal: w('PTFE', 'PTFE'),
    range: '0.05~1.6',
    temperature: '≤185',
    base: 86,
    perKg: 150,
    from: 15,
  }),
];
