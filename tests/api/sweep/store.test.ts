// What belongs to one store is out of reach for the people of every other.
//
// Each row of stores and riders that takes an id is called by those of SOUTH with every id that belongs to NORTH: it is
// answered as one that nobody has, and nothing of NORTH's changes. What NORTH has is read from the database, and the
// rows are the contract's: new tables and new rows are covered as they come.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#lib/kernel/ids.ts';
import { listOf } from '../../support/source-files.ts';
import { fillTables } from '../../support/sweep/fill-tables.ts';
import { samples } from '../../support/sweep/inputs.ts';
import { judge } from '../../support/sweep/judge.ts';
import { isRandomId, readTables, rowsOfStore, type Table } from '../../support/sweep/owned.ts';
import { isIdField, sweptRows, type SweptRow } from '../../support/sweep/rows.ts';
import { send, type Answer, type Input } from '../../support/sweep/send.ts';
import { NORTH_MERCHANT, openSweepWorld, strangerTo } from '../../support/sweep/world.ts';
import { NORTH } from '../../support/trade-mall.ts';

/** Numbers up to here are those of the trade mall, and mean one thing in one table and another in the next. */
const GIVEN_NUMBERS = 1000;
const UNKNOWN_NUMBER = 987_654;

let tables: Table[];
const world = await openSweepWorld();
beforeAll(async () => {
  const { database } = world.mall.services;
  await fillTables(database, NORTH_MERCHANT, NORTH);
  tables = (await readTables(database)).filter(({ columns }) =>
    columns.some(({ name }) => name === 'mer_id'),
  );
});
afterAll(() => world.mall.close({ madeUp: true }));

const rowsOfNorth = async (): Promise<[Table, Record<string, unknown>[]][]> => {
  const found: [Table, Record<string, unknown>[]][] = [];
  for (const table of tables)
    found.push([table, await rowsOfStore(world.mall.services.database, table, NORTH)]);
  return found;
};
const snapshot = async (): Promise<string[]> =>
  (await rowsOfNorth()).flatMap(([{ name }, rows]) =>
    rows.map((row) => `${name} ${JSON.stringify(row)}`).toSorted(),
  );
const told = ({ http, envelope }: Answer): string => `HTTP ${http} ${envelope?.code ?? ''}`;
const baseOf = (swept: SweptRow): Input => samples(swept, 1)[0] ?? {};
const aimedAt = (swept: SweptRow, [name, schema]: SweptRow['fields'][number], id: unknown): Input => ({
  ...baseOf(swept),
  [name]: schema.type === 'array' ? [id] : id,
});

test('NORTH has something in every table that knows stores', async () => {
  // When it fails: say in tests/support/sweep/fill-tables.ts what the table wants of a row.
  const isOfStores = ({ columns }: Table): boolean =>
    columns.some(({ name, isRequired }) => name === 'mer_id' && isRequired);
  const without = (await rowsOfNorth()).filter(([table, rows]) => isOfStores(table) && rows.length === 0);
  expect(listOf(without.map(([{ name }]) => name))).toBe('');
  expect(tables.length).toBeGreaterThan(30);
});

test('an id of NORTH’s is to the people of SOUTH as one that nobody has', async () => {
  const ids = new Set<string | number>();
  for (const [{ id }, rows] of await rowsOfNorth())
    for (const row of id ? rows : []) {
      const value = row[id!];
      if (isRandomId(value) || (typeof value === 'number' && value > GIVEN_NUMBERS)) ids.add(value);
    }
  expect(ids.size).toBeGreaterThan(10);

  const findings: string[] = [];
  let before = await snapshot();
  for (const swept of sweptRows.filter(({ row }) => ['merchant', 'clerk'].includes(row.access))) {
    const token = await world.token(strangerTo(swept.row.access));
    for (const field of swept.fields.filter(isIdField)) {
      const ask = (id: unknown): Promise<Answer> => send(world.mall, swept, aimedAt(swept, field, id), token);
      const unknown = {
        string: told(await ask(newId(world.mall.clock.now()))),
        number: told(await ask(UNKNOWN_NUMBER)),
      };
      for (const id of ids) {
        if (!judge(swept, aimedAt(swept, field, id)).isAccepted) continue;
        const answer = await ask(id);
        const asUnknown = unknown[typeof id as 'string' | 'number'];
        if (told(answer) !== asUnknown)
          findings.push(`${swept.id} ${field[0]}=${id}: ${told(answer)}, an unknown one ${asUnknown}`);
      }
    }
    const after = await snapshot();
    const gone = before.filter((row) => !after.includes(row));
    if (gone.length > 0) findings.push(`${swept.id} changed ${gone.join().slice(0, 200)}`);
    before = after;
  }
  expect(listOf(findings)).toBe('');
});
