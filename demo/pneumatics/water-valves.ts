import { p, UNIT, w } from '#demo/flow/words.ts';
import { table } from '#demo/table.ts';
import { airValvePicture, type AirValveShape, airValveSheet } from '#demo/pictures/pneumatics/valve.ts';
import type { SeedProduct } from '#demo/types.ts';
import { airGoods } from './air-goods.ts';
import { VOLTS } from './voltages.ts';

const WATER = table(
  'dn orifice length height grams yuan',
  `
  15 16 69 107 720 46
  20 20 73 115 900 58
  25 25 99 125 1350 78
  32 35 112 153 3000 148
  40 40 123 162 3600 185
  50 50 168 188 5700 268`,
);

const INCH: Record<number, string> = {
  15: 'G1/2',
  20: 'G3/4',
  25: 'G1',
  32: 'G1-1/4',
  40: 'G1-1/2',
  50: 'G2',
};

export function waterValve(stainless: boolean): SeedProduct {
  const key = `valve-2w${stainless ? '-304' : ''}`;
  const shape: AirValveShape = {
    kind: 'water',
    body: stainless ? 'stainless' : 'brass',
    coil: 'black',
    mark: 'AC220V',
    length: 99,
    depth: 57,
    height: 125,
    port: 'G1',
  };
  return airGoods({
    key,
    category: 'pneumatics-control-solenoid',
    name: stainless
      ? w('二位二通不锈钢电磁水阀 2W-B', 'Stainless 2/2 solenoid valve 2W-B')
      : w('二位二通黄铜电磁水阀 2W', 'Brass 2/2 solenoid valve 2W'),
    brief: w(
      '直动膜片式，零压差启动，水气油通用',
      'Direct lift, opens from zero pressure, for water, air and oil',
    ),
    keywords: ['电磁阀', '水阀', '电磁水阀', '二位二通', '2W160-15', 'solenoid valve'],
    standards: ['JB/T 7352'],
    unit: UNIT.piece,
    moq: 1,
    multiple: 1,
    params: [
      p('body', stainless ? w('不锈钢304', 'Stainless steel 304') : w('黄铜 HPb59-1', 'Brass')),
      p('seat', w('丁腈橡胶 NBR（可订FKM、EPDM）', 'NBR (FKM and EPDM to order)')),
      p(w('使用压力', 'Working pressure'), '0~1.0', 'MPa'),
      p('temperature', '-5~80', '℃'),
      p('ip', 'IP65'),
      p('medium', w('水、空气、油', 'Water, air, oil')),
    ],
    options: [w('口径', 'Size'), w('电压', 'Voltage')],
    pieces: WATER.flatMap((row) =>
      VOLTS.filter(([mark]) => mark !== 'AC110V').map(([mark, words]) => ({
        designation: `2W${row.orifice * 10}-${row.dn}${stainless ? 'B' : ''} ${mark}`,
        at: [`DN${row.dn} ${INCH[row.dn]}`, words],
        yuan: row.yuan * (stainless ? 2.1 : 1),
        grams: row.grams,
        params: [
          p('dn', `DN${row.dn}`),
          p('thread', INCH[row.dn] ?? ''),
          p('length', row.length, 'mm'),
          p('height', row.height, 'mm'),
          p(w('通径', 'Orifice'), row.orifice, 'mm'),
        ],
      })),
    ),
    text: {
      zh: [
        '直动式膜片阀，零压差即可开启，断电关闭，用于自来水、压缩空气、轻油的自动通断，如水处理、锅炉补水、喷淋和空压机卸荷。',
        `阀体为${stainless ? '不锈钢304铸造' : '黄铜热锻'}，膜片丁腈橡胶，线圈环氧塑封，F级绝缘，连续通电不烧毁。`,
        '水平安装、线圈朝上，箭头与流向一致；阀前加60目过滤器，防止杂质卡住膜片。介质温度超过80℃请选EPDM或FKM膜片。',
      ],
      en: [
        'Direct lift diaphragm valve that opens from zero pressure and closes without power, for water, air and light oil: water treatment, boiler feed, spraying and compressor unloading.',
        `Body of ${stainless ? 'cast stainless 304' : 'forged brass'}, nitrile diaphragm, epoxy-moulded coil of class F for continuous duty.`,
        'Mount level with the coil up and the arrow along the flow; a 60-mesh strainer ahead keeps dirt off the diaphragm. Above 80 °C choose EPDM or FKM.',
      ],
    },
    pictures: {
      shaded: () => airValvePicture('2W250-25', shape),
      dimension: () => airValveSheet('2W250-25 · G1', shape),
    },
  });
}
