import type { FeeInvoice } from '#lib/contracts/fee-invoice.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import { worksFor, type UserContext } from '#lib/domain/context.ts';
import { fail, type Result } from '#lib/kernel/result.ts';
import { putInvoiceFile, readInvoiceFile } from '../invoice/index.ts';
import { feeInvoiceOf, keepFile, lockStore } from './fee-invoice.repo.ts';
import { monthNamed, showMonth } from './read-fee-invoices.ts';

/** Stores the invoice file from the tax system; of each file type there is one, and a later one replaces it. */
export async function attachFeeInvoice(
  ctx: UserContext,
  { id, file }: { id: string; file: Blob },
): Promise<
  Result<
    FeeInvoice,
    'fee_invoice.not_found' | 'invoice.file' | 'invoice.not_issued' | 'oversight.own_store' | 'upload.size'
  >
> {
  const of = monthNamed(id);
  if (worksFor(ctx.actor, of.merId)) return fail('oversight.own_store');
  const read = await readInvoiceFile(file);
  if (!read.ok) return read;
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    await lockStore(db, of.merId);
    const row = await feeInvoiceOf(db, of.merId, of.month);
    if (!row) return fail('fee_invoice.not_found');
    if (row.status !== 'issued') return fail('invoice.not_issued');
    const path = await putInvoiceFile(ctx, read.value);
    const { kind } = read.value;
    await keepFile(db, { ...of, kind, path, uid: ctx.actor.uid, createdAt: ctx.clock.now() });
    return showMonth(ctx, of);
  });
}
