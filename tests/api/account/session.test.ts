import { afterAll, beforeEach, expect, test } from 'vitest';
import { identityApi } from '#lib/contracts/identity.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { days, hours } from '#lib/kernel/clock.ts';
import { openTestMall } from '../../support/mall.ts';
import { callFrom, codeFor, messagesTo, tokenOf } from './people.ts';

const mall = await openTestMall();
beforeEach(() => mall.clock.advance(days(2)));
afterAll(() => mall.close());

const password = 'bolt2026';

async function registered(phone: string): Promise<void> {
  const sms_code = await codeFor(mall, phone, 'mobile');
  const result = await mall.as()(identityApi.register, { phone, sms_code, pwd: password });
  if (!result.ok) throw new Error(result.failure.code);
  // As the site does: whoever has registered logs in next.
  await mall.as(result.value.token)(identityApi.logout);
}

const login = (phone: string, pwd: string, address = '10.0.0.1') =>
  callFrom(mall, address)(identityApi.login, { account: phone, password: pwd });

test('each login is a session of its own; logging out ends that one only', async () => {
  await registered('13900000010');
  const one = await login('13900000010', password);
  const two = await login('13900000010', password);
  if (!one.ok || !two.ok) throw new Error('no login');
  expect(one.value.token).not.toBe(two.value.token);
  expect(await mall.as(one.value.token)(identityApi.logout)).toMatchObject({ ok: true });
  expect(await mall.as(one.value.token)(profileApi.me)).toMatchObject({
    failure: { code: 'auth.revoked', status: 410002, message: '请登录' },
  });
  expect(await mall.as(two.value.token)(profileApi.me)).toMatchObject({ ok: true });
});

test('a token ends after seven days', async () => {
  const token = await tokenOf(mall, '13900000011');
  mall.clock.advance(days(7) - 1);
  expect(await mall.as(token)(profileApi.me)).toMatchObject({ ok: true });
  mall.clock.advance(1);
  expect(await mall.as(token)(profileApi.me)).toMatchObject({
    failure: { code: 'auth.expired', status: 410001 },
  });
});

test('a new password ends the other sessions, tells the phone, and works', async () => {
  const phone = '13900000013';
  await registered(phone);
  mall.clock.advance(hours(2));
  const own = await login(phone, password);
  const other = await login(phone, password);
  if (!own.ok || !other.ok) throw new Error('no login');
  const sms_code = await codeFor(mall, phone, 'change_pwd');
  const form = { phone, sms_code, pwd: 'nut20261', confirm_pwd: 'nut20261' };
  expect(await mall.as()(identityApi.changePassword, { ...form, confirm_pwd: 'nut20262' })).toMatchObject({
    failure: { code: 'ERROR13', field: 'confirm_pwd' },
  });
  expect(await mall.as(own.value.token)(identityApi.changePassword, form)).toMatchObject({ ok: true });
  expect(await mall.as(own.value.token)(profileApi.me)).toMatchObject({ ok: true });
  expect(await mall.as(other.value.token)(profileApi.me)).toMatchObject({
    failure: { code: 'auth.revoked' },
  });
  expect(messagesTo(mall, phone).at(-1)?.template).toBe('password_changed');
  expect(await login(phone, password)).toMatchObject({ failure: { code: 'login.wrong' } });
  expect(await login(phone, 'nut20261')).toMatchObject({ ok: true });
});

test('sessions are listed with device and address, and another one can be ended', async () => {
  const phone = '13900000014';
  await registered(phone);
  mall.clock.advance(hours(2));
  const own = await login(phone, password, '10.5.0.1');
  const other = await login(phone, password, '10.5.0.2');
  if (!own.ok || !other.ok) throw new Error('no login');
  const call = mall.as(own.value.token);
  const found = await call(identityApi.sessions);
  if (!found.ok) throw new Error('no sessions');
  expect(found.value.list.map((row) => [row.address, row.is_current]).toSorted()).toEqual([
    ['10.5.0.1', true],
    ['10.5.0.2', false],
  ]);
  const id = found.value.list.find((row) => !row.is_current)?.session_id ?? '';
  const stranger = await tokenOf(mall, '13900000015');
  expect(await mall.as(stranger)(identityApi.revokeSession, { id })).toMatchObject({
    failure: { code: 'session.not_found', status: 404 },
  });
  expect(await call(identityApi.revokeSession, { id })).toMatchObject({ ok: true });
  expect(await mall.as(other.value.token)(profileApi.me)).toMatchObject({
    failure: { code: 'auth.revoked' },
  });
});

test('a token in an address opens nothing', async () => {
  const token = await tokenOf(mall, '13900000017');
  for (const name of ['token', 'X-Token', 'access_token', 'Authorization']) {
    const answer = await mall.app.fetch(new Request(`http://mall.inside/api/user?${name}=${token}`));
    expect(answer.status).toBe(401);
  }
});

test('no token is kept in the database, only what it hashes to', async () => {
  const token = await tokenOf(mall, '13900000018');
  expect(JSON.stringify(await mall.read('session'))).not.toContain(token);
});

test('a cookie alone authenticates no call, and a form of a foreign site is refused', async () => {
  const token = await tokenOf(mall, '13900000016');
  const cookie = `auth.strategy=sms; auth._token.sms=Bearer%20${token}`;
  const me = await mall.app.fetch(new Request('http://mall.inside/api/user', { headers: { cookie } }));
  expect(me.status).toBe(401);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const forged = await mall.app.fetch(
      new Request('http://mall.inside/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{"account":"13900000016","password":"x"}',
      }),
    );
    expect(forged.status).toBe(400);
  }
});
