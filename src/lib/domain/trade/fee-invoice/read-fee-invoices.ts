import type { FeeInvoice, FeeInvoiceTab } from '#lib/contracts/fee-invoice.ts';
import type { Context, MerchantContext, UserContext } from '#lib/domain/context.ts';
import { shanghaiDay, shanghaiTime } from '#lib/kernel/clock.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { Page } from '#lib/kernel/page.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { linkTo } from '../../content/media/index.ts';
import { inLocale } from '../cart/index.ts';
import { headerFacts } from '../invoice/index.ts';
import { feeMonths, filesOf, monthsToAsk, type MonthRow } from './fee-invoice.repo.ts';

export interface StoreMonth {
  merId: number;
  month: string;
}
type Listed = Result<{ count: number; list: FeeInvoice[] }, never>;
export type FoundMonth = Result<MonthRow, 'fee_invoice.not_found'>;

/** "12-2026-10": a store and a month. */
export function monthNamed(id: string): StoreMonth {
  const at = id.indexOf('-');
  return { merId: Number(id.slice(0, at)), month: id.slice(at + 1) };
}

/** "2026-11", on the mall's clock. */
const currentMonth = (ctx: Pick<Context, 'clock'>): string => shanghaiDay(ctx.clock.now()).slice(0, 7);

/** The first day of the month behind "2026-12": "2027-01-01". */
function nextMonth(month: string): string {
  const [year = 0, at = 0] = month.split('-').map(Number);
  return at === 12 ? `${year + 1}-01-01` : `${year}-${String(at + 1).padStart(2, '0')}-01`;
}

const view = (ctx: Context, row: MonthRow, files: FeeInvoice['files'] = []): FeeInvoice => ({
  id: `${row.mer_id}-${row.month}`,
  mer_id: row.mer_id,
  store: inLocale(ctx.locale, row.name, row.name_en),
  month: row.month,
  taken: yuan(Number(row.taken)),
  amount: yuan(Number(row.amount)),
  mark: row.mark,
  receipt_no: row.invoice_no ?? '',
  red_no: row.red_no ?? '',
  header: row.header && headerFacts(row.header),
  issue_time: row.issued_at && new Date(row.issued_at).toISOString(),
  files,
});

/** A month of a store as the books have it now. */
export async function readMonth(ctx: Context, { merId, month }: StoreMonth): Promise<FoundMonth> {
  const ask = { merId, month, current: currentMonth(ctx) };
  const [row] = await feeMonths(ctx.database.db, ask, { page: 1, limit: 1 });
  return row ? ok(row) : fail('fee_invoice.not_found');
}

/** The same with links to the files of its invoice. */
export async function showMonth(
  ctx: Context,
  of: StoreMonth,
): Promise<Result<FeeInvoice, 'fee_invoice.not_found'>> {
  const found = await readMonth(ctx, of);
  if (!found.ok) return found;
  const files = await filesOf(ctx.database.db, of.merId, of.month);
  const links = await linkTo(
    ctx,
    files.map(({ path }) => path),
    '',
  );
  return ok(
    view(
      ctx,
      found.value,
      files.map(({ kind }, at) => ({ kind, url: `${links[at]}/fee-invoice-${of.month}.${kind}` })),
    ),
  );
}

async function listed(
  ctx: Context,
  ask: {
    merId?: number | undefined;
    month?: string | undefined;
    tab: FeeInvoiceTab;
    keyword?: string | undefined;
  },
  page: Page,
): Promise<Listed> {
  const rows = await feeMonths(ctx.database.db, { ...ask, current: currentMonth(ctx) }, page);
  return ok({ count: rows[0]?.total ?? 0, list: rows.map((row) => view(ctx, row)) });
}

/** Months in which the mall took something of the caller's store, with its invoices. */
export const listFeeInvoices = (
  ctx: MerchantContext,
  { tab, keyword, ...page }: Page & { tab: FeeInvoiceTab; keyword?: string | undefined },
): Promise<Listed> => listed(ctx, { merId: ctx.actor.merId, tab, keyword }, page);

/** The same of all stores, for the platform's finance desk. */
export const listAllFeeInvoices = (
  ctx: UserContext,
  {
    tab,
    month,
    keyword,
    mer_id: merId,
    ...page
  }: Page & {
    tab: FeeInvoiceTab;
    month?: string | undefined;
    keyword?: string | undefined;
    mer_id?: number | undefined;
  },
): Promise<Listed> => listed(ctx, { tab, month, keyword, merId }, page);

/** A month of the caller's store. */
export async function readFeeInvoice(
  ctx: MerchantContext,
  { id }: { id: string },
): Promise<Result<FeeInvoice, 'fee_invoice.not_found'>> {
  const of = monthNamed(id);
  return of.merId === ctx.actor.merId ? showMonth(ctx, of) : fail('fee_invoice.not_found');
}

/** Months that are over and that the caller's store may ask an invoice for; the first of them waits since its end. */
export async function feeInvoicesToAsk(ctx: MerchantContext): Promise<{ count: number; since: Date | null }> {
  const { count, first } = await monthsToAsk(ctx.database.db, ctx.actor.merId, currentMonth(ctx));
  return { count, since: first === null ? null : shanghaiTime(nextMonth(first), 0) };
}

/** A month of any store. */
export const readAnyFeeInvoice = (ctx: UserContext, { id }: { id: string }) => showMonth(ctx, monthNamed(id));
