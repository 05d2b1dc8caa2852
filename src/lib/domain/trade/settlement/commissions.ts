import { COMMISSION_KINDS, type CommissionKind } from '#lib/contracts/states.ts';
import type { Commission } from '#lib/contracts/store-money.ts';
import { worksFor, type UserContext } from '#lib/domain/context.ts';
import { after } from '#lib/kernel/clock.ts';
import { COMMISSION_PROPOSAL_LIFE } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { tabCounts } from '#lib/kernel/tab-counts.ts';
import { refuseNewcomers } from '#lib/domain/account/identity/index.ts';
import { inLocale } from '../../goods/catalog/index.ts';
import {
  dropProposal,
  dropRate,
  lockProposal,
  ownerOf,
  ratesOf,
  writeProposal,
  writeRate,
  type RateRow,
} from './commission.repo.ts';

/** Thousandths as percent: 25 is "2.5"; null is an empty text. */
export const percentOf = (permille: number | null): string =>
  permille === null ? '' : String(permille / 10);

const view = (ctx: UserContext, row: RateRow): Commission => ({
  kind: row.kind,
  owner_id: row.ownerId,
  name: inLocale(ctx.locale, row.name ?? String(row.ownerId), row.nameEn ?? ''),
  percent: percentOf(row.permille),
  proposed: row.proposed && {
    percent: percentOf(row.proposed.permille),
    by: row.proposed.by,
    time: new Date(row.proposed.at).toISOString(),
    is_own: row.proposed.uid === ctx.actor.uid,
  },
});

/** Proposals that were made since then still wait. */
const since = (ctx: UserContext): Date => after(ctx.clock.now(), -COMMISSION_PROPOSAL_LIFE);

/** What the mall takes of goods, by category and by store, with what waits for a second person. */
export async function listCommissions(
  ctx: UserContext,
  {
    page,
    limit,
    ...asked
  }: { kind?: CommissionKind | undefined; keyword?: string | undefined; page: number; limit: number },
): Promise<Result<{ count: number; list: Commission[] }, never>> {
  const rows = await ratesOf(ctx.database.db, { ...asked, since: since(ctx) });
  return ok({
    count: rows.length,
    list: rows.slice((page - 1) * limit, page * limit).map((row) => view(ctx, row)),
  });
}

/** How many categories and stores have a rate, or one that waits for a second person. */
export async function countCommissions(
  ctx: UserContext,
): Promise<Result<{ counts: Record<string, number> }, never>> {
  const rows = await ratesOf(ctx.database.db, { since: since(ctx) });
  return ok({
    counts: tabCounts(
      COMMISSION_KINDS,
      rows.map(({ kind }) => ({ tab: kind, n: 1 })),
    ),
  });
}

type Named = Result<
  Commission,
  'commission.no_owner' | 'commission.second_person' | 'oversight.newcomer' | 'oversight.own_store'
>;

/** One person names another rate; it holds when a second one names the very same within a day. */
async function name(
  ctx: UserContext,
  kind: CommissionKind,
  ownerId: number,
  permille: number | null,
): Promise<Named> {
  return ctx.database.tx(async (): Promise<Named> => {
    const { db } = ctx.database;
    const { uid } = ctx.actor;
    if (kind === 'store' && worksFor(ctx.actor, ownerId)) return fail('oversight.own_store');
    const now = ctx.clock.now();
    const owner = await ownerOf(db, kind, ownerId);
    if (!owner) return fail('commission.no_owner');
    const there = async (): Promise<RateRow> =>
      (await ratesOf(db, { kind, ownerId, since: since(ctx) }))[0] ?? {
        kind,
        ownerId,
        permille: null,
        ...owner,
        proposed: null,
      };
    const inForce = (await there()).permille;
    if (permille === null && inForce === null) return fail('commission.no_owner');
    const proposed = await lockProposal(db, kind, ownerId);
    const isSame = proposed?.permille === permille && proposed.proposedAt > since(ctx);
    const refusal = inForce !== permille && (await refuseNewcomers(ctx, uid));
    if (refusal) return refusal;
    if (inForce !== permille && !isSame)
      await writeProposal(db, { kind, ownerId, permille, uid, proposedAt: now });
    else {
      if (isSame && proposed.uid === uid) return fail('commission.second_person');
      if (permille === null) await dropRate(db, kind, ownerId);
      else await writeRate(db, { kind, ownerId, permille });
      await dropProposal(db, kind, ownerId);
      ctx.log.warn({ kind, ownerId, permille, by: uid }, 'commission.changed');
    }
    return ok(view(ctx, await there()));
  });
}

/** Names the commission of a category with all below it, or of a store; what is paid already keeps the rate that it had. */
export const setCommission = (
  ctx: UserContext,
  { kind, owner_id: ownerId, percent }: { kind: CommissionKind; owner_id: number; percent: string },
): Promise<Named> => name(ctx, kind, ownerId, Math.round(Number(percent) * 10));

/** Takes a rate back; the rate of the category above applies again. */
export const dropCommission = (
  ctx: UserContext,
  { kind, owner_id: ownerId }: { kind: CommissionKind; owner_id: number },
): Promise<Named> => name(ctx, kind, ownerId, null);
