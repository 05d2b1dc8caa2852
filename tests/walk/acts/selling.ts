// What stores and their riders do: prices, parcels, rides, hand-overs, invoices.
import fc from 'fast-check';
import { couponApi } from '#lib/contracts/coupon.ts';
import { deliveryApi, type RIDER_EVENTS } from '#lib/contracts/delivery.ts';
import { invoiceApi } from '#lib/contracts/invoice.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { COMPANY, invoiceNo, PERSON } from '../../support/invoice/invoice-steps.ts';
import {
  act,
  groupOf,
  linesOf,
  mostly,
  nameOf,
  partName,
  pick,
  seller,
  storeName,
  yuanText,
  type Act,
  type Walk,
} from '../act.ts';
import type { Invoice } from '../books.ts';
import { RIDER } from '../world.ts';
import { PEOPLE } from './buying.ts';

const nat = fc.nat({ max: 1023 });
const SELLERS = [901, 902, 903];

const reprice = act({
  name: 'lower a price',
  weight: 5,
  args: fc.record({
    at: nat,
    dice: nat,
    goods: fc.integer({ min: 0, max: 100 }),
    freight: fc.integer({ min: 0, max: 100 }),
  }),
  plan(walk, { at, dice, goods, freight }) {
    const { books, world, memory } = walk;
    const order = pick(
      books.orders.filter(({ status }) => status === 'unpaid'),
      at,
    );
    if (!order) return undefined;
    const uid = mostly(seller(order.mer_id), SELLERS, dice);
    const before = order.pay_price - order.freight;
    const price = {
      goods_price: yuanText(Math.floor((before * goods) / 100)),
      freight: yuanText(Math.floor((order.freight * freight) / 100)),
    };
    return {
      says: `${nameOf(uid)} lowers ${partName(walk, order)} from ${yuanText(before)} + ${yuanText(order.freight)} to ${price.goods_price} + ${price.freight}`,
      async run() {
        const result = await world.as(uid)(orderApi.reprice, { id: order.order_id, ...price });
        if (result.ok) memory.lowered.add(`${order.group_order_id}/${order.mer_id}`);
        return result;
      },
    };
  },
});

const ship = act({
  name: 'ship',
  weight: 10,
  args: fc.record({ at: nat, dice: nat, part: fc.boolean(), units: fc.integer({ min: 1, max: 12 }) }),
  plan(walk, { at, dice, part, units }) {
    const { books, world } = walk;
    const order = pick(
      books.orders.filter(({ status, delivery }) => status === 'to_ship' && delivery === 'express'),
      at,
    );
    if (!order) return undefined;
    const uid = mostly(seller(order.mer_id), SELLERS, dice);
    const line = pick(linesOf(books, order), dice)!;
    const num = Math.min(units, Math.max(line.refundable_num, 1));
    const lines = part ? { lines: [{ order_product_id: line.order_line_id, num }] } : {};
    const parcel = { id: order.order_id, courier: 'sf', tracking_no: 'SF100200300', confirm: true };
    return {
      says: `${nameOf(uid)} ships ${part ? `${num} of SKU ${line.sku_id} of ` : ''}${partName(walk, order)}`,
      run: () => world.as(uid)(orderApi.ship, { ...parcel, ...lines }),
    };
  },
});

const handOver = act({
  name: 'hand over',
  weight: 3,
  args: nat,
  plan(walk, at) {
    const order = pick(
      walk.books.orders.filter(({ status, delivery }) => status === 'to_ship' && delivery === 'pick_up'),
      at,
    );
    if (!order) return undefined;
    return {
      says: `${nameOf(order.uid)} fetches ${partName(walk, order)}`,
      async run() {
        const place = await walk.world.as(order.uid)(deliveryApi.pickUp, { id: order.order_id });
        if (!place.ok) return place;
        return walk.world.as(seller(order.mer_id))(orderApi.handOver, {
          code: place.value.code ?? '0000000000',
        });
      },
    };
  },
});

const callRider = act({
  name: 'call a rider',
  weight: 3,
  args: nat,
  plan(walk, at) {
    const order = pick(
      walk.books.orders.filter(({ status, delivery }) => status === 'to_ship' && delivery === 'city'),
      at,
    );
    if (!order) return undefined;
    return {
      says: `${nameOf(seller(order.mer_id))} calls a rider for ${partName(walk, order)}`,
      run: () => walk.world.as(seller(order.mer_id))(deliveryApi.callRider, { id: order.order_id }),
    };
  },
});

const NEXT: Record<string, readonly (typeof RIDER_EVENTS)[number][]> = {
  waiting: ['accept', 'accept', 'cancel'],
  to_fetch: ['arrive', 'arrive', 'cancel'],
  at_store: ['set_off', 'set_off', 'cancel'],
  under_way: ['deliver', 'deliver', 'bring_back'],
  returning: ['hand_back'],
};

const ride = act({
  name: 'ride',
  weight: 6,
  args: fc.record({ at: nat, dice: nat }),
  plan(walk, { at, dice }) {
    const { world, books } = walk;
    const row = pick(
      books.rides.filter(({ status }) => NEXT[status]),
      at,
    );
    if (!row) return undefined;
    const event = pick(NEXT[row.status]!, dice)!;
    const order = books.orders.find((one) => one.order_id === row.order_id)!;
    return {
      says: `The rider of ${partName(walk, order)}: ${event}`,
      async run() {
        const call = world.as(RIDER);
        if (event !== 'deliver')
          return call(deliveryApi.step, { id: row.delivery_id, event, reason: 'no_answer' });
        const seen = await world.as(order.uid)(deliveryApi.ride, { id: row.order_id });
        if (!seen.ok) return seen;
        const code = dice % 8 === 7 ? '0' : (seen.value.receive_code ?? '');
        return call(deliveryApi.step, { id: row.delivery_id, event, code });
      },
    };
  },
});

const cancelRide = act({
  name: 'call a ride off',
  weight: 1,
  args: nat,
  plan(walk, at) {
    const row = pick(
      walk.books.rides.filter(({ status }) => NEXT[status]),
      at,
    );
    if (!row) return undefined;
    return {
      says: `${nameOf(seller(row.mer_id))} calls a ride off`,
      run: () => walk.world.as(seller(row.mer_id))(deliveryApi.cancelRide, { id: row.order_id }),
    };
  },
});

const invoiceName = (walk: Walk, invoice: Invoice): string =>
  `invoice ${walk.books.invoices.indexOf(invoice) + 1} of ${storeName(invoice.mer_id)}`;

const askInvoice = act({
  name: 'ask for an invoice',
  weight: 4,
  args: fc.record({ at: nat, person: fc.boolean() }),
  plan(walk, { at, person }) {
    const { books, world } = walk;
    const order = pick(
      books.orders.filter((one) => groupOf(books, one).status === 'paid' && !one.parent_order_id),
      at,
    );
    if (!order) return undefined;
    return {
      says: `${nameOf(order.uid)} asks for an invoice for ${partName(walk, order)}`,
      run: () =>
        world.as(order.uid)(invoiceApi.apply, { id: order.order_id, ...(person ? PERSON : COMPANY) }),
    };
  },
});

const number = (walk: Walk): string => {
  walk.memory.serial += 1;
  return invoiceNo(walk.memory.serial);
};

const issue = act({
  name: 'issue an invoice',
  weight: 5,
  args: nat,
  plan(walk, at) {
    const invoice = pick(
      walk.books.invoices.filter(({ status }) => ['requested', 'reissuing'].includes(status)),
      at,
    );
    if (!invoice) return undefined;
    const uid = seller(invoice.mer_id);
    return {
      says: `${nameOf(uid)} issues ${invoiceName(walk, invoice)}`,
      run: () => {
        const input = { id: invoice.invoice_id, receipt_no: number(walk) };
        const red = invoice.status === 'reissuing' ? { red_no: number(walk) } : {};
        return walk.world.as(uid)(invoiceApi.issue, { ...input, ...red });
      },
    };
  },
});

const changeInvoice = act({
  name: 'change an invoice',
  weight: 3,
  args: fc.record({ at: nat, how: fc.constantFrom('withdraw', 'reissue', 'refuse', 'red', 'red', 'merge') }),
  plan(walk, { at, how }) {
    const { books, world } = walk;
    const invoice = pick(
      books.invoices.filter(({ status, needs_red_letter: red }) =>
        how === 'red' ? red : ['requested', 'issued', 'reissuing'].includes(status),
      ),
      at,
    );
    if (!invoice) return undefined;
    const { invoice_id: id, mer_id: merId } = invoice;
    const others = books.invoices.filter(
      (one) => one !== invoice && one.mer_id === merId && one.status === 'requested',
    );
    if (how === 'merge' && others.length === 0) return undefined;
    const byStore = ['refuse', 'red', 'merge'].includes(how);
    const uid = byStore ? seller(merId) : invoice.uid;
    return {
      says: `${nameOf(uid)}: ${how} ${invoiceName(walk, invoice)}`,
      run: () => {
        const call = world.as(uid);
        if (how === 'withdraw') return call(invoiceApi.withdraw, { id });
        if (how === 'reissue') return call(invoiceApi.reissue, { id, ...PERSON, reason: 'Wrong name' });
        if (how === 'refuse') return call(invoiceApi.refuse, { id, reason: 'Right as it is' });
        if (how === 'red') return call(invoiceApi.redLetter, { id, red_no: number(walk) });
        return call(invoiceApi.merge, { ids: [id, ...others.map((one) => one.invoice_id)].slice(0, 4) });
      },
    };
  },
});

const closeOffer = act({
  name: 'close a coupon',
  weight: 1,
  args: nat,
  plan({ world, books }, at) {
    const offer = pick(
      books.offers.filter(({ mer_id: merId }) => merId > 0),
      at,
    );
    if (!offer) return undefined;
    const { coupon_id: id, status } = offer;
    const call = world.as(seller(offer.mer_id));
    return {
      says: `${nameOf(seller(offer.mer_id))} ${status === 'open' ? 'closes' : 'opens'} coupon ${id}`,
      run: () =>
        status === 'open'
          ? call(couponApi.storeClose, { ids: [id] })
          : call(couponApi.storeOpen, { ids: [id] }),
    };
  },
});

/** A buyer asks the store to ship; nothing in the books moves. */
const remind = act({
  name: 'ask to ship',
  weight: 1,
  args: nat,
  plan(walk, at) {
    const order = pick(
      walk.books.orders.filter(({ status }) => status === 'to_ship'),
      at,
    );
    if (!order) return undefined;
    const uid = mostly(order.uid, PEOPLE, at);
    return {
      says: `${nameOf(uid)} asks when ${partName(walk, order)} is shipped`,
      run: () => walk.world.as(uid)(orderApi.remind, { id: order.order_id }),
    };
  },
});

export const selling: Act[] = [
  reprice,
  ship,
  handOver,
  callRider,
  ride,
  cancelRide,
  askInvoice,
  issue,
  changeInvoice,
  closeOffer,
  remind,
];
