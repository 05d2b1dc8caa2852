// npm run seed [-- --goods 100000]: fills the database with the demo mall, the same every time.
import { readArguments } from '../lib/arguments.mjs';
import { become } from '../lib/child.mjs';
import { demoArgs } from '../lib/server.mjs';

readArguments('seed');
become(process.execPath, demoArgs('seed.ts', process.argv.slice(2)));
