import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { rotaryHammer } from '#demo/pictures/tools/power/rotary-hammer.ts';
import { pics, type Tool } from './tool.ts';

export const hammers: Tool[] = [
  {
    key: 'drill-hammer-corded',
    zh: '冲击钻 13 mm',
    en: 'Impact drill, 13 mm',
    kind: 'corded',
    category: 'power-tools-hammer',
    search: '冲击钻 手电钻 家用 13mm',
    norm: 'GB/T 3883.201',
    brand: 'zhuanding',
    options: [w('功率', 'Power'), w('夹头', 'Chuck')],
    rows: [
      ['650 W', 138],
      ['810 W', 178],
      ['1100 W', 238],
    ].flatMap(([p, y]) =>
      [w('钥匙夹头', 'Keyed'), w('自锁夹头', 'Keyless')].map(
        (s, i) => [[String(p), s], Number(y) * (1 + i * 0.1), 1900] as const,
      ),
    ),
    params: [q('speed', '0-3000', 'r/min'), q('impact', '0-48000', 'bpm')],
    pictures: rotaryHammer({
      ...pics('冲击钻', '13 mm · 810 W', 'blue'),
      L: 290,
      demolition: false,
      mark: '13 mm',
    }),
  },
  {
    key: 'hammer-sds-plus-26',
    zh: '电锤 26 mm 三功能',
    en: 'Rotary hammer, 26 mm, three modes',
    kind: 'corded',
    category: 'power-tools-hammer',
    search: '电锤 四坑 三用 26',
    norm: 'GB/T 3883.306',
    brand: 'zhuanding',
    options: [w('功率', 'Power'), w('包装', 'Case')],
    rows: [
      ['800 W', 268],
      ['1050 W', 338],
      ['1300 W', 418],
    ].flatMap(([p, y]) =>
      [w('纸箱', 'Carton'), w('吹塑箱', 'Case')].map(
        (s, i) => [[String(p), s], Number(y) + i * 28, 3200] as const,
      ),
    ),
    params: [
      q('energy', '2.8-3.5', 'J'),
      q('impact', '0-4600', 'bpm'),
      q('chuck', 'SDS-plus'),
      q({ zh: '混凝土最大孔径', en: 'Max. in concrete' }, 26, 'mm'),
    ],
    pictures: rotaryHammer({ ...pics('电锤', '26 mm · 800 W', 'orange'), L: 370, demolition: false }),
  },
  {
    key: 'hammer-sds-max-40',
    zh: '重型电锤 40 mm 五坑',
    en: 'Rotary hammer, 40 mm, SDS-max',
    kind: 'corded',
    category: 'power-tools-hammer',
    search: '重型电锤 五坑 40 SDS-max',
    norm: 'GB/T 3883.306',
    options: [w('功率', 'Power')],
    rows: [
      [['1200 W'], 760, 6500],
      [['1500 W'], 980, 7200],
    ],
    params: [q('energy', '8.5-11', 'J'), q('chuck', 'SDS-max')],
    pictures: rotaryHammer({ ...pics('重型电锤', '40 mm · 1200 W', 'teal'), L: 470, demolition: true }),
    soldOut: true,
  },
  {
    key: 'hammer-demolition',
    zh: '电镐',
    en: 'Demolition hammer',
    kind: 'corded',
    category: 'power-tools-hammer',
    search: '电镐 破碎 拆除 大镐',
    norm: 'GB/T 3883.306',
    brand: 'zhuanding',
    options: [w('规格', 'Model'), w('夹持', 'Holder')],
    rows: [
      [['6 kg', 'SDS-max'], 620, 6100],
      [['11 kg', w('六角 17', '17 mm hex')], 980, 11000],
      [['15 kg', w('六角 30', '30 mm hex')], 1280, 15500],
      [['30 kg', w('六角 30', '30 mm hex')], 2180, 30500],
    ],
    params: [q('power', '1300-2000', 'W'), q('energy', '10-60', 'J')],
    pictures: rotaryHammer({
      ...pics('电镐', '11 kg · 1500 W', 'blue'),
      L: 620,
      demolition: true,
      mark: '11 kg',
    }),
  },
];
