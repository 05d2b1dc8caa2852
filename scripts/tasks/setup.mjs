// npm run setup: only installs what is missing, which scripts/run.mjs has done by now; with `production` it also makes an
// empty database a mall.
import { readArguments } from '../lib/arguments.mjs';
import { become } from '../lib/child.mjs';
import { say } from '../lib/say.mjs';
import { serverArgs } from '../lib/server.mjs';

readArguments('setup');
const [what, ...options] = process.argv.slice(2);
if (what === 'production') become(process.execPath, serverArgs('setup.ts', options));
else say(`ready: Node.js ${process.version} and the packages of package-lock.json`);
