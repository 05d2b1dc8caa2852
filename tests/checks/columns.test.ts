// A column of states or kinds takes the words of one list, in the types and in the database.
//
// A bare text column takes any word: a misspelt state compiles, is stored, and leaves an order that no table moves on.
// So such a column is text({ enum: STATES }) with isKnown(t.status, STATES) beside it; the list stands in
// src/lib/contracts, where the flow table reads it too.
// When it fails: give the column its list, and make the migration: npm run db:generate
import { is } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgInteger, PgTable, PgText } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '#lib/db/schema.ts';
import { listOf } from '../support/source-files.ts';

const NAMES = /(^|[a-z])(status|state|kind|type|role|mode|side|phase|purpose|strategy|shape|visibility)$/i;

const dialect = new PgDialect({ casing: 'snake_case' });
const columns = Object.values(schema)
  .filter((part) => is(part, PgTable))
  .flatMap((table) => {
    const { name, checks } = getTableConfig(table);
    const known = new Map(checks.map((row) => [row.name, dialect.sqlToQuery(row.value).sql]));
    return getTableConfig(table).columns.map((column) => ({
      place: `${name}.${column.name}`,
      column,
      known,
    }));
  });
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const texts = columns.filter(({ column }) => is(column, PgText));

test('a column of states or kinds has its list', () => {
  const bare = texts
    .filter(({ column }) => NAMES.test(column.name) && !column.enumValues)
    .map(({ place }) => place);
  expect(texts.length).toBeGreaterThan(300);
  expect(listOf(bare)).toBe('');
});

test('a column whose states or kinds are numbers takes those of its list alone', () => {
  const open = columns
    .filter(({ column }) => is(column, PgInteger) && NAMES.test(column.name))
    .filter(({ place, known }) => !known.has(`${place.split('.')[0]}_${snake(place.split('.')[1]!)}_known`))
    .map(({ place }) => place);
  expect(listOf(open)).toBe('');
});

test('the database takes the words of that list and no others', () => {
  const findings = texts.flatMap(({ place, column, known }) => {
    if (!column.enumValues) return [];
    const [table, name] = place.split('.');
    const check = known.get(`${table}_${snake(name!)}_known`);
    const words = column.enumValues.map((word) => `'${word}'`).join(', ');
    return check?.endsWith(` in (${words})`) ? [] : [`${place}: ${check ?? 'no check'}`];
  });
  expect(listOf(findings)).toBe('');
});
