import { newId } from '#lib/kernel/ids.ts';
import { CATALOG_BYTES_MAX, CATALOG_PART_BYTES } from '#lib/kernel/catalog-limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { worksFor, type Context, type MerchantContext, type UserContext } from '#lib/domain/context.ts';
import { holdsRole } from '#lib/contracts/platform-role.ts';
import { holdsStoreRole } from '#lib/contracts/store-role.ts';
import type { ImportState } from '#lib/contracts/catalog.ts';
import { keepPicture } from '../write/pictures.ts';
import {
  addImport,
  changeImport,
  dropImport,
  importOf,
  isAnotherTaken,
  lockFilesOf,
  receive,
  storeBy,
  unfinishedOf,
  type ImportRow,
} from './import.repo.ts';
import { dropParts, partName } from './parts.ts';

interface FileFacts {
  name: string;
  size: number;
  hash: string;
}
export interface Started {
  import_id: string;
  status: ImportState;
  part_size: number;
  received: number;
}

const started = (row: ImportRow): Started => ({
  import_id: row.importId,
  status: row.status,
  part_size: CATALOG_PART_BYTES,
  received: row.received,
});

const newRow = (ctx: Context, merId: number, uid: number | null, file: FileFacts, status: ImportState) => ({
  importId: newId(ctx.clock.now()),
  merId,
  uid,
  name: file.name,
  size: file.size,
  hash: file.hash,
  locale: ctx.locale,
  status,
  createdAt: ctx.clock.now(),
  updatedAt: ctx.clock.now(),
});

async function startFor(
  ctx: UserContext,
  merId: number,
  file: FileFacts,
): Promise<Result<Started, 'catalog.busy' | 'catalog.size'>> {
  if (file.size > CATALOG_BYTES_MAX)
    return fail('catalog.size', { n: CATALOG_BYTES_MAX / 1024 / 1024 }, 'size');
  const { db } = ctx.database;
  const open = await unfinishedOf(db, merId);
  const same = open.find(
    (row) => row.hash === file.hash && row.uid === ctx.actor.uid && row.size === file.size,
  );
  if (same) {
    // Its job may have died with its process; the offset makes a second one harmless.
    if (same.status !== 'uploading')
      await ctx.jobs.send('catalog.import', { importId: same.importId }, { once: same.importId });
    return ok(started(same));
  }
  if (open.some((row) => row.status !== 'uploading')) return fail('catalog.busy');
  for (const row of open.filter((one) => one.uid === ctx.actor.uid)) {
    await dropParts(ctx, row);
    await dropImport(db, row.importId);
  }
  return ok(started(await addImport(db, newRow(ctx, merId, ctx.actor.uid, file, 'uploading'))));
}

/**
 * Announces a file of the caller's store. An upload of the same file (by its hash) continues where it stopped:
 * `received` is the next byte.
 */
export const startImport = (
  ctx: MerchantContext,
  file: FileFacts,
): Promise<Result<Started, 'catalog.busy' | 'catalog.size'>> => startFor(ctx, ctx.actor.merId, file);

/** The same by the platform, which names the store by key or number; not by people who work for it. */
export async function startImportFor(
  ctx: UserContext,
  { store, ...file }: FileFacts & { store: string },
): Promise<Result<Started, 'catalog.busy' | 'catalog.size' | 'catalog.store' | 'oversight.own_store'>> {
  const found = await storeBy(ctx.database.db, store);
  if (!found) return fail('catalog.store', undefined, 'store');
  if (worksFor(ctx.actor, found.merId)) return fail('oversight.own_store', undefined, 'store');
  return startFor(ctx, found.merId, file);
}

/**
 * Whether the caller may still send parts of a file that he announced before: not any more after leaving the store or
 * losing the role. In a store of one's own the role there counts alone.
 */
const mayStill = (actor: UserContext['actor'], merId: number): boolean =>
  worksFor(actor, merId)
    ? holdsStoreRole(actor.stores?.find((store) => store.merId === merId)?.roles, 'sales')
    : holdsRole(actor.platformRoles, 'content');

/** An import of the caller, for a store that he works for. */
export async function ownImport(
  ctx: UserContext,
  importId: string,
): Promise<Result<ImportRow, 'catalog.not_found'>> {
  const row = await importOf(ctx.database.db, importId);
  return row && row.uid === ctx.actor.uid && mayStill(ctx.actor, row.merId)
    ? ok(row)
    : fail('catalog.not_found');
}

/**
 * Takes the next part of a file; the last one sets the import going. A part that has come before changes nothing.
 */
export async function takePart(
  ctx: UserContext,
  {
    id,
    offset,
    file,
    hold,
    take_away: takesAway,
  }: { id: string; offset: number; file: Blob; hold?: number | undefined; take_away?: number | undefined },
): Promise<Result<Started, 'catalog.not_found' | 'catalog.part' | 'catalog.busy'>> {
  const found = await ownImport(ctx, id);
  if (!found.ok) return found;
  const row = found.value;
  if (row.status !== 'uploading' || offset < row.received) return ok(started(row));
  const expected = Math.min(CATALOG_PART_BYTES, row.size - row.received);
  if (offset !== row.received || file.size !== expected || expected === 0)
    return fail('catalog.part', { n: row.received }, 'offset');
  await ctx.storage.put(
    partName(id, offset),
    new Uint8Array(await file.arrayBuffer()),
    'application/octet-stream',
  );
  return ctx.database.tx(async () => {
    const { db } = ctx.database;
    const to = offset + expected;
    const begins = to === row.size && hold !== 1;
    // Two files that were announced at once: the second comes in when its last part is sent again.
    if (begins) await lockFilesOf(db, row.merId);
    if (begins && (await isAnotherTaken(db, row.merId, id))) return fail('catalog.busy');
    const next = await receive(db, id, offset, to, ctx.clock.now());
    if (!next) return ok(started((await importOf(db, id)) ?? row));
    // A file that waits for a preview is begun by the user.
    if (!begins) return ok(started(next));
    await ctx.jobs.send('catalog.import', { importId: id }, { once: id });
    return ok(started(await changeImport(db, id, { status: 'waiting', takesAway: takesAway === 1 })));
  });
}

/** Keeps a picture that rows of this import's store name by `name`. */
export async function takePicture(
  ctx: UserContext,
  { id, name, file }: { id: string; name: string; file: Blob },
): Promise<Result<{ path: string }, 'catalog.not_found' | 'upload.broken' | 'upload.size' | 'upload.type'>> {
  const found = await ownImport(ctx, id);
  return found.ok ? keepPicture(ctx, found.value.merId, name, file) : found;
}

/** The same for the command, which reads the file itself: the import of this file, or a new one. */
export async function startLocal(
  ctx: Context,
  merId: number,
  file: FileFacts,
  takesAway = false,
): Promise<ImportRow> {
  const { db } = ctx.database;
  return ctx.database.tx(async () => {
    await lockFilesOf(db, merId);
    const open = await unfinishedOf(db, merId);
    const same = open.find((row) => row.hash === file.hash && row.status === 'running');
    return same ?? addImport(db, { ...newRow(ctx, merId, null, file, 'running'), takesAway });
  });
}
