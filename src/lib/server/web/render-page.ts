import http from 'node:http';
import type { Socket } from 'node:net';
import { watched } from '../../kernel/probe.ts';

export interface RenderedPage {
  status: number;
  headers: http.OutgoingHttpHeaders;
  body: Buffer;
}

export type AstroHandler = (
  req: http.IncomingMessage,
  res: http.ServerResponse,
  next: (error?: unknown) => void,
  locals: object,
) => unknown;

const lower = (headers: http.OutgoingHttpHeaders): http.OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** A rendering has no client; a socket of its own for each page would take a tenth of the time of a frame. */
const NOWHERE = {} as Socket;

/** The same as `render`, in a span where tracing is on. */
export const renderPage: typeof render = (handler, url, headers, locals) =>
  watched(
    'page',
    'render',
    () => ({ 'url.path': url }),
    () => render(handler, url, headers, locals),
  );

/**
 * Renders an address into memory, also without a waiting client (a stale page is rendered again in the background). The
 * page sees the headers given here and nothing else of the request.
 */
function render(
  handler: AstroHandler,
  url: string,
  headers: http.IncomingHttpHeaders,
  locals: object,
): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    // Astro keeps a reference to an ended response for long: its references (the page, its parts) must be released.
    let settle: { resolve: typeof resolve; reject: typeof reject } | undefined = { resolve, reject };
    let parts: Buffer[] = [];
    const req = new http.IncomingMessage(NOWHERE);
    Object.assign(req, { method: 'GET', url, headers });
    req.push(null);
    const res = new http.ServerResponse(req);
    const keep = (chunk: unknown) => {
      if (typeof chunk === 'string') parts.push(Buffer.from(chunk));
      // Nobody else has these bytes: they need no copy.
      else if (chunk instanceof Uint8Array)
        parts.push(Buffer.from(chunk.buffer as ArrayBuffer, chunk.byteOffset, chunk.byteLength));
    };
    res.writeHead = ((status: number, ...rest: unknown[]) => {
      res.statusCode = status;
      const given = rest.find((part) => typeof part === 'object') as http.OutgoingHttpHeaders | undefined;
      for (const [name, value] of Object.entries(given ?? {}))
        if (value !== undefined) res.setHeader(name, value);
      return res;
    }) as typeof res.writeHead;
    res.write = ((chunk: unknown, ...rest: unknown[]) => {
      keep(chunk);
      const written = rest.find((part) => typeof part === 'function') as (() => void) | undefined;
      if (written) queueMicrotask(written);
      return true;
    }) as typeof res.write;
    res.end = ((chunk?: unknown) => {
      keep(chunk);
      settle?.resolve({
        status: res.statusCode,
        headers: lower(res.getHeaders()),
        body: parts.length === 1 ? parts[0]! : Buffer.concat(parts),
      });
      settle = undefined;
      parts = [];
      // Astro removes its listeners from a request whose answer has gone out; without this event they would stay for
      // ever.
      res.emit('finish');
      return res;
    }) as typeof res.end;
    const refuse = (error: unknown): void => {
      settle?.reject(error as Error);
      settle = undefined;
    };
    // A page that fails while it is streamed is not ended but destroyed; without this the promise would wait for its
    // end forever.
    res.destroy = ((error?: Error) => {
      refuse(error ?? new Error(`The page ${url} broke off`));
      parts = [];
      res.emit('finish');
      return res;
    }) as typeof res.destroy;
    const next = (error?: unknown) => (error ? refuse(error) : res.writeHead(404).end());
    Promise.resolve(handler(req, res, next, locals)).catch(refuse);
  });
}
