import { p, w } from '#demo/flow/words.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { bearingRows, bearingSeries, type BearingRow, type Variant } from './bearing-goods.ts';

const SERIES: Record<string, BearingRow[]> = {
  '6800': bearingRows(`
    6800 10 19 5 1.72 0.83 0.005
    6801 12 21 5 1.92 1.04 0.006
    6802 15 24 5 2.08 1.26 0.007
    6803 17 26 5 2.24 1.46 0.008
    6804 20 32 7 4.02 2.47 0.019
    6805 25 37 7 4.3 2.95 0.022
    6806 30 42 7 4.54 3.4 0.026
    6807 35 47 7 4.9 4.05 0.029
    6808 40 52 7 5.1 4.4 0.033
    6810 50 65 7 6.6 6.1 0.052`),
  '6900': bearingRows(`
    6900 10 22 6 2.7 1.27 0.009
    6901 12 24 6 2.89 1.46 0.011
    6902 15 28 7 4.32 2.26 0.016
    6903 17 30 7 4.6 2.56 0.018
    6904 20 37 9 6.4 3.7 0.036
    6905 25 42 9 7.05 4.55 0.042
    6906 30 47 9 7.25 5 0.048
    6907 35 55 10 9.55 6.85 0.074
    6908 40 62 12 12.2 8.9 0.11
    6910 50 72 12 14.5 11.7 0.13`),
  '6000': bearingRows(`
    6000 10 26 8 4.58 1.98 0.019
    6001 12 28 8 5.1 2.38 0.022
    6002 15 32 9 5.58 2.85 0.03
    6003 17 35 10 6 3.25 0.039
    6004 20 42 12 9.38 5.02 0.069
    6005 25 47 12 10 5.85 0.08
    6006 30 55 13 13.2 8.3 0.116
    6007 35 62 14 16.2 10.5 0.155
    6008 40 68 15 17 11.8 0.185
    6009 45 75 16 21 14.8 0.231
    6010 50 80 16 22 16.2 0.25
    6012 60 95 18 31.5 24.2 0.385
    6014 70 110 20 38.5 30.5 0.57
    6016 80 125 22 47.5 39.8 0.82
    6020 100 150 24 64.5 56.2 1.15`),
  '6200': bearingRows(`
    6200 10 30 9 5.1 2.38 0.032
    6201 12 32 10 6.82 3.05 0.037
    6202 15 35 11 7.65 3.72 0.045
    6203 17 40 12 9.58 4.78 0.065
    6204 20 47 14 12.8 6.65 0.106
    6205 25 52 15 14 7.88 0.128
    6206 30 62 16 19.5 11.5 0.199
    6207 35 72 17 25.5 15.2 0.288
    6208 40 80 18 29.5 18 0.366
    6209 45 85 19 31.5 20.5 0.407
    6210 50 90 20 35 23.2 0.463
    6212 60 110 22 47.8 32.8 0.78
    6214 70 125 24 60.8 45 1.07
    6216 80 140 26 71.5 54.2 1.4
    6220 100 180 34 122 92.8 3.2`),
  '6300': bearingRows(`
    6300 10 35 11 7.65 3.48 0.053
    6301 12 37 12 9.72 5.08 0.06
    6302 15 42 13 11.5 5.42 0.082
    6303 17 47 14 13.5 6.58 0.115
    6304 20 52 15 15.8 7.88 0.144
    6305 25 62 17 22.2 11.5 0.232
    6306 30 72 19 27 15.2 0.346
    6307 35 80 21 33.4 19.2 0.457
    6308 40 90 23 40.8 24 0.633
    6309 45 100 25 52.8 31.8 0.833
    6310 50 110 27 61.8 38 1.07
    6312 60 130 31 81.8 51.8 1.71
    6314 70 150 35 105 68 2.52
    6316 80 170 39 123 86.5 3.6`),
};
const ABOUT: Record<string, Words> = {
  '6800': w(
    '超薄壁系列，截面最小，适合机器人关节、分度盘、仪器等空间极小而载荷不大的部位。',
    'The thinnest section, for robot joints, indexing tables and instruments with little room and light load.',
  ),
  '6900': w(
    '薄壁系列，比6000系列更轻更窄，常用于减速机、自行车中轴、无人机和纺织锭子。',
    'Thin section, lighter and narrower than 6000: gear units, bicycle axles, drones and spindles.',
  ),
  '6000': w(
    '特轻系列，截面小、极限转速高，用于电机、水泵、风扇和办公设备。',
    'Extra light series with high speed limit, for motors, pumps, fans and office machines.',
  ),
  '6200': w(
    '轻系列，载荷与尺寸的平衡最好，是电机、变速箱、输送机和农机用量最大的系列。',
    'Light series, the best balance of load and size and the most used one in motors, gearboxes, conveyors and farm machinery.',
  ),
  '6300': w(
    '中系列，同内径下钢球更大、载荷更高，用于减速机、压缩机、振动较大的电机。',
    'Medium series with larger balls and more load for the same bore, for gear units, compressors and rough-running motors.',
  ),
};
interface Closure {
  code: string;
  kind: 'open' | 'shield' | 'seal';
  name: Words;
  factor: number;
  about: Words;
}
const CLOSURES: readonly Closure[] = [
  {
    code: '',
    kind: 'open',
    name: w('开式', 'open'),
    factor: 0.92,
    about: w(
      '开式轴承不带防尘盖，由主机的油浴、喷油或定期补脂润滑，允许转速最高，装配前须清洗干净并注意防尘。',
      'Open bearings rely on the machine for oil or grease, allow the highest speed and need a clean place and covers of the machine against dirt.',
    ),
  },
  {
    code: 'ZZ',
    kind: 'shield',
    name: w('双面铁盖', 'ZZ shields'),
    factor: 1,
    about: w(
      '两侧钢板防尘盖与内圈保持微小间隙，不接触、无摩擦，出厂已注入锂基脂约占自由空间30%，适合高速、较清洁的环境，免维护。',
      'Steel shields on both sides leave a narrow gap to the inner ring, so there is no friction; filled to about 30 % with lithium grease, maintenance-free at high speed in fairly clean air.',
    ),
  },
  {
    code: '2RS',
    kind: 'seal',
    name: w('双面胶封', '2RS seals'),
    factor: 1.06,
    about: w(
      '两侧丁腈橡胶密封圈与内圈接触，防尘防水好，使用温度-30~110℃，极限转速约为铁盖的三分之二，适合潮湿多尘环境。',
      'Nitrile seals touch the inner ring and keep out dust and water, −30 to 110 °C, at about two thirds of the speed of shields; for damp and dusty places.',
    ),
  },
];
const CLEARANCE: readonly Variant[] = [
  { suffix: '', name: w('CN 普通游隙', 'CN clearance'), factor: 1 },
  { suffix: '/C3', name: w('C3 大游隙', 'C3 clearance'), factor: 1.03 },
];
const MOUNT = w(
  '内圈与轴多取k5、k6配合，外圈与座孔取H7。压装时力只能作用在过盈配合的套圈上，禁止通过钢球传力；感应加热不超过110℃，带密封的不得油煮。电机和高温场合选C3游隙。',
  'Shaft seats are usually k5 or k6, housing seats H7. Press only on the ring that has the interference fit, never through the balls; heat by induction to no more than 110 °C and never boil sealed ones in oil. Choose C3 for motors and heat.',
);
const STEEL = w(
  '套圈和钢球为高碳铬轴承钢GCr15，整体淬硬60~64 HRC，冲压钢保持架；精度P0（可订P6、P5），振动等级Z2、V2。',
  'Rings and balls of bearing steel GCr15 (100Cr6), hardened to 60–64 HRC, pressed steel cage; tolerance P0 (P6 and P5 to order), vibration class Z2/V2.',
);

const PARAMS = [
  p(w('类型', 'Type'), w('单列深沟球轴承', 'Single row deep groove ball bearing')),
  p('material', w('轴承钢 GCr15', 'Bearing steel GCr15 (100Cr6)')),
  p(w('保持架', 'Cage'), w('冲压钢', 'Pressed steel')),
  p(w('精度等级', 'Tolerance class'), 'P0'),
  p(w('振动等级', 'Vibration class'), 'Z2/V2'),
];
const WORDS = ['深沟球轴承', '滚珠轴承', '球轴承', 'ball bearing', 'deep groove'];

export const deepGroove = (): SeedProduct[] => [
  ...Object.entries(SERIES).flatMap(([series, rows]) =>
    CLOSURES.map((closure) =>
      bearingSeries({
        key: `bearing-${series}-${closure.code === '' ? 'open' : closure.code.toLowerCase()}`,
        category: 'bearings-ball-deep',
        name: w(
          `深沟球轴承 ${series}系列 ${closure.name.zh}${closure.code ? ` ${closure.code}` : ''}`,
          `Deep groove ball bearing ${series} series ${closure.name.en}`,
        ),
        standards: ['GB/T 276', 'ISO 15', 'DIN 625-1'],
        keywords: [
          ...WORDS,
          series,
          ...(closure.code === 'ZZ'
            ? ['2Z', '铁盖', '铁封']
            : closure.code === '2RS'
              ? ['RS', '胶封', '胶盖']
              : ['敞口']),
        ],
        rows,
        option: w('游隙', 'Clearance'),
        variants: CLEARANCE,
        ...(closure.code === '' ? {} : { closure: closure.code }),
        shape: { kind: closure.kind },
        price: [
          series === '6800' || series === '6900' ? 3.1 * closure.factor : 1.6 * closure.factor,
          26 * closure.factor,
        ],
        params: [...PARAMS, p(w('密封形式', 'Closure'), closure.name)],
        brief: w(
          `GCr15，P0级，Z2V2低噪音，${closure.name.zh}`,
          `GCr15, class P0, low noise Z2V2, ${closure.name.en}`,
        ),
        use: w(
          `深沟球轴承以承受径向载荷为主，也可承受约为径向承载能力一半的双向轴向载荷，摩擦小、转速高。${ABOUT[series]?.zh}`,
          `Deep groove ball bearings carry radial load and up to about half of it along the axis in both directions, with little friction at high speed. ${ABOUT[series]?.en}`,
        ),
        material: w(`${STEEL.zh}${closure.about.zh}`, `${STEEL.en} ${closure.about.en}`),
        mounting: MOUNT,
        typical: rows[4]?.code ?? '',
      }),
    ),
  ),
  bearingSeries({
    key: 'bearing-s6200-2rs',
    category: 'bearings-ball-deep',
    name: w('不锈钢深沟球轴承 S6200系列 双面胶封', 'Stainless deep groove ball bearing S6200 series 2RS'),
    standards: ['GB/T 276', 'ISO 15'],
    keywords: [...WORDS, '不锈钢轴承', '440C', 'S6204', 'stainless bearing'],
    rows: (SERIES['6200'] ?? []).slice(0, 9).map((row) => ({
      ...row,
      code: `S${row.code}`,
      C: Math.round(row.C * 85) / 100,
      C0: Math.round(row.C0 * 80) / 100,
    })),
    option: w('材质', 'Material'),
    variants: [
      { suffix: '', name: w('440C 防锈', '440C'), factor: 1 },
      { suffix: ' 304', name: w('304 防腐', '304'), factor: 0.72 },
    ],
    closure: '2RS',
    shape: { kind: 'seal', ring: 'stainless', seal: 'blue' },
    price: [9.5, 118],
    params: [
      ...PARAMS.filter((row) => row.name.zh !== '材质'),
      p('material', w('不锈钢 9Cr18Mo（440C）或 304', 'Stainless steel 440C or 304')),
    ],
    brief: w('食品级润滑脂，耐水洗，蓝色胶封', 'Food-grade grease, wash-down proof, blue seals'),
    use: w(
      '用于食品机械、医疗设备、水处理和船舶等需要清洗或接触水汽的部位，尺寸与普通6200系列互换。',
      'For food machinery, medical gear, water treatment and ships, wherever parts are washed or wet; interchangeable with the standard 6200 series.',
    ),
    material: w(
      '440C淬硬到58~60 HRC，承载能力约为轴承钢的85%；304不淬硬，仅用于低速轻载但耐蚀更好的场合。',
      '440C at 58–60 HRC carries about 85 % of bearing steel; 304 is not hardened and serves slow, light duty with better resistance to corrosion.',
    ),
    mounting: MOUNT,
    typical: 'S6204',
  }),
];
