import type { Row } from '../contracts/endpoint.ts';
import { holdsRole } from '../contracts/platform-role.ts';
import { holdsStoreRole } from '../contracts/store-role.ts';
import type { Actor, Role, UserActor } from '../domain/context.ts';
import { findMachine, isMachineToken } from '../domain/merchant/machine/index.ts';
import { findSession, needsFactor } from '../domain/account/identity/index.ts';
import { fail, ok, type Result, type FailureOf } from '../kernel/result.ts';
import type { ApiServices } from './services.ts';

function tokenOf(request: Request): string | undefined {
  const bearer = request.headers.get('authorization')?.match(/^Bearer\s+(\S+)$/i)?.[1];
  const token = (request.headers.get('x-token') || bearer)?.replace(/^Bearer\s+/i, '');
  return token && token.length <= 100 ? token : undefined;
}

/** Names the store that the caller works for now, where these are several. */
export const STORE_HEADER = 'x-store';

/** The store that is worked for: the one that the request names, if the account works for it; else the first. */
function storeOf(actor: UserActor, request: Request): number | null {
  const named = request.headers.get(STORE_HEADER);
  if (!named) return actor.merId;
  return actor.stores?.find((store) => String(store.merId) === named)?.merId ?? null;
}

/**
 * The actor of a row that asks for a role: with this role alone, in its store, so that rights of other roles do not
 * count.
 */
const actingAs = (actor: UserActor, role: Role, request: Request): UserActor => ({
  ...actor,
  roles: [role],
  platformRoles: role === 'platform' ? (actor.platformRoles ?? []) : [],
  merId: {
    merchant: () => storeOf(actor, request),
    clerk: () => actor.clerkOf?.[0] ?? null,
    platform: () => null,
  }[role](),
});

type GuardedRow = Pick<Row, 'access' | 'role' | 'beforeFactor' | 'scope'>;

/** Limits a store's program to the scopes of its token, in that store; a row without a scope needs a person. */
async function bindMachine(
  services: ApiServices,
  { access, scope }: GuardedRow,
  token: string,
  address: string,
): Promise<Result<Actor, FailureOf<typeof findMachine> | 'auth.scope'>> {
  if (access === 'public') return ok({ kind: 'visitor' });
  const found = await findMachine(services, token, address);
  if (!found.ok) return found;
  const { actor, scopes } = found.value;
  return access === 'merchant' && scope && scopes.includes(scope) ? ok(actor) : fail('auth.scope');
}

/** Turns the token of a request into an actor, once. Cookies never authenticate. */
export async function bindActor(
  services: ApiServices,
  row: GuardedRow,
  request: Request,
  address: string,
): Promise<
  Result<
    Actor,
    | FailureOf<typeof findSession>
    | 'auth.forbidden'
    | 'auth.role'
    | 'auth.scope'
    | 'factor.must_set_up'
    | 'password.must_change'
  >
> {
  const { access, role, beforeFactor } = row;
  const token = tokenOf(request);
  if (token && isMachineToken(token)) return bindMachine(services, row, token, address);
  if (!token) return access === 'public' ? ok({ kind: 'visitor' }) : fail('auth.required');
  const found = await findSession(services, token);
  if (!found.ok) return access === 'public' ? ok({ kind: 'visitor' }) : found;
  const actor = found.value;
  if (!beforeFactor && !actor.hasFactor && needsFactor(services.settings, actor)) {
    return access === 'public' ? ok({ kind: 'visitor' }) : fail('factor.must_set_up');
  }
  if (access === 'public') return ok(actor);
  if (access === 'user') return ok({ ...actor, merId: storeOf(actor, request) });
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
