import type { MachineScope } from '#lib/contracts/machine-scope.ts';
import { holdsStoreRole } from '#lib/contracts/store-role.ts';
import type { Context, MerchantActor } from '#lib/domain/context.ts';
import { after, minutes } from '#lib/kernel/clock.ts';
import { newToken, sha256Hex } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { tokenByHash, touchToken } from './machine.repo.ts';

/** Beginning of a program's token: it tells it from a person's token, and is found by scanners if it leaks. */
const PREFIX = 'gch_';
const SEEN_EVERY = minutes(1);

export const newMachineToken = (): string => PREFIX + newToken();
export const isMachineToken = (token: string): boolean => token.startsWith(PREFIX);

/**
 * Turns the token of a store's program into its actor, in that store alone, with its scopes. It ends on its last day,
 * when it is revoked, and when the person who made it no longer runs the store.
 */
export async function findMachine(
  ctx: Pick<Context, 'database' | 'clock'>,
  token: string,
  address: string,
): Promise<
  Result<
    { actor: MerchantActor; scopes: readonly MachineScope[] },
    'auth.required' | 'auth.expired' | 'auth.revoked'
  >
> {
  const { db } = ctx.database;
  const found = await tokenByHash(db, sha256Hex(token));
  if (!found) return fail('auth.required');
  const { token: row, status, roles } = found;
  if (row.revokedAt || status !== 'active' || !roles || !holdsStoreRole(roles, undefined))
    return fail('auth.revoked');
  const now = ctx.clock.now();
  if (row.expiresAt && row.expiresAt <= now) return fail('auth.expired');
  const isSeen = row.usedAt && after(row.usedAt, SEEN_EVERY) > now && row.usedFrom === address;
  if (!isSeen) await touchToken(db, row.machineTokenId, now, address);
  return ok({
    scopes: row.scopes,
    actor: {
      kind: 'user',
      uid: row.uid,
      sessionId: '',
      roles: ['merchant'],
      stores: [{ merId: row.merId, roles }],
      merId: row.merId,
      machine: { id: row.machineTokenId, name: row.name },
    },
  });
}
