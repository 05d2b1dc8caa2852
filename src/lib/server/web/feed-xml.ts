import { DEFAULT_LOCALE, localizedPath, LOCALES, type Locale } from '../../i18n/locales.ts';
import { escapeXml } from '../../kernel/escape.ts';

export interface SitemapPage {
  path: string;
  at?: Date | null;
  locales?: readonly Locale[];
}

export interface RssItem {
  title: string;
  link: string;
  text: string;
  author: string;
  category: string;
  at: Date;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const lastmod = (at: Date | null | undefined) => (at ? `<lastmod>${at.toISOString()}</lastmod>` : '');

/** One <url> for each language that a page has, every one naming all of them. */
function urlsOf(site: string, { path, at, locales = LOCALES }: SitemapPage): string {
  const addresses = LOCALES.filter((locale) => locales.includes(locale)).map(
    (locale) => [locale, escapeXml(site + localizedPath(path, locale))] as const,
  );
  const first = addresses.find(([locale]) => locale === DEFAULT_LOCALE) ?? addresses[0];
  const links = [...addresses, ...(first ? [['x-default', first[1]] as const] : [])]
    .map(([lang, address]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address}"/>`)
    .join('');
  return addresses.map(([, address]) => `<url><loc>${address}</loc>${lastmod(at)}${links}</url>\n`).join('');
}

export const sitemapXml = (site: string, pages: readonly SitemapPage[]): string =>
  `${HEAD}<urlset ${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n` +
  `${pages.map((page) => urlsOf(site, page)).join('')}</urlset>\n`;

/** How the index names a file; a file that it does not name does not exist. */
export const locOf = (site: string, path: string): string => `<loc>${escapeXml(site + path)}</loc>`;

export const sitemapIndexXml = (site: string, files: readonly { path: string; at?: Date | null }[]): string =>
  `${HEAD}<sitemapindex ${SITEMAP}>\n` +
  `${files.map(({ path, at }) => `<sitemap>${locOf(site, path)}${lastmod(at)}</sitemap>\n`).join('')}</sitemapindex>\n`;

const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const itemXml = (item: RssItem) =>
  `<item>${tag('title', item.title)}${tag('link', item.link)}<guid isPermaLink="true">${escapeXml(item.link)}</guid>` +
  `${tag('description', item.text)}${tag('category', item.category)}${tag('dc:creator', item.author)}` +
  `${tag('pubDate', item.at.toUTCString())}</item>\n`;

export function rssXml(
  channel: { title: string; text: string; link: string; self: string; locale: Locale },
  items: readonly RssItem[],
): string {
  const newest = items[0]?.at;
  return (
    `${HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n` +
    `${tag('title', channel.title)}${tag('link', channel.link)}${tag('description', channel.text)}` +
    `${tag('language', channel.locale)}${newest ? tag('lastBuildDate', newest.toUTCString()) : ''}` +
    `<atom:link href="${escapeXml(channel.self)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.map(itemXml).join('')}</channel></rss>\n`
  );
}
