import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ContentKind, ContentSource } from '../../contracts/editing.ts';
import { hashOf } from '../../domain/content/editing/index.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';

export const FOLDERS: Record<string, ContentKind> = {
  news: 'news',
  agreements: 'agreement',
  belts: 'belt',
  markets: 'market',
};

export interface EditorFile extends Omit<ContentSource, 'source'> {
  /** Path from the root of the repository, as editors know it. */
  path: string;
  hash: string;
  read(): string;
}

/** What is remembered of a file that was read and found good: unchanged files are not opened again. */
export type Remembered = Record<string, { mtimeMs: number; size: number; hash: string }>;

export const pathOf = ({ kind, name, locale }: Pick<ContentSource, 'kind' | 'name' | 'locale'>): string =>
  `src/content/${Object.keys(FOLDERS).find((folder) => FOLDERS[folder] === kind)}/${name}.${locale}.md`;

/** Files of editors below `root`; those that look untouched keep the hash that is remembered of them. */
export function listEditorFiles(root: string, remembered: Remembered): EditorFile[] {
  return Object.entries(FOLDERS).flatMap(([folder, kind]) => {
    const place = path.join(root, 'src/content', folder);
    if (!existsSync(place)) return [];
    return readdirSync(place).flatMap((entry): EditorFile[] => {
      const locale = LOCALES.find((one: Locale) => entry.endsWith(`.${one}.md`));
      if (!locale) return [];
      const file = `src/content/${folder}/${entry}`;
      const absolute = path.join(root, file);
      const read = () => readFileSync(absolute, 'utf8').replaceAll('\r\n', '\n');
      const { mtimeMs, size } = statSync(absolute);
      const known = remembered[file];
      const hash = known && known.mtimeMs === mtimeMs && known.size === size ? known.hash : hashOf(read());
      return [{ kind, name: entry.slice(0, -(locale.length + 4)), locale, path: file, hash, read }];
    });
  });
}

/** What to remember of files that are good. */
export function rememberedOf(root: string, files: readonly EditorFile[]): Remembered {
  return Object.fromEntries(
    files.map(({ path: file, hash }) => {
      const { mtimeMs, size } = statSync(path.join(root, file));
      return [file, { mtimeMs, size, hash }];
    }),
  );
}
