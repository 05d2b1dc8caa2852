// A mall that an older version began gets the categories and parameters that came since, and nothing that its platform
// has taken away or changed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renewTaxonomy } from '#lib/server/renew-taxonomy.ts';
import { CATEGORIES } from '#lib/seed/base/categories.ts';
import { seedMall } from '#lib/seed/base/seed-mall.ts';
import { UNITS } from '#lib/seed/base/units.ts';
import { PARAMETERS } from '#lib/seed/base/parameters.ts';
import { openTestMall } from '../../support/mall.ts';

const FACTS = { name: '新商城', nameEn: 'New Mall', servicePhone: '', address: '', addressEn: '' };
/** Leaves with a parameter table, from the middle of the file. */
const LEAVES = CATEGORIES.filter(
  ({ key, parent }, at) =>
    parent !== undefined && at < CATEGORIES.length - 20 && PARAMETERS.some((row) => row.category === key),
).map(({ key }) => key);
const [LATER, GONE, RENAMED] = [LEAVES[10]!, LEAVES[20]!, LEAVES[30]!];

const keys = async () => (await mall.read('category', {}, ['key'])).map(({ key }) => key);
const idOf = async (key: string) => (await mall.first('category', { key })).categoryId;
const parametersOf = async (key: string) =>
  (await mall.read('categoryParam', { categoryId: await idOf(key) }, ['name'], { by: 'sort' })).map(
    ({ name }) => name,
  );
const ofFile = (key: string) => PARAMETERS.filter((row) => row.category === key).map(({ name }) => name);

/** The categories as a version numbered them that did not have some of them. */
async function beginWithout(missing: readonly string[]): Promise<void> {
  await mall.remove('categoryParam');
  await mall.remove('category');
  const ids = new Map<string, number[]>();
  for (const { key, parent, name } of CATEGORIES.filter((row) => !missing.includes(row.key))) {
    const path = [...(parent ? ids.get(parent)! : []), ids.size + 1];
    ids.set(key, path);
    await mall.add('category', {
      categoryId: path.at(-1),
      parentId: path.at(-2) ?? 0,
      level: path.length,
      key,
      path,
      name: name.zh,
      nameEn: name.en,
    });
  }
  await mall.numberFrom('category', 1000);
}

const mall = await openTestMall();
beforeAll(async () => {
  const { database, clock } = mall.services;
  await database.tx(async () => {
    await seedMall({ db: database.db, now: clock.now(), keep: async (path) => `/files/${path}` }, FACTS);
  });
});
afterAll(() => mall.close());

test('a mall of this version is offered nothing', async () => {
  await mall.remove('categoryParam', { categoryId: await idOf(GONE) });
  await mall.remove('category', { key: GONE });
  await renewTaxonomy(mall.system);
  expect(await keys()).not.toContain(GONE);
  expect(mall.tags).toEqual([]);
});

test('an older mall gets what is new, once, and keeps what its platform did', async () => {
  await beginWithout([LATER]);
  await mall.remove('siteSetting', { key: 'offered' });
  await mall.remove('category', { key: GONE });
  await mall.change('category', { key: RENAMED }, { name: '自己的名字' });
  await renewTaxonomy(mall.system);
  expect(await keys()).toContain(LATER);
  expect(await keys()).not.toContain(GONE);
  expect(await parametersOf(LATER)).toEqual(ofFile(LATER));
  expect(await mall.read('category', { key: RENAMED }, ['name'])).toEqual([{ name: '自己的名字' }]);
  const [{ path, parent_id: parent } = { path: [0], parent_id: 0 }] = await mall.read(
    'category',
    { key: LATER },
    { path: 'path', parent_id: 'parentId' },
  );
  expect(path.length).toBeGreaterThan(1);
  expect(path.at(-2)).toBe(parent);
  expect(mall.tags).toContain('categories');
  // Whatever the platform takes away now stays away.
  await mall.remove('categoryParam');
  await mall.remove('category', { key: LATER });
  await renewTaxonomy(mall.system);
  expect(await keys()).not.toContain(LATER);
  expect(await parametersOf(RENAMED)).toEqual([]);
});

test('a mall that has listed no unit of sale begins with those of a new one; a list of its own stays', async () => {
  const units = async () => (await mall.first('siteSetting', { key: 'units' })).value;
  expect(await units()).toHaveLength(UNITS.length);
  await mall.remove('siteSetting', { key: 'units' });
  await renewTaxonomy(mall.system);
  expect(await units()).toHaveLength(UNITS.length);
  await mall.change('siteSetting', { key: 'units' }, { value: [] });
  await renewTaxonomy(mall.system);
  expect(await units()).toEqual([]);
});

test('a parameter that came with an upgrade goes below those that a category has', async () => {
  const [name = ''] = ofFile(RENAMED);
  const offered = (await mall.first('siteSetting', { key: 'offered' })).value as { parameters: string[] };
  const parameters = offered.parameters.filter((one) => !one.startsWith(`${RENAMED}\n${name}\n`));
  await mall.change('siteSetting', { key: 'offered' }, { value: { ...offered, parameters } });
  await mall.add('categoryParam', {
    categoryId: await idOf(RENAMED),
    name: '自己的参数',
    nameEn: 'Our own',
    sort: 4,
  });
  await renewTaxonomy(mall.system);
  expect(await parametersOf(RENAMED)).toEqual(['自己的参数', name]);
});
