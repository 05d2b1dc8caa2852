import type { Text } from '#demo/flow/goods.ts';
import { p, w } from '#demo/flow/words.ts';
import { switchgear } from '#demo/pictures/electric/switchgear.ts';
import type { Material } from '#demo/pictures/metal.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { device, pairs, plate } from './common.ts';

const CONTACTOR: Text = {
  zh: [
    '交流接触器按使用类别选型：AC-3为鼠笼电机起动和运行中分断，AC-1为电阻性负载，AC-4为点动和反接制动（电寿命约为AC-3的十分之一，应降两档）。',
    '额定电流对应AC400V功率：09—4 kW、12—5.5 kW、18—7.5 kW、25—11 kW、32—15 kW、40—18.5 kW、50—22 kW、65—30 kW、80—37 kW、95—45 kW。',
    '线圈吸合电压0.85~1.1 Us；线圈电压须与控制电源一致，AC220V与AC380V不可互换。机械寿命1000万次，电寿命AC-3约100万次。可在顶部加挂F4辅助触头，在侧面加挂机械联锁。',
  ],
  en: [
    'Choose a contactor by its duty: AC-3 starts squirrel-cage motors and opens them running, AC-1 is for resistive loads, AC-4 for inching and plugging (about a tenth of the electrical life: go down two sizes).',
    'Power at 400 V in AC-3: 09 is 4 kW, 12 5.5, 18 7.5, 25 11, 32 15, 40 18.5, 50 22, 65 30, 80 37 and 95 45 kW.',
    'The coil pulls in at 0.85–1.1 Us and must match the control supply. Mechanical life 10 million, electrical life in AC-3 about a million. F4 auxiliary blocks go on top, mechanical interlocks at the side.',
  ],
};

const COILS = [
  [w('AC220V', 'AC 220 V'), 'AC220V'],
  [w('AC380V', 'AC 380 V'), 'AC380V'],
  [w('AC110V', 'AC 110 V'), 'AC110V'],
  [w('AC24V', 'AC 24 V'), 'AC24V'],
  [w('DC24V', 'DC 24 V'), 'DC24V'],
] as const;

const SIZES = [
  ['09', 9, 4, 45, 74, 330, 17.5],
  ['12', 12, 5.5, 45, 74, 330, 18.5],
  ['18', 18, 7.5, 45, 74, 350, 23],
  ['25', 25, 11, 56, 84, 530, 33],
  ['32', 32, 15, 56, 84, 550, 43],
  ['40', 40, 18.5, 75, 127, 1400, 76],
  ['50', 50, 22, 75, 127, 1400, 88],
  ['65', 65, 30, 75, 127, 1450, 104],
  ['80', 80, 37, 85, 127, 1590, 139],
  ['95', 95, 45, 85, 127, 1610, 158],
] as const;

const BIG = [
  ['115', 115, 55, 163, 162, 3400, 320],
  ['150', 150, 75, 163, 170, 3500, 385],
  ['185', 185, 90, 168, 174, 4700, 520],
  ['225', 225, 110, 168, 197, 4900, 640],
  ['265', 265, 132, 202, 203, 7500, 880],
  ['330', 330, 160, 213, 206, 8600, 1120],
  ['400', 400, 200, 213, 206, 9200, 1360],
  ['500', 500, 250, 233, 238, 11500, 1980],
  ['630', 630, 335, 309, 304, 18800, 3150],
] as const;

type Frame = readonly [string, number, number, number, number, number, number];

const contactor = (
  key: string,
  code: string,
  name: Words,
  brief: Words,
  rows: readonly Frame[],
  coils: readonly (readonly [Words, string])[],
  body: Material,
  raised: Material,
  factor: number,
  words: readonly string[],
): SeedProduct => {
  const [no, amp, , width, height] = rows[Math.min(4, rows.length - 1)] ?? SIZES[4];
  return device({
    key,
    category: 'electrical-control-contactor',
    name,
    brief,
    words: ['接触器', '交流接触器', 'contactor', code, ...words],
    standards: ['GB/T 14048.4', 'IEC 60947-4-1'],
    text: CONTACTOR,
    params: [
      p('poles', '3P'),
      p(w('使用类别', 'Duty'), 'AC-3 / AC-1'),
      p('voltage', 'AC 400/690', 'V'),
      p('life', w('1000万次', '10 million operations')),
      p('mounting', w('导轨或螺钉', 'DIN rail or screws')),
    ],
    options: [w('线圈电压', 'Coil voltage'), w('规格', 'Size')],
    pieces: pairs(coils, rows, ([coil, sign], [size, a, kw, x, z, grams, yuan]) => ({
      designation: `${code}-${size}10 ${sign}`,
      at: [coil, size],
      yuan: yuan * factor * (sign.startsWith('DC') ? 1.35 : 1),
      grams: grams * (sign.startsWith('DC') ? 1.4 : 1),
      cm3: x * z * 0.09,
      params: [
        p('current', a, 'A'),
        p(w('电机功率(400V)', 'Motor power (400 V)'), kw, 'kW'),
        p('dims', `${x}×${z}`, 'mm'),
      ],
    })),
    draw: () =>
      switchgear({
        title: name.en,
        caption: `${code}-${no}10`,
        width,
        height,
        depth: width > 140 ? 172 : 90,
        material: body,
        poles: 3,
        raised,
        art:
          plate(width * 0.66, 14, width * 0.11, height * 0.06, [`${code}-${no}`], '#FFFFFF') +
          `<text x="${width * 0.44}" y="${height * 0.4}" font-size="${height * 0.09}" text-anchor="middle" font-weight="700" fill="${raised === 'black' ? '#fff' : '#22303F'}">${amp} A</text>`,
      }),
  });
};

export const contactors: SeedProduct[] = [
  contactor(
    'cjx2',
    'CJX2',
    w('CJX2交流接触器 9~95A', 'CJX2 contactor, 9–95 A'),
    w('AC-3 4~45kW，常开辅助', 'AC-3 4–45 kW, with NO auxiliary'),
    SIZES,
    COILS.slice(0, 4),
    'ivory',
    'black',
    1,
    ['LC1-D', 'CJX2-0910', 'CJX2-1210'],
  ),
  contactor(
    'cjx2-dc',
    'CJX2-Z',
    w('CJX2-Z直流操作接触器', 'CJX2-Z contactor with DC coil'),
    w('DC24V线圈，PLC直接驱动', 'DC 24 V coil for PLC outputs'),
    SIZES,
    [
      [w('DC24V', 'DC 24 V'), 'DC24V'],
      [w('DC110V', 'DC 110 V'), 'DC110V'],
    ],
    'castIron',
    'grey',
    1,
    ['LP1', '直流线圈'],
  ),
  contactor(
    'cjx2-f',
    'CJX2-F',
    w('CJX2-F大容量接触器 115~630A', 'CJX2-F contactor, 115–630 A'),
    w('55~335kW，可加机械联锁', '55–335 kW, interlock optional'),
    BIG,
    COILS.slice(0, 2),
    'black',
    'grey',
    1,
    ['LC1-F'],
  ),
  contactor(
    'cj20e',
    'CJ20E',
    w('CJ20E节能型交流接触器', 'CJ20E energy-saving contactor'),
    w('静音直流励磁，省电约80%', 'DC-excited, silent, saves about 80 %'),
    SIZES.slice(3),
    COILS.slice(0, 2),
    'teal',
    'white',
    1.22,
    ['节能接触器'],
  ),
];
