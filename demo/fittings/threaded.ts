import { THREAD, THREAD_OD } from '#demo/flow/flanges.ts';
import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct } from '#demo/types.ts';
import { GRADE, type Grade, kilos } from './steel.ts';
import { type Form, FORMS, REACH } from './threaded-forms.ts';

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

const TYPES = [
  [w('Rc 55°锥管螺纹', 'Rc (ISO 7-1)'), 'Rc', 1],
  [w('NPT 60°美标', 'NPT 60°'), 'NPT', 1.05],
] as const;

const COATS = [
  [w('热镀锌', 'Hot-dip galvanised'), 'Zn', 1],
  [w('黑件', 'Black'), 'BLK', 0.88],
] as const;

const PLAIN = [[w('本色', 'Natural'), '', 1]] as const;

function threadedFitting(form: Form, grade: Grade, most: number): SeedProduct {
  const cast = grade.slug === 'mi';
  const kinds = grade.slug === 'brass' ? PLAIN : cast ? COATS : TYPES;
  const sizes = SIZES.filter((dn) => dn <= most && (!cast || dn >= 15));
  const heavy = cast ? 1.22 : grade.slug === 'brass' ? 0.82 : 1;
  const [shown, r] = [25, 16.6];
  return goods({
    key: `thr-${form.slug}-${grade.slug}`,
    trade: 'fittings',
    category: cast
      ? 'fittings-thread-iron'
      : grade.slug === 'brass'
        ? 'fittings-thread-brass'
        : 'fittings-thread-stainless',
    name: w(`${grade.words.zh} ${form.name.zh}`, `${grade.words.en} ${form.name.en}`),
    brief: cast
      ? w('玛钢件，边缘加强，给水消防用', 'Beaded malleable iron, for water and fire lines')
      : grade.slug === 'brass'
        ? w('锻压黄铜，暖通与气路', 'Forged brass, for heating and air')
        : w('150 lb精铸，1.6 MPa，酸洗表面', '150 lb investment casting, 1.6 MPa, pickled'),
    keywords: [...form.words, '丝扣管件', '螺纹管件', cast ? '玛钢管件' : grade.words.zh, 'threaded fitting'],
    standards: cast
      ? ['GB/T 3287', 'GB/T 7306']
      : grade.slug === 'brass'
        ? ['GB/T 7306', 'EN 1254-4']
        : ['ISO 4144', 'ASTM A351', 'GB/T 7306'],
    unit: UNIT.piece,
    params: [
      p('material', grade.words),
      p('ends', w('管螺纹', 'Pipe thread')),
      p('pn', cast ? 'PN20' : 'PN16'),
      p('medium', w('水、气、油', 'Water, air, oil')),
    ],
    options: [
      cast ? w('表面', 'Finish') : grade.slug === 'brass' ? w('表面', 'Finish') : w('螺纹', 'Thread'),
      w('口径', 'Size'),
    ],
    pieces: kinds.flatMap(([kind, sign, factor]) =>
      sizes.map((dn) => {
        const [reach, grams] = REACH[dn] ?? [38, 190];
        const g = grams * form.mass * heavy;
        return {
          designation: `DN${dn} ${THREAD[dn]}${sign ? ` ${sign}` : ''}`,
          at: [kind, w(`DN${dn} (${THREAD[dn]})`)],
          yuan: ((g / 1000) * grade.perKg * 1.18 * form.work + (cast ? 0.25 : 0.7)) * factor,
          grams: g,
          cm3: (reach * form.length) ** 3 / 1400,
          params: [
            p('thread', `${sign === 'NPT' ? 'NPT' : 'Rc'} ${THREAD[dn]}`),
            p(w('螺纹外径', 'Thread diameter'), THREAD_OD[dn] ?? 0, 'mm'),
            p(
              form.length === 1 || form.slug.startsWith('elbow')
                ? w('中心至端面', 'Centre to end')
                : 'length',
              Math.round(reach * form.length),
              'mm',
            ),
            p('mass', kilos(g / 1000), 'kg'),
          ],
        };
      }),
    ),
    text: TEXT,
    pictures: pictures(() => ({
      ...form.draw(shown, r, 14.6, grade.paint),
      title: form.name.en,
      caption: `${form.name.zh} DN25 (1″)`,
    })),
  });
}

export const form = (key: keyof typeof FORMS): Form => FORMS[key] as Form;

export const threadedFittings: SeedProduct[] = [
  ...Object.values(FORMS).map((each) => threadedFitting(each, GRADE.s304, 100)),
  ...['elbow', 'tee', 'union', 'socket', 'nipple', 'plug'].map((key) =>
    threadedFitting(form(key), GRADE.malleable, 100),
  ),
  ...['elbow', 'tee', 'nipple', 'socket', 'bushing'].map((key) =>
    threadedFitting(form(key), GRADE.brass, 50),
  ),
];
