import http from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import { CALLER_HEADER } from '../../api/caller.ts';
import { largestBody } from '../../api/read-input.ts';
import { features } from '../../api/routes.ts';
import { CHAT_SOCKET_PATH } from '../../contracts/chat.ts';
import { isOwnOrigin, refuseSocket } from '../chat/chat-socket.ts';
import type { Settings } from '../env.ts';
import { inLanguageOf } from './in-each-language.ts';

const TIMEOUT_MS = 15_000;
/** The pages of this mall send nothing longer, whatever the other backend would take. */
const MOST_BYTES = largestBody(Object.values(features).flatMap(({ rows }) => Object.values(rows)));

/** Target of a request in the other backend, whose base address may end in a slash or have a path. */
function targetOf(base: string) {
  const target = new URL(base);
  const folder = target.pathname.replace(/\/+$/, '');
  return {
    target,
    client: target.protocol === 'https:' ? https : http,
    address: (path: string) => new URL(target.origin + folder + path),
  };
}

/**
 * The other backend limits callers by address too: it gets the address that we determined, not the one that a client
 * claims.
 */
function headersFor(req: http.IncomingMessage, target: URL): http.OutgoingHttpHeaders {
  const { [CALLER_HEADER]: caller, ...headers } = req.headers;
  return {
    ...headers,
    host: target.host,
    'x-forwarded-for': caller ?? req.socket.remoteAddress,
    'x-forwarded-host': req.headers.host,
  };
}

function refuse(
  req: http.IncomingMessage,
  res: http.ServerResponse,
  status: number,
  code: 'system.busy' | 'request.too_large',
): void {
  // Half an answer cannot become another one.
  if (res.headersSent) return void res.destroy();
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  res.end(JSON.stringify({ status, message: inLanguageOf(req.headers['x-lang'], `failures:${code}`), code }));
}

/** Passes API calls and files on to another backend, so that the browser keeps to one address. */
export function createProxy(base: string) {
  const { target, client, address } = targetOf(base);
  return (req: http.IncomingMessage, res: http.ServerResponse): void => {
    if (Number(req.headers['content-length'] ?? 0) > MOST_BYTES) {
      return refuse(req, res, 413, 'request.too_large');
    }
    const options = { method: req.method ?? 'GET', headers: headersFor(req, target), timeout: TIMEOUT_MS };
    const out = client.request(address(req.url ?? '/'), options, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    let passed = 0;
    const count = (chunk: Buffer): void => {
      passed += chunk.length;
      if (passed <= MOST_BYTES) return;
      req.off('data', count);
      req.unpipe(out);
      refuse(req, res, 413, 'request.too_large');
      out.destroy();
    };
    out.on('timeout', () => out.destroy(new Error('timeout')));
    out.on('error', () => {
      if (passed <= MOST_BYTES) refuse(req, res, 503, 'system.busy');
    });
    // Counted before it is passed on: the piece that is too much is not.
    req.on('data', count);
    req.pipe(out);
  };
}

/** Passes the chats' socket on to another backend; which pages may open it is asked here, where they come from. */
export function proxyChatSocket(
  server: http.Server,
  base: string,
  {
    settings,
    callerOf,
  }: {
    settings: Pick<Settings, 'SITE_URL' | 'mode'>;
    callerOf: (req: http.IncomingMessage) => string;
  },
): void {
  const { target, client, address } = targetOf(base);
  const open = new Set<Duplex>();
  server.on('upgrade', (req: http.IncomingMessage, socket: Duplex, head: Buffer) => {
    if (req.url?.split('?')[0] !== CHAT_SOCKET_PATH) return refuseSocket(socket, '404 Not Found');
    if (!isOwnOrigin(req, settings)) return refuseSocket(socket, '403 Forbidden');
    req.headers[CALLER_HEADER] = callerOf(req);
    const headers = { ...headersFor(req, target), origin: target.origin };
    const out = client.request(address(req.url), { headers, timeout: TIMEOUT_MS });
    out.on('timeout', () => out.destroy(new Error('timeout')));
    out.on('error', () => refuseSocket(socket, '503 Service Unavailable'));
    out.on('response', (answer) => {
      answer.resume();
      refuseSocket(socket, `${answer.statusCode} ${answer.statusMessage}`);
    });
    out.on('upgrade', (answer: http.IncomingMessage, far: Duplex, first: Buffer) => {
      const lines = answer.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}`]));
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      if (first.length) socket.write(first);
      if (head.length) far.write(head);
      for (const [one, other] of [
        [socket, far],
        [far, socket],
      ] as const) {
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
      }
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    });
    out.end();
  });
  // A server that closes waits for its connections, and these stay open by themselves.
  const close = server.close.bind(server);
  server.close = (done) => {
    for (const socket of open) socket.destroy();
    return close(done);
  };
}
