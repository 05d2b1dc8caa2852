import { holdsRole } from '#lib/contracts/platform-role.ts';
import { needsPhones } from '#lib/contracts/store-role.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { worksFor, type UserActor, type UserContext } from '#lib/domain/context.ts';
import { storeBrief } from './desk.repo.ts';
import { pairOf, type Party } from '../conversation.repo.ts';

export interface Pair {
  mer: number;
  buyer?: number | undefined;
}

/** The store of the mall itself. */
export const PLATFORM = 0;

/** Whether an account deals with the buyers of a store: who keeps its books alone reads no chats, and no phones in them. */
const hasBuyers = ({ stores = [] }: UserActor, mer: number | null): boolean =>
  needsPhones(stores.find(({ merId }) => merId === mer)?.roles);

/** The store for which an account answers chats: a merchant for their own, the platform's service for the mall. */
export function deskOf(actor: UserActor): number | undefined {
  const { roles, platformRoles, merId, mustChangePassword } = actor;
  if (holdsRole(platformRoles, 'service')) return PLATFORM;
  if (roles.includes('merchant') && merId !== null && !mustChangePassword && hasBuyers(actor, merId))
    return merId;
  return undefined;
}

/** Whether the caller answers for this store: the one that is open at the desk, or another one of theirs. */
export function answersFor(actor: UserActor, mer: number): boolean {
  const desk = deskOf(actor);
  if (desk === undefined || desk === PLATFORM || desk === mer) return desk === mer;
  return hasBuyers(actor, mer);
}

/**
 * The caller's place in the conversation of a buyer with a store. Only who answers for the store may name a buyer,
 * and only one who has written to it.
 */
export async function findParty(
  ctx: UserContext,
  { mer, buyer }: Pair,
): Promise<Result<Party, 'chat.not_found' | 'chat.own' | 'store.not_found'>> {
  const { actor, database } = ctx;
  const isOwn = answersFor(actor, mer);
  if (buyer !== undefined) {
    if (!isOwn || !(await pairOf(database.db, buyer, mer))) return fail('chat.not_found');
    return ok({ side: 'store', uid: buyer, merId: mer });
  }
  if (isOwn || (mer !== PLATFORM && worksFor(actor, mer))) return fail('chat.own');
  if (mer !== PLATFORM) {
    const store = await storeBrief(database.db, mer);
    if (!store || store.status === 'deleted') return fail('store.not_found');
  }
  return ok({ side: 'buyer', uid: actor.uid, merId: mer });
}
