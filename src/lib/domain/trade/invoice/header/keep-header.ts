import type { HeaderForm, HeaderView } from '#lib/contracts/invoice.ts';
import { newId } from '#lib/kernel/ids.ts';
import { INVOICE_HEADERS_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { checkHeader } from './check-header.ts';
import {
  addHeaderRow,
  changeHeaderRow,
  clearDefaultHeader,
  countHeaders,
  dropHeader,
  headerById,
  lockAccount,
} from './header.repo.ts';
import { readHeader } from './read-headers.ts';

type SavedHeader = HeaderForm & { is_default: boolean };

/** Keeps a header; the first one becomes the default. */
export async function addHeader(
  ctx: UserContext,
  form: SavedHeader,
): Promise<
  Result<HeaderView, FailureOf<typeof checkHeader> | 'invoice.header_limit' | 'invoice.header_not_found'>
> {
  const header = checkHeader(form);
  if (!header.ok) return header;
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  return ctx.database.tx(async () => {
    await lockAccount(db, uid);
    const had = await countHeaders(db, uid);
    if (had >= INVOICE_HEADERS_MAX) return fail('invoice.header_limit', { n: INVOICE_HEADERS_MAX });
    const isDefault = form.is_default || had === 0;
    if (isDefault) await clearDefaultHeader(db, uid);
    const createdAt = ctx.clock.now();
    const headerId = newId(createdAt);
    await addHeaderRow(db, { headerId, uid, header: header.value, isDefault, createdAt });
    return readHeader(ctx, { id: headerId });
  });
}

/** Changes a header of the caller; the default stays the default until another takes its place. */
export async function changeHeader(
  ctx: UserContext,
  form: SavedHeader & { id: string },
): Promise<Result<HeaderView, FailureOf<typeof checkHeader> | 'invoice.header_not_found'>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const header = checkHeader(form);
  return ctx.database.tx(async () => {
    await lockAccount(db, uid);
    const found = await headerById(db, uid, form.id);
    if (!found) return fail('invoice.header_not_found');
    if (!header.ok) return header;
    if (form.is_default) await clearDefaultHeader(db, uid);
    const isDefault = form.is_default || found.isDefault;
    await changeHeaderRow(db, uid, form.id, { header: header.value, isDefault });
    return readHeader(ctx, form);
  });
}

/** Deletes a header of the caller. */
export function removeHeader(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<undefined, 'invoice.header_default' | 'invoice.header_not_found'>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  return ctx.database.tx(async () => {
    await lockAccount(db, uid);
    const found = await headerById(db, uid, id);
    if (!found) return fail('invoice.header_not_found');
    if (found.isDefault) return fail('invoice.header_default');
    await dropHeader(db, uid, id);
    return ok();
  });
}

/** Makes a header of the caller the only default. */
export function makeDefaultHeader(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<undefined, 'invoice.header_not_found'>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  return ctx.database.tx(async () => {
    await lockAccount(db, uid);
    if (!(await headerById(db, uid, id))) return fail('invoice.header_not_found');
    await clearDefaultHeader(db, uid);
    await changeHeaderRow(db, uid, id, { isDefault: true });
    return ok();
  });
}
