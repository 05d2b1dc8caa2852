import { goods, type Piece, type Text } from '#lib/seed/demo/flow/goods.ts';
import { PIPE_OD } from '#lib/seed/demo/flow/flanges.ts';
import { UNIT, p, w } from '#lib/seed/demo/flow/words.ts';
import { weldCap, weldElbow, weldReducer, weldTee } from '#lib/seed/drawings/flow/fitting.ts';
import { type Model, pictures } from '#lib/seed/drawings/scene/index.ts';
import type { SeedParam, SeedProduct, Words } from '#lib/seed/types.ts';
import { GRADE, type Grade, SIZES, type Schedule, WALL, kilos, pipeMass } from './steel.ts';

const LONG: Record<number, number> = { 15: 38, 20: 38, 25: 38, 32: 48, 40: 57, 50: 76, 65: 95, 80: 114, 100: 152, 125: 190, 150: 229, 200: 305, 250: 381, 300: 457 };
const SHORT: Record<number, number> = { 25: 25, 32: 32, 40: 38, 50: 51, 65: 64, 80: 76, 100: 102, 125: 127, 150: 152, 200: 203, 250: 254, 300: 305 };
const TEE: Record<number, number> = { 15: 25, 20: 29, 25: 38, 32: 48, 40: 57, 50: 64, 65: 76, 80: 86, 100: 105, 125: 124, 150: 143, 200: 178, 250: 216, 300: 254 };
const REDUCER: Record<number, number> = { 20: 38, 25: 51, 32: 51, 40: 64, 50: 76, 65: 89, 80: 89, 100: 102, 125: 127, 150: 140, 200: 152, 250: 178, 300: 203 };
const CAP: Record<number, number> = { 15: 25, 20: 25, 25: 38, 32: 38, 40: 38, 50: 38, 65: 38, 80: 51, 100: 64, 125: 76, 150: 89, 200: 102, 250: 127, 300: 152 };

const TEXT: Text = {
  zh: [
    '对焊管件与钢管等径等壁厚，接口强度与母管相同，内壁平滑、压力损失小，是工艺管道、蒸汽和消防主管的常规做法。外径按GB/T 12459 Ⅰ系列（与ASME B16.9一致），焊前请核对管子外径：国内Ⅱ系列DN100外径为108，不能混焊。',
    '长半径弯头中心距为1.5倍公称通径，阻力系数约0.2；短半径为1倍，只在位置受限时使用，额定压力按80%计。',
    '端部按GB/T 12459加工30°坡口，钝边约1.6 mm。碳钢用E4315焊条或ER50-6氩弧打底，304用ER308L，316L用ER316L，内侧充氩保护。',
    '碳钢管件喷砂后涂黑漆，不锈钢经固溶酸洗钝化。可随货提供材质单，DN50以上可做100%射线检测。',
  ],
  en: [
    'Butt-weld fittings have the diameter and wall of the pipe: the joint is as strong as the pipe and smooth inside, the usual choice for process lines, steam and fire mains. Diameters follow series I of GB/T 12459, equal to ASME B16.9. Check the pipe first: series II pipe of DN100 measures 108 mm and cannot be joined to it.',
    'Long-radius elbows have a centre distance of 1.5 × DN and a loss coefficient of about 0.2; short radius (1 × DN) is for tight places only and rated at 80 % of the pressure.',
    'Ends are bevelled at 30° with a land of about 1.6 mm. Weld carbon steel with E7015 rods or an ER70S-6 root, 304 with ER308L, 316L with ER316L and argon inside.',
    'Carbon steel is blasted and painted black; stainless steel is solution-annealed, pickled and passivated. Mill certificates on request, full radiography from DN50.',
  ],
};

interface Form {
  slug: string;
  name: Words;
  category: string;
  words: readonly string[];
  /** Length of pipe that holds the same steel, in mm, and the sizes of one piece. */
  steel: (dn: number, od: number) => number;
  params: (dn: number) => SeedParam[];
  sizes: readonly number[];
  work: number;
  draw: (grade: Grade, caption: string, title: string) => Model;
  brief: Words;
}

const drawn = { od: 114.3, wall: 6.02 };
const FORMS: readonly Form[] = [
  { slug: 'elbow-90-lr', name: w('90°长半径对焊弯头', '90° long-radius butt-weld elbow'), category: 'fittings-weld-elbow', words: ['弯头', '90度弯头', '冲压弯头', 'elbow', '1.5D'], sizes: SIZES, work: 1.0,
    brief: w('R=1.5D，无缝热推制', 'R = 1.5 D, seamless, hot pushed'),
    steel: (dn) => (Math.PI / 2) * (LONG[dn] ?? 0), params: (dn) => [p(w('中心距A', 'Centre to end A'), LONG[dn] ?? 0, 'mm')], draw: (g, caption, title) => weldElbow({ title, caption, material: g.paint, ...drawn, radius: 152, degrees: 90 }) },
  { slug: 'elbow-90-sr', name: w('90°短半径对焊弯头', '90° short-radius butt-weld elbow'), category: 'fittings-weld-elbow', words: ['短半径弯头', '弯头', 'elbow', '1D'], sizes: SIZES.filter((dn) => dn >= 25), work: 1.1,
    brief: w('R=1D，空间受限处用', 'R = 1 D, for tight places'),
    steel: (dn) => (Math.PI / 2) * (SHORT[dn] ?? 0), params: (dn) => [p(w('中心距A', 'Centre to end A'), SHORT[dn] ?? 0, 'mm')], draw: (g, caption, title) => weldElbow({ title, caption, material: g.paint, ...drawn, radius: 102, degrees: 90 }) },
  { slug: 'elbow-45-lr', name: w('45°长半径对焊弯头', '45° long-radius butt-weld elbow'), category: 'fittings-weld-elbow', words: ['45度弯头', '弯头', 'elbow'], sizes: SIZES, work: 1.15,
    brief: w('R=1.5D，折角与避让', 'R = 1.5 D, for offsets'),
    steel: (dn) => (Math.PI / 4) * (LONG[dn] ?? 0), params: (dn) => [p(w('中心距B', 'Centre to end B'), Math.round((LONG[dn] ?? 0) * Math.tan(Math.PI / 8)), 'mm')], draw: (g, caption, title) => weldElbow({ title, caption, material: g.paint, ...drawn, radius: 152, degrees: 45 }) },
  { slug: 'tee-equal', name: w('等径对焊三通', 'equal butt-weld tee'), category: 'fittings-weld-tee', words: ['三通', '等径三通', 'tee'], sizes: SIZES, work: 1.7,
    brief: w('液压胀形，支管口圆滑过渡', 'Bulge-formed with a rounded branch'),
    steel: (dn, od) => 3 * (TEE[dn] ?? 0) - od * 0.35, params: (dn) => [p(w('中心至端面C=M', 'Centre to end C = M'), TEE[dn] ?? 0, 'mm')], draw: (g, caption, title) => weldTee({ title, caption, material: g.paint, ...drawn, run: 105, branch: 105 }) },
  { slug: 'cap', name: w('对焊管帽', 'butt-weld cap'), category: 'fittings-weld-reducer', words: ['管帽', '封头', '堵头', 'cap'], sizes: SIZES, work: 1.25,
    brief: w('椭圆封头，管端封堵', 'Elliptical head to close a pipe'),
    steel: (dn, od) => (CAP[dn] ?? 0) * 0.75 + od * 0.3, params: (dn) => [p(w('高度E', 'Length E'), CAP[dn] ?? 0, 'mm')], draw: (g, caption, title) => weldCap({ title, caption, material: g.paint, od: 114.3, length: 64 }) },
];

const piecesOf = (form: Form, grade: Grade, walls: readonly Schedule[]): Piece[] =>
  walls.flatMap((schedule) =>
    form.sizes.map((dn) => {
      const od = PIPE_OD[dn] ?? 0;
      const wall = WALL[schedule][dn] ?? 0;
      const kg = (pipeMass(od, wall, grade.density) * form.steel(dn, od)) / 1000;
      return {
        designation: `DN${dn} ${schedule}`, at: [schedule, w(`DN${dn} (⌀${od})`)], yuan: kg * grade.perKg * form.work + 0.9 + dn * 0.012 * form.work, grams: kg * 1000,
        cm3: (od * od * form.steel(dn, od)) / 1400,
        params: [p('od', od, 'mm'), p('wall', wall, 'mm'), ...form.params(dn), p('mass', kilos(kg), 'kg')],
      };
    }),
  );

function weldFitting(form: Form, grade: Grade): SeedProduct {
  const walls: Schedule[] = grade.slug === '20' ? ['SCH40', 'SCH80'] : ['SCH10S', 'SCH40'];
  return goods({
    key: `bw-${form.slug}-${grade.slug}`, trade: 'fittings', category: form.category, name: w(`${grade.words.zh} ${form.name.zh}`, `${grade.words.en} ${form.name.en}`), brief: form.brief,
    keywords: [...form.words, '对焊管件', '焊接管件', 'butt weld', grade.words.zh], standards: ['GB/T 12459', 'ASME B16.9', 'GB/T 13401'], unit: UNIT.piece,
    params: [p('material', grade.words), p('ends', w('对焊，30°坡口', 'Butt weld, 30° bevel')), p('surface', grade.slug === '20' ? w('喷砂涂黑漆', 'Blasted, black paint') : w('酸洗钝化', 'Pickled and passivated')), p(w('制造', 'Make'), w('无缝', 'Seamless'))],
    options: [w('壁厚等级', 'Schedule'), w('口径', 'Size')], pieces: piecesOf(form, grade, walls), text: TEXT,
    pictures: pictures(() => form.draw(grade, `${form.name.zh} DN100 SCH40`, form.name.en)),
  });
}

const STEPS: readonly (readonly [number, number])[] = [[20, 15], [25, 15], [25, 20], [32, 25], [40, 25], [40, 32], [50, 25], [50, 32], [50, 40], [65, 40], [65, 50], [80, 50], [80, 65], [100, 50], [100, 65], [100, 80], [125, 80], [125, 100], [150, 80], [150, 100], [150, 125], [200, 100], [200, 150], [250, 150], [250, 200], [300, 200], [300, 250]];

function reducer(grade: Grade): SeedProduct {
  const kinds = [[w('同心', 'Concentric'), 'R(C)', 1], [w('偏心', 'Eccentric'), 'R(E)', 1.12]] as const;
  return goods({
    key: `bw-reducer-${grade.slug}`, trade: 'fittings', category: 'fittings-weld-reducer', name: w(`${grade.words.zh}对焊异径管（大小头）`, `${grade.words.en} butt-weld reducer`),
    brief: w('同心/偏心可选，无缝缩径', 'Concentric or eccentric, seamless'), keywords: ['大小头', '异径管', '变径', '同心大小头', '偏心大小头', 'reducer'], standards: ['GB/T 12459', 'ASME B16.9'], unit: UNIT.piece,
    params: [p('material', grade.words), p('ends', w('对焊，30°坡口', 'Butt weld, 30° bevel')), p('wall', 'SCH40')], options: [w('形式', 'Form'), w('规格', 'Size')],
    pieces: kinds.flatMap(([kind, letter, factor]) =>
      STEPS.map(([big, small]) => {
        const [od, od2] = [PIPE_OD[big] ?? 0, PIPE_OD[small] ?? 0];
        const wall = WALL.SCH40[big] ?? 0;
        const length = REDUCER[big] ?? 0;
        const kg = (pipeMass((od + od2) / 2, wall, grade.density) * length) / 1000;
        return { designation: `${letter} DN${big}×${small}`, at: [kind, `DN${big}×${small}`], yuan: (kg * grade.perKg * 1.35 + 1.1 + big * 0.014) * factor, grams: kg * 1000, cm3: (od * od * length) / 1000,
          params: [p(w('大端外径', 'Large end'), od, 'mm'), p(w('小端外径', 'Small end'), od2, 'mm'), p('length', length, 'mm'), p('wall', wall, 'mm'), p('mass', kilos(kg), 'kg')] };
      }),
    ),
    text: TEXT,
    pictures: pictures(() => weldReducer({ title: 'reducer', caption: 'R(C) DN100×50 SCH40', material: grade.paint, od: 114.3, small: 60.3, wall: 6.02, length: 102 })),
  });
}

export const buttWeldFittings: SeedProduct[] = [GRADE.carbon, GRADE.s304, GRADE.s316].flatMap((grade) => [
  ...FORMS.filter((form) => grade.slug !== '316l' || form.slug !== 'elbow-90-sr').map((form) => weldFitting(form, grade)),
  reducer(grade),
]);
