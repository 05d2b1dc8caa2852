import { agreement, article, articleCategory, articleText, contentFile } from '../../../db/schema.ts';
import { hashOf } from '../../../domain/content/editing/index.ts';
import { htmlOfMarkdown } from '../../../domain/content/markdown.ts';
import { newsCover } from '../../drawings/brand/index.ts';
import type { CategoryIds } from './write-categories.ts';
import { readContent, type ContentFile, type Folder } from './read-content.ts';
import { insertAll, spread, type Seeding } from './seeding.ts';

const NEWS_CATEGORIES: [key: string, zh: string, en: string][] = [
  ['announcement', '平台公告', 'Announcements'],
  ['market', '行情', 'Market'],
  ['standards', '标准与选型', 'Standards'],
  ['belts', '产业带', 'Industry belts'],
  ['procurement', '采购指南', 'Buying guide'],
  ['exhibitions', '展会', 'Exhibitions'],
];

const KINDS = { news: 'news', agreements: 'agreement', belts: 'belt', markets: 'market' } as const;

const textOf = (file: ContentFile, field: string): string => String(file.front[field] ?? '');

/** News and agreements from the editors' files in src/content. */
export async function writeContent(seeding: Seeding, categories: CategoryIds): Promise<number> {
  const { db, now } = seeding;
  await insertAll(
    db,
    articleCategory,
    NEWS_CATEGORIES.map(([key, title, titleEn], at) => ({
      articleCategoryId: at + 1,
      key,
      title,
      titleEn,
      sort: at,
    })),
  );
  const files = readContent('news');
  const news = files
    .filter((file) => file.locale === 'zh-CN')
    .sort((a, b) => (textOf(a, 'published_at') < textOf(b, 'published_at') ? -1 : 1));
  const ids = new Map(news.map((file, at) => [file.name, at + 1]));
  const rows = [];
  for (const file of news) {
    const categoryId = NEWS_CATEGORIES.findIndex(([key]) => key === textOf(file, 'category')) + 1;
    rows.push({
      articleId: ids.get(file.name)!,
      slug: file.name,
      articleCategoryId: categoryId,
      cover: await seeding.keep(
        `news/${file.name}-${textOf(file, 'cover')}.svg`,
        newsCover(textOf(file, 'cover'), file.name),
      ),
      goodsCategoryId: file.front['goods'] ? categories.idOf(textOf(file, 'goods')) : null,
      isHot: file.front['hot'] === true,
      visits: 200 + spread(file.name, 9000),
      publishedAt: new Date(textOf(file, 'published_at')),
    });
  }
  await insertAll(db, article, rows);
  await insertAll(
    db,
    articleText,
    files.map((file) => ({
      articleId: ids.get(file.name)!,
      locale: file.locale,
      title: textOf(file, 'title'),
      author: textOf(file, 'author'),
      synopsis: textOf(file, 'synopsis'),
      content: htmlOfMarkdown(file.body, file.locale),
    })),
  );
  await insertAll(
    db,
    agreement,
    readContent('agreements').map((file) => ({
      key: file.name,
      locale: file.locale,
      title: textOf(file, 'title'),
      content: htmlOfMarkdown(file.body, file.locale),
      updatedAt: new Date(textOf(file, 'updated_at') || now),
    })),
  );
  await insertAll(
    db,
    contentFile,
    Object.entries(KINDS).flatMap(([folder, kind]) =>
      readContent(folder as Folder).map(({ name, locale, source }) => {
        const hash = hashOf(source);
        return { kind, name, locale, source, hash, publishedHash: hash, updatedAt: now };
      }),
    ),
  );
  return news.length;
}
