import { freightTemplate, marketMerchant, merchant } from '#lib/db/schema.ts';
import { CATEGORIES } from '#lib/seed/base/categories.ts';
import { BELTS, MARKETS } from '#lib/seed/base/places.ts';
import { seedStoreKinds, STORE_KINDS } from '#lib/seed/base/stores.ts';
import { MERCHANTS, type SeedMerchant } from '../merchants/index.ts';
import { insertAll, spread, type Seeding } from './seeding.ts';

/** Chinese licences by their English names; standards are called the same in both languages. */
const CERTIFICATES: Record<string, string> = {
  中国环境标志: 'China Environmental Label',
  危险化学品经营许可证: 'Hazardous chemicals trading license',
  涉水产品卫生许可: 'Drinking-water hygiene license',
  特种设备型式试验: 'Special equipment type test',
  特种设备生产许可证: 'Special equipment production license',
  节能产品认证: 'Energy conservation certificate',
  食品级包装许可: 'Food packaging license',
};

const isFar = (province: string): boolean => ['54', '65'].includes(province);

/** A weight tariff with a near ring, a far ring and the rest; and a simple one by pieces. */
function templatesOf(merId: number, provinceCode: string): (typeof freightTemplate.$inferInsert)[] {
  const near = [provinceCode.slice(0, 2)];
  const far = ['54', '65', '63', '15'].filter((code) => !near.includes(code));
  const base = 600 + spread(`${merId}`, 5) * 100;
  return [
    {
      freightTemplateId: merId * 2 - 1,
      merId,
      name: '按重量',
      nameEn: 'By weight',
      chargeType: 'weight',
      rules: [
        { cities: near, first: 3000, firstPrice: base, continue: 1000, continuePrice: 80 },
        { cities: far, first: 1000, firstPrice: base + 1400, continue: 1000, continuePrice: 900 },
        { cities: [], first: 2000, firstPrice: base + 300, continue: 1000, continuePrice: 150 },
      ],
      undelivery: 'listed',
      undeliveredCities: ['71', '81', '82'],
    },
    {
      freightTemplateId: merId * 2,
      merId,
      name: '按件',
      nameEn: 'By pieces',
      chargeType: 'pieces',
      rules: [{ cities: [], first: 10, firstPrice: base + 200, continue: 10, continuePrice: 300 }],
      freeRules: isFar(provinceCode.slice(0, 2)) ? [] : [{ cities: near, number: 50, price: 50_000 }],
      undelivery: 'none',
      undeliveredCities: [],
    },
  ];
}

/** Stores with their types, tariffs and places in the markets of their trades; answers their keys. */
export async function writeMerchants(seeding: Seeding, beltIds: Map<string, number>): Promise<string[]> {
  const { db, now } = seeding;
  await seedStoreKinds(seeding);
  const roots = CATEGORIES.filter((row) => !row.parent);
  const categoryIds = new Map(roots.map((row, at) => [row.key, at + 1]));

  const places = new Map(BELTS.map((row) => [row.key, row]));
  const rows: (typeof merchant.$inferInsert)[] = [];
  const written: { merId: number; seed: SeedMerchant }[] = [];
  for (const [at, seed] of MERCHANTS.entries()) {
    const merId = at + 1;
    const place = places.get(seed.belt);
    const beltId = beltIds.get(seed.belt) ?? null;
    const shift = (spread(seed.key, 200) - 100) / 2000;
    rows.push({
      merId,
      key: seed.key,
      name: seed.name.zh,
      nameEn: seed.name.en,
      avatar: await seeding.keep(`store/${seed.key}/logo.svg`, seed.logo()),
      banner: await seeding.keep(`store/${seed.key}/banner.svg`, seed.banner()),
      merchantTypeId: STORE_KINDS.indexOf(seed.kind) + 1,
      merchantCategoryId: categoryIds.get(seed.trades[0] ?? '') ?? 1,
      beltId,
      isTrader: seed.kind === 'self',
      isBest: seed.powerful,
      isVerified: seed.verified,
      isPowerful: seed.powerful,
      provinceCode: seed.provinceCode,
      cityCode: seed.cityCode,
      address: seed.address.zh,
      addressEn: seed.address.en,
      latitude: place ? place.latitude + shift : null,
      longitude: place ? place.longitude - shift : null,
      servicePhone: seed.phone,
      intro: seed.intro.zh.join('\n\n'),
      introEn: seed.intro.en.join('\n\n'),
      archive: {
        foundedYear: seed.founded,
        registeredCapitalWan: seed.capitalWan,
        factoryAreaM2: seed.areaM2,
        employees: seed.employees,
        equipment: seed.machines.map(({ name, count }) => ({
          zh: `${name.zh} ${count} 台`,
          en: `${name.en}: ${count}`,
        })),
        capacity: seed.capacity,
        mainProducts: seed.products,
        certificates: seed.certificates.map((name) => ({ zh: name, en: CERTIFICATES[name] ?? name })),
      },
      productScore: seed.scores.goods,
      serviceScore: seed.scores.service,
      postageScore: seed.scores.delivery,
      careCount: seed.followers,
      freeFreightFrom: seed.freeFreightFen,
      openReceipt: seed.openReceipt,
      createdAt: new Date(now.getTime() - (200 + spread(seed.key, 1500)) * 86_400_000),
    });
    written.push({ merId, seed });
  }
  await insertAll(db, merchant, rows);
  await insertAll(
    db,
    freightTemplate,
    rows.flatMap((row) => templatesOf(row.merId!, row.provinceCode)),
  );
  const inMarkets = MARKETS.flatMap((place, at) =>
    written
      .filter(({ seed }) => seed.trades.some((trade) => place.trades.includes(trade)))
      .filter(({ seed }) => seed.provinceCode === place.provinceCode || spread(seed.key + place.key, 3) === 0)
      .map(({ merId }) => ({ marketId: at + 1, merId })),
  );
  await insertAll(db, marketMerchant, inMarkets);
  return written.map(({ seed }) => seed.key);
}
