import type { IncomingMessage, ServerResponse } from 'node:http';
import { CALLER_HEADER } from '../../api/caller.ts';
import { createReadLimit } from '../../api/read-limit.ts';
import { accessOf, PAGE_QUERY, showsPreviews } from '../../contracts/routes.ts';
import { barePath } from '../../i18n/locales.ts';
import { encodingOf, isPackable, pack } from './encoding.ts';
import type { Settings } from '../env.ts';
import { HtmlCache, type CachedPage } from './html-cache.ts';
import { inEachLanguage } from './in-each-language.ts';
import { PREFETCH_RULES_HEADER } from './prefetch-rules.ts';
import { renderPage, type AstroHandler, type RenderedPage } from './render-page.ts';

const CDN_STALE_SECONDS = 86_400;
const MOST_BYTES = 12e6;
/** Different policies of pages; so many are not expected. */
const MOST_POLICIES = 200;

interface PageServer {
  cache: HtmlCache;
  serve(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** The error page, in the language of the address that failed. */
  apologise(req: IncomingMessage, res: ServerResponse): Promise<void>;
}

/** What the middleware and the parts of a page leave behind about its rendering. */
interface Rendering {
  caller?: string;
  isDown?: boolean;
  isLacking?: boolean;
}

interface Address {
  key: string;
  isPublic: boolean;
}

/** Path and query of a request; public pages see only query names that they may depend on. */
function readAddress(raw: string): Address {
  const url = new URL(raw, 'http://mall.inside');
  const path = barePath(decodeURI(url.pathname));
  const isPublic = accessOf(path) === 'public';
  if (!isPublic) return { key: url.pathname + url.search, isPublic };
  const query = new URLSearchParams();
  // Elsewhere it would only be a way past the cache.
  if (!showsPreviews(path)) url.searchParams.delete('preview');
  for (const [name, value] of [...url.searchParams].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (PAGE_QUERY.has(name) && value !== '') query.append(name, value);
  }
  const text = query.toString();
  return { key: text ? `${url.pathname}?${text}` : url.pathname, isPublic };
}

/** `x-page-cache: 60 goods:1 site` is the cache order of a page: seconds and tags (see the middleware). */
function cacheOrder(page: RenderedPage): { maxAge: number; tags: string[] } | undefined {
  const order = page.headers['x-page-cache'];
  delete page.headers['x-page-cache'];
  if (typeof order !== 'string' || page.status !== 200) return undefined;
  const [maxAge, ...tags] = order.split(' ');
  // Whatever a page shows, its frame shows the site's name, banner and tabs.
  return { maxAge: Number(maxAge), tags: [...new Set([...tags, 'site'])] };
}

export function createPages(
  handler: AstroHandler,
  locals: { backend: { origin?: string } },
  { SITE_URL, liveOrigins }: Pick<Settings, 'SITE_URL' | 'liveOrigins'>,
): PageServer {
  const cache = new HtmlCache(MOST_BYTES);
  const reads = createReadLimit();
  const { host } = new URL(SITE_URL);
  // The pictures of another backend lie with it.
  const { origin } = locals.backend;
  const streams = liveOrigins.map((one) => ` ${one}`).join('');
  /** A page loads from elsewhere what another backend and the streaming service give out, and nothing else. */
  const widen = (policy: string): string => {
    const shown = origin ? policy.replace(/(img|media)-src 'self'/g, `$& ${origin}`) : policy;
    return streams ? shown.replace(/(media|connect)-src 'self'/g, `$&${streams}`) : shown;
  };
  const policies = new Map<string, string>();
  /** Pages that load the same have the same policy, a kilobyte that the cache then keeps once. */
  function widened(policy: string): string {
    const known = policies.get(policy);
    if (known !== undefined) return known;
    if (policies.size >= MOST_POLICIES) policies.clear();
    const made = widen(policy);
    policies.set(policy, made);
    return made;
  }

  async function render(
    key: string,
    extra: Record<string, string | undefined>,
    caller?: string,
  ): Promise<RenderedPage | CachedPage> {
    // The Host header of a request never reaches a page: what is cached must not depend on it.
    // Every rendering gets locals of its own: the middleware writes language and actor into them, and a shared
    // object would hand those to whatever else is being rendered.
    const own: Rendering = { ...locals, ...(caller ? { caller } : {}) };
    const written = await renderPage(handler, key, { host, accept: 'text/html', ...extra }, own).catch(
      (error: unknown) => {
        if (!own.isDown) throw error;
      },
    );
    // Parts are still asking while a page is already being written: only at its end is it known to be whole.
    const page = written && (!own.isDown || written.status === 503) ? written : await apology(key, 'busy');
    if (own.isLacking && page.status === 200) {
      page.status = 503;
      page.headers['cache-control'] = 'no-store';
    }
    const policy = page.headers['content-security-policy'];
    if (typeof policy === 'string') page.headers['content-security-policy'] = widened(policy);
    const order = cacheOrder(page);
    if (!order) return page;
    page.headers['cache-control'] =
      `public, max-age=0, s-maxage=${order.maxAge}, stale-while-revalidate=${CDN_STALE_SECONDS}`;
    return cache.put(key, page.body, page.headers, order.tags, order.maxAge * 1000);
  }

  const apology = (key: string, hasFailed: 'error' | 'busy'): Promise<RenderedPage> =>
    renderPage(handler, key, { host, accept: 'text/html' }, { ...locals, hasFailed });

  function sendCached(req: IncomingMessage, res: ServerResponse, page: CachedPage, state: string): void {
    const encoding = encodingOf(req, page.isTight ? 'once' : 'each');
    for (const [name, value] of Object.entries(page.headers))
      if (value !== undefined) res.setHeader(name, value);
    res.setHeader('x-cache', state);
    res.setHeader('speculation-rules', PREFETCH_RULES_HEADER);
    res.setHeader('vary', 'accept-encoding');
    res.setHeader('etag', page.etag);
    if (req.headers['if-none-match'] === page.etag) return void res.writeHead(304).end();
    const body = cache.bodyOf(page, encoding);
    if (encoding) res.setHeader('content-encoding', encoding);
    res.setHeader('content-length', body.length);
    res.writeHead(200).end(req.method === 'HEAD' ? undefined : body);
  }

  function send(req: IncomingMessage, res: ServerResponse, page: RenderedPage): void {
    for (const [name, value] of Object.entries(page.headers))
      if (value !== undefined) res.setHeader(name, value);
    if (!res.hasHeader('cache-control')) res.setHeader('cache-control', 'no-store');
    const mime = String(page.headers['content-type'] ?? '');
    const encoding = isPackable(mime, page.body.length) ? encodingOf(req, 'each') : '';
    const body = pack(page.body, encoding, 'each');
    if (encoding) res.setHeader('content-encoding', encoding);
    res.setHeader('vary', 'accept-encoding');
    res.setHeader('content-length', body.length);
    res.writeHead(page.status).end(req.method === 'HEAD' ? undefined : body);
  }

  /** False when this caller may have a page made for him. */
  function isRefused(req: IncomingMessage, res: ServerResponse): boolean {
    const wait = reads(String(req.headers[CALLER_HEADER] ?? ''));
    if (wait === 0) return false;
    res.writeHead(429, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(wait),
    });
    res.end(inEachLanguage('failures:request.too_many'));
    return true;
  }

  async function servePublic(req: IncomingMessage, res: ServerResponse, key: string): Promise<void> {
    const known = cache.get(key);
    const now = Date.now();
    if (known && now < known.freshUntil) return sendCached(req, res, known, 'hit');
    if (known && now < known.staleUntil) {
      sendCached(req, res, known, 'stale');
      return void cache.once(key, () => render(key, {})).catch(() => undefined);
    }
    if (isRefused(req, res)) return;
    const made = (await cache
      .once(key, () => render(key, {}))
      .catch((error: unknown) => {
        if (known) return known;
        throw error;
      })) as RenderedPage | CachedPage;
    if ('bodies' in made) return sendCached(req, res, made, 'miss');
    // The database is gone: what was shown last is better than an apology.
    if (made.status >= 500 && known) return sendCached(req, res, known, 'stale');
    send(req, res, made);
  }

  return {
    cache,
    async serve(req, res) {
      const { key, isPublic } = readAddress(req.url ?? '/');
      if (isPublic) return servePublic(req, res, key);
      if (isRefused(req, res)) return;
      const caller = String(req.headers[CALLER_HEADER] ?? '');
      const { cookie, purpose } = req.headers;
      const ahead = String(req.headers['sec-purpose'] ?? purpose ?? '');
      send(req, res, (await render(key, { cookie, 'sec-purpose': ahead }, caller)) as RenderedPage);
    },
    async apologise(req, res) {
      const { key } = readAddress(req.url ?? '/');
      send(req, res, await apology(key, 'error'));
    },
  };
}
