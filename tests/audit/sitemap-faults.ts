// What search engines are told to read: robots.txt, the sitemap and its files, the RSS of the news, and what is gone.
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts';
import { readHtml } from './read-html.ts';

const MOST_URLS = 50_000;
const text = async (address: string): Promise<string> => (await fetch(address)).text();
const all = (xml: string, pattern: RegExp): string[] =>
  [...xml.matchAll(pattern)].map((match) => match[1] ?? '');
const LOC = /<loc>([^<]+)<\/loc>/g;
const NO_GOODS = '/goods_detail/999999999';

/** `each` addresses from every file are opened: they answer, may be kept, and name themselves as canonical. */
export async function sitemapFaults(
  origin: string,
  each: number,
): Promise<{ pages: number; problems: string[] }> {
  const problems: string[] = [];
  let pages = 0;
  const robots = await text(`${origin}/robots.txt`);
  const [index] = all(robots, /^Sitemap: (\S+)$/gm);
  if (!index) return { pages, problems: ['robots.txt names no sitemap'] };
  const closed = all(robots, /^Disallow: (\S+)$/gm);
  const seen = new Set<string>();
  for (const file of all(await text(index), LOC)) {
    const xml = await text(file);
    const found = all(xml, LOC).map((address) => address.replaceAll('&amp;', '&'));
    if (found.length === 0 || found.length > MOST_URLS)
      problems.push(`${file} has ${found.length} addresses`);
    for (const address of found) {
      if (seen.has(address)) problems.push(`${address} is in the sitemap twice`);
      seen.add(address);
      const { pathname } = new URL(address);
      if (closed.some((path) => pathname.startsWith(path)))
        problems.push(`${address} is closed by robots.txt`);
    }
    for (const language of LOCALES)
      if (!xml.includes(`hreflang="${language}"`)) problems.push(`${file} has no ${language}`);
    const step = Math.max(1, Math.floor(found.length / each));
    for (const address of found.filter((_, at) => at % step === 0)) {
      const reply = await fetch(address, { redirect: 'manual' });
      const page = readHtml(await reply.text());
      pages += 1;
      if (reply.status !== 200) problems.push(`${address} of the sitemap answers ${reply.status}`);
      else if (!page.isIndexed) problems.push(`${address} of the sitemap may not be kept`);
      else if (page.canonical !== address)
        problems.push(`${address} of the sitemap calls itself ${page.canonical}`);
    }
  }
  for (const locale of LOCALES) {
    const feed = await text(origin + localizedPath('/rss.xml', locale));
    if (all(feed, /<item>[\s\S]*?<link>([^<]+)<\/link>/g).length === 0)
      problems.push(`the RSS in ${locale} is empty`);
    const unknown = await fetch(origin + localizedPath(NO_GOODS, locale));
    if (unknown.status !== 404) problems.push(`${NO_GOODS} answers ${unknown.status} in ${locale}`);
  }
  return { pages, problems };
}
