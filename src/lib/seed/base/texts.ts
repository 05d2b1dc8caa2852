import { agreement, contentFile } from '../../db/schema.ts';
import { hashOf } from '../../domain/content/editing/index.ts';
import { htmlOfMarkdown } from '../../domain/content/markdown.ts';
import { insertAll, type Lay } from './lay.ts';
import { readContent, type ContentFile, type Folder } from './read-content.ts';

const KINDS = { news: 'news', agreements: 'agreement', belts: 'belt', markets: 'market' } as const;

const textOf = (file: ContentFile, field: string): string => String(file.front[field] ?? '');

/** Agreements from the editors' files, and for each of these folders which files were published. */
export async function layTexts({ db, now }: Lay, folders: readonly Folder[]): Promise<void> {
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
    folders.flatMap((folder) =>
      readContent(folder).map(({ name, locale, source }) => {
        const hash = hashOf(source);
        return { kind: KINDS[folder], name, locale, source, hash, publishedHash: hash, updatedAt: now };
      }),
    ),
  );
}
