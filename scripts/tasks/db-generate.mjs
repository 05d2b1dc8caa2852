// npm run db:generate [-- --name add_coupons]: writes the migration for what changed in src/lib/db/schema.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { readArguments } from '../lib/arguments.mjs';
import { environment } from '../lib/child.mjs';
import { at } from '../lib/places.mjs';

readArguments('db:generate');
const drizzleKit = [at('node_modules/drizzle-kit/bin.cjs'), 'generate', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, drizzleKit, { stdio: 'inherit', env: environment() });
if (status !== 0) process.exit(status ?? 1);

// The next migration is compared with the newest snapshot alone; each is the whole schema again.
const meta = at('src/lib/db/migrations/meta');
const snapshots = fs.readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
for (const older of snapshots.toSorted().slice(0, -1)) fs.rmSync(`${meta}/${older}`);
