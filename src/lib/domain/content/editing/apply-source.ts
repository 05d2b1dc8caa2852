import { coverAddress, type ContentSource } from '../../../contracts/editing.ts';
import type { Context } from '../../context.ts';
import { htmlOfMarkdown } from '../markdown.ts';
import {
  articleBySlug,
  categoryOf,
  goodsCategoryIdOf,
  saveAgreement,
  saveArticle,
  saveArticleText,
  saveIntro,
} from './editing.repo.ts';
import { FRONT } from './front.ts';
import type { ReadSource } from './read-source.ts';

/** What a text changes of the site, and when it may be read. */
export interface Applied {
  tags: string[];
  appearsAt?: Date;
}

/** An article that has a picture of its own for this word keeps it. */
function coverOf(ctx: Context, slug: string, cover: string, known: string | undefined): string {
  const own = ctx.storage.urlOf(`news/${slug}-${cover}.svg`);
  return known === own ? own : coverAddress(cover);
}

async function applyNews(ctx: Context, file: ContentSource, read: ReadSource): Promise<Applied | undefined> {
  const front = FRONT.news.parse(read.front);
  const { db } = ctx.database;
  const category = await categoryOf(db, front.category);
  if (!category) return undefined;
  const known = await articleBySlug(db, file.name);
  const publishedAt = new Date(front.published_at);
  const articleId = await saveArticle(db, file.name, {
    articleCategoryId: category.id,
    cover: coverOf(ctx, file.name, front.cover, known?.cover),
    goodsCategoryId: front.goods ? ((await goodsCategoryIdOf(db, front.goods)) ?? null) : null,
    isHot: front.hot === true,
    publishedAt,
    shown: true,
  });
  await saveArticleText(db, {
    articleId,
    locale: file.locale,
    title: front.title,
    author: front.author,
    synopsis: front.synopsis,
    content: await htmlOfMarkdown(read.body, file.locale),
  });
  const tags = [`news:${articleId}`, 'news'];
  return publishedAt > ctx.clock.now() ? { tags, appearsAt: publishedAt } : { tags };
}

async function applyAgreement(ctx: Context, file: ContentSource, read: ReadSource): Promise<Applied> {
  const front = FRONT.agreement.parse(read.front);
  await saveAgreement(ctx.database.db, {
    key: file.name,
    locale: file.locale,
    title: front.title,
    content: await htmlOfMarkdown(read.body, file.locale),
    updatedAt: new Date(front.updated_at),
  });
  return { tags: ['agreements'] };
}

/** Makes what visitors read from a checked text. Undefined when the place or category of it does not exist. */
export async function applySource(
  ctx: Context,
  file: ContentSource,
  read: ReadSource,
): Promise<Applied | undefined> {
  if (file.kind === 'news') return applyNews(ctx, file, read);
  if (file.kind === 'agreement') return applyAgreement(ctx, file, read);
  const words = { name: String(read.front['name']), intro: read.body.trim() };
  const isThere = await saveIntro(ctx.database.db, file.kind, file.name, file.locale === 'en-US', words);
  return isThere ? { tags: ['places'] } : undefined;
}
