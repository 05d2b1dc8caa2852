import type { CompanyView } from '#lib/contracts/company.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { showPictures } from '#lib/domain/content/media/index.ts';
import type { CompanyRow } from './company.repo.ts';

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
