// npm run content [-- --check | --watch | --export]: publishes what editors have written in src/content.
import { readArguments } from '../lib/arguments.mjs';
import { become } from '../lib/child.mjs';
import { serverArgs } from '../lib/server.mjs';

readArguments('content');
become(process.execPath, serverArgs('content.ts', process.argv.slice(2)));
