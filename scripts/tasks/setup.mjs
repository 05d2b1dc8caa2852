// npm run setup: only installs what is missing, which scripts/run.mjs has done by now.
import { say } from '../lib/say.mjs';

say(`ready: Node.js ${process.version} and the packages of package-lock.json`);
