import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CATALOG_PART_BYTES } from '#lib/kernel/catalog-limits.ts';
import type { Context } from '#lib/domain/context.ts';
import type { ImportRow } from './import.repo.ts';
import { SheetError } from '#lib/tables/sheet-row.ts';

/** Files under private/ have no public address. */
export const partName = (importId: string, offset: number): string =>
  `private/catalog/${importId}/${offset}.part`;

const offsetsOf = (row: Pick<ImportRow, 'received'>): number[] =>
  Array.from({ length: Math.ceil(row.received / CATALOG_PART_BYTES) }, (_, at) => at * CATALOG_PART_BYTES);

export async function dropParts(ctx: Pick<Context, 'storage'>, row: ImportRow): Promise<void> {
  for (const offset of offsetsOf(row)) await ctx.storage.remove(partName(row.importId, offset));
}

/** Puts the parts together in a temporary file, one at a time, for as long as `read` needs it. */
export async function withFile<T>(
  ctx: Pick<Context, 'storage'>,
  row: ImportRow,
  read: (file: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'catalog-'));
  const file = path.join(folder, 'file');
  try {
    const handle = await open(file, 'w');
    try {
      for (const offset of offsetsOf(row)) {
        const part = await ctx.storage.get(partName(row.importId, offset));
        if (!part) throw new SheetError('damaged');
        await handle.write(part.bytes);
      }
    } finally {
      await handle.close();
    }
    return await read(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
