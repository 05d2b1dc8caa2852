import { type Pn, flange } from '#demo/flow/flanges.ts';
import { p, w } from '#demo/flow/words.ts';
import type { Material } from '#demo/pictures/metal.ts';
import type { End } from '#demo/pictures/flow/valve-body.ts';
import type { SeedParam, Words } from '#demo/types.ts';

export interface Body {
  /** Last letter of the valve's type number in Chinese practice. */
  letter: string;
  slug: string;
  words: Words;
  paint: Material;
  /** Yuan per kilogram of finished valve, before the work on small sizes. */
  perKg: number;
  temperature: string;
  media: Words;
}

export const BODY = {
  wcb: {
    letter: 'C',
    slug: 'wcb',
    words: w('碳钢WCB', 'Carbon steel WCB'),
    paint: 'castIron',
    perKg: 15.5,
    temperature: '-29~425',
    media: w('水、蒸汽、油品', 'Water, steam, oil'),
  },
  cf8: {
    letter: 'P',
    slug: '304',
    words: w('不锈钢304(CF8)', 'Stainless 304 (CF8)'),
    paint: 'stainless',
    perKg: 43,
    temperature: '-40~200',
    media: w('弱腐蚀性介质、食品、水、蒸汽', 'Mildly corrosive media, food, water, steam'),
  },
  cf8m: {
    letter: 'R',
    slug: '316',
    words: w('不锈钢316(CF8M)', 'Stainless 316 (CF8M)'),
    paint: 'stainless',
    perKg: 62,
    temperature: '-40~200',
    media: w('醋酸、含氯水及一般腐蚀性介质', 'Acetic acid, chloride-bearing water, corrosive media'),
  },
  brass: {
    letter: 'T',
    slug: 'brass',
    words: w('黄铜HPb59-1', 'Brass HPb59-1 (CW617N type)'),
    paint: 'brass',
    perKg: 68,
    temperature: '-10~120',
    media: w('水、空气、油', 'Water, air, oil'),
  },
  ductile: {
    letter: 'Q',
    slug: 'di',
    words: w('球墨铸铁QT450-10', 'Ductile iron QT450-10 (GGG50)'),
    paint: 'blue',
    perKg: 12.5,
    temperature: '0~80',
    media: w('清水、污水、消防水', 'Clean water, sewage, fire water'),
  },
  iron: {
    letter: '',
    slug: 'ci',
    words: w('灰铸铁HT200', 'Grey cast iron HT200'),
    paint: 'navy',
    perKg: 9.2,
    temperature: '0~200',
    media: w('水、低压蒸汽、煤气', 'Water, low-pressure steam, gas'),
  },
} as const satisfies Record<string, Body>;

/** The price of a valve of that mass: metal and casting by the kilogram, machining and testing by the piece. */
export const valvePrice = (body: Body, kg: number, work: number): number => body.perKg * kg + work;

export const pnText = (pn: number): string => `PN${pn}`;

/** Rows of the table that follow from the flange drilling. */
export function flangeParams(dn: number, pn: Pn): SeedParam[] {
  const f = flange(dn, pn);
  return [p('flangeOd', f.od, 'mm'), p('boltCircle', f.circle, 'mm'), p('bolts', `${f.bolts}-⌀${f.hole}`)];
}

export function flangeEnd(dn: number, pn: Pn): End {
  return { kind: 'flange', ...flange(dn, pn), bore: dn };
}

/** Width over flats of the hexagon end of a threaded valve. */
const FLATS: Record<number, number> = {
  6: 17,
  8: 19,
  10: 22,
  15: 27,
  20: 33,
  25: 41,
  32: 50,
  40: 56,
  50: 69,
  65: 86,
  80: 101,
  100: 128,
};

export function threadEnd(dn: number, sides = 6): End {
  return { kind: 'thread', flats: FLATS[dn] ?? dn * 1.3, bore: dn, sides };
}

export const FLANGED = w('法兰 GB/T 9124.1 RF', 'Flanged, GB/T 9124.1 (EN 1092-1) RF');
export const THREADED = w('内螺纹 Rp/Rc GB/T 7306', 'Female thread Rp/Rc, ISO 7-1');
export const OPTION_DN = w('口径', 'Size');
export const OPTION_PN = w('压力', 'Pressure');
