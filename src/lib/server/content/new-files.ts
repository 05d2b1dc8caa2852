import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentKind } from '../../contracts/editing.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { shanghaiText } from '../../kernel/clock.ts';
import { SetupError } from '../../kernel/setup-error.ts';
import { FOLDERS, pathOf } from './editor-files.ts';
import { faultOfName } from './stray-files.ts';

/** First lines of a new text's front matter; `check` asks for those that stay empty. */
const BEGINNINGS: Partial<Record<ContentKind, (name: string, moment: string) => string[]>> = {
  news: (name, moment) => [
    `slug: ${name}`,
    'category: announcement',
    'title: ""',
    'synopsis: ""',
    'author: ""',
    `published_at: "${moment}"`,
    'cover: document',
  ],
  agreement: (name, moment) => [`key: ${name}`, 'title: ""', `updated_at: "${moment}"`, 'version: "1.0"'],
};

/** Begins a text in every language: `news/winter-freight` or `agreements/return_rule`. Answers the paths written. */
export function newFiles(root: string, wanted: string, now: Date): string[] {
  const [folder = '', name = '', ...more] = wanted.split('/');
  const kind = FOLDERS[folder];
  const begin = kind && BEGINNINGS[kind];
  if (!begin || !name || more.length > 0)
    throw new SetupError(
      `"${wanted}" names no text to begin.`,
      'Write news/NAME or agreements/NAME; belts and markets are of the mall and have their files.',
    );
  const fault = faultOfName(`${name}.${LOCALES[0]}.md`);
  if (fault) throw new SetupError(fault.problem, fault.cure);
  const files = LOCALES.map((locale) => pathOf({ kind, name, locale }));
  const known = files.find((file) => existsSync(path.join(root, file)));
  if (known) throw new SetupError(`${known} is there already.`, 'Open it, or choose another name.');
  const source = ['---', ...begin(name, `${shanghaiText(now).replace(' ', 'T')}+08:00`), '---', '', ''].join(
    '\n',
  );
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
  return files;
}
