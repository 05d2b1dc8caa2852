import { LOCALES, localizedPath } from '../../i18n/locales.ts';
import { SetupError } from '../../kernel/setup-error.ts';
import type { ContentBackend } from './content-backend.ts';
import { FOLDERS, type EditorFile } from './editor-files.ts';
import { sourcesOf } from './publish-files.ts';

/** A text as an editor names it: by folder and name, or by one of its files, from wherever the path begins. */
const PLACE = /(?:^|\/)([a-z]+)\/([a-z0-9][a-z0-9_-]*)(?:\.(?:zh-CN|en-US)\.md)?$/;

/** The files, in every language, of the texts that are named. Throws when a name is no text. */
export function textsNamed(files: readonly EditorFile[], names: readonly string[]): EditorFile[] {
  if (names.length === 0)
    throw new SetupError(
      'It is not said which text.',
      'Name it: npm run content -- --preview news/winter-freight',
    );
  const found = names.flatMap((place) => {
    const [, folder = '', name] = PLACE.exec(place.replaceAll('\\', '/')) ?? [];
    const own = files.filter((file) => file.kind === FOLDERS[folder] && file.name === name);
    if (own.length > 0) return own;
    throw new SetupError(
      `There is no text ${place}.`,
      `Write its folder (${Object.keys(FOLDERS).join(', ')}) and its name, e.g. news/winter-freight.`,
    );
  });
  return [...new Set(found)];
}

/** Uploads texts for a preview; answers the lines for the editor. */
export async function previewFiles(backend: ContentBackend, files: readonly EditorFile[]): Promise<string[]> {
  if (files.length === 0) return [];
  const previews = await backend.preview(sourcesOf(files));
  const lines = previews.flatMap(({ kind, name, path }) => [
    `  ${kind}/${name}`,
    ...LOCALES.map((locale) => `    ${backend.site}${localizedPath(path, locale)}`),
  ]);
  return [...lines, 'Nothing is published. Whoever has an address sees the page for one hour.'];
}
