import type { InquiryForm } from '#lib/contracts/inquiry.ts';
import type { OfferForm } from '#lib/contracts/quotation.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import {
  approveInquiry,
  createInquiry,
  extendInquiry,
  readInquiry,
  rejectInquiry,
  sweepInquiries,
} from '#lib/domain/sourcing/inquiry/index.ts';
import {
  accept,
  closeInquiry,
  negotiate,
  quote,
  revise,
  sweepQuotations,
} from '#lib/domain/sourcing/quotation/index.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { payOrder } from '#lib/domain/trade/payment/index.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { Seeding } from '../writer/seeding.ts';
import { DEMO_UIDS } from '../writer/write-accounts.ts';
import { contextOf, must } from '../writer/write-orders.ts';
import { skusNamed, type DemoSku } from './offers.repo.ts';
import { STORIES, type Story, type Wanted } from './stories.ts';

const OTHER_SIZE = '所询规格暂无库存，报相近规格供参考，以所列型号为准。';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Share of the list price that the first, second and third store asks, in percent. */
const SHARES = [92, 89, 95];
const CONTACTS: Record<number, { contact: string; phone: string; company: string }> = {
  [DEMO_UIDS.personal]: { contact: '李建国', phone: '13800000001', company: '' },
  [DEMO_UIDS.enterprise]: { contact: '周敏', phone: '13800000002', company: '华北机械制造有限公司' },
  [DEMO_UIDS.enterpriseTwo]: { contact: '王海', phone: '13800000003', company: '东海船舶修造有限公司' },
};
const SELLERS: Record<number, number> = { 1: DEMO_UIDS.merchant, 2: DEMO_UIDS.merchantTwo };

const sellerOf = (ctx: UserContext, merId: number): MerchantContext => ({
  ...ctx,
  actor: { ...ctx.actor, uid: SELLERS[merId] ?? 0, roles: ['merchant'], merId },
});

function formOf(story: Story, start: Date, categoryId: number | undefined): InquiryForm {
  return {
    ...CONTACTS[story.uid]!,
    title: story.title,
    type: story.invited ? 1 : 0,
    mer_ids: story.invited ?? [],
    sealed: story.isSealed ?? false,
    ...(categoryId ? { cate_id: categoryId } : {}),
    items: story.wanted.map(([name, spec, num, unit, , target]) => ({
      name,
      spec,
      num,
      unit,
      brand: '',
      remark: '',
      images: [],
      target_price: target ?? '',
    })),
    content: story.content ?? '',
    images: [],
    files: [],
    receive_area: story.region,
    deadline: new Date(start.getTime() + story.lasts * DAY).toISOString(),
    expect_date: '',
    invoice_type: story.invoice ?? 0,
    include_tax: true,
    include_freight: false,
    pay_type: story.pay ?? 'online',
    supplier_province: '',
    supplier_certified: story.invoice === 2,
    supplier_capital: 0,
    is_contact_open: false,
    draft: story.goal === 'draft',
  };
}

interface Offering {
  merId: number;
  form: OfferForm;
}

const fitting = (own: readonly (DemoSku | undefined)[]): number =>
  own.filter((sku) => sku && !sku.isOther).length;

/** What the stores offer that have most of the wanted goods, those with the wanted sizes first. */
function offeringsOf(story: Story, itemIds: string[], skus: DemoSku[][], start: Date): Offering[] {
  const stores = [...new Set(skus.flat().map((sku) => sku.merId))]
    .filter((merId) => !story.invited || story.invited.includes(merId))
    .map((merId) => ({ merId, own: skus.map((list) => list.find((sku) => sku.merId === merId)) }))
    .sort(
      (a, b) =>
        fitting(b.own) - fitting(a.own) ||
        b.own.filter(Boolean).length - a.own.filter(Boolean).length ||
        a.merId - b.merId,
    );
  return stores.slice(0, story.quotes).map(({ merId, own }, turn) => ({
    merId,
    form: {
      items: own.flatMap((sku, at) => {
        if (!sku) return [];
        const wanted = Math.max(sku.wanted, sku.moq);
        return {
          item_id: itemIds[at]!,
          price: yuan(Math.max(1, Math.round((sku.price * (SHARES[turn] ?? 97)) / 100))),
          num: Math.ceil(wanted / sku.multiple) * sku.multiple,
          product_attr_unique: sku.skuId,
        };
      }),
      freight_included: turn === 0,
      tax_rate: 13,
      lead_days: 3 + turn * 4,
      valid_until: new Date(start.getTime() + (story.lasts + 20) * DAY).toISOString(),
      pay_term: turn === 1 ? '30% 预付，发货前付清' : '款到发货',
      note: [
        turn === 0 ? '现货，含税含运费，随货附质保书。' : '',
        own.some((sku) => sku?.isOther) ? OTHER_SIZE : '',
      ].join(''),
      files: [],
    },
  }));
}

const skusOf = (seeding: Seeding, [name, spec, num, unit, word]: Wanted): Promise<DemoSku[]> =>
  skusNamed(seeding.db, { name, spec, num, unit, word });

async function tell(seeding: Seeding, story: Story): Promise<void> {
  const start = new Date(seeding.now.getTime() - story.ago * DAY);
  const at = (hours: number, uid = story.uid): UserContext =>
    contextOf(seeding, uid, new Date(start.getTime() + hours * HOUR));
  const skus: DemoSku[][] = [];
  for (const wanted of story.wanted) skus.push(await skusOf(seeding, wanted));
  const form = formOf(story, start, skus[0]?.[0]?.categoryId);
  const { inquiry_id: id, status } = must('inquiry', await createInquiry(at(0), form));
  if (story.goal === 'draft' || story.goal === 'pending') return;
  if (story.goal === 'rejected') {
    const reason = '请补充产品名称、规格和用途，商家才能准确报价';
    must('reject', await rejectInquiry(at(3, DEMO_UIDS.platform), { id, reason }));
    return;
  }
  if (status === 'pending') must('approve', await approveInquiry(at(1, DEMO_UIDS.platform), { id }));
  const { items } = must('inquiry', await readInquiry(at(1), { id }));
  const offerings = offeringsOf(
    story,
    items.map((item) => item.item_id),
    skus,
    start,
  );
  const ids: string[] = [];
  for (const [turn, { merId, form: offer }] of offerings.entries()) {
    const given = { inquiry_id: id, ...offer };
    ids.push(must('quote', await quote(sellerOf(at(5 + turn * 3), merId), given)).quotation_id);
  }
  await goOn(seeding, story, { id, ids, offerings, at });
}

interface Opened {
  id: string;
  ids: string[];
  offerings: Offering[];
  at: (hours: number) => UserContext;
}

async function goOn(seeding: Seeding, story: Story, { id, ids, offerings, at }: Opened): Promise<void> {
  const [first] = ids;
  if (story.extended) {
    const deadline = new Date(at(story.lasts * 24 + 72).clock.now()).toISOString();
    must('extend', await extendInquiry(at(20), { id, deadline }));
  }
  if (story.goal === 'closed')
    must('close', await closeInquiry(at(48), { id, reason: '项目延期，暂不采购' }));
  if (!first) return;
  if (story.goal === 'negotiating' || story.goal === 'revised')
    must('negotiate', await negotiate(at(24), { id: first, note: '量大，单价能否再优惠 3%？' }));
  if (story.goal === 'revised') {
    const [{ merId, form }] = offerings as [Offering];
    const cheaper = form.items.map((item) => ({
      ...item,
      price: yuan(Math.max(1, Math.round(Number(item.price) * 97))),
    }));
    const deadline = new Date(seeding.now.getTime() + 40 * DAY).toISOString();
    const offer = { ...form, items: cheaper, valid_until: deadline };
    must('revise', await revise(sellerOf(at(30), merId), { id: first, ...offer }));
  }
  if (story.goal !== 'chosen' && story.goal !== 'done') return;
  const accepted = must('accept', await accept(at(60), { id: first }));
  if (story.goal === 'chosen') return;
  const choice = { cart_id: accepted.cart_id, takes: [], use_integral: false };
  const preview = must('preview', await previewCheckout(at(61), choice));
  const wish = { ...choice, address_id: preview.address?.address_id, key: preview.key, mark: {} };
  const placed = must('place', await placeOrder(at(61), wish));
  must('pay', await payOrder(at(61), { group_id: placed.order_id, type: 'balance' }));
}

/** Inquiries and quotations in every state, written through the acts that buyers and stores use. */
export async function writeInquiries(seeding: Seeding): Promise<number> {
  for (const story of STORIES) await tell(seeding, story);
  const now = { ...contextOf(seeding, 0, seeding.now), actor: { kind: 'system' as const } };
  await sweepInquiries(now);
  await sweepQuotations(now);
  return STORIES.length;
}
