import { createPublicKey, type KeyObject } from 'node:crypto';
import type { Clock } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { PaymentCounter, PaymentProvider, TradeState } from '../payment-provider.ts';
import type { CashierBooks, CashierTrade } from './cashier-books.ts';
import { signNotice, verifyNotice } from './signed-notice.ts';

/** The number under which the cashier knows this mall. */
export const CASHIER_MERCHANT_NO = '1900000001';

interface Needs {
  clock: Clock;
  books: CashierBooks;
  /** Signs notices; its public half verifies them. */
  privateKey: KeyObject;
  /** Address of the site that a phone would open, for the code to scan. */
  siteUrl: string;
  /** Has `counter.notify` called soon, and again until it has worked. */
  remind(outTradeNo: string): Promise<void>;
  /** Sends a notice to the mall; answers the text of a success, throws otherwise. */
  post(message: { headers: Record<string, string>; body: string }): Promise<string>;
}

const ANSWER = { body: '{"code":"SUCCESS"}', contentType: 'application/json' };

const pagePath = (outTradeNo: string): string => `/cashier/pay/${outTradeNo}`;

function stateOf(outTradeNo: string, trade: CashierTrade | undefined): TradeState {
  if (!trade) return { outTradeNo, status: 'unknown' };
  if (trade.status !== 'paid') return { outTradeNo, status: trade.status === 'open' ? 'pending' : 'closed' };
  return { outTradeNo, status: 'paid', tradeNo: trade.tradeNo, amount: trade.amount };
}

function createCounter({ books, clock, privateKey, remind, post }: Needs): PaymentCounter {
  return {
    find: (outTradeNo) => books.find(outTradeNo),
    async confirm(outTradeNo) {
      const isPaid = await books.pay(outTradeNo);
      if (isPaid) await remind(outTradeNo);
      return isPaid;
    },
    cancel: (outTradeNo) => books.close(outTradeNo),
    async notify(outTradeNo) {
      const trade = await books.find(outTradeNo);
      if (trade?.status !== 'paid' || trade.noticedAt) return;
      // Signed afresh at each try: the mall refuses old times.
      const answer = await post(signNotice(privateKey, CASHIER_MERCHANT_NO, trade, clock.now()));
      if (answer !== ANSWER.body) throw new Error(`The mall answered ${answer.slice(0, 100)} to a notice`);
      await books.markNoticed(outTradeNo);
    },
  };
}

/**
 * Replaces banks and wallets in a demo: keeps its own books, has a page where a person plays the payer, and notifies
 * the mall by signed HTTP notices. No real money moves.
 */
export function createLocalCashier(needs: Needs): PaymentProvider {
  const { books, clock, privateKey, siteUrl } = needs;
  const key = createPublicKey(privateKey);
  return {
    name: 'cashier',
    isLocal: true,
    async start({ outTradeNo, amount, subject, returnUrl, expiresAt }) {
      await books.open({
        outTradeNo,
        subject,
        amount,
        returnUrl,
        expiresAt,
        tradeNo: `LC${newId(clock.now())}`,
      });
      return { redirectUrl: pagePath(outTradeNo), qrCode: siteUrl + pagePath(outTradeNo) };
    },
    ask: async (outTradeNo) => stateOf(outTradeNo, await books.find(outTradeNo)),
    async close(outTradeNo) {
      await books.close(outTradeNo);
    },
    async refund({ outTradeNo, outRefundNo, amount }) {
      if (await books.refund(outTradeNo, outRefundNo, amount)) return 'done';
      throw new Error(`The cashier refused refund ${outRefundNo} of ${outTradeNo}`);
    },
    async readNotice(headers, body) {
      const facts = verifyNotice({ key, merchantNo: CASHIER_MERCHANT_NO, clock }, headers, body);
      return facts && { ...facts, status: 'paid', merchantNo: CASHIER_MERCHANT_NO };
    },
    noticeAnswer: ANSWER,
    counter: createCounter(needs),
  };
}
