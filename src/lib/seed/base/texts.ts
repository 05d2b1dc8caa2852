import { agreement, contentFile } from '../../db/schema.ts';
import { hashOf } from '../../domain/content/editing/index.ts';
import { htmlOfMarkdown } from '../../domain/content/markdown.ts';
import { loadTranslators } from '../../i18n/load.ts';
import type { Locale } from '../../i18n/locales.ts';
import { insertAll, type SeedContext } from './seed-context.ts';
import { readContent, type ContentFile, type Folder } from './read-content.ts';

const KINDS = { news: 'news', agreements: 'agreement', belts: 'belt', markets: 'market' } as const;

const textOf = (file: ContentFile, field: string): string => String(file.front[field] ?? '');

/**
 * Agreements from the editors' files, and for each of these folders which files were published. The files name the
 * project's own mall; in another one its own name is put in their place.
 */
export async function seedTexts(
  { db, now }: SeedContext,
  folders: readonly Folder[],
  names?: Record<Locale, string>,
): Promise<void> {
  const words = loadTranslators();
  const named = (text: string, locale: Locale): string =>
    names ? text.replaceAll(words[locale]('common:site.name'), () => names[locale]) : text;
  await insertAll(
    db,
    agreement,
    await Promise.all(
      readContent('agreements').map(async (file) => ({
        key: file.name,
        locale: file.locale,
        title: named(textOf(file, 'title'), file.locale),
        content: await htmlOfMarkdown(named(file.body, file.locale), file.locale),
        updatedAt: new Date(textOf(file, 'updated_at') || now),
      })),
    ),
  );
  await insertAll(
    db,
    contentFile,
    folders.flatMap((folder) =>
      readContent(folder).map(({ name, locale, source }) => {
        const hash = hashOf(source);
        return { kind: KINDS[folder], name, locale, source, hash, publishedHash: hash, updatedAt: now };
      }),
    ),
  );
}
