import { Hono } from 'hono';
import { newId } from '../kernel/ids.ts';
import { failureEnvelope } from './envelope.ts';
import { features } from './routes.ts';
import { rawRoutes } from './raw-routes.ts';
import { createCallLimits } from './read-limit.ts';
import { mountRow } from './mount.ts';
import { localeOf, type ApiApp, type ApiServices, type ApiVariables } from './services.ts';

/** The mall's API: every contract row mounted, every answer in the envelope of the specification. */
export function createApi(services: ApiServices): ApiApp {
  const app: ApiApp = new Hono<{ Variables: ApiVariables }>();
  app.use('*', async (c, next) => {
    c.set('requestId', c.req.header('x-request-id') ?? newId(services.clock.now()));
    await next();
    c.header('x-request-id', c.get('requestId'));
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
  });
  const limits = createCallLimits();
  for (const feature of Object.values(features)) {
    for (const [name, row] of Object.entries(feature.rows)) {
      mountRow(app, services, row, feature.handlers[name]!, limits);
    }
  }
  rawRoutes(app, services, limits);
  app.notFound((c) => failureEnvelope(c, services, localeOf(c.req.raw), { code: 'request.not_found' }));
  app.onError((error, c) => {
    const isBusy = services.isDatabaseDown(error);
    services.log.error({ requestId: c.get('requestId'), path: c.req.path, err: error }, 'api.failed');
    const code = isBusy ? 'system.busy' : 'system.error';
    return failureEnvelope(c, services, localeOf(c.req.raw), { code });
  });
  return app;
}
