import { minutes, type Clock } from '../../../kernel/clock.ts';
import { parseYuan } from '../../../kernel/money.ts';
import type { VerifiedNotice } from '../payment-provider.ts';

/** Older ones are refused; a payment whose notice came too late is found by asking. */
const NOTICE_LIFE = minutes(5);
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const PAID = ['TRADE_SUCCESS', 'TRADE_FINISHED'];

interface Expected {
  appId: string;
  clock: Clock;
  /** Whether the signature over all fields holds. */
  isGenuine(fields: Record<string, string>): boolean;
}

/** Alipay writes the time of Shanghai without an offset. */
function isFresh(text: string, now: Date): boolean {
  if (!TIME.test(text)) return false;
  return Math.abs(Date.parse(`${text.replace(' ', 'T')}+08:00`) - now.getTime()) <= NOTICE_LIFE;
}

/** The facts of a notice; undefined when signature, kind of signature, time, app or shape do not hold. */
export function readAlipayNotice(
  { appId, clock, isGenuine }: Expected,
  body: string,
): VerifiedNotice | undefined {
  const fields = Object.fromEntries(new URLSearchParams(body));
  // The weaker RSA (SHA-1) would be taken by the SDK if the notice asked for it.
  if (!fields['sign'] || fields['sign_type'] !== 'RSA2' || fields['app_id'] !== appId) return undefined;
  if (!isFresh(fields['notify_time'] ?? '', clock.now()) || !isGenuine(fields)) return undefined;
  const { out_trade_no: outTradeNo, notify_id: nonce, trade_no: tradeNo } = fields;
  const amount = parseYuan(fields['total_amount'] ?? '');
  if (!outTradeNo || !nonce || !tradeNo || amount === undefined) return undefined;
  const outRefundNo = fields['out_biz_no'];
  return {
    outTradeNo,
    tradeNo,
    amount,
    nonce,
    merchantNo: appId,
    status: PAID.includes(fields['trade_status'] ?? '') ? 'paid' : 'pending',
    ...(outRefundNo && fields['refund_fee'] ? { refund: { outRefundNo, isDone: true } } : {}),
  };
}
