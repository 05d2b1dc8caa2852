import { describe, expect, it } from 'vitest';
import {
  checkDelivery,
  priceCheckout,
  servesAddress,
  templateFreight,
} from '#lib/domain/trade/pricing/index.ts';
import type { CheckoutInput, FreightTemplate } from '#lib/domain/trade/pricing/index.ts';
import { fail, ok } from '#lib/kernel/result.ts';
import { expectTotalsAddUp } from '../../support/totals.ts';
import { A, ADDRESS, B, checkout, flat, line, store, valueOf } from './fixture.ts';

const [province, city, district] = ADDRESS as [string, string, string];

const byWeight = flat(1, 0, {
  chargeType: 'weight',
  rules: [
    { cities: [], first: 1_000, firstPrice: 20_00, continue: 1_000, continuePrice: 5_00 },
    { cities: [province], first: 1_000, firstPrice: 12_00, continue: 1_000, continuePrice: 3_00 },
    { cities: ['440000', city], first: 3_000, firstPrice: 8_00, continue: 500, continuePrice: 1_50 },
  ],
});

describe('templateFreight', () => {
  it.each([
    ['in the city, up to the first weight', ADDRESS, 3_000, 8_00],
    ['in the city, one gram more', ADDRESS, 3_001, 9_50],
    ['in the city, full steps', ADDRESS, 4_000, 11_00],
    ['elsewhere in the province', [province, '310200'], 4_000, 21_00],
    ['anywhere else', ['110000', '110100'], 1_001, 25_00],
  ])('%s', (_, address, grams, cost) => {
    expect(templateFreight(byWeight, address, grams, 0)).toBe(cost);
  });

  it('charges nothing further without a step, and nothing without a rule', () => {
    const region = { cities: [city], first: 1, firstPrice: 9_00, continue: 0, continuePrice: 4_00 };
    expect(templateFreight(flat(1, 0, { rules: [region] }), ADDRESS, 500, 0)).toBe(9_00);
    expect(templateFreight(flat(1, 0, { rules: [region] }), ['110000'], 500, 0)).toBe(0);
  });

  it('is free only when quantity and amount both reach the rule of the region', () => {
    const free = flat(1, 9_00, {
      freeRules: [
        { cities: [], number: 1, price: 0 },
        { cities: [district], number: 10, price: 500_00 },
      ],
    });
    expect(templateFreight(free, ADDRESS, 10, 500_00)).toBe(0);
    expect(templateFreight(free, ADDRESS, 9, 500_00)).toBe(9_00);
    expect(templateFreight(free, ADDRESS, 10, 499_99)).toBe(9_00);
    expect(templateFreight(free, ['110000'], 1, 0)).toBe(0);
  });
});

describe('region codes', () => {
  const named = (cities: string[]) => [{ cities, first: 1, firstPrice: 9_00, continue: 1, continuePrice: 0 }];

  it.each([['31'], ['310000'], ['3101'], ['310100'], ['310115'], ['310115001']])(
    '%s is where the address lies',
    (code) => {
      expect(templateFreight(flat(1, 0, { rules: named([code]) }), ADDRESS, 1, 0)).toBe(9_00);
    },
  );

  it.each([['32'], ['3102'], ['310200'], ['310116'], ['310115100']])('%s is somewhere else', (code) => {
    expect(templateFreight(flat(1, 0, { rules: named([code]) }), ADDRESS, 1, 0)).toBe(0);
  });
});

describe('servesAddress', () => {
  const rule = (cities: string[]): FreightTemplate['rules'] => [
    { cities, first: 1, firstPrice: 1, continue: 1, continuePrice: 1 },
  ];

  it.each([
    ['none', [], [province], true],
    ['listed', [], [province], false],
    ['listed', [], ['440000'], true],
    ['only_ruled', rule([city]), [], true],
    ['only_ruled', rule(['440000']), [], false],
    ['only_ruled', rule([]), [], false],
  ] as const)('%s', (undelivery, rules, undeliveredCities, served) => {
    expect(servesAddress(flat(1, 1, { undelivery, rules, undeliveredCities }), ADDRESS)).toBe(served);
  });
});

describe('freight of a store', () => {
  const price = (change: Partial<CheckoutInput> & Pick<CheckoutInput, 'lines'>) => {
    const priced = valueOf(
      priceCheckout(checkout({ templates: [byWeight], ...change, lines: [...change.lines] })),
    );
    expectTotalsAddUp(priced);
    return priced;
  };
  const heavy = (lineId: string, grams: number, change = {}) =>
    line({ lineId, weightG: grams, freightTemplateId: 1, ...change });

  it('adds lines with one template together and shares the cost by weight', () => {
    const priced = price({ lines: [heavy('a', 1_000), heavy('b', 2_500), heavy('c', 200, { quantity: 5 })] });
    expect(priced.freight).toBe(8_00 + 3 * 1_50);
    expect(priced.stores[0]!.lines.map((each) => each.freight)).toEqual([2_77, 6_94, 2_79]);
  });

  it('keeps the templates of two stores apart', () => {
    const priced = price({ lines: [heavy('a', 3_000), heavy('b', 3_000, { merId: B })] });
    expect(priced.stores.map((each) => each.freight)).toEqual([8_00, 8_00]);
  });

  it('measures pieces and volume too', () => {
    const rules = [{ cities: [], first: 10, firstPrice: 1_00, continue: 10, continuePrice: 1_00 }];
    const lines = [line({ lineId: 'a', quantity: 25, volumeCm3: 2, freightTemplateId: 2 })];
    expect(price({ lines, templates: [flat(2, 0, { rules })] }).freight).toBe(3_00);
    expect(price({ lines, templates: [flat(2, 0, { rules, chargeType: 'volume' })] }).freight).toBe(5_00);
  });

  it('costs nothing for goods sent free, virtual goods and pick-up', () => {
    const free = price({ lines: [heavy('a', 9_000, { deliveryFree: true }), heavy('b', 3_000)] });
    expect(free.stores[0]!.lines.map((each) => each.freight)).toEqual([0, 8_00]);
    expect(price({ lines: [heavy('v', 9_000, { virtual: true })], address: undefined })).toMatchObject({
      freight: 0,
      status: 'finish',
    });
    const pickUp = { lines: [heavy('a', 9_000)], stores: [store(A, { pickUp: true })], address: undefined };
    expect(price(pickUp)).toMatchObject({ freight: 0, status: 'finish' });
  });

  it('previews without an address, and an order asks for one', () => {
    const priced = price({ lines: [heavy('a', 9_000)], address: undefined });
    expect(priced).toMatchObject({ freight: 0, status: 'no_address' });
    expect(checkDelivery(priced)).toEqual(fail('address.required'));
  });

  it('marks the lines that are not served, and an order refuses them', () => {
    const templates = [byWeight, flat(3, 5_00, { undelivery: 'listed', undeliveredCities: [district] })];
    const lines = [
      line({ lineId: 'a', freightTemplateId: 1 }),
      line({ lineId: 'b', freightTemplateId: 3, deliveryFree: true }),
    ];
    const priced = price({ lines, templates });
    expect(priced.status).toBe('not_served');
    expect(priced.stores[0]!.lines.map((each) => each.served)).toEqual([true, false]);
    expect(checkDelivery(priced)).toEqual(fail('freight.not_served', undefined, 'b'));
    expect(checkDelivery(price({ lines: lines.slice(0, 1), templates }))).toEqual(ok());
  });

  it('throws for a template or a store nobody handed in', () => {
    expect(() => price({ lines: [line({ lineId: 'a', freightTemplateId: 404 })] })).toThrow('404');
    expect(() => price({ lines: [line({ lineId: 'a' })], stores: [] })).toThrow('store 1');
  });
});

describe('free shipping from an amount', () => {
  const cart = (price: number, change: Partial<CheckoutInput> = {}) =>
    valueOf(
      priceCheckout(
        checkout({
          lines: [line({ lineId: 'a', price, freightTemplateId: 1 })],
          templates: [flat(1, 15_00)],
          stores: [{ merId: A, pointsRate: 200 }],
          ...change,
        }),
      ),
    ).stores[0]!;

  it("is the mall's 2000 yuan when the store says nothing", () => {
    expect(cart(1_999_99)).toMatchObject({ freight: 15_00, freeFreightGap: 1, freightWaived: 0 });
    expect(cart(2_000_00)).toMatchObject({ freight: 0, freeFreightGap: 0, freightWaived: 15_00 });
  });

  it('counts after product and store coupons, before platform coupon and points', () => {
    const off = { value: 50_00, threshold: 0 };
    const merchant = { ...off, couponId: 's', kind: 'store' as const, merId: A };
    const platform = { ...off, couponId: 'g', kind: 'general' as const };
    expect(cart(2_000_00, { coupons: [merchant] })).toMatchObject({ freight: 15_00, freeFreightGap: 50_00 });
    expect(cart(2_000_00, { coupons: [platform] })).toMatchObject({ freight: 0, platformCoupon: 50_00 });
    expect(cart(2_000_00, { points: { balance: 9_000, use: true } })).toMatchObject({
      freight: 0,
      points: 9_000,
    });
  });

  it("is the store's own amount, or no offer at all", () => {
    expect(cart(99_00, { stores: [store(A, { freeFreightFrom: 99_00 })] }).freight).toBe(0);
    expect(cart(9_999_00, { stores: [store(A)] })).toMatchObject({ freight: 15_00, freeFreightGap: 0 });
  });

  it('gives no hint where there is no freight to save', () => {
    expect(cart(1_00, { templates: [flat(1, 0)] }).freeFreightGap).toBe(0);
  });
});
