import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { identityApi } from '#lib/contracts/identity.ts';
import { userApi } from '#lib/contracts/user.ts';
import { days, hours, minutes } from '#lib/kernel/clock.ts';
import { openTestMall, type TestMall } from '../support/mall.ts';
import { callFrom, codeFor, messagesTo, tokenOf } from './account-people.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
beforeEach(() => mall.clock.advance(days(2)));
afterAll(() => mall.close());

const password = 'bolt2026';

async function registered(phone: string): Promise<void> {
  const sms_code = await codeFor(mall, phone, 'mobile');
  const result = await mall.as()(identityApi.register, { phone, sms_code, pwd: password });
  expect(result).toMatchObject({ ok: true });
}

const login = (phone: string, pwd: string, address = '10.0.0.1') =>
  callFrom(mall, address)(identityApi.login, { account: phone, password: pwd });

test('who registers can log in with the password and is told who they are', async () => {
  await registered('13900000001');
  const result = await login('13900000001', password);
  expect(result).toMatchObject({ ok: true, value: { user: { phone: '13900000001', scope: ['buyer'] } } });
  const token = result.ok ? result.value.token : '';
  expect(token).toMatch(/^[\w-]{43}$/);
  const me = await mall.as(token)(userApi.me);
  expect(me).toMatchObject({ ok: true, value: { phone: '13900000001', now_money: '0.00', total_unread: 0 } });
});

test('a phone that is registered already is told so to its holder only', async () => {
  await registered('13900000002');
  const wrong = await mall.as()(identityApi.register, {
    phone: '13900000002',
    sms_code: '000000',
    pwd: password,
  });
  const unknown = await mall.as()(identityApi.register, {
    phone: '13900000012',
    sms_code: '000000',
    pwd: password,
  });
  expect(wrong).toEqual(unknown);
  expect(wrong).toMatchObject({ failure: { code: 'code.wrong', field: 'sms_code' } });
  const sms_code = await codeFor(mall, '13900000002', 'mobile').catch(() => '');
  expect(sms_code).toBe('');
  mall.clock.advance(minutes(2));
  const again = await codeFor(mall, '13900000002', 'mobile');
  const taken = await mall.as()(identityApi.register, {
    phone: '13900000002',
    sms_code: again,
    pwd: password,
  });
  expect(taken).toMatchObject({ failure: { code: 'ERROR14' } });
});

test('the fields of a registration are refused with the keys of the specification', async () => {
  const good = { phone: '13900000003', sms_code: '123456', pwd: password };
  const codeOf = async (change: object) => {
    const result = await mall.as()(identityApi.register, { ...good, ...change });
    return result.ok ? 'ok' : `${result.failure.code} ${result.failure.field ?? ''}`;
  };
  expect(await codeOf({ phone: '' })).toBe('ERROR2 phone');
  expect(await codeOf({ phone: '12900000003' })).toBe('ERROR3 phone');
  expect(await codeOf({ phone: '1390000000' })).toBe('ERROR3 phone');
  expect(await codeOf({ sms_code: '' })).toBe('ERROR7 sms_code');
  expect(await codeOf({ sms_code: '12-456' })).toBe('ERROR12 sms_code');
  for (const pwd of ['abc12', 'abcdefgh', '12345678', 'abcdefgh123456789', 'abc 12345', '密码abc123']) {
    expect(await codeOf({ pwd })).toBe('ERROR15 pwd');
  }
  for (const pwd of ['abc123', 'password1', '1q2w3e4r', 'a123456', 'qwe123456', 'aa111111']) {
    expect(await codeOf({ pwd })).toBe('password.common pwd');
  }
  expect(await codeOf({ phone: undefined })).toBe('ERROR2 phone');
});

test('an unknown account and a wrong password are answered alike', async () => {
  await registered('13900000004');
  const wrong = await login('13900000004', 'wrong2026', '10.0.0.4');
  const unknown = await login('13900000099', 'wrong2026', '10.0.0.4');
  expect(wrong).toEqual(unknown);
  expect(wrong).toMatchObject({ failure: { code: 'login.wrong', message: '账号或密码错误，还可尝试4次' } });
});

test('five wrong passwords in five minutes freeze the account for this address for fifteen minutes', async () => {
  await registered('13900000005');
  for (let left = 4; left > 0; left -= 1) {
    expect(await login('13900000005', 'wrong2026', '10.0.0.5')).toMatchObject({
      failure: { params: { n: left } },
    });
  }
  expect(await login('13900000005', 'wrong2026', '10.0.0.5')).toMatchObject({
    failure: { code: 'login.frozen' },
  });
  expect(await login('13900000005', password, '10.0.0.5')).toMatchObject({
    failure: { code: 'login.frozen' },
  });
  // The owner elsewhere is not locked out.
  expect(await login('13900000005', password, '10.0.0.6')).toMatchObject({ ok: true });
  mall.clock.advance(minutes(14));
  expect(await login('13900000005', password, '10.0.0.5')).toMatchObject({
    failure: { code: 'login.frozen' },
  });
  mall.clock.advance(minutes(1));
  expect(await login('13900000005', password, '10.0.0.5')).toMatchObject({ ok: true });
});

test('tries sent in parallel do not all count as the first', async () => {
  await registered('13900000006');
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, at) => login('13900000006', `wrong200${at}`, '10.0.0.7')),
  );
  const codes = tries.map((result) => (result.ok ? 'ok' : result.failure.code));
  expect(codes.filter((code) => code === 'login.wrong')).toHaveLength(4);
  expect(await login('13900000006', password, '10.0.0.7')).toMatchObject({
    failure: { code: 'login.frozen' },
  });
});

test('an address that sprays wrong passwords over many accounts is slowed down for all of them', async () => {
  await registered('13900000007');
  for (let n = 0; n < 30; n += 1) await login(`1391111${String(1000 + n)}`, 'spray2026', '10.0.0.8');
  expect(await login('13900000007', password, '10.0.0.8')).toMatchObject({
    failure: { code: 'login.frozen' },
  });
  expect(await login('13900000007', password, '10.0.0.9')).toMatchObject({ ok: true });
});

test('an account attacked from many addresses stays open at the addresses it knows', async () => {
  await registered('13900000008');
  expect(await login('13900000008', password, '10.2.0.1')).toMatchObject({ ok: true });
  for (let n = 0; n < 30; n += 1) await login('13900000008', 'guess2026', `10.3.0.${n}`);
  expect(await login('13900000008', password, '10.3.1.1')).toMatchObject({
    failure: { code: 'login.frozen' },
  });
  expect(await login('13900000008', password, '10.2.0.1')).toMatchObject({ ok: true });
});

test('an SMS login registers an unknown phone and says "wrong code" to a wrong one', async () => {
  const phone = '13900000009';
  const sms_code = await codeFor(mall, phone, 'login');
  const wrong = await mall.as()(identityApi.smsLogin, {
    phone,
    sms_code: sms_code === '000000' ? '1' : '000000',
  });
  expect(wrong).toMatchObject({ failure: { code: 'login.wrong_code', message: '验证码错误' } });
  const right = await mall.as()(identityApi.smsLogin, { phone, sms_code });
  expect(right).toMatchObject({ ok: true, value: { user: { phone } } });
  expect(right.ok && right.value.user.nickname).toMatch(/^gc[0-9a-z]{6}$/);
  expect(await mall.as()(identityApi.smsLogin, { phone, sms_code })).toMatchObject({
    failure: { code: 'login.wrong_code' },
  });
});

test('each login is a session of its own; logging out ends that one only', async () => {
  await registered('13900000010');
  const one = await login('13900000010', password);
  const two = await login('13900000010', password);
  if (!one.ok || !two.ok) throw new Error('no login');
  expect(one.value.token).not.toBe(two.value.token);
  expect(await mall.as(one.value.token)(identityApi.logout)).toMatchObject({ ok: true });
  expect(await mall.as(one.value.token)(userApi.me)).toMatchObject({
    failure: { code: 'auth.revoked', status: 410002, message: '请登录' },
  });
  expect(await mall.as(two.value.token)(userApi.me)).toMatchObject({ ok: true });
});

test('a token ends after seven days', async () => {
  const token = await tokenOf(mall, '13900000011');
  mall.clock.advance(days(7) - 1);
  expect(await mall.as(token)(userApi.me)).toMatchObject({ ok: true });
  mall.clock.advance(1);
  expect(await mall.as(token)(userApi.me)).toMatchObject({
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
  expect(await mall.as(own.value.token)(userApi.me)).toMatchObject({ ok: true });
  expect(await mall.as(other.value.token)(userApi.me)).toMatchObject({ failure: { code: 'auth.revoked' } });
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
  expect(await mall.as(other.value.token)(userApi.me)).toMatchObject({ failure: { code: 'auth.revoked' } });
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
  const rows = await mall.services.database.query('select * from session');
  expect(JSON.stringify(rows.rows)).not.toContain(token);
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
