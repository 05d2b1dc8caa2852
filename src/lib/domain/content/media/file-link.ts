import type { FileLinkKind } from '#lib/contracts/states.ts';
import { after } from '#lib/kernel/clock.ts';
import { newToken, sha256Hex } from '#lib/kernel/ids.ts';
import { PAPER_LINK_LIFE } from '#lib/kernel/limits.ts';
import type { SheetFormat } from '#lib/tables/write-sheet.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { addLinks, dropOverLinks, type FileLinkRow } from './file-link.repo.ts';
import { askerOf, findLink } from './link-asker.ts';

/** An address and until when it is good (ISO 8601). */
export interface FileLink {
  url: string;
  expires: string;
}

/** A link to what is drawn for an account. */
export type OpenedLink<K extends FileLinkKind> = FileLinkRow & { kind: K; uid: number; locale: string };

/**
 * An address below `path` under which the browser can fetch a private file without the account's token, for some
 * minutes. Whoever calls this has made sure that the file is the caller's own.
 */
export async function makeFileLink(
  ctx: UserContext,
  path: string,
  file: { kind: FileLinkKind; target: string; format?: SheetFormat },
): Promise<FileLink> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const expiresAt = after(now, PAPER_LINK_LIFE);
  const token = newToken();
  await dropOverLinks(db, now);
  const row = { ...file, ...askerOf(ctx.actor), locale: ctx.locale, createdAt: now, expiresAt };
  await addLinks(db, [{ ...row, tokenHash: sha256Hex(token) }]);
  return { url: `${path}/${token}`, expires: expiresAt.toISOString() };
}

/** What a link to a file of one of these kinds leads to; undefined when it is over. */
export async function openFileLink<K extends FileLinkKind>(
  ctx: Context,
  token: string,
  kinds: readonly K[],
): Promise<OpenedLink<K> | undefined> {
  const row = await findLink(ctx, sha256Hex(token));
  const kind = kinds.find((one) => one === row?.kind);
  if (!row || !kind || row.uid === null || row.locale === null) return undefined;
  return { ...row, kind, uid: row.uid, locale: row.locale };
}
