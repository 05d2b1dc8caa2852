import type { Text } from '#demo/flow/goods.ts';
import { p, w } from '#demo/flow/words.ts';
import { sensor } from '#demo/pictures/electric/sensor.ts';
import type { Material } from '#demo/pictures/metal.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { device, pairs } from './common.ts';

const SENSOR: Text = {
  zh: [
    '电感式接近开关只检测金属，额定检出距离以1 mm厚Q235标准靶为准；不锈钢约乘0.8，黄铜0.4~0.5，铝0.35~0.45。可靠工作距离取额定值的0.8倍。',
    '埋入式（齐平）可装入金属中，距离较短；非埋入式周围须留3倍检出距离的空间。两只并排间距不小于2倍直径，以免互相干扰。',
    'NPN低电平输出（三菱、欧姆龙日系常用），PNP高电平输出（西门子欧系常用）；棕接正、蓝接负、黑为信号。内置短路、反接和浪涌保护。',
  ],
  en: [
    'Inductive sensors see metal only. The range holds for mild steel of 1 mm; stainless steel × 0.8, brass 0.4–0.5, aluminium 0.35–0.45. Rely on 0.8 of the rated range.',
    'Flush types may be set in metal and reach less far; others need three ranges of free space. Two side by side stand two diameters apart.',
    'NPN switches to minus, PNP to plus; brown is plus, blue minus, black the signal. Protected against short circuit, reversal and surges.',
  ],
};

const OUT = [
  [w('NPN常开', 'NPN NO'), 'NO', 1],
  [w('NPN常闭', 'NPN NC'), 'NC', 1],
  [w('PNP常开', 'PNP NO'), 'PO', 1.03],
  [w('PNP常闭', 'PNP NC'), 'PC', 1.03],
  [w('AC二线常开', 'AC 2-wire NO'), 'AO', 1.15],
] as const;

const probe = (
  key: string,
  code: string,
  name: Words,
  brief: Words,
  words: readonly string[],
  rows: readonly (readonly [number, string, number, number])[],
  face: Material,
  body: Material,
  plug: boolean,
  d: number,
  length: number,
): SeedProduct =>
  device({
    key,
    category: 'electrical-sensor-proximity',
    name,
    brief,
    words: ['传感器', 'sensor', code, ...words],
    standards: ['GB/T 14048.10', 'IEC 60947-5-2'],
    text: SENSOR,
    params: [
      p('voltage', 'DC 6~36', 'V'),
      p('current', '≤200', 'mA'),
      p('ip', 'IP67'),
      p(w('外壳', 'Housing'), body === 'black' ? 'ABS' : w('黄铜镀镍', 'Nickel-plated brass')),
    ],
    options: [w('输出', 'Output'), w('规格', 'Size')],
    pieces: pairs(OUT, rows, ([out, sign, f], [size, range, yuan, grams]) => ({
      designation: `${code}-M${size}-${range}${sign}`,
      at: [out, w(`M${size} ${range} mm`)],
      yuan: yuan * f,
      grams,
      params: [p(w('检出距离', 'Range'), range, 'mm'), p('thread', `M${size}×1`)],
    })),
    draw: () => sensor({ title: name.en, caption: `${code}-M${d}`, d, length, face, body, plug }),
  });

export const sensors: SeedProduct[] = [
  probe(
    'inductive-flush',
    'LJA',
    w('电感式接近开关 埋入型', 'Inductive sensor, flush'),
    w('金属检测，2米线', 'Senses metal, 2 m cable'),
    ['接近开关', '金属感应'],
    [
      [8, '1.5', 16, 42],
      [12, '2', 14, 62],
      [18, '5', 16.5, 105],
      [30, '10', 24, 190],
    ],
    'blue',
    'tin',
    false,
    18,
    60,
  ),
  probe(
    'inductive-nonflush',
    'LJB',
    w('电感式接近开关 非埋入型', 'Inductive sensor, non-flush'),
    w('检出距离加倍', 'Twice the range'),
    ['接近开关'],
    [
      [8, '2.5', 16.5, 42],
      [12, '4', 14.5, 62],
      [18, '8', 17, 105],
      [30, '15', 25, 190],
    ],
    'orange',
    'tin',
    false,
    12,
    55,
  ),
  probe(
    'inductive-plug',
    'LJP',
    w('电感式接近开关 M12插头', 'Inductive sensor with M12 plug'),
    w('航插快换', 'Quick change by plug'),
    ['接近开关', 'M12插头'],
    [
      [12, '4', 21, 34],
      [18, '8', 24, 66],
      [30, '15', 33, 130],
    ],
    'red',
    'tin',
    true,
    18,
    55,
  ),
  probe(
    'capacitive',
    'CJF',
    w('电容式接近开关', 'Capacitive sensor'),
    w('检测料位、液体、非金属', 'For levels, liquids and non-metals'),
    ['电容开关', '料位'],
    [
      [12, '4', 26, 66],
      [18, '8', 27, 110],
      [30, '15', 34, 200],
    ],
    'green',
    'black',
    false,
    30,
    70,
  ),
  probe(
    'photo-m18',
    'E3F',
    w('E3F光电开关 M18', 'E3F photoelectric sensor, M18'),
    w('漫反射/对射/反光板', 'Diffuse, through-beam or retro-reflective'),
    ['光电开关', '光电传感器'],
    [
      [18, '100', 18, 95],
      [18, '300', 19, 95],
      [18, '700', 22, 95],
    ],
    'clear',
    'black',
    false,
    18,
    70,
  ),
];
