import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, IdOrNone, listInput, listOf, Time } from './list.ts';

export const ArticleRow = z.object({
  article_id: z.number(),
  title: z.string(),
  synopsis: z.string(),
  author: z.string(),
  image_input: z.string(),
  cid: z.number(),
  category: z.string(),
  create_time: Time,
  visit: z.number(),
  is_hot: z.boolean(),
});
export type ArticleRow = z.infer<typeof ArticleRow>;

const Neighbour = z.nullable(z.object({ article_id: z.number(), title: z.string() }));
export const ArticleDetail = z.object({
  ...ArticleRow.shape,
  /** Clean HTML. */
  content: z.string(),
  goods_cate_id: z.nullable(z.number()),
  previous: Neighbour,
  next: Neighbour,
});
export type ArticleDetail = z.infer<typeof ArticleDetail>;

const AgreementRow = z.object({ key: z.string(), title: z.string(), update_time: Time });
export const Agreement = z.object({ ...AgreementRow.shape, content: z.string() });

export const articleApi = {
  categories: endpoint.get('/api/article/category/lst', {
    cacheTags: 'news',
    shared: 60,
    summary: 'News categories',
    returns: z.array(z.object({ id: z.number(), key: z.string(), title: z.string(), count: z.number() })),
  }),
  ofCategory: endpoint.get('/api/article/lst/:cid', {
    shared: 60,
    summary: 'News of a category, newest first; 0 for all',
    input: z.object({ ...listInput, cid: IdOrNone }),
    returns: listOf(ArticleRow),
  }),
  list: endpoint.get('/api/article/list', {
    cacheTags: 'news',
    shared: 60,
    summary: 'News, newest first; type hot for the much read',
    input: z.object({ ...listInput, type: z._default(z.enum(['', 'hot']), '') }),
    returns: listOf(ArticleRow),
  }),
  detail: endpoint.get('/api/article/detail/:id', {
    shared: 60,
    summary: 'An article with its neighbours',
    input: z.object({ id: Id }),
    returns: ArticleDetail,
    fails: ['article.not_found'],
  }),
  /** Counted by the reader's browser, since the page itself comes from a cache. */
  visit: endpoint.post('/api/article/visit/:id', {
    keyless: 'nobody',
    summary: 'Counts one reading',
    input: z.object({ id: Id }),
    limit: { max: 60, windowMs: 60_000 },
  }),
  agreement: endpoint.get('/api/agreement/:key', {
    cacheTags: 'agreements',
    shared: 60,
    summary: 'An agreement or rule as clean HTML',
    input: z.object({ key: z.string().check(z.regex(/^[a-z_]{1,60}$/)) }),
    returns: Agreement,
    fails: ['agreement.not_found'],
  }),
  agreements: endpoint.get('/api/agreement_lst', {
    cacheTags: 'agreements',
    shared: 60,
    summary: 'All agreements and rules',
    returns: z.array(AgreementRow),
  }),
};
