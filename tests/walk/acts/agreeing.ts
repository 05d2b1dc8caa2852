// Prices that stores agree upon with one buyer, with the company or with a group of customers, and their end.
import fc from 'fast-check';
import { customerApi } from '#lib/contracts/customer.ts';
import { favouriteApi } from '#lib/contracts/favourite.ts';
import { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import { priceListApi } from '#lib/contracts/price-list.ts';
import { after, days, shanghaiDay } from '#lib/kernel/clock.ts';
import { act, nameOf, pick, seller, yuanText, type Act } from '../act.ts';
import { BUYERS, FIRM_NAME, OWNER, phoneOf, SHELF, type World } from '../world.ts';

const nat = fc.nat({ max: 1023 });
/** A buyer's phone or the company's name, by which a store knows its customer. */
const COMPANY = { uid: OWNER, who: FIRM_NAME, name: 'the company' };
/** The company buys most. */
const CUSTOMERS = [
  ...BUYERS.map((uid) => ({ uid, who: phoneOf(uid), name: nameOf(uid) })),
  COMPANY,
  COMPANY,
  COMPANY,
];

/** A store finds a buyer who has turned to it: each follows it first. */
async function writeDown(world: World, store: number, { uid, who }: typeof COMPANY) {
  await world.as(uid)(favouriteApi.create, { type_id: store, type: FAVOURITE_TYPES.store });
  return world.as(seller(store))(customerApi.add, { who, note: '' });
}

const agree = act({
  name: 'agree upon a price',
  weight: 9,
  args: fc.record({
    at: fc.nat({ max: SHELF.length - 1 }),
    to: fc.nat({ max: CUSTOMERS.length + 2 }),
    part: fc.integer({ min: 40, max: 105 }),
    least: fc.integer({ min: 0, max: 3 }),
    off: fc.nat({ max: 1 }),
    forDays: fc.nat({ max: 20 }),
  }),
  plan({ world }, { at, to, part, least, off, forDays }) {
    const { sku, store, least: step, name, price } = SHELF[at]!;
    const customer = CUSTOMERS[to];
    const called = world.designations.get(sku)!;
    const isAll = off === 0 && part < 100;
    const fen = Math.floor((price * part) / 100);
    const lines = isAll
      ? `*\t-${100 - part}%\t${least * step || 1}`
      : `${called}\t${yuanText(fen)}\t${least * step || 1}`;
    const what = isAll ? `everything at ${part} %` : `${name} at ${yuanText(fen)}`;
    return {
      says: `${nameOf(seller(store))} sells ${what} to ${customer?.name ?? 'its group'} from ${least * step || 1} on, for ${forDays} days`,
      async run() {
        const call = world.as(seller(store));
        const known = customer && (await writeDown(world, store, customer));
        if (known && !known.ok) return known;
        return call(priceListApi.create, {
          name: '协议',
          customer: known?.value.customer ?? `group:${store}`,
          lines,
          to: shanghaiDay(after(world.mall.clock.now(), days(forDays))),
        });
      },
    };
  },
});

const regroup = act({
  name: 'put a customer into a group',
  weight: 3,
  args: fc.record({
    store: fc.integer({ min: 1, max: 3 }),
    to: fc.nat({ max: CUSTOMERS.length - 1 }),
    out: fc.nat({ max: 3 }),
  }),
  plan({ world }, { store, to, out }) {
    const customer = CUSTOMERS[to]!;
    const { name } = customer;
    return {
      says: `${nameOf(seller(store))} ${out ? 'puts' : 'takes'} ${name} ${out ? 'into' : 'out of'} its group`,
      async run() {
        const call = world.as(seller(store));
        const known = await writeDown(world, store, customer);
        if (!known.ok) return known;
        return call(customerApi.setGroup, {
          customers: [known.value.customer],
          group_id: out ? store : 0,
        });
      },
    };
  },
});

const end = act({
  name: 'end a price list',
  weight: 3,
  args: nat,
  plan({ world, books }, at) {
    const list = pick(
      books.priceLists.filter(({ ended_at: ended }) => !ended),
      at,
    );
    if (!list) return undefined;
    return {
      says: `${nameOf(seller(list.mer_id))} ends price list ${list.price_list_id}`,
      run: () => world.as(seller(list.mer_id))(priceListApi.end, { id: list.price_list_id }),
    };
  },
});

const change = act({
  name: 'change an agreed price',
  weight: 2,
  args: fc.record({ at: nat, off: fc.integer({ min: 1, max: 60 }), drop: fc.nat({ max: 4 }) }),
  plan({ world, books }, { at, off, drop }) {
    const open = new Map(
      books.priceLists.filter((list) => !list.ended_at).map((list) => [list.price_list_id, list]),
    );
    const line = pick(
      books.priceLines.filter((one) => open.has(one.price_list_id)),
      at,
    );
    if (!line) return undefined;
    const { price_list_line_id: id, price_list_id: listId } = line;
    const call = world.as(seller(open.get(listId)!.mer_id));
    return {
      says: `a line of price list ${listId} is ${drop === 0 ? 'dropped' : `set to ${off} % off`}`,
      run: () =>
        drop === 0
          ? call(priceListApi.dropLines, { ids: [id] })
          : call(priceListApi.setPrice, { id, price: `-${off}%` }),
    };
  },
});

export const agreeing: Act[] = [agree, regroup, end, change];
