import type { CompanyView, DeskCompany } from '#lib/contracts/company.ts';
import { after } from '#lib/kernel/clock.ts';
import { CREDIT_PROPOSAL_LIFE } from '#lib/kernel/limits.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { showPictures } from '#lib/domain/content/media/index.ts';
import { nicknamesOf, type CompanyRow } from './company.repo.ts';

/** A company for its members and the platform. */
export const companyView = async (ctx: Context, row: CompanyRow): Promise<CompanyView> => ({
  company_id: row.companyId,
  name: row.name,
  tax_no: row.taxNo,
  status: row.status,
  reason: row.reason ?? '',
  licence: row.licence ? ((await showPictures(ctx, [row.licence]))[0] ?? '') : '',
  credit_limit: yuan(row.creditLimit),
  credit_used: yuan(row.creditUsed),
  create_time: row.createdAt.toISOString(),
});

interface Proposal {
  limit: number;
  uid: number;
  at: Date;
}

/** The limit that one person has named and that still waits for a second one. */
export function proposalOf(
  { creditProposed: limit, creditProposedBy: uid, creditProposedAt: at }: CompanyRow,
  now: Date,
): Proposal | undefined {
  if (limit === null || uid === null || at === null) return undefined;
  return after(at, CREDIT_PROPOSAL_LIFE) > now ? { limit, uid, at } : undefined;
}

/** Companies for the platform. */
export async function deskCompanies(ctx: UserContext, rows: readonly CompanyRow[]): Promise<DeskCompany[]> {
  const now = ctx.clock.now();
  const proposed = rows.map((row) => proposalOf(row, now));
  const names = await nicknamesOf(
    ctx.database.db,
    proposed.flatMap((one) => one?.uid ?? []),
  );
  return Promise.all(
    rows.map(async (row, at) => {
      const one = proposed[at];
      return {
        ...(await companyView(ctx, row)),
        proposed: one
          ? {
              credit_limit: yuan(one.limit),
              by: names.get(one.uid) ?? '',
              time: one.at.toISOString(),
              is_own: one.uid === ctx.actor.uid,
            }
          : null,
      };
    }),
  );
}

export async function deskCompany(ctx: UserContext, row: CompanyRow): Promise<DeskCompany> {
  const [view] = await deskCompanies(ctx, [row]);
  return view!;
}
