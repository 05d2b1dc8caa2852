export { listNewestArticles, listPageKeys, listSitemapFiles, listSitemapRows } from './feeds.ts';
export type { FeedArticle, FeedRow, Section } from './feeds.ts';
