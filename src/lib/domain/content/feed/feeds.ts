import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import {
  agreementKeys,
  beltIds,
  filmedTopicIds,
  filesOf,
  filledCategoryIds,
  filledChoices,
  marketIds,
  newestArticles,
  newsCategoryIds,
  rowsOf,
  type Section,
} from './feed.repo.ts';

export type { Section } from './feed.repo.ts';

export interface FeedRow {
  id: number;
  /** Latest change, where one is known. */
  at: Date | null;
  /** Languages that it is written in, parted by spaces. */
  locales: string;
}

export type FeedArticle = Awaited<ReturnType<typeof newestArticles>>[number];

/** The files that a section of the sitemap is cut into, `rows` goods, stores or articles each. */
export async function listSitemapFiles(ctx: Context, { section, rows }: { section: Section; rows: number }) {
  return ok(await filesOf(ctx.database.reader, section, rows, ctx.clock.now()));
}

/** One file of a section: what is on sale, open or published, by id. */
export async function listSitemapRows(
  ctx: Context,
  { section, rows, number }: { section: Section; rows: number; number: number },
): Promise<Result<FeedRow[], never>> {
  return ok(await rowsOf(ctx.database.reader, section, rows, number, ctx.clock.now()));
}

/** What names the pages that exist once for each belt, market, category with goods, choice that several of them have, news or videos, and rule. */
export async function listPageKeys(ctx: Context) {
  const db = ctx.database.reader;
  const [belts, markets, categories, choices, agreements, news, topics] = await Promise.all([
    beltIds(db),
    marketIds(db),
    filledCategoryIds(db),
    filledChoices(db),
    agreementKeys(db),
    newsCategoryIds(db, ctx.clock.now()),
    filmedTopicIds(db),
  ]);
  return ok({ belts, markets, categories, choices, agreements, news, topics });
}

/** The newest published articles in the language of the context. */
export async function listNewestArticles(
  ctx: Context,
  { limit }: { limit: number },
): Promise<Result<FeedArticle[], never>> {
  return ok(await newestArticles(ctx.database.reader, ctx.locale, ctx.clock.now(), limit));
}
