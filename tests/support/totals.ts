import { expect } from 'vitest';
import { sumFen } from '#lib/kernel/money.ts';
import type { PricedCheckout, PricedLine, Totals } from '#lib/domain/trade/pricing/index.ts';

/** The money of one line; an order line read back from the database has the same shape. */
type LineMoney = Pick<
  PricedLine,
  | 'listTotal'
  | 'total'
  | 'memberDiscount'
  | 'productCoupon'
  | 'storeCoupon'
  | 'platformCoupon'
  | 'points'
  | 'pointsAmount'
  | 'paid'
  | 'freight'
>;

export interface OrderMoney extends Totals {
  stores: readonly (Totals & { lines: readonly LineMoney[] })[];
}

const SUMS = [
  'listTotal',
  'memberDiscount',
  'productCoupon',
  'storeCoupon',
  'platformCoupon',
  'points',
  'pointsAmount',
  'freight',
] as const;

/**
 * Every money test ends with this: no part below zero, every line pays what its parts say, every sum is the
 * sum of its parts, and lines + freight − discounts = payable, in each store and in the group order.
 */
export function expectTotalsAddUp(order: OrderMoney | PricedCheckout): void {
  for (const store of order.stores) {
    for (const line of store.lines) expectLineAddsUp(line);
    expectSumsOf(store, store.lines);
    expect(store.payable).toBe(sumFen(store.lines.map((line) => line.paid)) + store.freight);
  }
  expectSumsOf(order, order.stores);
  for (const key of ['payable', 'payNow', 'balance'] as const) {
    expect({ [key]: order[key] }).toEqual({ [key]: sumFen(order.stores.map((store) => store[key])) });
  }
}

function expectLineAddsUp(line: LineMoney): void {
  const keys = [...SUMS, 'total', 'paid'] as const;
  expect(keys.filter((key) => !Number.isSafeInteger(line[key]) || line[key] < 0)).toEqual([]);
  expect(line.total).toBe(line.listTotal - line.memberDiscount);
  const discounts = line.productCoupon + line.storeCoupon + line.platformCoupon + line.pointsAmount;
  expect(line.paid).toBe(line.total - discounts);
}

function expectSumsOf(whole: Totals, parts: readonly Pick<Totals, (typeof SUMS)[number]>[]): void {
  for (const key of SUMS) {
    expect({ [key]: whole[key] }).toEqual({ [key]: sumFen(parts.map((part) => part[key])) });
  }
  expect(whole.discount).toBe(
    whole.memberDiscount + whole.productCoupon + whole.storeCoupon + whole.platformCoupon,
  );
  expect(whole.payable).toBe(whole.listTotal - whole.discount - whole.pointsAmount + whole.freight);
  expect(whole.payNow + whole.balance).toBe(whole.payable);
  expect(whole.payNow).toBeGreaterThanOrEqual(0);
  expect(whole.balance).toBeGreaterThanOrEqual(0);
}
