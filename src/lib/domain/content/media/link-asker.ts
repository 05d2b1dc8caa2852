import type { Actor, Context } from '#lib/domain/context.ts';
import { askerNow, linkByHash, type FileLinkRow, type LinkAsker } from './file-link.repo.ts';

/** The actor for whom a link is asked for; empty for visitors. */
export function askerOf(actor: Actor): { uid: number | null; asker: LinkAsker | null } {
  if (actor.kind !== 'user') return { uid: null, asker: null };
  const { uid, sessionId, machine, merId, roles } = actor;
  const by = machine ? { machineTokenId: machine.id } : { sessionId };
  // A row that asks for a role is called in that role alone (see `api/guard.ts`); one of the account itself leaves all
  // roles.
  const [role] = roles;
  if (!role || roles.length > 1) return { uid, asker: by };
  const ofStore = actor.stores?.find((store) => store.merId === merId)?.roles ?? [];
  const rights = { merchant: ofStore, clerk: [], platform: actor.platformRoles ?? [] }[role];
  return { uid, asker: { ...by, role, merId: role === 'platform' ? null : merId, rights } };
}

/**
 * A link while it is valid. A request for a file carries nothing but its address, so the asker is checked again: the
 * link ends with the account, the session or token, or the right under which it was asked.
 */
export async function findLink(
  ctx: Pick<Context, 'database' | 'clock'>,
  tokenHash: string,
): Promise<FileLinkRow | undefined> {
  const { db } = ctx.database;
  const row = await linkByHash(db, tokenHash, ctx.clock.now());
  if (!row?.asker || row.uid === null) return row;
  const { role, rights = [] } = row.asker;
  const now = await askerNow(db, row.uid, row.asker);
  if (now?.status !== 'active' || now.sessionEnd || now.tokenEnd) return undefined;
  if (!role) return row;
  const held: readonly string[] | null = role === 'platform' ? now.platformRoles : now.storeRoles;
  return held && rights.every((right) => held.includes(right)) ? row : undefined;
}
