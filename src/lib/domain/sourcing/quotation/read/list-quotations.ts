import type { QuotationState } from '../quotation.flow.ts';
import type { MadeRow, QuotationView, ReceivedRow, SkuOffer } from '#lib/contracts/quotation.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, MerchantContext, UserContext } from '#lib/domain/context.ts';
import { goodsBySku, inLocale, skuText, type GoodsRow } from '../../../trade/cart/index.ts';
import {
  isOtherThan,
  normalise,
  offeredSizes,
  queryOfAll,
  read,
  sizesIn,
} from '../../../goods/search/index.ts';
import { contractsOf } from '../../../trade/price-list/index.ts';
import {
  askersOf,
  changeInquiry,
  inquiryById,
  itemsOf,
  showInquiries,
  standingOf,
  stateAt,
  storeOf,
  type InquiryRow,
} from '../../inquiry/index.ts';
import { madeBy, quotationsOf, receivedBy, type QuotationRow } from '../quotation.repo.ts';
import { matchingSkus, soldSkus } from './goods.repo.ts';
import { askedAmount } from './asked-amount.ts';
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

/** What an item of an inquiry asks for, in its own words. */
async function askedOf(ctx: MerchantContext, { inquiry_id: id, item_id: itemId }: Wanted) {
  if (!id || !itemId) return undefined;
  const item = (await itemsOf(ctx.database.db, [id])).find((one) => one.itemId === itemId);
  return item && { item, name: item.name, text: `${item.name} ${item.spec}` };
}

/** Goods of the store that are what an item names, those of its size, strength and material first. */
async function skusFor(
  ctx: MerchantContext,
  { name, text }: { name: string; text: string },
): Promise<number[]> {
  const { db } = ctx.database;
  const { meanings } = await read(ctx, name);
  if (meanings.length === 0) return [];
  const { keys } = await read(ctx, text);
  const wanted = { query: queryOfAll(meanings), sizes: sizesIn(normalise(text)), keys };
  const ids = (await matchingSkus(db, ctx.actor.merId, wanted)).map(({ skuId }) => skuId);
  const sizes = await offeredSizes(db, ids);
  const isOther = (skuId: number): number => Number(isOtherThan(text, sizes.get(skuId)!));
  return ids.toSorted((a, b) => isOther(a) - isOther(b));
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
  const rows: (GoodsRow & { contract?: { price: number } })[] = await pricedFor(
    ctx,
    await goodsBySku(db, ids),
    input.inquiry_id,
  );
  const list = ids.flatMap((skuId) => {
    const found = rows.find((row) => row.sku.skuId === skuId);
    if (!found) return [];
    const { product, sku, contract } = found;
    return {
      product_attr_unique: sku.skuId,
      product_id: product.productId,
      store_name: inLocale(ctx.locale, product.name, product.nameEn),
      sku: skuText(ctx.locale, found) || sku.designation,
      price: yuan(sku.price),
      own_price: contract && contract.price < sku.price ? yuan(contract.price) : null,
      stock: sku.stock,
      unit_name: inLocale(ctx.locale, product.unitName, product.unitNameEn),
      once_min_count: product.moq,
      batch_number: product.multiple,
      is_substitute: asked && sizes?.has(skuId) ? isOtherThan(asked.text, sizes.get(skuId)!) : false,
      ...askedAmount(ctx, asked?.item, product),
    };
  });
  return ok({ count, list });
}
