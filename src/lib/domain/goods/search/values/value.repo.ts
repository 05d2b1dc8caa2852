import { inArray, sql } from 'drizzle-orm';
import { rowsOf } from '#lib/db/rows-of.ts';
import type { Db } from '../../../../db/database.ts';
import { parameter, parameterValue } from '../../../../db/schema.ts';
import { valueKey, type Typed } from './typed.ts';

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

async function knownIds(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await rowsOf<{ id: number; key: string }>(
    db,
    sql`select parameter_value_id as id, key from ${parameterValue}
      where key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`,
  );
  return new Map(rows.map((row) => [row.key, row.id]));
}

/**
 * The number of each value by its key; new ones are added. A word that no parameter table lists is kept as the merchant
 * wrote it, and marked as unknown for the platform.
 */
export async function valueIds(db: Db, values: readonly Typed[]): Promise<Map<string, number>> {
  const wanted = new Map(values.map((row) => [valueKey(row), row]));
  if (wanted.size === 0) return new Map();
  const known = await knownIds(db, [...wanted.keys()]);
  // In one order, so that two files that come in at once do not deadlock.
  const missing = [...wanted].filter(([key]) => !known.has(key)).sort(([a], [b]) => byText(a, b));
  if (missing.length === 0) return known;
  const parameters = new Map(missing.map(([, row]) => [row.parameter, row]));
  const rows = [...parameters.values()].sort((a, b) => byText(a.parameter, b.parameter));
  await db
    .insert(parameter)
    .values(
      rows.map((row) => ({
        key: row.parameter,
        name: row.name.zh,
        nameEn: row.name.en,
        unit: row.unit,
        kind: row.kind,
      })),
    )
    .onConflictDoNothing();
  const ids = new Map(
    (
      await db
        .select({ id: parameter.parameterId, key: parameter.key })
        .from(parameter)
        .where(
          inArray(
            parameter.key,
            rows.map((row) => row.parameter),
          ),
        )
    ).map((row) => [row.key, row.id]),
  );
  const added = missing.map(([key, row]) => ({
    key,
    parameterId: ids.get(row.parameter)!,
    ...row.value,
    low: row.low,
    high: row.high,
    sure: row.kind !== 'choice' || row.isOption,
    name: row.name.zh,
  }));
  await db.execute(sql`insert into parameter_value (parameter_id, key, value, value_en, low, high, is_known)
    select "parameterId", key, zh, en, low, high, sure or exists (select 1 from category_param table_row
        where table_row.name = added.name and (table_row.type = 'text'
          or table_row.choices @> jsonb_build_array(jsonb_build_object('zh', zh))))
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as added
      ("parameterId" int, key text, zh text, en text, low float8, high float8, sure boolean, name text)
    on conflict do nothing`);
  return knownIds(db, [...wanted.keys()]);
}
