/** What is filmed: drawings of the demo mall, one after the other, under a line in both languages. */
export interface Clip {
  /** Name of the file: public/media/video/<key>.mp4. */
  key: string;
  shape: 'wide' | 'tall';
  /** Goods whose shaded picture and dimension drawing are shown. */
  goods: string[];
  title: readonly [zh: string, en: string];
}

/** How long one drawing is seen, and how long it fades into the next. */
export const SLIDE_SECONDS = 2.4;
export const FADE_SECONDS = 0.5;

/** Whole seconds of a clip: each of its goods is seen in two drawings. */
export const secondsOf = ({ goods }: Clip): number =>
  Math.round(goods.length * 2 * (SLIDE_SECONDS - FADE_SECONDS) + FADE_SECONDS);

export const CLIPS: readonly Clip[] = [
  {
    key: 'bolt-grades',
    shape: 'tall',
    goods: ['din933-88zn', 'din933-129bk'],
    title: ['螺栓等级怎么看', 'Reading bolt grades'],
  },
  {
    key: 'stainless-bolts',
    shape: 'wide',
    goods: ['din933-a2', 'din933-a4'],
    title: ['304 还是 316？', 'A2 or A4?'],
  },
  {
    key: 'bearing-seals',
    shape: 'tall',
    goods: ['bearing-6200-zz', 'bearing-6200-2rs'],
    title: ['铁盖与胶封的区别', 'ZZ or 2RS'],
  },
  {
    key: 'bearing-sizes',
    shape: 'wide',
    goods: ['bearing-6000-open', 'bearing-6300-open'],
    title: ['6000 与 6300 尺寸系列', 'Series 6000 and 6300'],
  },
  {
    key: 'ball-valve',
    shape: 'wide',
    goods: ['q41f-304', 'q41f-wcb'],
    title: ['法兰球阀看这几处', 'What to check on a ball valve'],
  },
  {
    key: 'thread-fittings',
    shape: 'tall',
    goods: ['thr-tee-304', 'thr-union-304'],
    title: ['三通与活接怎么装', 'Fitting a tee and a union'],
  },
  {
    key: 'cable-core',
    shape: 'wide',
    goods: ['bvr', 'wdz-byj'],
    title: ['线径与线芯', 'Cores and cross-sections'],
  },
  {
    key: 'breaker-curve',
    shape: 'tall',
    goods: ['mcb-c-6ka', 'mcb-d-6ka'],
    title: ['C 型和 D 型断路器', 'Curve C and curve D'],
  },
  {
    key: 'motor-plate',
    shape: 'wide',
    goods: ['ye3-4p', 'ye4-4p'],
    title: ['电机铭牌怎么读', 'Reading a motor plate'],
  },
  {
    key: 'air-cylinder',
    shape: 'tall',
    goods: ['cylinder-sc', 'cylinder-sda'],
    title: ['标准缸与薄型缸', 'Standard and compact cylinders'],
  },
  {
    key: 'o-ring-material',
    shape: 'tall',
    goods: ['oring-18-nbr', 'oring-18-fkm'],
    title: ['O 形圈选材', 'Choosing an O-ring'],
  },
  {
    key: 'twist-drill',
    shape: 'wide',
    goods: ['drill-din338-ground', 'drill-din338-co5'],
    title: ['钻不锈钢用什么钻头', 'Drills for stainless steel'],
  },
];

/** Rooms of public/media/live/<key>/index.m3u8, longer and smaller than the clips. */
export const ROOMS: readonly Clip[] = [
  {
    key: 'fasteners',
    shape: 'wide',
    goods: ['din933-88zn', 'din933-a2', 'din933-109bk', 'din931-88zn'],
    title: ['紧固件选型直播', 'Fasteners live'],
  },
  {
    key: 'bearings',
    shape: 'wide',
    goods: ['bearing-6000-zz', 'bearing-6200-2rs', 'bearing-6300-zz', 'bearing-6200-open'],
    title: ['轴承工厂直播', 'Bearing works live'],
  },
  {
    key: 'valves',
    shape: 'wide',
    goods: ['q41f-wcb', 'q41f-304', 'q641f-304', 'q11f-2pc-304'],
    title: ['阀门试压直播', 'Valve test live'],
  },
];
