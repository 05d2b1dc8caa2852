import { article, articleText } from '#lib/db/schema.ts';
import { htmlOfMarkdown } from '#lib/domain/content/markdown.ts';
import { newsCover } from '../pictures/brand/index.ts';
import type { CategoryIds } from './write-categories.ts';
import { readContent, type ContentFile } from '#lib/seed/base/read-content.ts';
import { seedNewsKinds, NEWS_KINDS } from '#lib/seed/base/site.ts';
import { seedTexts } from '#lib/seed/base/texts.ts';
import { insertAll, type Seeding } from './seeding.ts';

const textOf = (file: ContentFile, field: string): string => String(file.front[field] ?? '');

/** News and agreements from the editors' files in src/content. */
export async function writeContent(seeding: Seeding, categories: CategoryIds): Promise<number> {
  const { db } = seeding;
  await seedNewsKinds(seeding);
  const files = readContent('news');
  const news = files
    .filter((file) => file.locale === 'zh-CN')
    .sort((a, b) => (textOf(a, 'published_at') < textOf(b, 'published_at') ? -1 : 1));
  const ids = new Map(news.map((file, at) => [file.name, at + 1]));
  const rows = [];
  for (const file of news) {
    const categoryId = NEWS_KINDS.indexOf(textOf(file, 'category')) + 1;
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
      publishedAt: new Date(textOf(file, 'published_at')),
    });
  }
  await insertAll(db, article, rows);
  await insertAll(
    db,
    articleText,
    await Promise.all(
      files.map(async (file) => ({
        articleId: ids.get(file.name)!,
        locale: file.locale,
        title: textOf(file, 'title'),
        author: textOf(file, 'author'),
        synopsis: textOf(file, 'synopsis'),
        content: await htmlOfMarkdown(file.body, file.locale),
      })),
    ),
  );
  await seedTexts(seeding, ['news', 'agreements', 'belts', 'markets']);
  return news.length;
}
