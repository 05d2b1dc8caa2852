import type { FeeInvoice } from '#lib/contracts/fee-invoice.ts';
import type { FeeInvoiceMark } from '#lib/contracts/states.ts';
import type { HeaderSnapshot } from '#lib/db/schema/invoice.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import { worksFor, type Context, type MerchantContext, type UserContext } from '#lib/domain/context.ts';
import { fail, ok, type FailureOf, type Result } from '#lib/kernel/result.ts';
import { checkHeader } from '../invoice/index.ts';
import {
  dropFiles,
  feeInvoiceOf,
  isNumberTaken,
  lockStore,
  writeFeeInvoice,
  type FeeInvoiceRow,
  type MonthRow,
} from './fee-invoice.repo.ts';
import { feeInvoiceFlow, type FeeInvoiceEvent } from './fee-invoice.flow.ts';
import { monthNamed, readMonth, showMonth, type StoreMonth } from './read-fee-invoices.ts';

type Header = Result<HeaderSnapshot, FailureOf<typeof checkHeader>>;
type Fault = `fee_invoice.${'not_found' | 'month_open' | 'nothing' | 'wrong_state'}`;

interface Held {
  of: StoreMonth;
  /** The sums of the month by the ledger. */
  month: MonthRow;
  row: FeeInvoiceRow | undefined;
}

/**
 * A month that is over and whose invoice is in one of these states, with the store locked until the transaction ends.
 */
async function holdMonth(
  ctx: Context,
  of: StoreMonth,
  marks: readonly FeeInvoiceMark[],
): Promise<Result<Held, Exclude<Fault, 'fee_invoice.nothing'>>> {
  const { db } = ctx.database;
  await lockStore(db, of.merId);
  const found = await readMonth(ctx, of);
  if (!found.ok) return found;
  if (found.value.mark === 'open') return fail('fee_invoice.month_open');
  if (!marks.includes(found.value.mark)) return fail('fee_invoice.wrong_state');
  return ok({ of, month: found.value, row: await feeInvoiceOf(db, of.merId, of.month) });
}

/** Makes one step of the flow; a month without a row begins as requested. */
async function stepFeeInvoice(
  ctx: Context,
  { of, row }: Held,
  event: FeeInvoiceEvent,
  values: Partial<FeeInvoiceRow> & Pick<FeeInvoiceRow, 'header'>,
): Promise<Result<undefined, 'fee_invoice.wrong_state'>> {
  const status = feeInvoiceFlow.next(row?.status ?? 'requested', event);
  if (!status) return fail('fee_invoice.wrong_state');
  const now = ctx.clock.now();
  await writeFeeInvoice(ctx.database.db, {
    createdAt: now,
    ...row,
    ...of,
    ...values,
    status,
    changedAt: now,
  });
  return ok();
}

interface Asking {
  id: string;
  type: 'plain' | 'special';
  receipt_title: string;
  duty_paragraph: string;
  email: string;
  bank_name: string;
  bank_code: string;
  address: string;
  tel: string;
}

/** The caller's store gives the header of the invoice for a month; it may change it until the invoice is issued. */
export async function askFeeInvoice(
  ctx: MerchantContext,
  { id, type, ...form }: Asking,
): Promise<Result<FeeInvoice, Fault | FailureOf<typeof checkHeader>>> {
  const of = monthNamed(id);
  if (of.merId !== ctx.actor.merId) return fail('fee_invoice.not_found');
  const header = checkHeader({
    ...form,
    receipt_type: type === 'special' ? 2 : 1,
    receipt_title_type: 2,
    phone: '',
  });
  if (!header.ok) return header;
  return allOrNothing(ctx.database, async () => {
    const held = await holdMonth(ctx, of, ['due', 'requested']);
    if (!held.ok) return held;
    if (Number(held.value.month.taken) <= 0) return fail('fee_invoice.nothing');
    const asked = await stepFeeInvoice(ctx, held.value, 'change', { header: header.value });
    return asked.ok ? showMonth(ctx, of) : asked;
  });
}

/** Header of a month's invoice: the one given now, else the one that the store gave last. */
function headerFor({ month }: Held, title: string, taxNo: string): Header {
  if (month.header && !title && !taxNo) return ok(month.header);
  return checkHeader({
    receipt_type: 1,
    receipt_title_type: 2,
    receipt_title: title,
    duty_paragraph: taxNo,
    email: '',
    phone: '',
    bank_name: '',
    bank_code: '',
    address: '',
    tel: '',
  });
}

interface Issuing {
  id: string;
  receipt_no: string;
  red_no?: string | undefined;
  receipt_title: string;
  duty_paragraph: string;
}

/** Numbers that a month's invoice had, and shall not have twice. */
const formerOf = (row: FeeInvoiceRow | undefined): string[] =>
  row ? [...new Set([...row.formerNos, row.invoiceNo, row.redNo])].filter((no) => no !== null) : [];

/**
 * Records that a month's invoice was issued under this number, for the fees taken less those given back. Where an
 * earlier invoice for another sum is in force, it is cancelled by its red-letter invoice.
 */
export async function issueFeeInvoice(
  ctx: UserContext,
  { id, receipt_no: number, red_no: redNo, receipt_title: title, duty_paragraph: taxNo }: Issuing,
): Promise<
  Result<
    FeeInvoice,
    Fault | FailureOf<typeof checkHeader> | 'invoice.number' | 'invoice.number_taken' | 'oversight.own_store'
  >
> {
  const of = monthNamed(id);
  if (worksFor(ctx.actor, of.merId)) return fail('oversight.own_store');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const held = await holdMonth(ctx, of, ['due', 'requested', 'changed']);
    if (!held.ok) return held;
    const { month, row } = held.value;
    const amount = Number(month.taken);
    if (amount <= 0) return fail('fee_invoice.nothing');
    const isAnew = row?.status === 'issued';
    if (isAnew && !redNo) return fail('invoice.number', undefined, 'red_no');
    const header = headerFor(held.value, title, taxNo);
    if (!header.ok) return header;
    if (await isNumberTaken(db, number)) return fail('invoice.number_taken', undefined, 'receipt_no');
    const isRedTaken = isAnew && (redNo === number || (await isNumberTaken(db, redNo!)));
    if (isRedTaken) return fail('invoice.number_taken', undefined, 'red_no');
    const issued = await stepFeeInvoice(ctx, held.value, isAnew ? 'reissue' : 'issue', {
      header: header.value,
      amount,
      invoiceNo: number,
      formerNos: formerOf(row),
      redNo: isAnew ? redNo! : (row?.redNo ?? null),
      uid: ctx.actor.uid,
      issuedAt: ctx.clock.now(),
    });
    if (!issued.ok) return issued;
    await dropFiles(db, of.merId, of.month);
    return showMonth(ctx, of);
  });
}

/** Cancels the invoice of a month of which the books have nothing left. */
export async function redLetterFee(
  ctx: UserContext,
  { id, red_no: redNo }: { id: string; red_no: string },
): Promise<
  Result<
    FeeInvoice,
    | Exclude<Fault, 'fee_invoice.nothing' | 'fee_invoice.month_open'>
    | 'invoice.number_taken'
    | 'oversight.own_store'
  >
> {
  const of = monthNamed(id);
  if (worksFor(ctx.actor, of.merId)) return fail('oversight.own_store');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const held = await holdMonth(ctx, of, ['changed']);
    if (!held.ok)
      return fail(
        held.failure.code === 'fee_invoice.not_found' ? held.failure.code : 'fee_invoice.wrong_state',
      );
    const { month, row } = held.value;
    if (!row || Number(month.taken) > 0) return fail('fee_invoice.wrong_state');
    if (await isNumberTaken(db, redNo)) return fail('invoice.number_taken', undefined, 'red_no');
    const cancelled = await stepFeeInvoice(ctx, held.value, 'red_letter', {
      header: row.header,
      amount: 0,
      redNo,
    });
    if (!cancelled.ok) return cancelled;
    await dropFiles(db, of.merId, of.month);
    return showMonth(ctx, of);
  });
}
