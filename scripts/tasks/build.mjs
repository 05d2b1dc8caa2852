// npm run build: builds the pages, also when nothing has changed.
import { build } from '../lib/build.mjs';

process.exit(await build({ always: true }));
