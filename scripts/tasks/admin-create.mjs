// npm run admin:create: a person of the platform, with a password and a second factor.
import { readArguments } from '../lib/arguments.mjs';
import { become } from '../lib/child.mjs';
import { serverArgs } from '../lib/server.mjs';

readArguments('admin:create');
become(process.execPath, serverArgs('admin.ts', ['create', ...process.argv.slice(2)]));
