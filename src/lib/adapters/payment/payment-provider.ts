import type { Fen } from '../../kernel/money.ts';

export interface PayRequest {
  outTradeNo: string;
  amount: Fen;
  subject: string;
  /** Path of this site that the buyer comes back to. */
  returnUrl: string;
  expiresAt: Date;
  /** A code to scan, or a page to go to. */
  way: 'code' | 'page';
}
/** What the buyer is given: a page to go to, or a code to scan. */
export interface PayInstruction {
  redirectUrl?: string;
  /** Text of the code. */
  qrCode?: string;
}
export interface TradeState {
  outTradeNo: string;
  status: 'pending' | 'paid' | 'closed' | 'unknown';
  tradeNo?: string;
  amount?: Fen;
}
/** A notice whose signature holds. */
export interface VerifiedNotice extends TradeState {
  nonce: string;
  merchantNo: string;
  /** Present when the notice is about a refund. */
  refund?: { outRefundNo: string; isDone: boolean };
}
/** `pending`: the provider has taken the order to give money back and needs time for it. */
type RefundState = 'done' | 'pending';

/** What a local stand-in has besides: a page where a person plays the payer. */
export interface PaymentCounter {
  /** Undefined for an unknown trade. */
  find(outTradeNo: string): Promise<CounterTrade | undefined>;
  /** Takes the (pretended) money and sends the mall its notice; false when the trade is not open any more. */
  confirm(outTradeNo: string): Promise<boolean>;
  /** The payer gives up; false when the trade is not open any more. */
  cancel(outTradeNo: string): Promise<boolean>;
  /** Tells the mall of a payment; throws until the mall has answered. */
  notify(outTradeNo: string): Promise<void>;
}
export interface CounterTrade {
  outTradeNo: string;
  subject: string;
  amount: Fen;
  status: 'open' | 'paid' | 'closed';
  returnUrl: string;
}

/** One interface for every outside payment provider; failures are thrown and tried again by the caller. */
export interface PaymentProvider {
  name: string;
  /** True for the local cashier, which announces itself on its page. */
  isLocal: boolean;
  /** Starts a trade; the same number again answers the same trade. */
  start(request: PayRequest): Promise<PayInstruction>;
  ask(outTradeNo: string): Promise<TradeState>;
  /** Takes no money from here on; a trade that is paid by then stays paid. */
  close(outTradeNo: string): Promise<void>;
  /** The same refund number again gives nothing again, and answers how the first one stands. */
  refund(request: { outTradeNo: string; outRefundNo: string; amount: Fen; total: Fen }): Promise<RefundState>;
  /** Undefined when signature, time or merchant number do not hold. */
  readNotice(headers: Record<string, string>, body: string): Promise<VerifiedNotice | undefined>;
  /** What the provider expects as the answer to a notice that was taken. */
  noticeAnswer: { body: string; contentType: string };
  counter?: PaymentCounter;
  /** True while it is left alone after failures. */
  isResting?(): boolean;
}

export type PaymentProviders = Record<string, PaymentProvider>;
