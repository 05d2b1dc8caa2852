import QRCode from 'qrcode';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { identityApi } from '#lib/contracts/identity.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { days, minutes, seconds } from '#lib/kernel/clock.ts';
import { openTestMall } from '../../support/mall.ts';
import { callFrom, codeFor, tokenOf } from './people.ts';

const mall = await openTestMall();
const phone = await tokenOf(mall, '13600000001');
beforeEach(() => mall.clock.advance(minutes(10)));
afterAll(() => mall.close());

const desktop = () => callFrom(mall, '10.0.0.1', { device: 'Desktop Firefox' });

async function asked() {
  const result = await desktop()(identityApi.askScan);
  if (!result.ok) throw new Error('no QR code');
  const { key, qrcode } = result.value;
  // What the picture holds is the part of the key before the dot.
  return { key, qrcode, shown: key.split('.')[0] ?? '' };
}
const look = async (key: string, call = desktop()) => {
  const result = await call(identityApi.checkScan, { key });
  return result.ok ? result.value.status : result.failure.code;
};

test('a phone opens the code, sees which device asks, confirms, and the browser is logged in once', async () => {
  const { key, qrcode, shown } = await asked();
  expect(qrcode).toMatch(/^data:image\/png;base64,/);
  expect(await look(key)).toBe(201);
  const opened = await mall.as(phone)(identityApi.openScan, { key: shown });
  expect(opened).toMatchObject({ ok: true, value: { device: 'Desktop Firefox', address: '10.0.0.1' } });
  expect(await look(key)).toBe(202);
  expect(await mall.as(phone)(identityApi.confirmScan, { key: shown, agree: true })).toMatchObject({
    ok: true,
  });
  const done = await desktop()(identityApi.checkScan, { key });
  expect(done).toMatchObject({
    ok: true,
    value: { status: 200, result: { user: { phone: '13600000001' } } },
  });
  const token = done.ok ? (done.value.result?.token ?? '') : '';
  expect(await mall.as(token)(profileApi.me)).toMatchObject({ ok: true, value: { phone: '13600000001' } });
  expect(await look(key)).toBe(400);
});

test('only the browser that asked can collect the login', async () => {
  const { key, shown } = await asked();
  await mall.as(phone)(identityApi.openScan, { key: shown });
  await mall.as(phone)(identityApi.confirmScan, { key: shown, agree: true });
  expect(await look(shown)).toBe(400);
  expect(await look(`${shown}.${'x'.repeat(43)}`)).toBe(400);
  expect(await look(key, callFrom(mall, '10.0.0.1', { device: 'Another browser' }))).toBe(400);
  expect(await look(key)).toBe(200);
});

test('looking ten times at once collects one login', async () => {
  const { key, shown } = await asked();
  await mall.as(phone)(identityApi.openScan, { key: shown });
  await mall.as(phone)(identityApi.confirmScan, { key: shown, agree: true });
  const looks = await Promise.all(Array.from({ length: 10 }, () => look(key)));
  expect(looks.filter((status) => status === 200)).toHaveLength(1);
});

test('a refusal ends the looking', async () => {
  const { key, shown } = await asked();
  await mall.as(phone)(identityApi.openScan, { key: shown });
  expect(await mall.as(phone)(identityApi.confirmScan, { key: shown, agree: false })).toMatchObject({
    ok: true,
  });
  expect(await look(key)).toBe(400);
});

test('a code that was not opened cannot be confirmed, nor by another account than opened it', async () => {
  const { shown } = await asked();
  const confirm = (token: string) => mall.as(token)(identityApi.confirmScan, { key: shown, agree: true });
  expect(await confirm(phone)).toMatchObject({ failure: { code: 'scan.invalid' } });
  const other = await tokenOf(mall, '13600000002');
  await mall.as(other)(identityApi.openScan, { key: shown });
  expect(await mall.as(phone)(identityApi.openScan, { key: shown })).toMatchObject({
    failure: { code: 'scan.invalid' },
  });
  expect(await confirm(phone)).toMatchObject({ failure: { code: 'scan.invalid' } });
  expect(await mall.as(other)(identityApi.openScan, { key: shown })).toMatchObject({ ok: true });
  expect(await confirm(other)).toMatchObject({ ok: true });
});

test('a code lives three minutes', async () => {
  const { key, shown } = await asked();
  mall.clock.advance(minutes(3) - seconds(1));
  expect(await look(key)).toBe(201);
  mall.clock.advance(seconds(1));
  expect(await look(key)).toBe(400);
  expect(await mall.as(phone)(identityApi.openScan, { key: shown })).toMatchObject({
    failure: { code: 'scan.invalid' },
  });
});

test('looking every two seconds is allowed, looking without a pause is not', async () => {
  const { key } = await asked();
  for (let n = 0; n < 40; n += 1) {
    expect(await look(key)).toBe(201);
    mall.clock.advance(seconds(2));
  }
  let refused = 0;
  for (let n = 0; n < 80; n += 1) if ((await look(key)) === 'request.too_many') refused += 1;
  expect(refused).toBeGreaterThan(0);
});

test('the phone is told a name of the device that people know', async () => {
  const agent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0';
  const asking = await callFrom(mall, '10.0.0.2', { device: agent })(identityApi.askScan);
  const key = asking.ok ? (asking.value.key.split('.')[0] ?? '') : '';
  const opened = await mall.as(phone)(identityApi.openScan, { key });
  expect(opened).toMatchObject({ value: { device: 'Edge 141, Windows' } });
});

test('a visitor cannot open or confirm a code', async () => {
  const { shown } = await asked();
  expect(await mall.as()(identityApi.openScan, { key: shown })).toMatchObject({
    failure: { code: 'auth.required' },
  });
  mall.clock.advance(days(8));
});

test.each([
  ['127.0.0.1:4400', 'http://127.0.0.1:4400'],
  ['[::1]:4400', 'http://[::1]:4400'],
  ['evil.example', 'http://localhost:4321'],
  ['localhost.evil.example', 'http://localhost:4321'],
])('without a public address the code asked for at %s leads to %s', async (host, site) => {
  const result = await callFrom(mall, '10.0.0.1', { host })(identityApi.askScan);
  if (!result.ok) throw new Error('no QR code');
  const link = `${site}/scan_login?key=${result.value.key.split('.')[0]}`;
  const drawn = await QRCode.toDataURL(link, { margin: 1, width: 360, errorCorrectionLevel: 'M' });
  expect(result.value.qrcode === drawn).toBe(true);
});

/** Somebody with two sessions: the own one and one that was stolen, which lets a browser in. */
async function stolen() {
  const number = '13600000009';
  const owner = mall.as(await tokenOf(mall, number));
  mall.clock.advance(minutes(2));
  const thief = mall.as(await tokenOf(mall, number));
  const { key, shown } = await asked();
  await thief(identityApi.openScan, { key: shown });
  expect(await thief(identityApi.confirmScan, { key: shown, agree: true })).toMatchObject({ ok: true });
  return { number, owner, key };
}

test('what a stolen session has confirmed is not collected once that session is ended', async () => {
  const { owner, key } = await stolen();
  const sessions = await owner(identityApi.sessions);
  const other = sessions.ok ? sessions.value.list.find((one) => !one.is_current) : undefined;
  expect(await owner(identityApi.revokeSession, { id: other!.session_id })).toMatchObject({ ok: true });
  expect(await look(key)).toBe(400);
});

test('nor once the password is another one', async () => {
  const { number, key } = await stolen();
  mall.clock.advance(minutes(2));
  const sms_code = await codeFor(mall, number, 'change_pwd');
  const form = { phone: number, sms_code, pwd: 'nut20261', confirm_pwd: 'nut20261' };
  expect(await mall.as()(identityApi.changePassword, form)).toMatchObject({ ok: true });
  expect(await look(key)).toBe(400);
});
