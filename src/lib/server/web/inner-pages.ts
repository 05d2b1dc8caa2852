import { timingSafeEqual } from 'node:crypto';
import http from 'node:http';
import { sha256Hex } from '../../kernel/ids.ts';
import type { Settings } from '../env.ts';
import { isThisMachine } from './this-machine.ts';
import { sayReadiness, type Readiness } from './readiness.ts';

/** What /metrics and /readyz show: of this process, or of all workers. */
export interface Inside {
  metrics(): Promise<string>;
  readiness(): Promise<Readiness>;
}

const PATHS = new Set(['/metrics', '/readyz']);
const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(sha256Hex(a)), Buffer.from(sha256Hex(b)));

/**
 * Who may read the metrics and the readiness at the main port: requests with the token. If no token is set: in a demo
 * mall without a metrics port, browsers on this machine. Anyone else gets a 404.
 */
function mayRead(req: http.IncomingMessage, { METRICS_TOKEN, METRICS_PORT, mode }: Settings): boolean {
  if (METRICS_TOKEN) {
    const given = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    return given !== undefined && isSame(given, METRICS_TOKEN);
  }
  return METRICS_PORT === undefined && mode === 'demo' && isThisMachine(req);
}

async function answer(res: http.ServerResponse, path: string, inside: Inside): Promise<void> {
  const say = (status: number, text: string): void => {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    res.writeHead(status, headers).end(text);
  };
  if (path === '/metrics') return say(200, await inside.metrics());
  const readiness = await inside.readiness();
  say(readiness.isReady ? 200 : 503, sayReadiness(readiness));
}

/** False for any other path, and for callers who may not see them. */
export async function serveInner(
  req: http.IncomingMessage,
  res: http.ServerResponse,
  path: string,
  { settings, inside }: { settings: Settings; inside: Inside },
): Promise<boolean> {
  if (!PATHS.has(path) || !mayRead(req, settings)) return false;
  await answer(res, path, inside);
  return true;
}

export const isInnerPath = (path: string): boolean => PATHS.has(path);

/** Their own port; every caller who reaches it may read. */
export function openInnerPort(
  { METRICS_PORT, METRICS_HOST }: Pick<Settings, 'METRICS_PORT' | 'METRICS_HOST'>,
  inside: Inside,
): http.Server | undefined {
  if (METRICS_PORT === undefined) return undefined;
  const server = http.createServer((req, res) => {
    const path = req.url?.split('?')[0] ?? '';
    if (!PATHS.has(path)) return void res.writeHead(404).end();
    answer(res, path, inside).catch((error: Error) => {
      if (!res.headersSent) res.writeHead(500, { 'content-type': 'text/plain' });
      res.end(error.message);
    });
  });
  return server.listen(METRICS_PORT, METRICS_HOST);
}
