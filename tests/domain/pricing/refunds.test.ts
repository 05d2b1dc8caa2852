import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lowerRefund,
  priceCheckout,
  refundBatch,
  refundLine,
  refundOverPayments,
  takeBackGift,
} from '#lib/domain/trade/pricing/index.ts';
import type { RefundableLine, RefundMoney } from '#lib/domain/trade/pricing/index.ts';
import { fail, ok } from '#lib/kernel/result.ts';
import { sumFen } from '#lib/kernel/money.ts';
import { addRefund } from './add-refund.ts';
import { anyCheckout } from './carts.ts';
import { refundable, valueOf } from './fixture.ts';

const bought: RefundMoney = { quantity: 3, amount: 10_00, freight: 1_00, points: 10, platformCoupon: 50 };
const nothing: RefundMoney = { quantity: 0, amount: 0, freight: 0, points: 0, platformCoupon: 0 };
const fresh: RefundableLine = { ...bought, refunded: nothing };

describe('refundLine', () => {
  it('gives whole-fen unit shares, the last unit takes the rest', () => {
    const two = valueOf(refundLine(fresh, 2, false));
    expect(two).toEqual({ quantity: 2, amount: 6_66, freight: 66, points: 6, platformCoupon: 32 });
    const last = valueOf(refundLine(addRefund(fresh, two), 1, false));
    expect(last).toEqual({ quantity: 1, amount: 3_34, freight: 34, points: 4, platformCoupon: 18 });
  });

  it('gives no freight once the order is shipped', () => {
    expect(valueOf(refundLine(fresh, 3, true))).toEqual({ ...bought, freight: 0 });
  });

  it.each([0, -1, 4, 1.5])('refuses %d of 3 pieces', (quantity) => {
    expect(refundLine(fresh, quantity, false)).toEqual(fail('refund.pieces', { n: 3 }));
  });

  it('stays inside what is left when more went back earlier by goodwill', () => {
    const generous = addRefund(fresh, { ...nothing, quantity: 1, amount: 9_00 });
    expect(valueOf(refundLine(generous, 1, true)).amount).toBe(1_00);
    expect(valueOf(refundLine(generous, 2, true)).amount).toBe(1_00);
  });
});

describe('lowering, batches and payments', () => {
  it('pays goods before freight when the buyer asks for less', () => {
    expect(valueOf(lowerRefund(bought, 10_40))).toEqual({ ...bought, freight: 40 });
    expect(valueOf(lowerRefund(bought, 3_00))).toEqual({ ...bought, amount: 3_00, freight: 0 });
    expect(lowerRefund(bought, 11_01)).toEqual(fail('refund.above_maximum', { x: '11.00' }));
    expect(lowerRefund(bought, -1).ok).toBe(false);
    expect(lowerRefund(bought, Number.NaN).ok).toBe(false);
  });

  it('refunds a batch at the fixed sum of what is left', () => {
    const started = addRefund(fresh, valueOf(refundLine(fresh, 1, false)));
    const batch = valueOf(refundBatch([fresh, started], false));
    expect(batch.total).toBe(11_00 + 6_67 + 67);
    expect(batch.lines.map((part) => part.quantity)).toEqual([3, 2]);
    const done = addRefund(fresh, bought);
    expect(refundBatch([fresh, done], false)).toEqual(fail('refund.pieces', { n: 0 }));
    expect(refundBatch([], false)).toEqual(fail('refund.pieces', { n: 0 }));
  });

  it('gives the balance back before the deposit', () => {
    const payments = [
      { paymentId: 'deposit', paid: 20_00, refunded: 0 },
      { paymentId: 'balance', paid: 90_00, refunded: 10_00 },
    ];
    expect(refundOverPayments(85_00, payments)).toEqual(
      ok([
        { paymentId: 'balance', amount: 80_00 },
        { paymentId: 'deposit', amount: 5_00 },
      ]),
    );
    expect(refundOverPayments(80_00, payments)).toEqual(ok([{ paymentId: 'balance', amount: 80_00 }]));
    expect(refundOverPayments(100_01, payments)).toEqual(fail('refund.above_maximum', { x: '100.00' }));
    expect(refundOverPayments(0, payments)).toEqual(ok([]));
  });
});

describe('any sequence of refunds', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const steps = fc.array(fc.record({ units: share, lowered: fc.option(share, { freq: 4 }) }), {
    maxLength: 30,
  });

  it('sums to what was paid, to the fen', () => {
    fc.assert(
      fc.property(anyCheckout, steps, (input, sequence) => {
        for (const paid of valueOf(priceCheckout(input)).stores.flatMap((store) => store.lines)) {
          let rest = refundable(paid);
          const refund = (units: number, lowered: number | null): void => {
            const most = valueOf(refundLine(rest, units, false));
            const asked = lowered === null ? undefined : Math.floor((most.amount + most.freight) * lowered);
            rest = addRefund(rest, asked === undefined ? most : valueOf(lowerRefund(most, asked)));
          };
          for (const { units, lowered } of sequence) {
            const left = rest.quantity - rest.refunded.quantity;
            if (left > 1) refund(1 + Math.floor(units * (left - 2)), lowered);
          }
          const left = rest.quantity - rest.refunded.quantity;
          if (left > 0) refund(left, null);
          expect(rest.refunded).toEqual({
            quantity: paid.quantity,
            amount: paid.paid,
            freight: paid.freight,
            points: paid.points,
            platformCoupon: paid.platformCoupon,
          });
        }
      }),
      { numRuns: 2_000, seed: 20261125 },
    );
  });

  it('takes the gift back in step, and all of it in the end', () => {
    const parts = fc.array(fc.integer({ min: 0, max: 99_999 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 5_000 }), (refunds, points) => {
        const paid = sumFen(refunds);
        let refunded = 0;
        let taken = 0;
        for (const refund of refunds) {
          const back = takeBackGift({ points, paid, refunded, taken }, refund);
          expect(back).toBeGreaterThanOrEqual(0);
          refunded += refund;
          taken += back;
          expect(taken).toBeLessThanOrEqual(points);
        }
        expect(taken).toBe(paid === 0 ? 0 : points);
      }),
    );
  });
});
