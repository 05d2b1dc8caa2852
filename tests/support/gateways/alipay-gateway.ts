// Alipay as its gateway behaves: verifies our signature, keeps trades, signs its answers and notices.
import { createPublicKey, createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import { shanghaiText, type Clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { listen, type Gateway } from './listen.ts';

const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
export const APP_ID = '2021000100000001';

export interface AlipayGateway extends Gateway {
  ours: ReturnType<typeof makeKeys>;
  theirs: ReturnType<typeof makeKeys>;
  trades: Map<string, { amount: string; status: string; refunds: Map<string, string> }>;
  pay(outTradeNo: string): void;
  notice(outTradeNo: string, change?: Record<string, string>, key?: ReturnType<typeof makeKeys>): string;
}

const signed = (fields: Record<string, string>): string =>
  Object.keys(fields)
    .filter((name) => name !== 'sign' && name !== 'sign_type' && fields[name])
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

export async function openAlipayGateway(clock: Clock): Promise<AlipayGateway> {
  const [ours, theirs] = [makeKeys(), makeKeys()];
  const trades: AlipayGateway['trades'] = new Map();
  const ok = { code: '10000', msg: 'Success' };
  const none = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST', sub_msg: '' };

  function act(method: string, biz: Record<string, string>): Record<string, string> {
    const no = biz['out_trade_no'] ?? '';
    const trade = trades.get(no);
    if (method === 'alipay.trade.precreate') {
      if (!trade)
        trades.set(no, { amount: biz['total_amount'] ?? '', status: 'WAIT_BUYER_PAY', refunds: new Map() });
      return { ...ok, out_trade_no: no, qr_code: `https://qr.example/${no}` };
    }
    if (!trade) return none;
    if (method === 'alipay.trade.query')
      return {
        ...ok,
        out_trade_no: no,
        trade_no: `A${no}`,
        trade_status: trade.status,
        total_amount: trade.amount,
      };
    if (method === 'alipay.trade.close') {
      if (trade.status === 'WAIT_BUYER_PAY') trade.status = 'TRADE_CLOSED';
      return { ...ok, out_trade_no: no };
    }
    trade.refunds.set(biz['out_request_no'] ?? '', biz['refund_amount'] ?? '');
    return { ...ok, out_trade_no: no, fund_change: 'Y' };
  }

  const gateway = await listen(({ path, body }) => {
    const fields = {
      ...Object.fromEntries(new URL(path, 'http://x').searchParams),
      ...Object.fromEntries(new URLSearchParams(body)),
    };
    const { sign = '', ...rest } = fields;
    const text = Object.keys(rest)
      .filter((name) => rest[name])
      .toSorted()
      .map((name) => `${name}=${rest[name]}`)
      .join('&');
    const isOurs = createVerify('RSA-SHA256').update(text).verify(ours.publicKey, sign, 'base64');
    const method = fields['method'] ?? '';
    const answer =
      isOurs && fields['app_id'] === APP_ID
        ? act(method, JSON.parse(fields['biz_content'] ?? '{}') as Record<string, string>)
        : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' };
    const raw = JSON.stringify(answer);
    const signature = createSign('RSA-SHA256').update(raw).sign(theirs.privateKey, 'base64');
    return { body: `{"${method.replaceAll('.', '_')}_response":${raw},"sign":"${signature}"}` };
  });

  return Object.assign(gateway, {
    ours,
    theirs,
    trades,
    pay: (no: string) => void (trades.get(no)!.status = 'TRADE_SUCCESS'),
    notice(no: string, change: Record<string, string> = {}, keys = theirs) {
      const fields: Record<string, string> = {
        notify_time: shanghaiText(clock.now()),
        notify_type: 'trade_status_sync',
        notify_id: newId(),
        app_id: APP_ID,
        charset: 'utf-8',
        version: '1.0',
        sign_type: 'RSA2',
        out_trade_no: no,
        trade_no: `A${no}`,
        trade_status: 'TRADE_SUCCESS',
        total_amount: trades.get(no)?.amount ?? '0.01',
        subject: '工采汇 100% 螺栓+螺母',
        ...change,
      };
      const algorithm = fields['sign_type'] === 'RSA' ? 'RSA-SHA1' : 'RSA-SHA256';
      const sign = createSign(algorithm).update(signed(fields)).sign(keys.privateKey, 'base64');
      return new URLSearchParams({ ...fields, sign }).toString();
    },
  });
}

export const publicHalf = (keys: ReturnType<typeof makeKeys>) => createPublicKey(keys.privateKey);
