import type { Text } from '#demo/flow/goods.ts';
import { p, w } from '#demo/flow/words.ts';
import { lamp } from '#demo/pictures/electric/lamp.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { device, pairs } from './common.ts';

const LIGHT: Text = {
  zh: [
    'LED灯具光效100~150 lm/W，约为金卤灯的2倍；厂房照度参考：仓库100 lx、一般机加300 lx、精密装配500 lx。200 W高天棚灯安装高8~10 m，间距约为高度的1~1.2倍。',
    '色温6500 K白光用于车间，4000 K用于办公；显色指数Ra≥80。驱动恒流，功率因数≥0.9，工作温度-20~45℃。',
    '泛光灯和工矿灯防护IP65，可用于潮湿和室外；更换T8灯管时须短接或拆除镇流器，按单端或双端接线。',
  ],
  en: [
    'LED lamps give 100–150 lm/W, twice a metal-halide lamp. Aim at 100 lx in stores, 300 lx for machining, 500 lx for fine assembly. A 200 W high bay hangs at 8–10 m, spaced 1–1.2 times its height.',
    '6500 K for workshops, 4000 K for offices, Ra 80 or better; constant-current drive, power factor 0.9 or better, −20 to 45 °C.',
    'Flood lights and high bays are IP65. When refitting T8 tubes bridge or remove the ballast and mind whether the tube is fed from one end or both.',
  ],
};

const light = (
  key: string,
  code: string,
  name: Words,
  brief: Words,
  kind: 'tube' | 'highbay' | 'flood' | 'bulb' | 'panel',
  rows: readonly (readonly [string, number, number, number])[],
  size: number,
  depth: number,
  words: readonly string[],
): SeedProduct =>
  device({
    key,
    category: 'electrical-light-led',
    name,
    brief,
    words: ['LED灯', '照明', 'LED', ...words],
    standards: ['GB/T 24823', 'GB 7000.1'],
    text: LIGHT,
    params: [
      p('voltage', 'AC 165~265', 'V'),
      p(w('显色指数', 'Colour rendering'), 'Ra≥80'),
      p(w('光效', 'Efficacy'), '≥100', 'lm/W'),
    ],
    options: [w('色温', 'Colour temperature'), w('规格', 'Size')],
    pieces: pairs(
      [
        [w('6500K 白光', '6500 K white'), '65', 1],
        [w('4000K 自然光', '4000 K neutral'), '40', 1],
        [w('3000K 暖光', '3000 K warm'), '30', 1.02],
      ] as const,
      rows,
      ([kelvin, sign, f], [label, watt, yuan, grams]) => ({
        designation: `${code}-${label}-${sign}`,
        at: [kelvin, label],
        yuan: yuan * f,
        grams,
        cm3: grams * 12,
        params: [p('power', watt, 'W'), p(w('光通量', 'Luminous flux'), watt * 105, 'lm')],
      }),
    ),
    draw: () => lamp({ title: name.en, caption: `${code}-${rows[1]?.[0]}`, kind, size, depth }),
  });

export const lamps: SeedProduct[] = [
  light(
    'led-t8',
    'T8',
    w('LED T8灯管', 'LED tube T8'),
    w('0.6/0.9/1.2米', '0.6, 0.9 or 1.2 m'),
    'tube',
    [
      ['0.6m', 9, 5.2, 140],
      ['0.9m', 14, 7, 200],
      ['1.2m', 18, 7.8, 260],
      ['1.2m+', 24, 10.5, 280],
    ],
    1200,
    26,
    ['灯管', '日光灯'],
  ),
  light(
    'led-highbay',
    'UFO',
    w('LED工矿灯（飞碟灯）', 'LED high bay'),
    w('压铸铝散热，IP65', 'Die-cast, IP65'),
    'highbay',
    [
      ['50W', 50, 48, 1300],
      ['100W', 100, 76, 2200],
      ['150W', 150, 105, 2900],
      ['200W', 200, 132, 3600],
      ['240W', 240, 165, 4300],
    ],
    280,
    140,
    ['工矿灯', '天棚灯', 'UFO', 'high bay'],
  ),
  light(
    'led-flood',
    'FL',
    w('LED投光灯', 'LED flood light'),
    w('户外IP65，角度可调', 'Outdoors, IP65, swivels'),
    'flood',
    [
      ['30W', 30, 19, 520],
      ['50W', 50, 26, 780],
      ['100W', 100, 46, 1500],
      ['150W', 150, 68, 2200],
      ['200W', 200, 92, 2900],
      ['300W', 300, 145, 4600],
    ],
    280,
    38,
    ['投光灯', '泛光灯', '射灯', 'flood light'],
  ),
  light(
    'led-bulb',
    'A',
    w('LED球泡灯 E27', 'LED bulb E27'),
    w('宽压恒流', 'Constant current'),
    'bulb',
    [
      ['5W', 5, 2.2, 40],
      ['9W', 9, 2.9, 55],
      ['12W', 12, 3.6, 70],
      ['18W', 18, 5.8, 120],
      ['30W', 30, 11, 230],
    ],
    80,
    84,
    ['灯泡', '球泡', 'bulb', 'E27'],
  ),
  light(
    'led-panel',
    'PL',
    w('LED平板灯 600×600', 'LED panel 600 × 600'),
    w('集成吊顶办公', 'For office ceilings'),
    'panel',
    [
      ['300×300', 18, 24, 700],
      ['300×600', 28, 38, 1200],
      ['600×600', 48, 56, 2100],
      ['300×1200', 48, 62, 2300],
    ],
    600,
    30,
    ['面板灯', '格栅灯', '平板灯', 'panel'],
  ),
];
