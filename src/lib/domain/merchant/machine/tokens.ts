import type { MachineToken } from '#lib/contracts/machine.ts';
import type { MachineScope } from '#lib/contracts/machine-scope.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { after, days as daysOf } from '#lib/kernel/clock.ts';
import { newId, sha256Hex } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { newMachineToken } from './find-machine.ts';
import { tellRunners } from './token-news.ts';
import { addToken, countLiveTokens, revoke, tokensOf, type TokenRow } from './machine.repo.ts';

const TOKENS_MAX = 20;

function stateOf(
  { token: { revokedAt, expiresAt }, isKept }: { token: TokenRow; isKept: boolean },
  now: Date,
): MachineToken['status'] {
  if (revokedAt || !isKept) return 'revoked';
  return expiresAt && expiresAt <= now ? 'over' : 'in_force';
}

/** Tokens of the caller's store; the tokens themselves are stored only as hashes. */
export async function listTokens(
  ctx: MerchantContext,
  paged: { page: number; limit: number },
): Promise<Result<{ count: number; list: MachineToken[] }, never>> {
  const now = ctx.clock.now();
  const { count, list } = await tokensOf(ctx.database.db, ctx.actor.merId, now, paged);
  return ok({
    count,
    list: list.map(({ token, maker, isKept }) => ({
      token_id: token.machineTokenId,
      name: token.name,
      scopes: token.scopes,
      status: stateOf({ token, isKept }, now),
      made_by: maker,
      create_time: token.createdAt.toISOString(),
      expires_time: token.expiresAt?.toISOString() ?? null,
      used_time: token.usedAt?.toISOString() ?? null,
      used_from: token.usedFrom,
    })),
  });
}

/**
 * Makes a token for a program of the caller's store. It is shown once and stored as a hash; everybody who runs the store
 * is told.
 */
export async function makeToken(
  ctx: MerchantContext,
  { name, scopes, days }: { name: string; scopes: MachineScope[]; days?: number | undefined },
): Promise<Result<{ token_id: string; token: string }, 'machine.limit'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { merId, uid } = ctx.actor;
    const now = ctx.clock.now();
    if ((await countLiveTokens(db, merId, now)) >= TOKENS_MAX)
      return fail('machine.limit', { n: TOKENS_MAX });
    const token = newMachineToken();
    const machineTokenId = newId(now);
    await addToken(db, {
      machineTokenId,
      merId,
      name,
      tokenHash: sha256Hex(token),
      scopes: [...new Set(scopes)],
      uid,
      createdAt: now,
      expiresAt: days === undefined ? null : after(now, daysOf(days)),
    });
    await tellRunners(ctx, 'desk.token_made', { merId, uid }, { token: name });
    return ok({ token_id: machineTokenId, token });
  });
}

/** Ends a token of the caller's store; the next call with it is refused. */
export async function revokeToken(
  ctx: MerchantContext,
  { id }: { id: string },
): Promise<Result<undefined, 'machine.not_found'>> {
  const ended = await revoke(ctx.database.db, ctx.actor.merId, id, ctx.clock.now());
  return ended ? ok() : fail('machine.not_found');
}
