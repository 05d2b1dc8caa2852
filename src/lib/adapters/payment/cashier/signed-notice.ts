import { createSign, createVerify, type KeyObject } from 'node:crypto';
import { minutes, type Clock } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import { parseYuan, yuan, type Fen } from '../../../kernel/money.ts';

/** A notice is good for so long on either side of our clock; older ones are replays or lost clocks. */
const NOTICE_LIFE = minutes(5);

export const NOTICE_HEADERS = {
  timestamp: 'cashier-timestamp',
  nonce: 'cashier-nonce',
  merchant: 'cashier-merchant',
  signature: 'cashier-signature',
} as const;

export interface NoticeFacts {
  outTradeNo: string;
  tradeNo: string;
  amount: Fen;
}

/** Everything that the signature covers, one part a line. */
const signedText = (timestamp: string, nonce: string, merchant: string, body: string): string =>
  `${timestamp}\n${nonce}\n${merchant}\n${body}\n`;

/** Headers and body of a notice, signed with RSA-SHA256. */
export function signNotice(key: KeyObject, merchantNo: string, facts: NoticeFacts, now: Date) {
  const body = JSON.stringify({
    out_trade_no: facts.outTradeNo,
    trade_no: facts.tradeNo,
    amount: yuan(facts.amount),
    currency: 'CNY',
    status: 'paid',
  });
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = newId(now);
  const signature = createSign('RSA-SHA256')
    .update(signedText(timestamp, nonce, merchantNo, body))
    .sign(key, 'base64');
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    [NOTICE_HEADERS.timestamp]: timestamp,
    [NOTICE_HEADERS.nonce]: nonce,
    [NOTICE_HEADERS.merchant]: merchantNo,
    [NOTICE_HEADERS.signature]: signature,
  };
  return { headers, body };
}

interface Expected {
  key: KeyObject;
  merchantNo: string;
  clock: Clock;
}

/** The facts of a notice; undefined when signature, time, merchant number, currency or shape do not hold. */
export function verifyNotice(
  { key, merchantNo, clock }: Expected,
  headers: Record<string, string>,
  body: string,
): (NoticeFacts & { nonce: string }) | undefined {
  const timestamp = headers[NOTICE_HEADERS.timestamp] ?? '';
  const nonce = headers[NOTICE_HEADERS.nonce] ?? '';
  const signature = headers[NOTICE_HEADERS.signature] ?? '';
  if (headers[NOTICE_HEADERS.merchant] !== merchantNo || !/^\d{10}$/.test(timestamp)) return undefined;
  if (!/^\w{16,64}$/.test(nonce) || signature.length > 1000) return undefined;
  const age = Math.abs(clock.now().getTime() - Number(timestamp) * 1000);
  if (age > NOTICE_LIFE) return undefined;
  const isGenuine = createVerify('RSA-SHA256')
    .update(signedText(timestamp, nonce, merchantNo, body))
    .verify(key, signature, 'base64');
  if (!isGenuine) return undefined;

  const facts = JSON.parse(body) as Record<string, unknown>;
  const amount = typeof facts['amount'] === 'string' ? parseYuan(facts['amount']) : undefined;
  const { out_trade_no: outTradeNo, trade_no: tradeNo } = facts;
  const isWhole = typeof outTradeNo === 'string' && typeof tradeNo === 'string' && amount !== undefined;
  if (!isWhole || facts['currency'] !== 'CNY' || facts['status'] !== 'paid') return undefined;
  return { outTradeNo, tradeNo, amount, nonce };
}
