import type { Fen } from '../../../kernel/money.ts';

export interface CashierTrade {
  outTradeNo: string;
  subject: string;
  amount: Fen;
  refunded: Fen;
  status: 'open' | 'paid' | 'closed';
  tradeNo: string;
  returnUrl: string;
  expiresAt: Date | null;
  paidAt: Date | null;
  noticedAt: Date | null;
}

/** The cashier's own books, apart from the mall's; each change is one conditional statement. */
export interface CashierBooks {
  /** Keeps what is there already under this number. */
  open(
    trade: Pick<CashierTrade, 'outTradeNo' | 'subject' | 'amount' | 'tradeNo' | 'returnUrl' | 'expiresAt'>,
  ): Promise<void>;
  find(outTradeNo: string): Promise<CashierTrade | undefined>;
  /** False when it is not open, or its time is over. */
  pay(outTradeNo: string): Promise<boolean>;
  close(outTradeNo: string): Promise<boolean>;
  /** Once for a refund number; false when it is not paid, or would give back more than came in. */
  refund(outTradeNo: string, outRefundNo: string, amount: Fen): Promise<boolean>;
  markNoticed(outTradeNo: string): Promise<void>;
}
