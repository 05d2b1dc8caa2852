// npm run catalog:export -- FILE [--store KEY] [--lang en-US]: writes all goods of a store into a CSV or XLSX file;
// with --category KEY instead of a store, the columns of a category and an example.
import { readArguments } from '../lib/arguments.mjs';
import { become } from '../lib/child.mjs';
import { serverArgs } from '../lib/server.mjs';

readArguments('catalog:export');
become(process.execPath, serverArgs('catalog.ts', ['export', ...process.argv.slice(2)]));
