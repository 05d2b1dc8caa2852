import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../i18n/locales.ts';
import type { FileFault } from './check-files.ts';
import { FOLDERS } from './editor-files.ts';

const NAME = /^[a-z0-9][a-z0-9_-]{0,79}$/;
const isText = (entry: string): boolean => entry.endsWith('.md') && entry !== 'README.md';

/** Why a file with this name would not be published; undefined when it would. */
export function faultOfName(entry: string): Pick<FileFault, 'problem' | 'cure'> | undefined {
  const locale = LOCALES.find((one) => entry.endsWith(`.${one}.md`));
  const name = entry.slice(0, locale ? -(locale.length + 4) : -3);
  if (!locale) {
    const names = LOCALES.map((one) => `${name.split('.')[0]}.${one}.md`).join(' or ');
    return { problem: 'The name of the file does not end with its language.', cure: `Call it ${names}.` };
  }
  if (NAME.test(name)) return undefined;
  return {
    problem: `The name "${name}" cannot be an address.`,
    cure: 'Write small letters a to z, digits, - and _, at most 80.',
  };
}

/** Texts that would never be published: in no known folder, without a language, or with a name that is no address. */
export function strayFaults(root: string): FileFault[] {
  const place = path.join(root, 'src/content');
  if (!existsSync(place)) return [];
  const folders = Object.keys(FOLDERS);
  return readdirSync(place, { withFileTypes: true }).flatMap((found): FileFault[] => {
    const isKnown = found.isDirectory() && folders.includes(found.name);
    const entries = found.isDirectory() ? readdirSync(path.join(place, found.name)) : [found.name];
    return entries.filter(isText).flatMap((entry): FileFault[] => {
      const file = ['src/content', ...(found.isDirectory() ? [found.name] : []), entry].join('/');
      const fault = isKnown
        ? faultOfName(entry)
        : { problem: 'Texts in this folder are not published.', cure: `Folders: ${folders.join(', ')}.` };
      return fault ? [{ path: file, line: 1, ...fault }] : [];
    });
  });
}
