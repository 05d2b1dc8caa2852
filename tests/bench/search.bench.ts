// Search and listing at 1,000, 10,000 and 100,000 goods, on the embedded database and on PostgreSQL: what comes
// first for the relevance set, and how long it takes with counts and filters. Choose with
// BENCH_GOODS=1000,10000 and BENCH_DATABASES=postgres.
import { goodsApi } from '#lib/contracts/goods.ts';
import { learnWords } from '#lib/domain/goods/search/index.ts';
import { growCatalogue } from '#demo/grow-catalogue.ts';
import { writeDemoMall } from '#demo/write.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { openTestMall, type TestMall } from '../support/mall.ts';
import { findPostgres } from '../support/postgres.ts';
import { times } from './measure.ts';
import { measureRelevance } from './relevance/measure.ts';

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
    'list p95, worst of sorts and filters': ms(Math.max(...first.map((row) => row.p95))),
    'list p50 page 1': ms(shallow.p50),
    [`list p50 page ${DEEP}`]: ms(deep.p50),
  };
}

const rows: Record<string, Awaited<ReturnType<typeof measure>>> = {};
for (const kind of DATABASES) {
  const postgres = kind === 'postgres' ? await findPostgres({ install: false }) : undefined;
  if (postgres && 'reason' in postgres) {
    console.log(`NO POSTGRESQL: SKIPPED (${postgres.reason})`);
    continue;
  }
  if (postgres) process.env['TEST_DATABASE_URL'] = postgres.url;
  const database = postgres ? await freshDatabase() : undefined;
  const mall = await openTestMall(database ? { url: database.url } : {});
  try {
    await writeDemoMall(mall.services, () => undefined);
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
