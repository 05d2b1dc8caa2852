import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  checkSource,
  SHARED_FIELDS,
  type ReadSource,
  type SourceFault,
} from '../../domain/content/editing/index.ts';
import { hasPage } from '../../contracts/routes.ts';
import { barePath, LOCALES } from '../../i18n/locales.ts';
import { pathOf, type EditorFile, type Remembered } from './editor-files.ts';

export interface FileFault extends SourceFault {
  path: string;
}

const groupOf = ({ kind, name }: EditorFile): string => `${kind}/${name}`;

/** Files of one text say the same of what does not depend on the language, and every language is there. */
function checkTogether(files: EditorFile[], reads: Map<EditorFile, ReadSource>): FileFault[] {
  const [first] = files;
  if (!first) return [];
  const missing = LOCALES.filter((locale) => files.every((file) => file.locale !== locale));
  const faults = missing.map((locale) => ({
    path: first.path,
    line: 1,
    problem: `The text is missing in ${locale}.`,
    cure: `Write ${pathOf({ ...first, locale })}.`,
  }));
  const main = reads.get(first);
  for (const file of files.slice(1)) {
    const read = reads.get(file);
    if (!main || !read) continue;
    for (const field of SHARED_FIELDS[first.kind]) {
      if (JSON.stringify(main.front[field]) === JSON.stringify(read.front[field])) continue;
      faults.push({
        path: file.path,
        line: read.lineOf(field),
        problem: `The field "${field}" differs from the one in ${first.path}.`,
        cure: 'Write the same in both languages.',
      });
    }
  }
  return faults;
}

/** Checks texts of which a file has changed since it was found good; the others are known to be good. */
export function checkFiles(root: string, files: readonly EditorFile[], remembered: Remembered): FileFault[] {
  const hasFile = (address: string) => {
    const file = path.join(root, 'public', decodeURI(address.split(/[?#]/)[0] ?? ''));
    return address.startsWith('/files/') || (existsSync(file) && file.startsWith(path.join(root, 'public')));
  };
  const around = { hasFile, hasPage: (address: string) => hasPage(barePath(address)) };
  const groups = new Map<string, EditorFile[]>();
  for (const file of files) groups.set(groupOf(file), [...(groups.get(groupOf(file)) ?? []), file]);
  const faults: FileFault[] = [];
  for (const group of groups.values()) {
    const isKnown =
      group.length === LOCALES.length && group.every((file) => remembered[file.path]?.hash === file.hash);
    if (isKnown) continue;
    const reads = new Map<EditorFile, ReadSource>();
    for (const file of group) {
      const { read, faults: own } = checkSource(file.kind, file.name, file.read(), around);
      if (read) reads.set(file, read);
      faults.push(...own.map((fault) => ({ ...fault, path: file.path })));
    }
    faults.push(...checkTogether(group, reads));
  }
  return faults;
}
