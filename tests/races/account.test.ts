// Many requests of one account, one phone or one QR code at the same moment, on a PostgreSQL with real locks.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addressApi } from '#lib/contracts/address.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { days } from '#lib/kernel/clock.ts';
import { callFrom, captchaFor, codeFor, messagesTo, tokenOf } from '../api/account/people.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { openTestMall, type TestMall } from '../support/mall.ts';
import { times } from './at-once.ts';

let database: FreshDatabase;
let mall: TestMall;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTestMall({ url: database.url });
});
afterAll(async () => {
  await mall.close();
  await database.drop();
});
beforeEach(() => mall.clock.advance(days(2)));

const area = [{ id: '33' }, { id: '3303' }, { id: '330382' }, { id: '330382001' }];
const form = { real_name: '王建国', phone: '13812345678', area, detail: '柳市镇电器路18号' };

test('fifty requests for one phone from fifty addresses send one message', async () => {
  const phone = '13300000001';
  const captchas = await times(50, () => captchaFor(mall));
  await times(50, (at) =>
    callFrom(mall, `10.0.4.${at}`)(identityApi.verify, { phone, type: 'login', ...captchas[at]! }),
  );
  expect(messagesTo(mall, phone)).toHaveLength(1);
});

test('one captcha answer, sent twenty times for twenty phones, sends one message', async () => {
  const captcha = await captchaFor(mall);
  const answers = await times(20, (at) =>
    callFrom(mall, `10.0.5.${at}`)(identityApi.verify, {
      phone: `133000010${10 + at}`,
      type: 'login',
      ...captcha,
    }),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
});

test('thirty guesses at once look at no more than five tries of a code', async () => {
  const phone = '13300000002';
  const code = await codeFor(mall, phone, 'login');
  const wrong = code === '111111' ? '222222' : '111111';
  await times(30, () => callFrom(mall, '10.0.6.1')(identityApi.smsLogin, { phone, sms_code: wrong }));
  expect(await mall.list('smsCode', { phone }, 'tries')).toEqual([5]);
});

test('a right code, sent twenty times at once, opens one session and one account', async () => {
  const phone = '13300000003';
  const code = await codeFor(mall, phone, 'login');
  const logins = await times(20, () =>
    callFrom(mall, '10.0.7.1')(identityApi.smsLogin, { phone, sms_code: code }),
  );
  expect(logins.filter((login) => login.ok)).toHaveLength(1);
  expect(await mall.count('user', { phone })).toBe(1);
});

test('twenty wrong passwords at once are no more than five tries', async () => {
  const phone = '13300000004';
  await tokenOf(mall, phone);
  const tries = await times(20, (at) =>
    callFrom(mall, '10.0.8.1')(identityApi.login, { account: phone, password: `wrong20${10 + at}` }),
  );
  const codes = tries.map((result) => (result.ok ? 'ok' : result.failure.code));
  expect(codes.filter((code) => code === 'login.wrong')).toHaveLength(4);
  expect(codes.filter((code) => code === 'login.frozen')).toHaveLength(16);
});

test('a confirmed QR code, looked at twenty times at once, opens one session', async () => {
  const phone = mall.as(await tokenOf(mall, '13300000005'));
  const browser = callFrom(mall, '10.0.9.1');
  const asked = await browser(identityApi.askScan);
  const key = asked.ok ? asked.value.key : '';
  const shown = key.split('.')[0] ?? '';
  await phone(identityApi.openScan, { key: shown });
  await phone(identityApi.confirmScan, { key: shown, agree: true });
  const looks = await times(20, () => browser(identityApi.checkScan, { key }));
  expect(looks.filter((look) => look.ok && look.value.status === 200)).toHaveLength(1);
});

test('forty new addresses at once are twenty, and one of them is the default', async () => {
  const call = mall.as(await tokenOf(mall, '13300000006'));
  await times(40, () => call(addressApi.save, { ...form, is_default: true }));
  const found = await call(addressApi.list, { limit: 100 });
  expect(found).toMatchObject({ ok: true, value: { count: 20 } });
  expect(found.ok && found.value.list.filter((row) => row.is_default)).toHaveLength(1);
});
