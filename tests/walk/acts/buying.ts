// What buyers do between the shelf and the review.
import fc from 'fast-check';
import type { Call } from '#lib/call/call.ts';
import type { CallInput } from '#lib/contracts/endpoint.ts';
import { cartApi } from '#lib/contracts/cart.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { couponApi } from '#lib/contracts/coupon.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { pointsApi } from '#lib/contracts/points.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import type { Result } from '#lib/kernel/result.ts';
import { act, linesOf, mostly, nameOf, orderName, partName, pick, type Act } from '../act.ts';
import { BUYERS, DESKS, NORTH_ONLY, SHELF, TEAM } from '../world.ts';

export const PEOPLE = [...BUYERS, ...TEAM];
const nat = fc.nat({ max: 1023 });

type Wishes = Omit<CallInput<typeof checkoutApi.create>, 'cart_id' | 'key'>;
/** Lines that are laid aside become an order, at the price that its preview says. */
export async function orderLines(
  call: Call,
  ids: string[],
  wishes: Wishes = {},
): Promise<Result<{ order_id: string }, string>> {
  const { post: _post, agree: _agree, ...seen } = wishes;
  const preview = await call(checkoutApi.preview, { cart_id: ids, ...seen });
  return preview.ok ? call(checkoutApi.create, { ...wishes, cart_id: ids, key: preview.value.key }) : preview;
}

const basket = fc.array(fc.tuple(fc.nat({ max: SHELF.length - 1 }), fc.integer({ min: 1, max: 6 })), {
  minLength: 1,
  maxLength: 3,
});

const place = act({
  name: 'order',
  weight: 14,
  args: fc.record({
    who: fc.nat({ max: 19 }),
    basket,
    coupons: fc.boolean(),
    points: fc.boolean(),
    way: fc.constantFrom('sent', 'sent', 'fetched', 'brought'),
  }),
  plan({ world }, { who, basket, coupons, points, way }) {
    // Half of all orders are the company's.
    const uid = who % 2 ? pick(TEAM, who >> 1)! : pick(BUYERS, who >> 1)!;
    const wanted = new Map(basket.map(([at, number]) => [SHELF[at]!, number * SHELF[at]!.least]));
    const ways = way === 'fetched' ? { takes: NORTH_ONLY } : way === 'brought' ? { city: NORTH_ONLY } : {};
    const goods = [...wanted].map(([{ name }, number]) => `${number} ${name}`).join(' and ');
    const how = [coupons && 'coupons', points && 'points'].filter(Boolean).join(' and ');
    return {
      says: `${nameOf(uid)} orders ${goods}${how && ` with ${how}`}, ${way}`,
      async run() {
        const call = world.as(uid);
        const ids: string[] = [];
        for (const [{ sku }, number] of wanted) {
          const added = await call(cartApi.create, { product_attr_unique: sku, cart_num: number, is_new: 1 });
          if (!added.ok) return added;
          ids.push(added.value.cart_id);
        }
        return orderLines(call, ids, {
          use_integral: points,
          ...([...wanted.keys()].some(({ store }) => store === NORTH_ONLY[0]) ? ways : {}),
          ...(coupons ? {} : { use_coupon: { '0': [], '1': [], '2': [], '3': [] } }),
          post: { real_name: '王工', phone: '13800001111' },
        });
      },
    };
  },
});

const cancel = act({
  name: 'cancel',
  weight: 3,
  args: fc.record({ at: nat, dice: nat }),
  plan(walk, { at, dice }) {
    const open = walk.books.groups.filter(
      ({ status }) => status === 'unpaid' || (dice % 8 === 7 && status !== ''),
    );
    const group = pick(open, at);
    if (!group) return undefined;
    const uid = mostly(group.uid, PEOPLE, dice);
    return {
      says: `${nameOf(uid)} cancels ${orderName(walk, group.group_order_id)}`,
      run: () => walk.world.as(uid)(orderApi.cancel, { id: group.group_order_id }),
    };
  },
});

const receive = act({
  name: 'receive',
  weight: 5,
  args: fc.record({ at: nat, dice: nat }),
  plan(walk, { at, dice }) {
    const order = pick(
      walk.books.orders.filter(({ status }) => status === 'to_receive'),
      at,
    );
    if (!order) return undefined;
    const uid = mostly(order.uid, PEOPLE, dice);
    return {
      says: `${nameOf(uid)} receives ${partName(walk, order)}`,
      run: () => walk.world.as(uid)(orderApi.take, { id: order.order_id }),
    };
  },
});

const extend = act({
  name: 'extend the receipt',
  weight: 1,
  args: nat,
  plan(walk, at) {
    const order = pick(
      walk.books.orders.filter(({ status }) => status === 'to_receive'),
      at,
    );
    if (!order) return undefined;
    return {
      says: `${nameOf(order.uid)} asks for more time to receive ${partName(walk, order)}`,
      run: () => walk.world.as(order.uid)(orderApi.extend, { id: order.order_id }),
    };
  },
});

const review = act({
  name: 'review',
  weight: 3,
  args: nat,
  plan(walk, at) {
    const due = walk.books.orders
      .filter(({ status }) => status === 'to_review')
      .flatMap((order) => linesOf(walk.books, order).map((line) => ({ order, line })))
      .filter(({ line }) => !line.reviewed_at);
    const found = pick(due, at);
    if (!found) return undefined;
    const { order, line } = found;
    const words = { comment: 'Good.', product_score: 5, service_score: 5, postage_score: 4 };
    return {
      says: `${nameOf(order.uid)} reviews a line of ${partName(walk, order)}`,
      run: () => walk.world.as(order.uid)(orderApi.reply, { id: line.order_line_id, ...words }),
    };
  },
});

const claim = act({
  name: 'claim a coupon',
  weight: 5,
  args: fc.record({ who: fc.nat({ max: 8 }), at: nat }),
  plan({ world, books }, { who, at }) {
    const uid = PEOPLE[who]!;
    const offer = pick(
      books.offers.filter(({ send_type }) => send_type === 'receive'),
      at,
    );
    if (!offer) return undefined;
    return {
      says: `${nameOf(uid)} claims coupon ${offer.coupon_id} (${offer.value / 100} off ${offer.threshold / 100})`,
      run: () => world.as(uid)(couponApi.receive, { id: offer.coupon_id }),
    };
  },
});

const sign = act({
  name: 'sign in',
  weight: 1,
  args: fc.nat({ max: 8 }),
  plan: ({ world }, who) => ({
    says: `${nameOf(PEOPLE[who]!)} signs in for points`,
    run: () => world.as(PEOPLE[who]!)(pointsApi.sign),
  }),
});

const close = act({
  name: 'close an account',
  weight: 1,
  args: fc.nat({ max: 4 }),
  plan({ world, books }, who) {
    const uid = BUYERS[who]!;
    const person = books.people.find((one) => one.uid === uid);
    if (person?.status !== 'active') return undefined;
    return {
      says: `${nameOf(uid)} closes the account`,
      async run() {
        const code = await world.codeFor(uid);
        return code ? world.as(uid)(profileApi.close, { sms_code: code }) : 'no code came';
      },
    };
  },
});

const erase = act({
  name: 'erase a person',
  weight: 1,
  args: fc.nat({ max: 4 }),
  plan({ world, books }, who) {
    const uid = BUYERS[who]!;
    const person = books.people.find((one) => one.uid === uid);
    if (person?.status !== 'active') return undefined;
    const [first, second] = DESKS.map((desk) => world.as(desk));
    return {
      says: `The platform erases ${nameOf(uid)}`,
      async run() {
        const proposed = await first!(oversightApi.erase, { id: uid, reason: 'asked for it in writing' });
        return proposed.ok
          ? second!(oversightApi.confirmErasure, { id: proposed.value.erasure_id })
          : proposed;
      },
    };
  },
});

export const buying: Act[] = [place, cancel, receive, extend, review, claim, sign, close, erase];
