import type { InvoiceRow } from '../invoice.repo.ts';
import type { InvoiceView } from '#lib/contracts/invoice.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { memberWith } from '#lib/domain/account/company/index.ts';
import { countInvoices, invoicesOf, type Owner } from '../invoice.repo.ts';
import { showInvoice, showInvoices } from '../show-invoices.ts';
import { withFiles } from '../store/invoice-file.ts';
import { ownInvoice } from '../step-invoice.ts';

interface ListInput {
  page: number;
  limit: number;
  status?: InvoiceRow['status'] | undefined;
}
async function listFor(
  ctx: Context,
  owner: Owner,
  input: ListInput,
): Promise<Result<{ count: number; list: InvoiceView[] }, never>> {
  const { db } = ctx.database;
  const rows = await invoicesOf(db, owner, input.status, input);
  return ok({ count: await countInvoices(db, owner, input.status), list: await showInvoices(ctx, rows) });
}

/** Invoices that the caller asked for, newest first; those of cancelled orders are not shown. */
export const listInvoices = (
  ctx: UserContext,
  input: ListInput,
): Promise<Result<{ count: number; list: InvoiceView[] }, never>> =>
  listFor(ctx, { uid: ctx.actor.uid }, input);

/** Invoices of everything that was bought for the caller's company, for who keeps its books. */
export async function listCompanyInvoices(
  ctx: UserContext,
  input: ListInput,
): Promise<Result<{ count: number; list: InvoiceView[] }, 'team.forbidden'>> {
  const member = await memberWith(ctx, 'account');
  return member.ok ? listFor(ctx, { companyId: member.value.companyId }, input) : member;
}

/** One invoice of the caller, with links to its files. */
export async function readInvoice(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<InvoiceView, 'invoice.not_found'>> {
  const row = await ownInvoice(ctx, id);
  return row.ok ? ok(await withFiles(ctx, await showInvoice(ctx, row.value))) : row;
}
