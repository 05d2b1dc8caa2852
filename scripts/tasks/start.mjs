// npm start: builds if needed and serves the site.
import { readArguments } from '../lib/arguments.mjs';
import { buildOrGiveUp, isBuilt } from '../lib/build.mjs';
import { bundle } from '../lib/bundle.mjs';
import { become } from '../lib/child.mjs';
import { giveUp } from '../lib/say.mjs';
import { mainArgs, serverEnvironment } from '../lib/server.mjs';

readArguments('start');
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 4321);

// A wrong PORT is explained by the server's own settings. A busy one, or a wrong HOST, is worth knowing before a build.
if (Number.isInteger(port) && port > 0 && port < 65536) {
  const { listenError, listenProblem } = await import('../../src/lib/server/listen-problem.ts');
  const problem = await listenProblem({ HOST: host, PORT: port });
  const { message, cure } = listenError({ HOST: host, PORT: port }, problem);
  if (problem) giveUp(message, cure);
}
const extra = { NODE_ENV: 'production', ...serverEnvironment };
if (isBuilt()) become(process.execPath, mainArgs(), extra);
else {
  // An empty mall is filled while its pages are built: a first start takes as long as the slower of the two.
  const server = become(process.execPath, mainArgs(['--pages-follow']), extra, { hasMessages: true });
  await buildOrGiveUp();
  server.send('pages are built', () => server.disconnect());
}
// For the next start: this one has begun.
await bundle();
