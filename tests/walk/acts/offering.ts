// What stores offer beside their shelves (flash sales, sets, samples, coupons), what the platform lets run, and how
// buyers take it.
import fc from 'fast-check';
import { activityApi } from '#lib/contracts/activity.ts';
import { bundleApi } from '#lib/contracts/bundle.ts';
import { cartApi } from '#lib/contracts/cart.ts';
import { couponApi } from '#lib/contracts/coupon.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { sampleApi } from '#lib/contracts/sample.ts';
import { seckillApi } from '#lib/contracts/seckill.ts';
import { after, days, shanghaiDay } from '#lib/kernel/clock.ts';
import { act, mostly, nameOf, pick, seller, yuanText, type Act, type Walk } from '../act.ts';
import type { Activity, ActivitySku } from '../books.ts';
import { DESKS, NORTH_ONLY, SHELF, type World } from '../world.ts';
import { orderLines, PEOPLE } from './buying.ts';

const nat = fc.nat({ max: 1023 });
const few = fc.nat({ max: 3 });
const [NORTH] = NORTH_ONLY;

const now = (world: World): Date => world.mall.clock.now();

const flashSale = act({
  name: 'propose a flash sale',
  weight: 4,
  args: fc.record({
    at: fc.nat({ max: SHELF.length - 1 }),
    part: fc.integer({ min: 30, max: 95 }),
    limited: fc.integer({ min: 1, max: 8 }),
    perOrder: few,
    perBuyer: few,
    forDays: fc.integer({ min: 0, max: 3 }),
  }),
  plan({ world, books }, { at, part, limited, perOrder, perBuyer, forDays }) {
    const { sku, store, name, least } = SHELF[at]!;
    const { product_id } = books.skus.find((row) => row.sku_id === sku)!;
    const price = Math.floor((SHELF[at]!.price * part) / 100);
    return {
      says: `${nameOf(seller(store))} proposes a flash sale of ${limited * least} ${name} at ${yuanText(price)}, ${perOrder || 'any number'} an order, ${perBuyer || 'any number'} a buyer`,
      run: () =>
        world.as(seller(store))(seckillApi.create, {
          product_id,
          // The slot that runs now; there are two, and one of them always does.
          start_time: (now(world).getUTCHours() + 8) % 24 < 12 ? 0 : 12,
          start_day: shanghaiDay(now(world)),
          end_day: shanghaiDay(after(now(world), days(forDays))),
          once_pay_count: perOrder * least,
          all_pay_count: perBuyer * least,
          sku: [{ unique: sku, price: yuanText(price), limited: limited * least }],
        }),
    };
  },
});

const set = act({
  name: 'propose a set',
  weight: 3,
  args: fc.record({
    bolts: fc.integer({ min: 1, max: 12 }),
    gauges: fc.integer({ min: 1, max: 2 }),
    part: fc.integer({ min: 30, max: 95 }),
    limited: fc.nat({ max: 6 }),
    perBuyer: few,
    forDays: fc.integer({ min: 1, max: 9 }),
  }),
  plan({ world }, { bolts, gauges, part, limited, perBuyer, forDays }) {
    const price = (fen: number): string => yuanText(Math.floor((fen * part) / 100));
    return {
      says: `Store 1 proposes a set of ${bolts} bolts and ${gauges} gauges at ${part} %, ${limited || 'any number of'} sets, ${perBuyer || 'any number'} a buyer`,
      run: () =>
        world.as(seller(NORTH!))(bundleApi.create, {
          name: '套装',
          start_time: now(world).toISOString(),
          end_time: after(now(world), days(forDays)).toISOString(),
          limited,
          all_pay_count: perBuyer,
          products: [
            {
              product_id: 1,
              num: bolts,
              sku: [11, 12].map((unique) => ({ unique, price: price(SHELF[0]!.price) })),
            },
            { product_id: 3, num: gauges, sku: [{ unique: 31, price: price(SHELF[2]!.price) }] },
          ],
        }),
    };
  },
});

const review = act({
  name: 'review an activity',
  weight: 8,
  args: fc.record({ at: nat, approves: fc.integer({ min: 0, max: 7 }) }),
  plan({ world, books }, { at, approves }) {
    const row = pick(
      books.activities.filter(({ status }) => status === 'pending'),
      at,
    );
    if (!row) return undefined;
    const id = row.activity_id;
    return {
      says: `${nameOf(DESKS[0]!)} ${approves ? 'approves' : 'refuses'} ${row.kind} ${id}`,
      run: () =>
        world.as(DESKS[0]!)(
          activityApi.review,
          approves ? { id, approve: true } : { id, approve: false, reason: 'No' },
        ),
    };
  },
});

/** Whether this sells now; its stage within the day is the mall's to know. */
const isOpen = ({ world }: Walk, { kind, status, ...row }: Activity): boolean => {
  if (status !== 'approved') return false;
  const today = shanghaiDay(now(world));
  return kind === 'seckill'
    ? row.start_day! <= today && today <= row.end_day!
    : new Date(row.start_at!) <= now(world) && now(world) < new Date(row.end_at!);
};

const inActivity = act({
  name: 'order in an activity',
  weight: 9,
  args: fc.record({
    who: fc.nat({ max: 8 }),
    at: nat,
    number: fc.integer({ min: 1, max: 3 }),
    dice: nat,
    greedy: fc.integer({ min: 0, max: 3 }),
  }),
  plan(walk, { who, at, number, dice, greedy }) {
    const { world, books } = walk;
    const uid = PEOPLE[who]!;
    const open = books.activities.filter((row) => isOpen(walk, row)).map((row) => row.activity_id);
    const running = books.activitySkus.filter((row) => open.includes(row.activity_id));
    // Now and then in one that is over, or has not begun; and with every wish there is.
    const offer: ActivitySku | undefined = pick(dice % 12 === 11 ? books.activitySkus : running, at);
    if (!offer) return undefined;
    const { kind } = books.activities.find((row) => row.activity_id === offer.activity_id)!;
    const units = number * (SHELF.find(({ sku }) => sku === offer.sku_id)?.least ?? 1);
    return {
      says: `${nameOf(uid)} orders ${units} pieces in ${kind} ${offer.activity_id}`,
      async run() {
        const call = world.as(uid);
        const line = { product_attr_unique: offer.sku_id, cart_num: units, is_new: 1 as const };
        const added = await call(cartApi.create, { ...line, activity_id: offer.activity_id });
        if (!added.ok) return added;
        const wish = greedy === 0 ? { use_integral: true } : {};
        return orderLines(call, [added.value.cart_id], { ...wish, agree: true });
      },
    };
  },
});

const sets = act({
  name: 'order sets',
  weight: 6,
  args: fc.record({
    who: fc.nat({ max: 8 }),
    at: nat,
    number: fc.integer({ min: 1, max: 3 }),
    size: fc.constantFrom(11, 12),
  }),
  plan(walk, { who, at, number, size }) {
    const { world, books } = walk;
    const uid = PEOPLE[who]!;
    const running = books.activities.filter((row) => row.kind === 'bundle' && isOpen(walk, row));
    const row = pick(running, at);
    if (!row) return undefined;
    return {
      says: `${nameOf(uid)} orders ${number} of set ${row.activity_id}`,
      async run() {
        const call = world.as(uid);
        const laid = await call(bundleApi.buy, { id: row.activity_id, num: number, sku: [size, 31] });
        return laid.ok ? orderLines(call, laid.value.cart_id) : laid;
      },
    };
  },
});

const saveSamples = act({
  name: 'say samples',
  weight: 4,
  args: fc.record({
    at: fc.nat({ max: SHELF.length - 1 }),
    fen: fc.integer({ min: 1, max: 7000 }),
    ends: fc.integer({ min: 0, max: 5 }),
  }),
  plan({ world, books, memory }, { at, fen, ends }) {
    const { sku, store, name } = SHELF[at]!;
    const { product_id } = books.skus.find((row) => row.sku_id === sku)!;
    const offers = ends === 0 ? [] : [{ unique: sku, price: yuanText(fen) }];
    return {
      says: `${nameOf(seller(store))} ${ends === 0 ? 'ends samples of' : `offers a sample at ${yuanText(fen)} of`} ${name}`,
      async run() {
        const result = await world.as(seller(store))(sampleApi.save, { product_id, sku: offers });
        if (result.ok && ends > 0) memory.samplePrices.add(`${sku}/${fen}`);
        return result;
      },
    };
  },
});

const sample = act({
  name: 'order a sample',
  weight: 5,
  args: fc.record({ who: fc.nat({ max: 8 }), at: nat, pays: fc.boolean() }),
  plan({ world, books }, { who, at, pays }) {
    const uid = PEOPLE[who]!;
    const offer = pick(books.samples, at);
    if (!offer) return undefined;
    const { name } = SHELF.find(({ sku }) => sku === offer.sku_id)!;
    return {
      says: `${nameOf(uid)} orders a sample of ${name}${pays ? ' and pays it by balance' : ''}`,
      async run() {
        const call = world.as(uid);
        const laid = await call(sampleApi.buy, { product_attr_unique: offer.sku_id });
        if (!laid.ok) return laid;
        const placed = await orderLines(call, [laid.value.cart_id]);
        if (!placed.ok || !pays) return placed;
        return call(paymentApi.pay, { group_id: placed.value.order_id, type: 'balance' });
      },
    };
  },
});

/** Whoever had a sample orders the same in bulk, whatever has become of the sample, and asks for its price to be taken off. */
const afterSample = act({
  name: 'order what was tried',
  weight: 6,
  args: fc.record({ at: nat, number: fc.integer({ min: 2, max: 4 }) }),
  plan({ world, books }, { at, number }) {
    const tried = books.lines
      .filter(({ kind }) => kind === 'sample')
      .flatMap((line) => {
        const order = books.orders.find((one) => one.order_id === line.order_id)!;
        return order.status === 'unpaid' || order.status === 'cancelled' ? [] : [{ line, uid: order.uid }];
      });
    const one = pick(tried, at);
    if (!one) return undefined;
    const { line, uid } = one;
    const { name, least } = SHELF.find(({ sku }) => sku === line.sku_id)!;
    return {
      says: `${nameOf(uid)} orders ${number * least} ${name} after a sample`,
      async run() {
        const call = world.as(uid);
        const goods = { product_attr_unique: line.sku_id, cart_num: number * least, is_new: 1 as const };
        const added = await call(cartApi.create, goods);
        return added.ok ? orderLines(call, [added.value.cart_id]) : added;
      },
    };
  },
});

const coupon = act({
  name: 'make a coupon',
  weight: 3,
  args: fc.record({
    at: fc.nat({ max: SHELF.length - 1 }),
    ofGoods: fc.boolean(),
    gift: fc.integer({ min: 0, max: 3 }),
    value: fc.integer({ min: 1, max: 6000 }),
    more: fc.integer({ min: 0, max: 40_000 }),
    count: fc.nat({ max: 5 }),
    opens: fc.integer({ min: 0, max: 3 }),
  }),
  plan({ world, books }, { at, ofGoods, gift, value, more, count, opens }) {
    const { sku, store } = SHELF[at]!;
    const { product_id } = books.skus.find((row) => row.sku_id === sku)!;
    const isGift = gift === 0;
    return {
      says: `${nameOf(seller(store))} makes a coupon ${isGift ? 'that orders bring ' : ''}of ${yuanText(value)} off ${yuanText(value + more)}${ofGoods ? ` for product ${product_id}` : ''}${opens ? ' and opens it' : ''}`,
      async run() {
        const call = world.as(seller(store));
        const made = await call(couponApi.storeCreate, {
          title: '优惠券',
          type: ofGoods ? 1 : 0,
          send_type: isGift ? 3 : 0,
          coupon_price: yuanText(value),
          use_min_price: yuanText(value + more),
          coupon_type: 0,
          coupon_time: 20,
          is_limited: count > 0,
          total_count: count,
          target_ids: ofGoods ? [product_id] : [],
          give_from: isGift ? yuanText(more) : '0',
        });
        return made.ok && opens ? call(couponApi.storeOpen, { ids: [made.value.coupon_id] }) : made;
      },
    };
  },
});

const takeDown = act({
  name: 'take an activity down',
  weight: 1,
  args: fc.record({ at: nat, dice: nat, byDesk: fc.boolean() }),
  plan({ world, books }, { at, dice, byDesk }) {
    const row = pick(
      books.activities.filter(({ status }) => status === 'approved'),
      at,
    );
    if (!row || dice % 3 !== 0) return undefined;
    const { activity_id: id } = row;
    const uid = byDesk ? DESKS[1]! : mostly(seller(row.mer_id), [901, 902, 903], dice);
    return {
      says: `${nameOf(uid)} takes ${row.kind} ${id} down`,
      run: () =>
        byDesk ? world.as(uid)(activityApi.takeDownAny, { id }) : world.as(uid)(activityApi.takeDown, { id }),
    };
  },
});

export const offering: Act[] = [
  flashSale,
  set,
  review,
  inActivity,
  sets,
  saveSamples,
  sample,
  afterSample,
  coupon,
  takeDown,
];
