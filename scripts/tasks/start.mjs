// npm start: builds if needed and serves the site.
import { readArguments } from '../lib/arguments.mjs';
import { buildOrGiveUp } from '../lib/build.mjs';
import { become } from '../lib/child.mjs';
import { listenProblem } from '../lib/port.mjs';
import { giveUp } from '../lib/say.mjs';
import { serverArgs, serverEnvironment } from '../lib/server.mjs';

readArguments('start');
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 4321);

// A wrong PORT is explained by the server's own settings. A busy one is worth knowing before a build.
if (
  Number.isInteger(port) &&
  port > 0 &&
  port < 65536 &&
  (await listenProblem(port, host)) === 'EADDRINUSE'
) {
  giveUp(
    `Port ${port} on ${host} is in use by another program.`,
    `Stop that program, or choose another port: PORT=${port + 1} npm start`,
  );
}
await buildOrGiveUp();
become(process.execPath, serverArgs('main.ts'), {
  NODE_ENV: 'production',
  ...serverEnvironment,
});
