// npm run setup: only installs what is missing, which scripts/run.mjs has done by now.
import { readArguments } from '../lib/arguments.mjs';
import { say } from '../lib/say.mjs';

readArguments('setup');
say(`ready: Node.js ${process.version} and the packages of package-lock.json`);
