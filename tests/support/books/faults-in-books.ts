// What is true of money, points, stock, coupons and refunds after every test, whatever it did: asked of the database
// itself when a test mall closes, so that no test can forget it.
import type { Database } from '#lib/db/database.ts';

const SALES = 'sales of a store and a day that are counted otherwise than the ledger books them';

/** Each question finds what must not exist. */
const FAULTS: Record<string, string> = {
  'transfers whose entries do not add up to zero':
    'select transfer_id from ledger_entry group by 1 having sum(amount) <> 0',
  'accounts that hold something else than their entries say': `
    select kind, owner_id, balance from ledger_account a
     where balance <> (select coalesce(sum(amount), 0) from ledger_entry e where e.account_id = a.account_id)`,
  'orders that are not the sum of their stores': `
    select group_order_id from group_order g join store_order s using (group_order_id) group by 1
    having max(g.total_price) <> sum(s.total_price) or max(g.freight) <> sum(s.freight)
        or max(g.points_used) <> sum(s.points_used) or max(g.points_price) <> sum(s.points_price)
        or max(g.pay_price + g.balance_price) <> sum(s.pay_price)
        or max(g.discount) <> sum(s.store_discount + s.platform_discount)`,
  'orders that are counted otherwise than they are': `
    select mer_id, status from (select mer_id, status, n from order_count
      union all select mer_id, status, -1 from store_order) as counted
     group by 1, 2 having sum(n) <> 0`,
  'customers who bought something else than they are counted with': `
    select mer_id, company_id, buyer_uid from (
      select mer_id, company_id, buyer_uid, orders, turnover from customer_count
      union all select o.mer_id, coalesce(g.company_id, 0), case when g.company_id is null then g.uid else 0 end,
        -(o.parent_order_id is null)::int,
        case when o.paid_at is null or o.status in ('cancelled', 'refunded') then 0
          else (select coalesce(sum(refunded_price + refunded_freight), 0) from order_line l where l.order_id = o.order_id)
            - o.pay_price end
      from store_order o join group_order g using (group_order_id)) as counted
     group by 1, 2, 3 having sum(orders) <> 0 or sum(turnover) <> 0`,
  'orders that are found by another text than theirs': `
    select o.order_id from store_order o left join order_text t using (order_id)
     where (t.said is distinct from order_said(o.order_id) or t.mer_id <> o.mer_id)
       and exists (select 1 from order_line l where l.order_id = o.order_id)`,
  'store orders that are not the sum of their lines': `
    select order_id from store_order s join order_line l using (order_id) group by 1
    having max(s.total_price) <> sum(l.total_price) or max(s.freight) <> sum(l.freight)
        or max(s.points_used) <> sum(l.points_used) or max(s.points_price) <> sum(l.points_price)
        or max(s.store_discount) <> sum(l.product_discount + l.store_discount)
        or max(s.platform_discount) <> sum(l.platform_discount)
        or max(s.pay_price) <> sum(l.pay_price + l.freight)`,
  'payments that gave back more than they took': `
    select p.payment_id from payment p join refund_payment r using (payment_id)
     group by 1 having sum(r.amount) > max(p.amount)`,
  'lines whose refunds do not agree with their orders': `
    select l.order_line_id from order_line l
      left join (select x.order_line_id,
                        sum(x.amount) filter (where r.status = 'refunded') paid,
                        sum(x.num) filter (where r.status in ('refunded', 'reviewing', 'offered', 'to_return', 'returning', 'arbitrating')) taken
                   from refund_line x join refund_order r using (refund_order_id) group by 1) s using (order_line_id)
     where l.refunded_price <> coalesce(s.paid, 0) or l.refunded_price > l.pay_price
        or l.quantity - l.refundable_num <> coalesce(s.taken, 0)`,
  'stock below zero': `
    select 'sku' what, sku_id id from sku where stock < 0
    union all select 'product', product_id from product where stock < 0
    union all select 'activity', activity_id from activity_sku where stock < 0`,
  'coupons of which more are left than there were':
    'select coupon_id from coupon where is_limited and (remain_count < 0 or remain_count > total_count)',
  'coupons that a cancelled order still holds': `
    select coupon_user_id from coupon_user join group_order g using (group_order_id)
     where coupon_user.status = 'used' and g.status = 'cancelled'`,
  'orders that set free something else than their store earned': `
    select t.order_id from order_settlement t join store_order s using (order_id)
     where t.settled_at is not null and t.amount <> s.pay_price + s.platform_discount - (
       select coalesce(sum(refunded_price + refunded_freight + refunded_platform), 0) from order_line l
        where l.order_id = t.order_id)`,
  [SALES]: `
    with booked as (
      select a.owner_id mer_id, (e.created_at at time zone 'Asia/Shanghai')::date as day,
        coalesce(sum(e.amount) filter (where e.kind in ('pay_order', 'pay_presale')), 0) paid,
        -coalesce(sum(e.amount) filter (where e.kind in ('refund', 'platform_coupon_back')
          or e.kind = 'gift_back' and a.kind = 'merchant_frozen'), 0) refunded,
        -coalesce(sum(e.amount) filter (where e.kind = 'order_charge'), 0) commission
      from ledger_entry e join ledger_account a using (account_id)
      where a.kind in ('merchant_frozen', 'merchant_free') group by 1, 2
    ), counted as (
      select mer_id, day, sum(paid) paid, sum(refunded) refunded, sum(commission) commission from sales_day group by 1, 2
    )
    select mer_id, day, b.paid, c.paid counted, b.refunded, c.refunded counted_back, b.commission, c.commission counted_charge
      from booked b full join counted c using (mer_id, day)
     where (coalesce(b.paid, 0), coalesce(b.refunded, 0), coalesce(b.commission, 0))
        <> (coalesce(c.paid, 0), coalesce(c.refunded, 0), coalesce(c.commission, 0))`,
  'months of which the mall is said to have taken something else than the ledger says': `
    with booked as (
      select a.owner_id mer_id, to_char(e.created_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, -sum(e.amount) taken
      from ledger_entry e join ledger_account a using (account_id)
      where e.kind = 'order_charge' and a.kind = 'merchant_free' group by 1, 2
    )
    select mer_id, month, b.taken, m.taken counted from booked b full join fee_month m using (mer_id, month)
     where coalesce(b.taken, 0) <> coalesce(m.taken, 0)`,
  'credit bills that came back more than whole':
    'select credit_bill_id from credit_bill where repaid > amount or repaid < 0',
};

/**
 * What is wrong in the books, one line each; nothing when all is well. Where payments were given back without the
 * refund that counts them among the sales, `withoutSales` leaves that one question out.
 */
export async function faultsInBooks(
  { query }: Pick<Database, 'query'>,
  { withoutSales = false } = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const [what, question] of Object.entries(FAULTS)) {
    if (withoutSales && what === SALES) continue;
    const { rows } = await query(question);
    if (rows.length) found.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return found;
}
