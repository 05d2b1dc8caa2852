import { createHash } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { identityApi } from '#lib/contracts/identity.ts';
import { days, minutes, seconds } from '#lib/kernel/clock.ts';
import { CAPTCHA_PROOF_BITS } from '#lib/kernel/limits.ts';
import { openTestMall } from '../../support/mall.ts';
import { callFrom, captchaFor, codeFor, messagesTo } from './people.ts';

const mall = await openTestMall();
beforeEach(() => mall.clock.advance(days(2)));
afterAll(() => mall.close());

const send = async (
  phone: string,
  type: 'login' | 'mobile' | 'change_pwd' = 'login',
  address = '10.0.0.1',
) => {
  const result = await callFrom(mall, address)(identityApi.verify, {
    phone,
    type,
    ...(await captchaFor(mall)),
  });
  return result.ok ? 'ok' : result.failure.code;
};
const plain = async (phone: string, address: string) => {
  const result = await callFrom(mall, address)(identityApi.verify, { phone, type: 'login' });
  return result.ok ? 'ok' : result.failure.code;
};

test('a code has six digits, names its purpose and is sent through the queue', async () => {
  expect(await send('13700000001')).toBe('ok');
  const [message] = messagesTo(mall, '13700000001');
  expect(message).toMatchObject({
    template: 'code.login',
    params: { code: expect.stringMatching(/^\d{6}$/) },
  });
});

test('the first code of a phone needs no captcha, the second one does', async () => {
  expect(await plain('13700000002', '10.0.1.1')).toBe('ok');
  mall.clock.advance(minutes(2));
  expect(await plain('13700000002', '10.0.1.2')).toBe('ERROR4');
  expect(await send('13700000002')).toBe('ok');
});

test('one address reaches three fresh phones without a captcha, and no more', async () => {
  const answers = [];
  for (let n = 1; n <= 5; n += 1) answers.push(await plain(`1370000010${n}`, '10.0.2.1'));
  expect(answers).toEqual(['ok', 'ok', 'ok', 'ERROR4', 'ERROR4']);
  expect(messagesTo(mall, '13700000104')).toEqual([]);
});

test('one code a minute, five an hour and ten a day go to a phone, whatever their types', async () => {
  const phone = '13700000003';
  expect(await send(phone, 'login')).toBe('ok');
  expect(await send(phone, 'mobile')).toBe('sms.too_many');
  mall.clock.advance(seconds(59));
  expect(await send(phone, 'change_pwd')).toBe('sms.too_many');
  mall.clock.advance(seconds(1));
  for (const type of ['mobile', 'change_pwd', 'login', 'login'] as const) {
    expect(await send(phone, type)).toBe('ok');
    mall.clock.advance(minutes(1));
  }
  expect(await send(phone, 'mobile', '10.0.3.1')).toBe('sms.too_many_long');
  mall.clock.advance(minutes(60));
  for (let n = 0; n < 5; n += 1) {
    expect(await send(phone, 'login', '10.0.3.2')).toBe('ok');
    mall.clock.advance(minutes(15));
  }
  expect(await send(phone, 'login', '10.0.3.3')).toBe('sms.too_many_long');
  expect(messagesTo(mall, phone)).toHaveLength(10);
  mall.clock.advance(days(1));
  expect(await send(phone, 'login', '10.0.3.3')).toBe('ok');
});

test('who is sent no code now hears when to ask again, in seconds or, if it is long, in minutes', async () => {
  const phone = '13700000033';
  const told = async (lang?: 'en-US') => {
    const result = await mall.as(undefined, lang)(identityApi.verify, {
      phone,
      type: 'login',
      ...(await captchaFor(mall)),
    });
    return result.ok ? 'ok' : result.failure.message;
  };
  expect(await told()).toBe('ok');
  mall.clock.advance(seconds(18));
  expect(await told()).toBe('请求太频繁，请42秒后再试');
  expect(await told('en-US')).toBe('Too many requests; try again in 42 seconds');
  mall.clock.advance(seconds(42));
  for (let n = 0; n < 4; n += 1) {
    expect(await told()).toBe('ok');
    mall.clock.advance(minutes(1));
  }
  // The first of five an hour was five minutes ago.
  expect(await told()).toBe('请求太频繁，请55分钟后再试');
  mall.clock.advance(minutes(55));
  expect(await told()).toBe('ok');
  mall.clock.advance(days(1));
});

test('fifty requests at once for one phone send one message', async () => {
  const phone = '13700000004';
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => send(phone, 'login', `10.0.4.${n}`)),
  );
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
  expect(messagesTo(mall, phone)).toHaveLength(1);
});

test('an address and a device have a budget of their own', async () => {
  let sent = 0;
  for (let n = 10; n < 35; n += 1) if ((await send(`137000005${n}`, 'login', '10.0.5.1')) === 'ok') sent += 1;
  expect(sent).toBe(10);
  const other = callFrom(mall, '10.0.5.1', { device: 'another browser' });
  const result = await other(identityApi.verify, {
    phone: '13700000590',
    type: 'login',
    ...(await captchaFor(mall)),
  });
  expect(result.ok).toBe(true);
});

test('a captcha is good for one try, right or wrong, and for five minutes', async () => {
  const call = callFrom(mall, '10.0.6.1');
  const ask = async (phone: string, answer: { key: string; code: string }) => {
    const result = await call(identityApi.verify, { phone, type: 'login', ...answer });
    return result.ok ? 'ok' : `${result.failure.code} ${result.failure.field ?? ''}`;
  };
  const captcha = await captchaFor(mall, 'WXYK');
  expect(await ask('13700000601', { ...captcha, code: 'WXYA' })).toBe('ERROR5 code');
  expect(await ask('13700000601', captcha)).toBe('ERROR5 code');
  const second = await captchaFor(mall, 'WXYK');
  expect(await ask('13700000601', { ...second, code: 'wxyk' })).toBe('ok');
  expect(await ask('13700000602', second)).toBe('ERROR5 code');
  const late = await captchaFor(mall, 'WXYK');
  mall.clock.advance(minutes(5));
  expect(await ask('13700000603', late)).toBe('ERROR5 code');
});

test('the captcha is a PNG, and its answer is not in the reply', async () => {
  const result = await mall.as()(identityApi.captcha);
  if (!result.ok) throw new Error('no captcha');
  expect(result.value.captcha).toMatch(/^data:image\/png;base64,iVBOR/);
  expect(result.value).toMatchObject({ code: '', key: expect.stringMatching(/^[\w-]{43}$/) });
});

test('who cannot read the picture lets the computer work for the answer', async () => {
  const { key } = await captchaFor(mall);
  let n = 0;
  while (Math.clz32(createHash('sha256').update(`${key} ${n}`).digest().readUInt32BE(0)) < CAPTCHA_PROOF_BITS)
    n += 1;
  const call = callFrom(mall, '10.0.7.1');
  const lazy = await call(identityApi.verify, { phone: '13700000701', type: 'login', key, code: 'pow.abc' });
  expect(lazy.ok).toBe(false);
  const { key: next } = await captchaFor(mall);
  const foreign = await call(identityApi.verify, {
    phone: '13700000701',
    type: 'login',
    key: next,
    code: `pow.${n}`,
  });
  expect(foreign).toMatchObject({ failure: { code: 'ERROR5' } });
  let work = 0;
  const fresh = await captchaFor(mall);
  while (
    Math.clz32(createHash('sha256').update(`${fresh.key} ${work}`).digest().readUInt32BE(0)) <
    CAPTCHA_PROOF_BITS
  )
    work += 1;
  const done = await call(identityApi.verify, {
    phone: '13700000701',
    type: 'login',
    key: fresh.key,
    code: `pow.${work}`,
  });
  expect(done.ok).toBe(true);
});

test('after five wrong tries the right code is dead, too', async () => {
  const phone = '13700000008';
  const code = await codeFor(mall, phone, 'login');
  for (let n = 0; n < 5; n += 1) {
    const wrong = await mall.as()(identityApi.smsLogin, {
      phone,
      sms_code: code === '111111' ? '222222' : '111111',
    });
    expect(wrong.ok).toBe(false);
  }
  expect(await mall.as()(identityApi.smsLogin, { phone, sms_code: code })).toMatchObject({
    failure: { code: 'login.wrong_code' },
  });
});

test('a code is bound to its phone and its purpose, and dies after five minutes or when a newer one is sent', async () => {
  const phone = '13700000009';
  const forLogin = await codeFor(mall, phone, 'login');
  const form = { pwd: 'nut20261', confirm_pwd: 'nut20261' };
  const reset = (who: string, sms_code: string) =>
    mall.as()(identityApi.changePassword, { phone: who, sms_code, ...form });
  expect(await reset(phone, forLogin)).toMatchObject({ failure: { code: 'code.wrong' } });
  expect(await reset('13700000010', forLogin)).toMatchObject({ failure: { code: 'code.wrong' } });
  mall.clock.advance(minutes(1));
  const newer = await codeFor(mall, phone, 'login');
  const older = newer === forLogin ? 'not-1' : forLogin;
  expect(await mall.as()(identityApi.smsLogin, { phone, sms_code: older })).toMatchObject({ ok: false });
  mall.clock.advance(minutes(5));
  expect(await mall.as()(identityApi.smsLogin, { phone, sms_code: newer })).toMatchObject({ ok: false });
});

test('asking for a code tells nothing about whether a phone has an account', async () => {
  const known = '13700000011';
  await mall.as()(identityApi.smsLogin, { phone: known, sms_code: await codeFor(mall, known, 'login') });
  mall.clock.advance(days(1));
  const ask = async (phone: string, address: string) =>
    callFrom(mall, address)(identityApi.verify, { phone, type: 'change_pwd' });
  expect(await ask(known, '10.0.8.1')).toEqual(await ask('13700000012', '10.0.8.2'));
  expect(messagesTo(mall, '13700000012').map((message) => message.template)).toEqual(['code.change_pwd']);
});
