// Alipay against a gateway on this machine, with keys made here: what is signed, what is believed, and what is not.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAlipay } from '#lib/adapters/payment/alipay/alipay.ts';
import type { PaymentProvider } from '#lib/adapters/payment/payment-provider.ts';
import { after, clockAt, minutes, seconds, shanghaiText } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { APP_ID, openAlipayGateway, publicHalf } from '../../support/gateways/alipay-gateway.ts';

const clock = clockAt('2026-11-21T10:00:00+08:00');
let alipay: PaymentProvider;

const open = (privateKey = gateway.ours.privateKey): PaymentProvider =>
  createAlipay(
    {
      appId: APP_ID,
      privateKey,
      publicKey: publicHalf(gateway.theirs),
      gateway: `${gateway.url}/gateway.do`,
      siteUrl: 'https://mall.example',
    },
    clock,
  );

const gateway = await openAlipayGateway(clock);
beforeAll(() => {
  alipay = open();
});
afterAll(() => gateway.close());

async function started(amount = 1_234) {
  const outTradeNo = newId();
  const expiresAt = after(clock.now(), minutes(30));
  const request = { outTradeNo, amount, subject: 'DD1', returnUrl: '/payment?orderId=1', expiresAt };
  const instruction = await alipay.start({ ...request, way: 'code' });
  return { outTradeNo, instruction, request };
}
const read = (body: string) => alipay.readNotice({}, body);

test('a trade is started with our signature, the sum in yuan, its end in Shanghai time and the address for notices', async () => {
  const { outTradeNo, instruction } = await started();
  expect(instruction).toEqual({ qrCode: `https://qr.example/${outTradeNo}` });
  const fields = new URLSearchParams(
    new URL(gateway.asked.at(-1)!.path, 'http://x').search.slice(1) + '&' + gateway.asked.at(-1)!.body,
  );
  expect(fields.get('notify_url')).toBe('https://mall.example/api/pay/notify/alipay');
  expect(fields.get('sign_type')).toBe('RSA2');
  expect(JSON.parse(fields.get('biz_content') ?? '{}')).toMatchObject({
    total_amount: '12.34',
    time_expire: '2026-11-21 10:30:00',
  });
});

test('the page for a desk is an address that is signed as well, and nobody is asked for it', async () => {
  const { request } = await started();
  const asked = gateway.asked.length;
  const { redirectUrl = '' } = await alipay.start({ ...request, way: 'page' });
  const query = new URL(redirectUrl).searchParams;
  expect(query.get('return_url')).toBe('https://mall.example/payment?orderId=1');
  expect(query.get('sign')).toBeTruthy();
  expect(gateway.asked.length).toBe(asked);
});

test('asked, a trade is pending, then paid with its sum; one that nobody scanned is unknown', async () => {
  const { outTradeNo } = await started();
  expect(await alipay.ask(outTradeNo)).toMatchObject({ status: 'pending' });
  gateway.pay(outTradeNo);
  expect(await alipay.ask(outTradeNo)).toMatchObject({
    status: 'paid',
    amount: 1_234,
    tradeNo: `A${outTradeNo}`,
  });
  expect(await alipay.ask('nobody')).toEqual({ outTradeNo: 'nobody', status: 'unknown' });
});

test('closing takes no money any more; closing what is missing is no error', async () => {
  const { outTradeNo } = await started();
  await alipay.close(outTradeNo);
  expect(await alipay.ask(outTradeNo)).toMatchObject({ status: 'closed' });
  await alipay.close('nobody');
});

test('the same refund number gives nothing again', async () => {
  const { outTradeNo } = await started();
  gateway.pay(outTradeNo);
  const refund = { outTradeNo, outRefundNo: 'r1', amount: 500, total: 1_234 };
  expect([await alipay.refund(refund), await alipay.refund(refund)]).toEqual(['done', 'done']);
  expect([...gateway.trades.get(outTradeNo)!.refunds]).toEqual([['r1', '5.00']]);
});

test('with the wrong key of ours the gateway refuses, and that is an error', async () => {
  const { outTradeNo } = await started();
  await expect(open(gateway.theirs.privateKey).ask(outTradeNo)).rejects.toThrow('isv.invalid-signature');
});

test('an answer that the gateway has not signed is not believed', async () => {
  const other = await openAlipayGateway(clock);
  const wrong = createAlipay(
    {
      appId: APP_ID,
      privateKey: other.ours.privateKey,
      publicKey: publicHalf(gateway.theirs),
      gateway: `${other.url}/gateway.do`,
      siteUrl: 'https://mall.example',
    },
    clock,
  );
  await expect(wrong.ask('1')).rejects.toThrow(/验签|sign/i);
  await other.close();
});

test('a notice with its signature is read, special characters and all', async () => {
  const { outTradeNo } = await started();
  expect(await read(gateway.notice(outTradeNo))).toMatchObject({
    outTradeNo,
    amount: 1_234,
    status: 'paid',
    merchantNo: APP_ID,
  });
});

test('a changed sum, a foreign key, another app, the weaker signature or no signature: nothing is read', async () => {
  const { outTradeNo } = await started();
  const good = gateway.notice(outTradeNo);
  const other = await openAlipayGateway(clock);
  const bad = [
    good.replace('total_amount=12.34', 'total_amount=0.01'),
    gateway.notice(outTradeNo, {}, other.theirs),
    gateway.notice(outTradeNo, { app_id: '2021000100000002' }),
    gateway.notice(outTradeNo, { sign_type: 'RSA' }),
    gateway.notice(outTradeNo, { sign_type: 'toString' }),
    good.replace(/&sign=[^&]+/, ''),
    '',
    '%%%',
  ];
  for (const body of bad) expect(await read(body)).toBeUndefined();
  await other.close();
});

test('a notice is good for five minutes', async () => {
  const { outTradeNo } = await started();
  const at = (ms: number) =>
    gateway.notice(outTradeNo, { notify_time: shanghaiText(after(clock.now(), ms)) });
  expect(await read(at(-minutes(5) - seconds(1)))).toBeUndefined();
  expect(await read(at(minutes(5) + seconds(1)))).toBeUndefined();
  expect(await read(at(-minutes(4)))).toBeDefined();
});

test('a notice of a refund says so and names its number', async () => {
  const { outTradeNo } = await started();
  const body = gateway.notice(outTradeNo, {
    out_biz_no: 'r9',
    refund_fee: '3.00',
    trade_status: 'TRADE_CLOSED',
  });
  expect(await read(body)).toMatchObject({ refund: { outRefundNo: 'r9', isDone: true }, status: 'pending' });
});
