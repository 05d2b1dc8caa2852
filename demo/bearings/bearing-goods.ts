import { goods, type Piece } from '#demo/flow/goods.ts';
import { spread } from '#demo/flow/spread.ts';
import { p, w } from '#demo/flow/words.ts';
import { massText, mm } from '#demo/table.ts';
import { bearingPicture, type BearingShape } from '#demo/pictures/bearings/bearing.ts';
import { bearingSheet } from '#demo/pictures/bearings/bearing-sheet.ts';
import type { SeedParam, SeedProduct, Words } from '#demo/types.ts';

const BRANDS = ['ruitong', 'zhuilun', 'hetai'];

export const bearingBrand = (key: string): string | undefined =>
  BRANDS[Math.floor(spread(`brand:${key}`) * 4)];

/** One designation: bore, outside diameter, width (T: width over all), dynamic and static rating in kN, mass in kg. */
export interface BearingRow {
  code: string;
  d: number;
  D: number;
  B: number;
  T?: number;
  C: number;
  C0: number;
  kg: number;
}

/** A variant a designation is sold in: suffix, how it is named, its price factor. */
export interface Variant {
  suffix: string;
  name: Words;
  factor: number;
}

export interface BearingSeries {
  key: string;
  category: string;
  name: Words;
  standards: string[];
  keywords: string[];
  rows: readonly BearingRow[];
  option: Words;
  variants: readonly Variant[];
  /** Comes before the designation's own suffix: `ZZ`, `2RS`. */
  closure?: string;
  shape: Pick<BearingShape, 'kind' | 'cage' | 'ring' | 'seal'>;
  /** Yuan for the smallest, and yuan per kg. */
  price: readonly [base: number, perKg: number];
  params: SeedParam[];
  brief: Words;
  use: Words;
  material: Words;
  mounting: Words;
  /** Which row is drawn. */
  typical: string;
}

const designation = (series: BearingSeries, row: BearingRow, variant: Variant): string =>
  `${row.code}${series.closure ? `-${series.closure}` : ''}${variant.suffix}`;

/** Limiting speed with grease from the mean diameter, in r/min, as the catalogues round it. */
const limit = (row: BearingRow, factor: number): number =>
  Math.round(factor / ((row.d + row.D) / 2) / 100) * 100;

const SPEED: Record<string, number> = {
  open: 480_000,
  shield: 480_000,
  seal: 320_000,
  taper: 260_000,
  cylindrical: 420_000,
  angular: 500_000,
  spherical: 230_000,
  thrust: 150_000,
  needle: 300_000,
};

export function bearingSeries(series: BearingSeries): SeedProduct {
  const brand = bearingBrand(series.key);
  const pieces = series.rows.flatMap((row) =>
    series.variants.map((variant): Piece => {
      const mass = massText(row.kg * 1000);
      const speed = SPEED[series.shape.kind];
      return {
        designation: designation(series, row, variant),
        at: [row.code, variant.name],
        yuan: (series.price[0] + row.kg * series.price[1]) * variant.factor,
        grams: row.kg * 1000,
        cm3: ((row.D / 10 + 0.6) ** 2 * ((row.T ?? row.B) / 10 + 0.4)) / 1,
        params: [
          p(w('内径 d', 'Bore d'), mm(row.d), 'mm'),
          p(w('外径 D', 'Outside diameter D'), mm(row.D), 'mm'),
          p(w('宽度 B', 'Width B'), mm(row.B), 'mm'),
          ...(row.T === undefined ? [] : [p(w('装配高 T', 'Overall width T'), mm(row.T), 'mm')]),
          p(w('额定动载荷 C', 'Dynamic load rating C'), row.C, 'kN'),
          p(w('额定静载荷 C0', 'Static load rating C0'), row.C0, 'kN'),
          ...(speed === undefined
            ? []
            : [p(w('脂润滑极限转速', 'Limiting speed, grease'), limit(row, speed), 'r/min')]),
          p('mass', mass.value, mass.unit),
        ],
      };
    }),
  );
  const row = series.rows.find((one) => one.code === series.typical) ?? series.rows[0];
  if (row === undefined) throw new Error(`${series.key} has no rows`);
  const shape: BearingShape = {
    ...series.shape,
    d: row.d,
    D: row.D,
    B: row.B,
    ...(row.T === undefined ? {} : { T: row.T }),
  };
  const caption = `${row.code}${series.closure ? `-${series.closure}` : ''}`;
  return goods({
    key: series.key,
    trade: 'bearings',
    category: series.category,
    ...(brand === undefined ? {} : { brand }),
    name: series.name,
    brief: series.brief,
    keywords: ['轴承', '轴承钢', 'bearing', ...series.keywords],
    standards: series.standards,
    unit: w('套', 'pc'),
    packing: w('1套/盒', '1 a box'),
    moq: row.kg > 0.6 ? 2 : 10,
    multiple: row.kg > 0.6 ? 1 : 10,
    params: series.params,
    options: [w('型号', 'Designation'), series.option],
    pieces,
    soldOut: series.key === 'bearing-nj-200',
    text: {
      zh: [series.use.zh, series.material.zh, series.mounting.zh],
      en: [series.use.en, series.material.en, series.mounting.en],
    },
    pictures: {
      shaded: () => bearingPicture(caption, shape),
      dimension: () => bearingSheet(`${caption} · ${mm(row.d)}×${mm(row.D)}×${mm(row.T ?? row.B)}`, shape),
    },
  });
}

/** Rows of `code d D B C C0 kg`, or with T after B where `withT`. */
export function bearingRows(text: string, withT = false): BearingRow[] {
  return text
    .trim()
    .split('\n')
    .map((row) => {
      const [code = '', ...cells] = row.trim().split(/\s+/);
      const n = cells.map(Number);
      if (n.length !== (withT ? 7 : 6) || n.some(Number.isNaN)) throw new Error(`Not a bearing row: ${row}`);
      const [d = 0, D = 0, B = 0] = n;
      const [C = 0, C0 = 0, kg = 0] = n.slice(withT ? 4 : 3);
      return { code, d, D, B, ...(withT ? { T: n[3] ?? B } : {}), C, C0, kg };
    });
}
