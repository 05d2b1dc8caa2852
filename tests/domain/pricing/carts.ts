import * as fc from 'fast-check';
import type {
  CheckoutInput,
  CheckoutLine,
  Coupon,
  FreightTemplate,
  PointsTerms,
  StoreTerms,
} from '#lib/domain/trade/pricing/index.ts';
import { A, ADDRESS, B, C } from './fixture.ts';

/** Small worlds: three stores, four products each, so that lines, coupons and templates often meet. */
const MERCHANTS = [A, B, C];
const merId = fc.constantFrom(...MERCHANTS);
const categoryId = fc.constantFrom(1, 2, 3);
const productNumber = fc.integer({ min: 1, max: 4 });
const money = fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 500_000_00 }));
const permille = fc.integer({ min: -1, max: 1000 });
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined });

const cartLine = fc
  .record({
    merId,
    product: productNumber,
    quantity: fc.oneof(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 9_999 })),
    price: money,
    steps: fc.array(fc.record({ start: fc.integer({ min: 2, max: 500 }), price: money }), { maxLength: 3 }),
    mixedBatch: fc.boolean(),
    memberPrice: maybe(money),
    quotedPrice: fc.option(money, { nil: undefined, freq: 5 }),
    categoryId,
    weightG: fc.integer({ min: 0, max: 90_000 }),
    volumeCm3: fc.integer({ min: 0, max: 90_000 }),
    freightTemplateId: maybe(fc.constantFrom(1, 2)),
    deliveryFree: fc.boolean(),
    pointsRate: permille,
  })
  .map(({ product, steps, categoryId: leaf, ...rest }): Omit<CheckoutLine, 'lineId' | 'skuId'> => ({
    ...rest,
    productId: rest.merId * 10 + product,
    tiers: [{ start: 1, price: rest.price }, ...steps.toSorted((a, b) => a.start - b.start)],
    categoryPath: [9, leaf],
    rule: {},
    stock: 10_000_000,
  }));

const lines = fc
  .array(cartLine, { minLength: 1, maxLength: 8 })
  .map((list) => list.map((line, index): CheckoutLine => ({ ...line, lineId: `l${index}`, skuId: index })));

const couponKind = fc.oneof(
  fc.record({
    kind: fc.constant('product' as const),
    merId,
    products: fc.uniqueArray(productNumber, { minLength: 1 }),
  }),
  fc.record({ kind: fc.constant('store' as const), merId }),
  fc.record({ kind: fc.constant('general' as const) }),
  fc.record({ kind: fc.constant('category' as const), categoryIds: fc.uniqueArray(categoryId) }),
  fc.record({ kind: fc.constant('cross_store' as const), merIds: fc.uniqueArray(merId) }),
);

const coupons = fc
  .array(fc.tuple(couponKind, fc.record({ value: money, threshold: fc.oneof(fc.constant(0), money) })), {
    maxLength: 8,
  })
  .map((list) =>
    list.map(([kind, amounts], index): Coupon => {
      const couponId = `k${index}`;
      if (kind.kind !== 'product') return { ...kind, ...amounts, couponId };
      const { products, ...rest } = kind;
      return { ...rest, ...amounts, couponId, productIds: products.map((n) => kind.merId * 10 + n) };
    }),
  );

const area = fc.constantFrom('31', '3101', ...ADDRESS, '440000');
const cities = fc.uniqueArray(area, { maxLength: 3 });
const count = fc.integer({ min: 0, max: 50_000 });

function template(freightTemplateId: number): fc.Arbitrary<FreightTemplate> {
  return fc.record({
    freightTemplateId: fc.constant(freightTemplateId),
    chargeType: fc.constantFrom('pieces', 'weight', 'volume'),
    rules: fc.array(
      fc.record({
        cities,
        first: count,
        firstPrice: fc.integer({ min: 0, max: 500_00 }),
        continue: count,
        continuePrice: fc.integer({ min: 0, max: 5_00 }),
      }),
      { maxLength: 3 },
    ),
    freeRules: fc.array(fc.record({ cities, number: count, price: money }), { maxLength: 2 }),
    undelivery: fc.constantFrom('none', 'listed', 'only_ruled'),
    undeliveredCities: fc.uniqueArray(area, { maxLength: 2 }),
  });
}

const terms = (id: number): fc.Arbitrary<StoreTerms> =>
  fc.record({
    merId: fc.constant(id),
    pickUp: fc.option(fc.boolean(), { nil: false, freq: 3 }),
    freeFreightFrom: fc.option(money, { nil: null }),
    couponsWithMemberPrice: fc.boolean(),
    pointsRate: fc.integer({ min: 0, max: 1000 }),
  });

const points: fc.Arbitrary<PointsTerms> = fc.record({
  balance: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 100_000_000 })),
  use: fc.boolean(),
  perYuan: fc.constantFrom(100, 100, 1, 3, 1000),
  capPermille: fc.constantFrom(200, 1000),
});

/** Any cart of normal goods, priced with whatever coupons the buyer holds. */
export const anyCheckout: fc.Arbitrary<CheckoutInput> = fc.record({
  lines,
  stores: fc.tuple(...MERCHANTS.map(terms)),
  templates: fc.tuple(template(1), template(2)),
  address: fc.option(fc.constant(ADDRESS), { nil: undefined, freq: 9 }),
  coupons,
  points: maybe(points),
  amountMaximum: fc.constant(Number.MAX_SAFE_INTEGER),
});
