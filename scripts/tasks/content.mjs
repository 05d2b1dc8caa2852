// npm run content [-- --check | --watch | --export]: publishes what editors have written in src/content.
import { become } from '../lib/child.mjs';
import { serverArgs } from '../lib/server.mjs';

become(process.execPath, serverArgs('content.ts', process.argv.slice(2)));
