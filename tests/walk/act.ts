// What somebody may do in a walk: drawn with its arguments, planned on what the books say, told in a sentence.
import type { Arbitrary } from 'fast-check';
import type { Result } from '#lib/kernel/result.ts';
import type { Books, Group, Line, Order } from './books.ts';
import { OWNER, TEAM, type World } from './world.ts';

/** What the walk has seen itself and no table has to tell: the other half of the questions. */
export interface Memory {
  /** What each has repaid of bills out of a balance. */
  repaid: Map<number, number>;
  /** Orders whose price their store has lowered, by group and store. */
  lowered: Set<string>;
  /** Units that came back on the shelf, by SKU, and of activities, by activity. */
  returned: Map<number, number>;
  returnedSales: Map<number, number>;
  /** Whole sets that came back, by set. */
  returnedSets: Map<number, number>;
  /** Units of activities that came back, of sets whole ones, by activity and account. */
  returnedOf: Map<string, number>;
  /** What samples have taken off orders, by group, store and SKU. */
  credits: Map<string, number>;
  /** Every price that there ever was for a sample, by SKU. */
  samplePrices: Set<string>;
  /** Orders whose prices were looked at when they were placed. */
  priced: Set<string>;
  /** Every claim of a coupon that there ever was, and its coupon. */
  claims: Map<string, number>;
  /** Who was ever in the company. */
  colleagues: Set<number>;
  /** Who owns the company by the will of those who did. */
  owner: number;
  /** What each store has paid as its deposit and not got back. */
  deposits: Map<number, number>;
  /** Serial numbers of bank slips and invoices. */
  serial: number;
}

export interface Walk {
  world: World;
  books: Books;
  /** What the books said before the last act. */
  before: Books;
  memory: Memory;
}

interface Plan {
  /** "Buyer 3 pays order 2 by balance". */
  says: string;
  run(): Promise<Result<unknown, string> | string>;
}

export interface Act<A = unknown> {
  name: string;
  /** How often it is drawn, against the others. */
  weight: number;
  args: Arbitrary<A>;
  /** Undefined while there is nothing to do it with. */
  plan(walk: Walk, args: A): Plan | undefined;
}

export const act = <A>(one: Act<A>): Act => one as unknown as Act;

export const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)];

export const nameOf = (uid: number): string =>
  uid > 960
    ? `Finance of store ${uid - 960}`
    : uid > 950
      ? `Desk ${uid - 950}`
      : uid > 900
        ? `Store ${uid - 900}`
        : TEAM.includes(uid)
          ? ['The owner', 'The purchaser', 'The approver', 'The finance person'][TEAM.indexOf(uid)]!
          : `Buyer ${uid}`;
export const storeName = (merId: number): string => `store ${merId}`;
export const seller = (merId: number): number => 900 + merId;
/** Whoever keeps the money of a store beside its owner. */
export const colleague = (merId: number): number => 960 + merId;

/** "order 2", by the order in which they were placed. */
export const orderName = ({ books }: Walk, groupId: string): string =>
  `order ${books.groups.findIndex((group) => group.group_order_id === groupId) + 1}`;
export const partName = (walk: Walk, order: Order): string => {
  const child = order.parent_order_id ? ' (a parcel)' : '';
  return `${orderName(walk, order.group_order_id)} of ${storeName(order.mer_id)}${child}`;
};
export const yuanText = (fen: number): string => (fen / 100).toFixed(2);

export const linesOf = (books: Books, order: Pick<Order, 'order_id'>): Line[] =>
  books.lines.filter((line) => line.order_id === order.order_id);
export const groupOf = (books: Books, order: Pick<Order, 'group_order_id'>): Group =>
  books.groups.find((group) => group.group_order_id === order.group_order_id)!;

/** Who owns the company now. */
export const ownerOf = ({ companies }: Books): number => companies[0]?.applicant_uid ?? OWNER;

/** Whoever should act, or now and then somebody else. */
export const mostly = (uid: number, others: readonly number[], dice: number): number =>
  dice % 16 === 15 ? pick(others, dice >> 4)! : uid;
