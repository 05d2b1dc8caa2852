import { eq, inArray, sql } from 'drizzle-orm';
import { category, categoryParam, product, siteSetting } from '../../db/schema.ts';
import { CATEGORIES, type BaseCategory } from './categories.ts';
import { isLaid, SEED_LOCK } from './seed-mall.ts';
import { insertAll, type SeedContext } from './seed-context.ts';
import { nameOfParameter, OFFERED, offeredNow, type Offered } from './offered.ts';
import { paramsOfFile, PARAMETERS } from './parameters.ts';
import { readPicture } from './read-data.ts';
import { seedUnits } from './units.ts';

type Row = Pick<typeof category.$inferSelect, 'categoryId' | 'key' | 'parentId' | 'path' | 'name' | 'nameEn'>;

/**
 * Of a mall that has no record yet, the categories that its version did not have. It numbered its own from 1 in the order
 * of the file: where two that stand there have adjoining numbers, nothing between them was taken away.
 */
function newerThan(rows: ReadonlyMap<string, Row>): BaseCategory[] {
  const found: BaseCategory[] = [];
  let between: BaseCategory[] = [];
  let last = 0;
  for (const row of CATEGORIES) {
    const there = rows.get(row.key);
    if (!there) {
      between.push(row);
      continue;
    }
    if (there.categoryId === last + 1) found.push(...between);
    [between, last] = [[], there.categoryId];
  }
  return found;
}

/** A place for it is there, and nothing of its name. */
async function hasRoom(
  { db }: SeedContext,
  parent: Row | undefined,
  rows: readonly Row[],
  { name }: BaseCategory,
) {
  const beside = rows.filter((row) => row.parentId === (parent?.categoryId ?? 0));
  if (beside.some((row) => row.name === name.zh || row.nameEn.toLowerCase() === name.en.toLowerCase()))
    return false;
  if (!parent) return true;
  const goods = await db.select().from(product).where(eq(product.categoryId, parent.categoryId)).limit(1);
  return goods.length === 0;
}

async function addCategories(
  seed: SeedContext,
  wanted: readonly BaseCategory[],
  rows: Row[],
): Promise<Set<string>> {
  const added = new Set<string>();
  for (const { key, parent: above, name } of wanted) {
    const parent = rows.find((row) => row.key === above);
    if ((above && !parent) || !(await hasRoom(seed, parent, rows, { key, name }))) continue;
    const level = (parent?.path.length ?? 0) + 1;
    const place = `category/${key}.svg` as const;
    const picture = level < 3 ? readPicture(place) : undefined;
    const [made] = await seed.db
      .insert(category)
      .values({
        parentId: parent?.categoryId ?? 0,
        level,
        key,
        path: [],
        name: name.zh,
        nameEn: name.en,
        pic: picture ? await seed.keep(place, picture) : '',
        sort: CATEGORIES.findIndex((row) => row.key === key),
      })
      .returning({ categoryId: category.categoryId });
    const { categoryId } = made!;
    const path = [...(parent?.path ?? []), categoryId];
    await seed.db.update(category).set({ path }).where(eq(category.categoryId, categoryId));
    rows.push({ categoryId, key, parentId: parent?.categoryId ?? 0, path, name: name.zh, nameEn: name.en });
    added.add(key);
  }
  return added;
}

/** Rows of the parameter tables, below those that a category has; one of the same name stays as it is. */
async function addParameters(
  { db }: SeedContext,
  wanted: readonly number[],
  rows: readonly Row[],
): Promise<number> {
  const ids = new Map(rows.map((row) => [row.key, row.categoryId]));
  const all = paramsOfFile();
  const of = wanted.flatMap((at) => {
    const id = ids.get(PARAMETERS[at]!.category);
    return id === undefined ? [] : [{ ...all[at]!, categoryId: id }];
  });
  if (of.length === 0) return 0;
  const there = await db
    .select()
    .from(categoryParam)
    .where(inArray(categoryParam.categoryId, [...new Set(of.map((row) => row.categoryId))]));
  const missing = of.filter(
    (row) =>
      !there.some(
        (one) =>
          one.categoryId === row.categoryId &&
          one.unit === row.unit &&
          (one.name === row.name.zh || one.nameEn === row.name.en),
      ),
  );
  const last = Math.max(0, ...there.map((row) => row.sort + 1));
  await insertAll(
    db,
    categoryParam,
    missing.map(({ name, sort, ...row }) => ({ ...row, name: name.zh, nameEn: name.en, sort: sort + last })),
  );
  return missing.length;
}

/**
 * Brings a mall that an older version began the categories and parameters that came since. What the platform has changed,
 * added or taken away stays so: each is offered once. Inside the caller's transaction; answers how many rows are new.
 */
export async function renewMall(seed: SeedContext): Promise<number> {
  const { db } = seed;
  await db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
  const isThere = await isLaid(seed);
  // A mall that has listed no unit of sale yet begins with those of a new one.
  if (isThere) await seedUnits(seed);
  const [setting] = await db.select().from(siteSetting).where(eq(siteSetting.key, OFFERED));
  const offered = setting?.value as Offered | undefined;
  const now = offeredNow();
  const [known, knownRows] = [new Set(offered?.categories), new Set(offered?.parameters)];
  const isCurrent =
    now.value.categories.every((key) => known.has(key)) &&
    now.value.parameters.every((name) => knownRows.has(name));
  if ((offered && isCurrent) || !isThere) return 0;
  const rows: Row[] = await db.select().from(category);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const missing = offered
    ? CATEGORIES.filter(({ key }) => !known.has(key) && !byKey.has(key))
    : newerThan(byKey);
  const added = await addCategories(seed, missing, rows);
  // If a mall has no record, it is not known which rows of its older tables were deleted.
  const isNew = (row: (typeof PARAMETERS)[number]): boolean =>
    added.has(row.category) || (offered !== undefined && !knownRows.has(nameOfParameter(row)));
  const wanted = PARAMETERS.flatMap((row, at) => (isNew(row) ? [at] : []));
  const parameters = await addParameters(seed, wanted, rows);
  const value: Offered = {
    categories: [...new Set([...known, ...now.value.categories])],
    parameters: [...new Set([...knownRows, ...now.value.parameters])],
  };
  await db
    .insert(siteSetting)
    .values({ key: OFFERED, value })
    .onConflictDoUpdate({ target: siteSetting.key, set: { value } });
  return added.size + parameters;
}
