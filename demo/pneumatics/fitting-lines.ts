import { w } from '#demo/flow/words.ts';
import type { FittingKind, FittingShape } from '#demo/pictures/pneumatics/fitting.ts';
import type { Words } from '#demo/types.ts';

/** Thread code, as written, outside diameter, hexagon for the smallest tube. */
export const THREADS: Record<string, readonly [name: string, d: number]> = {
  M5: ['M5×0.8', 5],
  '01': ['R1/8', 9.7],
  '02': ['R1/4', 13.2],
  '03': ['R3/8', 16.7],
  '04': ['R1/2', 21],
};

export const MALE: readonly (readonly [tube: number, threads: readonly string[]])[] = [
  [4, ['M5', '01', '02']],
  [6, ['M5', '01', '02', '03']],
  [8, ['01', '02', '03', '04']],
  [10, ['01', '02', '03', '04']],
  [12, ['02', '03', '04']],
  [16, ['03', '04']],
];

export const TUBES = [4, 6, 8, 10, 12, 16];

export const hexFor = (tube: number, thread: number): number => {
  const sizes = [8, 10, 12, 14, 17, 19, 21, 24];
  return sizes.find((size) => size >= Math.max(thread * 1.02, tube * 1.35)) ?? 24;
};

export interface Line {
  code: string;
  kind: FittingKind;
  male: boolean;
  name: Words;
  keywords: string[];
  factor: number;
  use: Words;
}

export const LINES: readonly Line[] = [
  {
    code: 'PC',
    kind: 'male',
    male: true,
    name: w('螺纹直通快插接头 PC', 'Push-in male straight PC'),
    keywords: ['直通', '螺纹直通', 'PC8-02'],
    factor: 1,
    use: w(
      '外螺纹直通，把气管接入阀、气缸和过滤器的螺纹孔。',
      'Straight male connector from tube to the threads of valves, cylinders and filters.',
    ),
  },
  {
    code: 'PL',
    kind: 'elbow',
    male: true,
    name: w('螺纹弯头快插接头 PL', 'Push-in male elbow PL'),
    keywords: ['弯头', 'L型', 'PL8-02'],
    factor: 1.22,
    use: w(
      '90°弯头，本体可绕螺纹旋转360°，便于在拧紧后调整走管方向。',
      'Elbow whose body turns 360° on the thread so that the tube can be pointed after tightening.',
    ),
  },
  {
    code: 'PB',
    kind: 'tee',
    male: true,
    name: w('螺纹三通快插接头 PB', 'Push-in male tee PB'),
    keywords: ['三通', 'T型', 'PB8-02'],
    factor: 1.6,
    use: w('T型三通，一个螺纹口分出两路气管。', 'Tee from one thread to two tubes.'),
  },
  {
    code: 'SL',
    kind: 'speed',
    male: true,
    name: w('排气节流调速阀 SL', 'Speed controller elbow SL'),
    keywords: ['调速阀', '节流阀', '限流', 'SL8-02'],
    factor: 2.6,
    use: w(
      '弯头式单向节流阀，装在气缸进排气口，节流排气调节气缸速度，进气自由通过。',
      'Elbow with a check valve and needle for the cylinder’s port: meters the exhaust to set the speed, lets air in freely.',
    ),
  },
  {
    code: 'PU',
    kind: 'union',
    male: false,
    name: w('直通管快插接头 PU', 'Push-in union straight PU'),
    keywords: ['直通', '对接', 'PU8'],
    factor: 0.95,
    use: w('两根同径气管对接或延长。', 'Joins or lengthens two tubes of the same size.'),
  },
  {
    code: 'PV',
    kind: 'union-elbow',
    male: false,
    name: w('弯头管快插接头 PV', 'Push-in union elbow PV'),
    keywords: ['弯头', 'PV8'],
    factor: 1.15,
    use: w('两根气管90°转接，避免气管折弯打扁。', 'Turns a tube by 90° without kinking it.'),
  },
  {
    code: 'PE',
    kind: 'union-tee',
    male: false,
    name: w('三通管快插接头 PE', 'Push-in union tee PE'),
    keywords: ['三通', 'T型', 'PE8'],
    factor: 1.45,
    use: w('三根同径气管分接。', 'Joins three tubes of the same size.'),
  },
  {
    code: 'PM',
    kind: 'bulkhead',
    male: false,
    name: w('隔板直通快插接头 PM', 'Push-in bulkhead union PM'),
    keywords: ['隔板', '穿板', 'PM8'],
    factor: 1.8,
    use: w('穿过机箱面板的对接接头，用锁紧螺母固定。', 'Union through a panel, held by its lock nut.'),
  },
];

export interface Make {
  key: string;
  name: Words;
  body: FittingShape['body'];
  collet: FittingShape['collet'];
  material: Words;
  factor: number;
  temp: string;
  standard: string;
  only?: readonly string[];
}

export const MAKES: readonly Make[] = [
  {
    key: 'pbt',
    name: w('塑料', 'plastic'),
    body: 'navy',
    collet: 'blue',
    material: w('PBT本体，黄铜镀镍螺纹，NBR密封', 'PBT body, nickel-plated brass thread, NBR seal'),
    factor: 1,
    temp: '0~60',
    standard: 'JB/T 7057',
  },
  {
    key: 'brass',
    name: w('铜镀镍', 'nickel-plated brass'),
    body: 'zinc',
    collet: 'zinc',
    material: w('黄铜镀镍，FKM密封', 'Nickel-plated brass, FKM seal'),
    factor: 2.7,
    temp: '-20~120',
    standard: 'JB/T 7057',
    only: ['PC', 'PL', 'PU', 'PE'],
  },
  {
    key: '316',
    name: w('不锈钢316', 'stainless 316'),
    body: 'stainless',
    collet: 'stainless',
    material: w('不锈钢316，FKM密封', 'Stainless 316, FKM seal'),
    factor: 9.5,
    temp: '-20~150',
    standard: 'JB/T 7057',
    only: ['PC', 'PL'],
  },
];

export const TEXT = {
  zh: [
    '气管插到底即被弹簧卡片抓住，按下释放圈可反复拔出，无需工具；适用于PU、PA、PE管，管外径公差±0.1 mm。',
    '用专用剪管钳垂直剪断，插入前确认管端无划痕、无毛刺，在距端面约15~20 mm处做记号并插到底。R螺纹已预涂密封胶，用手拧紧后再转1~1.5圈，不要过拧。使用负压时确认接头允许-0.1 MPa。',
  ],
  en: [
    'Pushed in fully, the tube is gripped by a spring collet; pressing the ring releases it without tools, again and again. For PU, PA and PE tube with ±0.1 mm on the outside.',
    'Cut the tube square with a tube cutter, check for scratches and burrs, mark it 15–20 mm from the end and push it home. The R thread is coated with sealant: finger-tight and 1 to 1½ turns more, no further. Check that the fitting is rated −0.1 MPa for vacuum.',
  ],
};
