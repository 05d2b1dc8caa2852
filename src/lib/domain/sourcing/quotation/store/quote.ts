import type { InquiryNotice } from '../../inquiry/index.ts';
import type { OfferForm, QuotationView } from '#lib/contracts/quotation.ts';
import { newId, newSn } from '#lib/kernel/ids.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import {
  isOpenTo,
  changeInquiry,
  lockInquiry,
  stateAt,
  stepInquiry,
  notifyBuyer,
  type InquiryRow,
} from '../../inquiry/index.ts';
import {
  addQuotation,
  keepVersion,
  offersOf,
  quotationById,
  replaceOffers,
  storesByIds,
  type QuotationRow,
} from '../quotation.repo.ts';
import { showQuotation } from '../read/quotation-view.ts';
import { ownQuotationForUpdate, stepQuotation } from '../step-quotation.ts';
import { checkOffer } from './check-offer.ts';

const SN_PREFIX = 'BJ';

/** An inquiry that the caller's store may quote for now. */
async function checkOpen(
  ctx: MerchantContext,
  row: InquiryRow | undefined,
): Promise<Result<InquiryRow, 'inquiry.not_found' | 'inquiry.ended' | 'inquiry.own'>> {
  const { db } = ctx.database;
  const { merId, uid } = ctx.actor;
  if (!row || !(await isOpenTo(db, merId, row))) return fail('inquiry.not_found');
  if (row.uid === uid) return fail('inquiry.own');
  const [store] = await storesByIds(db, [merId]);
  if (store?.status !== 'open') return fail('inquiry.not_found');
  return stateAt(row, ctx.clock.now()) === 'quoting' ? ok(row) : fail('inquiry.ended');
}

async function notifyInquirer(ctx: MerchantContext, row: InquiryRow, event: InquiryNotice): Promise<void> {
  const [store] = await storesByIds(ctx.database.db, [ctx.actor.merId]);
  // The buyer's language is known when the notice is read: it keeps the name in both.
  await notifyBuyer(ctx, row, event, { store: store?.name ?? '', store_en: store?.nameEn ?? '' });
}

/** Quotes prices for an open inquiry; a store has one quotation that counts. */
export async function quote(
  ctx: MerchantContext,
  { inquiry_id: inquiryId, ...form }: OfferForm & { inquiry_id: string },
): Promise<
  Result<
    QuotationView,
    FailureOf<typeof checkOffer> | FailureOf<typeof checkOpen> | 'inquiry.wrong_state' | 'quotation.exists'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const open = await checkOpen(ctx, await lockInquiry(db, inquiryId));
    if (!open.ok) return open;
    const offer = await checkOffer(ctx, open.value, form);
    if (!offer.ok) return offer;
    const { fields, rows } = offer.value;
    const now = ctx.clock.now();
    const quotationId = newId(now);
    const isNew = await addQuotation(db, {
      ...fields,
      quotationId,
      quotationSn: newSn(SN_PREFIX, now),
      inquiryId,
      merId: ctx.actor.merId,
      uid: ctx.actor.uid,
      status: 'quoted',
      createdAt: now,
      changedAt: now,
    });
    if (!isNew) return fail('quotation.exists');
    await replaceOffers(
      db,
      quotationId,
      rows.map((row) => ({ ...row, quotationId })),
    );
    const quoteCount = open.value.quoteCount + 1;
    const moved = await stepInquiry(ctx, open.value, 'quote', { quoteCount }, ctx.actor.merId);
    if (!moved.ok) return moved;
    await ctx.jobs.send('quotation.due', { quotationId }, { at: fields.validUntil });
    await notifyInquirer(ctx, open.value, 'inquiry.quoted');
    return ok(await showQuotation(ctx, (await quotationById(db, quotationId))!, open.value));
  });
}

async function keepBefore(ctx: MerchantContext, row: QuotationRow): Promise<void> {
  const { db } = ctx.database;
  const { total, freightIncluded, taxRate, leadDays, payTerm, note, ask } = row;
  const items = await offersOf(db, [row.quotationId]);
  await keepVersion(db, {
    quotationId: row.quotationId,
    version: row.version,
    snapshot: {
      total,
      freightIncluded,
      taxRate,
      leadDays,
      payTerm,
      note,
      ask,
      validUntil: row.validUntil.toISOString(),
      items: items.map(({ itemId, price, quantity }) => ({ itemId, price, quantity })),
    },
    createdAt: row.changedAt,
  });
}

/**
 * Quotes other prices; the version before is kept. An offer that the buyer negotiates about may be changed after the
 * deadline, too.
 */
export async function revise(
  ctx: MerchantContext,
  { id, ...form }: OfferForm & { id: string },
): Promise<
  Result<
    QuotationView,
    FailureOf<typeof checkOffer> | 'inquiry.ended' | 'quotation.not_found' | 'quotation.wrong_state'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const held = await ownQuotationForUpdate(ctx, id);
    if (!held.ok) return held;
    const { inquiry, quotation } = held.value;
    const state = stateAt(inquiry, ctx.clock.now());
    const isAsked = quotation.status === 'negotiating' && (state === 'ended' || state === 'chosen');
    if (state !== 'quoting' && !isAsked) return fail('inquiry.ended');
    const offer = await checkOffer(ctx, inquiry, form, quotation);
    if (!offer.ok) return offer;
    const { fields, rows } = offer.value;
    await keepBefore(ctx, quotation);
    const moved = await stepQuotation(ctx, quotation, 'revise', {
      ...fields,
      ask: '',
      version: quotation.version + 1,
      uid: ctx.actor.uid,
    });
    if (!moved.ok) return moved;
    await replaceOffers(
      db,
      id,
      rows.map((row) => ({ ...row, quotationId: id })),
    );
    await ctx.jobs.send('quotation.due', { quotationId: id }, { at: fields.validUntil });
    await notifyInquirer(ctx, inquiry, 'inquiry.requoted');
    return ok(await showQuotation(ctx, moved.value, inquiry));
  });
}

/** Takes an offer back before it is accepted. */
export async function withdraw(
  ctx: MerchantContext,
  { id }: { id: string },
): Promise<Result<undefined, 'quotation.not_found' | 'quotation.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const held = await ownQuotationForUpdate(ctx, id);
    if (!held.ok) return held;
    const { inquiry, quotation } = held.value;
    const moved = await stepQuotation(ctx, quotation, 'withdraw');
    if (!moved.ok) return moved;
    await changeInquiry(ctx.database.db, inquiry.inquiryId, {
      quoteCount: Math.max(0, inquiry.quoteCount - 1),
    });
    await ctx.changed('inquiries');
    await notifyInquirer(ctx, inquiry, 'inquiry.withdrawn');
    return ok();
  });
}
