// npm run db:generate [-- --name add_coupons]: writes the migration for what changed in src/lib/db/schema.
import { readArguments } from '../lib/arguments.mjs';
import { become } from '../lib/child.mjs';
import { at } from '../lib/places.mjs';

readArguments('db:generate');
become(process.execPath, [at('node_modules/drizzle-kit/bin.cjs'), 'generate', ...process.argv.slice(2)]);
