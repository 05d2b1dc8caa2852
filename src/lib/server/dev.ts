import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createCashierPages } from './cashier/cashier-pages.ts';
import type { DrawListed } from './desk-lists.ts';
import { openChatSocket } from './chat/chat-socket.ts';
import { readSettings } from './env.ts';
import { pageBackend } from './page-backend.ts';
import { refuseUnsafeStart } from './public-start.ts';
import { seedIfEmpty, type FillDemo } from './seed-if-empty.ts';
import { createDevPages } from './web/dev/dev-pages.ts';
import { createFiles } from './web/files.ts';
import { isThisMachine } from './web/this-machine.ts';
import { openServices } from './services.ts';

/** The backend behind `npm run dev`: same addresses, same locals as main.ts gives. */
export async function openDevServer(fillDemo: FillDemo) {
  const settings = readSettings();
  const services = settings.API_BASE_URL ? undefined : await openServices(settings);
  if (services) await seedIfEmpty(services, settings, fillDemo);
  if (services) await refuseUnsafeStart(settings, services.database.query);
  await services?.startJobs();
  const api = services && getRequestListener(services.app.fetch, { overrideGlobalObjects: false });
  const cashierPages = services && createCashierPages(services);
  const files = services && createFiles(services.storage);
  const devPages =
    services && settings.mode === 'demo' && (services.sms.isLocal || services.mail.isLocal)
      ? createDevPages(services)
      : undefined;
  const locals = { backend: pageBackend(settings, services) };
  return {
    middleware(req: IncomingMessage, res: ServerResponse, next: () => void) {
      if (api && req.url?.startsWith('/api/')) return void api(req, res);
      const path = req.url?.split('?')[0] ?? '';
      if (files && path.startsWith('/files/'))
        return void files.serve(req, res, decodeURIComponent(path.slice('/files/'.length))).catch(next);
      if (devPages && path.startsWith('/dev/') && isThisMachine(req)) return void devPages(req, res, path);
      if (cashierPages && path.startsWith('/cashier/'))
        return void cashierPages(req, res, path).then(undefined, next);
      Reflect.set(req, Symbol.for('astro.locals'), { ...locals });
      next();
    },
    /** The chats' socket, beside the one that tells the browser of changed files. */
    openSocket(server: Server): void {
      const callerOf = (req: IncomingMessage): string => req.socket.remoteAddress ?? 'unknown';
      if (services) openChatSocket(server, { services, settings, callerOf });
    },
    drawLists: (draw: DrawListed) => services?.drawLists(draw),
    close: async () => services?.close(),
  };
}
