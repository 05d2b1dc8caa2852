import type { InquiryDetail } from '#lib/contracts/inquiry.ts';
import { holdsRole } from '#lib/contracts/platform-role.ts';
import { after } from '#lib/kernel/clock.ts';
import { INQUIRY_EXTENSIONS_MAX } from '#lib/kernel/limits.ts';
import { timer } from '#lib/kernel/timers.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { rolesOf, type Context } from '#lib/domain/context.ts';
import { regionName, regionPath } from '../../../account/address/index.ts';
import { linkTo } from '../../../content/media/index.ts';
import { inLocale } from '../../../goods/catalog/index.ts';
import {
  goodsUnits,
  inquiryById,
  invitedStores,
  itemsOf,
  logsOf,
  openStores,
  type GoodsUnit,
  type InquiryRow,
  type ItemRow,
} from '../inquiry.repo.ts';
import { stateAt } from '../step-inquiry.ts';
import { coveredPhone } from '#lib/kernel/covered-phone.ts';
import { needsPhones } from '#lib/contracts/store-role.ts';
import { saidTo, showInquiries, storeOf, unitsFor, wordsOf } from './inquiry-view.ts';
import { buyerCan } from './list-inquiries.ts';

/** A public one is for everybody once it is open; before that, and when stores are invited, for few. */
function maySee(row: InquiryRow, role: InquiryDetail['role'], isMeant: boolean): boolean {
  if (role === 'owner') return true;
  if (row.hiddenAt || ['draft', 'pending', 'rejected'].includes(row.status)) return false;
  return isMeant || (!row.isInvited && row.status !== 'closed');
}

/** In the reader's language; the buyer gets his own words, to change them. */
const itemView = (
  ctx: Context,
  item: ItemRow,
  units: readonly GoodsUnit[],
  isOwner: boolean,
): InquiryDetail['items'][number] => ({
  item_id: item.itemId,
  ...wordsOf(ctx, item, unitsFor(units, item)),
  own: isOwner ? { name: item.name, spec: item.spec, unit: item.unit, remark: item.remark } : null,
  brand: item.brand,
  num: item.quantity,
  target_price: item.targetPrice === null ? null : yuan(item.targetPrice),
  remark: saidTo(ctx, item.remark),
  images: item.images,
  product_id: item.productId,
  product_attr_unique: item.skuId,
  quotation_id: isOwner ? item.quotationId : null,
  is_ordered: isOwner && item.groupOrderId !== null,
});

/** Papers with addresses that end soon; only for those who may see the contact. */
export async function filesOf(
  ctx: Pick<Context, 'database' | 'clock' | 'actor'>,
  files: InquiryRow['files'],
  isShown: boolean,
): Promise<InquiryDetail['files']> {
  const urls = isShown
    ? await linkTo(
        ctx,
        files.map((file) => file.path),
        '',
      )
    : [];
  return files.map((file, at) => ({ path: isShown ? file.path : '', name: file.name, url: urls[at] ?? '' }));
}

/**
 * One inquiry as the caller may see it. Contact and papers are for the owner, for open stores that are invited or have
 * quoted, and for every open store if the buyer allows it.
 */
export async function readInquiry(
  ctx: Context,
  { id }: { id: string },
): Promise<Result<InquiryDetail, 'inquiry.deleted' | 'inquiry.not_found'>> {
  const { db } = ctx.database;
  const row = await inquiryById(db, id);
  if (!row) return fail('inquiry.not_found');
  const uid = ctx.actor.kind === 'user' ? ctx.actor.uid : undefined;
  const merId = storeOf(ctx);
  const role = row.uid === uid ? 'owner' : merId === null ? 'guest' : 'merchant';
  const [view] = await showInquiries(ctx, [row]);
  const isMeant = view!.is_invited || view!.is_quoted;
  const isPlatform = ctx.actor.kind === 'user' && holdsRole(ctx.actor.platformRoles, 'review');
  if (row.hiddenAt && (role === 'owner' || !row.isInvited)) return fail('inquiry.deleted');
  if (!isPlatform && !maySee(row, role, isMeant)) return fail('inquiry.not_found');

  const now = ctx.clock.now();
  const isOwner = role === 'owner';
  // A store that is frozen or closes offers nothing, so it turns to no buyer.
  const mayOffer = role === 'merchant' && (await openStores(db, [merId!])).length > 0;
  const seesContact = isOwner || isPlatform || (mayOffer && (isMeant || row.isContactOpen));
  // The platform's desk and a store's finance role do not call the buyer, so they get a masked phone.
  const isForCalling =
    isOwner || (role === 'merchant' && ctx.actor.kind === 'user' && needsPhones(rolesOf(ctx.actor)));
  const contactPhone = isForCalling ? row.phone : coveredPhone(row.phone);
  const logs = isOwner ? await logsOf(db, id) : [];
  const invited = isOwner ? await invitedStores(db, id) : [];
  const state = stateAt(row, now);
  const items = await itemsOf(db, [id]);
  const units = await goodsUnits(db, [id]);
  return ok({
    ...view!,
    items: items.map((item) => itemView(ctx, item, units, isOwner)),
    content: row.content,
    images: row.images,
    files: await filesOf(ctx, row.files, seesContact),
    receive_area: row.regionCodes,
    expect_date: row.expectDate,
    include_tax: row.withTax,
    include_freight: row.withFreight,
    pay_type: row.payType,
    supplier_province: row.wish.provinceCode,
    supplier_province_name: regionName(regionPath(row.wish.provinceCode)?.[0]?.name ?? '', ctx.locale),
    supplier_certified: row.wish.certified,
    supplier_capital: row.wish.capital,
    contact: seesContact ? { name: row.contact, phone: contactPhone, company: row.company } : null,
    is_contact_open: row.isContactOpen,
    role,
    merchants: invited.map((store) => ({
      mer_id: store.merId,
      mer_name: inLocale(ctx.locale, store.name, store.nameEn),
    })),
    reason: isOwner ? row.reason : '',
    extensions_left: INQUIRY_EXTENSIONS_MAX - row.extensions,
    log: logs.map((log) => ({
      event: log.event,
      mer_name: log.name ? inLocale(ctx.locale, log.name, log.nameEn ?? '') : '',
      time: log.createdAt.toISOString(),
    })),
    can: {
      ...(isOwner ? buyerCan(row, now) : { edit: false, extend: false, close: false, remove: false }),
      quote: mayOffer && state === 'quoting' && !view!.is_quoted && (!row.isInvited || view!.is_invited),
    },
    valid_until: after(row.deadline > now ? row.deadline : now, timer('quotation_validity')).toISOString(),
    now: now.toISOString(),
  });
}
