import { activityApi } from '#lib/contracts/activity.ts';
import type { AboutKind, DoneAct, OwnAboutKind } from '#lib/contracts/audit.ts';
import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import { broadcastApi } from '#lib/contracts/broadcast.ts';
import { bundleApi } from '#lib/contracts/bundle.ts';
import { chatApi } from '#lib/contracts/chat.ts';
import { companyApi } from '#lib/contracts/company.ts';
import { couponApi } from '#lib/contracts/coupon.ts';
import { customerApi } from '#lib/contracts/customer.ts';
import { deliveryApi } from '#lib/contracts/delivery.ts';
import type { Row } from '#lib/contracts/endpoint.ts';
import { feeInvoiceApi } from '#lib/contracts/fee-invoice.ts';
import { feedbackApi } from '#lib/contracts/feedback.ts';
import { inquiryApi } from '#lib/contracts/inquiry.ts';
import { intentionApi } from '#lib/contracts/intention.ts';
import { machineApi } from '#lib/contracts/machine.ts';
import { massChangeApi } from '#lib/contracts/mass-change.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { ownCategoryApi } from '#lib/contracts/own-category.ts';
import { holdsRole } from '#lib/contracts/platform-role.ts';
import { postApi } from '#lib/contracts/post.ts';
import { presaleApi } from '#lib/contracts/presale.ts';
import { priceListApi } from '#lib/contracts/price-list.ts';
import { quotationTemplateApi } from '#lib/contracts/quotation-template.ts';
import { sampleApi } from '#lib/contracts/sample.ts';
import { reconciliationApi } from '#lib/contracts/reconciliation.ts';
import { searchApi } from '#lib/contracts/search.ts';
import { seckillApi } from '#lib/contracts/seckill.ts';
import { siteDeskApi } from '#lib/contracts/site-desk.ts';
import { staffApi } from '#lib/contracts/staff.ts';
import { storeClosingApi } from '#lib/contracts/store-closing.ts';
import { storeDeskApi } from '#lib/contracts/store-desk.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { holdsStoreRole } from '#lib/contracts/store-role.ts';
import { taxonomyApi } from '#lib/contracts/taxonomy.ts';
import type { Db } from '#lib/db/database.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { actsWith, actThatMade, makingOf } from './audit.repo.ts';

const MOST = 50;

/**
 * The list that a thing stands in, whose readers read its history, and where it is worked on. An act names it by `id`
 * unless `named` says which fields of what was sent name it.
 */
interface About {
  list: Row;
  paths: readonly string[];
  named?: (id: string) => Readonly<Record<string, string>>;
  /** Its making stands under the number that the act has answered. */
  isMade?: true;
}
const by =
  (field: string) =>
  (id: string): Record<string, string> => ({ [field]: id });

/** A commission belongs to a category or to a store: category-12. */
function commissionOf(id: string): Record<string, string> {
  const [kind = '', owner = ''] = id.split('-');
  return { kind, owner_id: owner };
}

const ABOUT: Record<AboutKind, About> = {
  store: { list: oversightApi.stores, paths: ['/api/platform/store/'] },
  member: { list: oversightApi.members, paths: ['/api/platform/member/', '/api/platform/erasure/propose/'] },
  coupon: { list: couponApi.platformList, paths: ['/api/platform/coupon/'] },
  activity: { list: activityApi.all, paths: ['/api/platform/activity/'] },
  goods: { list: oversightApi.goods, paths: ['/api/platform/goods/'] },
  video: { list: postApi.platformList, paths: ['/api/platform/community/'] },
  broadcast: { list: broadcastApi.all, paths: ['/api/platform/broadcast/'] },
  application: { list: intentionApi.waiting, paths: ['/api/platform/intention/'] },
  company: { list: companyApi.list, paths: ['/api/platform/company/'], named: by('company_id') },
  inquiry: { list: inquiryApi.platformList, paths: ['/api/platform/inquiry/'] },
  category: { list: taxonomyApi.categories, paths: ['/api/platform/category/'], isMade: true },
  parameter: { list: taxonomyApi.parameters, paths: ['/api/platform/parameter/'], isMade: true },
  voucher: { list: bankTransferApi.list, paths: ['/api/platform/transfer/'], named: by('transfer_id') },
  brand: { list: taxonomyApi.brands, paths: ['/api/platform/brand/'], isMade: true },
  synonym: { list: searchApi.synonyms, paths: ['/api/platform/search/synonym/'], isMade: true },
  operator: { list: oversightApi.operators, paths: ['/api/platform/operator/'], isMade: true },
  standard: { list: taxonomyApi.standards, paths: ['/api/platform/standard/'], isMade: true },
  unit: { list: taxonomyApi.units, paths: ['/api/platform/unit/'], named: by('name') },
  banner: { list: siteDeskApi.banners, paths: ['/api/platform/banner/'], isMade: true },
  tab: { list: siteDeskApi.tabs, paths: ['/api/platform/tab/'], isMade: true },
  hot_word: { list: siteDeskApi.hotWords, paths: ['/api/platform/hot_word/'], isMade: true },
  block: { list: siteDeskApi.blocks, paths: ['/api/platform/block/'], named: by('key') },
  wording: { list: siteDeskApi.wordings, paths: ['/api/platform/wording/'], named: by('key') },
  commission: {
    list: storeMoneyApi.commissions,
    paths: ['/api/platform/commission/'],
    named: commissionOf,
  },
  withdrawal: { list: storeMoneyApi.payouts, paths: ['/api/platform/withdrawal/'] },
  correction: { list: oversightApi.corrections, paths: ['/api/platform/correction/'], isMade: true },
  margin: { list: storeMoneyApi.margins, paths: ['/api/platform/margin/'] },
  difference: { list: reconciliationApi.differences, paths: ['/api/platform/reconciliation/difference/'] },
  erasure: {
    list: oversightApi.erasures,
    paths: [oversightApi.confirmErasure.path, oversightApi.refuseErasure.path],
  },
  closing: { list: storeClosingApi.all, paths: ['/api/platform/closing/'] },
  feedback: { list: feedbackApi.received, paths: ['/api/platform/feedback/'] },
  fee_invoice: { list: feeInvoiceApi.all, paths: ['/api/platform/fee_invoice/'] },
  hand_refund: {
    list: bankTransferApi.refunds,
    paths: ['/api/platform/refund_transfer/'],
    named: by('refund_id'),
  },
  carrier: { list: deliveryApi.carriers, paths: ['/api/platform/carrier/'], named: by('code') },
};
const OWN: Record<OwnAboutKind, About> = {
  coupon: { list: couponApi.storeList, paths: ['/api/merchant/coupon/'] },
  broadcast: { list: broadcastApi.own, paths: ['/api/merchant/broadcast/'] },
  customer: {
    list: customerApi.list,
    paths: ['/api/merchant/customer/', priceListApi.create.path],
    named: by('customer'),
  },
  staff: { list: staffApi.list, paths: ['/api/merchant/staff/change/'] },
  activity: {
    list: activityApi.own,
    paths: [activityApi.takeDown.path, seckillApi.create.path, presaleApi.create.path, bundleApi.create.path],
    isMade: true,
  },
  certificate: {
    list: storeDeskApi.certificates,
    paths: ['/api/merchant/store/certificates/'],
    isMade: true,
  },
  return_address: { list: storeDeskApi.returns, paths: ['/api/merchant/store/returns/'], isMade: true },
  freight: { list: storeDeskApi.freight, paths: ['/api/merchant/freight/'], isMade: true },
  customer_group: {
    list: customerApi.groups,
    paths: [customerApi.saveGroup.path, customerApi.dropGroup.path],
    isMade: true,
  },
  own_category: {
    list: ownCategoryApi.list,
    paths: [ownCategoryApi.save.path, ownCategoryApi.move.path, ownCategoryApi.remove.path],
    isMade: true,
  },
  price_list: {
    list: priceListApi.list,
    paths: (['create', 'change', 'addLines', 'addScope', 'copy', 'end'] as const).map(
      (act) => priceListApi[act].path,
    ),
    isMade: true,
  },
  price_line: {
    list: priceListApi.lines,
    paths: [priceListApi.setPrice.path, priceListApi.setMinimum.path, priceListApi.dropLines.path],
  },
  sample: { list: sampleApi.own, paths: [sampleApi.save.path], named: by('product_id') },
  quick_answer: { list: chatApi.answers, paths: ['/api/merchant/chat/answer/'], isMade: true },
  quotation_template: {
    list: quotationTemplateApi.list,
    paths: ['/api/quotation/template/'],
    isMade: true,
  },
  machine_token: { list: machineApi.tokens, paths: ['/api/merchant/token/'], isMade: true },
  webhook: { list: machineApi.webhooks, paths: ['/api/merchant/webhook/'], isMade: true },
  bank_account: { list: storeMoneyApi.accounts, paths: ['/api/merchant/money/account'], isMade: true },
  withdrawal: { list: storeMoneyApi.withdrawals, paths: ['/api/merchant/money/withdraw'], isMade: true },
};

/** The input of an act; one that was too long is stored cut and is no JSON. */
function sentIn(input: string): Record<string, unknown> {
  try {
    const sent: unknown = JSON.parse(input);
    return typeof sent === 'object' && sent !== null ? { ...sent } : {};
  } catch {
    return {};
  }
}

/** Form of a sent value that distinguishes acts of one route, such as `take_down`. */
const WORD = /^[a-z_]{1,20}$/;
const isSwitch = (value: unknown): value is string | boolean =>
  typeof value === 'boolean' || (typeof value === 'string' && WORD.test(value));

const shown = (found: Awaited<ReturnType<typeof actsWith>>, isMaking = false): DoneAct[] =>
  found.map(({ entry, nickname }) => {
    const sent = sentIn(entry.input);
    const switches = Object.entries(sent).filter(([, value]) => isSwitch(value));
    return {
      time: entry.at.toISOString(),
      nickname: nickname ?? '',
      act: entry.act,
      // One address may make a thing and change it, and says which.
      is_making: isMaking || sent['is_new'] === true,
      reason: typeof sent['reason'] === 'string' ? sent['reason'] : '',
      sent: Object.fromEntries(switches.map(([name, value]) => [name, String(value)])),
    };
  });

/** Coupons have short numeric ids; an id of another form belongs to another kind of record. */
const COUPON_ID = /^\d{1,9}$/;

/** A coupon's id does not stand in the request that made it, so its making is read from the coupon's row. */
async function withMaking(
  db: Db,
  acts: DoneAct[],
  { merId, id, path }: { merId: number; id: string; path: string },
): Promise<DoneAct[]> {
  const made = COUPON_ID.test(id) ? await makingOf(db, merId, Number(id)) : undefined;
  if (!made) return acts;
  const making = {
    time: made.at.toISOString(),
    nickname: made.nickname ?? '',
    act: `POST ${path}`,
    is_making: true,
    reason: '',
    sent: {},
  };
  return [...acts, making];
}

/** What was done with a thing by the platform (null) or in a store, the latest first; its making ends it. */
async function actsOf(
  db: Db,
  about: About,
  { merId, id, undoneAt }: { merId: number | null; id: string; undoneAt?: string | undefined },
): Promise<DoneAct[]> {
  const { paths, named = by('id'), isMade } = about;
  const acts = shown(await actsWith(db, { merId, paths, named: named(id), undoneAt }, MOST));
  return isMade ? [...acts, ...shown(await actThatMade(db, { merId, paths, id }), true)] : acts;
}

/** Acts of the platform's people on a thing; empty for a caller who may not read the list that it stands in. */
export async function actsAbout(
  ctx: UserContext,
  { kind, id }: { kind: AboutKind; id: string },
): Promise<Result<DoneAct[], never>> {
  const about = ABOUT[kind];
  if (!holdsRole(ctx.actor.platformRoles, about.list.role)) return ok([]);
  const db = ctx.database.reader;
  const isCoupon = kind === 'coupon';
  const undoneAt = isCoupon ? massChangeApi.platformUndo.path : undefined;
  const acts = await actsOf(db, about, { merId: null, id, undoneAt });
  return ok(
    isCoupon ? await withMaking(db, acts, { merId: 0, id, path: couponApi.platformCreate.path }) : acts,
  );
}

/** Acts of the people of the caller's store on a thing of it; empty for a caller who may not read its list. */
export async function ownActsAbout(
  ctx: MerchantContext,
  { kind, id }: { kind: OwnAboutKind; id: string },
): Promise<Result<DoneAct[], never>> {
  const about = OWN[kind];
  const { merId, stores = [] } = ctx.actor;
  if (!holdsStoreRole(stores.find((store) => store.merId === merId)?.roles, about.list.role)) return ok([]);
  const db = ctx.database.reader;
  const isCoupon = kind === 'coupon';
  const undoneAt = isCoupon ? massChangeApi.undo.path : undefined;
  const acts = await actsOf(db, about, { merId, id, undoneAt });
  return ok(isCoupon ? await withMaking(db, acts, { merId, id, path: couponApi.storeCreate.path }) : acts);
}
