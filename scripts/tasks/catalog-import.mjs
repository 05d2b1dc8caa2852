// npm run catalog:import -- FILE [--store KEY] [--pictures FOLDER] [--take-away] [--lang en-US]: brings goods from a
// CSV or XLSX file.
import { readArguments } from '../lib/arguments.mjs';
import { become } from '../lib/child.mjs';
import { serverArgs } from '../lib/server.mjs';

readArguments('catalog:import');
become(process.execPath, serverArgs('catalog.ts', ['import', ...process.argv.slice(2)]));
