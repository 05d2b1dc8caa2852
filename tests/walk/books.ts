// The reading kit: everything that the questions look at. Tables that no statement has touched since the last reading
// are not read again.
import type { Database } from '#lib/db/database.ts';

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
export interface PriceLine {
  price_list_line_id: number;
  price_list_id: number;
  sku_id: number | null;
  price: number | null;
  off_permille: number | null;
  minimum: number;
}
export interface Payment {
  payment_id: string;
  out_trade_no: string;
  uid: number;
  purpose: string;
  target_id: string;
  provider: string;
  amount: number;
  status: string;
}
export interface MoneyBack {
  refund_payment_id: string;
  payment_id: string;
  reason: string;
  target_id: string;
  amount: number;
  status: string;
}
export interface Trade {
  out_trade_no: string;
  amount: number;
  refunded: number;
  status: string;
}
export interface Account {
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
export interface RefundPart {
  /** What the price of a smaller quantity changed. */
  repriced: number;
  refund_order_id: string;
  order_line_id: string;
  num: number;
  amount: number;
}
export interface Bill {
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
export interface Inquiry {
  inquiry_id: string;
  uid: number;
  status: string;
}
export interface InquiryItem {
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
export interface Presale {
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
export interface Ride {
  delivery_id: string;
  order_id: string;
  uid: number;
  mer_id: number;
  status: string;
}
export interface Person {
  uid: number;
  status: string;
  company_id: number | null;
  company_role: string;
  phone: string;
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
  companies: { company_id: number; credit_limit: number; credit_used: number; applicant_uid: number }[];
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
  /** Points that the end of a year took. */
  expired: { uid: number; points: number }[];
}

const TABLES: Record<Exclude<keyof Books, 'crooked' | 'expired'>, string> = {
  groups: 'group_order order by created_at, group_order_id',
  orders: 'store_order order by created_at, order_sn, order_id',
  lines: 'order_line order by order_id, sort, sku_id, order_line_id',
  payments: 'payment order by created_at, payment_id',
  moneyBack: 'refund_payment order by created_at, refund_payment_id',
  trades: 'cashier_trade order by created_at, out_trade_no',
  accounts: 'ledger_account',
  offers: 'coupon order by coupon_id',
  claims: 'coupon_user order by created_at, coupon_id, uid, coupon_user_id',
  grants: 'points_grant',
  signs: 'sign_in',
  refunds: 'refund_order order by created_at, refund_order_id',
  parts: 'refund_line',
  bills: 'credit_bill order by created_at, credit_bill_id',
  companies: 'company',
  invoices: 'invoice order by created_at, invoice_id',
  invoiced: 'invoice_order',
  skus: 'sku order by sku_id',
  priceLists: 'price_list order by price_list_id',
  priceLines: 'price_list_line order by price_list_line_id',
  customers: 'customer',
  products: 'product order by product_id',
  activitySkus: 'activity_sku order by activity_id, sku_id',
  activities: 'activity order by activity_id',
  sets: 'bundle order by activity_id',
  setParts: 'bundle_part order by activity_id, product_id',
  setSkus: 'bundle_sku',
  samples: 'sample_sku order by sku_id',
  sampleBuyers: 'sample_buyer',
  inquiries: 'inquiry order by created_at, inquiry_id',
  inquiryItems: 'inquiry_item order by inquiry_id, item_id',
  quotations: 'quotation order by created_at, quotation_id',
  quotationItems: 'quotation_item order by quotation_id, item_id',
  presales: 'presale_order order by created_at, presale_order_id',
  settled: 'order_settlement where settled_at is not null',
  transfers: 'bank_transfer order by created_at, bank_transfer_id',
  withdrawals: 'withdrawal order by created_at, withdrawal_id',
  rides: 'city_delivery order by created_at, delivery_id',
  people: 'user_account order by uid',
  invitations: 'company_invitation order by created_at, invitation_id',
};
const OWN_WORDS: Record<'crooked' | 'expired', string> = {
  crooked: 'select transfer_id, sum(amount) as sum from ledger_entry group by 1 having sum(amount) <> 0',
  expired: `select a.owner_id as uid, -sum(e.amount) as points from ledger_entry e join ledger_account a using (account_id)
             where e.kind = 'points_expire' and a.kind = 'points_free' group by 1`,
};

type Name = keyof Books;
const SELECTS = Object.fromEntries([
  ...Object.entries(TABLES).map(([name, from]) => [name, `select * from ${from}`]),
  ...Object.entries(OWN_WORDS),
]) as Record<Name, string>;
const NAMES = Object.keys(SELECTS) as Name[];
/** The tables that each part of the books is read from. */
const SOURCES = new Map(
  NAMES.map((name) => [
    name,
    [...SELECTS[name].matchAll(/\b(?:from|join) (\w+)/g)].map((found) => found[1]!),
  ]),
);

/** Each statement leaves the name of the table that it changes, whatever it changes it by. */
const notes = (): string => `
  create schema walk;
  create table walk.changed (name text primary key);
  create function walk.note() returns trigger language plpgsql as $$
    begin insert into walk.changed values (tg_table_name) on conflict do nothing; return null; end $$;
  ${[...new Set([...SOURCES.values()].flat())]
    .map(
      (table) => `create trigger walk_note after insert or update or delete or truncate on ${table}
        for each statement execute function walk.note();
        alter table ${table} enable always trigger walk_note;`,
    )
    .join('\n')}`;

export interface BookReader {
  /** What the books say now. */
  read(): Promise<Books>;
  /** The same, every table read anew. */
  readAll(): Promise<Books>;
}

export async function openBooks({ query }: Pick<Database, 'query'>): Promise<BookReader> {
  await query(notes());
  async function readOnly(names: readonly Name[]): Promise<Partial<Books>> {
    const parts = names.map(
      (name) => `'${name}', (select coalesce(json_agg(t), '[]') from (${SELECTS[name]}) t)`,
    );
    const { rows } = await query(`select json_build_object(${parts.join(',\n')}) as books`);
    return rows[0]!['books'] as Partial<Books>;
  }
  const readAll = async (): Promise<Books> => (await readOnly(NAMES)) as Books;
  let last: Books | undefined;
  return {
    async read() {
      const { rows } = await query('delete from walk.changed returning name');
      const changed = new Set(rows.map((row) => String(row['name'])));
      const names = NAMES.filter((name) => SOURCES.get(name)!.some((table) => changed.has(table)));
      if (!last) last = await readAll();
      else if (names.length > 0) last = { ...last, ...(await readOnly(names)) };
      return last;
    },
    readAll,
  };
}
