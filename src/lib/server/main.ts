import http from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { SetupError } from '../kernel/setup-error.ts';
import { readSettings } from './env.ts';
import { openServices } from './services.ts';
import { pageBackend } from './page-backend.ts';

async function main(): Promise<void> {
  const settings = readSettings();
  const services = await openServices(settings);
  await services.startJobs();
  const { handler } = (await import('../../../dist/server/entry.mjs' as string)) as {
    handler: (req: unknown, res: unknown, next: () => void, locals: object) => void;
  };
  const api = getRequestListener(services.app.fetch, { overrideGlobalObjects: false });
  const backend = pageBackend(settings, services);
  http
    .createServer((req, res) => {
      if (req.url!.startsWith('/api/')) return void api(req, res);
      handler(req, res, () => res.writeHead(404).end(), { backend });
    })
    .listen(settings.PORT, settings.HOST, () => console.log(`http://${settings.HOST}:${settings.PORT}`));
}

main().catch((error: unknown) => {
  if (!(error instanceof SetupError)) throw error;
  console.error(`${error.message} ${error.cure}`);
  process.exit(1);
});
