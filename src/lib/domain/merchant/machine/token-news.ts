import type { NoticeKind } from '#lib/contracts/states.ts';
import type { Context, SystemContext } from '#lib/domain/context.ts';
import { notifyUser } from '../../account/notice/index.ts';
import { liveTokensBy, namesOf, revokeTokensOf, runnersOf } from './machine.repo.ts';

const LINK = '/merchant/tokens';

/** Tells everybody who runs a store what one of them did with its tokens, or its webhooks. */
export async function tellRunners(
  ctx: Context,
  kind: NoticeKind,
  { merId, uid }: { merId: number; uid: number },
  more: Record<string, string>,
  link = LINK,
): Promise<void> {
  const params = { ...(await namesOf(ctx.database.db, merId, uid)), ...more };
  for (const runner of await runnersOf(ctx.database.db, merId))
    await notifyUser(ctx, { uid: runner.uid, kind, params, link });
}

const listed = (tokens: readonly { name: string }[]): string => tokens.map(({ name }) => name).join(', ');

/**
 * Ends for good the tokens of somebody who runs the store no more, so that none comes to life again with another role.
 * Whoever runs it hears which programs have to be given another one.
 */
export async function endTokensOf(ctx: Context, who: { merId: number; uid: number }): Promise<void> {
  const ended = await revokeTokensOf(ctx.database.db, who, ctx.clock.now());
  if (ended.length > 0) await tellRunners(ctx, 'desk.tokens_over', who, { tokens: listed(ended) });
}

/**
 * After a new password: tokens belong to the store and stay, since its programs would stop. Whoever runs the store is
 * told which of them this account has made, for a stolen session may have made one.
 */
export async function tellTokensStay(ctx: SystemContext, { uid }: { uid: number }): Promise<void> {
  const tokens = await liveTokensBy(ctx.database.db, uid, ctx.clock.now());
  for (const [merId, own] of Map.groupBy(tokens, (token) => token.merId))
    await tellRunners(ctx, 'desk.tokens_stay', { merId, uid }, { tokens: listed(own) });
}
