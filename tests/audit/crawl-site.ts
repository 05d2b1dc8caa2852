// Follows the links of a site as a search engine does, and notes what a visitor would stumble over.
import { PAGES } from '#lib/contracts/routes.ts';
import { barePath, localeOfPath, localizedPath, LOCALES } from '#lib/i18n/locales.ts';
import { headFaults } from './head-faults.ts';
import { readHtml, type ReadPage } from './read-html.ts';

export interface CrawlReport {
  pages: number;
  assets: number;
  problems: string[];
}

const NAMESPACED = /(?:^|\s)[a-z][a-z_]{2,}:[a-z_]+(?:\.[a-z_]+)+(?:\s|$)/;
const CHINESE = /[\u4e00-\u9fff]{2,}/;
/** A term in its original form behind its translation: earnest money (定金). */
const TERM = /[(（][\u4e00-\u9fff]{2,6}[)）]/g;
const routes = Object.keys(PAGES).map((route) => ({
  route,
  matches: new RegExp(`^${route.replace(/\[[^\]]+\]/g, '[^/]+')}/?$`),
}));
const routeOf = (path: string) =>
  PAGES[path] ? path : (routes.find((row) => row.matches.test(path))?.route ?? path);

/** Filters of a list can be combined without end; all combinations of more than these are one kind. */
const MOST_NAMES = 1;

/** Pages of one kind differ only in ids and values: route, names of the query, language. */
function kindOf(url: URL): string {
  const names = [...new Set(url.searchParams.keys())].toSorted();
  const query = names.length > MOST_NAMES ? 'combined' : names.join();
  return `${localeOfPath(url.pathname)} ${routeOf(barePath(url.pathname))} ${query}`;
}

/** What is wrong with one page by itself. */
function faultsOf(url: URL, page: ReadPage): string[] {
  const faults: string[] = [];
  const locale = localeOfPath(url.pathname);
  if (NAMESPACED.test(page.text))
    faults.push(`shows a key instead of words: ${NAMESPACED.exec(page.text)?.[0].trim()}`);
  if (locale === 'en-US') {
    // What the visitor has typed is shown as it was typed.
    const typed = [...url.searchParams.values()].filter((word) => CHINESE.test(word));
    const own = (text: string) => typed.reduce((rest, word) => rest.replaceAll(word, ''), text);
    const line = page.text.split('\n').find((text) => CHINESE.test(own(text).replace(TERM, '')));
    if (line) faults.push(`English page with Chinese words: ${line.trim().slice(0, 60)}`);
  }
  if (!page.title) faults.push('has no title');
  if (!page.isIndexed) return faults;
  if (!page.description) faults.push('has no description');
  return [...faults, ...headFaults(url, page)];
}

/** At most `mostOfKind` pages of each kind are opened; every link is counted against its route. */
export async function crawlSite(origin: string, mostOfKind: number): Promise<CrawlReport> {
  const problems: string[] = [];
  const seen = new Set<string>(['/']);
  const queue = LOCALES.map((locale) => ({ path: localizedPath('/', locale), from: 'the start' }));
  const kinds = new Map<string, number>();
  const assets = new Set<string>();
  const reached = new Set<string>();
  const heads = new Map<string, string>();
  let pages = 0;

  async function visit({ path, from }: { path: string; from: string }): Promise<void> {
    const url = new URL(path, origin);
    const reply = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html' } });
    pages += 1;
    const html = await reply.text();
    if (reply.status >= 300 && reply.status < 400) {
      const target = new URL(reply.headers.get('location') ?? '/', url);
      if (PAGES[routeOf(barePath(url.pathname))] === 'public') add(target.pathname + target.search, path);
      return;
    }
    if (reply.status !== 200) {
      problems.push(`${path} answers ${reply.status} (linked from ${from})`);
      return;
    }
    if (!reply.headers.get('content-type')?.startsWith('text/html')) return;
    const page = readHtml(html);
    for (const fault of faultsOf(url, page)) problems.push(`${path} ${fault}`);
    if (page.isIndexed) compareHead(path, page);
    const shared = page.graph.get('og:image') ?? '';
    if (shared.startsWith(origin)) assets.add(shared.slice(origin.length));
    for (const asset of page.assets) if (asset.startsWith('/')) assets.add(asset);
    for (const link of page.links) {
      const target = URL.canParse(link, url) ? new URL(link, url) : undefined;
      if (!target) problems.push(`${path} has a link that is no address: ${link.slice(0, 80)}`);
      else if (target.origin === url.origin && link !== '#') add(target.pathname + target.search, path);
    }
  }

  function compareHead(path: string, { canonical, title, description }: ReadPage): void {
    const own = new URL(canonical || path, origin);
    const address = own.pathname + own.search;
    for (const [what, words] of [
      ['title', title],
      ['description', description],
    ] as const) {
      const key = `${what} ${words}`;
      const other = heads.get(key);
      if (other && other !== address) problems.push(`${address} and ${other} share a ${what}: ${words}`);
      heads.set(key, address);
    }
  }

  function add(path: string, from: string): void {
    const clean = path.replace(/#.*$/, '');
    if (seen.has(clean)) return;
    seen.add(clean);
    const url = new URL(clean, origin);
    reached.add(routeOf(barePath(url.pathname)));
    if (/^\/(api|files|dev|_astro)\//.test(url.pathname)) return;
    const kind = kindOf(url);
    const count = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, count);
    if (count <= mostOfKind) queue.push({ path: clean, from });
  }

  while (queue.length > 0) await Promise.all(queue.splice(0, 4).map(visit));

  const sample = [...assets].slice(0, mostOfKind * 40);
  for (const asset of sample) {
    let reply = await fetch(new URL(asset, origin), { method: 'HEAD' });
    // Who asks for more drawn pictures than a visitor is told when to come back, as a network that shows them would.
    if (reply.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, Number(reply.headers.get('retry-after')) * 1000));
      reply = await fetch(new URL(asset, origin), { method: 'HEAD' });
    }
    if (reply.status !== 200) problems.push(`${asset} answers ${reply.status}`);
  }
  for (const [route, access] of Object.entries(PAGES)) {
    const isOld = route.endsWith('index_old');
    if (access === 'public' && route !== '/' && !isOld && !reached.has(route))
      problems.push(`no link leads to ${route}`);
  }
  return { pages, assets: sample.length, problems };
}
