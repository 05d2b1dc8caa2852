// A database that version 0.1.0 has written goes on with this one: no row is lost, no value of it has changed, and the
// checks that came since take them all.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, expect, it } from 'vitest';
import { openEmbedded } from '#lib/db/open-embedded.ts';
import { OLD_MALL, OTHER_ROWS } from '../../support/old-mall.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mall-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Rows = Record<string, string[]>;
type Ask = (text: string) => Promise<Record<string, unknown>[]>;

/** Every row of these tables as JSON, of the columns that are named. */
async function rowsOf(ask: Ask, columns: ReadonlyMap<string, string>): Promise<Rows> {
  const found: Rows = {};
  for (const [table, names] of columns) {
    const rows = await ask(
      `select row_to_json(t)::text as row from (select ${names} from public.${table}) t`,
    );
    found[table] = rows.map(({ row }) => String(row)).sort();
  }
  return found;
}

/** Links to papers and to files of goods stand in one table with those to pictures. */
const ONE_TABLE = ['file_link', 'paper_link', 'catalog_link'] as const;

/** What a migration has changed on purpose: nothing else may. */
function asUpgraded({ file_link: _1, paper_link: _2, catalog_link: _3, ...rows }: Rows): Rows {
  const roles = (rows['user_role'] ?? []).map((row) => JSON.parse(row) as Record<string, unknown>);
  const kept = roles.filter((row) => row['role'] === 'platform' || row['mer_id'] !== null);
  const changed = kept.map((row) => (row['role'] === 'platform' ? { ...row, mer_id: null } : row));
  const reviews = (rows['review'] ?? []).map((row) => JSON.parse(row) as Record<string, unknown>);
  const stores = (rows['merchant'] ?? []).map((row) => marked(scored(row, reviews), rows));
  return {
    ...rows,
    user_role: changed.map((row) => JSON.stringify(row)).sort(),
    merchant: stores.sort(),
  };
}

/** The scores of a store are its reviews; without one there is no number. */
function scored(store: string, reviews: readonly Record<string, unknown>[]): string {
  const { mer_id: merId } = JSON.parse(store) as Record<string, unknown>;
  const own = reviews.filter((row) => row['mer_id'] === merId);
  return store.replaceAll(/"((?:product|service|postage)_score)":\d+/g, (_, name: string) => {
    const sum = own.reduce((all, row) => all + Number(row[name]), 0);
    return `"${name}":${own.length === 0 ? 0 : Math.round((sum / own.length) * 10)}`;
  });
}

/** A store bears the mark of a deposit that the books have whole. */
function marked(store: string, rows: Rows): string {
  const { mer_id: merId, merchant_type_id: typeId } = JSON.parse(store) as Record<string, unknown>;
  const of = (table: string) => rows[table]!.map((row) => JSON.parse(row) as Record<string, unknown>);
  const wanted = of('merchant_type').find((row) => row['merchant_type_id'] === typeId)?.['margin'];
  const paid = of('ledger_account').find(
    (row) => row['kind'] === 'merchant_margin' && row['owner_id'] === merId,
  )?.['balance'];
  const isWhole = wanted !== undefined && Number(paid ?? 0) >= Math.max(Number(wanted), 1);
  return store.replace(/"has_margin":(?:true|false)/, `"has_margin":${isWhole}`);
}

it('every row of version 0.1.0 is there after the upgrade, as it was', async () => {
  const old = await PGlite.create(path.join(folder, 'pg'), { extensions: { pg_trgm } });
  const askOld: Ask = async (text) => (await old.query<Record<string, unknown>>(text)).rows;
  await old.exec(OLD_MALL);
  await old.exec('set search_path to public');
  await old.exec(OTHER_ROWS);
  const tables = await askOld(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' group by 1`,
  );
  const columns = new Map(tables.map(({ name, columns }) => [String(name), String(columns)]));
  const before = await rowsOf(askOld, columns);
  await old.close();
  expect(columns.size).toBeGreaterThan(110);
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);

  const database = await openEmbedded(folder);
  try {
    const ask: Ask = async (text) => (await database.query(text)).rows;
    const [links] = await ask('select count(*)::int as n from file_link');
    expect(links?.['n']).toBe(ONE_TABLE.reduce((sum, table) => sum + before[table]!.length, 0));
    for (const table of ONE_TABLE) columns.delete(table);
    expect(await rowsOf(ask, columns)).toEqual(asUpgraded(before));
  } finally {
    await database.close();
  }
}, 120_000);
