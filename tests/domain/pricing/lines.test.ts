import { describe, expect, it } from 'vitest';
import { checkLines, chooseUnitPrice, priceCheckout } from '#lib/domain/trade/pricing/index.ts';
import type { Activity, CheckoutLine } from '#lib/domain/trade/pricing/index.ts';
import { fail, ok } from '#lib/kernel/result.ts';
import { checkout, line, numberOf, refusalOf, valueOf } from './fixture.ts';

const tiers = [
  { start: 10, price: 9_00 },
  { start: 100, price: 8_00 },
  { start: 1_000, price: 7_00 },
];

describe('chooseUnitPrice', () => {
  const tiered = line({ lineId: 'a', price: 10_00, tiers, rule: { unit: '支' } });

  it.each([
    [10, 9_00],
    [99, 9_00],
    [100, 8_00],
    [5_000, 7_00],
  ])('%i pieces cost %i each', (quantity, unit) => {
    expect(chooseUnitPrice(tiered, quantity)).toEqual(ok({ kind: 'tier', list: unit, unit }));
  });

  it('refuses below the first tier', () => {
    expect(chooseUnitPrice(tiered, 9)).toEqual(fail('quantity.below_minimum', { n: 10, unit: '支' }, 'a'));
  });

  it('takes the member price only where it is lower', () => {
    const member = { ...tiered, memberPrice: 8_50 };
    expect(valueOf(chooseUnitPrice(member, 10))).toEqual({ kind: 'member', list: 9_00, unit: 8_50 });
    expect(valueOf(chooseUnitPrice(member, 100))).toEqual({ kind: 'tier', list: 8_00, unit: 8_00 });
    expect(valueOf(chooseUnitPrice(line({ lineId: 'b', price: 5_00 }), 1)).kind).toBe('list');
  });

  it('lets a quotation override tiers, and an activity everything', () => {
    const quoted = { ...tiered, memberPrice: 1_00, quotedPrice: 9_90 };
    expect(valueOf(chooseUnitPrice(quoted, 1))).toEqual({ kind: 'quotation', list: 9_90, unit: 9_90 });
    const seckill: Activity = { id: 'k', kind: 'seckill', price: 3_00 };
    expect(valueOf(chooseUnitPrice({ ...quoted, activity: seckill }, 1)).unit).toBe(3_00);
    const presale: Activity = { id: 'p', kind: 'presale', paid: 'deposit', deposit: 2_00, balance: 9_00 };
    expect(valueOf(chooseUnitPrice({ ...quoted, activity: presale }, 1)).unit).toBe(11_00);
  });
});

describe('mixed batch', () => {
  const skus = (mixedBatch: boolean): CheckoutLine[] =>
    [60, 40].map((quantity, index) =>
      line({
        lineId: `s${index}`,
        productId: numberOf('p'),
        quantity,
        tiers,
        mixedBatch,
        rule: { minimum: 10 },
      }),
    );
  const unitPrices = (lines: CheckoutLine[]): number[] =>
    valueOf(priceCheckout(checkout({ lines }))).stores[0]!.lines.map((each) => each.unitPrice);

  it('sums all SKUs of the product for the tier', () => {
    expect(unitPrices(skus(true))).toEqual([8_00, 8_00]);
    expect(unitPrices(skus(false))).toEqual([9_00, 9_00]);
    expect(unitPrices([...skus(true), line({ lineId: 'other', quantity: 900, price: 1 })])).toEqual([
      8_00, 8_00, 1,
    ]);
  });

  it('sums them for the minimum, but each SKU keeps to its multiple', () => {
    const few = (mixedBatch: boolean): CheckoutLine[] =>
      skus(mixedBatch).map((each) => ({ ...each, quantity: 5, rule: { minimum: 10, multiple: 5 } }));
    expect(checkLines(few(true))).toEqual(ok());
    expect(refusalOf(checkLines(few(false)))).toBe('quantity.below_minimum s0');
    const [first, second] = few(true) as [CheckoutLine, CheckoutLine];
    const uneven = [
      { ...first, quantity: 6 },
      { ...second, quantity: 4 },
    ];
    expect(refusalOf(checkLines(uneven))).toBe('quantity.not_multiple s0');
  });
});

describe('checkLines', () => {
  const one = line({ lineId: 'one' });
  const two = line({ lineId: 'two' });
  const bundle: Activity = { id: 'b', kind: 'bundle', price: 1_00 };

  it.each<[string, CheckoutLine[], string]>([
    ['nothing', [], 'checkout.empty'],
    ['no quantity', [{ ...one, quantity: 0 }], 'quantity.required one'],
    ['too few', [one, { ...two, rule: { minimum: 2 } }], 'quantity.below_minimum two'],
    ['too many', [{ ...one, quantity: 6, rule: { maximum: 5 } }], 'quantity.above_maximum one'],
    ['no stock', [{ ...one, stock: 0 }], 'stock.short one'],
    ['over the lifetime limit', [{ ...one, lifetimeLimit: 5, bought: 5 }], 'quantity.above_lifetime one'],
    ['an activity with a normal line', [{ ...one, activity: bundle }, two], 'checkout.activity_alone two'],
    ['a normal line with an activity', [one, { ...two, activity: bundle }], 'checkout.activity_alone one'],
    [
      'two activities',
      [
        { ...one, activity: bundle },
        { ...two, activity: { ...bundle, id: 'c' } },
      ],
      'checkout.activity_alone two',
    ],
    ['virtual goods with others', [one, { ...two, virtual: true }], 'checkout.virtual_alone two'],
  ])('refuses %s', (_, lines, refusal) => {
    expect(refusalOf(checkLines(lines))).toBe(refusal);
    expect(refusalOf(priceCheckout(checkout({ lines })))).toBe(refusal);
  });

  it('takes the lines of one bundle, and virtual goods alone', () => {
    const lines = [one, two].map((each) => ({ ...each, activity: bundle }));
    expect(checkLines(lines)).toEqual(ok());
    expect(checkLines([{ ...one, virtual: true }])).toEqual(ok());
  });

  it('measures maximum and lifetime over the product, and stock over the SKU', () => {
    const pair = (change: Partial<CheckoutLine>): CheckoutLine[] =>
      ['a', 'b'].map((lineId) => line({ lineId, productId: numberOf('p'), quantity: 3, ...change }));
    expect(refusalOf(checkLines(pair({ rule: { maximum: 5 } })))).toBe('quantity.above_maximum a');
    expect(refusalOf(checkLines(pair({ lifetimeLimit: 5 })))).toBe('quantity.above_lifetime a');
    expect(refusalOf(checkLines(pair({ skuId: numberOf('s'), stock: 5 })))).toBe('stock.short a');
    expect(checkLines(pair({ stock: 5 }))).toEqual(ok());
  });

  it('refuses an amount above the largest', () => {
    const lines = [line({ lineId: 'a', price: 10_00, quantity: 101 })];
    expect(priceCheckout(checkout({ lines, amountMaximum: 1_009_99 }))).toEqual(
      fail('checkout.above_amount', { x: '1009.99' }),
    );
    expect(priceCheckout(checkout({ lines, amountMaximum: 1_010_00 })).ok).toBe(true);
    const huge = [line({ lineId: 'a', price: 1_000_000_00, quantity: 999_999 })];
    expect(refusalOf(priceCheckout(checkout({ lines: huge })))).toBe('checkout.above_amount');
  });
});
