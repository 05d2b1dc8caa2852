import type { HeaderView } from '#lib/contracts/invoice.ts';
import { newId } from '#lib/kernel/ids.ts';
import { INVOICE_HEADERS_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { membershipOf, memberWith, writeTeamEntry } from '#lib/domain/account/company/index.ts';
import {
  addCompanyHeader,
  countCompanyHeaders,
  dropCompanyHeaderRow,
  headersOfCompany,
} from './company-header.repo.ts';
import { headerById } from './header.repo.ts';
import { headerView } from './read-headers.ts';

/** Invoice headers of the caller's company, for those who buy for it. */
export async function listCompanyHeaders(
  ctx: UserContext,
): Promise<Result<{ headers: HeaderView[] }, never>> {
  const member = await membershipOf(ctx);
  if (!member?.rights.buy) return ok({ headers: [] });
  const rows = await headersOfCompany(ctx.database.db, member.companyId);
  return ok({ headers: rows.map((row) => headerView({ ...row, uid: 0, isDefault: false })) });
}

/** Copies a header of the caller for the company. */
export async function shareHeader(
  ctx: UserContext,
  { user_receipt_id: id }: { user_receipt_id: string },
): Promise<
  Result<{ headers: HeaderView[] }, 'invoice.header_limit' | 'invoice.header_not_found' | 'team.forbidden'>
> {
  const member = await memberWith(ctx, 'manage');
  if (!member.ok) return member;
  const { companyId } = member.value;
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const found = await headerById(db, ctx.actor.uid, id);
    if (!found) return fail('invoice.header_not_found');
    if ((await countCompanyHeaders(db, companyId)) >= INVOICE_HEADERS_MAX)
      return fail('invoice.header_limit', { n: INVOICE_HEADERS_MAX });
    const createdAt = ctx.clock.now();
    await addCompanyHeader(db, { headerId: newId(createdAt), companyId, header: found.header, createdAt });
    await writeTeamEntry(ctx, companyId, 'header', { title: found.header.title });
    return listCompanyHeaders(ctx);
  });
}

/** Takes a header of the company away; invoices keep theirs. */
export async function dropCompanyHeader(
  ctx: UserContext,
  { user_receipt_id: id }: { user_receipt_id: string },
): Promise<Result<{ headers: HeaderView[] }, 'team.forbidden'>> {
  const member = await memberWith(ctx, 'manage');
  if (!member.ok) return member;
  await dropCompanyHeaderRow(ctx.database.db, member.value.companyId, id);
  await writeTeamEntry(ctx, member.value.companyId, 'no_header');
  return listCompanyHeaders(ctx);
}
