import type { Actor, Context } from '#lib/domain/context.ts';
import { askerNow, linkByHash, type FileLinkRow, type LinkAsker } from './file-link.repo.ts';

/** As whom a link is asked for; nobody for visitors. */
export function askerOf(actor: Actor): { uid: number | null; asker: LinkAsker | null } {
  if (actor.kind !== 'user') return { uid: null, asker: null };
  const { uid, sessionId, machine, merId, roles } = actor;
  const by = machine ? { machineTokenId: machine.id } : { sessionId };
  // At the door of a role one is nothing else, see `api/guard.ts`; what is the account's own asks for no role.
  const [role] = roles;
  if (!role || roles.length > 1) return { uid, asker: by };
  const ofStore = actor.stores?.find((store) => store.merId === merId)?.roles ?? [];
  const rights = { merchant: ofStore, clerk: [], platform: actor.platformRoles ?? [] }[role];
  return { uid, asker: { ...by, role, merId: role === 'platform' ? null : merId, rights } };
}

/**
 * A link while it is good. Its address is all that a request carries, so whoever asked for it is looked at again: with
 * the account, the session or token, and the right that opened the door it ends as well.
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
