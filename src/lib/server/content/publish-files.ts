import type { ContentSource, PublishReport } from '../../contracts/editing.ts';
import { labelOf } from '../../domain/content/editing/index.ts';
import type { FileFault } from './check-files.ts';
import type { ContentBackend } from './content-backend.ts';
import { pathOf, type EditorFile } from './editor-files.ts';

/** Files that travel together. */
const BATCH = 50;

export interface Changes {
  files: readonly EditorFile[];
  /** News that are taken off the site, by name. */
  gone: readonly string[];
}

/**
 * The files that the mall does not have yet. What it has and these files do not name stays: another editor wrote it,
 * or the files lie somewhere else.
 */
export async function changesOf(
  backend: ContentBackend,
  files: readonly EditorFile[],
): Promise<EditorFile[]> {
  const states = await backend.states();
  const known = new Map(states.map((state) => [labelOf(state as never), state]));
  return files.filter((file) => known.get(labelOf(file))?.published_hash !== file.hash);
}

export const sourcesOf = (files: readonly EditorFile[]): ContentSource[] =>
  files.map(({ kind, name, locale, read }) => ({ kind, name, locale, source: read() }));

/** What the mall finds wrong with the files that it is about to get; nothing is published yet. */
export async function faultsOfMall(
  backend: ContentBackend,
  { files }: Pick<Changes, 'files'>,
): Promise<FileFault[]> {
  const faults: FileFault[] = [];
  for (let at = 0; at < files.length; at += BATCH) {
    for (const fault of await backend.check(sourcesOf(files.slice(at, at + BATCH)))) {
      const { line, problem, cure } = fault;
      faults.push({ path: pathOf(fault), line, problem, cure });
    }
  }
  return faults;
}

/** Sends what the mall does not have yet, and names the news that leave it. */
export async function publishFiles(
  backend: ContentBackend,
  { files, gone }: Changes,
): Promise<PublishReport> {
  const report: PublishReport = { published: [], waiting: [], hidden: [], conflicts: [], refreshed: [] };
  for (let at = 0; at < Math.max(files.length, gone.length); at += BATCH) {
    const done = await backend.publish(sourcesOf(files.slice(at, at + BATCH)), gone.slice(at, at + BATCH));
    for (const key of ['published', 'hidden', 'conflicts'] as const) report[key].push(...done[key]);
    report.waiting.push(...done.waiting);
    report.refreshed.push(...done.refreshed.filter((tag) => !report.refreshed.includes(tag)));
  }
  return report;
}
