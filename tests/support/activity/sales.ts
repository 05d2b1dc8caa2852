// Flash sales and presales in the mall of tests/support/trade-mall.ts, and the way to buy in them.
import { activity, activitySku, seckillSlot } from '#lib/db/schema.ts';
import { buyActivity } from '#lib/domain/trade/activity/index.ts';
import { type Choice, placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { NORTH, SOUTH, type TradeMall } from '../trade-mall.ts';
import { choiceOf, valueOf } from '../trade-steps.ts';

/** The tests' day; the mall opens at 10:00 Shanghai time. */
const DAY = '2026-11-21';

export interface SaleOptions {
  stock?: number;
  perOrder?: number;
  perBuyer?: number;
}

/** A flash sale of the gauge at 40.00 instead of 60.00, from ten to twelve, today and tomorrow. */
export async function openSeckill(mall: TradeMall, options: SaleOptions = {}): Promise<number> {
  const { db } = mall.services.database;
  const now = mall.clock.now();
  await db.insert(seckillSlot).values({ startHour: 10, endHour: 12 }).onConflictDoNothing();
  const [slot] = await mall.rows<{ slot_id: number }>(
    'select slot_id from seckill_slot where start_hour = 10',
  );
  const [row] = await db
    .insert(activity)
    .values({
      kind: 'seckill',
      merId: NORTH,
      productId: 3,
      status: 'approved',
      perOrder: options.perOrder ?? 0,
      perBuyer: options.perBuyer ?? 0,
      slotId: slot!.slot_id,
      startDay: DAY,
      endDay: '2026-11-22',
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: activity.activityId });
  const stock = options.stock ?? 8;
  await db.insert(activitySku).values({ activityId: row!.id, skuId: 31, price: 4000, limited: stock, stock });
  return row!.id;
}

/** A presale of the valve at 200.00 instead of 250.00 until noon; as a deposit one 40.00 now, 160.00 tomorrow. */
export async function openPresale(
  mall: TradeMall,
  pays: 'full' | 'deposit' = 'deposit',
  options: SaleOptions = {},
): Promise<number> {
  const { db } = mall.services.database;
  const now = mall.clock.now();
  const at = (text: string): Date => new Date(`${text}+08:00`);
  const [row] = await db
    .insert(activity)
    .values({
      kind: 'presale',
      merId: SOUTH,
      productId: 2,
      status: 'approved',
      perOrder: options.perOrder ?? 0,
      perBuyer: options.perBuyer ?? 0,
      pays,
      startAt: at('2026-11-21T09:00'),
      endAt: at('2026-11-21T12:00'),
      ...(pays === 'deposit'
        ? { finalStartAt: at('2026-11-22T09:00'), finalEndAt: at('2026-11-23T09:00') }
        : {}),
      delivery: 'after_pay',
      deliveryDays: 7,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: activity.activityId });
  const stock = options.stock ?? 20;
  const deposit = pays === 'deposit' ? 4000 : 0;
  await db
    .insert(activitySku)
    .values({ activityId: row!.id, skuId: 21, price: 20_000, deposit, limited: stock, stock });
  return row!.id;
}

export interface Take {
  uid: number;
  skuId: number;
  activityId: number;
  quantity?: number;
}

export const lay = (mall: TradeMall, { uid, skuId, activityId, quantity = 1 }: Take) =>
  buyActivity(mall.ctx(uid), {
    product_attr_unique: skuId,
    cart_num: quantity,
    is_new: 1,
    activity_id: activityId,
  });

/** Laid aside and previewed: what the order is placed with. */
export async function prepareActivity(mall: TradeMall, take: Take, more: Partial<Choice> = {}) {
  const { cart_id } = valueOf(await lay(mall, take));
  const choice = choiceOf([cart_id], { address_id: mall.addressId(take.uid), ...more });
  const preview = valueOf(await previewCheckout(mall.ctx(take.uid), choice));
  return { ...choice, key: preview.key, mark: {}, agree: true, preview };
}

/** Bought in one go; answers the group order's id. */
export async function orderActivity(mall: TradeMall, take: Take): Promise<string> {
  const { preview: _preview, ...input } = await prepareActivity(mall, take);
  return valueOf(await placeOrder(mall.ctx(take.uid), input)).order_id;
}

/** Takes the mall back to its morning: no orders, no activities, full shelves. */
export async function freshMorning(mall: TradeMall): Promise<void> {
  mall.clock.set('2026-11-21T10:00:00+08:00');
  mall.jobs.length = 0;
  await mall.rows(
    `truncate activity, seckill_slot, presale_order, order_line, store_order, order_count, customer_count, group_order, order_log, cart_line,
      checkout_key, payment, payment_notice, refund_payment, ledger_entry, ledger_account, sales_day cascade`,
  );
  await mall.rows(`delete from user_role where role = 'platform'`);
  await mall.rows(
    `update sku set stock = (array[2000, 1000, 50, 20])[array_position(array[11, 12, 21, 31], sku_id)], sales = 0`,
  );
  await mall.rows(
    `update product p set sales = 0, stock = (select sum(stock) from sku s where s.product_id = p.product_id)`,
  );
}
