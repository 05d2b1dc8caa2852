import { activity, activitySku, seckillSlot } from '#lib/db/schema.ts';
import type { SystemContext, UserContext } from '#lib/domain/context.ts';
import { buyActivity } from '#lib/domain/trade/activity/index.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { announceTransfer, payOrder, sweepPresales } from '#lib/domain/trade/payment/index.ts';
import { clockAt, days, hours, minutes, shanghaiDay, shanghaiTime } from '#lib/kernel/clock.ts';
import type { Result } from '#lib/kernel/result.ts';
import { activityGoods, type ActivityGoods } from './activity-goods.repo.ts';
import { spread, type Seeding } from './seeding.ts';
import { DEMO_UIDS } from './write-accounts.ts';
import { contextOf, shipAll } from './write-orders.ts';

/** Hours of the flash sales; together they are the whole day, so that one always runs. */
const SLOTS = [0, 8, 10, 12, 14, 16, 18, 20, 24];
const SECKILLS_A_SLOT = 5;
/** Of each slot one has so few that its demo buyer took them all, and of another the buyer took a part. */
const [SOLD_OUT, BOUGHT] = [3, 1];
const FEW = 4;

/** Presales by days from now: ordering from and to, and the window of the balance; without one all is paid at once. */
const PRESALES: { from: number; to: number; final?: [number, number] }[] = [
  { from: -3, to: 4, final: [4, 11] },
  { from: -5, to: 6, final: [6, 16] },
  { from: -2, to: 9 },
  { from: -1, to: 12, final: [12, 22] },
  { from: -6, to: 3 },
  { from: -4, to: 8, final: [9, 19] },
  { from: -2, to: 14, final: [14, 28] },
  { from: 1, to: 11, final: [11, 18] },
  { from: 2, to: 16, final: [16, 30] },
  { from: 3, to: 10 },
  { from: 5, to: 20, final: [20, 34] },
  { from: -12, to: -1, final: [-1, 20] },
  { from: -30, to: -18, final: [-18, -9] },
  { from: -20, to: -6 },
  { from: -25, to: -2, final: [-2, 12] },
  { from: -3, to: 10, final: [10, 20] },
  { from: -1, to: 6 },
  { from: -4, to: 13, final: [13, 24] },
];
const OPEN_NOW = 0;
const BALANCE_OPEN = 11;
const BALANCE_MISSED = 12;

function must<T>(what: string, result: Result<T, string>): T {
  if (result.ok) return result.value;
  throw new Error(`demo activities: ${what}: ${JSON.stringify(result.failure)}`);
}

const offersOf = (goods: ActivityGoods, permille: number, depositPermille: number) =>
  goods.skus.map((sku) => {
    const price = Math.floor((sku.price * permille) / 10_000) * 10 || sku.price - 1;
    const limited = 60 + spread(`limited-${sku.sku_id}`, 18) * 10;
    const deposit = Math.floor((price * depositPermille) / 1000);
    return { skuId: sku.sku_id, price, deposit, limited, stock: limited };
  });

async function writeSeckills(seeding: Seeding, goods: ActivityGoods[]): Promise<void> {
  const { db, now } = seeding;
  const bought: Bought[] = [];
  const slots = SLOTS.slice(0, -1).map((startHour, at) => ({ startHour, endHour: SLOTS[at + 1]! }));
  const slotIds = await db.insert(seckillSlot).values(slots).returning({ id: seckillSlot.slotId });
  for (const [at, one] of goods.entries()) {
    const [row] = await db
      .insert(activity)
      .values({
        kind: 'seckill',
        merId: one.mer_id,
        productId: one.product_id,
        status: 'approved',
        perOrder: 10,
        perBuyer: at % 3 === 0 ? 20 : 0,
        slotId: slotIds[at % slotIds.length]!.id,
        startDay: shanghaiDay(new Date(now.getTime() - days(2))),
        endDay: shanghaiDay(new Date(now.getTime() + days(365))),
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: activity.activityId });
    const permille = 720 + spread(`seckill-${one.product_id}`, 14) * 10;
    const skus = offersOf(one, permille, 0).map((sku) => ({ ...sku, activityId: row!.id }));
    const isFew = at % SECKILLS_A_SLOT === SOLD_OUT;
    const offered = isFew ? skus.slice(0, 1).map((sku) => ({ ...sku, limited: FEW, stock: FEW })) : skus;
    await db.insert(activitySku).values(offered);
    if (isFew || at % SECKILLS_A_SLOT === BOUGHT)
      bought.push({ activityId: row!.id, skuId: skus[0]!.skuId, hour: slots[at % slots.length]!.startHour });
  }
  for (const one of bought) await orderSeckill(seeding, one);
}

interface Bought {
  activityId: number;
  skuId: number;
  /** When its sale begins. */
  hour: number;
}

/** Somebody bought yesterday, soon after the sale began; the goods are on their way. */
async function orderSeckill(seeding: Seeding, { activityId, skuId, hour }: Bought): Promise<void> {
  const begun = shanghaiTime(shanghaiDay(new Date(seeding.now.getTime() - days(1))), hour);
  const at = (late: number): UserContext =>
    contextOf(seeding, DEMO_UIDS.enterpriseTwo, new Date(begun.getTime() + minutes(late)));
  const wanted = { product_attr_unique: skuId, cart_num: FEW, is_new: 1, activity_id: activityId };
  const { cart_id } = must('buy', await buyActivity(at(5), wanted));
  const choice = { cart_id: [cart_id], takes: [], use_integral: false };
  const preview = must('preview', await previewCheckout(at(5), choice));
  const order = { ...choice, address_id: preview.address?.address_id, key: preview.key, mark: {} };
  const { order_id: groupId } = must('place', await placeOrder(at(5), order));
  must('pay', await payOrder(at(9), { group_id: groupId, type: 'balance' }));
  await shipAll(at(90), groupId);
}

interface Presale {
  activityId: number;
  skuId: number;
}

async function writePresales({ db, now }: Seeding, goods: ActivityGoods[]): Promise<Presale[]> {
  const hour = new Date(Math.floor(now.getTime() / hours(1)) * hours(1));
  const at = (day: number): Date => new Date(hour.getTime() + days(day));
  const presales: Presale[] = [];
  for (const [index, { from, to, final }] of PRESALES.entries()) {
    const one = goods[index]!;
    const [row] = await db
      .insert(activity)
      .values({
        kind: 'presale',
        merId: one.mer_id,
        productId: one.product_id,
        status: 'approved',
        perOrder: 50,
        perBuyer: index % 2 === 0 ? 200 : 0,
        pays: final ? 'deposit' : 'full',
        startAt: at(from),
        endAt: at(to),
        ...(final ? { finalStartAt: at(final[0]), finalEndAt: at(final[1]) } : {}),
        delivery: index % 2 === 0 ? 'after_pay' : 'after_end',
        deliveryDays: 3 + (index % 4) * 4,
        createdAt: at(Math.min(from, 0) - 1),
        updatedAt: at(Math.min(from, 0) - 1),
      })
      .returning({ id: activity.activityId });
    const offers = offersOf(one, 850, final ? 200 : 0);
    const skus = offers.map((sku) => ({ ...sku, activityId: row!.id }));
    await db.insert(activitySku).values(skus);
    presales.push({ activityId: row!.id, skuId: skus[0]!.skuId });
  }
  return presales;
}

function buyerAt({ services }: Seeding, at: Date): UserContext {
  return {
    ...services,
    clock: clockAt(at.toISOString()),
    jobs: { send: async () => undefined },
    actor: { kind: 'user', uid: DEMO_UIDS.personal, sessionId: 'demo', roles: [], merId: null },
    locale: 'zh-CN',
    request: { id: 'demo', address: 'demo', device: 'demo' },
  };
}

async function orderPresale(
  seeding: Seeding,
  { activityId, skuId }: Presale,
  daysAgo: number,
  quantity: number,
): Promise<{ groupId: string; pay: () => Promise<void> }> {
  const placedAt = new Date(seeding.now.getTime() - days(daysAgo));
  const ctx = buyerAt(seeding, placedAt);
  const wanted = { product_attr_unique: skuId, cart_num: quantity, is_new: 1, activity_id: activityId };
  const { cart_id } = must('buy', await buyActivity(ctx, wanted));
  const choice = { cart_id: [cart_id], takes: [], use_integral: false };
  const preview = must('preview', await previewCheckout(ctx, choice));
  const order = {
    ...choice,
    address_id: preview.address?.address_id,
    key: preview.key,
    mark: {},
    agree: true,
  };
  const { order_id: groupId } = must('place', await placeOrder(ctx, order));
  const payer = buyerAt(seeding, new Date(placedAt.getTime() + minutes(4)));
  return {
    groupId,
    pay: async () => void must('pay', await payOrder(payer, { group_id: groupId, type: 'balance' })),
  };
}

/** The buyer's presales: a balance to be paid now, one whose time comes, one that was missed, and an unpaid deposit. */
async function writePresaleOrders(seeding: Seeding, presales: Presale[]): Promise<void> {
  await (await orderPresale(seeding, presales[BALANCE_MISSED]!, 24, 4)).pay();
  await sweepPresales({
    ...buyerAt(seeding, new Date(seeding.now.getTime() - days(8))),
    actor: { kind: 'system' },
  } satisfies SystemContext);
  await (await orderPresale(seeding, presales[BALANCE_OPEN]!, 5, 6)).pay();
  await (await orderPresale(seeding, presales[OPEN_NOW]!, 1, 3)).pay();
  const { groupId } = await orderPresale(seeding, presales[OPEN_NOW + 1]!, 0.01, 2);
  // An unpaid deposit would close within the half hour; one that is announced as a bank transfer stays for days.
  must('announce', await announceTransfer(buyerAt(seeding, seeding.now), { group_id: groupId }));
}

/** Flash sales around the clock, presales of all stages, and the demo buyer's presale orders; answers how many. */
export async function writeActivities(seeding: Seeding): Promise<number> {
  const seckills = (SLOTS.length - 1) * SECKILLS_A_SLOT;
  const goods = await activityGoods(seeding.db, seckills + PRESALES.length);
  await writeSeckills(seeding, goods.slice(0, seckills));
  const presales = await writePresales(seeding, goods.slice(seckills));
  await writePresaleOrders(seeding, presales);
  return goods.length;
}
