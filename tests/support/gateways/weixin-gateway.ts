// WeChat Pay v3 as its gateway behaves: verifies our signature, keeps trades, signs answers, seals notices.
import { createCipheriv, createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { WeixinSettings } from '#lib/adapters/payment/weixin/weixin.ts';
import type { Clock } from '#lib/kernel/clock.ts';
import { listen, type Gateway } from './listen.ts';

const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

interface Trade {
  total: number;
  state: string;
  refunds: Map<string, string>;
}

export interface NoticeChange {
  facts?: Record<string, unknown>;
  timestamp?: number;
  nonce?: string;
  serial?: string;
  apiV3Key?: string;
  keys?: ReturnType<typeof makeKeys>;
}

export interface WeixinGateway extends Gateway {
  settings: WeixinSettings;
  trades: Map<string, Trade>;
  pay(outTradeNo: string): void;
  notice(outTradeNo: string, change?: NoticeChange): { headers: Record<string, string>; body: string };
  /** What a refund answers: SUCCESS, PROCESSING … */
  state: { refund: string };
}

const AUTHORIZATION =
  /^WECHATPAY2-SHA256-RSA2048 mchid="(\d+)",nonce_str="(\w+)",timestamp="(\d+)",serial_no="(\w+)",signature="([^"]+)"$/;

export async function openWeixinGateway(clock: Clock): Promise<WeixinGateway> {
  const [ours, theirs] = [makeKeys(), makeKeys()];
  const trades = new Map<string, Trade>();
  const state = { refund: 'SUCCESS' };
  const seconds = (): number => Math.floor(clock.now().getTime() / 1000);

  function sign(body: string, keys = theirs, timestamp = seconds(), nonce = randomBytes(16).toString('hex')) {
    const signature = createSign('RSA-SHA256')
      .update(`${timestamp}\n${nonce}\n${body}\n`)
      .sign(keys.privateKey, 'base64');
    return {
      'wechatpay-timestamp': String(timestamp),
      'wechatpay-nonce': nonce,
      'wechatpay-signature': signature,
      'wechatpay-serial': 'PUB_KEY_ID_0001',
    };
  }

  function act(path: string, body: string): { status: number; body: object | undefined } {
    const facts = (body ? JSON.parse(body) : {}) as Record<string, never>;
    if (path === '/v3/pay/transactions/native') {
      const { out_trade_no: no, amount } = facts as unknown as {
        out_trade_no: string;
        amount: { total: number };
      };
      if (!trades.has(no)) trades.set(no, { total: amount.total, state: 'NOTPAY', refunds: new Map() });
      return { status: 200, body: { code_url: `weixin://wxpay/bizpayurl?pr=${no}` } };
    }
    if (path === '/v3/refund/domestic/refunds') {
      const { out_trade_no: no, out_refund_no: refund } = facts as unknown as Record<string, string>;
      trades.get(no ?? '')?.refunds.set(refund ?? '', state.refund);
      return { status: 200, body: { out_refund_no: refund, status: state.refund } };
    }
    const [, no = '', isClose] = /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)(\/close)?/.exec(path) ?? [];
    const trade = trades.get(no);
    if (!trade) return { status: 404, body: { code: 'ORDER_NOT_EXIST' } };
    if (isClose) {
      if (trade.state !== 'NOTPAY') return { status: 400, body: { code: 'ORDERPAID' } };
      trade.state = 'CLOSED';
      return { status: 204, body: undefined };
    }
    return {
      status: 200,
      body: {
        out_trade_no: no,
        transaction_id: `W${no}`,
        trade_state: trade.state,
        amount: { total: trade.total },
      },
    };
  }

  const gateway = await listen(({ method, path, headers, body }) => {
    const [, mchid, nonce, timestamp, serial, signature = ''] =
      AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
    const text = `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`;
    const isOurs =
      mchid === '1900000109' &&
      serial === '5157F09EFDC096DE15EBE81A47057A72' &&
      createVerify('RSA-SHA256').update(text).verify(ours.publicKey, signature, 'base64');
    const done = isOurs ? act(path, body) : { status: 401, body: { code: 'SIGN_ERROR' } };
    const answer = done.body ? JSON.stringify(done.body) : '';
    return { status: done.status, headers: sign(answer), body: answer };
  });

  const settings: WeixinSettings = {
    appId: 'wxd678efh567hg6787',
    merchantNo: '1900000109',
    serialNo: '5157F09EFDC096DE15EBE81A47057A72',
    privateKey: ours.privateKey,
    platformKeyId: 'PUB_KEY_ID_0001',
    platformKey: theirs.publicKey,
    apiV3Key: 'k'.repeat(32),
    gateway: gateway.url,
    siteUrl: 'https://mall.example',
  };

  return Object.assign(gateway, {
    state,
    settings,
    trades,
    pay: (no: string) => void (trades.get(no)!.state = 'SUCCESS'),
    notice(no: string, change: NoticeChange = {}) {
      const facts = {
        appid: settings.appId,
        mchid: settings.merchantNo,
        out_trade_no: no,
        transaction_id: `W${no}`,
        trade_state: 'SUCCESS',
        amount: { total: trades.get(no)?.total ?? 1, currency: 'CNY' },
        ...change.facts,
      };
      const nonce = randomBytes(6).toString('hex');
      const cipher = createCipheriv('aes-256-gcm', change.apiV3Key ?? settings.apiV3Key, nonce);
      cipher.setAAD(Buffer.from('transaction'));
      const sealed = Buffer.concat([
        cipher.update(JSON.stringify(facts), 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      const body = JSON.stringify({
        id: randomBytes(8).toString('hex'),
        event_type: facts['out_refund_no' as never] ? 'REFUND.SUCCESS' : 'TRANSACTION.SUCCESS',
        resource_type: 'encrypt-resource',
        resource: {
          algorithm: 'AEAD_AES_256_GCM',
          ciphertext: sealed.toString('base64'),
          nonce,
          associated_data: 'transaction',
        },
      });
      const headers = {
        'content-type': 'application/json',
        ...sign(body, change.keys ?? theirs, change.timestamp, change.nonce),
        ...(change.serial ? { 'wechatpay-serial': change.serial } : {}),
      };
      return { headers, body };
    },
  });
}

export const otherKeys = makeKeys;
