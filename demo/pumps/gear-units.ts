import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { helicalGear, wormGear } from '#demo/pictures/rotating/gear-unit.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';

const GEARBOX: Text = {
  zh: [
    'NMRV为方箱蜗轮蜗杆减速机，铝合金箱体（025~090）或铸铁箱体（110~150），空心输出轴，六面可装。输出转矩 T = 9550·P·η/n，蜗轮效率随速比升高而下降：i=10约0.87、i=30约0.78、i=60约0.68。',
    '速比30以上近似自锁，但不能代替制动器。使用系数：平稳8 h取1.0，24 h或中等冲击取1.5，重冲击取1.8以上。',
    '出厂已加合成润滑油（063及以下免维护）；R系列斜齿轮减速机效率每级约0.98，首次运行500小时换油，之后每5000小时。',
  ],
  en: [
    'NMRV worm gear units have a square aluminium (025–090) or iron housing, a hollow shaft and mount on any side. Torque is 9550 · P · η / n; efficiency falls with the ratio: about 0.87 at 10, 0.78 at 30, 0.68 at 60.',
    'From 30 up it hardly turns back, yet that does not replace a brake. Service factor 1.0 for 8 h even load, 1.5 for 24 h or moderate shock, 1.8 or more for heavy.',
    'Filled with synthetic oil, up to size 063 for life. R series helical units run at about 0.98 a stage; change the oil after 500 h and then every 5000 h.',
  ],
};

/** Size, centre distance, bore, mass in kg, yuan. */
const WORMS = [
  ['025', 25, 11, 0.7, 78],
  ['030', 30, 14, 1.2, 86],
  ['040', 40, 18, 2.3, 112],
  ['050', 50, 25, 3.5, 142],
  ['063', 63, 25, 6.2, 192],
  ['075', 75, 28, 9, 268],
  ['090', 90, 35, 13, 355],
  ['110', 110, 42, 35, 620],
  ['130', 130, 45, 48, 860],
  ['150', 150, 50, 84, 1320],
] as const;

const RATIOS = [7.5, 10, 15, 20, 25, 30, 40, 50, 60, 80] as const;

const POWER: readonly number[] = [0.06, 0.12, 0.37, 0.75, 1.5, 2.2, 3, 5.5, 7.5, 11];

const worm = (key: string, name: Words, brief: Words, withMotor: boolean, paint: Material): SeedProduct =>
  goods({
    key,
    trade: 'pumps',
    category: 'pumps-drive-gear',
    name,
    brief,
    keywords: ['减速机', '减速器', '蜗轮减速机', 'NMRV', 'RV减速机', 'gearbox', 'worm gear'],
    standards: ['JB/T 13101', 'GB/T 10085'],
    unit: UNIT.set,
    leadDays: withMotor ? 3 : 0,
    params: [
      p('material', w('铝合金/铸铁箱体，锡青铜蜗轮', 'Aluminium or iron, bronze wheel')),
      p(
        w('输入', 'Input'),
        withMotor
          ? w('配三相电机 1400 r/min', 'With three-phase motor, 1400 r/min')
          : w('IEC法兰孔输入', 'IEC flange, hollow input'),
      ),
    ],
    options: [w('机座', 'Size'), w('速比', 'Ratio')],
    pieces: WORMS.flatMap(([size, a, bore, kg, yuan], i) =>
      RATIOS.map((ratio) => {
        const kw = POWER[i] ?? 0.75;
        const mass = kg + (withMotor ? 4 + kw * 8 : 0);
        return {
          designation: `NMRV${size}-${ratio}${withMotor ? ` ${kw}kW` : ''}`,
          at: [size, `i=${ratio}`],
          yuan: yuan + (withMotor ? 130 + kw * 165 : 0),
          grams: mass * 1000,
          params: [
            p(w('中心距', 'Centre distance'), a, 'mm'),
            p('bore', bore, 'mm'),
            p('ratio', ratio),
            p(w('输出转速', 'Output speed'), Math.round(1400 / ratio), 'r/min'),
            p(
              w('输出转矩', 'Output torque'),
              Math.round((9550 * kw * (0.9 - ratio * 0.0038)) / (1400 / ratio)),
              'N·m',
            ),
            p('mass', Number(mass.toFixed(1)), 'kg'),
          ],
        };
      }),
    ),
    text: GEARBOX,
    pictures: pictures(() =>
      wormGear({
        title: name.en,
        caption: 'NMRV063-30',
        paint,
        centre: 63,
        bore: 25,
        ...(withMotor ? { motor: 150 } : {}),
      }),
    ),
  });

export const gearUnits: SeedProduct[] = [
  worm(
    'nmrv',
    w('NMRV蜗轮蜗杆减速机', 'NMRV worm gear unit'),
    w('方箱铝壳，空心轴输出', 'Square housing, hollow shaft'),
    false,
    'blue',
  ),
  worm(
    'nmrv-motor',
    w('NMRV减速电机（配三相电机）', 'NMRV worm gear motor'),
    w('整机配IEC电机，到货即装', 'Complete with IEC motor'),
    true,
    'grey',
  ),
  goods({
    key: 'r-helical',
    trade: 'pumps',
    category: 'pumps-drive-gear',
    name: w('R系列斜齿轮减速电机', 'R series helical gear motor'),
    brief: w('同轴输出，效率≥0.96', 'Coaxial, efficiency 0.96 or better'),
    keywords: ['减速电机', '斜齿轮减速机', 'R系列', 'helical gear motor'],
    standards: ['JB/T 12808'],
    unit: UNIT.set,
    leadDays: 7,
    params: [
      p('material', w('铸铁箱体，20CrMnTi磨齿', 'Iron, ground gears of 20CrMnTi')),
      p(w('安装', 'Mounting'), w('底脚M1', 'Foot M1')),
    ],
    options: [w('功率', 'Power'), w('速比', 'Ratio')],
    pieces: (
      [
        [0.37, 27, 15, 640],
        [0.75, 37, 22, 820],
        [1.5, 47, 36, 1180],
        [2.2, 57, 50, 1480],
        [4, 67, 78, 2150],
        [5.5, 77, 105, 2780],
        [7.5, 87, 150, 3650],
        [11, 97, 230, 5200],
      ] as const
    ).flatMap(([kw, size, kg, yuan]) =>
      [5, 8, 12, 18, 25, 35, 50].map((ratio) => ({
        designation: `R${size}-${kw}kW-${ratio}`,
        at: [w(`${kw} kW`), `i=${ratio}`],
        yuan: yuan * (1 + ratio * 0.0016),
        grams: kg * 1000,
        params: [
          p('ratio', ratio),
          p(w('输出转速', 'Output speed'), Math.round(1400 / ratio), 'r/min'),
          p(w('输出转矩', 'Output torque'), Math.round((9550 * kw * 0.96 * ratio) / 1400), 'N·m'),
          p('mass', kg, 'kg'),
        ],
      })),
    ),
    text: GEARBOX,
    pictures: pictures(() =>
      helicalGear({
        title: 'helical gear motor',
        caption: 'R57 2.2 kW',
        paint: 'blue',
        size: 110,
        shaft: 35,
      }),
    ),
  }),
];
