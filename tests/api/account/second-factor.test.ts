// The second factor of an account: who knows the password, the phone or the QR code alone does not get in.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { catalogApi } from '#lib/contracts/catalog.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { searchApi } from '#lib/contracts/search.ts';
import { secondFactorApi } from '#lib/contracts/second-factor.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { userRole } from '#lib/db/schema.ts';
import { days, minutes, seconds } from '#lib/kernel/clock.ts';
import type { Result } from '#lib/kernel/result.ts';
import { totpCode, totpStep } from '#lib/kernel/totp.ts';
import { openTestMall } from '../../support/mall.ts';
import { callFrom, codeFor } from './people.ts';

const password = 'bolt2026';
const mall = await openTestMall();
beforeEach(() => mall.clock.advance(days(1)));
afterAll(() => mall.close());

const valueOf = <T>(result: Result<T, string>): T => {
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
};
const login = (phone: string) => mall.as()(identityApi.login, { account: phone, password });
/** The code that an authenticator shows `steps` half minutes from now. */
const codeNow = (secret: string, steps = 0) => totpCode(secret, totpStep(mall.clock.now()) + steps);

async function person(phone: string): Promise<string> {
  const sms_code = await codeFor(mall, phone, 'mobile');
  return valueOf(await mall.as()(identityApi.register, { phone, sms_code, pwd: password })).token;
}

/** Somebody with a second factor: token, secret and codes on paper. */
async function guarded(phone: string) {
  const token = await person(phone);
  const call = mall.as(token);
  const { secret, uri, qrcode } = valueOf(await call(secondFactorApi.begin, { password }));
  expect(uri).toContain(`secret=${secret}&`);
  expect(qrcode).toMatch(/^data:image\/png;base64,/);
  const { codes } = valueOf(await call(secondFactorApi.confirm, { code: codeNow(secret, -1) }));
  return { token, call, secret, codes };
}

/** A login that stops at the second factor: its ticket. */
async function ticketOf(phone: string): Promise<string> {
  const result = await login(phone);
  expect(result).toMatchObject({ ok: false, failure: { code: 'factor.wanted', status: 403 } });
  return result.ok ? '' : String(result.failure.params?.['ticket']);
}

test('with a second factor the password opens nothing: a code of the authenticator does', async () => {
  const { secret } = await guarded('13900000101');
  const ticket = await ticketOf('13900000101');
  expect(await mall.as(ticket)(profileApi.me)).toMatchObject({ failure: { code: 'auth.required' } });
  const done = await mall.as()(secondFactorApi.logIn, { ticket, code: codeNow(secret) });
  expect(await mall.as(valueOf(done).token)(profileApi.me)).toMatchObject({ ok: true });
  const { list } = valueOf(await mall.as(valueOf(done).token)(identityApi.sessions));
  expect(list.find((session) => session.is_current)).toMatchObject({ strategy: 'password' });
  expect(await mall.as()(secondFactorApi.logIn, { ticket, code: codeNow(secret, 1) })).toMatchObject({
    failure: { code: 'factor.over' },
  });
});

test('the login by SMS and the one by QR code ask for it as well', async () => {
  const { call, secret } = await guarded('13900000102');
  mall.clock.advance(minutes(2));
  const sms_code = await codeFor(mall, '13900000102', 'login');
  expect(await mall.as()(identityApi.smsLogin, { phone: '13900000102', sms_code })).toMatchObject({
    failure: { code: 'factor.wanted' },
  });
  const browser = callFrom(mall, '10.2.2.2');
  const { key } = valueOf(await browser(identityApi.askScan));
  const open = { key: key.split('.')[0]! };
  valueOf(await call(identityApi.openScan, open));
  valueOf(await call(identityApi.confirmScan, { ...open, agree: true }));
  const scanned = await browser(identityApi.checkScan, { key });
  expect(scanned).toMatchObject({ failure: { code: 'factor.wanted' } });
  const ticket = scanned.ok ? '' : String(scanned.failure.params?.['ticket']);
  expect(await browser(secondFactorApi.logIn, { ticket, code: codeNow(secret) })).toMatchObject({ ok: true });
});

test('a code works once, the one before and the one after as well, older ones never again', async () => {
  const { secret } = await guarded('13900000103');
  const tryCode = async (code: string) =>
    mall.as()(secondFactorApi.logIn, { ticket: await ticketOf('13900000103'), code });
  expect(await tryCode(codeNow(secret))).toMatchObject({ ok: true });
  expect(await tryCode(codeNow(secret))).toMatchObject({ failure: { code: 'factor.wrong', field: 'code' } });
  expect(await tryCode(codeNow(secret, 1))).toMatchObject({ ok: true });
  // The later one was used: what is older is over, too.
  expect(await tryCode(codeNow(secret))).toMatchObject({ failure: { code: 'factor.wrong' } });
  mall.clock.advance(seconds(60));
  expect(await tryCode(codeNow(secret, -2))).toMatchObject({ failure: { code: 'factor.wrong' } });
  expect(await tryCode(codeNow(secret))).toMatchObject({ ok: true });
});

test('requests at once with one code open one session', async () => {
  const { secret } = await guarded('13900000104');
  const ticket = await ticketOf('13900000104');
  const tickets = [ticket, ticket, await ticketOf('13900000104'), await ticketOf('13900000104')];
  const results = await Promise.all(
    tickets.map((one) => mall.as()(secondFactorApi.logIn, { ticket: one, code: codeNow(secret) })),
  );
  expect(results.filter((result) => result.ok)).toHaveLength(1);
});

test('a ticket bears five codes and five minutes, an account ten codes in an hour', async () => {
  const { secret } = await guarded('13900000105');
  let ticket = await ticketOf('13900000105');
  const wrong = () => mall.as()(secondFactorApi.logIn, { ticket, code: '000000' });
  for (let n = 0; n < 5; n += 1) expect(await wrong()).toMatchObject({ failure: { code: 'factor.wrong' } });
  expect(await mall.as()(secondFactorApi.logIn, { ticket, code: codeNow(secret) })).toMatchObject({
    failure: { code: 'factor.over' },
  });
  ticket = await ticketOf('13900000105');
  for (let n = 0; n < 5; n += 1) await wrong();
  ticket = await ticketOf('13900000105');
  expect(await mall.as()(secondFactorApi.logIn, { ticket, code: codeNow(secret) })).toMatchObject({
    failure: { code: 'factor.frozen' },
  });
  mall.clock.advance(minutes(61));
  expect(await mall.as()(secondFactorApi.logIn, { ticket, code: codeNow(secret) })).toMatchObject({
    failure: { code: 'factor.over' },
  });
  ticket = await ticketOf('13900000105');
  expect(await mall.as()(secondFactorApi.logIn, { ticket, code: codeNow(secret) })).toMatchObject({
    ok: true,
  });
});

test('each of the ten codes on paper works once, however it is typed', async () => {
  const { codes, call } = await guarded('13900000106');
  expect(codes).toHaveLength(10);
  const first = codes[0]!;
  const tryCode = async (code: string) =>
    mall.as()(secondFactorApi.logIn, { ticket: await ticketOf('13900000106'), code });
  expect(await tryCode(first.toUpperCase().replaceAll('-', ' '))).toMatchObject({ ok: true });
  expect(await tryCode(first)).toMatchObject({ failure: { code: 'factor.wrong' } });
  expect(await call(secondFactorApi.read)).toMatchObject({ value: { is_on: true, recovery_left: 9 } });
  const renewed = valueOf(await call(secondFactorApi.renew, { password }));
  expect(await tryCode(codes[1]!)).toMatchObject({ failure: { code: 'factor.wrong' } });
  expect(await tryCode(renewed.codes[1]!)).toMatchObject({ ok: true });
});

test('neither secret nor codes lie in the database as they are', async () => {
  const { secret, codes } = await guarded('13900000107');
  const kept = JSON.stringify([await mall.read('secondFactor'), await mall.read('recoveryCode')]);
  expect(kept).not.toContain(secret);
  expect(kept).not.toContain(codes[0]!.replaceAll('-', ''));
});

test('setting up and taking away ask for the password again, and end the other sessions', async () => {
  const phone = '13900000108';
  const token = await person(phone);
  const other = valueOf(await login(phone)).token;
  const call = mall.as(token);
  expect(await call(secondFactorApi.begin, { password: 'wrong2026' })).toMatchObject({
    failure: { code: 'password.wrong', field: 'password', message: '密码错误，还可尝试4次' },
  });
  expect(await call(secondFactorApi.confirm, { code: '123456' })).toMatchObject({
    failure: { code: 'factor.not_begun' },
  });
  const { secret } = valueOf(await call(secondFactorApi.begin, { password }));
  // Begun and not confirmed, nothing is asked for.
  expect(await login(phone)).toMatchObject({ ok: true });
  valueOf(await call(secondFactorApi.confirm, { code: codeNow(secret) }));
  expect(await mall.as(other)(profileApi.me)).toMatchObject({ failure: { code: 'auth.revoked' } });
  expect(await call(secondFactorApi.begin, { password })).toMatchObject({
    failure: { code: 'factor.on_already' },
  });

  mall.clock.advance(minutes(1));
  const code = codeNow(secret);
  const ticket = await ticketOf(phone);
  const second = valueOf(await mall.as()(secondFactorApi.logIn, { ticket, code })).token;
  expect(await call(secondFactorApi.remove, { password: 'wrong2026', code })).toMatchObject({
    failure: { code: 'password.wrong' },
  });
  expect(await call(secondFactorApi.remove, { password, code })).toMatchObject({
    failure: { code: 'factor.wrong' },
  });
  mall.clock.advance(minutes(1));
  expect(await call(secondFactorApi.remove, { password, code: codeNow(secret) })).toMatchObject({ ok: true });
  expect(await mall.as(second)(profileApi.me)).toMatchObject({ failure: { code: 'auth.revoked' } });
  expect(await login(phone)).toMatchObject({ ok: true });
});

test('who has no password sets one first', async () => {
  const sms_code = await codeFor(mall, '13900000109', 'login');
  const { token } = valueOf(await mall.as()(identityApi.smsLogin, { phone: '13900000109', sms_code }));
  expect(await mall.as(token)(secondFactorApi.begin, { password })).toMatchObject({
    failure: { code: 'factor.password_first' },
  });
});

test('where real people come, one of the platform does nothing before his second factor is set up', async () => {
  const token = await person('13900000110');
  const call = mall.as(token);
  const { uid } = valueOf(await call(profileApi.me));
  const owner = { uid, role: 'platform' as const, merId: null, platformRoles: ['owner' as const] };
  await mall.services.database.db.insert(userRole).values(owner);
  // The demo only offers it.
  expect(await call(searchApi.misses, {})).toMatchObject({ ok: true });
  mall.services.settings.demo = false;
  try {
    expect(await call(profileApi.me)).toMatchObject({ value: { must_set_up_factor: true } });
    for (const refused of [
      await call(searchApi.misses, {}),
      await call(profileApi.notices, {}),
      await call(catalogApi.exportFor, { store: '1' } as never),
    ]) {
      expect(refused).toMatchObject({ failure: { code: 'factor.must_set_up', status: 403 } });
    }
    const { secret } = valueOf(await call(secondFactorApi.begin, { password }));
    valueOf(await call(secondFactorApi.confirm, { code: codeNow(secret) }));
    expect(await call(profileApi.me)).toMatchObject({ value: { must_set_up_factor: false } });
    expect(await call(searchApi.misses, {})).toMatchObject({ ok: true });
  } finally {
    mall.services.settings.demo = true;
  }
});

test('a login that waits for its code ends with the password that began it', async () => {
  const phone = '13900000188';
  const { secret } = await guarded(phone);
  mall.clock.advance(minutes(2));
  const ticket = await ticketOf(phone);
  const sms_code = await codeFor(mall, phone, 'change_pwd');
  const form = { phone, sms_code, pwd: 'nut20261', confirm_pwd: 'nut20261' };
  valueOf(await mall.as()(identityApi.changePassword, form));
  expect(await mall.as()(secondFactorApi.logIn, { ticket, code: codeNow(secret) })).toMatchObject({
    failure: { code: 'factor.over' },
  });
});
