import http from 'node:http';
import https from 'node:https';
import { inEachLanguage } from './in-each-language.ts';

/** Passes API calls and files on to another backend, so that the browser keeps to one address. */
export function createProxy(base: string) {
  const target = new URL(base);
  const client = target.protocol === 'https:' ? https : http;
  return (req: http.IncomingMessage, res: http.ServerResponse): void => {
    const headers = { ...req.headers, host: target.host };
    const options = { method: req.method ?? 'GET', headers, timeout: 15_000 };
    const out = client.request(new URL(req.url ?? '/', target), options, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    out.on('timeout', () => out.destroy(new Error('timeout')));
    out.on('error', () => {
      if (res.headersSent) return void res.destroy();
      res.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      res.end(
        JSON.stringify({ status: 503, message: inEachLanguage('failures:system.busy'), code: 'system.busy' }),
      );
    });
    req.pipe(out);
  };
}
