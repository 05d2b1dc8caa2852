import { holdsStoreRole } from '#lib/contracts/store-role.ts';
import { rolesOf, type Actor, type UserActor } from '#lib/domain/context.ts';

const SELLS = 'sales';

/** The store under whose name the caller publishes: the one for which he acts, if he sells for it; else himself. */
export const publishesFor = (actor: UserActor): number | null =>
  actor.roles.includes('merchant') && holdsStoreRole(rolesOf(actor), SELLS) ? actor.merId : null;

/** Stores whose posts the caller keeps as if they were his own. */
export const keepsOf = ({ stores = [] }: UserActor): number[] =>
  stores.filter(({ roles }) => holdsStoreRole(roles, SELLS)).map(({ merId }) => merId);

/** A post belongs to its author, one of a store to whoever sells for the store now: not to an author who has left. */
export const keepsPost = (actor: Actor, post: { uid: number; merId: number | null }): boolean =>
  actor.kind === 'user' &&
  (post.merId === null ? post.uid === actor.uid : keepsOf(actor).includes(post.merId));
