import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createCashierPages } from './cashier/cashier-pages.ts';
import { readSettings } from './env.ts';
import { pageBackend } from './page-backend.ts';
import { openServices } from './services.ts';

/** The backend behind `npm run dev`: same addresses, same locals as main.ts gives. */
export async function openDevServer() {
  const settings = readSettings();
  const services = settings.API_BASE_URL ? undefined : await openServices(settings);
  await services?.startJobs();
  const api = services && getRequestListener(services.app.fetch, { overrideGlobalObjects: false });
  const cashierPages = services && createCashierPages(services);
  const locals = { backend: pageBackend(settings, services) };
  return {
    middleware(req: IncomingMessage, res: ServerResponse, next: () => void) {
      if (api && req.url?.startsWith('/api/')) return void api(req, res);
      const path = req.url?.split('?')[0] ?? '';
      if (cashierPages && path.startsWith('/cashier/'))
        return void cashierPages(req, res, path).then(undefined, next);
      Reflect.set(req, Symbol.for('astro.locals'), { ...locals });
      next();
    },
    close: async () => services?.close(),
  };
}
