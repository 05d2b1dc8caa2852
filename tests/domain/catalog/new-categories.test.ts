// A mall that an older version began gets the categories and parameters that came since, and nothing that its platform
// has taken away or changed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renewTaxonomy } from '#lib/server/renew-taxonomy.ts';
import { CATEGORIES } from '#lib/seed/base/categories.ts';
import { layMall } from '#lib/seed/base/lay-mall.ts';
import { UNITS } from '#lib/seed/base/units.ts';
import { PARAMETERS } from '#lib/seed/base/parameters.ts';
import { openTestMall, type TestMall } from '../../support/mall.ts';

const FACTS = { name: '新商城', nameEn: 'New Mall', servicePhone: '', address: '', addressEn: '' };
/** Leaves with a parameter table, from the middle of the file. */
const LEAVES = CATEGORIES.filter(
  ({ key, parent }, at) =>
    parent !== undefined && at < CATEGORIES.length - 20 && PARAMETERS.some((row) => row.category === key),
).map(({ key }) => key);
const [LATER, GONE, RENAMED] = [LEAVES[10]!, LEAVES[20]!, LEAVES[30]!];

let mall: TestMall;
const query = async <R>(text: string, ...values: unknown[]): Promise<R[]> =>
  (await mall.services.database.query(text, values as never)).rows as R[];
const keys = async () => (await query<{ key: string }>('select key from category')).map(({ key }) => key);
const parametersOf = async (key: string) =>
  (
    await query<{ name: string }>(
      'select p.name from category_param p join category using (category_id) where key = $1 order by p.sort',
      key,
    )
  ).map(({ name }) => name);
const ofFile = (key: string) => PARAMETERS.filter((row) => row.category === key).map(({ name }) => name);

/** The categories as a version numbered them that did not have some of them. */
async function beginWithout(missing: readonly string[]): Promise<void> {
  await query('delete from category_param');
  await query('delete from category');
  const ids = new Map<string, number[]>();
  for (const { key, parent, name } of CATEGORIES.filter((row) => !missing.includes(row.key))) {
    const path = [...(parent ? ids.get(parent)! : []), ids.size + 1];
    ids.set(key, path);
    await query(
      `insert into category (category_id, parent_id, level, key, path, name, name_en) values ($1, $2, $3, $4, $5, $6, $7)`,
      path.at(-1),
      path.at(-2) ?? 0,
      path.length,
      key,
      JSON.stringify(path),
      name.zh,
      name.en,
    );
  }
  await query(`select setval(pg_get_serial_sequence('category', 'category_id'), 1000)`);
}

beforeAll(async () => {
  mall = await openTestMall();
  const { database, clock } = mall.services;
  await database.tx(async () => {
    await layMall({ db: database.db, now: clock.now(), keep: async (path) => `/files/${path}` }, FACTS);
  });
});
afterAll(() => mall.close());

test('a mall of this version is offered nothing', async () => {
  await query(
    'delete from category_param where category_id in (select category_id from category where key = $1)',
    GONE,
  );
  await query('delete from category where key = $1', GONE);
  await renewTaxonomy(mall.system);
  expect(await keys()).not.toContain(GONE);
  expect(mall.tags).toEqual([]);
});

test('an older mall gets what is new, once, and keeps what its platform did', async () => {
  await beginWithout([LATER]);
  await query(`delete from site_setting where key = 'offered'`);
  await query('delete from category where key = $1', GONE);
  await query(`update category set name = '自己的名字' where key = $1`, RENAMED);
  await renewTaxonomy(mall.system);
  expect(await keys()).toContain(LATER);
  expect(await keys()).not.toContain(GONE);
  expect(await parametersOf(LATER)).toEqual(ofFile(LATER));
  expect(await query('select name from category where key = $1', RENAMED)).toEqual([{ name: '自己的名字' }]);
  const [{ path, parent_id: parent } = { path: [0], parent_id: 0 }] = await query<{
    path: number[];
    parent_id: number;
  }>('select path, parent_id from category where key = $1', LATER);
  expect(path.length).toBeGreaterThan(1);
  expect(path.at(-2)).toBe(parent);
  expect(mall.tags).toContain('categories');
  // Whatever the platform takes away now stays away.
  await query('delete from category_param');
  await query('delete from category where key = $1', LATER);
  await renewTaxonomy(mall.system);
  expect(await keys()).not.toContain(LATER);
  expect(await parametersOf(RENAMED)).toEqual([]);
});

test('a mall that has listed no unit of sale begins with those of a new one; a list of its own stays', async () => {
  const units = () =>
    query<{ n: number }>(`select jsonb_array_length(value) as n from site_setting where key = 'units'`);
  expect(await units()).toEqual([{ n: UNITS.length }]);
  await query(`delete from site_setting where key = 'units'`);
  await renewTaxonomy(mall.system);
  expect(await units()).toEqual([{ n: UNITS.length }]);
  await query(`update site_setting set value = '[]' where key = 'units'`);
  await renewTaxonomy(mall.system);
  expect(await units()).toEqual([{ n: 0 }]);
});

test('a parameter that came with an upgrade goes below those that a category has', async () => {
  const [name = ''] = ofFile(RENAMED);
  const [row] = await query<{ value: { parameters: string[] } }>(
    `select value from site_setting where key = 'offered'`,
  );
  const parameters = row!.value.parameters.filter((one) => !one.startsWith(`${RENAMED}\n${name}\n`));
  await query(
    `update site_setting set value = value || $1::jsonb where key = 'offered'`,
    JSON.stringify({ parameters }),
  );
  await query(
    `insert into category_param (category_id, name, name_en, sort) select category_id, '自己的参数', 'Our own', 4 from category where key = $1`,
    RENAMED,
  );
  await renewTaxonomy(mall.system);
  expect(await parametersOf(RENAMED)).toEqual(['自己的参数', name]);
});
