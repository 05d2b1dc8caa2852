// The reading kit: everything that the questions look at. Tables that no statement has touched since the last reading
// are not read again.
import { and, eq, getTableColumns, getTableName, isNotNull, ne, sql, sum, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#lib/db/database.ts';
import * as schema from '#lib/db/schema.ts';
import { noteChanges } from '../support/changed-tables.ts';

export interface Group {
  group_order_id: string;
  uid: number;
  company_id: number | null;
  approval: string | null;
  status: string;
  kind: string;
  pay_price: number;
  balance_price: number;
  points_used: number;
  pay_type: string | null;
  created_at: string;
}
export interface Order {
  order_id: string;
  group_order_id: string;
  uid: number;
  mer_id: number;
  status: string;
  delivery: string;
  pick_up_code: string | null;
  parent_order_id: string | null;
  pay_price: number;
  freight: number;
  store_discount: number;
  platform_discount: number;
  points_used: number;
  points_earned: number;
  shipped_at: string | null;
}
export interface Line {
  order_line_id: string;
  order_id: string;
  product_id: number;
  sku_id: number;
  quantity: number;
  total_price: number;
  product_discount: number;
  store_discount: number;
  platform_discount: number;
  points_price: number;
  freight: number;
  pay_price: number;
  refundable_num: number;
  refunded_price: number;
  refunded_freight: number;
  refunded_points: number;
  refunded_platform: number;
  activity_id: number | null;
  /** normal, seckill, presale, bundle or sample. */
  kind: string;
  refund_state: string;
  reviewed_at: string | null;
  snapshot: { contract?: { priceListId: number; publicPrice: number } };
}
export interface PriceList {
  price_list_id: number;
  mer_id: number;
  customer_group_id: number | null;
  company_id: number | null;
  buyer_uid: number | null;
  starts_at: string;
  ends_at: string | null;
  ended_at: string | null;
}
interface PriceLine {
  price_list_line_id: number;
  price_list_id: number;
  sku_id: number | null;
  price: number | null;
  off_permille: number | null;
  minimum: number;
}
interface Payment {
  payment_id: string;
  out_trade_no: string;
  uid: number;
  purpose: string;
  target_id: string;
  provider: string;
  amount: number;
  status: string;
}
interface MoneyBack {
  refund_payment_id: string;
  payment_id: string;
  reason: string;
  target_id: string;
  amount: number;
  status: string;
}
interface Trade {
  out_trade_no: string;
  amount: number;
  refunded: number;
  status: string;
}
interface Account {
  kind: string;
  owner_id: number;
  balance: number;
}
export interface Offer {
  coupon_id: number;
  mer_id: number;
  kind: string;
  send_type: string;
  value: number;
  threshold: number;
  target_ids: number[];
  is_limited: boolean;
  total_count: number;
  remain_count: number;
  give_from: number;
  status: string;
}
export interface Claim {
  coupon_user_id: string;
  coupon_id: number;
  uid: number;
  status: string;
  group_order_id: string | null;
  given_for: string | null;
}
export interface Refund {
  refund_order_id: string;
  order_id: string;
  group_order_id: string;
  uid: number;
  mer_id: number;
  status: string;
  kind: string;
  num: number;
  amount: number;
  freight: number;
  points_taken: number;
  /** Of it, what spent gifts and points were worth and whoever had given them keeps. */
  gift_price: number;
  sent_at: string | null;
}
interface RefundPart {
  /** What the price of a smaller quantity changed. */
  repriced: number;
  refund_order_id: string;
  order_line_id: string;
  num: number;
  amount: number;
}
interface Bill {
  credit_bill_id: string;
  company_id: number;
  uid: number;
  group_order_id: string;
  amount: number;
  repaid: number;
  status: string;
}
export interface Invoice {
  invoice_id: string;
  uid: number;
  mer_id: number;
  status: string;
  amount: number | null;
  needs_red_letter: boolean;
}
export interface Activity {
  activity_id: number;
  kind: string;
  status: string;
  mer_id: number;
  per_order: number;
  per_buyer: number;
  start_day: string | null;
  end_day: string | null;
  start_at: string | null;
  end_at: string | null;
}
export interface ActivitySku {
  activity_id: number;
  sku_id: number;
  price: number;
  limited: number;
  stock: number;
}
interface Inquiry {
  inquiry_id: string;
  uid: number;
  status: string;
}
interface InquiryItem {
  item_id: string;
  inquiry_id: string;
  name: string;
  quantity: number;
  /** To which quotation it was given. */
  quotation_id: string | null;
}
export interface Quotation {
  quotation_id: string;
  inquiry_id: string;
  mer_id: number;
  status: string;
  group_order_id: string | null;
}
interface Presale {
  presale_order_id: string;
  order_id: string;
  group_order_id: string;
  uid: number;
  mer_id: number;
  status: string;
  deposit: number;
  balance: number;
}
export interface Withdrawal {
  withdrawal_id: string;
  mer_id: number;
  amount: number;
  status: string;
}
interface Ride {
  delivery_id: string;
  order_id: string;
  uid: number;
  mer_id: number;
  status: string;
}
interface Person {
  uid: number;
  status: string;
  company_id: number | null;
  company_role: string;
  phone: string;
}

interface Handover {
  handover_id: string;
  company_id: number;
  from_uid: number;
  to_uid: number;
  status: string;
}
/** The mall's invoice to a store for a month. */
interface FeeInvoice {
  mer_id: number;
  month: string;
  status: string;
  amount: number;
  invoice_no: string | null;
  red_no: string | null;
  former_nos: string[];
  changed_at: string;
}

export interface Books {
  groups: Group[];
  orders: Order[];
  lines: Line[];
  payments: Payment[];
  moneyBack: MoneyBack[];
  trades: Trade[];
  accounts: Account[];
  offers: Offer[];
  claims: Claim[];
  grants: { order_id: string; uid: number; taken: number }[];
  signs: { uid: number; points: number }[];
  refunds: Refund[];
  parts: RefundPart[];
  bills: Bill[];
  companies: {
    company_id: number;
    status: string;
    credit_limit: number;
    credit_used: number;
    applicant_uid: number;
  }[];
  handovers: Handover[];
  /** What the mall took of each store, month by month. */
  feeMonths: { mer_id: number; month: string; taken: number }[];
  feeInvoices: FeeInvoice[];
  invoices: Invoice[];
  invoiced: { invoice_id: string; order_id: string; is_active: boolean }[];
  skus: {
    sku_id: number;
    product_id: number;
    stock: number;
    price: number;
    tiers: { start: number; price: number }[];
  }[];
  priceLists: PriceList[];
  priceLines: PriceLine[];
  customers: { customer_group_id: number | null; company_id: number | null; buyer_uid: number | null }[];
  products: { product_id: number; stock: number }[];
  activitySkus: ActivitySku[];
  activities: Activity[];
  sets: { activity_id: number; limited: number | null; stock: number | null }[];
  setParts: { activity_id: number; product_id: number; quantity: number }[];
  setSkus: { activity_id: number; sku_id: number; price: number }[];
  samples: { sku_id: number; price: number }[];
  sampleBuyers: { uid: number; sku_id: number; credited_by: string | null }[];
  inquiries: Inquiry[];
  inquiryItems: InquiryItem[];
  quotations: Quotation[];
  quotationItems: {
    quotation_id: string;
    item_id: string;
    sku_id: number;
    price: number;
    quantity: number;
  }[];
  presales: Presale[];
  settled: { order_id: string; mer_id: number; commission: number }[];
  transfers: { bank_transfer_id: string; group_order_id: string; status: string; amount: number }[];
  withdrawals: Withdrawal[];
  rides: Ride[];
  people: Person[];
  invitations: { invitation_id: string; phone: string; status: string; company_id: number }[];
  /** Transfers whose entries do not sum to zero. */
  crooked: { transfer_id: string; sum: number }[];
  /** Points that the end of a year took, below zero. */
  expired: { owner_id: number; sum: number }[];
}

/** A part of the books: the tables that it is read from, and its rows under the names of their columns, in this order. */
interface Part {
  from: PgTable[];
  rows: SQL;
}

function partsOf(db: Database['db']): Record<keyof Books, Part> {
  const of = <T extends PgTable>(table: T, ...by: (keyof T['$inferSelect'] & string)[]): Part => {
    const all = db.select().from(table as PgTable);
    const order = by.map((name) => getTableColumns(table)[name]!);
    return { from: [table], rows: all.orderBy(...order).getSQL() };
  };
  const { ledgerEntry, ledgerAccount, orderSettlement } = schema;
  const total = sum(ledgerEntry.amount);
  return {
    groups: of(schema.groupOrder, 'createdAt', 'groupOrderId'),
    orders: of(schema.storeOrder, 'createdAt', 'orderSn', 'orderId'),
    lines: of(schema.orderLine, 'orderId', 'sort', 'skuId', 'orderLineId'),
    payments: of(schema.payment, 'createdAt', 'paymentId'),
    moneyBack: of(schema.refundPayment, 'createdAt', 'refundPaymentId'),
    trades: of(schema.cashierTrade, 'createdAt', 'outTradeNo'),
    accounts: of(schema.ledgerAccount),
    offers: of(schema.coupon, 'couponId'),
    claims: of(schema.couponUser, 'createdAt', 'couponId', 'uid', 'couponUserId'),
    grants: of(schema.pointsGrant),
    signs: of(schema.signIn),
    refunds: of(schema.refundOrder, 'createdAt', 'refundOrderId'),
    parts: of(schema.refundLine),
    bills: of(schema.creditBill, 'createdAt', 'creditBillId'),
    companies: of(schema.company),
    handovers: of(schema.companyHandover, 'createdAt', 'handoverId'),
    feeMonths: of(schema.feeMonth, 'merId', 'month'),
    feeInvoices: of(schema.feeInvoice, 'merId', 'month'),
    invoices: of(schema.invoice, 'createdAt', 'invoiceId'),
    invoiced: of(schema.invoiceOrder),
    skus: of(schema.sku, 'skuId'),
    priceLists: of(schema.priceList, 'priceListId'),
    priceLines: of(schema.priceListLine, 'priceListLineId'),
    customers: of(schema.customer),
    products: of(schema.product, 'productId'),
    activitySkus: of(schema.activitySku, 'activityId', 'skuId'),
    activities: of(schema.activity, 'activityId'),
    sets: of(schema.bundle, 'activityId'),
    setParts: of(schema.bundlePart, 'activityId', 'productId'),
    setSkus: of(schema.bundleSku),
    samples: of(schema.sampleSku, 'skuId'),
    sampleBuyers: of(schema.sampleBuyer),
    inquiries: of(schema.inquiry, 'createdAt', 'inquiryId'),
    inquiryItems: of(schema.inquiryItem, 'inquiryId', 'itemId'),
    quotations: of(schema.quotation, 'createdAt', 'quotationId'),
    quotationItems: of(schema.quotationItem, 'quotationId', 'itemId'),
    presales: of(schema.presaleOrder, 'createdAt', 'presaleOrderId'),
    transfers: of(schema.bankTransfer, 'createdAt', 'bankTransferId'),
    withdrawals: of(schema.withdrawal, 'createdAt', 'withdrawalId'),
    rides: of(schema.cityDelivery, 'createdAt', 'deliveryId'),
    people: of(schema.user, 'uid'),
    invitations: of(schema.companyInvitation, 'createdAt', 'invitationId'),
    settled: {
      from: [orderSettlement],
      rows: db.select().from(orderSettlement).where(isNotNull(orderSettlement.settledAt)).getSQL(),
    },
    crooked: {
      from: [ledgerEntry],
      rows: db
        .select({ transferId: ledgerEntry.transferId, sum: total.as('sum') })
        .from(ledgerEntry)
        .groupBy(ledgerEntry.transferId)
        .having(ne(total, '0'))
        .getSQL(),
    },
    expired: {
      from: [ledgerEntry, ledgerAccount],
      rows: db
        .select({ ownerId: ledgerAccount.ownerId, sum: total.as('sum') })
        .from(ledgerEntry)
        .innerJoin(ledgerAccount, eq(ledgerAccount.accountId, ledgerEntry.accountId))
        .where(and(eq(ledgerEntry.kind, 'points_expire'), eq(ledgerAccount.kind, 'points_free')))
        .groupBy(ledgerAccount.ownerId)
        .getSQL(),
    },
  };
}

export interface BookReader {
  /** What the books say now. */
  read(): Promise<Books>;
  /** The same, every table read anew. */
  readAll(): Promise<Books>;
}

export async function openBooks({ db, query }: Pick<Database, 'db' | 'query'>): Promise<BookReader> {
  const parts = Object.entries(partsOf(db));
  const changed = await noteChanges({ query }, new Set(parts.flatMap(([, { from }]) => from)));
  async function readOnly(some: typeof parts): Promise<Partial<Books>> {
    const pairs = some.map(
      ([name, { rows }]) => sql`${name}::text, (select coalesce(json_agg(t), '[]') from (${rows}) t)`,
    );
    const answer = await db.execute(sql`select json_build_object(${sql.join(pairs, sql`, `)}) as books`);
    return (answer as { rows: { books: Partial<Books> }[] }).rows[0]!.books;
  }
  const readAll = async (): Promise<Books> => (await readOnly(parts)) as Books;
  let last: Books | undefined;
  return {
    async read() {
      const names = await changed();
      const some = parts.filter(([, { from }]) => from.some((table) => names.has(getTableName(table))));
      if (!last) last = await readAll();
      else if (some.length > 0) last = { ...last, ...(await readOnly(some)) };
      return last;
    },
    readAll,
  };
}
