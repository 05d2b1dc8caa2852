import { belt, market } from '../../db/schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Trade, Words } from '../types.ts';
import { categoryIds } from './categories.ts';
import { insertAll, type SeedContext } from './seed-context.ts';
import { readContent } from './read-content.ts';
import { readPicture, readYaml } from './read-data.ts';

/** Where a belt or a market lies. Codes are GB/T 2260, six digits; degrees are decimal, north and east. */
interface SeedPlace {
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
export interface SeedBelt extends SeedPlace {
  key: string;
  name: Words;
  trades: Trade[];
  /** What the place is known for, most typical first. */
  goods: Words[];
}
/** A wholesale market as it stands in its town. Its introduction is in src/content/markets. */
export interface SeedMarket extends SeedPlace {
  key: string;
  name: Words;
  address: Words;
  trades: Trade[];
}
/** The belts in display order: north to south. */
export const BELTS: readonly SeedBelt[] = readYaml<SeedBelt[]>('belts.yaml');

export const MARKETS: readonly SeedMarket[] = readYaml<SeedMarket[]>('markets.yaml');

/** Introductions from the editors' files, by key and language. */
function introsOf(folder: 'belts' | 'markets'): (key: string, locale: Locale) => string {
  const texts = new Map(readContent(folder).map((file) => [`${file.name}.${file.locale}`, file.body.trim()]));
  return (key, locale) => texts.get(`${key}.${locale}`) ?? '';
}

const categoriesOf = (trades: string[]): number[] => trades.map((trade) => categoryIds.idOf(trade));

const keepCover = (seed: SeedContext, place: `${string}.svg`): Promise<string> =>
  seed.keep(place, readPicture(place));

/** Belts and markets; answers the ids of the belts. */
export async function seedPlaces(seed: SeedContext): Promise<Map<string, number>> {
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
      cover: await keepCover(seed, `belt/${row.key}.svg`),
      categoryIds: categoriesOf(row.trades),
      intro: beltIntro(row.key, 'zh-CN'),
      introEn: beltIntro(row.key, 'en-US'),
      latitude: row.latitude,
      longitude: row.longitude,
      sort: at,
    });
  }
  await insertAll(seed.db, belt, beltRows);
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
      cover: await keepCover(seed, `market/${row.key}.svg`),
      categoryIds: categoriesOf(row.trades),
      intro: marketIntro(row.key, 'zh-CN'),
      introEn: marketIntro(row.key, 'en-US'),
      sort: at,
    });
  }
  await insertAll(seed.db, market, marketRows);
  return new Map(beltRows.map((row) => [row.key, row.beltId]));
}
