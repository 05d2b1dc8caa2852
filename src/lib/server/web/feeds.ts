import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiServices } from '../../api/services.ts';
import { PAGES } from '../../contracts/routes.ts';
import type { Context } from '../../domain/context.ts';
import {
  listNewestArticles,
  listPageKeys,
  listSitemapFiles,
  listSitemapRows,
  type Section,
} from '../../domain/content/feed/index.ts';
import { localizedPath, LOCALES, type Locale } from '../../i18n/locales.ts';
import { paths } from '../../i18n/paths.ts';
import type { Translate } from '../../i18n/translate.ts';
import { newId } from '../../kernel/ids.ts';
import type { Result } from '../../kernel/result.ts';
import { encodingOf, isPackable } from './encoding.ts';
import { locOf, rssXml, sitemapIndexXml, sitemapXml, type SitemapPage } from './feed-xml.ts';
import { HtmlCache, type CachedPage } from './html-cache.ts';
import { INERT_CSP } from './security-headers.ts';

const KEPT_SECONDS = 600;
const PATIENCE_MS = 15_000;
/** The most that the sitemap protocol allows in one file. */
const MOST_BYTES = 8e6;
const MOST_URLS = 50_000;
const NEWEST = 30;
const CHANNELS = ['best', 'new', 'hot', 'good', 'recommend'];
const INDEX = '/sitemap.xml';
const FILE = /^\/sitemap-(pages|goods|stores|news|videos)-([1-9]\d{0,4})\.xml$/;
const RSS = /^(?:\/en-US)?\/rss\.xml$/;
const [SITEMAP_MIME, RSS_MIME] = ['application/xml; charset=utf-8', 'application/rss+xml; charset=utf-8'];
/** Public pages that are about something which their query names; without it they show nothing. */
const NAMED_BY_QUERY = new Set([
  '/goods_list',
  '/goods_coupon',
  '/category_market_detail',
  '/classfy_market_detail',
  '/products_belt',
  '/merchant_goods',
  '/store',
  '/store/category',
  '/store/storeCoupon',
  '/store_info',
  '/store_video',
  '/qualifications',
  '/privacy_agreement',
]);
const INSIDE = ['/api/', '/dev/', '/cashier/'];

const pagesOf: Record<Section, ((id: number) => string)[]> = {
  goods: [paths.goodsDetail],
  stores: [paths.store, paths.storeInfo, paths.merchantGoods],
  news: [paths.newsDetail],
  videos: [(id) => paths.shortVideo({ id })],
};
const SECTIONS = Object.keys(pagesOf) as Section[];

const plainPages = Object.keys(PAGES).filter(
  (path) => PAGES[path] === 'public' && !/\[|_old$/.test(path) && !NAMED_BY_QUERY.has(path),
);

/** The other backend has no such feed. */
class NoFeed extends Error {}

function valueOf<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`feed refused: ${result.failure.code}`);
  return result.value;
}

const localesIn = (names: string): Locale[] => LOCALES.filter((locale) => names.split(' ').includes(locale));

/** What robots may read: everything but pages of a visitor's own and what is no page. */
function robotsText(site: string, hasSitemap: boolean): string {
  const own = Object.keys(PAGES)
    .filter((path) => PAGES[path] !== 'public' && !path.startsWith('/user/'))
    // A desk is closed with all below it; `$` keeps /merchant from closing /merchant_goods.
    .flatMap((path) =>
      path.endsWith(']') ? [path.replace(/\[\.\.\..*/, ''), path.replace(/\/\[.*/, '$')] : [path],
    );
  const closed = [...INSIDE, ...LOCALES.flatMap((locale) => own.map((path) => localizedPath(path, locale)))];
  const rules = ['User-agent: *', 'Allow: /', ...closed.map((path) => `Disallow: ${path}`)];
  return `${[...rules, ...(hasSitemap ? ['', `Sitemap: ${site}${INDEX}`] : [])].join('\n')}\n`;
}

/**
 * robots.txt, the sitemap and the RSS of the news. They are made from the database on request, cached for ten minutes,
 * and made again once goods, stores or news have changed. In front of another backend they are its own, under our
 * address.
 */
export function createFeeds(
  site: string,
  services: ApiServices | undefined,
  { mostUrls = MOST_URLS, backend = '' }: { mostUrls?: number; backend?: string | undefined } = {},
) {
  const cache = new HtmlCache(MOST_BYTES);
  const robots = robotsText(site, services !== undefined || backend !== '');
  const rowsIn = (pagesEach: number) => Math.floor(mostUrls / LOCALES.length / pagesEach);
  const inside = (own: ApiServices, locale: Locale): Context => ({
    ...own,
    actor: { kind: 'visitor' },
    locale,
    request: { id: newId(), address: 'inside', device: 'inside' },
  });

  async function pagesList(ctx: Context): Promise<SitemapPage[]> {
    const keys = valueOf(await listPageKeys(ctx));
    return [
      ...[...plainPages, ...CHANNELS.map(paths.goodsList)].map((path) => ({ path })),
      ...keys.categories.flatMap(({ id }) => [
        { path: paths.goodsCate({ cate_id: id }) },
        { path: paths.categoryMarketDetail(id) },
      ]),
      ...keys.choices.map(({ id, parameter, value }) => ({
        path: paths.goodsCate({ cate_id: id, spec: `${parameter}-${value}` }),
      })),
      ...keys.news.map(({ id }) => ({ path: paths.newsList({ cate_id: id }) })),
      ...keys.topics.map(({ id }) => ({ path: paths.shortVideo({ topic_id: id }) })),
      ...keys.belts.map(({ id }) => ({ path: paths.productsBelt(id) })),
      ...keys.markets.map(({ id }) => ({ path: paths.classfyMarketDetail(id) })),
      ...keys.agreements.map(({ key, at, locales }) => ({
        path: paths.agreement(key),
        at,
        locales: localesIn(locales),
      })),
    ];
  }

  async function index(ctx: Context): Promise<string> {
    const pages = Math.ceil((await pagesList(ctx)).length / rowsIn(1));
    const files = await Promise.all(
      SECTIONS.map(async (section) => {
        const found = valueOf(
          await listSitemapFiles(ctx, { section, rows: rowsIn(pagesOf[section].length) }),
        );
        return found.map(({ number, at }) => ({ path: `/sitemap-${section}-${number}.xml`, at }));
      }),
    );
    const first = Array.from({ length: pages }, (_, at) => ({ path: `/sitemap-pages-${at + 1}.xml` }));
    return sitemapIndexXml(site, [...first, ...files.flat()]);
  }

  async function file(ctx: Context, section: Section | 'pages', number: number): Promise<string> {
    if (section === 'pages') {
      const rows = rowsIn(1);
      return sitemapXml(site, (await pagesList(ctx)).slice((number - 1) * rows, number * rows));
    }
    const addresses = pagesOf[section];
    const found = valueOf(await listSitemapRows(ctx, { section, rows: rowsIn(addresses.length), number }));
    return sitemapXml(
      site,
      found.flatMap(({ id, at, locales }) =>
        addresses.map((address) => ({ path: address(id), at, locales: localesIn(locales) })),
      ),
    );
  }

  async function rss(ctx: Context, t: Translate): Promise<string> {
    const { locale } = ctx;
    const news = valueOf(await listNewestArticles(ctx, { limit: NEWEST }));
    const address = (path: string) => site + localizedPath(path, locale);
    return rssXml(
      {
        title: `${t('article:title')} - ${t('common:site.name')}`,
        text: t('article:description'),
        link: address(paths.newsList()),
        self: address('/rss.xml'),
        locale,
      },
      news.map(({ id, synopsis, ...row }) => ({
        ...row,
        link: address(paths.newsDetail(id)),
        text: synopsis,
      })),
    );
  }

  /** The cached feed, else a new one; the former one when none can be made. */
  async function kept(
    key: string,
    mime: string,
    tags: string[],
    make: () => Promise<string>,
  ): Promise<CachedPage> {
    const known = cache.get(key);
    if (known && Date.now() < known.freshUntil) return known;
    const headers = { 'content-type': mime, 'cache-control': `public, max-age=0, s-maxage=${KEPT_SECONDS}` };
    const made = cache.once(key, async () =>
      cache.put(key, Buffer.from(await make()), headers, tags, KEPT_SECONDS * 1000),
    ) as Promise<CachedPage>;
    return known ? made.catch(() => known) : made;
  }

  async function find(own: ApiServices, path: string): Promise<CachedPage | undefined> {
    if (RSS.test(path)) {
      const ctx = inside(own, path === '/rss.xml' ? 'zh-CN' : 'en-US');
      return kept(path, RSS_MIME, ['news'], () => rss(ctx, own.translators[ctx.locale]));
    }
    const [, section, number] = FILE.exec(path) ?? [];
    if (path !== INDEX && !section) return undefined;
    const ctx = inside(own, 'zh-CN');
    const all = await kept(INDEX, SITEMAP_MIME, ['pages', ...SECTIONS], () => index(ctx));
    if (!section) return all;
    if (!cache.bodyOf(all, '').includes(locOf(site, path))) return undefined;
    return kept(path, SITEMAP_MIME, [section], () => file(ctx, section as Section | 'pages', Number(number)));
  }

  /** A feed of the other backend; one that has no sitemap gets the pages that need nothing of it. */
  async function relayed(path: string): Promise<CachedPage | undefined> {
    const isRss = RSS.test(path);
    if (!isRss && path !== INDEX && !FILE.test(path)) return undefined;
    const read = async (): Promise<string> => {
      const reply = await fetch(backend.replace(/\/+$/, '') + path, {
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await reply.text();
      if (reply.status >= 500) throw new Error(`The backend answers ${reply.status} to ${path}`);
      if (!reply.ok || !text.startsWith('<?xml')) {
        if (path === INDEX)
          return sitemapXml(
            site,
            plainPages.map((plain) => ({ path: plain })),
          );
        throw new NoFeed(path);
      }
      const [, theirs] = /<(?:loc|link)>(https?:\/\/[^/<]+)/.exec(text) ?? [];
      return theirs ? text.replaceAll(`${theirs}/`, `${site}/`) : text;
    };
    try {
      return await kept(path, isRss ? RSS_MIME : SITEMAP_MIME, [], read);
    } catch (error) {
      if (error instanceof NoFeed) return undefined;
      throw error;
    }
  }

  function send(req: IncomingMessage, res: ServerResponse, page: CachedPage): void {
    for (const [name, value] of Object.entries(page.headers))
      if (value !== undefined) res.setHeader(name, value);
    res.setHeader('content-security-policy', INERT_CSP);
    res.setHeader('vary', 'accept-encoding');
    res.setHeader('etag', page.etag);
    if (req.headers['if-none-match'] === page.etag) return void res.writeHead(304).end();
    const encoding = isPackable('application/xml', page.length) ? encodingOf(req, 'each') : '';
    const body = cache.bodyOf(page, encoding);
    if (encoding) res.setHeader('content-encoding', encoding);
    res.setHeader('content-length', body.length);
    res.writeHead(200).end(req.method === 'HEAD' ? undefined : body);
  }

  return {
    /** `news:5` counts as news; a single product keeps its address, so only `goods` as a whole counts. */
    expire(tags: readonly string[]): void {
      const known = tags.map((tag) => (tag.startsWith('news:') || tag === 'articles' ? 'news' : tag));
      cache.expire(
        known.map((tag) =>
          ['places', 'categories', 'agreement', 'agreements'].includes(tag)
            ? 'pages'
            : tag === 'community'
              ? 'videos'
              : tag,
        ),
      );
    },
    /** False if the address is not that of a feed. */
    async serve(req: IncomingMessage, res: ServerResponse, path: string): Promise<boolean> {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      if (path === '/robots.txt') {
        res.setHeader('content-type', 'text/plain; charset=utf-8');
        res.setHeader('cache-control', `public, max-age=${KEPT_SECONDS}`);
        res.writeHead(200).end(req.method === 'HEAD' ? undefined : robots);
        return true;
      }
      const page = services ? await find(services, path) : backend ? await relayed(path) : undefined;
      if (page) send(req, res, page);
      return page !== undefined;
    },
  };
}
