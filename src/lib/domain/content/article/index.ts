export {
  listArticleCategories,
  listArticles,
  listArticlesOf,
  readArticle,
  visitArticle,
} from './articles.ts';
