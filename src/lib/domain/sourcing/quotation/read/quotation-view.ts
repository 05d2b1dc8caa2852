import type { QuotationView } from '#lib/contracts/quotation.ts';
import { multiply, yuan } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { regionName, regionPath } from '../../../account/address/index.ts';
import { goodsBySku, inLocale, skuText } from '../../../trade/cart/index.ts';
import { isOtherThan, offeredSizes } from '../../../goods/search/index.ts';
import { filesOf, itemsOf, saidTo, stateAt, storeOf, wordsOf, type InquiryRow } from '../../inquiry/index.ts';
import { OPEN, quotationFlow } from '../quotation.flow.ts';
import { askedAmount } from './asked-amount.ts';
import { offerFreight } from './offer-freight.ts';
import { offersOf, storesByIds, versionsOf, type OfferRow, type QuotationRow } from '../quotation.repo.ts';

const GRAMS = 1000;

type Asker = Pick<
  InquiryRow,
  'inquiryId' | 'uid' | 'status' | 'deadline' | 'quoteCount' | 'isSealed' | 'seenAt' | 'regionCodes'
>;

const NOTHING: QuotationView['can'] = {
  accept: false,
  negotiate: false,
  reject: false,
  order: false,
  revise: false,
  withdraw: false,
};

/** What the caller may do with a quotation now. */
/** `hasFree`: something that it quotes is given to nobody yet, so a buyer who took a part of it may take more. */
function canOf(
  ctx: Context,
  row: QuotationRow,
  inquiry: Asker,
  { isClosed, hasFree }: { isClosed: boolean; hasFree: boolean },
): QuotationView['can'] {
  const now = ctx.clock.now();
  const state = stateAt(inquiry, now);
  const may = (event: 'accept' | 'negotiate' | 'reject' | 'revise' | 'withdraw'): boolean =>
    quotationFlow.next(row.status, event) !== undefined;
  const isOpen = ['quoting', 'ended', 'chosen'].includes(state);
  if (ctx.actor.kind === 'user' && ctx.actor.uid === inquiry.uid) {
    const holds = row.validUntil > now;
    return {
      ...NOTHING,
      accept: may('accept') && hasFree && isOpen && holds && !isClosed,
      negotiate: may('negotiate') && isOpen && holds && !isClosed,
      reject: may('reject') && isOpen,
      order: row.status === 'accepted' && holds,
    };
  }
  if (storeOf(ctx) !== row.merId) return NOTHING;
  const isAsked = row.status === 'negotiating' && isOpen;
  return { ...NOTHING, revise: may('revise') && (state === 'quoting' || isAsked), withdraw: may('withdraw') };
}

/** Quotations of one inquiry as its buyer or their store may see them; prices of others are never among them. */
export async function showQuotations(
  ctx: Context,
  rows: readonly QuotationRow[],
  inquiryOf: (row: QuotationRow) => Asker,
): Promise<QuotationView[]> {
  const { db } = ctx.database;
  const ids = rows.map((row) => row.quotationId);
  const offers = await offersOf(db, ids);
  const versions = await versionsOf(db, ids);
  const skuIds = [...new Set(offers.flatMap((offer) => offer.skuId ?? []))];
  const goods = await goodsBySku(db, skuIds);
  const sizes = await offeredSizes(db, skuIds);
  const stores = await storesByIds(db, [...new Set(rows.map((row) => row.merId))]);
  const asked = new Map(
    (await itemsOf(db, [...new Set(rows.map((row) => row.inquiryId))])).map((item) => [item.itemId, item]),
  );
  const isSubstitute = ({ itemId, made, skuId }: OfferRow): boolean => {
    const item = asked.get(itemId);
    const offered = made ? { called: [made.spec, made.name] } : sizes.get(skuId ?? 0);
    return item && offered ? isOtherThan(`${item.name} ${item.spec}`, offered) : false;
  };
  const itemOf = (offer: OfferRow): QuotationView['items'][number] => {
    const { made } = offer;
    const madeWords = made && wordsOf(ctx, made);
    const found = goods.find((one) => one.sku.skuId === offer.skuId);
    return {
      item_id: offer.itemId,
      price: yuan(offer.price),
      num: offer.quantity,
      total_price: yuan(multiply(offer.price, offer.quantity)),
      product_id: offer.productId,
      product_attr_unique: offer.skuId,
      made: made && {
        name: made.name,
        spec: made.spec,
        unit: made.unit,
        weight: String(made.weightG / GRAMS),
      },
      is_substitute: isSubstitute(offer),
      store_name: made
        ? madeWords!.name
        : found
          ? inLocale(ctx.locale, found.product.name, found.product.nameEn)
          : '',
      sku: made ? madeWords!.spec : found ? skuText(ctx.locale, found) || found.sku.designation : '',
      image: found ? found.sku.image || found.product.image : '',
      unit_name: made
        ? madeWords!.unit
        : found
          ? inLocale(ctx.locale, found.product.unitName, found.product.unitNameEn)
          : '',
      once_min_count: found?.product.moq ?? 1,
      ...askedAmount(
        ctx,
        asked.get(offer.itemId),
        made
          ? { unitName: made.unit, unitNameEn: madeWords!.unit }
          : (found?.product ?? { unitName: '', unitNameEn: '' }),
      ),
    };
  };
  const views: QuotationView[] = [];
  for (const row of rows) {
    const inquiry = inquiryOf(row);
    const store = stores.find((one) => one.merId === row.merId);
    const isOwn = storeOf(ctx) === row.merId && !(ctx.actor.kind === 'user' && ctx.actor.uid === inquiry.uid);
    const isClosed = inquiry.isSealed && stateAt(inquiry, ctx.clock.now()) === 'quoting' && !isOwn;
    const own = offers.filter((offer) => offer.quotationId === row.quotationId);
    const freight = isClosed
      ? null
      : await offerFreight(ctx, row, {
          offers: own,
          goods,
          freeFreightFrom: store?.freeFreightFrom ?? null,
          region: inquiry.regionCodes,
        });
    const before = versions.filter((version) => version.quotationId === row.quotationId);
    views.push({
      quotation_id: row.quotationId,
      quotation_sn: row.quotationSn,
      inquiry_id: row.inquiryId,
      status: row.status,
      version: row.version,
      merchant: {
        mer_id: row.merId,
        mer_name: store ? inLocale(ctx.locale, store.name, store.nameEn) : '',
        mer_avatar: store?.avatar ?? '',
        city: regionName(regionPath((store?.cityCode ?? '').slice(0, 4))?.at(-1)?.name ?? '', ctx.locale),
        founded_year: store?.archive.foundedYear ?? 0,
      },
      is_sealed: isClosed,
      total_price: isClosed ? null : yuan(row.total),
      freight_included: isClosed ? false : row.freightIncluded,
      freight: freight === null ? null : yuan(freight),
      tax_rate: isClosed ? 0 : row.taxRate,
      lead_days: isClosed ? 0 : row.leadDays,
      valid_until: row.validUntil.toISOString(),
      // A store gets its own words, to change them.
      pay_term: isClosed ? '' : isOwn ? row.payTerm : saidTo(ctx, row.payTerm),
      note: isClosed ? '' : isOwn ? row.note : saidTo(ctx, row.note),
      files: isClosed ? [] : await filesOf(ctx, row.files, true),
      ask: row.ask,
      items: isClosed ? [] : own.map(itemOf),
      versions: isClosed
        ? []
        : before.map(({ version, snapshot, createdAt }) => ({
            version,
            total_price: yuan(snapshot.total),
            ask: snapshot.ask,
            note: snapshot.note,
            time: createdAt.toISOString(),
          })),
      is_new:
        !isOwn && OPEN.includes(row.status) && (inquiry.seenAt === null || row.createdAt > inquiry.seenAt),
      group_order_id: row.groupOrderId,
      create_time: row.createdAt.toISOString(),
      change_time: row.changedAt.toISOString(),
      can: canOf(ctx, row, inquiry, {
        isClosed,
        hasFree: own.some((offer) => asked.get(offer.itemId)?.quotationId === null),
      }),
    });
  }
  return views;
}

export const showQuotation = async (
  ctx: Context,
  row: QuotationRow,
  inquiry: InquiryRow,
): Promise<QuotationView> => (await showQuotations(ctx, [row], () => inquiry))[0]!;
