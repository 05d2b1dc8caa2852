import type { Fen } from '../../kernel/money.ts';

export interface PayRequest {
  outTradeNo: string;
  amount: Fen;
  subject: string;
  /** Where the buyer comes back to, an address of this site. */
  returnUrl: string;
  expiresAt: Date;
}
/** What the buyer is given: a page to go to, or a code to scan. */
export interface PayInstruction {
  redirectUrl?: string;
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
}

/** One interface for every outside payment provider; failures are thrown and tried again by the caller. */
export interface PaymentProvider {
  name: string;
  /** True for the local cashier, which announces itself on its page. */
  isLocal: boolean;
  start(request: PayRequest): Promise<PayInstruction>;
  ask(outTradeNo: string): Promise<TradeState>;
  close(outTradeNo: string): Promise<void>;
  refund(request: { outTradeNo: string; outRefundNo: string; amount: Fen; total: Fen }): Promise<void>;
  /** Undefined when signature, time or merchant number do not hold. */
  readNotice(headers: Record<string, string>, body: string): Promise<VerifiedNotice | undefined>;
  /** What the provider expects as the answer to a notice that was taken. */
  noticeAnswer: { body: string; contentType: string };
}

export type PaymentProviders = Record<string, PaymentProvider>;
