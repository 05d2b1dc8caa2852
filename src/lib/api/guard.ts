import type { Row } from '../contracts/endpoint.ts';
import { holdsRole } from '../contracts/platform-role.ts';
import { holdsStoreRole } from '../contracts/store-role.ts';
import type { Actor, Role, UserActor } from '../domain/context.ts';
import { findSession, needsFactor } from '../domain/account/identity/index.ts';
import { fail, ok, type Result, type FailureOf } from '../kernel/result.ts';
import type { ApiServices } from './services.ts';

function tokenOf(request: Request): string | undefined {
  const bearer = request.headers.get('authorization')?.match(/^Bearer\s+(\S+)$/i)?.[1];
  const token = (request.headers.get('x-token') || bearer)?.replace(/^Bearer\s+/i, '');
  return token && token.length <= 100 ? token : undefined;
}

/** Names one of the stores that the caller works for, where these are several; any other is nobody's. */
export const STORE_HEADER = 'x-store';

/** The store that is worked for: the one that the request names, if the account works for it; else the first. */
function storeOf(actor: UserActor, request: Request): number | null {
  const named = request.headers.get(STORE_HEADER);
  if (!named) return actor.merId;
  return actor.stores?.find((store) => String(store.merId) === named)?.merId ?? null;
}

/** At the door of a role one acts as nothing else, in the store of that role: what other roles open stays outside. */
const actingAs = (actor: UserActor, role: Role, request: Request): UserActor => ({
  ...actor,
  roles: [role],
  platformRoles: role === 'platform' ? (actor.platformRoles ?? []) : [],
  merId: {
    merchant: () => storeOf(actor, request),
    clerk: () => actor.clerkOf ?? null,
    platform: () => null,
  }[role](),
});

/** Turns the token of a request into an actor, once. Cookies never authenticate. */
export async function bindActor(
  services: ApiServices,
  { access, role, beforeFactor }: Pick<Row, 'access' | 'role' | 'beforeFactor'>,
  request: Request,
): Promise<
  Result<
    Actor,
    | FailureOf<typeof findSession>
    | 'auth.forbidden'
    | 'auth.role'
    | 'factor.must_set_up'
    | 'password.must_change'
  >
> {
  const token = tokenOf(request);
  if (!token) return access === 'public' ? ok({ kind: 'visitor' }) : fail('auth.required');
  const found = await findSession(services, token);
  if (!found.ok) return access === 'public' ? ok({ kind: 'visitor' }) : found;
  const actor = found.value;
  if (!beforeFactor && !actor.hasFactor && needsFactor(services.settings, actor)) {
    return access === 'public' ? ok({ kind: 'visitor' }) : fail('factor.must_set_up');
  }
  if (access === 'public' || access === 'user') return ok(actor);
  if (!actor.roles.includes(access)) return fail('auth.forbidden');
  if (access === 'platform' && !holdsRole(actor.platformRoles, role)) return fail('auth.role');
  const acting = actingAs(actor, access, request);
  if (access !== 'platform' && acting.merId === null) return fail('auth.forbidden');
  if (access !== 'merchant') return ok(acting);
  const store = actor.stores?.find(({ merId }) => merId === acting.merId);
  if (!holdsStoreRole(store?.roles, role)) return fail('auth.role');
  if (actor.mustChangePassword) return fail('password.must_change');
  return ok(acting);
}
