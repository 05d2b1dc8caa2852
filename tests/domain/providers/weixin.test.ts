// WeChat Pay v3 against a gateway on this machine, with keys made here.
import { afterAll, expect, test } from 'vitest';
import { createWeixin } from '#lib/adapters/payment/weixin/weixin.ts';
import { after, clockAt, minutes } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { openWeixinGateway, otherKeys } from '../../support/gateways/weixin-gateway.ts';

const clock = clockAt('2026-11-21T10:00:00+08:00');

const gateway = await openWeixinGateway(clock);
const weixin = createWeixin(gateway.settings, clock);
afterAll(() => gateway.close());

async function started(amount = 888) {
  const outTradeNo = newId();
  const expiresAt = after(clock.now(), minutes(30));
  const request = {
    outTradeNo,
    amount,
    subject: 'DD1',
    returnUrl: '/payment',
    expiresAt,
    way: 'code' as const,
  };
  return { outTradeNo, instruction: await weixin.start(request) };
}
const read = ({ headers, body }: { headers: Record<string, string>; body: string }) =>
  weixin.readNotice(headers, body);

test('a trade is started with our signature, in fen, and answers a code', async () => {
  const { outTradeNo, instruction } = await started();
  expect(instruction).toEqual({ qrCode: `weixin://wxpay/bizpayurl?pr=${outTradeNo}` });
  expect(JSON.parse(gateway.asked.at(-1)!.body)).toMatchObject({
    amount: { total: 888, currency: 'CNY' },
    time_expire: '2026-11-21T10:30:00+08:00',
    notify_url: 'https://mall.example/api/pay/notify/weixin',
  });
});

test('asked, a trade is pending, paid, closed or unknown', async () => {
  const { outTradeNo } = await started();
  expect(await weixin.ask(outTradeNo)).toMatchObject({ status: 'pending' });
  gateway.pay(outTradeNo);
  expect(await weixin.ask(outTradeNo)).toMatchObject({ status: 'paid', amount: 888 });
  await weixin.close(outTradeNo);
  expect(await weixin.ask(outTradeNo)).toMatchObject({ status: 'paid' });
  const second = await started();
  await weixin.close(second.outTradeNo);
  expect(await weixin.ask(second.outTradeNo)).toMatchObject({ status: 'closed' });
  expect(await weixin.ask('nobody')).toEqual({ outTradeNo: 'nobody', status: 'unknown' });
});

test('a refund that takes time says so, and asked for again it is done', async () => {
  const { outTradeNo } = await started();
  gateway.pay(outTradeNo);
  const refund = { outTradeNo, outRefundNo: newId(), amount: 100, total: 888 };
  gateway.state.refund = 'PROCESSING';
  expect(await weixin.refund(refund)).toBe('pending');
  gateway.state.refund = 'SUCCESS';
  expect(await weixin.refund(refund)).toBe('done');
  gateway.state.refund = 'ABNORMAL';
  await expect(weixin.refund(refund)).rejects.toThrow('ABNORMAL');
  gateway.state.refund = 'SUCCESS';
});

test('an answer that the platform has not signed is not believed, and a wrong key of ours is refused', async () => {
  const { outTradeNo } = await started();
  const stranger = createWeixin({ ...gateway.settings, platformKey: otherKeys().publicKey }, clock);
  await expect(stranger.ask(outTradeNo)).rejects.toThrow('not signed');
  const wrong = createWeixin({ ...gateway.settings, privateKey: otherKeys().privateKey }, clock);
  await expect(wrong.ask(outTradeNo)).rejects.toThrow('SIGN_ERROR');
});

test('a sealed and signed notice is read', async () => {
  const { outTradeNo } = await started();
  expect(await read(gateway.notice(outTradeNo))).toMatchObject({
    outTradeNo,
    amount: 888,
    status: 'paid',
    merchantNo: '1900000109',
  });
});

test('signature, time, key number, seal, merchant, app and currency: each alone refuses a notice', async () => {
  const { outTradeNo } = await started();
  const now = Math.floor(clock.now().getTime() / 1000);
  const good = gateway.notice(outTradeNo);
  const bad = [
    { ...good, body: good.body.replace('encrypt', 'decrypt') },
    { ...good, headers: { ...good.headers, 'wechatpay-nonce': 'a'.repeat(32) } },
    { ...good, headers: {} },
    gateway.notice(outTradeNo, { keys: otherKeys() }),
    gateway.notice(outTradeNo, { timestamp: now - 301 }),
    gateway.notice(outTradeNo, { timestamp: now + 301 }),
    gateway.notice(outTradeNo, { serial: 'PUB_KEY_ID_0002' }),
    gateway.notice(outTradeNo, { apiV3Key: 'x'.repeat(32) }),
    gateway.notice(outTradeNo, { facts: { mchid: '1900000110' } }),
    gateway.notice(outTradeNo, { facts: { appid: 'wx0000000000000000' } }),
    gateway.notice(outTradeNo, { facts: { amount: { total: 888, currency: 'USD' } } }),
    gateway.notice(outTradeNo, { facts: { amount: { total: '888' } } }),
    { headers: {}, body: '' },
  ];
  for (const message of bad) expect(await read(message)).toBeUndefined();
  expect(await read(gateway.notice(outTradeNo, { timestamp: now - 300 }))).toBeDefined();
});

test('a notice of a refund says whether it is done', async () => {
  const { outTradeNo } = await started();
  const facts = {
    out_refund_no: 'r1',
    refund_status: 'SUCCESS',
    trade_state: undefined,
    amount: { total: 888, refund: 1 },
  };
  expect(await read(gateway.notice(outTradeNo, { facts }))).toMatchObject({
    refund: { outRefundNo: 'r1', isDone: true },
  });
  const abnormal = gateway.notice(outTradeNo, { facts: { ...facts, refund_status: 'ABNORMAL' } });
  expect(await read(abnormal)).toMatchObject({ refund: { isDone: false } });
});
