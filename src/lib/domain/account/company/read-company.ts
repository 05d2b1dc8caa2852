import type { CompanyState } from './company.flow.ts';
import type { CompanyView, DeskCompany } from '#lib/contracts/company.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { companyView, deskCompanies } from './company-view.ts';
import { companiesIn, companyOf } from './company.repo.ts';

/** The company of the caller; null for a private buyer. */
export async function readCompany(ctx: UserContext): Promise<Result<{ company: CompanyView | null }, never>> {
  const row = await companyOf(ctx.database.db, ctx.actor.uid);
  if (!row) return ok({ company: null });
  // The licence is the applicant's own picture; colleagues who were invited do not need it.
  const isOwn = row.applicantUid === ctx.actor.uid;
  return ok({ company: await companyView(ctx, isOwn ? row : { ...row, licence: '' }) });
}

/** Companies for the platform's desk; those that wait come in the order in which they came. */
export async function listCompanies(
  ctx: UserContext,
  {
    status,
    keyword,
    ...paging
  }: { status?: CompanyState | undefined; keyword?: string | undefined; page: number; limit: number },
): Promise<Result<{ count: number; list: DeskCompany[] }, never>> {
  const found = await companiesIn(ctx.database.db, { status, keyword }, paging);
  return ok({ count: found.count, list: await deskCompanies(ctx, found.list) });
}
