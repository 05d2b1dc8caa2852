import { belt, market } from '../../db/schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import { beltCover } from '#demo/pictures/brand/belt-cover.ts';
import { marketCover } from '#demo/pictures/brand/market-cover.ts';
import type { Trade, Words } from '#demo/types.ts';
import { categoryIds } from './categories.ts';
import { insertAll, type Lay } from './lay.ts';
import { readContent } from './read-content.ts';
import { readYaml } from './read-data.ts';

/** Where a belt or a market lies. Codes are GB/T 2260, six digits; degrees are decimal, north and east. */
export interface SeedPlace {
  province: Words;
  provinceCode: string;
  city: Words;
  cityCode: string;
  county: Words;
  countyCode: string;
  latitude: number;
  longitude: number;
}

/** An industry belt: one trade grown together in one place. Its introduction is in src/content/belts. */
interface BeltText extends SeedPlace {
  key: string;
  name: Words;
  trades: Trade[];
  /** What the place is known for, most typical first. */
  goods: Words[];
}
export interface SeedBelt extends BeltText {
  /** Wide picture (SVG document, 800×400). */
  cover: () => string;
}

/** A wholesale market as it stands in its town. Its introduction is in src/content/markets. */
interface MarketText extends SeedPlace {
  key: string;
  name: Words;
  address: Words;
  trades: Trade[];
}
export interface SeedMarket extends MarketText {
  /** Wide picture (SVG document, 800×400). */
  cover: () => string;
}

const belts = readYaml<BeltText[]>('belts.yaml');

/** The belts in display order: north to south. */
export const BELTS: readonly SeedBelt[] = belts.map((row) => ({
  ...row,
  cover: () => beltCover(row, belts),
}));

export const MARKETS: readonly SeedMarket[] = readYaml<MarketText[]>('markets.yaml').map((row) => ({
  ...row,
  cover: () => marketCover(row),
}));

/** Introductions from the editors' files, by key and language. */
function introsOf(folder: 'belts' | 'markets'): (key: string, locale: Locale) => string {
  const texts = new Map(readContent(folder).map((file) => [`${file.name}.${file.locale}`, file.body.trim()]));
  return (key, locale) => texts.get(`${key}.${locale}`) ?? '';
}

const categoriesOf = (trades: string[]): number[] => trades.map((trade) => categoryIds.idOf(trade));

/** Belts and markets; answers the ids of the belts. */
export async function layPlaces(lay: Lay): Promise<Map<string, number>> {
  const [beltIntro, marketIntro] = [introsOf('belts'), introsOf('markets')];
  const beltRows = [];
  for (const [at, row] of BELTS.entries()) {
    beltRows.push({
      beltId: at + 1,
      key: row.key,
      name: row.name.zh,
      nameEn: row.name.en,
      provinceCode: row.provinceCode,
      cityCode: row.cityCode,
      province: row.province.zh,
      provinceEn: row.province.en,
      city: row.city.zh,
      cityEn: row.city.en,
      cover: await lay.keep(`belt/${row.key}.svg`, row.cover()),
      categoryIds: categoriesOf(row.trades),
      intro: beltIntro(row.key, 'zh-CN'),
      introEn: beltIntro(row.key, 'en-US'),
      latitude: row.latitude,
      longitude: row.longitude,
      sort: at,
    });
  }
  await insertAll(lay.db, belt, beltRows);
  const marketRows = [];
  for (const [at, row] of MARKETS.entries()) {
    marketRows.push({
      marketId: at + 1,
      key: row.key,
      name: row.name.zh,
      nameEn: row.name.en,
      provinceCode: row.provinceCode,
      cityCode: row.cityCode,
      address: row.address.zh,
      addressEn: row.address.en,
      cover: await lay.keep(`market/${row.key}.svg`, row.cover()),
      categoryIds: categoriesOf(row.trades),
      intro: marketIntro(row.key, 'zh-CN'),
      introEn: marketIntro(row.key, 'en-US'),
      sort: at,
    });
  }
  await insertAll(lay.db, market, marketRows);
  return new Map(beltRows.map((row) => [row.key, row.beltId]));
}
