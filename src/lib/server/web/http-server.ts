import http from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { CALLER_HEADER } from '../../api/caller.ts';
import { newId } from '../../kernel/ids.ts';
import { isWatched, watched } from '../../kernel/probe.ts';
import { createCashierPages } from '../cashier/cashier-pages.ts';
import { openChatSocket } from '../chat/chat-socket.ts';
import { createDevPages } from './dev/dev-pages.ts';
import type { Settings } from '../env.ts';
import { createFeeds } from './feeds.ts';
import { createFiles } from './files.ts';
import { inEachLanguage } from './in-each-language.ts';
import { leaveUnread } from './leave-unread.ts';
import { createAnswerCounts } from './answer-counts.ts';
import { registerAuditGauge } from './audit-gauge.ts';
import { registerLedgerGauge } from './ledger-gauge.ts';
import { isInnerPath, serveInner, type Inside } from './inner-pages.ts';
import { registerMallGauges } from './mall-gauges.ts';
import { createMetrics } from './metrics.ts';
import { pageBackend } from '../page-backend.ts';
import { createPages } from './pages.ts';
import { createProxy, proxyChatSocket } from './proxy.ts';
import { PREFETCH_RULES_PATH, servePrefetchRules } from './prefetch-rules.ts';
import { createReadiness } from './readiness.ts';
import { routePattern } from './route-pattern.ts';
import type { AstroHandler } from './render-page.ts';
import { INERT_CSP, setSecurityHeaders } from './security-headers.ts';
import { CHANGED, type Services } from '../services.ts';
import { createSharedAnswers } from './shared-answers.ts';
import { createStatic } from './static.ts';
import { isThisMachine } from './this-machine.ts';
import { callerOf, readTrustedProxies } from '../trusted-proxies.ts';
import type { Logger } from 'pino';

const SLOW_MS = 1000;

type Serve = (req: http.IncomingMessage, res: http.ServerResponse) => unknown;

interface Parts {
  settings: Settings;
  /** Absent when another backend answers the API. */
  services: Services | undefined;
  astro: AstroHandler;
  clientFolder: string;
  /** Where the files lie that the client folder was built from; pictures of editors come there while the mall runs. */
  publicFolder?: string;
  log: Logger;
  metrics?: ReturnType<typeof createMetrics>;
  readiness?: ReturnType<typeof createReadiness>;
  /** What the inner pages show; by default of this process alone. */
  inside?: Inside | undefined;
}

export function createHttpServer({
  settings,
  services,
  astro,
  clientFolder,
  publicFolder,
  log,
  metrics = createMetrics(),
  readiness = createReadiness(settings, services),
  inside = { metrics: () => metrics.registry.metrics(), readiness: readiness.look },
}: Parts): http.Server {
  const backend = pageBackend(settings, services);
  const pages = createPages(astro, { backend }, settings);
  const serveStatic = createStatic(clientFolder, publicFolder);
  if (services) registerLedgerGauge(metrics.registry, services);
  if (services) registerAuditGauge(metrics.registry, services);
  registerMallGauges(metrics.registry, services, pages.cache);
  const proxy = settings.API_BASE_URL ? createProxy(settings.API_BASE_URL) : undefined;
  const api: Serve = services
    ? getRequestListener(services.app.fetch, { overrideGlobalObjects: false, autoCleanupIncoming: false })
    : (proxy as Serve);
  const shared = services && createSharedAnswers(services.app.fetch);
  const files = services && createFiles(services.storage);
  const devPages =
    services && settings.mode === 'demo' && (services.sms.isLocal || services.mail.isLocal)
      ? createDevPages(services)
      : undefined;
  const cashierPages = services && createCashierPages(services);
  const answers = services && createAnswerCounts(services, log);
  const isHttps = settings.SITE_URL.startsWith('https:');
  // Checked when the settings were read, so the fallback is never used.
  const trusted = readTrustedProxies(settings.TRUST_PROXY) ?? { hops: 0 };
  const feeds = createFeeds(settings.SITE_URL, services, { backend: settings.API_BASE_URL });
  const expire = (...tags: string[]): void => {
    for (const cache of [backend, pages.cache, feeds, files]) cache?.expire(tags);
  };
  void services?.database.listen(CHANGED, (tags) => expire(...tags.split(' ')));
  // Every page is of the site, and the words of each may be others.
  services?.onSaid(() => expire('site'));

  const plain = (res: http.ServerResponse, status: number, text: string) => {
    res.setHeader('content-security-policy', INERT_CSP);
    res
      .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .end(text);
  };

  /** Serves a request; `by` gets the kind of its handler, for the log and the counts. */
  async function route(
    req: http.IncomingMessage,
    res: http.ServerResponse,
    path: string,
    by: (kind: string) => void,
  ): Promise<void> {
    if (serveStatic(req, res, path)) return by('static');
    if (path.startsWith('/api/')) {
      by('api');
      if (!(await shared?.(req, res))) await api(req, res);
      return;
    }
    if (path.startsWith('/files/')) {
      by('file');
      await (files
        ? files.serve(req, res, decodeURIComponent(path.slice('/files/'.length)))
        : proxy?.(req, res));
      return;
    }
    by('inside');
    if (await feeds.serve(req, res, path)) return;
    if (path === '/healthz') plain(res, 200, 'ok');
    else if (path === PREFETCH_RULES_PATH) servePrefetchRules(res);
    else if (isInnerPath(path)) {
      if (!(await serveInner(req, res, path, { settings, inside }))) plain(res, 404, 'not found');
    } else if (devPages && path.startsWith('/dev/') && isThisMachine(req)) {
      await devPages(req, res, path);
    } else if (cashierPages && path.startsWith('/cashier/')) await cashierPages(req, res, path);
    else if (proxy && path.startsWith('/cashier/')) proxy(req, res);
    else if (req.method !== 'GET' && req.method !== 'HEAD') plain(res, 405, 'method not allowed');
    else {
      by('page');
      await pages.serve(req, res);
    }
  }

  function refuse(req: http.IncomingMessage, res: http.ServerResponse, id: string, err: unknown): void {
    if (err instanceof URIError || (err as { code?: string }).code === 'ERR_INVALID_URL') {
      return void plain(res, 400, 'bad request');
    }
    log.error({ requestId: id, url: req.url, err }, 'request.failed');
    if (res.headersSent) return void res.destroy();
    const say = (): void => plain(res, 500, `${inEachLanguage('failures:system.error')} (${id})`);
    if (!req.headers.accept?.includes('text/html')) return say();
    res.setHeader('x-request-id', id);
    pages.apologise(req, res).catch((error: unknown) => {
      log.error({ requestId: id, err: error }, 'apology.failed');
      if (!res.headersSent) say();
    });
  }

  const server = http.createServer(
    { keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 60_000, noDelay: true },
    (req, res) => {
      const startedAt = performance.now();
      const raw = req.url ?? '/';
      const cut = raw.indexOf('?');
      const path = cut < 0 ? raw : raw.slice(0, cut);
      const id = newId();
      req.headers['x-request-id'] = id;
      req.headers[CALLER_HEADER] = callerOf(req, trusted);
      setSecurityHeaders(res, isHttps);
      // Whoever keeps the connection would send the next request to a process that is gone.
      if (readiness.isDraining()) res.setHeader('connection', 'close');
      leaveUnread(req, res);
      let kind = 'unknown';
      res.on('finish', () => {
        const ms = performance.now() - startedAt;
        const cache = res.getHeader('x-cache')?.toString();
        metrics.observe(kind, { method: req.method ?? '', path, status: res.statusCode, ms, cache });
        answers?.observe(kind, { path, status: res.statusCode, ms });
        const isNoteworthy = res.statusCode >= 500 || ms > SLOW_MS;
        const level = isNoteworthy ? 'warn' : req.method === 'POST' ? 'info' : 'debug';
        log[level](
          { requestId: id, method: req.method, path, status: res.statusCode, ms: Math.round(ms) },
          'request',
        );
      });
      const facts = () => ({ 'http.request.method': req.method ?? '', 'url.path': path });
      const name = isWatched()
        ? `${req.method} ${routePattern(path.startsWith('/api/') ? 'api' : 'page', path)}`
        : '';
      const by = (served: string): void => void (kind = served);
      watched('request', name, facts, () => route(req, res, path, by), req.headers).catch((error: unknown) =>
        refuse(req, res, id, error),
      );
    },
  );
  if (answers) server.on('close', answers.end);
  if (services) {
    openChatSocket(server, { services, settings, callerOf: (req) => callerOf(req, trusted) });
  } else if (settings.API_BASE_URL) {
    proxyChatSocket(server, settings.API_BASE_URL, { settings, callerOf: (req) => callerOf(req, trusted) });
  }
  return server;
}
