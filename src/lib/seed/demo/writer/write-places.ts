import { belt, market } from '../../../db/schema.ts';
import { BELTS } from '../belts/index.ts';
import { MARKETS } from '../markets/index.ts';
import type { CategoryIds } from './write-categories.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { readContent } from './read-content.ts';
import { insertAll, type Seeding } from './seeding.ts';

/** Introductions from the editors' files, by key and language. */
function introsOf(folder: 'belts' | 'markets'): (key: string, locale: Locale) => string {
  const texts = new Map(readContent(folder).map((file) => [`${file.name}.${file.locale}`, file.body.trim()]));
  return (key, locale) => texts.get(`${key}.${locale}`) ?? '';
}

/** Belts and markets; answers the ids of the belts. */
export async function writePlaces(seeding: Seeding, categories: CategoryIds): Promise<Map<string, number>> {
  const categoryIds = (trades: string[]) => trades.map((trade) => categories.idOf(trade));
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
      cover: await seeding.keep(`belt/${row.key}.svg`, row.cover()),
      categoryIds: categoryIds(row.trades),
      intro: beltIntro(row.key, 'zh-CN'),
      introEn: beltIntro(row.key, 'en-US'),
      latitude: row.latitude,
      longitude: row.longitude,
      sort: at,
    });
  }
  await insertAll(seeding.db, belt, beltRows);
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
      cover: await seeding.keep(`market/${row.key}.svg`, row.cover()),
      categoryIds: categoryIds(row.trades),
      intro: marketIntro(row.key, 'zh-CN'),
      introEn: marketIntro(row.key, 'en-US'),
      sort: at,
    });
  }
  await insertAll(seeding.db, market, marketRows);
  return new Map(beltRows.map((row) => [row.key, row.beltId]));
}
