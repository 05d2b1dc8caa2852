import { and, asc, countDistinct, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ContentKind } from '../../../contracts/editing.ts';
import type { Db } from '../../../db/database.ts';
import { article, articleCategory, category, contentFile, contentVersion, user } from '../../../db/schema.ts';

export type VersionRow = typeof contentVersion.$inferSelect;

interface Named {
  kind: ContentKind;
  name: string;
}
const ofText = ({ kind, name }: Named) => and(eq(contentFile.kind, kind), eq(contentFile.name, name));
const versionOf = ({ kind, name }: Named) =>
  and(eq(contentVersion.kind, kind), eq(contentVersion.name, name));

/** How many texts there are of each kind, each in however many languages. */
export const countTexts = (db: Db): Promise<{ tab: ContentKind; n: number }[]> =>
  db
    .select({ tab: contentFile.kind, n: countDistinct(contentFile.name) })
    .from(contentFile)
    .groupBy(contentFile.kind);

/** Texts with all their languages, the latest first, and how many there are. */
export async function textsPage(
  db: Db,
  { kind, keyword, page, limit }: { kind?: ContentKind; keyword?: string; page: number; limit: number },
) {
  const like = keyword === undefined ? undefined : `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const updated = sql<string>`max(${contentFile.updatedAt})`;
  const rows = await db
    .select({
      kind: contentFile.kind,
      name: contentFile.name,
      updated,
      sources: sql<Record<string, string>>`jsonb_object_agg(${contentFile.locale}, ${contentFile.source})`,
      count: sql<number>`(count(*) over ())::integer`,
    })
    .from(contentFile)
    .where(kind === undefined ? undefined : eq(contentFile.kind, kind))
    .groupBy(contentFile.kind, contentFile.name)
    .having(
      like === undefined
        ? undefined
        : sql`bool_or(${contentFile.source} ilike ${like} or ${contentFile.name} ilike ${like})`,
    )
    .orderBy(desc(updated), asc(contentFile.kind), asc(contentFile.name))
    .limit(limit)
    .offset((page - 1) * limit);
  return { count: rows[0]?.count ?? 0, rows };
}

/** News as the site shows them, by the names of their files. */
export const newsNamed = (db: Db, slugs: string[]) =>
  slugs.length === 0
    ? Promise.resolve([])
    : db
        .select({
          slug: article.slug,
          articleId: article.articleId,
          shown: article.shown,
          publishedAt: article.publishedAt,
        })
        .from(article)
        .where(inArray(article.slug, slugs));

export const hideNews = (db: Db, slug: string) =>
  db
    .update(article)
    .set({ shown: false })
    .where(and(eq(article.slug, slug), eq(article.shown, true)))
    .returning({ articleId: article.articleId });

/**
 * Locks a text by its name, also one that does not exist yet: two who save it at the same time do so one after the
 * other.
 */
export const lockText = (db: Db, { kind, name }: Named) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext(${`content:${kind}.${name}`}))`);

export const filesOfText = (db: Db, text: Named) =>
  db.select().from(contentFile).where(ofText(text)).orderBy(asc(contentFile.locale));

export const addVersion = (db: Db, row: VersionRow) => db.insert(contentVersion).values(row);

/** Versions of a text with the names of those who saved them, plans first, then the latest. */
export const versionsOf = (db: Db, text: Named, limit: number) =>
  db
    .select({
      contentVersionId: contentVersion.contentVersionId,
      madeAt: contentVersion.madeAt,
      dueAt: contentVersion.dueAt,
      publishedAt: contentVersion.publishedAt,
      who: user.nickname,
    })
    .from(contentVersion)
    .leftJoin(user, eq(user.uid, contentVersion.uid))
    .where(versionOf(text))
    .orderBy(sql`${contentVersion.publishedAt} desc nulls first`, desc(contentVersion.contentVersionId))
    .limit(limit);

/** What was published of a text last. */
export async function latestVersion(db: Db, text: Named): Promise<VersionRow | undefined> {
  const rows = await db
    .select()
    .from(contentVersion)
    .where(and(versionOf(text), isNotNull(contentVersion.publishedAt)))
    .orderBy(desc(contentVersion.publishedAt), desc(contentVersion.contentVersionId))
    .limit(1);
  return rows[0];
}

/** Plans of these texts, the nearest first. */
export const plansOf = (db: Db, names: string[]) =>
  names.length === 0
    ? Promise.resolve([])
    : db
        .select({ kind: contentVersion.kind, name: contentVersion.name, dueAt: contentVersion.dueAt })
        .from(contentVersion)
        .where(and(inArray(contentVersion.name, names), isNull(contentVersion.publishedAt)))
        .orderBy(asc(contentVersion.dueAt));

export async function versionById(db: Db, id: string): Promise<VersionRow | undefined> {
  const rows = await db.select().from(contentVersion).where(eq(contentVersion.contentVersionId, id));
  return rows[0];
}

export const markPublished = (db: Db, id: string, publishedAt: Date) =>
  db
    .update(contentVersion)
    .set({ publishedAt })
    .where(and(eq(contentVersion.contentVersionId, id), isNull(contentVersion.publishedAt)))
    .returning({ id: contentVersion.contentVersionId });

export const dropPlan = (db: Db, id: string) =>
  db
    .delete(contentVersion)
    .where(and(eq(contentVersion.contentVersionId, id), isNull(contentVersion.publishedAt)))
    .returning({ id: contentVersion.contentVersionId });

/** Keeps the latest versions that were published, and all plans. */
export const dropOldVersions = (db: Db, text: Named, kept: number) =>
  db.delete(contentVersion).where(
    and(
      versionOf(text),
      sql`${contentVersion.contentVersionId} in (select content_version_id from ${contentVersion}
        where kind = ${text.kind} and name = ${text.name} and published_at is not null
        order by published_at desc, content_version_id desc offset ${kept})`,
    ),
  );

export const newsCategories = (db: Db) =>
  db
    .select({ key: articleCategory.key, title: articleCategory.title, titleEn: articleCategory.titleEn })
    .from(articleCategory)
    .orderBy(asc(articleCategory.articleCategoryId));

/** Categories of goods at the top. */
export const goodsCategories = (db: Db) =>
  db
    .select({ key: category.key, name: category.name, nameEn: category.nameEn })
    .from(category)
    .where(and(eq(category.parentId, 0), eq(category.shown, true)))
    .orderBy(asc(category.sort), asc(category.categoryId));
