// npm run build: builds the pages, also when nothing has changed.
import { readArguments } from '../lib/arguments.mjs';
import { build } from '../lib/build.mjs';

readArguments('build');
process.exit(await build({ always: true }));
