import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { LOCALES, type Locale } from '../../i18n/locales.ts';

export type Folder = 'news' | 'agreements' | 'belts' | 'markets';

export interface ContentFile {
  name: string;
  locale: Locale;
  front: Record<string, unknown>;
  body: string;
  /** The file as it is. */
  source: string;
}

/** Editors' files of one folder of src/content: `<name>.<locale>.md` with YAML front matter. */
export function readContent(folder: Folder): ContentFile[] {
  const root = new URL(`../../../content/${folder}/`, import.meta.url);
  return readdirSync(root).flatMap((file) => {
    const locale = LOCALES.find((name) => file.endsWith(`.${name}.md`));
    if (!locale) return [];
    const source = readFileSync(new URL(file, root), 'utf8');
    const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
    return [
      {
        name: file.slice(0, -(locale.length + 4)),
        locale,
        front: parse(front) as ContentFile['front'],
        body,
        source,
      },
    ];
  });
}
