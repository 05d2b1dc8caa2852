import type { ArticleDetail } from '#lib/contracts/article.ts';

/** An article as a NewsArticle for search engines. */
export const articleData = (article: ArticleDetail, siteUrl: string, path: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: article.title,
  description: article.synopsis,
  image: [siteUrl + article.image_input],
  datePublished: article.create_time,
  author: { '@type': 'Organization', name: article.author },
  mainEntityOfPage: siteUrl + path,
});
