import http from 'node:http';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessOf, PAGES } from '#lib/contracts/routes.ts';
import {
  agreement,
  article,
  articleCategory,
  articleText,
  communityPost,
  communityTopic,
} from '#lib/db/schema.ts';
import { createFeeds } from '#lib/server/web/feeds.ts';
import { openTradeMall } from '../support/trade-mall.ts';

const SITE = 'https://mall.example';
let feeds: ReturnType<typeof createFeeds>;
const servers: http.Server[] = [];

async function listen(own: ReturnType<typeof createFeeds>): Promise<string> {
  const server = http.createServer((req, res) => {
    void own.serve(req, res, req.url ?? '/').then((served) => served || res.writeHead(404).end());
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let base: string;
const text = async (path: string, from = base) => (await fetch(from + path)).text();
const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

const day = (date: number) => new Date(Date.UTC(2026, 9, date));
const writeArticle = async (
  articleId: number,
  publishedAt: Date,
  title: string,
  locales = ['zh-CN', 'en-US'],
) => {
  const { db } = mall.services.database;
  const row = {
    articleId,
    slug: `a${articleId}`,
    articleCategoryId: 1,
    author: '编辑部',
    cover: '/c.svg',
    publishedAt,
  };
  await db.insert(article).values(row);
  const words = { articleId, title, synopsis: `${title} …`, content: '' };
  await db.insert(articleText).values(locales.map((locale) => ({ ...words, locale })));
};

const mall = await openTradeMall({ buyers: 1 });
beforeAll(async () => {
  const { db } = mall.services.database;
  await db
    .insert(articleCategory)
    .values({ articleCategoryId: 1, key: 'market', title: '行情', titleEn: 'Markets' });
  for (let id = 1; id <= 31; id += 1) await writeArticle(id, day(id), `News ${id}`);
  await writeArticle(40, new Date('2026-11-01T00:00:00Z'), 'Bolts & <nuts>\u0007', ['zh-CN']);
  await writeArticle(41, new Date('2027-01-01T00:00:00Z'), 'Not yet');
  await db
    .insert(agreement)
    .values({ key: 'sys_rule', locale: 'zh-CN', title: '规则', content: '', updatedAt: day(3) });
  await mall.change('product', { productId: 3 }, { status: 'off_shelf' });
  await mall.change('merchant', { merId: 2 }, { status: 'closed' });
  await db
    .insert(communityTopic)
    .values([1, 2].map((topicId) => ({ topicId, name: '选型', nameEn: 'Choosing' })));
  const film = { uid: 1, topicId: 1, title: '怎么选', createdAt: day(5) };
  await db.insert(communityPost).values([
    { ...film, communityId: 1, status: 'shown' },
    { ...film, communityId: 2, topicId: 2, status: 'reviewing' },
  ]);
  feeds = createFeeds(SITE, mall.services);
  base = await listen(feeds);
});
afterAll(async () => {
  for (const server of servers) server.close();
  await mall.close();
});

test('robots may read every public page and none of a visitor’s own', async () => {
  const robots = await text('/robots.txt');
  expect(robots).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '');
  expect(closed).toEqual(
    expect.arrayContaining(['/api/', '/dev/', '/cashier/', '/user', '/en-US/user', '/shopping_cart']),
  );
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
  for (const path of Object.keys(PAGES)) {
    expect([path, isClosed(path), isClosed(`/en-US${path}`)]).toEqual([
      path,
      ...Array(2).fill(accessOf(path) !== 'public'),
    ]);
  }
});

test('the index names the files that exist, with their latest change', async () => {
  const index = await text('/sitemap.xml');
  expect(locs(index)).toEqual(
    ['pages', 'goods', 'stores', 'news', 'videos'].map((section) => `${SITE}/sitemap-${section}-1.xml`),
  );
  expect(index).toContain('sitemap-news-1.xml</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod>');
  for (const path of ['/sitemap-goods-2.xml', '/sitemap-goods-0.xml', '/sitemap-users-1.xml']) {
    expect((await fetch(base + path)).status).toBe(404);
  }
});

test('goods on sale and open stores are listed in both languages, each naming the other', async () => {
  const goods = await text('/sitemap-goods-1.xml');
  expect(locs(goods)).toEqual(
    [1, 2].flatMap((id) => ['', '/en-US'].map((at) => `${SITE}${at}/goods_detail/${id}`)),
  );
  const alternates = [
    ['zh-CN', ''],
    ['en-US', '/en-US'],
    ['x-default', ''],
  ]
    .map(
      ([lang, at]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${SITE}${at}/goods_detail/1"/>`,
    )
    .join('');
  expect(goods.split(alternates)).toHaveLength(3);
  expect(goods).toContain(`<lastmod>${mall.clock.now().toISOString()}</lastmod>`);
  const stores = await text('/sitemap-stores-1.xml');
  expect(locs(stores)).toContain(`${SITE}/en-US/store?id=1`);
  expect(stores).not.toContain('id=2');
});

test('pages have no old layout, no pattern and nobody’s own page', async () => {
  const pages = locs(await text('/sitemap-pages-1.xml'));
  expect(pages).toEqual(expect.arrayContaining([`${SITE}/`, `${SITE}/en-US/`, `${SITE}/news_list`]));
  expect(pages).toContain(`${SITE}/privacy_agreement?type=sys_rule`);
  expect(pages).not.toContain(`${SITE}/en-US/privacy_agreement?type=sys_rule`);
  expect(pages.filter((loc) => /\[|_old|user\/|cart|\/store$/.test(loc ?? ''))).toEqual([]);
  expect(new Set(pages).size).toBe(pages.length);
});

test('an article is listed in the languages that it is written in, once it is published', async () => {
  const news = locs(await text('/sitemap-news-1.xml'));
  expect(news).toHaveLength(31 * 2 + 1);
  expect(news).toContain(`${SITE}/news_detail/40`);
  expect(news).not.toContain(`${SITE}/en-US/news_detail/40`);
});

test('kinds of news, topics of videos and each video that is shown have their pages', async () => {
  const pages = locs(await text('/sitemap-pages-1.xml'));
  expect(pages).toContain(`${SITE}/en-US/news_list?cate_id=1`);
  expect(pages.filter((loc) => loc?.includes('topic_id'))).toEqual(
    ['', '/en-US'].map((at) => `${SITE}${at}/short_video?topic_id=1`),
  );
  expect(locs(await text('/sitemap-videos-1.xml'))).toEqual(
    ['', '/en-US'].map((at) => `${SITE}${at}/short_video?id=1`),
  );
});

test('a file holds no more addresses than allowed', async () => {
  const small = await listen(createFeeds(SITE, mall.services, { mostUrls: 6 }));
  const files = locs(await text('/sitemap.xml', small)).map((loc) => loc?.slice(SITE.length) ?? '');
  expect(files.filter((path) => path.includes('news'))).toHaveLength(11);
  const found: (string | undefined)[] = [];
  for (const path of files.filter((one) => !one.includes('pages'))) {
    const inFile = locs(await text(path, small));
    expect(inFile.length).toBeLessThanOrEqual(6);
    found.push(...inFile);
  }
  expect(new Set(found).size).toBe(found.length);
  expect(found).toHaveLength(4 + 6 + 63 + 2);
});

test('the RSS has the thirty newest of its language, escaped', async () => {
  const zh = await text('/rss.xml');
  expect(zh.match(/<item>/g)).toHaveLength(30);
  expect(zh).toContain('<item><title>Bolts &amp; &lt;nuts&gt;</title>');
  expect(zh).toContain('<pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>');
  const en = await text('/en-US/rss.xml');
  expect(en).toContain('<language>en-US</language>');
  expect(en).toContain(`<link>${SITE}/en-US/news_detail/31</link>`);
  expect(en).not.toContain('Bolts');
});

test('answers are packed, known by their etag, and kept until their subject changes', async () => {
  for (const [coding, unpack] of [
    ['gzip', zlib.gunzipSync],
    ['br', zlib.brotliDecompressSync],
  ] as const) {
    const packed = await new Promise<http.IncomingMessage>((done) =>
      http.get(`${base}/rss.xml`, { headers: { 'accept-encoding': coding } }, done),
    );
    expect(packed.headers['content-encoding']).toBe(coding);
    expect(unpack(Buffer.concat(await packed.toArray())).toString()).toContain('</rss>');
  }
  const before = await fetch(`${base}/rss.xml`);
  const etag = before.headers.get('etag') ?? '';
  expect((await fetch(`${base}/rss.xml`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  await writeArticle(50, new Date('2026-11-20T00:00:00Z'), 'Fresh');
  feeds.expire(['goods']);
  expect(await text('/rss.xml')).not.toContain('Fresh');
  feeds.expire(['news:50']);
  expect(await text('/rss.xml')).toContain('<item><title>Fresh</title>');
  expect(await text('/sitemap-news-1.xml')).toContain('/news_detail/50');
});

test('in front of another backend there is robots.txt alone', async () => {
  const proxy = await listen(createFeeds(SITE, undefined));
  expect(await text('/robots.txt', proxy)).not.toContain('Sitemap');
  for (const path of ['/sitemap.xml', '/rss.xml', '/sitemap-goods-1.xml']) {
    expect((await fetch(proxy + path)).status).toBe(404);
  }
});

test('a choice that three goods of a category have is a page of its own, one that two have is none', async () => {
  await mall.change('product', { productId: 3 }, { status: 'on_sale' });
  await mall.add('parameter', { key: 'thread', name: '螺纹', nameEn: 'Thread', kind: 'thread' });
  const { parameterId } = await mall.first('parameter', { key: 'thread' });
  const [common, rare] = await mall.add(
    'parameterValue',
    ['M8', 'M9'].map((value) => ({ parameterId, key: value, value, valueEn: value })),
  );
  const { categoryId } = await mall.first('category', { shown: true }, ['categoryId'], { by: 'categoryId' });
  const shelf = await mall.list('product', { status: 'on_sale' }, 'productId', { by: 'productId', most: 3 });
  const [few, many] = [common!, rare!].map((one) => one.parameterValueId);
  await mall.change('product', { productId: shelf }, { categoryId });
  await mall.change('sku', { productId: shelf }, { valueIds: [few!] });
  await mall.change('sku', { productId: shelf.slice(0, 2) }, { valueIds: [few!, many!] });
  const pages = await text('/sitemap-pages-1.xml', await listen(createFeeds(SITE, mall.services)));
  const address = (value: unknown) => `cate_id=${categoryId}&amp;spec=${parameterId}-${value}<`;
  expect(pages).toContain(address(few));
  expect(pages).not.toContain(address(many));
});
