import { seconds, shanghaiText, type Clock } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { PaymentProvider, TradeState } from '../payment-provider.ts';
import { readWeixinNotice } from './read-weixin-notice.ts';
import { authorize, isFromWeixin, type WeixinKeys } from './weixin-signature.ts';

const PATIENCE = seconds(5);
const STATES: Record<string, TradeState['status']> = {
  SUCCESS: 'paid',
  // Paid, and something of it has gone back.
  REFUND: 'paid',
  NOTPAY: 'pending',
  USERPAYING: 'pending',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'closed',
};

export interface WeixinSettings extends WeixinKeys {
  appId: string;
  /** https://api.mch.weixin.qq.com. */
  gateway: string;
  siteUrl: string;
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** WeChat Pay, version 3 of its API: a code to scan (Native). */
export function createWeixin(settings: WeixinSettings, clock: Clock): PaymentProvider {
  const { appId, gateway, siteUrl, merchantNo } = settings;

  async function ask(method: 'GET' | 'POST', path: string, payload?: object): Promise<Answer> {
    const body = payload ? JSON.stringify(payload) : '';
    const now = clock.now();
    const answer = await fetch(gateway + path, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'mall',
        'wechatpay-serial': settings.platformKeyId,
        authorization: authorize(settings, { method, path, body, nonce: newId(now), now }),
      },
      ...(body ? { body } : {}),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const text = await answer.text();
    // Errors of its gateway carry no signature, so nothing in them is used except that they are errors.
    if (answer.status < 300 && !isFromWeixin(settings, clock, Object.fromEntries(answer.headers), text))
      throw new Error(`WeChat Pay's answer to ${method} ${path} is not signed by it`);
    if (answer.status >= 500) throw new Error(`WeChat Pay answered ${answer.status}`);
    return { status: answer.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} };
  }
  const refused = (what: string, { status, body }: Answer): Error =>
    new Error(`WeChat Pay refused ${what}: ${status} ${String(body['code'] ?? '')}`);
  const byNumber = (outTradeNo: string): string => `/v3/pay/transactions/out-trade-no/${outTradeNo}`;

  return {
    name: 'weixin',
    isLocal: false,
    async start({ outTradeNo, amount, subject, expiresAt }) {
      const answer = await ask('POST', '/v3/pay/transactions/native', {
        appid: appId,
        mchid: merchantNo,
        description: subject,
        out_trade_no: outTradeNo,
        time_expire: `${shanghaiText(expiresAt).replace(' ', 'T')}+08:00`,
        notify_url: `${siteUrl}/api/pay/notify/weixin`,
        amount: { total: amount, currency: 'CNY' },
      });
      const code = answer.body['code_url'];
      if (answer.status !== 200 || typeof code !== 'string') throw refused('a trade', answer);
      return { qrCode: code };
    },
    async ask(outTradeNo) {
      const answer = await ask('GET', `${byNumber(outTradeNo)}?mchid=${merchantNo}`);
      if (answer.status === 404) return { outTradeNo, status: 'unknown' };
      if (answer.status !== 200) throw refused('a query', answer);
      const { trade_state: state, transaction_id: tradeNo, amount } = answer.body;
      const total = (amount as { total?: number } | undefined)?.total;
      return {
        outTradeNo,
        status: STATES[String(state)] ?? 'unknown',
        tradeNo: String(tradeNo ?? ''),
        ...(total === undefined ? {} : { amount: total }),
      };
    },
    async close(outTradeNo) {
      const answer = await ask('POST', `${byNumber(outTradeNo)}/close`, { mchid: merchantNo });
      // Paid or closed already: the next query shows which.
      const code = String(answer.body['code'] ?? '');
      if (
        answer.status >= 300 &&
        answer.status !== 404 &&
        !['ORDERPAID', 'ORDER_CLOSED', 'TRADE_STATE_ERROR'].includes(code)
      )
        throw refused('closing', answer);
    },
    async refund({ outTradeNo, outRefundNo, amount, total }) {
      const answer = await ask('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: outTradeNo,
        out_refund_no: outRefundNo,
        notify_url: `${siteUrl}/api/pay/notify/weixin`,
        amount: { refund: amount, total, currency: 'CNY' },
      });
      const state = answer.body['status'];
      if (answer.status !== 200 || (state !== 'SUCCESS' && state !== 'PROCESSING'))
        throw refused(`refund ${outRefundNo} (${String(state)})`, answer);
      return state === 'SUCCESS' ? 'done' : 'pending';
    },
    readNotice: async (headers, body) => readWeixinNotice({ keys: settings, appId, clock }, headers, body),
    noticeAnswer: { body: '{"code":"SUCCESS"}', contentType: 'application/json' },
  };
}
