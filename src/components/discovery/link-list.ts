import { localizedPath } from '#lib/i18n/locales.ts';

/** An ItemList of schema.org of pages: stores, belts, markets, categories. Paths are without language prefix. */
export const linkList = (
  { backend, locale }: Pick<App.Locals, 'backend' | 'locale'>,
  name: string,
  rows: readonly { name: string; path: string }[],
): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: rows.length,
  itemListElement: rows.map((row, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: row.name,
    url: backend.siteUrl.replace(/\/$/, '') + localizedPath(row.path, locale),
  })),
});
