import { belt, market } from '../../../db/schema.ts';
import { BELTS } from '../belts/index.ts';
import { MARKETS } from '../markets/index.ts';
import type { CategoryIds } from './write-categories.ts';
import { insertAll, type Seeding } from './seeding.ts';

const paragraphs = (lines: string[]): string => lines.join('\n\n');
const factLines = (
  facts: { name: { zh: string; en: string }; value: { zh: string; en: string } }[],
  locale: 'zh' | 'en',
) => facts.map((fact) => `- ${fact.name[locale]}: ${fact.value[locale]}`).join('\n');

/** Belts and markets; answers the ids of the belts. */
export async function writePlaces(seeding: Seeding, categories: CategoryIds): Promise<Map<string, number>> {
  const categoryIds = (trades: string[]) => trades.map((trade) => categories.idOf(trade));
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
      intro: `${paragraphs(row.intro.zh)}\n\n${factLines(row.facts, 'zh')}`,
      introEn: `${paragraphs(row.intro.en)}\n\n${factLines(row.facts, 'en')}`,
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
      intro: paragraphs(row.intro.zh),
      introEn: paragraphs(row.intro.en),
      sort: at,
    });
  }
  await insertAll(seeding.db, market, marketRows);
  return new Map(beltRows.map((row) => [row.key, row.beltId]));
}
