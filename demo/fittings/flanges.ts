import { goods, type Text } from '#demo/flow/goods.ts';
import { PIPE_OD, type Pn, THREAD, flange } from '#demo/flow/flanges.ts';
import { UNIT, p, w } from '#demo/flow/words.ts';
import { type FlangeType, pipeFlange } from '#demo/pictures/flow/flange.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { GRADE, type Grade, kilos } from './steel.ts';

const SIZES = [15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300] as const;
/** Height of a welding neck, PN16 and PN40 (HG/T 20592). */
const NECK: Record<number, readonly [number, number]> = {
  15: [38, 38],
  20: [40, 40],
  25: [40, 40],
  32: [42, 42],
  40: [45, 45],
  50: [45, 48],
  65: [45, 52],
  80: [50, 58],
  100: [52, 65],
  125: [55, 68],
  150: [55, 75],
  200: [62, 88],
  250: [70, 105],
  300: [78, 115],
};

const TEXT: Text = {
  zh: [
    '法兰连接尺寸按GB/T 9124.1（PN系列），与HG/T 20592、EN 1092-1可互换。同口径不同PN的螺栓孔不同：DN50以下PN10~PN40通用，DN65~DN150的PN10与PN16通用，DN200起各级均不同，订货请注明压力。',
    '板式平焊（PL）套入管子内外角焊，用于水、空气等低压管路；带颈平焊（SO）刚性较好；带颈对焊（WN）与管端对焊，可做射线检测，用于蒸汽、交变载荷和有毒介质；法兰盖（BL）用于管端封堵和检修。',
    '默认突面RF，可订凹凸面（MFM）、榫槽面（TG）。螺栓应对角分三次拧紧，露出螺母2~3扣。',
  ],
  en: [
    'Drilling follows GB/T 9124.1 (PN series) and interchanges with HG/T 20592 and EN 1092-1. Bolt holes depend on the pressure: up to DN50 PN10 to PN40 are the same, DN65 to DN150 share PN10 and PN16, from DN200 every class differs, so state the pressure with the order.',
    'Plate flanges (PL) slip over the pipe with fillet welds inside and out, for water and air; hubbed slip-on (SO) are stiffer; welding necks (WN) are butt-welded and can be radiographed, for steam, varying loads and toxic media; blinds (BL) close a line.',
    'Raised face unless ordered otherwise (MFM, TG). Tighten crosswise in three rounds, with two or three threads showing beyond the nut.',
  ],
};

interface Kind {
  type: FlangeType;
  name: Words;
  brief: Words;
  words: readonly string[];
  work: number;
  most: number;
}
const KINDS: readonly Kind[] = [
  {
    type: 'PL',
    name: w('板式平焊法兰', 'plate flange PL'),
    brief: w('突面RF，套管角焊', 'Raised face, slipped on and fillet welded'),
    words: ['平焊法兰', '法兰片', '法兰盘', 'PL', 'plate flange'],
    work: 1,
    most: 300,
  },
  {
    type: 'SO',
    name: w('带颈平焊法兰', 'hubbed slip-on flange SO'),
    brief: w('带颈加强，突面RF', 'Stiffened by its hub, raised face'),
    words: ['带颈平焊', 'SO', 'slip-on flange', '法兰'],
    work: 1.22,
    most: 300,
  },
  {
    type: 'WN',
    name: w('带颈对焊法兰', 'welding neck flange WN'),
    brief: w('锻造，颈部坡口对焊', 'Forged, butt-welded at its neck'),
    words: ['对焊法兰', '高颈法兰', 'WN', 'welding neck'],
    work: 1.35,
    most: 300,
  },
  {
    type: 'BL',
    name: w('法兰盖（盲板）', 'blind flange BL'),
    brief: w('管端封堵，突面RF', 'Closes a line, raised face'),
    words: ['盲板', '法兰盖', '盲法兰', 'BL', 'blind flange'],
    work: 0.98,
    most: 300,
  },
  {
    type: 'Th',
    name: w('螺纹法兰', 'threaded flange Th'),
    brief: w('Rc内螺纹，不动火安装', 'Rc thread, no welding on site'),
    words: ['丝扣法兰', '螺纹法兰', 'threaded flange'],
    work: 1.5,
    most: 100,
  },
];

/** Mass from the true volume of plate, hub and holes. */
function massOf(type: FlangeType, dn: number, pn: Pn, density: number): number {
  const f = flange(dn, pn);
  const od = PIPE_OD[dn] ?? 0;
  const disc =
    (Math.PI / 4) *
    (f.od ** 2 -
      (type === 'BL' ? 0 : type === 'WN' ? (od * 0.88) ** 2 : (od + 2) ** 2) -
      f.bolts * f.hole ** 2) *
    f.thick;
  const hubHeight =
    type === 'WN'
      ? (NECK[dn]?.[pn > 16 ? 1 : 0] ?? 50) - f.thick
      : type === 'SO' || type === 'Th'
        ? f.thick * 0.55
        : 0;
  const hub = (Math.PI / 4) * ((od * 1.2) ** 2 - (type === 'WN' ? (od * 0.9) ** 2 : od ** 2)) * hubHeight;
  return ((disc + hub) * density) / 1e6;
}

function flangeGoods(kind: Kind, grade: Grade, pns: readonly Pn[]): SeedProduct {
  const f = flange(80, pns[0] ?? 16);
  const sizes = SIZES.filter((dn) => dn <= kind.most);
  return goods({
    key: `flange-${kind.type.toLowerCase()}-${grade.slug}`,
    trade: 'fittings',
    category:
      kind.type === 'PL' || kind.type === 'SO'
        ? 'fittings-flange-slip'
        : kind.type === 'WN'
          ? 'fittings-flange-neck'
          : 'fittings-flange-blind',
    name: w(`${grade.words.zh}${kind.name.zh}`, `${grade.words.en} ${kind.name.en}`),
    brief: kind.brief,
    keywords: [...kind.words, grade.words.zh, 'flange'],
    standards: ['GB/T 9124.1', 'HG/T 20592', 'EN 1092-1'],
    unit: UNIT.piece,
    params: [
      p('material', grade.words),
      p(w('密封面', 'Facing'), w('突面RF', 'Raised face RF')),
      p(w('类型', 'Type'), kind.type),
      p(
        'surface',
        grade.slug === 'q235' ? w('防锈油', 'Rust-proof oil') : w('车加工本色', 'Machined, plain'),
      ),
    ],
    options: [w('压力', 'Pressure'), w('口径', 'Size')],
    pieces: pns.flatMap((pn) =>
      sizes.map((dn) => {
        const d = flange(dn, pn);
        const kg = massOf(kind.type, dn, pn, grade.density);
        return {
          designation: `${kind.type}${dn}-${pn} RF`,
          at: [`PN${pn}`, `DN${dn}`],
          yuan: kg * grade.perKg * kind.work + 1.6 + d.bolts * 0.22,
          grams: kg * 1000,
          params: [
            p('flangeOd', d.od, 'mm'),
            p('boltCircle', d.circle, 'mm'),
            p('bolts', `${d.bolts}-⌀${d.hole}`),
            p(w('法兰厚度C', 'Thickness C'), d.thick, 'mm'),
            ...(kind.type === 'WN'
              ? [p(w('高度H', 'Height H'), NECK[dn]?.[pn > 16 ? 1 : 0] ?? 0, 'mm')]
              : []),
            ...(kind.type === 'Th' ? [p('thread', `Rc ${THREAD[dn]}`)] : []),
            p('mass', kilos(kg), 'kg'),
          ],
        };
      }),
    ),
    text: TEXT,
    pictures: pictures(() =>
      pipeFlange({
        title: kind.name.en,
        caption: `${kind.type}80-${pns[0]} RF`,
        material: grade.paint,
        type: kind.type,
        ...f,
        pipe: 88.9,
        hub: NECK[80]?.[0] ?? 50,
      }),
    ),
  });
}

export const pipeFlanges: SeedProduct[] = [
  ...KINDS.slice(0, 4).map((kind) =>
    flangeGoods(kind, GRADE.q235, kind.type === 'PL' ? [10, 16, 25] : [16, 25, 40]),
  ),
  ...KINDS.map((kind) => flangeGoods(kind, GRADE.s304, kind.type === 'Th' ? [16] : [10, 16, 40])),
  flangeGoods(KINDS[0] as Kind, GRADE.s316, [16]),
  flangeGoods(KINDS[2] as Kind, GRADE.s316, [16, 40]),
];
