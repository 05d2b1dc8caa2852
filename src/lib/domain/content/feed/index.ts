export { listNewestArticles, listPageKeys, listSitemapFiles, listSitemapRows } from './feeds.ts';
export type { Section } from './feeds.ts';
