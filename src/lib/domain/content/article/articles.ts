import type { ArticleDetail, ArticleRow } from '../../../contracts/article.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { addVisit, articleById, articleCategories, articlesPage, neighbour } from './article.repo.ts';

interface Paging {
  page: number;
  limit: number;
}
type Row = Awaited<ReturnType<typeof articlesPage>>['rows'][number];

const viewIn =
  (locale: string) =>
  (row: Omit<Row, 'count'>): ArticleRow => ({
    article_id: row.articleId,
    title: row.title,
    synopsis: row.synopsis,
    author: row.author,
    image_input: row.cover,
    cid: row.categoryId,
    category: locale === 'en-US' ? row.categoryEn : row.category,
    create_time: row.publishedAt.toISOString(),
    visit: row.visits,
    is_hot: row.isHot,
  });

async function page(ctx: Context, filter: Paging & { categoryId?: number | undefined; isHot?: boolean }) {
  const { locale } = ctx;
  const found = await articlesPage(ctx.database.reader, { locale, now: ctx.clock.now(), ...filter });
  return ok({ count: found.count, list: found.rows.map(viewIn(locale)) });
}

/** News of a category (0: all), newest first. */
export const listArticlesOf = (ctx: Context, { cid, ...paging }: Paging & { cid: number }) =>
  page(ctx, { ...paging, categoryId: cid || undefined });

/** News, newest first, or the much read. */
export const listArticles = (ctx: Context, { type, ...paging }: Paging & { type: '' | 'hot' }) =>
  page(ctx, { ...paging, isHot: type === 'hot' });

/** An article that has been published. */
export async function readArticle(
  ctx: Context,
  { id }: { id: number },
): Promise<Result<ArticleDetail, 'article.not_found'>> {
  const db = ctx.database.reader;
  const now = ctx.clock.now();
  const row = await articleById(db, id, ctx.locale, now);
  if (!row) return fail('article.not_found');
  const [previous, next] = await Promise.all([
    neighbour(db, row.publishedAt, id, ctx.locale, now, 'previous'),
    neighbour(db, row.publishedAt, id, ctx.locale, now, 'next'),
  ]);
  return ok({
    ...viewIn(ctx.locale)(row),
    content: row.content,
    goods_cate_id: row.goodsCategoryId,
    previous,
    next,
  });
}

/** Counts one reading; cached pages show the new number when they are rendered again. */
export async function visitArticle(ctx: Context, { id }: { id: number }) {
  await addVisit(ctx.database.db, id);
  return ok();
}

/** The categories of the news with how many articles each has. */
export async function listArticleCategories(ctx: Context) {
  const rows = await articleCategories(ctx.database.reader, ctx.clock.now());
  return ok(
    rows.map(({ titleEn, title, ...row }) => ({ ...row, title: ctx.locale === 'en-US' ? titleEn : title })),
  );
}
