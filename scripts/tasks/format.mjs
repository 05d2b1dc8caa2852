// npm run format [-- <files>]: writes every file the way `npm run verify` wants it.
import { readArguments } from '../lib/arguments.mjs';
import { become } from '../lib/child.mjs';
import { at } from '../lib/places.mjs';

const files = readArguments('format').words;
become(process.execPath, [
  at('node_modules/prettier/bin/prettier.cjs'),
  '--write',
  '--log-level=warn',
  ...(files.length ? files : ['.']),
]);
