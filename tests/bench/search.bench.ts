// Search and listing at 1,000, 10,000 and 100,000 goods, on the embedded database and on PostgreSQL: what comes
// first for the relevance set, and how long it takes with counts and filters. Choose with
// BENCH_GOODS=1000,10000 and BENCH_DATABASES=postgres. BENCH_KEEP=postgres://… takes an empty database and leaves it
// grown, so that the next run measures at once.
import { goodsApi } from '#lib/contracts/goods.ts';
import { searchApi } from '#lib/contracts/search.ts';
import { learnWords } from '#lib/domain/goods/search/index.ts';
import { growCatalogue } from '#demo/grow-catalogue.ts';
import { writeDemoMall } from '#demo/write.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { openTestMall, type TestMall } from '../support/mall.ts';
import { findPostgres } from '../support/postgres.ts';
import { times } from './measure.ts';
import { measureRelevance } from './relevance/measure.ts';
import { RELEVANCE } from './relevance/queries.ts';

const SIZES = (process.env['BENCH_GOODS'] ?? '1000,10000,100000').split(',').map(Number);
const DATABASES = (process.env['BENCH_DATABASES'] ?? 'embedded,postgres').split(',');
const RUNS = 40;
const PER_PAGE = 40;
const DEEP = 500;

const ms = (n: number): string => `${n.toFixed(1)} ms`;
const at = (all: number[], share: number): number =>
  [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;

async function measure(mall: TestMall) {
  const call = mall.as();
  const designationOf = async (skuId: number): Promise<string> => {
    const found = await mall.services.database.query('select designation from sku where sku_id = $1', [
      skuId,
    ]);
    return String(found.rows[0]?.['designation']);
  };
  await measureRelevance(call, designationOf);
  // The minute in which a query is remembered is over: every search is understood anew.
  mall.clock.advance(120_000);
  const relevance = await measureRelevance(call, designationOf);
  const categories = await call(goodsApi.categories);
  const cate_id = categories.ok ? categories.value[0]?.store_category_id : undefined;
  const list = (input: object, page: number) =>
    times(RUNS, async () => {
      const found = await call(goodsApi.list, { ...input, page, limit: PER_PAGE });
      if (!found.ok) throw new Error(found.failure.code);
    });
  // A person writes on while the answer comes: the beginning of each query, letter by letter less.
  const begun = RELEVANCE.map(({ query }) => query.slice(0, Math.max(2, Math.ceil(query.length / 2))));
  const suggested = await times(begun.length, async (n) => {
    const found = await call(searchApi.suggest, { q: begun[n]! });
    if (!found.ok) throw new Error(found.failure.code);
  });
  const narrowed = await measureNarrowing(mall);
  const orders = ['sales', 'price_asc', 'create_time', 'star'] as const;
  const first = [];
  for (const order of orders)
    for (const more of [{}, { cate_id }]) first.push(await list({ order, ...more }, 1));
  const [shallow, deep] = [await list({}, 1), await list({}, DEEP)];
  return {
    'hit@1': relevance.hit1.toFixed(3),
    'hit@10': relevance.hit10.toFixed(3),
    'search p50': ms(at(relevance.times, 0.5)),
    'search p95': ms(at(relevance.times, 0.95)),
    'suggestions p50': ms(suggested.p50),
    'suggestions p95': ms(suggested.p95),
    'sizes of the category that is narrowed': narrowed.sizes,
    'narrowing p50': ms(narrowed.p50),
    'narrowing p95': ms(narrowed.p95),
    'list p95, worst of sorts and filters': ms(Math.max(...first.map((row) => row.p95))),
    'list p50 page 1': ms(shallow.p50),
    [`list p50 page ${DEEP}`]: ms(deep.p50),
  };
}

/** A leaf category with about 10,000 sizes, narrowed by each value of its first parameters: list and counts together. */
async function measureNarrowing(mall: TestMall) {
  const { rows: leaves } = await mall.services.database.query(
    `select category_id id, sum(sku_count)::int sizes from product where status = 'on_sale' group by 1
      order by abs(sum(sku_count) - 10000), 1 limit 1`,
    [],
  );
  const [cate_id, sizes] = [Number(leaves[0]?.['id']), Number(leaves[0]?.['sizes'])];
  const call = mall.as();
  const all = await call(goodsApi.facets, { cate_id });
  if (!all.ok) throw new Error(all.failure.code);
  const specs = all.value.parameters
    .slice(0, 6)
    .flatMap((one) => one.values.slice(0, 8).map(({ id }) => `${one.id}-${id}`));
  const taken = await times(Math.max(RUNS, specs.length), async (n) => {
    const query = { cate_id, spec: specs[n % specs.length]! };
    const answers = await Promise.all([
      call(goodsApi.list, { ...query, limit: PER_PAGE }),
      call(goodsApi.facets, query),
    ]);
    for (const answer of answers) if (!answer.ok) throw new Error(answer.failure.code);
  });
  return { sizes, ...taken };
}

const rows: Record<string, Awaited<ReturnType<typeof measure>>> = {};
for (const kind of DATABASES) {
  const kept = process.env['BENCH_KEEP'];
  const postgres = kind === 'postgres' && !kept ? await findPostgres({ install: false }) : undefined;
  if (postgres && 'reason' in postgres) {
    console.log(`NO POSTGRESQL: SKIPPED (${postgres.reason})`);
    continue;
  }
  if (postgres) process.env['TEST_DATABASE_URL'] = postgres.url;
  const database = postgres ? await freshDatabase() : undefined;
  const url = kept ?? database?.url;
  const mall = await openTestMall(url ? { url } : {});
  try {
    const known = await mall.services.database.query('select 1 from product limit 1', []);
    if (known.rows.length === 0) await writeDemoMall(mall.services, () => undefined);
    for (const size of SIZES) {
      const goods = await growCatalogue(mall.services.database.db, size);
      await learnWords(mall.services.database.db);
      await mall.services.database.query('vacuum analyze');
      rows[`${kind}, ${goods} goods`] = await measure(mall);
    }
  } finally {
    await mall.close();
    await database?.drop();
    await postgres?.stop();
  }
}
console.table(rows);
