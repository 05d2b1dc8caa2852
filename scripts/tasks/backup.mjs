// npm run backup -- FOLDER: the database, all files and the keys that the mall made, in one checked folder.
import { readArguments } from '../lib/arguments.mjs';
import { become } from '../lib/child.mjs';
import { serverArgs } from '../lib/server.mjs';

readArguments('backup');
become(process.execPath, serverArgs('backup.ts', ['backup', ...process.argv.slice(2)]));
