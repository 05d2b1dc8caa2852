import { goods, type Text } from '#lib/seed/demo/flow/goods.ts';
import { THREAD, THREAD_OD } from '#lib/seed/demo/flow/flanges.ts';
import { UNIT, p, w } from '#lib/seed/demo/flow/words.ts';
import { type Part, banded, straight } from '#lib/seed/drawings/flow/fitting.ts';
import { type Model, pictures } from '#lib/seed/drawings/scene/index.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';
import { GRADE, type Grade, kilos } from './steel.ts';

/** Centre to end of the 150 lb elbow, and mass of the stainless elbow in g. */
const REACH: Record<number, readonly [number, number]> = { 6: [17, 20], 8: [20, 30], 10: [23, 46], 15: [28, 76], 20: [33, 120], 25: [38, 190], 32: [45, 295], 40: [50, 380], 50: [58, 610], 65: [69, 1060], 80: [78, 1480], 100: [97, 2560] };
const SIZES = Object.keys(REACH).map(Number);

const TEXT: Text = {
  zh: [
    '螺纹为55°密封管螺纹（GB/T 7306，ISO 7-1），内螺纹Rp/Rc、外螺纹R，锥度1:16；出口美标设备选NPT（60°），两者牙形不同，1/2″与3/4″牙数虽同也不能混用。',
    '密封可用生料带（顺外螺纹方向缠8~12圈，首扣留空）、液体生料带或麻丝铅油。手拧入3~4扣后用管钳再拧2圈左右，方向不到位时应继续拧紧，不可倒退。',
    '304精铸件按150 lb制造，常温工作压力1.6 MPa；饱和蒸汽限用至0.8 MPa。可锻铸铁镀锌件用于给水、消防支管和煤气，常温2.0 MPa。',
  ],
  en: [
    'Threads are sealing pipe threads of 55° to ISO 7-1: female Rp or Rc, male R, taper 1:16. For American equipment choose NPT (60°). The profiles differ, and although 1/2″ and 3/4″ have the same pitch in both, they must not be mixed.',
    'Seal with PTFE tape (8–12 turns in the direction of the thread, first turn bare), sealant or hemp. Three or four turns by hand, then about two with a wrench; if the outlet does not line up go further, never back.',
    'Stainless castings are 150 lb class: 1.6 MPa cold, 0.8 MPa on saturated steam. Galvanised malleable iron serves water, fire branches and gas up to 2.0 MPa.',
  ],
};

interface Form {
  slug: string;
  name: Words;
  words: readonly string[];
  /** Mass as a multiple of the elbow of the same size, and length as a multiple of its reach. */
  mass: number;
  length: number;
  work: number;
  draw: (dn: number, r: number, hole: number, paint: Grade['paint']) => Model;
}

const round = (form: 'elbow' | 'elbow45' | 'tee' | 'cross') => (dn: number, r: number, hole: number, paint: Grade['paint']): Model =>
  banded({ title: form, caption: '', material: paint, form, reach: REACH[dn]?.[0] ?? 38, r: r * 1.24, hole, body: r * 1.08 });
const line = (parts: (r: number, hole: number) => Part[]) => (_dn: number, r: number, hole: number, paint: Grade['paint']): Model =>
  straight({ title: 'fitting', caption: '', material: paint, parts: parts(r, hole) });

const FORMS: Record<string, Form> = {
  elbow: { slug: 'elbow', name: w('90°内螺纹弯头', '90° female elbow'), words: ['弯头', '丝扣弯头', 'elbow'], mass: 1, length: 1, work: 1, draw: round('elbow') },
  elbow45: { slug: 'elbow-45', name: w('45°内螺纹弯头', '45° female elbow'), words: ['45度弯头', 'elbow'], mass: 0.9, length: 0.8, work: 1.05, draw: round('elbow45') },
  tee: { slug: 'tee', name: w('内螺纹三通', 'female tee'), words: ['三通', '丝扣三通', 'tee'], mass: 1.38, length: 2, work: 1.05, draw: round('tee') },
  cross: { slug: 'cross', name: w('内螺纹四通', 'female cross'), words: ['四通', 'cross'], mass: 1.75, length: 2, work: 1.15, draw: round('cross') },
  union: { slug: 'union', name: w('内螺纹活接头（由任）', 'female union'), words: ['活接', '由任', '油任', 'union'], mass: 1.7, length: 1.5, work: 1.25,
    draw: line((r, hole) => [{ kind: 'hex', length: r * 0.9, flats: r * 2.5, sides: 8, hole }, { kind: 'round', length: r * 0.2, r: r * 1.2 }, { kind: 'hex', length: r * 0.85, flats: r * 3.2, sides: 8 }, { kind: 'round', length: r * 0.25, r: r * 1.25 }, { kind: 'hex', length: r * 0.9, flats: r * 2.5, sides: 8 }]) },
  socket: { slug: 'socket', name: w('内螺纹管箍（内丝直接）', 'full coupling'), words: ['管箍', '直接', '束节', 'coupling', 'socket'], mass: 0.66, length: 1.1, work: 0.95,
    draw: line((r, hole) => [{ kind: 'round', length: r * 0.25, r: r * 1.26, hole }, { kind: 'round', length: r * 1.9, r: r * 1.18 }, { kind: 'round', length: r * 0.25, r: r * 1.26 }]) },
  nipple: { slug: 'hex-nipple', name: w('六角外螺纹对丝', 'hexagon nipple'), words: ['对丝', '六角对丝', '外丝直接', 'nipple'], mass: 0.62, length: 1.15, work: 0.95,
    draw: line((r, hole) => [{ kind: 'thread', length: r * 1.2, r, hole }, { kind: 'hex', length: r * 0.55, flats: r * 2.3 }, { kind: 'thread', length: r * 1.2, r }]) },
  barrel: { slug: 'barrel-nipple', name: w('双头外螺纹短管（焊管对丝）', 'barrel nipple'), words: ['短丝', '外丝短管', 'barrel nipple'], mass: 0.55, length: 1.4, work: 0.8,
    draw: line((r, hole) => [{ kind: 'thread', length: r * 1.3, r, hole }, { kind: 'round', length: r * 1.1, r: r * 0.99 }, { kind: 'thread', length: r * 1.3, r }]) },
  bushing: { slug: 'bushing', name: w('内外丝补芯', 'hexagon bushing'), words: ['补芯', '内外丝', '变径', 'bushing'], mass: 0.5, length: 0.8, work: 1,
    draw: line((r, hole) => [{ kind: 'hex', length: r * 0.55, flats: r * 2.35, hole: hole * 0.8 }, { kind: 'thread', length: r * 1.25, r }]) },
  plug: { slug: 'plug', name: w('六角外螺纹堵头', 'hexagon plug'), words: ['堵头', '丝堵', '管堵', 'plug'], mass: 0.55, length: 0.8, work: 0.85,
    draw: line((r) => [{ kind: 'hex', length: r * 0.6, flats: r * 1.7 }, { kind: 'step', length: r * 0.12, r: r * 1.02 }, { kind: 'thread', length: r * 1.25, r }]) },
  cap: { slug: 'cap', name: w('内螺纹管帽', 'hexagon cap'), words: ['管帽', '闷头', 'cap'], mass: 0.6, length: 0.75, work: 0.92,
    draw: line((r) => [{ kind: 'round', length: r * 0.3, r: r * 0.95, to: r * 1.16 }, { kind: 'hex', length: r * 1.3, flats: r * 2.45, sides: 8 }]) },
};

const TYPES = [[w('Rc 55°锥管螺纹', 'Rc (ISO 7-1)'), 'Rc', 1], [w('NPT 60°美标', 'NPT 60°'), 'NPT', 1.05]] as const;
const COATS = [[w('热镀锌', 'Hot-dip galvanised'), 'Zn', 1], [w('黑件', 'Black'), 'BLK', 0.88]] as const;
const PLAIN = [[w('本色', 'Natural'), '', 1]] as const;

function threadedFitting(form: Form, grade: Grade, most: number): SeedProduct {
  const cast = grade.slug === 'mi';
  const kinds = grade.slug === 'brass' ? PLAIN : cast ? COATS : TYPES;
  const sizes = SIZES.filter((dn) => dn <= most && (!cast || dn >= 15));
  const heavy = cast ? 1.22 : grade.slug === 'brass' ? 0.82 : 1;
  const [shown, r] = [25, 16.6];
  return goods({
    key: `thr-${form.slug}-${grade.slug}`, trade: 'fittings', category: cast ? 'fittings-thread-iron' : grade.slug === 'brass' ? 'fittings-thread-brass' : 'fittings-thread-stainless',
    name: w(`${grade.words.zh} ${form.name.zh}`, `${grade.words.en} ${form.name.en}`),
    brief: cast ? w('玛钢件，边缘加强，给水消防用', 'Beaded malleable iron, for water and fire lines') : grade.slug === 'brass' ? w('锻压黄铜，暖通与气路', 'Forged brass, for heating and air') : w('150 lb精铸，1.6 MPa，酸洗表面', '150 lb investment casting, 1.6 MPa, pickled'),
    keywords: [...form.words, '丝扣管件', '螺纹管件', cast ? '玛钢管件' : grade.words.zh, 'threaded fitting'], standards: cast ? ['GB/T 3287', 'GB/T 7306'] : grade.slug === 'brass' ? ['GB/T 7306', 'EN 1254-4'] : ['ISO 4144', 'ASTM A351', 'GB/T 7306'],
    unit: UNIT.piece, params: [p('material', grade.words), p('ends', w('管螺纹', 'Pipe thread')), p('pn', cast ? 'PN20' : 'PN16'), p('medium', w('水、气、油', 'Water, air, oil'))],
    options: [cast ? w('表面', 'Finish') : grade.slug === 'brass' ? w('表面', 'Finish') : w('螺纹', 'Thread'), w('口径', 'Size')],
    pieces: kinds.flatMap(([kind, sign, factor]) =>
      sizes.map((dn) => {
        const [reach, grams] = REACH[dn] ?? [38, 190];
        const g = grams * form.mass * heavy;
        return { designation: `DN${dn} ${THREAD[dn]}${sign ? ` ${sign}` : ''}`, at: [kind, w(`DN${dn} (${THREAD[dn]})`)], yuan: ((g / 1000) * grade.perKg * 1.18 * form.work + (cast ? 0.25 : 0.7)) * factor, grams: g, cm3: (reach * form.length) ** 3 / 1400,
          params: [p('thread', `${sign === 'NPT' ? 'NPT' : 'Rc'} ${THREAD[dn]}`), p(w('螺纹外径', 'Thread diameter'), THREAD_OD[dn] ?? 0, 'mm'), p(form.length === 1 || form.slug.startsWith('elbow') ? w('中心至端面', 'Centre to end') : 'length', Math.round(reach * form.length), 'mm'), p('mass', kilos(g / 1000), 'kg')] };
      }),
    ),
    text: TEXT,
    pictures: pictures(() => ({ ...form.draw(shown, r, 14.6, grade.paint), title: form.name.en, caption: `${form.name.zh} DN25 (1″)` })),
  });
}

const form = (key: keyof typeof FORMS): Form => FORMS[key] as Form;
export const threadedFittings: SeedProduct[] = [
  ...Object.values(FORMS).map((each) => threadedFitting(each, GRADE.s304, 100)),
  ...['elbow', 'tee', 'union', 'socket', 'nipple', 'plug'].map((key) => threadedFitting(form(key), GRADE.malleable, 100)),
  ...['elbow', 'tee', 'nipple', 'socket', 'bushing'].map((key) => threadedFitting(form(key), GRADE.brass, 50)),
];
