import http from 'node:http';
import { Socket } from 'node:net';

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

/**
 * Renders an address into memory, also when nobody waits for it (a stale page is made anew behind the
 * visitor's back). The page sees the headers given here and nothing else of the request.
 */
export function renderPage(
  handler: AstroHandler,
  url: string,
  headers: http.IncomingHttpHeaders,
  locals: object,
): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    const req = new http.IncomingMessage(new Socket());
    Object.assign(req, { method: 'GET', url, headers });
    req.push(null);
    const res = new http.ServerResponse(req);
    const parts: Buffer[] = [];
    const keep = (chunk: unknown) => {
      if (chunk && typeof chunk !== 'function') parts.push(Buffer.from(chunk as Uint8Array | string));
    };
    res.writeHead = ((status: number, ...rest: unknown[]) => {
      res.statusCode = status;
      const given = rest.find((part) => typeof part === 'object') as http.OutgoingHttpHeaders | undefined;
      for (const [name, value] of Object.entries(given ?? {}))
        if (value !== undefined) res.setHeader(name, value);
      return res;
    }) as typeof res.writeHead;
    res.write = ((chunk: unknown) => {
      keep(chunk);
      return true;
    }) as typeof res.write;
    res.end = ((chunk?: unknown) => {
      keep(chunk);
      resolve({ status: res.statusCode, headers: lower(res.getHeaders()), body: Buffer.concat(parts) });
      return res;
    }) as typeof res.end;
    const next = (error?: unknown) => (error ? reject(error as Error) : res.writeHead(404).end());
    Promise.resolve(handler(req, res, next, locals)).catch(reject);
  });
}
