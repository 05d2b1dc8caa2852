// Public pages: from the cache against a bare server that sends the same bytes, and rendered afresh.
import { startSite } from '../support/site.ts';
import { bareServer, load, report, times } from './measure.ts';

const RATIO = 0.6;
const FRESH_P95_MS = 40;
const FRESH_RUNS = 70;
/** What a process that has just started spends on compiling is not what a visitor waits for. */
const WARM_UP = 30;
const STORES = 60;

const site = await startSite();
const rows = [];
try {
  const list = (await (
    await fetch(`${site.url}/api/product/spu/lst?limit=${FRESH_RUNS + WARM_UP}`)
  ).json()) as {
    data: { list: { product_id: number }[] };
  };
  const id = list.data.list[0]?.product_id ?? 1;
  const pages = { home: '/', list: '/goods_cate', goods: `/goods_detail/${id}`, news: '/news_list' };
  for (const [name, path] of Object.entries(pages)) {
    const warm = await fetch(site.url + path, { headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await warm.arrayBuffer());
    const bare = await bareServer(body, { 'content-type': 'text/html', 'content-length': body.length });
    // Both sides in the same minute, on the same machine, one after the other.
    const ours = await load(site.url + path);
    const theirs = await load(bare.url);
    bare.close();
    const ratio = ours.perSecond / theirs.perSecond;
    rows.push({
      what: `${name}, cached (${Math.round(body.length / 1024)} KB)`,
      figure: `${Math.round(ours.perSecond)}/s, ratio ${ratio.toFixed(2)}`,
      goal: `ratio ≥ ${RATIO}`,
      isReached: ratio >= RATIO && ours.errors === 0,
    });
  }
  const fresh = {
    list: (at: number) => `/goods_cate?price_on=${at + 1}`,
    goods: (at: number) =>
      `/goods_detail/${list.data.list[at % list.data.list.length]?.product_id ?? id}?sku=${at}`,
    store: (at: number) => `${at < STORES ? '' : '/en-US'}/store?id=${(at % STORES) + 1}`,
  };
  for (const [name, pathOf] of Object.entries(fresh)) {
    const render = async (at: number) => (await fetch(site.url + pathOf(at))).text();
    await times(WARM_UP, (at) => render(FRESH_RUNS + at));
    const taken = await times(FRESH_RUNS, render);
    rows.push({
      what: `${name}, rendered afresh`,
      figure: `p50 ${taken.p50.toFixed(1)} ms, p95 ${taken.p95.toFixed(1)} ms`,
      goal: `p95 ≤ ${FRESH_P95_MS} ms`,
      isReached: taken.p95 <= FRESH_P95_MS,
    });
  }
} finally {
  await site.stop();
}
report(rows);
