import {
  CONTENT_KINDS,
  type ContentKind,
  type DeskText,
  type TextForm,
  type TextVersion,
  type TextView,
} from '../../../contracts/editing.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import { tabCounts } from '../../../kernel/tab-counts.ts';
import type { Context } from '../../context.ts';
import {
  countTexts,
  filesOfText,
  goodsCategories,
  newsCategories,
  newsNamed,
  plansOf,
  textsPage,
  versionById,
  versionsOf,
} from './desk-text.repo.ts';
import { textIdOf, textOfId } from './edit-text.ts';
import { placeIdOf } from './editing.repo.ts';
import { formOf, titleOf, type Sources } from './text-form.ts';
import { revisionOf, sourcesOf } from './versions.ts';

const MOST_SHOWN = 60;

type News = Awaited<ReturnType<typeof newsNamed>>[number];

function stateOf(kind: ContentKind, news: News | undefined, now: Date): DeskText['state'] {
  if (kind !== 'news' || !news) return 'shown';
  if (!news.shown) return 'hidden';
  return news.publishedAt > now ? 'coming' : 'shown';
}

/** How many texts of the site there are of each kind. */
export const countTextsByKind = async (
  ctx: Context,
): Promise<Result<{ counts: Record<string, number> }, never>> =>
  ok({ counts: tabCounts(CONTENT_KINDS, await countTexts(ctx.database.db)) });

/** Texts of the site, those that were changed last first. */
export async function listTexts(
  ctx: Context,
  asked: { page: number; limit: number; kind?: ContentKind | undefined; keyword?: string | undefined },
): Promise<Result<{ count: number; list: DeskText[] }, never>> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const { kind, keyword, ...page } = asked;
  const { count, rows } = await textsPage(db, {
    ...page,
    ...(kind === undefined ? {} : { kind }),
    ...(keyword === undefined ? {} : { keyword }),
  });
  const names = rows.map(({ name }) => name);
  const [news, plans] = await Promise.all([newsNamed(db, names), plansOf(db, names)]);
  const list = rows.map((row): DeskText => {
    const mine = row.sources[ctx.locale] ?? Object.values(row.sources)[0];
    const plan = plans.find((one) => one.kind === row.kind && one.name === row.name);
    return {
      id: textIdOf(row),
      kind: row.kind,
      name: row.name,
      title: titleOf(row.kind, mine) || row.name,
      state: stateOf(
        row.kind,
        news.find(({ slug }) => slug === row.name),
        now,
      ),
      languages: Object.keys(row.sources).toSorted(),
      due_time: plan?.dueAt?.toISOString() ?? null,
      update_time: new Date(row.updated).toISOString(),
    };
  });
  return ok({ count, list });
}

/** The page of a text, without its language. */
async function pathOf(
  ctx: Context,
  kind: ContentKind,
  name: string,
  news: News | undefined,
): Promise<string> {
  if (kind === 'news') return news ? `/news_detail/${news.articleId}` : '';
  if (kind === 'agreement') return `/privacy_agreement?type=${name}`;
  const id = await placeIdOf(ctx.database.db, kind, name);
  if (id === undefined) return '';
  return kind === 'belt'
    ? `/products_belt?belt_id=${id}&tab=intro`
    : `/classfy_market_detail?id=${id}&tab=intro`;
}

/** A text as its form shows it, with what was saved of it. */
export async function readText(
  ctx: Context,
  { id }: { id: string },
): Promise<Result<TextView, 'content.gone'>> {
  const { db } = ctx.database;
  const { kind, name } = textOfId(id);
  const rows = await filesOfText(db, { kind, name });
  if (rows.length === 0) return fail('content.gone');
  const news = kind === 'news' ? (await newsNamed(db, [name]))[0] : undefined;
  const versions = await versionsOf(db, { kind, name }, MOST_SHOWN);
  const latest = versions.find(({ publishedAt }) => publishedAt !== null);
  return ok({
    id,
    kind,
    name,
    state: stateOf(kind, news, ctx.clock.now()),
    revision: revisionOf(rows),
    form: formOf(kind, sourcesOf(rows)),
    path: await pathOf(ctx, kind, name, news),
    versions: versions.map((row): TextVersion => ({
      version_id: row.contentVersionId,
      who: row.who ?? '',
      time: row.madeAt.toISOString(),
      due_time: row.dueAt?.toISOString() ?? null,
      state: row === latest ? 'now' : row.publishedAt ? 'past' : 'planned',
    })),
  });
}

/** A text as it was saved once. */
export async function readTextVersion(
  ctx: Context,
  { id }: { id: string },
): Promise<Result<TextForm, 'content.gone'>> {
  const row = await versionById(ctx.database.db, id);
  const sources: Sources | undefined = row?.sources;
  return row && sources ? ok(formOf(row.kind, sources)) : fail('content.gone');
}

/** What a text may name. */
export async function textChoices(ctx: Context) {
  const { db } = ctx.database;
  const isEnglish = ctx.locale === 'en-US';
  const [categories, goods] = await Promise.all([newsCategories(db), goodsCategories(db)]);
  return ok({
    categories: categories.map(({ key, title, titleEn }) => ({
      value: key,
      label: isEnglish ? titleEn : title,
    })),
    goods: goods.map(({ key, name, nameEn }) => ({ value: key, label: isEnglish ? nameEn : name })),
  });
}
