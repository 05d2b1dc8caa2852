// npm run build: builds the pages, also when nothing has changed, and the server's one file.
import { readArguments } from '../lib/arguments.mjs';
import { build } from '../lib/build.mjs';
import { bundle } from '../lib/bundle.mjs';

readArguments('build');
process.exit((await build({ always: true })) || (await bundle()));
