import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { receiveOrder, shipOrder } from '#lib/domain/trade/order/index.ts';
import { payOrder } from '#lib/domain/trade/payment/index.ts';
import {
  agreeRefund,
  appealRefund,
  applyRefund,
  cancelRefund,
  offerLess,
  receiveReturn,
  refuseRefund,
  sendBack,
  type ApplyInput,
} from '#lib/domain/trade/refund/index.ts';
import { linesOfGroup, ordersOf } from './demo-lines.repo.ts';
import type { Seeding } from './seeding.ts';
import { DEMO_UIDS } from './write-accounts.ts';
import { contextOf, must, place } from './write-orders.ts';

type Step = 'agree' | 'refuse' | 'send_back' | 'receive' | 'appeal' | 'cancel' | 'offer';

interface Story {
  /** When it was ordered; it is shipped a day later, received after three, and the refund comes after four. */
  daysAgo: number;
  store: number;
  /** Which of the store's goods. */
  turn: number;
  order: 'to_ship' | 'to_review';
  ask: Pick<ApplyInput, 'refund_type' | 'refund_message' | 'mark'> & { part?: number };
  steps: Step[];
}

const DAY = 86_400_000;
const HOUR = 3_600_000;

const STORIES: Story[] = [
  {
    daysAgo: 5,
    store: 1,
    turn: 4,
    order: 'to_ship',
    ask: { refund_type: 'money', refund_message: 'late', mark: '设备停机等件，约定的发货日已过三天' },
    steps: [],
  },
  {
    daysAgo: 6,
    store: 2,
    turn: 3,
    order: 'to_review',
    ask: { refund_type: 'return', refund_message: 'ordered_wrong', mark: '型号报错，轴承未拆封', part: 2 },
    steps: ['agree'],
  },
  {
    daysAgo: 8,
    store: 1,
    turn: 5,
    order: 'to_review',
    ask: { refund_type: 'return', refund_message: 'mismatch', mark: '镀层与图纸要求不符' },
    steps: ['agree', 'send_back'],
  },
  {
    daysAgo: 10,
    store: 1,
    turn: 6,
    order: 'to_ship',
    ask: { refund_type: 'money', refund_message: 'ordered_wrong', mark: '项目变更，不再需要' },
    steps: ['agree'],
  },
  {
    daysAgo: 14,
    store: 2,
    turn: 4,
    order: 'to_review',
    ask: { refund_type: 'return', refund_message: 'quality', mark: '两套有异响，已附检测记录', part: 2 },
    steps: ['agree', 'send_back', 'receive'],
  },
  {
    daysAgo: 11,
    store: 1,
    turn: 7,
    order: 'to_review',
    ask: { refund_type: 'money', refund_message: 'missing', mark: '一箱少了两包', part: 2 },
    steps: ['refuse'],
  },
  {
    daysAgo: 9,
    store: 2,
    turn: 5,
    order: 'to_review',
    ask: { refund_type: 'money', refund_message: 'damaged', mark: '外箱破损，部分产品有磕碰', part: 2 },
    steps: ['refuse', 'appeal'],
  },
  {
    daysAgo: 13,
    store: 1,
    turn: 8,
    order: 'to_ship',
    ask: { refund_type: 'money', refund_message: 'price', mark: '' },
    steps: ['cancel'],
  },
  {
    daysAgo: 5,
    store: 1,
    turn: 9,
    order: 'to_review',
    ask: { refund_type: 'money', refund_message: 'damaged', mark: '包装受潮，两盒有锈点', part: 2 },
    steps: ['offer'],
  },
];

const at = (seeding: Seeding, ms: number): UserContext =>
  contextOf(seeding, DEMO_UIDS.personal, new Date(seeding.now.getTime() - ms));
const seller = (ctx: UserContext, merId: number): MerchantContext => ({
  ...ctx,
  actor: { ...ctx.actor, uid: 0, roles: ['merchant'], merId },
});

async function step(name: Step, ctx: UserContext, merId: number, id: string): Promise<void> {
  const parcel = {
    id,
    delivery_type: 'deppon',
    delivery_id: 'DPK2026114477',
    delivery_phone: '13800000001',
    delivery_mark: '原包装寄回，请验收',
    delivery_pics: [],
  };
  const acts = {
    agree: () => agreeRefund(seller(ctx, merId), { id }),
    refuse: () => refuseRefund(seller(ctx, merId), { id, reason: '出库称重与签收记录一致，请补充开箱照片' }),
    receive: () => receiveReturn(seller(ctx, merId), { id }),
    send_back: () => sendBack(ctx, parcel),
    appeal: () => appealRefund(ctx, { id, mark: '开箱时物流员在场，有破损签收单' }),
    cancel: () => cancelRefund(ctx, { id }),
    offer: () =>
      offerLess(seller(ctx, merId), { id, num: 1, reason: '照片中一盒受潮，另一盒完好，先退一盒' }),
  };
  must(`refund ${name}`, await acts[name]());
}

async function tell(seeding: Seeding, story: Story, index: number): Promise<void> {
  const placedAgo = story.daysAgo * DAY - index * 60_000;
  const goal = { uid: DEMO_UIDS.personal, goal: story.order, daysAgo: story.daysAgo, stores: [story.store] };
  const ctx = at(seeding, placedAgo);
  const { db } = ctx.database;
  const groupId = await place(ctx, goal, story.turn);
  must('pay', await payOrder(at(seeding, placedAgo - 5 * 60_000), { group_id: groupId, type: 'balance' }));
  const [order] = await ordersOf(db, groupId);
  const id = order!.orderId;
  if (story.order === 'to_review') {
    const parcel = {
      id,
      courier: 'sf',
      tracking_no: `SF20${order!.orderSn.slice(-12, -2)}`,
      note: '',
      confirm: false,
    };
    must('ship', await shipOrder(seller(at(seeding, placedAgo - DAY), story.store), parcel));
    must('receive', await receiveOrder(at(seeding, placedAgo - 3 * DAY), { id }));
  }
  const { part, ...ask } = story.ask;
  let ago = placedAgo - 4 * DAY;
  const asked = must(
    'refund',
    await applyRefund(at(seeding, ago), {
      id,
      type: 'single',
      ids: await linesOfGroup(db, groupId),
      pics: [],
      ...(part ? { num: part } : {}),
      ...ask,
    }),
  );
  for (const name of story.steps) {
    ago -= 5 * HOUR;
    await step(name, at(seeding, ago), story.store, asked.refund_order_id);
  }
}

/** Refunds in every state, written through the same acts that a buyer, a store and the platform use. */
export async function writeRefunds(seeding: Seeding): Promise<number> {
  for (const [index, story] of STORIES.entries()) await tell(seeding, story, index);
  return STORIES.length;
}
