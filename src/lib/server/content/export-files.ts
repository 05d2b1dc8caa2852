import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf, labelOf } from '../../domain/content/editing/index.ts';
import type { ContentBackend } from './content-backend.ts';
import { pathOf } from './editor-files.ts';

/**
 * Writes what was edited on the site back into the files. A file with changes that were never published is kept beside
 * it, as `….md.mine`. Answers the lines to print.
 */
export async function exportFiles(backend: ContentBackend, root: string): Promise<string[]> {
  const changes = await backend.changes();
  const published = new Map(
    (await backend.states()).map((state) => [labelOf(state as never), state.published_hash]),
  );
  const lines: string[] = [];
  for (const change of changes) {
    const file = pathOf(change);
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    const own = existsSync(place) ? readFileSync(place, 'utf8').replaceAll('\r\n', '\n') : undefined;
    const isOwn =
      own !== undefined && own !== change.source && hashOf(own) !== published.get(labelOf(change));
    if (isOwn) writeFileSync(`${place}.mine`, own);
    writeFileSync(place, change.source);
    lines.push(`  written  ${file}`);
    if (isOwn) lines.push(`    your own text is kept in ${file}.mine: bring both together and publish`);
  }
  const count = changes.length === 1 ? '1 text was' : `${changes.length} texts were`;
  return [...lines, `${count} edited at ${backend.where} since the files were published`];
}
