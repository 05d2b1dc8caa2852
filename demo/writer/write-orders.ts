import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { addLines } from '#lib/domain/trade/cart/index.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { buyerBalance, platform, transfer } from '#lib/domain/trade/ledger/index.ts';
import { cancelOrder, receiveOrder, shipOrder, writeReview } from '#lib/domain/trade/order/index.ts';
import { payOrder } from '#lib/domain/trade/payment/index.ts';
import { clockAt } from '#lib/kernel/clock.ts';
import type { Failure, Result } from '#lib/kernel/result.ts';
import { DEMO_UIDS } from './write-accounts.ts';
import { demoLines, linesOfGroup, ordersOf } from './demo-lines.repo.ts';
import type { Seeding } from './seeding.ts';

type Goal = 'unpaid' | 'cancelled' | 'to_ship' | 'to_receive' | 'to_review' | 'done';

interface Story {
  uid: number;
  goal: Goal;
  daysAgo: number;
  /** One product of each of these stores. */
  stores: number[];
  mark?: string;
  /** Paid in part with points. */
  points?: boolean;
}

const DAY = 86_400_000;
const RECHARGE_FEN = 20_000_000;

const STORIES: Story[] = [
  { uid: DEMO_UIDS.personal, goal: 'done', daysAgo: 40, stores: [1, 2] },
  { uid: DEMO_UIDS.personal, goal: 'to_review', daysAgo: 12, stores: [1], mark: '请用原厂外箱包装' },
  { uid: DEMO_UIDS.personal, goal: 'to_receive', daysAgo: 4, stores: [2], points: true },
  { uid: DEMO_UIDS.personal, goal: 'to_ship', daysAgo: 1, stores: [1, 2] },
  { uid: DEMO_UIDS.personal, goal: 'cancelled', daysAgo: 6, stores: [1], points: true },
  { uid: DEMO_UIDS.personal, goal: 'unpaid', daysAgo: 0, stores: [1, 2] },
  { uid: DEMO_UIDS.enterprise, goal: 'done', daysAgo: 33, stores: [1, 3, 5] },
  { uid: DEMO_UIDS.enterprise, goal: 'to_review', daysAgo: 9, stores: [2] },
  { uid: DEMO_UIDS.enterprise, goal: 'to_receive', daysAgo: 3, stores: [1] },
  { uid: DEMO_UIDS.enterprise, goal: 'to_ship', daysAgo: 1, stores: [2, 4] },
  { uid: DEMO_UIDS.enterpriseTwo, goal: 'done', daysAgo: 25, stores: [1, 2] },
  { uid: DEMO_UIDS.enterpriseTwo, goal: 'to_receive', daysAgo: 2, stores: [6] },
  // Long enough ago to be settled in a month that is over, whenever the demo begins.
  { uid: DEMO_UIDS.enterpriseTwo, goal: 'done', daysAgo: 75, stores: [1, 2] },
];

const COMMENTS = [
  '尺寸准，螺纹干净，通止规都过了，下次还在这家补货。',
  '包装结实，附了材质报告，到货比预计早一天。',
  '和图纸一致，数量没有差，客服回复快。',
];

export function must<T>(what: string, result: Result<T, string>): T {
  if (result.ok) return result.value;
  const failure: Failure = result.failure;
  throw new Error(
    `demo orders: ${what}: ${failure.code} ${failure.field ?? ''} ${JSON.stringify(failure.params ?? {})}`,
  );
}

/** A context of an account at a moment of the past; its jobs stay silent, the sweeps find what is due. */
export function contextOf({ services }: Seeding, uid: number, at: Date): UserContext {
  return {
    ...services,
    clock: clockAt(at.toISOString()),
    jobs: { send: async () => undefined },
    actor: { kind: 'user', uid, sessionId: 'demo', roles: [], merId: null },
    locale: 'zh-CN',
    request: { id: 'demo', address: 'demo', device: 'demo' },
  };
}

const later = <C extends UserContext>(ctx: C, ms: number): C => ({
  ...ctx,
  clock: clockAt(new Date(ctx.clock.now().getTime() + ms).toISOString()),
});

export async function place(ctx: UserContext, story: Story, at: number): Promise<string> {
  const wanted = await demoLines(ctx.database.db, story.stores, at);
  const added = await addLines(ctx, wanted, true);
  if (added.refused.length > 0) throw new Error(`demo orders: ${JSON.stringify(added.refused)}`);
  const choice = { cart_id: added.cart_id, takes: [], use_integral: story.points ?? false };
  const preview = must('preview', await previewCheckout(ctx, choice));
  const mark = story.mark ? { [String(story.stores[0])]: story.mark } : {};
  const placed = must(
    'place',
    await placeOrder(ctx, { ...choice, address_id: preview.address?.address_id, key: preview.key, mark }),
  );
  return placed.order_id;
}

export async function shipAll(ctx: UserContext, groupId: string): Promise<void> {
  for (const [at, order] of (await ordersOf(ctx.database.db, groupId)).entries()) {
    const seller: MerchantContext = {
      ...ctx,
      actor: { ...ctx.actor, uid: 0, roles: ['merchant'], merId: order.merId },
    };
    const parcel = {
      id: order.orderId,
      courier: 'sf',
      tracking_no: `SF10${order.orderSn.slice(-10)}${at}`,
      note: '',
      confirm: false,
    };
    must('ship', await shipOrder(seller, parcel));
  }
}

async function tell(seeding: Seeding, story: Story, at: number): Promise<void> {
  const ctx = contextOf(
    seeding,
    story.uid,
    new Date(seeding.now.getTime() - story.daysAgo * DAY - at * 60_000),
  );
  const { db } = ctx.database;
  const groupId = await place(ctx, story, at);
  // It closes within the half hour, unless a bank transfer is announced.
  if (story.goal === 'unpaid') return;
  if (story.goal === 'cancelled') return void must('cancel', await cancelOrder(ctx, { id: groupId }));
  must('pay', await payOrder(later(ctx, 300_000), { group_id: groupId, type: 'balance' }));
  if (story.goal === 'to_ship') return;
  await shipAll(later(ctx, DAY), groupId);
  if (story.goal === 'to_receive') return;
  const orders = await ordersOf(db, groupId);
  for (const order of orders) must('receive', await receiveOrder(later(ctx, 3 * DAY), { id: order.orderId }));
  if (story.goal === 'to_review') return;
  for (const [index, id] of (await linesOfGroup(db, groupId)).entries()) {
    const review = {
      product_score: 5,
      service_score: 5 - (index % 2),
      postage_score: 5,
      pics: [],
      anonymous: false,
    };
    must(
      'review',
      await writeReview(later(ctx, 5 * DAY), {
        id,
        comment: COMMENTS[(at + index) % COMMENTS.length]!,
        ...review,
      }),
    );
  }
}

/** Orders in the states of buying, written through the same acts that a buyer and a merchant use. */
export async function writeOrders(seeding: Seeding): Promise<number> {
  for (const uid of [DEMO_UIDS.personal, DEMO_UIDS.enterprise, DEMO_UIDS.enterpriseTwo]) {
    const ctx = contextOf(seeding, uid, new Date(seeding.now.getTime() - 90 * DAY));
    const entries = [
      { account: platform('gateway'), amount: -RECHARGE_FEN },
      { account: buyerBalance(uid), amount: RECHARGE_FEN },
    ];
    must('recharge', await transfer(ctx, { kind: 'recharge', targetId: `demo-${uid}`, entries }));
  }
  for (const [at, story] of STORIES.entries()) await tell(seeding, story, at);
  return STORIES.length;
}
