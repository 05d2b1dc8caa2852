import { sql } from 'drizzle-orm';
import { siteSetting } from '../../db/schema.ts';
import { seedCategories } from './categories.ts';
import { insertAll, type SeedContext } from './seed-context.ts';
import { seedParameters } from './parameters.ts';
import { offeredNow } from './offered.ts';
import { seedPlaces } from './places.ts';
import { seedNewsKinds, seedSite, RECHARGE } from './site.ts';
import { seedStoreKinds } from './stores.ts';
import { seedTexts } from './texts.ts';
import { seedUnits } from './units.ts';

export interface MallFacts {
  name: string;
  /** The name in English. */
  nameEn: string;
  /** Telephone of the mall's service; empty: none yet. */
  servicePhone: string;
  /** Where the mall sits, as its footer says, and the same in English; empty: nothing is said. */
  address: string;
  addressEn: string;
}

/** Of several set-ups at once, one writes. */
export const SEED_LOCK = 727_274;

/** Tables whose rows are written with their numbers; the next number of each must not meet them. */
const COUNTED: readonly [table: string, column: string][] = [
  ['category', 'category_id'],
  ['belt', 'belt_id'],
  ['market', 'market_id'],
  ['merchant_type', 'merchant_type_id'],
  ['merchant_category', 'merchant_category_id'],
  ['article_category', 'article_category_id'],
];

/** Somebody has laid the ground of this mall. */
export async function isLaid({ db }: Pick<SeedContext, 'db'>): Promise<boolean> {
  const { rows } = (await db.execute(
    sql`select 1 from site_setting where key = 'site:zh-CN'`,
  )) as unknown as {
    rows: unknown[];
  };
  return rows.length > 0;
}

function namesOf({ name, nameEn, servicePhone, address, addressEn }: MallFacts) {
  const shared = {
    // Until it has a picture its name is written.
    site_logo: '',
    sys_phone: servicePhone,
    is_open_service: '1',
    copyright: [],
  };
  return [
    {
      key: 'site:zh-CN',
      value: { ...shared, site_name: name, site_address: address, site_keywords: '', site_description: '' },
    },
    {
      key: 'site:en-US',
      value: {
        ...shared,
        site_name: nameEn,
        site_address: addressEn,
        site_keywords: '',
        site_description: '',
      },
    },
  ];
}

/**
 * Everything that a mall needs before its first store comes. Inside the caller's transaction: all or nothing. What is
 * there already is left as it is; answers whether anything was written.
 */
export async function seedMall(seed: SeedContext, facts: MallFacts): Promise<boolean> {
  const { db } = seed;
  await db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
  if (await isLaid(seed)) return false;
  await seedCategories(seed);
  await seedParameters(seed);
  await seedUnits(seed);
  await seedPlaces(seed);
  await seedStoreKinds(seed);
  await seedSite(seed);
  await seedNewsKinds(seed);
  // News are for the editors of this mall to write; until then none count as published.
  await seedTexts(seed, ['agreements', 'belts', 'markets'], { 'zh-CN': facts.name, 'en-US': facts.nameEn });
  for (const [table, column] of COUNTED) {
    const [name, number] = [sql.identifier(table), sql.identifier(column)];
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${number}), 0) + 1, false) from ${name}`,
    );
  }
  await insertAll(db, siteSetting, [{ key: 'recharge', value: RECHARGE }, offeredNow(), ...namesOf(facts)]);
  return true;
}
