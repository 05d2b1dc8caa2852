// npm run admin:reset: another password or second factor for a person of the platform.
import { readArguments } from '../lib/arguments.mjs';
import { become } from '../lib/child.mjs';
import { serverArgs } from '../lib/server.mjs';

readArguments('admin:reset');
become(process.execPath, serverArgs('admin.ts', ['reset', ...process.argv.slice(2)]));
