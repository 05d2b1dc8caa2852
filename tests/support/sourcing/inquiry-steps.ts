// The usual way of an inquiry, act by act.
import type { InquiryForm } from '#lib/contracts/inquiry.ts';
import type { OfferForm } from '#lib/contracts/quotation.ts';
import { approveInquiry, createInquiry, readInquiry } from '#lib/domain/sourcing/inquiry/index.ts';
import { quote } from '#lib/domain/sourcing/quotation/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { BOLT, NORTH, SOUTH, VALVE, type TradeMall } from '../trade-mall.ts';
import { valueOf } from '../trade-steps.ts';

export const inDays = (mall: TradeMall, n: number): string =>
  new Date(mall.clock.now().getTime() + days(n)).toISOString();

/** Somebody of the platform. */
const DESK = 950;
const item = (name: string, num: number) => ({
  name,
  spec: '',
  brand: '',
  num,
  unit: '件',
  target_price: '',
  remark: '',
  images: [],
});

/** Bolts and valves, for a week. */
export const formOf = (mall: TradeMall, change: Partial<InquiryForm> = {}): InquiryForm => ({
  title: '采购螺栓和球阀',
  type: 0,
  mer_ids: [],
  sealed: false,
  items: [item('六角螺栓 M8', 200), item('球阀 DN25', 10)],
  content: '',
  images: [],
  files: [],
  receive_area: ['13', '1304', '130408'],
  deadline: inDays(mall, 7),
  expect_date: '',
  invoice_type: 0,
  include_tax: true,
  include_freight: false,
  pay_type: 'online',
  supplier_province: '',
  supplier_certified: false,
  supplier_capital: 0,
  contact: '王工',
  phone: '13900000001',
  company: '',
  is_contact_open: false,
  draft: false,
  ...change,
});

export interface OpenInquiry {
  id: string;
  items: string[];
}

/** An inquiry that stores can quote for. */
export async function openInquiryOf(
  mall: TradeMall,
  uid = 1,
  change: Partial<InquiryForm> = {},
): Promise<OpenInquiry> {
  const { inquiry_id: id, status } = valueOf(await createInquiry(mall.ctx(uid), formOf(mall, change)));
  if (status === 'pending') valueOf(await approveInquiry(mall.ctx(DESK), { id }));
  const { items } = valueOf(await readInquiry(mall.ctx(uid), { id }));
  return { id, items: items.map((one) => one.item_id) };
}

/** What a store offers: the first item from the north, the second from the south. */
export const offerOf = (
  mall: TradeMall,
  items: OfferForm['items'],
  change: Partial<OfferForm> = {},
): OfferForm => ({
  items,
  freight_included: false,
  tax_rate: 13,
  lead_days: 5,
  valid_until: inDays(mall, 15),
  pay_term: '',
  note: '',
  files: [],
  ...change,
});

export const boltsAt = (itemId: string, price: string, num = 200) => ({
  item_id: itemId,
  price,
  num,
  product_attr_unique: BOLT.m8,
});
export const valvesAt = (itemId: string, price: string, num = 10) => ({
  item_id: itemId,
  price,
  num,
  product_attr_unique: VALVE.sku,
});

/** Both stores have quoted: the north for bolts, the south for valves. */
export async function quotedInquiry(mall: TradeMall, uid = 1, change: Partial<InquiryForm> = {}) {
  const open = await openInquiryOf(mall, uid, change);
  const [bolts = '', valves = ''] = open.items;
  const north = valueOf(
    await quote(mall.merchant(NORTH), {
      inquiry_id: open.id,
      ...offerOf(mall, [boltsAt(bolts, '6.50')], { freight_included: true }),
    }),
  );
  // Quotations are shown in the order they came.
  mall.clock.advance(1000);
  const south = valueOf(
    await quote(mall.merchant(SOUTH), {
      inquiry_id: open.id,
      ...offerOf(mall, [valvesAt(valves, '210.00')]),
    }),
  );
  return { ...open, bolts, valves, north: north.quotation_id, south: south.quotation_id };
}
