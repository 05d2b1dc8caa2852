import type { RefundRow as RefundView } from '#lib/contracts/refund.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { refundsOf, type Owner, type Part } from './list.repo.ts';
import { showRefunds } from './show-refunds.ts';
import type { Page } from '#lib/kernel/page.ts';

type Listed = Promise<Result<{ count: number; list: RefundView[] }, never>>;

async function listOf(
  ctx: Context,
  owner: Owner,
  part: Part,
  wanted: Page & { keyword?: string | undefined },
): Listed {
  const { count, list } = await refundsOf(ctx.database.db, owner, part, wanted);
  return ok({ count, list: await showRefunds(ctx, list) });
}

/** Refunds of the caller, newest first: all, those that still need an act, or those that are over. */
export const listRefunds = (ctx: UserContext, input: Page & { type: Part }): Listed =>
  listOf(ctx, { uid: ctx.actor.uid }, input.type, input);

/** Refunds that wait for the platform's decision. */
export const listAppeals = (ctx: Context, input: Page & { keyword?: string | undefined }): Listed =>
  listOf(ctx, 'platform', 'all', input);
