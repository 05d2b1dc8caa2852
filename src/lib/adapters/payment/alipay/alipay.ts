import type { KeyObject } from 'node:crypto';
import type { AlipaySdk, AlipaySdkCommonResult } from 'alipay-sdk';
import { seconds, shanghaiText, type Clock } from '../../../kernel/clock.ts';
import { parseYuan, yuan } from '../../../kernel/money.ts';
import type { PaymentProvider, PayRequest, TradeState } from '../payment-provider.ts';
import { readAlipayNotice } from './read-alipay-notice.ts';

const PATIENCE = seconds(5);
const SUCCESS = '10000';
const STATES: Record<string, TradeState['status']> = {
  WAIT_BUYER_PAY: 'pending',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  TRADE_CLOSED: 'closed',
};

export interface AlipaySettings {
  appId: string;
  privateKey: KeyObject;
  /** Alipay's own key, by which answers and notices are verified. */
  publicKey: KeyObject;
  /** https://openapi.alipay.com/gateway.do, or the sandbox. */
  gateway: string;
  /** Address of this site for notices and for coming back. */
  siteUrl: string;
}

const bare = (key: KeyObject, type: 'pkcs8' | 'spki'): string =>
  key.export({ format: 'der', type } as { format: 'der'; type: 'spki' }).toString('base64');

/** Alipay by its own SDK, which is loaded with the first payment: a mall without keys needs no memory for it. */
export function createAlipay(settings: AlipaySettings, clock: Clock): PaymentProvider {
  const { appId, privateKey, publicKey, gateway, siteUrl } = settings;
  const notifyUrl = `${siteUrl}/api/pay/notify/alipay`;
  let opened: Promise<AlipaySdk> | undefined;
  const open = (): Promise<AlipaySdk> =>
    (opened ??= import('alipay-sdk').then(
      (sdk) =>
        new sdk.AlipaySdk({
          appId,
          privateKey: bare(privateKey, 'pkcs8'),
          keyType: 'PKCS8',
          alipayPublicKey: bare(publicKey, 'spki'),
          gateway,
          signType: 'RSA2',
          timeout: PATIENCE,
        }),
    ));

  /** Asks the gateway; an answer whose signature does not hold is an error like no answer. */
  async function exec(method: string, bizContent: object, more: object = {}): Promise<AlipaySdkCommonResult> {
    return (await open()).exec(method, { ...more, bizContent }, { validateSign: true });
  }
  const refused = (what: string, answer: AlipaySdkCommonResult): Error =>
    new Error(`Alipay refused ${what}: ${answer.code} ${String(answer['subCode'] ?? answer.msg)}`);
  const isMissing = (answer: AlipaySdkCommonResult): boolean => answer['subCode'] === 'ACQ.TRADE_NOT_EXIST';

  const orderOf = ({ outTradeNo, amount, subject, expiresAt }: PayRequest) => ({
    out_trade_no: outTradeNo,
    total_amount: yuan(amount),
    subject,
    time_expire: shanghaiText(expiresAt),
  });

  return {
    name: 'alipay',
    isLocal: false,
    async start(request) {
      if (request.way === 'page') {
        const redirectUrl = (await open()).pageExecute('alipay.trade.page.pay', 'GET', {
          notifyUrl,
          returnUrl: siteUrl + request.returnUrl,
          bizContent: { ...orderOf(request), product_code: 'FAST_INSTANT_TRADE_PAY' },
        });
        return { redirectUrl };
      }
      const answer = await exec('alipay.trade.precreate', orderOf(request), { notifyUrl });
      if (answer.code !== SUCCESS || typeof answer['qrCode'] !== 'string') throw refused('a trade', answer);
      return { qrCode: answer['qrCode'] };
    },
    async ask(outTradeNo) {
      const answer = await exec('alipay.trade.query', { out_trade_no: outTradeNo });
      if (isMissing(answer)) return { outTradeNo, status: 'unknown' };
      if (answer.code !== SUCCESS) throw refused('a query', answer);
      const status = STATES[String(answer['tradeStatus'])] ?? 'unknown';
      const amount = parseYuan(String(answer['totalAmount']));
      return {
        outTradeNo,
        status,
        tradeNo: String(answer['tradeNo'] ?? ''),
        ...(amount === undefined ? {} : { amount }),
      };
    },
    async close(outTradeNo) {
      const answer = await exec('alipay.trade.close', { out_trade_no: outTradeNo });
      // Paid in between, or never scanned: the next query shows which.
      const isOver = isMissing(answer) || answer['subCode'] === 'ACQ.TRADE_STATUS_ERROR';
      if (answer.code !== SUCCESS && !isOver) throw refused('closing', answer);
    },
    async refund({ outTradeNo, outRefundNo, amount }) {
      const answer = await exec('alipay.trade.refund', {
        out_trade_no: outTradeNo,
        out_request_no: outRefundNo,
        refund_amount: yuan(amount),
      });
      if (answer.code !== SUCCESS) throw refused(`refund ${outRefundNo}`, answer);
      return 'done';
    },
    async readNotice(_headers, body) {
      const sdk = await open();
      const isGenuine = (fields: Record<string, string>): boolean => sdk.checkNotifySignV2(fields);
      return readAlipayNotice({ appId, clock, isGenuine }, body);
    },
    noticeAnswer: { body: 'success', contentType: 'text/plain' },
  };
}
