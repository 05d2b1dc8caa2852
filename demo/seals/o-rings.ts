import { UNIT, p, w } from '#demo/flow/words.ts';
import { mm } from '#demo/table.ts';
import { boxPicture, oRingPicture } from '#demo/pictures/seals/loose.ts';
import { oRingSheet } from '#demo/pictures/seals/seal-sheet.ts';
import type { SeedProduct } from '#demo/types.ts';
import { RUBBERS, sealGoods, type RubberKey } from './seal-goods.ts';

/** GB/T 3452.1: section and inside diameters, a choice of the most used. */
const METRIC: readonly (readonly [section: number, tolerance: string, inner: readonly number[]])[] = [
  [1.8, '±0.08', [2.8, 4, 5, 6, 7.1, 8, 9, 10, 11.2, 12.5, 14, 15, 16, 17]],
  [2.65, '±0.09', [14, 15, 16, 17, 18, 19, 20, 21.2, 22.4, 23.6, 25, 26.5, 28, 30, 31.5, 33.5, 35.5, 38.7]],
  [3.55, '±0.10', [28, 30, 32.5, 35.5, 40, 42.5, 45, 47.5, 50, 53, 56, 60, 65, 71, 75, 80, 85, 90, 100]],
  [5.3, '±0.13', [40, 45, 50, 56, 60, 65, 71, 80, 90, 100, 112, 125, 140, 150, 160, 180, 200]],
  [7, '±0.15', [109, 115, 125, 136, 145, 160, 180, 200, 224, 250, 280, 300]],
];
/** AS568: dash numbers with inside diameters in mm. */
const INCH: readonly (readonly [section: number, first: number, inner: readonly number[]])[] = [
  [1.78, 6, [2.9, 3.68, 4.47, 5.28, 6.07, 7.65, 9.25, 10.82, 12.42, 14, 15.6, 17.17, 18.77, 20.35, 21.95]],
  [
    2.62,
    110,
    [9.19, 10.77, 12.37, 13.94, 15.54, 17.12, 18.72, 20.29, 21.89, 23.47, 25.07, 26.64, 28.24, 29.82, 31.42],
  ],
  [
    3.53,
    210,
    [
      18.64, 20.22, 21.82, 23.39, 24.99, 26.57, 28.17, 29.74, 31.34, 32.92, 34.52, 36.09, 37.69, 40.87, 44.04,
      47.22,
    ],
  ],
];

const USE = w(
  'O形圈是最常用的静密封和低速往复密封，靠装配预压缩和介质压力双向密封，沟槽简单、占位小，用于法兰、端盖、管接头、液压缸和阀门。',
  'The O-ring is the commonest static and slow reciprocating seal: squeezed on assembly and pressed on by the medium, it seals both ways in a simple groove, in flanges, covers, fittings, cylinders and valves.',
);
const MOUNT = w(
  '静密封压缩率取15%~25%，往复取10%~18%，沟槽表面Ra 1.6以下，装配倒角15°~20°、无锐边。装入时拉伸不超过5%，涂相容的润滑脂，避免扭转。10 MPa以上或间隙较大时加PTFE挡圈。',
  'Squeeze 15–25 % for static and 10–18 % for reciprocating use; groove Ra 1.6 or better, lead-in chamfers of 15–20° without sharp edges. Stretch by no more than 5 %, grease with a compatible lubricant and do not twist. Above 10 MPa or with wide gaps add PTFE back-up rings.',
);
const WORDS = ['O形圈', 'O型圈', '密封圈', '胶圈', 'O-ring'];

interface Draft {
  key: string;
  series: string;
  section: number;
  tolerance: string;
  rubber: RubberKey;
  standards: string[];
  rows: readonly (readonly [code: string, inner: number])[];
}

function oRings(draft: Draft): SeedProduct {
  const rubber = RUBBERS[draft.rubber];
  const pack = draft.section <= 3.6 ? 100 : 10;
  const typical = draft.rows[Math.floor(draft.rows.length / 2)]?.[1] ?? 20;
  const volume = (inner: number): number => (Math.PI ** 2 / 4) * draft.section ** 2 * (inner + draft.section);
  return sealGoods({
    key: draft.key,
    category: draft.series === 'AS568' ? 'seals-static-oring-inch' : 'seals-static-oring',
    name: w(
      `O形圈 线径${mm(draft.section)} ${rubber.name.zh}`,
      `O-ring section ${mm(draft.section)} ${rubber.name.en}`,
    ),
    brief: w(
      `${draft.series}，${rubber.temperature}℃，${pack}只/包`,
      `${draft.series}, ${rubber.temperature} °C, ${pack} a bag`,
    ),
    keywords: [...WORDS, draft.series, rubber.key.toUpperCase(), ...rubber.name.zh.split(' ').slice(0, 1)],
    standards: draft.standards,
    unit: UNIT.pack,
    packing: w(`1包=${pack}只`, `1 bag = ${pack} pcs`),
    moq: 1,
    multiple: 1,
    params: [
      p('material', rubber.name),
      p(w('硬度', 'Hardness'), `${rubber.hardness}±5`, 'Shore A'),
      p('temperature', rubber.temperature, '℃'),
      p(w('线径 d2', 'Section d2'), `${mm(draft.section)} ${draft.tolerance}`, 'mm'),
      p(
        'colour',
        rubber.picture === 'brown'
          ? w('棕', 'brown')
          : rubber.picture === 'red'
            ? w('红', 'red')
            : rubber.picture === 'green'
              ? w('绿', 'green')
              : w('黑', 'black'),
      ),
    ],
    options: [w('内径×线径', 'Inside × section')],
    pieces: draft.rows.map(([code, inner]) => {
      const grams = (volume(inner) * rubber.density) / 1000;
      return {
        designation: code,
        at: [draft.series === 'AS568' ? `${code} ${mm(inner)}×${mm(draft.section)}` : code],
        yuan:
          ((grams / 1000) * rubber.perKg + (0.011 + 0.0035 * draft.section + inner * 0.0002) * rubber.work) *
          pack,
        grams: grams * pack,
        cm3: ((inner + 2 * draft.section) ** 2 * draft.section * pack) / 2500,
        params: [p(w('内径 d1', 'Inside d1'), mm(inner), 'mm'), p('od', mm(inner + 2 * draft.section), 'mm')],
      };
    }),
    text: { zh: [USE.zh, rubber.about.zh, MOUNT.zh], en: [USE.en, rubber.about.en, MOUNT.en] },
    pictures: {
      shaded: () =>
        oRingPicture(`O-ring ${mm(typical)}×${mm(draft.section)}`, typical, draft.section, rubber.picture),
      dimension: () =>
        oRingSheet(`${draft.standards[0]} · ${mm(typical)}×${mm(draft.section)}`, typical, draft.section),
    },
  });
}

const kit = (rubber: RubberKey): SeedProduct => {
  const r = RUBBERS[rubber];
  const kits: readonly (readonly [
    code: string,
    sizes: number,
    rings: number,
    yuan: number,
    grams: number,
  ])[] = [
    ['5A', 30, 382, 42, 900],
    ['5B', 32, 404, 46, 1000],
    ['5C', 32, 419, 52, 1150],
    ['G', 30, 382, 44, 950],
  ];
  return sealGoods({
    key: `oring-kit-${r.key}`,
    category: 'seals-static-oring',
    name: w(`O形圈修理盒 ${r.name.zh}`, `O-ring kit ${r.name.en}`),
    brief: w('30种以上规格，分格盒装', 'More than 30 sizes in a divided box'),
    keywords: [...WORDS, '修理包', '密封圈盒', 'O-ring kit'],
    standards: ['JIS B 2401', 'GB/T 3452.1'],
    unit: UNIT.kit,
    moq: 1,
    multiple: 1,
    params: [
      p('material', r.name),
      p(w('硬度', 'Hardness'), `${r.hardness}±5`, 'Shore A'),
      p('temperature', r.temperature, '℃'),
    ],
    options: [w('型号', 'Type')],
    pieces: kits.map(([code, sizes, rings, yuan, grams]) => ({
      designation: `${code} ${rings}`,
      at: [w(`${code} ${rings}只`, `${code} ${rings} pcs`)],
      yuan: yuan * (rubber === 'FKM' ? 4.2 : 1),
      grams,
      cm3: 2400,
      params: [p(w('规格数', 'Sizes'), sizes), p(w('总数', 'Rings'), rings)],
    })),
    text: {
      zh: [
        '维修现场常备：一盒覆盖挖掘机、液压站、水暖维修的常用规格，每格标有内径和线径。',
        r.about.zh,
        '补充单一规格可按盒内标号另购整包；避光常温保存，丁腈、三元乙丙保质期约7年，氟橡胶、硅橡胶约15年。',
      ],
      en: [
        'For the repair bench: one box covers the common sizes of excavators, power packs and plumbing, each compartment marked with inside diameter and section.',
        r.about.en,
        'Refill single sizes by the bag. Store cool and dark: NBR and EPDM keep about 7 years, FKM and silicone about 15.',
      ],
    },
    pictures: {
      shaded: () => boxPicture('O-ring kit', r.picture),
      dimension: () => oRingSheet('JIS B 2401 · P20', 19.8, 2.4),
    },
  });
};

const METRIC_RUBBERS: readonly RubberKey[] = ['NBR', 'FKM', 'EPDM', 'VMQ'];

export const oRingGoods = (): SeedProduct[] => [
  ...METRIC.flatMap(([section, tolerance, inner]) =>
    METRIC_RUBBERS.filter((rubber) => !(section === 7 && rubber === 'VMQ')).map((rubber) =>
      oRings({
        key: `oring-${String(section).replace('.', '')}-${RUBBERS[rubber].key}`,
        series: 'GB/T 3452.1',
        section,
        tolerance,
        rubber,
        standards: ['GB/T 3452.1', 'ISO 3601-1'],
        rows: inner.map((d) => [`${mm(d)}×${mm(section)}`, d] as const),
      }),
    ),
  ),
  ...INCH.flatMap(([section, first, inner]) =>
    (['NBR', 'FKM', 'NBR90', 'HNBR'] as const)
      .filter((rubber) => rubber !== 'HNBR' || section === 1.78)
      .map((rubber) =>
        oRings({
          key: `oring-as568-${String(first).padStart(3, '0')}-${RUBBERS[rubber].key}`,
          series: 'AS568',
          section,
          tolerance: section < 2 ? '±0.08' : '±0.10',
          rubber,
          standards: ['AS568', 'ISO 3601-1'],
          rows: inner.map((d, i) => [`AS568-${String(first + i).padStart(3, '0')}`, d] as const),
        }),
      ),
  ),
  kit('NBR'),
  kit('FKM'),
];
