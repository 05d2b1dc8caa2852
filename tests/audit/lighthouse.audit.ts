// Lighthouse, mobile preset, on the pages where visitors from search engines arrive.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findAnyBrowser } from '../support/browser.ts';
import { report } from '../bench/measure.ts';
import { auditSite } from './audit-site.ts';

const PAGES = [
  '/',
  '/goods_cate',
  '/goods_detail/[id]',
  '/store',
  '/news_list',
  '/news_detail/[id]',
  '/industry_belt',
  '/prefer_company',
  '/privacy_agreement',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const RUNS = Number(process.env['AUDIT_RUNS'] ?? 1);

const site = await auditSite();
const chrome = await launch({
  chromePath: findAnyBrowser(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const rows = [];
try {
  const wanted = PAGES.map((route) => {
    const matches = new RegExp(`^${route.replace('[id]', '\\d+')}(\\?|$)`);
    return site.addresses.find(({ path }) => matches.test(path))?.path ?? route;
  });
  for (const path of wanted) {
    // A visitor seldom is the first who asks for a page: it is packed as for the next ones.
    for (let asked = 0; asked < 3; asked += 1)
      await (await fetch(site.origin + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      const result = await lighthouse(site.origin + path, {
        port: chrome.port,
        onlyCategories: [...CATEGORIES],
        logLevel: 'error',
      });
      if (result) runs.push(result.lhr);
    }
    const median = runs.toSorted(
      (a, b) => (a.categories['performance']?.score ?? 0) - (b.categories['performance']?.score ?? 0),
    )[Math.floor(runs.length / 2)];
    if (!median) continue;
    const scores = CATEGORIES.map((name) => Math.round((median.categories[name]?.score ?? 0) * 100));
    const value = (id: string) => median.audits[id]?.numericValue ?? 0;
    const failed = Object.values(median.audits)
      .filter((audit) => audit.score === 0 && audit.scoreDisplayMode === 'binary')
      .map((audit) => audit.id);
    rows.push({
      what: path,
      figure:
        `${scores.join(' / ')}, LCP ${(value('largest-contentful-paint') / 1000).toFixed(2)} s, ` +
        `CLS ${value('cumulative-layout-shift').toFixed(3)}, TBT ${Math.round(value('total-blocking-time'))} ms` +
        (failed.length ? `, ${failed.join(' ')}` : ''),
      goal: Object.values(GOALS).join(' / '),
      isReached: CATEGORIES.every((name, at) => (scores[at] ?? 0) >= GOALS[name]),
    });
  }
} finally {
  chrome.kill();
  await site.stop();
}
report(rows);
