import type { Clock } from '../../../kernel/clock.ts';
import type { VerifiedNotice } from '../payment-provider.ts';
import { decrypt, isFromWeixin, type WeixinKeys } from './weixin-signature.ts';

interface Sealed {
  resource?: { algorithm?: string; ciphertext?: string; nonce?: string; associated_data?: string };
}
interface Facts {
  appid?: string;
  mchid?: string;
  out_trade_no?: string;
  transaction_id?: string;
  trade_state?: string;
  out_refund_no?: string;
  refund_status?: string;
  amount?: { total?: number; currency?: string };
}

function open(keys: WeixinKeys, body: string): Facts | undefined {
  try {
    const { resource } = JSON.parse(body) as Sealed;
    const { algorithm, ciphertext, nonce, associated_data = '' } = resource ?? {};
    if (algorithm !== 'AEAD_AES_256_GCM' || !ciphertext || !nonce) return undefined;
    return decrypt(keys.apiV3Key, { ciphertext, nonce, associated_data }) as Facts;
  } catch {
    return undefined;
  }
}

/** The facts of a notice; undefined when signature, time, seal, merchant, app or currency do not hold. */
export function readWeixinNotice(
  { keys, appId, clock }: { keys: WeixinKeys; appId: string; clock: Clock },
  headers: Record<string, string>,
  body: string,
): VerifiedNotice | undefined {
  if (!isFromWeixin(keys, clock, headers, body)) return undefined;
  const facts = open(keys, body);
  const { out_trade_no: outTradeNo, transaction_id: tradeNo, out_refund_no: outRefundNo } = facts ?? {};
  const amount = facts?.amount?.total;
  if (!facts || !outTradeNo || !tradeNo || !Number.isSafeInteger(amount)) return undefined;
  if (facts.mchid !== keys.merchantNo) return undefined;
  // A notice about a refund names neither app nor currency.
  if (!outRefundNo && (facts.appid !== appId || (facts.amount?.currency ?? 'CNY') !== 'CNY'))
    return undefined;
  return {
    outTradeNo,
    tradeNo,
    amount: amount!,
    nonce: headers['wechatpay-nonce']!,
    merchantNo: keys.merchantNo,
    status: facts.trade_state === 'SUCCESS' ? 'paid' : 'pending',
    ...(outRefundNo ? { refund: { outRefundNo, isDone: facts.refund_status === 'SUCCESS' } } : {}),
  };
}
