import { articleApi } from '../../contracts/article.ts';
import { listAgreements, readAgreement } from '../../domain/content/agreement/index.ts';
import * as article from '../../domain/content/article/index.ts';
import { serve } from '../mount.ts';

export const articleRoutes = serve(articleApi, {
  categories: article.listArticleCategories,
  ofCategory: article.listArticlesOf,
  list: article.listArticles,
  detail: article.readArticle,
  visit: article.visitArticle,
  agreement: readAgreement,
  agreements: listAgreements,
});
