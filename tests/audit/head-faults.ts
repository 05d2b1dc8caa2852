// What search engines and shared links need in the head of a page.
import { barePath, LOCALES, localeOfPath, localizedPath } from '#lib/i18n/locales.ts';
import { PAGES } from '#lib/contracts/routes.ts';
import type { ReadPage } from './read-html.ts';

type Thing = Record<string, unknown>;

/** Fields without which a kind of structured data is of no use; a dot leads inside, through lists too. */
const NEEDED: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name'],
  ItemList: ['name', 'itemListElement.position', 'itemListElement.url'],
  Product: [
    'name',
    'image',
    'description',
    'sku',
    'offers.lowPrice',
    'offers.highPrice',
    'offers.priceCurrency',
    'offers.offerCount',
    'offers.availability',
    'offers.url',
  ],
  NewsArticle: ['headline', 'image', 'datePublished', 'author.name', 'publisher.name', 'mainEntityOfPage'],
  LocalBusiness: ['name', 'url', 'image', 'address.addressRegion', 'address.streetAddress'],
  VideoObject: ['name', 'description', 'uploadDate', 'contentUrl', 'url', 'thumbnailUrl', 'author.name'],
};
/** Kinds that pages of a route must have. */
const KINDS: [RegExp, string[]][] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/goods_detail\/\d+$/, ['Product', 'BreadcrumbList']],
  [/^\/goods_cate$/, ['ItemList', 'BreadcrumbList']],
  [/^\/news_detail\/\d+$/, ['NewsArticle', 'BreadcrumbList']],
  [/^\/store$/, ['LocalBusiness']],
];
const GRAPH = ['type', 'title', 'description', 'url', 'image', 'image:alt', 'locale'];
/** Words that a page shows without a script; fewer are a frame without contents. */
const LEAST_TEXT = 400;

/** Every value at a path, through lists. */
function valuesAt(thing: unknown, path: string[]): unknown[] {
  if (Array.isArray(thing)) return thing.flatMap((one) => valuesAt(one, path));
  const [first, ...rest] = path;
  if (first === undefined) return [thing];
  const inner = typeof thing === 'object' && thing !== null ? (thing as Thing)[first] : undefined;
  return inner === undefined ? [undefined] : valuesAt(inner, rest);
}
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

function dataFaults(path: string, page: ReadPage): string[] {
  const faults: string[] = [];
  const kinds = new Set<string>();
  for (const text of page.jsonLd) {
    let data: Thing;
    try {
      data = JSON.parse(text) as Thing;
    } catch {
      faults.push('has structured data that is not JSON');
      continue;
    }
    const kind = String(data['@type']);
    kinds.add(kind);
    if (data['@context'] !== 'https://schema.org') faults.push(`has ${kind} without its context`);
    if (!NEEDED[kind]) faults.push(`has structured data of a kind that nobody has looked at: ${kind}`);
    for (const field of NEEDED[kind] ?? [])
      if (valuesAt(data, field.split('.')).some(isEmpty)) faults.push(`has ${kind} without ${field}`);
    for (const address of ['url', 'image', 'item'].flatMap((field) => valuesAt(data[field], [])))
      if (typeof address === 'string' && !/^https?:\/\//.test(address))
        faults.push(`has ${kind} with an address that is not whole: ${address}`);
  }
  const wanted = KINDS.find(([route]) => route.test(path))?.[1] ?? [];
  for (const kind of wanted) if (!kinds.has(kind)) faults.push(`has no structured data ${kind}`);
  return faults;
}

/** What is wrong with the head of a page that search engines keep. */
export function headFaults(url: URL, page: ReadPage): string[] {
  const locale = localeOfPath(url.pathname);
  const faults: string[] = [];
  if (!page.canonical) return ['has no canonical address'];
  const canonical = new URL(page.canonical, url);
  const path = barePath(canonical.pathname) + canonical.search;
  for (const language of [...LOCALES, 'x-default' as const]) {
    const wanted = new URL(localizedPath(path, language === 'x-default' ? 'zh-CN' : language), canonical);
    const named = page.alternates.get(language);
    if (!named) faults.push(`has no hreflang ${language}`);
    else if (named !== wanted.href) faults.push(`names ${named} as ${language}, not ${wanted.href}`);
  }
  if (page.canonical !== page.alternates.get(locale)) faults.push('is not its own alternate');
  for (const field of GRAPH) if (!page.graph.get(`og:${field}`)) faults.push(`has no og:${field}`);
  for (const field of ['og:url', 'og:image']) {
    const address = page.graph.get(field) ?? '';
    if (!/^https?:\/\//.test(address)) faults.push(`has an ${field} that is not whole: ${address}`);
  }
  if (page.graph.get('og:url') !== page.canonical) faults.push('shares another address than its canonical');
  const isOwnPicture = page.graph.get('og:image')?.endsWith('/brand/share.png');
  if (isOwnPicture && !page.graph.get('og:image:width')) faults.push('shares a picture without its size');
  if (page.graph.get('og:image')?.endsWith('.svg')) faults.push('shares a drawing that no network shows');
  const words = page.text.replace(/\s+/g, ' ').length;
  const isPublic = PAGES[barePath(url.pathname)] !== 'guest';
  if (isPublic && words < LEAST_TEXT) faults.push(`shows only ${words} characters without a script`);
  return [...faults, ...dataFaults(barePath(url.pathname), page)];
}
