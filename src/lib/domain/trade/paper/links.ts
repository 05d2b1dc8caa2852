import { after } from '#lib/kernel/clock.ts';
import { newToken, sha256Hex } from '#lib/kernel/ids.ts';
import { PAPER_LINK_LIFE } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { addLink, dropStaleLinks, linkByHash, type LinkRow } from './link.repo.ts';

export type PaperKind = 'invoice' | 'order' | 'orders';
export interface PaperLink {
  url: string;
  expires: string;
}

/**
 * An address under which the browser can fetch a paper without the account's token, for some minutes. Whoever calls
 * this has made sure that the paper is the caller's own.
 */
export async function keepLink(ctx: UserContext, kind: PaperKind, target: string): Promise<PaperLink> {
  const { db } = ctx.database;
  const createdAt = ctx.clock.now();
  const expiresAt = after(createdAt, PAPER_LINK_LIFE);
  const token = newToken();
  const { uid } = ctx.actor;
  await dropStaleLinks(db, createdAt);
  const row = { tokenHash: sha256Hex(token), uid, kind, target, locale: ctx.locale, createdAt, expiresAt };
  await addLink(db, row);
  return { url: `/api/paper/${token}`, expires: expiresAt.toISOString() };
}

/** What a link leads to, while it is good. */
export async function openLink(ctx: Context, token: string): Promise<Result<LinkRow, 'paper.gone'>> {
  const found = await linkByHash(ctx.database.db, sha256Hex(token), ctx.clock.now());
  return found ? ok(found) : fail('paper.gone');
}
