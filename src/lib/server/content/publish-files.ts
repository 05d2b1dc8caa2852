import type { PublishReport } from '../../contracts/editing.ts';
import { labelOf } from '../../domain/content/editing/index.ts';
import type { ContentBackend } from './content-backend.ts';
import type { EditorFile } from './editor-files.ts';

/** Files that travel together. */
const BATCH = 50;

/** Sends what the mall does not have yet, and names news whose files are gone. */
export async function publishFiles(
  backend: ContentBackend,
  files: readonly EditorFile[],
): Promise<PublishReport> {
  const states = await backend.states();
  const known = new Map(states.map((state) => [labelOf(state as never), state]));
  const changed = files.filter((file) => known.get(labelOf(file))?.published_hash !== file.hash);
  const names = new Set(files.filter(({ kind }) => kind === 'news').map(({ name }) => name));
  const gone = [...new Set(states.filter(({ kind }) => kind === 'news').map(({ name }) => name))].filter(
    (name) => !names.has(name),
  );
  const report: PublishReport = { published: [], waiting: [], hidden: [], conflicts: [], refreshed: [] };
  for (let at = 0; at === 0 || at < Math.max(changed.length, gone.length); at += BATCH) {
    const part = changed.slice(at, at + BATCH);
    const leaving = gone.slice(at, at + BATCH);
    if (part.length === 0 && leaving.length === 0) break;
    const done = await backend.publish(
      part.map(({ kind, name, locale, read }) => ({ kind, name, locale, source: read() })),
      leaving,
    );
    for (const key of ['published', 'hidden', 'conflicts'] as const) report[key].push(...done[key]);
    report.waiting.push(...done.waiting);
    report.refreshed.push(...done.refreshed.filter((tag) => !report.refreshed.includes(tag)));
  }
  return report;
}
