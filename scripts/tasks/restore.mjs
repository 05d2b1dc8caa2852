// npm run restore -- FOLDER: brings a backup back into an empty place.
import { readArguments } from '../lib/arguments.mjs';
import { become } from '../lib/child.mjs';
import { serverArgs } from '../lib/server.mjs';

readArguments('restore');
become(process.execPath, serverArgs('backup.ts', ['restore', ...process.argv.slice(2)]));
