// The whole schema stands once beside its migrations, not once for each.
//
// Each snapshot is the schema again, fourteen thousand lines long; the next migration is compared with the newest alone.
// When it fails: npm run db:generate
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from '#lib/db/migrations.ts';

test('one snapshot is kept: that of the newest migration', () => {
  const numberOf = (name: string): string => name.slice(0, 4);
  const migrations = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'));
  const snapshots = readdirSync(`${MIGRATIONS_FOLDER}/meta`).filter((name) =>
    name.endsWith('_snapshot.json'),
  );
  expect(snapshots.map(numberOf)).toEqual(migrations.map(numberOf).toSorted().slice(-1));
});
