import { afterAll, beforeEach, expect, test } from 'vitest';
import { identityApi } from '#lib/contracts/identity.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { days, minutes } from '#lib/kernel/clock.ts';
import { openTestMall } from '../../support/mall.ts';
import { callFrom, codeFor } from './people.ts';

const mall = await openTestMall();
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
  const me = await mall.as(token)(profileApi.me);
  expect(me).toMatchObject({ ok: true, value: { phone: '13900000001', now_money: '0.00', total_unread: 0 } });
});

test('a registration answers a session of the new account, as a login does', async () => {
  const sms_code = await codeFor(mall, '13900000021', 'mobile');
  const done = await mall.as()(identityApi.register, { phone: '13900000021', sms_code, pwd: password });
  if (!done.ok) throw new Error(done.failure.code);
  expect(done.value).toMatchObject({ user: { phone: '13900000021', scope: ['buyer'] } });
  expect(await mall.as(done.value.token)(profileApi.me)).toMatchObject({ ok: true });
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

test('an attacked account stays open to its own IPv6 line, whose addresses change by themselves', async () => {
  await registered('13900000018');
  expect(await login('13900000018', password, '2001:db8:5:1::a1')).toMatchObject({ ok: true });
  for (let n = 0; n < 30; n += 1) await login('13900000018', 'guess2026', `10.4.0.${n}`);
  expect(await login('13900000018', password, '2001:db8:5:2::a1')).toMatchObject({
    failure: { code: 'login.frozen' },
  });
  expect(await login('13900000018', password, '2001:0db8:5:1:ffff::b2')).toMatchObject({ ok: true });
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
