// Inquiries of buyers, what stores quote for them, and orders at the quoted prices.
import fc from 'fast-check';
import { inquiryApi } from '#lib/contracts/inquiry.ts';
import { quotationApi } from '#lib/contracts/quotation.ts';
import { after, days } from '#lib/kernel/clock.ts';
import { act, mostly, nameOf, pick, seller, yuanText, type Act, type Walk } from '../act.ts';
import type { Quotation } from '../books.ts';
import { DESKS, SHELF } from '../world.ts';
import { orderLines, PEOPLE } from './buying.ts';

const nat = fc.nat({ max: 1023 });

const inquire = act({
  name: 'inquire',
  weight: 2,
  args: fc.record({
    who: fc.nat({ max: 8 }),
    wants: fc.uniqueArray(fc.nat({ max: SHELF.length - 1 }), { minLength: 1, maxLength: 3 }),
    number: fc.integer({ min: 1, max: 4 }),
    sealed: fc.integer({ min: 0, max: 5 }),
    forDays: fc.integer({ min: 2, max: 9 }),
  }),
  plan({ world }, { who, wants, number, sealed, forDays }) {
    const uid = PEOPLE[who]!;
    const items = wants.map((at) => ({ name: SHELF[at]!.name, num: number * SHELF[at]!.least, unit: '件' }));
    return {
      says: `${nameOf(uid)} inquires for ${items.map(({ num, name }) => `${num} ${name}`).join(' and ')}`,
      async run() {
        const kept = await world.as(uid)(inquiryApi.create, {
          title: '采购',
          items,
          sealed: sealed === 0,
          deadline: after(world.mall.clock.now(), days(forDays)).toISOString(),
          contact: '王工',
          phone: '13900000001',
          receive_area: ['13', '1304', '130408'],
        });
        return kept.ok && kept.value.status === 'pending'
          ? world.as(DESKS[0]!)(inquiryApi.approve, { id: kept.value.inquiry_id })
          : kept;
      },
    };
  },
});

const quotedName = ({ books }: Walk, quotation: Quotation): string =>
  `quotation ${books.quotations.indexOf(quotation) + 1} of store ${quotation.mer_id}`;

const quote = act({
  name: 'quote',
  weight: 14,
  args: fc.record({
    at: nat,
    store: fc.integer({ min: 1, max: 3 }),
    part: fc.integer({ min: 20, max: 150 }),
    withFreight: fc.boolean(),
    forDays: fc.integer({ min: 10, max: 25 }),
    again: fc.integer({ min: 0, max: 3 }),
  }),
  plan({ world, books }, { at, store, part, withFreight, forDays, again }) {
    const open = books.inquiries.filter(({ status }) => status === 'quoting');
    const inquiry = pick(open, at);
    if (!inquiry) return undefined;
    const items = books.inquiryItems
      .filter((item) => item.inquiry_id === inquiry.inquiry_id)
      .flatMap((item) => {
        const goods = SHELF.find((one) => one.store === store && one.name === item.name);
        if (!goods) return [];
        const price = yuanText(Math.max(Math.floor((goods.price * part) / 100), 1));
        return [{ item_id: item.item_id, price, num: item.quantity, product_attr_unique: goods.sku }];
      });
    const own = books.quotations.find(
      (row) => row.inquiry_id === inquiry.inquiry_id && row.mer_id === store && row.status !== 'withdrawn',
    );
    if (items.length === 0 || (own && again > 0)) return undefined;
    const offer = {
      items,
      freight_included: withFreight,
      lead_days: 5,
      valid_until: after(world.mall.clock.now(), days(forDays)).toISOString(),
    };
    const call = world.as(seller(store));
    return {
      says: `${nameOf(seller(store))} quotes ${own ? 'other prices ' : ''}for inquiry ${books.inquiries.indexOf(inquiry) + 1}: ${items.map(({ price }) => price).join(' and ')}`,
      run: () =>
        own
          ? call(quotationApi.update, { id: own.quotation_id, ...offer })
          : call(quotationApi.create, { inquiry_id: inquiry.inquiry_id, ...offer }),
    };
  },
});

/** An act on a quotation in one of these states. */
const onQuotation = (
  name: string,
  weight: number,
  states: readonly string[],
  who: (walk: Walk, quotation: Quotation) => number,
  does: (
    walk: Walk,
    quotation: Quotation,
    uid: number,
    dice: number,
  ) => ReturnType<NonNullable<ReturnType<Act['plan']>>['run']>,
): Act =>
  act({
    name,
    weight,
    args: fc.record({ at: nat, dice: nat }),
    plan(walk, { at, dice }) {
      const right = walk.books.quotations.filter(({ status }) => states.includes(status));
      // Now and then in a state that does not allow it.
      const quotation = pick(dice % 12 === 11 ? walk.books.quotations : right, at);
      if (!quotation) return undefined;
      const uid = mostly(who(walk, quotation), PEOPLE, dice);
      return {
        says: `${nameOf(uid)}: ${name}, ${quotedName(walk, quotation)}`,
        run: () => does(walk, quotation, uid, dice),
      };
    },
  });

const buyer = ({ books }: Walk, quotation: Quotation): number =>
  books.inquiries.find((row) => row.inquiry_id === quotation.inquiry_id)!.uid;

const steps = [
  onQuotation(
    'accepts a quotation',
    7,
    ['quoted', 'negotiating'],
    buyer,
    async ({ world, books }, row, uid, dice) => {
      const items = books.quotationItems.filter((item) => item.quotation_id === row.quotation_id);
      const some = dice % 3 === 0 ? { item_ids: items.slice(0, 1).map((item) => item.item_id) } : {};
      const taken = await world.as(uid)(quotationApi.accept, { id: row.quotation_id, ...some });
      return taken.ok && taken.value.cart_id.length > 0 && dice % 2 === 0
        ? orderLines(world.as(uid), taken.value.cart_id)
        : taken;
    },
  ),
  onQuotation('orders what was quoted', 6, ['accepted'], buyer, async ({ world, books }, row, uid, dice) => {
    const items = books.quotationItems
      .filter((item) => item.quotation_id === row.quotation_id)
      .map(({ item_id, quantity }) => ({
        item_id,
        num: Math.max(Math.floor((quantity * (88 + (dice % 25))) / 100), 1),
      }));
    const laid = await world.as(uid)(quotationApi.order, {
      id: row.quotation_id,
      ...(dice % 4 === 0 ? { items } : {}),
    });
    return laid.ok ? orderLines(world.as(uid), laid.value.cart_id) : laid;
  }),
  onQuotation('asks for another price', 1, ['quoted'], buyer, ({ world }, row, uid) =>
    world.as(uid)(quotationApi.negotiate, { id: row.quotation_id, note: 'Too dear' }),
  ),
  onQuotation('declines a quotation', 1, ['quoted', 'negotiating'], buyer, ({ world }, row, uid) =>
    world.as(uid)(quotationApi.reject, { id: row.quotation_id, reason: 'Too dear' }),
  ),
  onQuotation(
    'withdraws a quotation',
    1,
    ['quoted', 'negotiating'],
    (_, row) => seller(row.mer_id),
    ({ world }, row, uid) => world.as(uid)(quotationApi.withdraw, { id: row.quotation_id }),
  ),
];

export const quoting: Act[] = [inquire, quote, ...steps];
