import type { CompanyView } from '#lib/contracts/company.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { CompanyRow } from './company.repo.ts';

export const companyView = (row: CompanyRow): CompanyView => ({
  company_id: row.companyId,
  name: row.name,
  tax_no: row.taxNo,
  status: row.status,
  reason: row.reason ?? '',
  licence: row.licence,
  credit_limit: yuan(row.creditLimit),
  credit_used: yuan(row.creditUsed),
  create_time: row.createdAt.toISOString(),
});
