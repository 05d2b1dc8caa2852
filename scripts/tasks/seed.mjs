// npm run seed [-- --goods 100000]: fills the database with the demo mall, the same every time.
import { become } from '../lib/child.mjs';
import { serverArgs } from '../lib/server.mjs';

become(process.execPath, serverArgs('seed.ts', process.argv.slice(2)));
