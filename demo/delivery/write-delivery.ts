import { inArray } from 'drizzle-orm';
import { address, merchant, storeDelivery } from '#lib/db/schema.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { addLines } from '#lib/domain/trade/cart/index.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { callRider, readPickUp, ride } from '#lib/domain/trade/delivery/index.ts';
import { handOver } from '#lib/domain/trade/order/index.ts';
import { payOrder } from '#lib/domain/trade/payment/index.ts';
import { demoLines, ordersOf } from '../writer/demo-lines.repo.ts';
import type { Seeding } from '../writer/seeding.ts';
import { DEMO_UIDS } from '../writer/write-accounts.ts';
import { contextOf, must } from '../writer/write-orders.ts';

const HOUR = 3_600_000;
const STORE = 1;
/** Stores at which buyers can pick up their goods. */
const PICK_UP_STORES = [1, 2, 3, 4, 5, 6];

/** The first store's van goes round its own district, the city, and once a day to the capital of the province. */
const ZONES = [
  { prefix: '130408', fee: 1500 },
  { prefix: '1304', fee: 3000 },
  { prefix: '1301', fee: 8800 },
];

interface Story {
  uid: number;
  hoursAgo: number;
  turn: number;
  way: 'takes' | 'city';
  /** Begin of the region that the goods go to. */
  to?: string;
  steps: ('fetch' | 'call' | 'accept' | 'arrive' | 'set_off' | 'deliver' | 'bring_back' | 'hand_back')[];
}

const STORIES: Story[] = [
  { uid: DEMO_UIDS.personal, hoursAgo: 5, turn: 9, way: 'takes', steps: [] },
  { uid: DEMO_UIDS.personal, hoursAgo: 70, turn: 10, way: 'takes', steps: ['fetch'] },
  { uid: DEMO_UIDS.personal, hoursAgo: 3, turn: 11, way: 'city', to: '130408', steps: [] },
  {
    uid: DEMO_UIDS.personal,
    hoursAgo: 4,
    turn: 12,
    way: 'city',
    to: '130408',
    steps: ['call', 'accept', 'arrive', 'set_off'],
  },
  {
    uid: DEMO_UIDS.personal,
    hoursAgo: 52,
    turn: 13,
    way: 'city',
    to: '130408',
    steps: ['call', 'accept', 'arrive', 'set_off', 'deliver'],
  },
  { uid: DEMO_UIDS.enterprise, hoursAgo: 6, turn: 14, way: 'takes', steps: [] },
  {
    uid: DEMO_UIDS.enterprise,
    hoursAgo: 7,
    turn: 9,
    way: 'city',
    to: '1301',
    steps: ['call', 'accept', 'arrive'],
  },
  {
    uid: DEMO_UIDS.enterprise,
    hoursAgo: 28,
    turn: 10,
    way: 'city',
    to: '1301',
    steps: ['call', 'accept', 'arrive', 'set_off', 'bring_back', 'hand_back'],
  },
];

const staff = (ctx: UserContext, role: 'merchant' | 'clerk'): MerchantContext => ({
  ...ctx,
  actor: {
    ...ctx.actor,
    uid: role === 'clerk' ? DEMO_UIDS.clerk : DEMO_UIDS.merchant,
    roles: [role],
    merId: STORE,
    clerkOf: role === 'clerk' ? [STORE] : [],
  },
});

async function addressIn({ db }: Seeding, uid: number, region: string): Promise<string> {
  const rows = await db.select().from(address);
  const found = rows.find(
    (row) => row.uid === uid && row.regionCodes.some((code) => code.startsWith(region)),
  );
  if (!found) throw new Error(`demo account ${uid} has no address in ${region}`);
  return found.addressId;
}

async function tell(seeding: Seeding, story: Story): Promise<void> {
  let at = seeding.now.getTime() - story.hoursAgo * HOUR;
  const next = (minutes: number): UserContext =>
    contextOf(seeding, story.uid, new Date((at += minutes * 60_000)));
  const ctx = next(0);
  const { cart_id } = await addLines(ctx, await demoLines(ctx.database.db, [STORE], story.turn), true);
  const choice = {
    cart_id,
    takes: story.way === 'takes' ? [STORE] : [],
    city: story.way === 'city' ? [STORE] : [],
    use_integral: false,
    ...(story.to ? { address_id: await addressIn(seeding, story.uid, story.to) } : {}),
  };
  const { key } = must('delivery preview', await previewCheckout(ctx, choice));
  const placed = must('delivery order', await placeOrder(ctx, { ...choice, key, mark: {} }));
  must('delivery pay', await payOrder(next(4), { group_id: placed.order_id, type: 'balance' }));
  const [order] = await ordersOf(ctx.database.db, placed.order_id);
  const id = order!.orderId;
  let rideId = '';
  let code: string | undefined;
  for (const step of story.steps) {
    const now = next(11);
    if (step === 'fetch') {
      const place = must('pick-up', await readPickUp(now, { id }));
      must('hand over', await handOver(staff(now, 'merchant'), { code: place.code! }));
    } else if (step === 'call') {
      rideId = must('call a rider', await callRider(staff(now, 'merchant'), { id })).delivery_id;
    } else {
      if (step === 'deliver') code = await codeOf(seeding, rideId);
      const why = step === 'bring_back' ? ({ reason: 'no_answer' } as const) : {};
      must(step, await ride(staff(now, 'clerk'), { id: rideId, event: step, code, ...why }));
    }
  }
}

async function codeOf({ services }: Seeding, rideId: string): Promise<string> {
  const { rows } = await services.database.query(
    'select receive_code from city_delivery where delivery_id = $1',
    [rideId],
  );
  return String(rows[0]?.['receive_code']);
}

/** Pick-up and city delivery: what stores offer, and orders of the demo buyers in most of their states. */
export async function writeDelivery(seeding: Seeding): Promise<number> {
  const { db } = seeding;
  await db.update(merchant).set({ pickUp: true }).where(inArray(merchant.merId, PICK_UP_STORES));
  await db.insert(storeDelivery).values(
    PICK_UP_STORES.map((merId) => ({
      merId,
      hours: '周一至周六 8:00–17:30',
      hoursEn: 'Monday to Saturday, 8:00–17:30',
      zones: merId === STORE ? ZONES : [],
    })),
  );
  for (const story of STORIES) await tell(seeding, story);
  return STORIES.length;
}
