import { goods, type Text } from '#lib/seed/demo/flow/goods.ts';
import { UNIT, p, w } from '#lib/seed/demo/flow/words.ts';
import { type MotorSize, motor } from '#lib/seed/drawings/flow/motor.ts';
import type { Material } from '#lib/seed/drawings/metal.ts';
import { pictures } from '#lib/seed/drawings/scene/index.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';

/** IEC 60072-1 sizes: H, A, B, C, D, E, body diameter, length; mass in kg at four poles. */
const FRAMES: Record<string, readonly [number, number, number, number, number, number, number, number, number]> = {
  '80M': [80, 125, 100, 50, 19, 40, 175, 305, 18], '90S': [90, 140, 100, 56, 24, 50, 195, 360, 25], '90L': [90, 140, 125, 56, 24, 50, 195, 390, 29],
  '100L': [100, 160, 140, 63, 28, 60, 215, 435, 38], '112M': [112, 190, 140, 70, 28, 60, 240, 440, 48], '132S': [132, 216, 140, 89, 38, 80, 275, 510, 66],
  '132M': [132, 216, 178, 89, 38, 80, 275, 550, 79], '160M': [160, 254, 210, 108, 42, 110, 330, 730, 130], '160L': [160, 254, 254, 108, 42, 110, 330, 760, 148],
  '180M': [180, 279, 241, 121, 48, 110, 380, 770, 185], '180L': [180, 279, 279, 121, 48, 110, 380, 800, 205], '200L': [200, 318, 305, 133, 55, 110, 420, 860, 275],
  '225S': [225, 356, 286, 149, 60, 140, 470, 830, 325], '225M': [225, 356, 311, 149, 60, 140, 470, 855, 360], '250M': [250, 406, 349, 168, 65, 140, 510, 970, 450],
  '280S': [280, 457, 368, 190, 75, 140, 580, 1110, 620], '280M': [280, 457, 419, 190, 75, 140, 580, 1150, 690], '315S': [315, 508, 406, 216, 80, 170, 645, 1290, 1000],
  '315M': [315, 508, 457, 216, 80, 170, 645, 1320, 1090], '315L': [315, 508, 508, 216, 80, 170, 645, 1420, 1180],
};
/** Power in kW and frame; efficiency IE3 in percent. */
type Rating = readonly [kw: number, frame: string, efficiency: number];
const FOUR: readonly Rating[] = [[0.75, '80M', 82.5], [1.1, '90S', 84.1], [1.5, '90L', 85.3], [2.2, '100L', 86.7], [3, '100L', 87.7], [4, '112M', 88.6], [5.5, '132S', 89.6], [7.5, '132M', 90.4], [11, '160M', 91.4], [15, '160L', 92.1], [18.5, '180M', 92.6], [22, '180L', 93], [30, '200L', 93.6], [37, '225S', 93.9], [45, '225M', 94.2], [55, '250M', 94.6], [75, '280S', 95], [90, '280M', 95.2], [110, '315S', 95.4], [132, '315M', 95.6], [160, '315L', 95.8], [200, '315L', 96]];
const TWO: readonly Rating[] = [[0.75, '80M', 80.7], [1.1, '80M', 82.7], [1.5, '90S', 84.2], [2.2, '90L', 85.9], [3, '100L', 87.1], [4, '112M', 88.1], [5.5, '132S', 89.2], [7.5, '132S', 90.1], [11, '160M', 91.2], [15, '160M', 91.9], [18.5, '160L', 92.4], [22, '180M', 92.7], [30, '200L', 93.3], [37, '200L', 93.7], [45, '225M', 94], [55, '250M', 94.3], [75, '280S', 94.7], [90, '280M', 95], [110, '315S', 95.2], [132, '315M', 95.4]];
const SIX: readonly Rating[] = [[0.75, '90S', 78.9], [1.1, '90L', 81], [1.5, '100L', 82.5], [2.2, '112M', 84.3], [3, '132S', 85.6], [4, '132M', 86.8], [5.5, '132M', 88], [7.5, '160M', 89.1], [11, '160L', 90.3], [15, '180L', 91.2], [18.5, '200L', 91.7], [22, '200L', 92.2], [30, '225M', 92.9], [37, '250M', 93.3], [45, '280S', 93.7], [55, '280M', 94.1], [75, '315S', 94.6], [90, '315M', 94.9]];
const SMALL: readonly Rating[] = [[0.37, '80M', 71], [0.55, '80M', 73], [0.75, '80M', 75], [1.1, '90S', 77], [1.5, '90L', 79], [2.2, '100L', 81], [3, '100L', 82]];

const TEXT: Text = {
  zh: ['YE3为超高效三相异步电动机，效率达GB 18613-2020的3级（IE3），全封闭自扇冷（IC411），IP55，F级绝缘按B级温升考核，连续工作制S1。', '安装尺寸按IEC 60072：机座号即轴中心高(mm)，同机座各厂可互换。B3为底脚安装，B5为凸缘端盖，B35为底脚加凸缘；轴伸公差k6（⌀≤50）或m6。', '3 kW及以下Y接，4 kW及以上△接（380 V）。4 kW以上可星三角起动，起动电流由约7倍降为约2.3倍，转矩同降为1/3；重载起动请用软起动或变频。变频使用时低于20 Hz宜加独立风机。', '海拔1000 m以下、环境-15~40℃。每2000~4000小时补充3号锂基脂；联轴器须热装，不可锤击。'],
  en: ['YE3 motors reach IE3 efficiency, totally enclosed and fan-cooled (IC411), IP55, class F insulation with class B temperature rise, duty S1.', 'Sizes follow IEC 60072: the frame number is the shaft height in mm and makes interchange. B3 has feet, B5 a flange, B35 both; shafts are k6 up to 50 mm, then m6.', 'Star up to 3 kW, delta from 4 kW (380 V). From 4 kW star-delta starting cuts the current from about 7 to 2.3 times, and the torque to a third; for heavy starts use a soft starter or inverter, with a separate fan below 20 Hz.', 'For up to 1000 m and −15 to 40 °C. Regrease every 2000–4000 h; heat couplings on, never hammer them.'],
};
const MOUNTS = [[w('B3 底脚', 'B3 foot'), 'B3', 1], [w('B5 法兰', 'B5 flange'), 'B5', 1.04], [w('B35 底脚+法兰', 'B35 foot and flange'), 'B35', 1.07]] as const;

interface Series { key: string; code: string; name: Words; brief: Words; poles: 2 | 4 | 6; ratings: readonly Rating[]; paint: Material; mount: 'B3' | 'B5'; words: readonly string[]; standards: readonly string[]; factor: number; volts: string; leadDays?: number; soldOut?: boolean }

export const sizeOf = (frame: string): MotorSize => {
  const [h, a, b, c, d, e, ac, l] = FRAMES[frame] ?? FRAMES['132M'] ?? [132, 216, 178, 89, 38, 80, 275, 550];
  return { h, a, b, c, d, e, ac, l };
};

function series(s: Series): SeedProduct {
  const synchronous = 6000 / s.poles;
  const shown = s.ratings[Math.min(7, s.ratings.length - 1)] ?? [7.5, '132M', 90];
  return goods({
    key: s.key, trade: 'pumps', category: 'pumps-motor-three', name: s.name, brief: s.brief, keywords: ['电机', '电动机', '马达', 'motor', s.code, `${s.poles}极`, ...s.words], standards: [...s.standards], unit: UNIT.set, leadDays: s.leadDays ?? 0, ...(s.soldOut ? { soldOut: true } : {}),
    params: [p('poles', s.poles), p('voltage', s.volts, 'V'), p('frequency', 50, 'Hz'), p('ip', 'IP55'), p(w('绝缘等级', 'Insulation class'), w('F级', 'Class F')), p(w('冷却', 'Cooling'), 'IC411'), p(w('工作制', 'Duty'), 'S1')],
    options: [w('安装方式', 'Mounting'), w('功率', 'Power')],
    pieces: MOUNTS.flatMap(([mount, sign, factor]) => s.ratings.map(([kw, frame, efficiency]) => {
      const size = sizeOf(frame);
      const base = FRAMES[frame]?.[8] ?? 80;
      const kg = base * (0.92 + 0.1 * Math.min(1, kw / (base * 0.12)));
      const slip = kw < 2 ? 0.95 : kw < 15 ? 0.965 : 0.983;
      const single = s.volts.startsWith('AC 220');
      return { designation: `${s.code}-${frame}-${s.poles} ${kw}kW ${sign}`, at: [mount, w(`${kw} kW`)], yuan: (kg * 15.8 + 95 + kw * 9) * s.factor * factor, grams: kg * 1000, cm3: (size.l * size.ac * size.ac * 1.3) / 1000,
        params: [p('frame', frame), p('speed', Math.round((synchronous * slip) / 5) * 5, 'r/min'), p('efficiency', efficiency, '%'), p('current', Number(((kw * 1000) / ((single ? 220 : 1.732 * 380) * (efficiency / 100) * (single ? 0.92 : s.poles === 6 ? 0.78 : 0.85))).toFixed(1)), 'A'), p(w('轴径×轴长', 'Shaft'), `⌀${size.d}×${size.e}`, 'mm'), p(w('中心高', 'Shaft height'), size.h, 'mm'), p('length', size.l, 'mm'), p('mass', Number(kg.toFixed(1)), 'kg')] };
    })),
    text: TEXT, pictures: pictures(() => motor({ title: s.name.en, caption: `${s.code}-${shown[1]}-${s.poles} ${shown[0]} kW`, size: sizeOf(shown[1]), mount: s.mount, paint: s.paint })),
  });
}

const GB = ['GB/T 28575', 'GB 18613', 'IEC 60034-1'];
export const motors: SeedProduct[] = [
  series({ key: 'ye3-2p', code: 'YE3', name: w('YE3三相异步电动机 2极', 'YE3 three-phase motor, 2 poles'), brief: w('2900 r/min，水泵风机', '2900 r/min, for pumps and fans'), poles: 2, ratings: TWO, paint: 'navy', mount: 'B5', words: ['高效电机', 'IE3', '2900转'], standards: GB, factor: 1, volts: 'AC 380' }),
  series({ key: 'ye3-4p', code: 'YE3', name: w('YE3三相异步电动机 4极', 'YE3 three-phase motor, 4 poles'), brief: w('1450 r/min，通用驱动', '1450 r/min, for general drives'), poles: 4, ratings: FOUR, paint: 'blue', mount: 'B3', words: ['高效电机', 'IE3', '1450转'], standards: GB, factor: 1, volts: 'AC 380' }),
  series({ key: 'ye3-6p', code: 'YE3', name: w('YE3三相异步电动机 6极', 'YE3 three-phase motor, 6 poles'), brief: w('960 r/min，低速大转矩', '960 r/min, for low speed and torque'), poles: 6, ratings: SIX, paint: 'teal', mount: 'B3', words: ['高效电机', 'IE3', '960转'], standards: GB, factor: 1.08, volts: 'AC 380' }),
  series({ key: 'ye4-4p', code: 'YE4', name: w('YE4超高效电动机 4极', 'YE4 premium-efficiency motor, 4 poles'), brief: w('IE4 2级能效，长期运行更省电', 'IE4, saves on long running hours'), poles: 4, ratings: FOUR.map(([kw, f, e]) => [kw, f, Number((e + (100 - e) * 0.14).toFixed(1))] as const), paint: 'green', mount: 'B3', words: ['IE4', '超高效'], standards: ['GB 18613', 'IEC 60034-30-1'], factor: 1.24, volts: 'AC 380', leadDays: 7 }),
  series({ key: 'ybx3-4p', code: 'YBX3', name: w('YBX3隔爆型电动机 4极', 'YBX3 flameproof motor, 4 poles'), brief: w('Ex db IIB T4 Gb，化工粉尘', 'Ex db IIB T4 Gb'), poles: 4, ratings: FOUR.slice(0, 16), paint: 'castIron', mount: 'B3', words: ['防爆电机', '隔爆', 'Ex'], standards: ['GB/T 3836.2', 'GB 18613'], factor: 1.55, volts: 'AC 380/660', leadDays: 7 }),
  series({ key: 'yvf2-4p', code: 'YVF2', name: w('YVF2变频调速电动机 4极', 'YVF2 inverter-duty motor, 4 poles'), brief: w('带独立强冷风机，5~100Hz', 'With separate fan, 5–100 Hz'), poles: 4, ratings: FOUR.slice(0, 18), paint: 'grey', mount: 'B5', words: ['变频电机', 'inverter duty'], standards: ['JB/T 7118'], factor: 1.28, volts: 'AC 380', leadDays: 5 }),
  series({ key: 'yl-single', code: 'YL', name: w('YL单相双值电容电动机', 'YL single-phase capacitor motor'), brief: w('220V，起动转矩大', '220 V, with high starting torque'), poles: 4, ratings: SMALL, paint: 'castIron', mount: 'B3', words: ['单相电机', '220V电机'], standards: ['JB/T 7588'], factor: 1.02, volts: 'AC 220' }),
];
