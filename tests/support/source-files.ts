// The project's own files, for the checks that read them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

const notOurs = new Set([
  'node_modules',
  'dist',
  '.git',
  '.astro',
  '.data',
  'test-results',
  'playwright-report',
  'coverage',
]);

export interface SourceFile {
  /** From the project's folder, with forward slashes: 'src/lib/kernel/money.ts'. */
  place: string;
  text: string;
}

/** Every path below a folder of the project, files only; an absent folder has none. */
export function pathsUnder(folder: string): string[] {
  const entries = (() => {
    try {
      return readdirSync(path.join(root, folder), { withFileTypes: true });
    } catch {
      return []; // not there (yet)
    }
  })();
  return entries.flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const place = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return pathsUnder(place);
    return entry.isFile() ? [place] : [];
  });
}

export const readPlace = (place: string): string => readFileSync(path.join(root, place), 'utf8');

/** The files with these endings below these folders, with their text. */
export function filesUnder(folders: readonly string[], endings: readonly string[]): SourceFile[] {
  return folders
    .flatMap(pathsUnder)
    .filter((place) => endings.some((ending) => place.endsWith(ending)))
    .map((place) => ({ place, text: readPlace(place) }));
}

/** One finding per line, so that a failing check shows them together; '' when there are none. */
export function listOf(findings: readonly string[]): string {
  const shown = findings.slice(0, 40);
  const more = findings.length > shown.length ? [`… and ${findings.length - shown.length} more`] : [];
  return findings.length ? `\n${[...shown, ...more].join('\n')}\n` : '';
}
