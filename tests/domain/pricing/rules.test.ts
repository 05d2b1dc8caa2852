// The rules of money, computed a second time in the plainest way and compared with any cart.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceCheckout } from '#lib/domain/trade/pricing/index.ts';
import type {
  CheckoutInput,
  FreightTemplate,
  PricedCheckout,
  PricedLine,
  StoreTerms,
} from '#lib/domain/trade/pricing/index.ts';
import { sumFen } from '#lib/kernel/money.ts';
import { expectTotalsAddUp } from '../../support/totals.ts';
import { anyCheckout } from './carts.ts';
import { A, checkout, flat, line, store, valueOf } from './fixture.ts';

const RUNS = 1_000;
const forAnyCart = (seed: number, rule: (input: CheckoutInput, priced: PricedCheckout) => void): void =>
  fc.assert(
    fc.property(anyCheckout, (input) => rule(input, valueOf(priceCheckout(input)))),
    { numRuns: RUNS, seed },
  );

const termsOf = (input: CheckoutInput, merId: number): StoreTerms =>
  input.stores.find((one) => one.merId === merId)!;
const afterStore = (row: PricedLine): number => row.total - row.productCoupon - row.storeCoupon;
const afterAll = (row: PricedLine): number => afterStore(row) - row.platformCoupon;
const takesCoupons = (row: PricedLine, terms: StoreTerms): boolean =>
  row.priceKind !== 'quotation' && (row.priceKind !== 'member' || terms.couponsWithMemberPrice === true);

describe('coupons in any cart', () => {
  it('reach their thresholds: of the product, of the store before product coupons, of all stores after both', () => {
    let tried = 0;
    forAnyCart(20_261_131, (input, priced) => {
      for (const sold of priced.stores) {
        const terms = termsOf(input, sold.merId);
        const counted = sold.lines.filter((row) => takesCoupons(row, terms));
        const used = sold.coupons.filter((option) => option.checked);
        for (const option of used) {
          const coupon = input.coupons.find((one) => one.couponId === option.couponId)!;
          const base = counted.filter(
            (row) => option.productId === undefined || row.productId === option.productId,
          );
          expect(sumFen(base.map((row) => row.total))).toBeGreaterThanOrEqual(coupon.threshold);
          expect(option.saving).toBeLessThanOrEqual(coupon.value);
          tried += 1;
        }
        const products = used.flatMap((option) => option.productId ?? []);
        expect(new Set(products).size).toBe(products.length);
        expect(used.filter((option) => option.kind === 'store').length).toBeLessThanOrEqual(1);
        const untouched = sold.lines.filter((row) => !takesCoupons(row, terms));
        expect(sumFen(untouched.map((row) => row.total - afterAll(row)))).toBe(0);
      }
      const platform = priced.platformCoupons.find((option) => option.checked);
      if (!platform) return;
      const coupon = input.coupons.find((one) => one.couponId === platform.couponId)!;
      const base = priced.stores
        .flatMap((sold) => sold.lines.filter((row) => takesCoupons(row, termsOf(input, sold.merId))))
        .filter((row) =>
          coupon.kind === 'category'
            ? row.categoryPath.some((id) => coupon.categoryIds.includes(id))
            : coupon.kind !== 'cross_store' || coupon.merIds.includes(row.merId),
        );
      const left = sumFen(base.map(afterStore));
      expect(left).toBeGreaterThanOrEqual(coupon.threshold);
      expect(platform.saving).toBe(Math.min(coupon.value, left));
      expect(sumFen(base.map((row) => row.platformCoupon))).toBe(priced.platformCoupon);
      tried += 1;
    });
    expect(tried).toBeGreaterThan(RUNS / 10);
  });
});

describe('points in any cart', () => {
  it('pay a share of a line at most, the lines in their order, and are as many as the amount needs', () => {
    let tried = 0;
    forAnyCart(20_261_132, (input, priced) => {
      const terms = input.points;
      const rows = priced.stores.flatMap((sold) => sold.lines);
      if (!terms?.use) {
        expect(priced.points).toBe(0);
        return;
      }
      let isOver = false;
      for (const row of rows) {
        const shop = termsOf(input, row.merId).pointsRate;
        const own = row.pointsRate < 0 ? shop : row.pointsRate;
        const rate = shop === 0 ? 0 : Math.min(own, terms.capPermille!);
        const cap = Math.min(Math.floor((row.total * rate) / 1000), afterAll(row));
        expect(row.pointsAmount).toBeLessThanOrEqual(isOver ? 0 : cap);
        expect(row.points).toBe(Math.ceil((row.pointsAmount * terms.perYuan!) / 100));
        isOver ||= row.pointsAmount < cap;
        if (row.points > 0) tried += 1;
      }
      for (const sold of priced.stores) expect(sold.earnedPoints).toBe(Math.floor(sold.payable / 100));
    });
    expect(tried).toBeGreaterThan(RUNS / 10);
  });
});

/** How many digits of the address a code names; the zeros that fill it up name nothing. */
const named = (code: string, address: readonly string[]): number => {
  const digits = code.replace(/^(\d\d)0000$/, '$1').replace(/^(\d{4})00$/, '$1');
  return address.some((place) => place.startsWith(digits)) ? digits.length : 0;
};
function ruleFor<R extends { cities: readonly string[] }>(
  rules: readonly R[],
  address: readonly string[],
): R | undefined {
  let best: R | undefined;
  let most = -1;
  for (const rule of rules) {
    const digits = Math.max(-1, ...rule.cities.map((code) => named(code, address) || -1));
    const worth = rule.cities.length === 0 ? 0 : digits;
    if (worth > most) [best, most] = [rule, worth];
  }
  return best;
}
function costOf(template: FreightTemplate, address: readonly string[], n: number, amount: number): number {
  const free = ruleFor(template.freeRules, address);
  if (free && n >= free.number && amount >= free.price) return 0;
  const rule = ruleFor(template.rules, address);
  if (!rule) return 0;
  let cost = rule.firstPrice;
  if (rule.continue > 0 && n > rule.first)
    cost += Math.ceil((n - rule.first) / rule.continue) * rule.continuePrice;
  return cost;
}

describe('freight of any cart', () => {
  it('is that of its templates, all or nothing for a store, and on its lines to the fen', () => {
    let tried = 0;
    forAnyCart(20_261_133, (input, priced) => {
      const { address } = input;
      for (const sold of priced.stores) {
        const terms = termsOf(input, sold.merId);
        const sent = sold.lines.filter((row) => row.served && !row.deliveryFree && row.freightTemplateId);
        let cost = 0;
        if (address && !terms.pickUp)
          for (const template of input.templates) {
            const rows = sent.filter((row) => row.freightTemplateId === template.freightTemplateId);
            if (rows.length === 0) continue;
            const unit = {
              pieces: () => 1,
              weight: (row: PricedLine) => row.weightG,
              volume: (row: PricedLine) => row.volumeCm3,
            };
            const n = sumFen(rows.map((row) => unit[template.chargeType](row) * row.quantity));
            cost += costOf(template, address, n, sumFen(rows.map((row) => row.total)));
          }
        const isFree =
          typeof terms.freeFreightFrom === 'number' &&
          sumFen(sold.lines.map(afterStore)) >= terms.freeFreightFrom;
        expect(sold.freight).toBe(isFree ? 0 : cost);
        expect(sold.freightWaived).toBe(isFree ? cost : 0);
        expect(sumFen(sold.lines.map((row) => row.freight))).toBe(sold.freight);
        if (sold.freight > 0) tried += 1;
      }
    });
    expect(tried).toBeGreaterThan(RUNS / 10);
  });
});

describe('any deposit', () => {
  it('is paid whole and first; coupons and freight are of the balance, and points are not taken or given', () => {
    const amount = fc.integer({ min: 1, max: 900_000 });
    const any = fc.record({
      quantity: fc.integer({ min: 1, max: 50 }),
      deposit: amount,
      balance: amount,
      freight: fc.integer({ min: 0, max: 5_000 }),
      values: fc.array(amount, { minLength: 2, maxLength: 2 }),
    });
    fc.assert(
      fc.property(any, ({ quantity, deposit, balance, freight, values: [product = 0, shop = 0] }) => {
        const row = line({
          lineId: 'presale',
          quantity,
          freightTemplateId: 1,
          activity: { id: 7, kind: 'presale', paid: 'deposit', deposit, balance },
        });
        const priced = valueOf(
          priceCheckout(
            checkout({
              lines: [row],
              stores: [store(A, { pointsRate: 1000 })],
              templates: [flat(1, freight)],
              coupons: [
                {
                  couponId: 'p',
                  kind: 'product',
                  merId: A,
                  productIds: [row.productId],
                  value: product,
                  threshold: 0,
                },
                { couponId: 's', kind: 'store', merId: A, value: shop, threshold: 0 },
                { couponId: 'g', kind: 'general', value: 1_000, threshold: 0 },
              ],
              points: { balance: 1_000_000, use: true },
              amountMaximum: Number.MAX_SAFE_INTEGER,
            }),
          ),
        );
        expectTotalsAddUp(priced);
        const off = Math.min(balance * quantity, product + shop);
        expect(priced).toMatchObject({
          payNow: deposit * quantity,
          balance: balance * quantity - off + freight,
          platformCoupon: 0,
          points: 0,
          earnedPoints: 0,
        });
      }),
      { numRuns: 500, seed: 20_261_134 },
    );
  });
});
