// Refunds: asked for, agreed, refused, sent back, called off, appealed; and deposits by goodwill.
import fc from 'fast-check';
import { presaleApi } from '#lib/contracts/presale.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import type { Result } from '#lib/kernel/result.ts';
import {
  act,
  linesOf,
  mostly,
  nameOf,
  orderName,
  partName,
  pick,
  seller,
  yuanText,
  type Act,
  type Walk,
} from '../act.ts';
import type { Refund } from '../books.ts';
import { DESKS } from '../world.ts';
import { PEOPLE } from './buying.ts';

const nat = fc.nat({ max: 1023 });
const PAID = ['to_ship', 'to_receive', 'to_review', 'done'];

const refundName = (walk: Walk, refund: Refund): string =>
  `refund ${walk.books.refunds.indexOf(refund) + 1} (${orderName(walk, refund.group_order_id)})`;

const apply = act({
  name: 'ask for a refund',
  weight: 12,
  args: fc.record({
    at: nat,
    dice: nat,
    units: fc.integer({ min: 1, max: 12 }),
    whole: fc.boolean(),
    returns: fc.boolean(),
    less: fc.constantFrom(0, 0, 0, 0, 1, 101),
  }),
  plan(walk, { at, dice, units, whole, returns, less }) {
    const { books, world } = walk;
    const open = books.orders.filter(
      (order) => PAID.includes(order.status) && linesOf(books, order).some((line) => line.refundable_num > 0),
    );
    const order = pick(open, at);
    if (!order) return undefined;
    const left = linesOf(books, order).filter((line) => line.refundable_num > 0);
    const line = pick(left, dice)!;
    const uid = mostly(order.uid, PEOPLE, dice);
    const isReturn = returns && order.status !== 'to_ship';
    const num = Math.min(units, line.refundable_num);
    const most = Math.floor((line.pay_price * num) / line.quantity);
    const wish = {
      id: order.order_id,
      refund_type: isReturn ? ('return' as const) : ('money' as const),
      refund_message: 'other',
    };
    const what = whole ? 'everything' : `${num} of SKU ${line.sku_id}`;
    const price = !whole && less > 0 && most > less ? { refund_price: yuanText(most - less) } : {};
    return {
      says: `${nameOf(uid)} asks for ${isReturn ? 'a return' : 'money'} for ${what} of ${partName(walk, order)}${
        price.refund_price ? `, ${price.refund_price} only` : ''
      }`,
      run: () =>
        world.as(uid)(
          refundApi.apply,
          whole
            ? { ...wish, type: 'batch', ids: left.map((one) => one.order_line_id) }
            : { ...wish, type: 'single', ids: [line.order_line_id], num, ...price },
        ),
    };
  },
});

/** A sample is sent back, also one that was taken off an order of the same goods. */
const sampleBack = act({
  name: 'ask for a refund of a sample',
  weight: 5,
  args: fc.record({ at: nat }),
  plan({ world, books }, { at }) {
    const open = books.orders
      .filter(({ status }) => PAID.includes(status))
      .flatMap((order) => linesOf(books, order).map((line) => ({ order, line })))
      .filter(({ line }) => line.kind === 'sample' && line.refundable_num > 0);
    const found = pick(open, at);
    if (!found) return undefined;
    const { order, line } = found;
    const wish = { refund_type: 'money' as const, refund_message: 'other', type: 'single' as const };
    return {
      says: `${nameOf(order.uid)} asks for money for a sample of SKU ${line.sku_id}`,
      run: () =>
        world.as(order.uid)(refundApi.apply, {
          ...wish,
          id: order.order_id,
          ids: [line.order_line_id],
          num: 1,
        }),
    };
  },
});

/** An act on a refund in one of these states. */
const onRefund = (
  name: string,
  weight: number,
  states: readonly string[],
  who: (refund: Refund, dice: number) => number,
  does: (walk: Walk, refund: Refund, uid: number) => Promise<Result<unknown, string>>,
): Act =>
  act({
    name,
    weight,
    args: fc.record({ at: nat, dice: nat }),
    plan(walk, { at, dice }) {
      const right = walk.books.refunds.filter(({ status }) => states.includes(status));
      // Now and then in a state that does not allow it.
      const refund = pick(dice % 12 === 11 ? walk.books.refunds : right, at);
      if (!refund) return undefined;
      const uid = who(refund, dice);
      return {
        says: `${nameOf(uid)}: ${name}, ${refundName(walk, refund)}`,
        run: () => does(walk, refund, uid),
      };
    },
  });

const buyer = (refund: Refund, dice: number): number => mostly(refund.uid, PEOPLE, dice);
const store = (refund: Refund, dice: number): number => mostly(seller(refund.mer_id), [901, 902, 903], dice);
const desk = (_: Refund, dice: number): number => DESKS[dice % 2]!;

const steps = [
  onRefund('agrees to a refund', 10, ['reviewing'], store, ({ world }, { refund_order_id: id }, uid) =>
    world.as(uid)(refundApi.agree, { id }),
  ),
  onRefund(
    'refuses a refund',
    3,
    ['reviewing', 'returning'],
    store,
    ({ world }, { refund_order_id: id }, uid) => world.as(uid)(refundApi.refuse, { id, reason: 'No' }),
  ),
  onRefund('sends goods back', 5, ['to_return'], buyer, ({ world }, { refund_order_id: id }, uid) =>
    world.as(uid)(refundApi.sendBack, { id, delivery_type: 'sf', delivery_id: 'SF100200300' }),
  ),
  onRefund('has goods back', 5, ['returning'], store, ({ world }, { refund_order_id: id }, uid) =>
    world.as(uid)(refundApi.receive, { id }),
  ),
  onRefund(
    'calls a refund off',
    2,
    ['reviewing', 'to_return'],
    buyer,
    ({ world }, { refund_order_id: id }, uid) => world.as(uid)(refundApi.cancel, { id }),
  ),
  onRefund('offers part of it', 4, ['reviewing', 'returning'], store, ({ world }, refund, uid) => {
    const { refund_order_id: id, amount, freight } = refund;
    return world.as(uid)(refundApi.offer, {
      id,
      refund_price: yuanText(amount + freight - 1),
      reason: 'Part',
    });
  }),
  onRefund('accepts what is offered', 6, ['offered'], buyer, ({ world }, { refund_order_id: id }, uid) =>
    world.as(uid)(refundApi.answer, { id, agree: true }),
  ),
  onRefund('declines what is offered', 2, ['offered'], buyer, ({ world }, { refund_order_id: id }, uid) =>
    world.as(uid)(refundApi.answer, { id, agree: false }),
  ),
  onRefund('offers one piece less', 3, ['reviewing', 'returning'], store, ({ world }, refund, uid) =>
    world.as(uid)(refundApi.offer, {
      id: refund.refund_order_id,
      num: Math.max(refund.num - 1, 1),
      reason: 'Part',
    }),
  ),
  onRefund('appeals', 3, ['refused'], buyer, ({ world }, { refund_order_id: id }, uid) =>
    world.as(uid)(refundApi.appeal, { id, mark: 'Unfair' }),
  ),
  onRefund('grants an appeal', 3, ['arbitrating'], desk, ({ world }, { refund_order_id: id }, uid) =>
    world.as(uid)(refundApi.decide, { id, agree: true, reason: 'So be it' }),
  ),
  onRefund('turns an appeal down', 1, ['arbitrating'], desk, ({ world }, { refund_order_id: id }, uid) =>
    world.as(uid)(refundApi.decide, { id, agree: false, reason: 'No' }),
  ),
];

/** An order that its store may call off, and now and then any other. */
const toShip = (walk: Walk, at: number, dice: number) =>
  pick(
    walk.books.orders.filter(({ status }) => status === 'to_ship' || dice % 12 === 11),
    at,
  );

const callOff = act({
  name: 'calls an order off',
  weight: 3,
  args: fc.record({ at: nat, dice: nat }),
  plan(walk, { at, dice }) {
    const order = toShip(walk, at, dice);
    if (!order) return undefined;
    const uid = mostly(seller(order.mer_id), [901, 902, 903], dice);
    return {
      says: `${nameOf(uid)} offers to call off ${partName(walk, order)}`,
      run: () => walk.world.as(uid)(refundApi.callOff, { id: order.order_id, reason: 'Sold out' }),
    };
  },
});

const endOrder = act({
  name: 'call an order off for its store',
  weight: 2,
  args: fc.record({ at: nat, dice: nat }),
  plan(walk, { at, dice }) {
    const order = toShip(walk, at, dice);
    if (!order) return undefined;
    const input = { id: order.order_id, reason: 'The store is silent' };
    return {
      says: `the platform calls ${partName(walk, order)} off`,
      run: () => walk.world.as(DESKS[0]!)(refundApi.callOffForStore, input),
    };
  },
});

const goodwill = act({
  name: 'give a deposit back',
  weight: 2,
  args: fc.record({ at: nat, byDesk: fc.boolean() }),
  plan(walk, { at, byDesk }) {
    const row = pick(
      walk.books.presales.filter(({ status }) => ['due', 'closed', 'paid'].includes(status)),
      at,
    );
    if (!row) return undefined;
    const uid = byDesk ? DESKS[0]! : seller(row.mer_id);
    const input = { id: row.order_id, reason: 'Goodwill' };
    return {
      says: `${nameOf(uid)} gives the deposit of ${orderName(walk, row.group_order_id)} back`,
      run: () =>
        byDesk
          ? walk.world.as(uid)(presaleApi.platformGiveBack, input)
          : walk.world.as(uid)(presaleApi.giveBack, input),
    };
  },
});

export const returning: Act[] = [apply, sampleBack, ...steps, callOff, endOrder, goodwill];
