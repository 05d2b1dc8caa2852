import { expect } from 'vitest';
import type { Result } from '#lib/kernel/result.ts';
import type {
  CheckoutInput,
  CheckoutLine,
  FreightTemplate,
  PricedLine,
  RefundableLine,
  StoreTerms,
} from '#lib/domain/trade/pricing/index.ts';

export const A = 1;
export const B = 2;
export const C = 3;

const numbers = new Map<string, number>();

/** A product's or category's number by a name that reads well in a test. */
export function numberOf(name: string): number {
  if (!numbers.has(name)) numbers.set(name, numbers.size + 1);
  return numbers.get(name)!;
}

/** A line of store A with nothing special; every test says only what it is about. */
export function line(change: Partial<CheckoutLine> & { lineId: string }): CheckoutLine {
  return {
    merId: A,
    productId: numberOf(change.lineId),
    skuId: numberOf(change.lineId),
    quantity: 1,
    price: 100_00,
    rule: {},
    stock: 1_000_000,
    categoryPath: [],
    weightG: 1_000,
    volumeCm3: 1_000,
    pointsRate: -1,
    ...change,
  };
}

export function store(merId: number, change: Partial<StoreTerms> = {}): StoreTerms {
  return { merId, pointsRate: 200, freeFreightFrom: null, ...change };
}

/** Freight of `price` for any number of pieces. */
export function flat(
  freightTemplateId: number,
  price: number,
  change: Partial<FreightTemplate> = {},
): FreightTemplate {
  return {
    freightTemplateId,
    chargeType: 'pieces',
    rules: [{ cities: [], first: 1_000_000, firstPrice: price, continue: 1, continuePrice: 0 }],
    freeRules: [],
    undelivery: 'none',
    undeliveredCities: [],
    ...change,
  };
}

export const ADDRESS = ['310000', '310100', '310115', '310115001'];

export function checkout(change: Partial<CheckoutInput> & Pick<CheckoutInput, 'lines'>): CheckoutInput {
  const merIds = [...new Set(change.lines.map(({ merId }) => merId))];
  return {
    stores: merIds.map((merId) => store(merId)),
    templates: [],
    address: ADDRESS,
    coupons: [],
    ...change,
  };
}

/** The value of a result that must be one. */
export function valueOf<T>(result: Result<T, string>): T {
  expect(result).toMatchObject({ ok: true });
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

/** The code and field of a result that must be a refusal. */
export function refusalOf(result: Result<unknown, string>): string {
  expect(result).toMatchObject({ ok: false });
  if (result.ok) throw new Error('It was not refused');
  return [result.failure.code, result.failure.field].filter(Boolean).join(' ');
}

export function refundable(paid: PricedLine): RefundableLine {
  return {
    quantity: paid.quantity,
    amount: paid.paid,
    freight: paid.freight,
    points: paid.points,
    platformCoupon: paid.platformCoupon,
    refunded: { quantity: 0, amount: 0, freight: 0, points: 0, platformCoupon: 0 },
  };
}
