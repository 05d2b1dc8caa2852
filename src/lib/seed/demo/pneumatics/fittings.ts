import { UNIT, p, w } from '#lib/seed/demo/flow/words.ts';
import { fittingPicture, fittingSheet, type FittingKind, type FittingShape } from '#lib/seed/drawings/pneumatics/fitting.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';
import { airGoods } from './air-goods.ts';

/** Thread code, as written, outside diameter, hexagon for the smallest tube. */
const THREADS: Record<string, readonly [name: string, d: number]> = { M5: ['M5×0.8', 5], '01': ['R1/8', 9.7], '02': ['R1/4', 13.2], '03': ['R3/8', 16.7], '04': ['R1/2', 21] };
const MALE: readonly (readonly [tube: number, threads: readonly string[]])[] = [
  [4, ['M5', '01', '02']],
  [6, ['M5', '01', '02', '03']],
  [8, ['01', '02', '03', '04']],
  [10, ['01', '02', '03', '04']],
  [12, ['02', '03', '04']],
  [16, ['03', '04']],
];
const TUBES = [4, 6, 8, 10, 12, 16];
const hexFor = (tube: number, thread: number): number => {
  const sizes = [8, 10, 12, 14, 17, 19, 21, 24];
  return sizes.find((size) => size >= Math.max(thread * 1.02, tube * 1.35)) ?? 24;
};

interface Line {
  code: string;
  kind: FittingKind;
  male: boolean;
  name: Words;
  keywords: string[];
  factor: number;
  use: Words;
}
const LINES: readonly Line[] = [
  { code: 'PC', kind: 'male', male: true, name: w('螺纹直通快插接头 PC', 'Push-in male straight PC'), keywords: ['直通', '螺纹直通', 'PC8-02'], factor: 1, use: w('外螺纹直通，把气管接入阀、气缸和过滤器的螺纹孔。', 'Straight male connector from tube to the threads of valves, cylinders and filters.') },
  { code: 'PL', kind: 'elbow', male: true, name: w('螺纹弯头快插接头 PL', 'Push-in male elbow PL'), keywords: ['弯头', 'L型', 'PL8-02'], factor: 1.22, use: w('90°弯头，本体可绕螺纹旋转360°，便于在拧紧后调整走管方向。', 'Elbow whose body turns 360° on the thread so that the tube can be pointed after tightening.') },
  { code: 'PB', kind: 'tee', male: true, name: w('螺纹三通快插接头 PB', 'Push-in male tee PB'), keywords: ['三通', 'T型', 'PB8-02'], factor: 1.6, use: w('T型三通，一个螺纹口分出两路气管。', 'Tee from one thread to two tubes.') },
  { code: 'SL', kind: 'speed', male: true, name: w('排气节流调速阀 SL', 'Speed controller elbow SL'), keywords: ['调速阀', '节流阀', '限流', 'SL8-02'], factor: 2.6, use: w('弯头式单向节流阀，装在气缸进排气口，节流排气调节气缸速度，进气自由通过。', 'Elbow with a check valve and needle for the cylinder’s port: meters the exhaust to set the speed, lets air in freely.') },
  { code: 'PU', kind: 'union', male: false, name: w('直通管快插接头 PU', 'Push-in union straight PU'), keywords: ['直通', '对接', 'PU8'], factor: 0.95, use: w('两根同径气管对接或延长。', 'Joins or lengthens two tubes of the same size.') },
  { code: 'PV', kind: 'union-elbow', male: false, name: w('弯头管快插接头 PV', 'Push-in union elbow PV'), keywords: ['弯头', 'PV8'], factor: 1.15, use: w('两根气管90°转接，避免气管折弯打扁。', 'Turns a tube by 90° without kinking it.') },
  { code: 'PE', kind: 'union-tee', male: false, name: w('三通管快插接头 PE', 'Push-in union tee PE'), keywords: ['三通', 'T型', 'PE8'], factor: 1.45, use: w('三根同径气管分接。', 'Joins three tubes of the same size.') },
  { code: 'PM', kind: 'bulkhead', male: false, name: w('隔板直通快插接头 PM', 'Push-in bulkhead union PM'), keywords: ['隔板', '穿板', 'PM8'], factor: 1.8, use: w('穿过机箱面板的对接接头，用锁紧螺母固定。', 'Union through a panel, held by its lock nut.') },
];

interface Make {
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
const MAKES: readonly Make[] = [
  { key: 'pbt', name: w('塑料', 'plastic'), body: 'navy', collet: 'blue', material: w('PBT本体，黄铜镀镍螺纹，NBR密封', 'PBT body, nickel-plated brass thread, NBR seal'), factor: 1, temp: '0~60', standard: 'JB/T 7057' },
  { key: 'brass', name: w('铜镀镍', 'nickel-plated brass'), body: 'zinc', collet: 'zinc', material: w('黄铜镀镍，FKM密封', 'Nickel-plated brass, FKM seal'), factor: 2.7, temp: '-20~120', standard: 'JB/T 7057', only: ['PC', 'PL', 'PU', 'PE'] },
  { key: '316', name: w('不锈钢316', 'stainless 316'), body: 'stainless', collet: 'stainless', material: w('不锈钢316，FKM密封', 'Stainless 316, FKM seal'), factor: 9.5, temp: '-20~150', standard: 'JB/T 7057', only: ['PC', 'PL'] },
];

const TEXT = {
  zh: ['气管插到底即被弹簧卡片抓住，按下释放圈可反复拔出，无需工具；适用于PU、PA、PE管，管外径公差±0.1 mm。', '用专用剪管钳垂直剪断，插入前确认管端无划痕、无毛刺，在距端面约15~20 mm处做记号并插到底。R螺纹已预涂密封胶，用手拧紧后再转1~1.5圈，不要过拧。使用负压时确认接头允许-0.1 MPa。'],
  en: ['Pushed in fully, the tube is gripped by a spring collet; pressing the ring releases it without tools, again and again. For PU, PA and PE tube with ±0.1 mm on the outside.', 'Cut the tube square with a tube cutter, check for scratches and burrs, mark it 15–20 mm from the end and push it home. The R thread is coated with sealant: finger-tight and 1 to 1½ turns more, no further. Check that the fitting is rated −0.1 MPa for vacuum.'],
};

function fitting(line: Line, make: Make): SeedProduct {
  const rows = line.male ? MALE.flatMap(([tube, threads]) => threads.map((thread) => ({ tube, thread }))) : TUBES.map((tube) => ({ tube, thread: '' }));
  const kept = line.kind === 'speed' ? rows.filter((row) => row.tube <= 12) : rows;
  const shapeOf = (tube: number, thread: string): FittingShape => {
    const d = THREADS[thread]?.[1] ?? 0;
    return { kind: line.kind, tube, thread: d, hex: hexFor(tube, d), length: Math.round((d * 0.62 + tube * 1.9 + 10) * 2) / 2, body: make.body, collet: make.collet };
  };
  const drawn = shapeOf(8, line.male ? '02' : '');
  const caption = line.male ? `${line.code}8-02` : `${line.code}8`;
  return airGoods({
    key: `fitting-${line.code.toLowerCase()}-${make.key}`, category: 'pneumatics-tubing-fittings', name: w(`${line.name.zh} ${make.name.zh}`, `${line.name.en} ${make.name.en}`),
    brief: w(`${make.material.zh}，一插即用`, `${make.material.en}, one-touch`), keywords: ['气动接头', '快插接头', '快速接头', '气管接头', 'push-in fitting', ...line.keywords], standards: [make.standard, 'ISO 14743'],
    unit: UNIT.piece, packing: w('100个/包', '100 a bag'), moq: make.factor > 5 ? 5 : 50, multiple: make.factor > 5 ? 1 : 10,
    params: [p('material', make.material), p(w('使用压力', 'Working pressure'), '0~1.0', 'MPa'), p(w('负压', 'Vacuum'), '-0.1', 'MPa'), p('temperature', make.temp, '℃'), p('medium', w('压缩空气、真空', 'Compressed air, vacuum'))],
    options: line.male ? [w('管外径', 'Tube'), w('螺纹', 'Thread')] : [w('管外径', 'Tube')],
    pieces: kept.map(({ tube, thread }) => {
      const shape = shapeOf(tube, thread);
      const grams = (2 + tube * 0.32 * (line.kind.includes('tee') ? 1.5 : 1) + shape.thread ** 2 * 0.055) * (make.key === 'pbt' ? 1 : 2.1);
      return {
        designation: thread === '' ? `${line.code}${tube}` : `${line.code}${tube}-${thread}`, at: thread === '' ? [`⌀${tube}`] : [`⌀${tube}`, THREADS[thread]?.[0] ?? thread],
        yuan: (0.42 + tube * 0.035 + shape.thread * 0.03) * line.factor * make.factor, grams, cm3: (shape.length * shape.hex * shape.hex) / 700,
        params: [p('od', tube, 'mm'), ...(thread === '' ? [] : [p('thread', THREADS[thread]?.[0] ?? ''), p(w('六角对边', 'Hexagon'), shape.hex, 'mm')]), p('length', shape.length, 'mm')],
      };
    }),
    text: { zh: [line.use.zh, ...TEXT.zh], en: [line.use.en, ...TEXT.en] },
    pictures: { shaded: () => fittingPicture(caption, drawn), dimension: () => fittingSheet(caption, drawn, 'R1/4') },
  });
}

const simple = (key: string, kind: FittingKind, name: Words, brief: Words, use: Words, words: string[], price: number, length: number, codes: readonly (readonly [code: string, size: string, d: number])[]): SeedProduct => {
  const shape: FittingShape = { kind, tube: 8, thread: 13.2, hex: 17, length, body: 'brass', collet: 'zinc' };
  return airGoods({
    key, category: 'pneumatics-tubing-fittings', name, brief, keywords: ['气动接头', ...words], standards: ['JB/T 7057'], unit: UNIT.piece, moq: 10, multiple: 10,
    params: [p(w('使用压力', 'Working pressure'), '0~1.0', 'MPa'), p('temperature', '-5~80', '℃')], options: [w('规格', 'Size')],
    pieces: codes.map(([code, size, d]) => ({ designation: code, at: [`${code} ${size}`], yuan: price * (0.6 + d * 0.035), grams: 4 + d * d * 0.11 * (length / 30), cm3: (d * d * length) / 400, params: [p('thread', size)] })),
    text: { zh: [use.zh, TEXT.zh[1] ?? ''], en: [use.en, TEXT.en[1] ?? ''] },
    pictures: { shaded: () => fittingPicture(name.en, shape), dimension: () => fittingSheet(`${codes[1]?.[0]} · ${codes[1]?.[1]}`, shape, codes[1]?.[1] ?? '') },
  });
};

export const airFittings = (): SeedProduct[] => [
  ...LINES.flatMap((line) => MAKES.filter((make) => make.only === undefined || make.only.includes(line.code)).map((make) => fitting(line, make))),
  simple('silencer-bsl', 'silencer', w('铜消声器 BSL', 'Brass silencer BSL'), w('烧结铜，降噪20 dB以上', 'Sintered bronze, 20 dB and more'), w('装在电磁阀或气缸排气口，烧结青铜微孔降低排气噪声并防止灰尘倒吸；堵塞后用煤油清洗。', 'Fits the exhaust of valves and cylinders: sintered bronze breaks the noise and keeps dust out; wash in paraffin when clogged.'), ['消声器', '消音器', 'silencer'], 0.9, 28, [['BSL-01', 'G1/8', 9.7], ['BSL-02', 'G1/4', 13.2], ['BSL-03', 'G3/8', 16.7], ['BSL-04', 'G1/2', 21], ['BSL-06', 'G3/4', 26.4], ['BSL-08', 'G1', 33.2]]),
  simple('coupler-c', 'coupler', w('C式自锁快速接头 SM外螺纹母体', 'Quick coupler C type, male thread socket SM'), w('单手插拔，拔出自动闭气', 'One-hand, shuts itself when parted'), w('用于空压机、气动工具和吹尘枪的频繁插拔，母体内置单向阀，拔出后自动断气。', 'For compressors, air tools and blow guns that are changed often; the socket shuts itself when the plug is pulled.'), ['快速接头', 'C式接头', '自锁接头', '空压机接头', 'quick coupler'], 3.2, 52, [['SM-20', 'R1/4', 13.2], ['SM-30', 'R3/8', 16.7], ['SM-40', 'R1/2', 21], ['SF-20', 'Rc1/4', 13.6], ['SF-30', 'Rc3/8', 17], ['SF-40', 'Rc1/2', 21.4]]),
];
