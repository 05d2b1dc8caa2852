import {
  coverAddress,
  type ContentPreview,
  type ContentSource,
  type PreviewAddress,
} from '../../../contracts/editing.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { after, hours } from '../../../kernel/clock.ts';
import { newToken, sha256Hex } from '../../../kernel/ids.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { htmlOfMarkdown } from '../markdown.ts';
import { introLines } from '../intro-lines.ts';
import { articleBySlug, categoryOf, goodsCategoryIdOf, placeIdOf } from './editing.repo.ts';
import { FRONT } from './front.ts';
import { keepPreview, previewSince } from './preview.repo.ts';
import { prepare, type Prepared } from './publish-content.ts';

const SHOWN_FOR = hours(1);
const NOTHING: ContentPreview = { article: null, agreement: null, place: null };

/** What a page shows of one file, and the page's address. */
interface Made {
  view: ContentPreview;
  path: string;
}

async function newsOf(ctx: Context, { file, read }: Prepared): Promise<Made> {
  const { db } = ctx.database;
  const front = FRONT.news.parse(read.front);
  const [known, category] = await Promise.all([articleBySlug(db, file.name), categoryOf(db, front.category)]);
  // An article that has never been published has no number yet.
  const id = known?.articleId ?? 0;
  const article = {
    article_id: id,
    title: front.title,
    synopsis: front.synopsis,
    author: front.author,
    image_input: coverAddress(front.cover),
    cid: category?.id ?? 0,
    category: (file.locale === 'en-US' ? category?.titleEn : category?.title) ?? '',
    create_time: new Date(front.published_at).toISOString(),
    visit: 0,
    is_hot: front.hot === true,
    content: await htmlOfMarkdown(read.body, file.locale),
    goods_cate_id: front.goods ? ((await goodsCategoryIdOf(db, front.goods)) ?? null) : null,
    previous: null,
    next: null,
  };
  return { view: { ...NOTHING, article }, path: `/news_detail/${id}?` };
}

async function agreementOf({ file, read }: Prepared): Promise<Made> {
  const front = FRONT.agreement.parse(read.front);
  const agreement = {
    key: file.name,
    title: front.title,
    update_time: new Date(front.updated_at).toISOString(),
    content: await htmlOfMarkdown(read.body, file.locale),
  };
  return { view: { ...NOTHING, agreement }, path: `/privacy_agreement?type=${file.name}&` };
}

async function placeOf(ctx: Context, kind: 'belt' | 'market', { file, read }: Prepared): Promise<Made> {
  const id = (await placeIdOf(ctx.database.db, kind, file.name)) ?? 0;
  const place = { kind, id, name: String(read.front['name']), intro: introLines(read.body.trim()) };
  const page = kind === 'belt' ? `/products_belt?belt_id=${id}` : `/classfy_market_detail?id=${id}`;
  return { view: { ...NOTHING, place }, path: `${page}&tab=intro&` };
}

async function makeView(ctx: Context, one: Prepared): Promise<Made> {
  const { kind } = one.file;
  if (kind === 'news') return newsOf(ctx, one);
  return kind === 'agreement' ? agreementOf(one) : placeOf(ctx, kind, one);
}

/**
 * Keeps texts for an hour as their pages would show them, each under a key of its own that only its address holds.
 * Nothing is published.
 */
export async function previewContent(
  ctx: Context,
  { files }: { files: ContentSource[] },
): Promise<Result<PreviewAddress[], 'content.invalid'>> {
  const prepared = await prepare(ctx, files);
  if (!prepared.ok) return prepared;
  const texts = Map.groupBy(prepared.value, ({ file: { kind, name } }) => `${kind}/${name}`);
  const addresses: PreviewAddress[] = [];
  for (const text of texts.values()) {
    const views: Partial<Record<Locale, ContentPreview>> = {};
    const key = newToken();
    for (const one of text) {
      const { kind, name, locale } = one.file;
      const { view, path } = await makeView(ctx, one);
      views[locale] = view;
      if (Object.keys(views).length === 1) addresses.push({ kind, name, path: `${path}preview=${key}` });
    }
    await keepPreview(ctx.database.db, sha256Hex(key), views, ctx.clock.now());
  }
  return ok(addresses);
}

/** An unpublished text in the caller's language. */
export async function readPreview(
  ctx: Context,
  { key }: { key: string },
): Promise<Result<ContentPreview, 'content.preview_over'>> {
  const since = after(ctx.clock.now(), -SHOWN_FOR);
  const views = await previewSince(ctx.database.db, sha256Hex(key), since);
  const view = views?.[ctx.locale];
  return view ? ok(view) : fail('content.preview_over');
}
