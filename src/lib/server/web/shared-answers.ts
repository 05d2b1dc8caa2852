import type { IncomingMessage, ServerResponse } from 'node:http';
import { CALLER_HEADER } from '../../api/caller.ts';
import { createReadLimit } from '../../api/read-limit.ts';
import { findRow } from '../../api/find-row.ts';
import { SHARED_HEADER } from '../../api/mount.ts';
import { DEFAULT_LOCALE, isLocale } from '../../i18n/locales.ts';
import { encodingOf, isPackable } from './encoding.ts';
import { HtmlCache, type CachedPage } from './html-cache.ts';
import { inEachLanguage } from './in-each-language.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

const LONGEST_ADDRESS = 1000;
const MOST_BYTES = 4e6;
/** Requests with one of these headers are private; their answers are not shared. */
const OWN = ['authorization', 'x-token', 'range'];

interface Answered {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const mayBeShared = (url: string): boolean => {
  const cut = url.indexOf('?');
  return findRow('GET', cut < 0 ? url : url.slice(0, cut))?.shared !== undefined;
};

/**
 * Answers of public reads whose contract row says `shared`, cached for the seconds that it allows. Requests at the same
 * moment share one call, so many requests for one address cost one set of queries. The call is made as a visitor: of
 * the first request only address and language are passed on. Every other row answers each caller.
 */
export function createSharedAnswers(fetch: Fetch) {
  const cache = new HtmlCache(MOST_BYTES);
  const reads = createReadLimit();

  async function ask(key: string, req: IncomingMessage, lang: string): Promise<CachedPage | Answered> {
    const response = await fetch(
      new Request(`http://mall.inside${req.url}`, { headers: { 'x-lang': lang } }),
    );
    if (response.headers.has('set-cookie')) throw new Error(`${req.url} is shared and sets a cookie`);
    const seconds = Number(response.headers.get(SHARED_HEADER));
    const kept = Object.fromEntries([...response.headers].filter(([name]) => name !== SHARED_HEADER));
    const body = Buffer.from(await response.arrayBuffer());
    if (!seconds || response.status !== 200) return { status: response.status, headers: kept, body };
    const shared = { ...kept, 'cache-control': `public, max-age=0, s-maxage=${seconds}` };
    return cache.put(key, body, shared, [], seconds * 1000);
  }

  function send(req: IncomingMessage, res: ServerResponse, answer: CachedPage | Answered): void {
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) res.setHeader(name, value);
    res.setHeader('vary', 'accept-encoding, x-lang');
    if (!('bodies' in answer)) return void res.writeHead(answer.status).end(answer.body);
    const encoding = isPackable('application/json', answer.length) ? encodingOf(req, 'each') : '';
    const body = cache.bodyOf(answer, encoding);
    if (encoding) res.setHeader('content-encoding', encoding);
    res.setHeader('content-length', body.length);
    res.writeHead(200).end(body);
  }

  function refuse(res: ServerResponse, wait: number): true {
    const code = 'request.too_many';
    const headers = {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'retry-after': String(wait),
    };
    const message = inEachLanguage(`failures:${code}`);
    res.writeHead(429, headers).end(JSON.stringify({ status: 429, message, code }));
    return true;
  }

  /** False when the request is not one that can be shared. */
  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const url = req.url ?? '';
    if (req.method !== 'GET' || url.length > LONGEST_ADDRESS || OWN.some((name) => req.headers[name]))
      return false;
    const asked = String(req.headers['x-lang'] ?? '');
    // Whatever else is named there is answered in the one language, and kept once.
    const lang = isLocale(asked) ? asked : DEFAULT_LOCALE;
    const key = `${lang} ${url}`;
    const known = cache.get(key);
    if (!known && !mayBeShared(url)) return false;
    const isFresh = known && Date.now() < known.freshUntil;
    const wait = isFresh ? 0 : reads(String(req.headers[CALLER_HEADER] ?? ''));
    if (wait > 0) return refuse(res, wait);
    const answer =
      known && isFresh
        ? known
        : ((await cache.once(key, () => ask(key, req, lang))) as CachedPage | Answered);
    send(req, res, answer);
    return true;
  };
}
