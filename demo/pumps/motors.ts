import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { motor } from '#demo/pictures/rotating/motor.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { FOUR, FRAMES, type Rating, SIX, sizeOf, SMALL, TWO } from './motor-ratings.ts';

const TEXT: Text = {
  zh: [
    'YE3为超高效三相异步电动机，效率达GB 18613-2020的3级（IE3），全封闭自扇冷（IC411），IP55，F级绝缘按B级温升考核，连续工作制S1。',
    '安装尺寸按IEC 60072：机座号即轴中心高(mm)，同机座各厂可互换。B3为底脚安装，B5为凸缘端盖，B35为底脚加凸缘；轴伸公差k6（⌀≤50）或m6。',
    '3 kW及以下Y接，4 kW及以上△接（380 V）。4 kW以上可星三角起动，起动电流由约7倍降为约2.3倍，转矩同降为1/3；重载起动请用软起动或变频。变频使用时低于20 Hz宜加独立风机。',
    '海拔1000 m以下、环境-15~40℃。每2000~4000小时补充3号锂基脂；联轴器须热装，不可锤击。',
  ],
  en: [
    'YE3 motors reach IE3 efficiency, totally enclosed and fan-cooled (IC411), IP55, class F insulation with class B temperature rise, duty S1.',
    'Sizes follow IEC 60072: the frame number is the shaft height in mm and makes interchange. B3 has feet, B5 a flange, B35 both; shafts are k6 up to 50 mm, then m6.',
    'Star up to 3 kW, delta from 4 kW (380 V). From 4 kW star-delta starting cuts the current from about 7 to 2.3 times, and the torque to a third; for heavy starts use a soft starter or inverter, with a separate fan below 20 Hz.',
    'For up to 1000 m and −15 to 40 °C. Regrease every 2000–4000 h; heat couplings on, never hammer them.',
  ],
};

const MOUNTS = [
  [w('B3 底脚', 'B3 foot'), 'B3', 1],
  [w('B5 法兰', 'B5 flange'), 'B5', 1.04],
  [w('B35 底脚+法兰', 'B35 foot and flange'), 'B35', 1.07],
] as const;

interface Series {
  key: string;
  code: string;
  name: Words;
  brief: Words;
  poles: 2 | 4 | 6;
  ratings: readonly Rating[];
  paint: Material;
  mount: 'B3' | 'B5';
  words: readonly string[];
  standards: readonly string[];
  factor: number;
  volts: string;
  leadDays?: number;
  soldOut?: boolean;
}

function series(s: Series): SeedProduct {
  const synchronous = 6000 / s.poles;
  const shown = s.ratings[Math.min(7, s.ratings.length - 1)] ?? [7.5, '132M', 90];
  return goods({
    key: s.key,
    trade: 'pumps',
    category: 'pumps-motor-three',
    name: s.name,
    brief: s.brief,
    keywords: ['电机', '电动机', '马达', 'motor', s.code, `${s.poles}极`, ...s.words],
    standards: [...s.standards],
    unit: UNIT.set,
    leadDays: s.leadDays ?? 0,
    ...(s.soldOut ? { soldOut: true } : {}),
    params: [
      p('poles', s.poles),
      p('voltage', s.volts, 'V'),
      p('frequency', 50, 'Hz'),
      p('ip', 'IP55'),
      p(w('绝缘等级', 'Insulation class'), w('F级', 'Class F')),
      p(w('冷却', 'Cooling'), 'IC411'),
      p(w('工作制', 'Duty'), 'S1'),
    ],
    options: [w('安装方式', 'Mounting'), w('功率', 'Power')],
    pieces: MOUNTS.flatMap(([mount, sign, factor]) =>
      s.ratings.map(([kw, frame, efficiency]) => {
        const size = sizeOf(frame);
        const base = FRAMES[frame]?.[8] ?? 80;
        const kg = base * (0.92 + 0.1 * Math.min(1, kw / (base * 0.12)));
        const slip = kw < 2 ? 0.95 : kw < 15 ? 0.965 : 0.983;
        const single = s.volts.startsWith('AC 220');
        return {
          designation: `${s.code}-${frame}-${s.poles} ${kw}kW ${sign}`,
          at: [mount, w(`${kw} kW`)],
          yuan: (kg * 15.8 + 95 + kw * 9) * s.factor * factor,
          grams: kg * 1000,
          cm3: (size.l * size.ac * size.ac * 1.3) / 1000,
          params: [
            p('frame', frame),
            p('speed', Math.round((synchronous * slip) / 5) * 5, 'r/min'),
            p('efficiency', efficiency, '%'),
            p(
              'current',
              Number(
                (
                  (kw * 1000) /
                  ((single ? 220 : 1.732 * 380) *
                    (efficiency / 100) *
                    (single ? 0.92 : s.poles === 6 ? 0.78 : 0.85))
                ).toFixed(1),
              ),
              'A',
            ),
            p(w('轴径×轴长', 'Shaft'), `⌀${size.d}×${size.e}`, 'mm'),
            p(w('中心高', 'Shaft height'), size.h, 'mm'),
            p('length', size.l, 'mm'),
            p('mass', Number(kg.toFixed(1)), 'kg'),
          ],
        };
      }),
    ),
    text: TEXT,
    pictures: pictures(() =>
      motor({
        title: s.name.en,
        caption: `${s.code}-${shown[1]}-${s.poles} ${shown[0]} kW`,
        size: sizeOf(shown[1]),
        mount: s.mount,
        paint: s.paint,
      }),
    ),
  });
}

const GB = ['GB/T 28575', 'GB 18613', 'IEC 60034-1'];

export const motors: SeedProduct[] = [
  series({
    key: 'ye3-2p',
    code: 'YE3',
    name: w('YE3三相异步电动机 2极', 'YE3 three-phase motor, 2 poles'),
    brief: w('2900 r/min，水泵风机', '2900 r/min, for pumps and fans'),
    poles: 2,
    ratings: TWO,
    paint: 'navy',
    mount: 'B5',
    words: ['高效电机', 'IE3', '2900转'],
    standards: GB,
    factor: 1,
    volts: 'AC 380',
  }),
  series({
    key: 'ye3-4p',
    code: 'YE3',
    name: w('YE3三相异步电动机 4极', 'YE3 three-phase motor, 4 poles'),
    brief: w('1450 r/min，通用驱动', '1450 r/min, for general drives'),
    poles: 4,
    ratings: FOUR,
    paint: 'blue',
    mount: 'B3',
    words: ['高效电机', 'IE3', '1450转'],
    standards: GB,
    factor: 1,
    volts: 'AC 380',
  }),
  series({
    key: 'ye3-6p',
    code: 'YE3',
    name: w('YE3三相异步电动机 6极', 'YE3 three-phase motor, 6 poles'),
    brief: w('960 r/min，低速大转矩', '960 r/min, for low speed and torque'),
    poles: 6,
    ratings: SIX,
    paint: 'teal',
    mount: 'B3',
    words: ['高效电机', 'IE3', '960转'],
    standards: GB,
    factor: 1.08,
    volts: 'AC 380',
  }),
  series({
    key: 'ye4-4p',
    code: 'YE4',
    name: w('YE4超高效电动机 4极', 'YE4 premium-efficiency motor, 4 poles'),
    brief: w('IE4 2级能效，长期运行更省电', 'IE4, saves on long running hours'),
    poles: 4,
    ratings: FOUR.map(([kw, f, e]) => [kw, f, Number((e + (100 - e) * 0.14).toFixed(1))] as const),
    paint: 'green',
    mount: 'B3',
    words: ['IE4', '超高效'],
    standards: ['GB 18613', 'IEC 60034-30-1'],
    factor: 1.24,
    volts: 'AC 380',
    leadDays: 7,
  }),
  series({
    key: 'ybx3-4p',
    code: 'YBX3',
    name: w('YBX3隔爆型电动机 4极', 'YBX3 flameproof motor, 4 poles'),
    brief: w('Ex db IIB T4 Gb，化工粉尘', 'Ex db IIB T4 Gb'),
    poles: 4,
    ratings: FOUR.slice(0, 16),
    paint: 'castIron',
    mount: 'B3',
    words: ['防爆电机', '隔爆', 'Ex'],
    standards: ['GB/T 3836.2', 'GB 18613'],
    factor: 1.55,
    volts: 'AC 380/660',
    leadDays: 7,
  }),
  series({
    key: 'yvf2-4p',
    code: 'YVF2',
    name: w('YVF2变频调速电动机 4极', 'YVF2 inverter-duty motor, 4 poles'),
    brief: w('带独立强冷风机，5~100Hz', 'With separate fan, 5–100 Hz'),
    poles: 4,
    ratings: FOUR.slice(0, 18),
    paint: 'grey',
    mount: 'B5',
    words: ['变频电机', 'inverter duty'],
    standards: ['JB/T 7118'],
    factor: 1.28,
    volts: 'AC 380',
    leadDays: 5,
  }),
  series({
    key: 'yl-single',
    code: 'YL',
    name: w('YL单相双值电容电动机', 'YL single-phase capacitor motor'),
    brief: w('220V，起动转矩大', '220 V, with high starting torque'),
    poles: 4,
    ratings: SMALL,
    paint: 'castIron',
    mount: 'B3',
    words: ['单相电机', '220V电机'],
    standards: ['JB/T 7588'],
    factor: 1.02,
    volts: 'AC 220',
  }),
];
