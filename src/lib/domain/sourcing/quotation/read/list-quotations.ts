import type { QuotationState } from '../quotation.flow.ts';
import type { MadeRow, QuotationView, ReceivedRow, SkuOffer } from '#lib/contracts/quotation.ts';
import { QUOTATION_STATES } from '#lib/contracts/quotation-views.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { tabCounts } from '#lib/kernel/tab-counts.ts';
import type { Context, MerchantContext, UserContext } from '#lib/domain/context.ts';
import { goodsBySku, type GoodsRow } from '../../../trade/cart/index.ts';
import { isOtherThan, offeredSizes } from '../../../goods/search/index.ts';
import { contractsOf } from '../../../trade/price-list/index.ts';
import {
  askersOf,
  changeInquiry,
  inquiryById,
  isOpenTo,
  itemsOf,
  showInquiries,
  standingOf,
  stateAt,
  storeOf,
  type InquiryRow,
} from '../../inquiry/index.ts';
import { countMade, madeBy, quotationsOf, receivedBy, type QuotationRow } from '../quotation.repo.ts';
import { soldSkus } from './goods.repo.ts';
import { showSku, skusFor, type PricedRow } from './fitting-skus.ts';
import { showQuotations } from './quotation-view.ts';
import type { Page } from '#lib/kernel/page.ts';

/** All quotations for the buyer of an inquiry (closed ones without prices), a store's own for the store. */
export async function listQuotations(
  ctx: UserContext,
  { id, page, limit }: Page & { id: string },
): Promise<
  Result<
    { is_sealed: boolean; count: number; list: QuotationView[] },
    'inquiry.deleted' | 'inquiry.not_found'
  >
> {
  const { db } = ctx.database;
  const row = await inquiryById(db, id);
  const isOwner = row?.uid === ctx.actor.uid;
  const merId = storeOf(ctx);
  if (!row || (!isOwner && merId === null)) return fail('inquiry.not_found');
  if (row.hiddenAt && isOwner) return fail('inquiry.deleted');
  const rows = await quotationsOf(db, id, isOwner ? undefined : merId!);
  if (!isOwner && rows.length === 0 && row.isInvited) return fail('inquiry.not_found');
  const now = ctx.clock.now();
  const shown = isOwner ? rows.filter((one) => one.status !== 'withdrawn') : rows.toReversed();
  const list = await showQuotations(ctx, shown.slice((page - 1) * limit, page * limit), () => row);
  if (isOwner && row.quoteCount > 0) await changeInquiry(db, id, { seenAt: now });
  return ok({
    is_sealed: row.isSealed && stateAt(row, now) === 'quoting',
    count: shown.length,
    list,
  });
}

interface Joined {
  quotation: QuotationRow;
  inquiry: InquiryRow;
}

async function withInquiries(ctx: Context, list: Joined[]): Promise<ReceivedRow[]> {
  const inquiries = new Map(list.map(({ inquiry }) => [inquiry.inquiryId, inquiry]));
  // Called as in the lists of inquiries, which have English words for Chinese titles.
  const called = await showInquiries(ctx, [...inquiries.values()]);
  const titles = new Map(called.map(({ inquiry_id, title }) => [inquiry_id, title]));
  const views = await showQuotations(
    ctx,
    list.map(({ quotation }) => quotation),
    (row) => inquiries.get(row.inquiryId)!,
  );
  return views.map((view) => {
    const inquiry = inquiries.get(view.inquiry_id)!;
    return {
      ...view,
      inquiry: {
        inquiry_id: inquiry.inquiryId,
        title: titles.get(inquiry.inquiryId) ?? inquiry.title,
        status: stateAt(inquiry, ctx.clock.now()),
        deadline: inquiry.deadline.toISOString(),
      },
    };
  });
}

/** Quotations that the caller has got for all inquiries, the latest first. */
export async function listReceived(
  ctx: UserContext,
  page: Page,
): Promise<Result<{ count: number; list: ReceivedRow[] }, never>> {
  const { count, list } = await receivedBy(ctx.database.db, ctx.actor.uid, page);
  return ok({ count, list: await withInquiries(ctx, list) });
}

/** Quotations of the caller's store, the latest first, each with who asks where the store may know. */
export async function listMade(
  ctx: MerchantContext,
  wanted: Page & { status?: QuotationState | undefined; keyword?: string | undefined },
): Promise<Result<{ count: number; list: MadeRow[] }, never>> {
  const { db } = ctx.database;
  const { merId } = ctx.actor;
  const { count, list } = await madeBy(db, merId, wanted);
  const askers = await askersOf(
    db,
    merId,
    list.map(({ inquiry }) => inquiry.inquiryId),
  );
  const rows = await withInquiries(ctx, list);
  return ok({ count, list: rows.map((row) => ({ ...row, asker: askers.get(row.inquiry_id) ?? null })) });
}

/** How many quotations of the caller's store are in each state. */
export const countMadeByState = async (
  ctx: MerchantContext,
): Promise<Result<{ counts: Record<string, number> }, never>> =>
  ok({ counts: tabCounts(QUOTATION_STATES, await countMade(ctx.database.db, ctx.actor.merId)) });

/** Rows with what the buyer of an inquiry pays by a list of the store, where the store may know who asks. */
async function pricedFor(ctx: MerchantContext, rows: GoodsRow[], inquiryId: string | undefined) {
  const { db } = ctx.database;
  const asked = inquiryId === undefined ? undefined : await inquiryById(db, inquiryId);
  if (!asked || !asked.publishedAt || asked.hiddenAt) return rows;
  const { inquiryId: id, uid, isContactOpen } = asked;
  const isKnown = isContactOpen || (await standingOf(db, ctx.actor.merId, [id])).invited.has(id);
  return isKnown ? contractsOf(ctx, uid, rows) : rows;
}

interface Wanted extends Page {
  keyword?: string | undefined;
  inquiry_id?: string | undefined;
  item_id?: string | undefined;
}

/** What an item of an inquiry asks for, in its own words, where the store may read it. */
async function askedOf(ctx: MerchantContext, { inquiry_id: id, item_id: itemId }: Wanted) {
  if (!id || !itemId) return undefined;
  const { db } = ctx.database;
  const row = await inquiryById(db, id);
  if (!row || !(await isOpenTo(db, ctx.actor.merId, row))) return undefined;
  const item = (await itemsOf(db, [id])).find((one) => one.itemId === itemId);
  return item && { item, name: item.name, text: `${item.name} ${item.spec}` };
}

/** SKUs of the caller's store that a price can be quoted for; for an inquiry, with what its buyer pays already. */
export async function listSkus(
  ctx: MerchantContext,
  input: Wanted,
): Promise<Result<{ count: number; list: SkuOffer[] }, never>> {
  const { db } = ctx.database;
  const asked = await askedOf(ctx, input);
  const fitting = asked && !input.keyword ? await skusFor(ctx, asked) : [];
  const { count, ids } =
    fitting.length > 0
      ? {
          count: fitting.length,
          ids: fitting.slice((input.page - 1) * input.limit, input.page * input.limit),
        }
      : await soldSkus(db, ctx.actor.merId, input);
  const sizes = asked ? await offeredSizes(db, ids) : undefined;
  const rows: PricedRow[] = await pricedFor(ctx, await goodsBySku(db, ids), input.inquiry_id);
  const list = ids.flatMap((skuId) => {
    const found = rows.find((row) => row.sku.skuId === skuId);
    if (!found) return [];
    return showSku(ctx, found, {
      item: asked?.item,
      isSubstitute: asked && sizes?.has(skuId) ? isOtherThan(asked.text, sizes.get(skuId)!) : false,
    });
  });
  return ok({ count, list });
}
