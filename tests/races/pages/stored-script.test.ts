// Scripts that got into the database, whatever the way: in the names of stores, goods and buyers, in reviews,
// inquiries and news. Every page, list, feed and piece of structured data shows them as words and runs none.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COOKIES, tokenCookie } from '#lib/contracts/cookies.ts';
import { openDatabase } from '#lib/db/open.ts';
import { copyDemoDatabase } from '../../support/demo/copies.ts';
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database.ts';
import { demoToken } from '../../support/http-call.ts';
import { startSite, type RunningSite } from '../../support/site.ts';
import { tablesOf } from '../../support/tables.ts';

/** Ends a script, an attribute in either quotes, a comment and a CDATA section; then two ways to run. */
const EVIL = `</script>"'-->]]><script>alert(7)</script><img src=x onerror=alert(7)>`;

const dataDir = mkdtempSync(path.join(tmpdir(), 'mall-scripts-'));
let database: FreshDatabase;
let site: RunningSite;
let ids: { goods: number; store: number; news: number; inquiry: string };
beforeAll(async () => {
  database = await freshDatabase();
  await copyDemoDatabase(database.url, dataDir);
  const opened = await openDatabase({ url: database.url, dataDir });
  const { list, first, change } = tablesOf(opened);
  const [goods = 0] = await list('review', {}, 'productId');
  ids = {
    goods,
    store: (await first('product', { productId: goods })).merId,
    news: (await first('article', {}, ['articleId'], { by: 'publishedAt' })).articleId,
    inquiry: (await first('inquiry', { status: 'quoting' })).inquiryId,
  };
  await change('user', {}, { nickname: EVIL });
  await change('merchant', {}, { name: EVIL, nameEn: EVIL, intro: EVIL, introEn: EVIL, address: EVIL });
  await change('product', {}, { name: EVIL, nameEn: EVIL });
  await change('review', {}, { comment: EVIL, merchantReply: EVIL, skuText: EVIL });
  await change('inquiry', {}, { title: EVIL, content: EVIL });
  await change('articleText', {}, { title: EVIL, synopsis: EVIL });
  await opened.close();
  site = await startSite({ dataDir, env: { DATABASE_URL: database.url, LOG_LEVEL: 'warn' } });
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
});

/** What would run: a tag that is one. Inside the quotes of an attribute it is none, unless it has ended them. */
const live = (html: string): string[] =>
  html.replace(/=\s*"[^"]*"/g, '=""').match(/<script>alert\(7\)|<img src=x/gi) ?? [];

test.each(['', '/en-US'])('no page%s runs what somebody has written', async (prefix) => {
  const token = await demoToken(site.url, '13800000001');
  const cookie = `${COOKIES.strategy}=password; ${tokenCookie('password')}=${encodeURIComponent(`Bearer ${token}`)}`;
  let shown = 0;
  const pages = [
    '/',
    '/goods_cate',
    `/goods_detail/${ids.goods}`,
    `/store?id=${ids.store}`,
    `/store_info?id=${ids.store}`,
    '/shop_street',
    '/prefer_company',
    '/news_list',
    `/news_detail/${ids.news}`,
    `/search_order_detail?id=${ids.inquiry}`,
    '/user?type=0',
    '/user/order_list',
    '/user/search_order_list',
    '/user/collect',
  ];
  for (const path of pages) {
    const reply = await fetch(`${site.url}${prefix}${path}`, { headers: { cookie } });
    const html = await reply.text();
    expect([path, reply.status, live(html)]).toEqual([path, 200, []]);
    expect(reply.headers.get('content-security-policy') ?? html).not.toMatch(
      /script-src[^;]*'unsafe-inline'/,
    );
    for (const [, json] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      expect(() => JSON.parse(json!) as unknown, `${path}: ${json}`).not.toThrow();
      if (JSON.stringify(JSON.parse(json!)).includes('alert(7)')) shown += 1;
    }
    if (html.includes('alert(7)')) shown += 1;
  }
  // The words are there: the test looks at what it means to look at.
  expect(shown).toBeGreaterThan(pages.length);
});

test.each(['/rss.xml', '/en-US/rss.xml', '/sitemap-goods-1.xml', '/sitemap-news-1.xml'])(
  '%s holds it as text',
  async (path) => {
    const reply = await fetch(site.url + path);
    const xml = await reply.text();
    expect(reply.status).toBe(200);
    expect(live(xml)).toEqual([]);
    if (path.endsWith('rss.xml')) expect(xml).toContain('alert(7)');
  },
);
