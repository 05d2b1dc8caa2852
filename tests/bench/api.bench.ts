// The API's reads under load: a list of 20, one product, a search by word.
import { startSite } from '../support/site.ts';
import { load, report } from './measure.ts';

const P99_MS = 20;
const goals = { 'list of 20 goods': 3000, 'goods by id': 5000, 'search by word': 1500 };

const site = await startSite();
const rows = [];
try {
  const found = (await (await fetch(`${site.url}/api/product/spu/lst?limit=1`)).json()) as {
    data: { list: { product_id: number }[] };
  };
  const paths: Record<keyof typeof goals, string> = {
    'list of 20 goods': '/api/product/spu/lst',
    'goods by id': `/api/store/product/detail/${found.data.list[0]?.product_id}`,
    'search by word': `/api/product/spu/lst?keyword=${encodeURIComponent('内六角')}`,
  };
  for (const [name, path] of Object.entries(paths) as [keyof typeof goals, string][]) {
    const { perSecond, p99, errors } = await load(site.url + path);
    rows.push({
      what: name,
      figure: `${Math.round(perSecond)}/s, p99 ${p99} ms`,
      goal: `≥ ${goals[name]}/s, p99 ≤ ${P99_MS} ms`,
      isReached: perSecond >= goals[name] && p99 <= P99_MS && errors === 0,
    });
  }
  const memory = (await (await fetch(`${site.url}/metrics`)).text()).match(
    /^process_resident_memory_bytes (\S+)/m,
  );
  const megabytes = Number(memory?.[1] ?? 0) / 1e6;
  rows.push({
    what: 'memory after that',
    figure: `${Math.round(megabytes)} MB`,
    goal: '≤ 350 MB',
    isReached: megabytes <= 350,
  });
} finally {
  await site.stop();
}
report(rows);
