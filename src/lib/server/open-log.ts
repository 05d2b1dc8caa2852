import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { pino, type Logger } from 'pino';

/** Read when something has failed, and given up when memory is needed: all maps take 40 MB, and Node.js would keep them. */
let known: { file: string; map: WeakRef<SourceMap> } | undefined;

function mapOf(file: string): SourceMap | undefined {
  const kept = known?.file === file ? known.map.deref() : undefined;
  if (kept) return kept;
  try {
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    known = { file, map: new WeakRef(map) };
    return map;
  } catch {
    return undefined; // a package, or the pages
  }
}

/** What failed, with its places in the sources where the server was started as one file (scripts/lib/bundle.mjs). */
export const inSources = (stack: string): string =>
  stack.replace(/(file:\/\/\/[^\s()]+\.mjs):(\d+):(\d+)/g, (place, url: string, line, column) => {
    const file = fileURLToPath(url);
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    const source = path.resolve(path.dirname(file), entry.originalSource);
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });

export const printError = (error: unknown): void => console.error(inSources(inspect(error)));

export const openLog = (level: string): Logger =>
  pino({
    level,
    serializers: {
      err(error: Error) {
        const told = pino.stdSerializers.err(error);
        return typeof told?.stack === 'string' ? { ...told, stack: inSources(told.stack) } : told;
      },
    },
  });
