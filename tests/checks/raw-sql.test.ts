// Tests speak to the mall through its acts; what no act tells or does, they read and write by tests/support/tables.ts,
// whose tables and columns are those of the schema.
//
// When it fails: say it with mall.read, mall.count, mall.change …, or with a named reading in tests/support. What is
// about PostgreSQL itself (locks, triggers, dumps) is a test of the database: tests/domain/database, tests/races/database.
import { expect, test } from 'vitest';
import { rawSql } from '../../scripts/weigh/raw-sql.ts';

/** It only goes down. */
const RAW_SQL_MAX = 8;

test('tests write no more SQL than they did', () => {
  const found = rawSql();
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(RAW_SQL_MAX);
});
