import { identityApi, type SmsType } from '#lib/contracts/identity.ts';
import { createCall, type Call } from '#lib/call/call.ts';
import { answerHash } from '#lib/domain/account/identity/captcha/answer-hash.ts';
import { addCaptcha } from '#lib/domain/account/identity/captcha/captcha.repo.ts';
import { after, minutes } from '#lib/kernel/clock.ts';
import { newToken } from '#lib/kernel/ids.ts';
import type { JobPayloads } from '#lib/domain/jobs.ts';
import type { TestMall } from '../../support/mall.ts';

/** A browser at an address, with a token or without. */
export function callFrom(
  mall: TestMall,
  address: string,
  options: { token?: string; device?: string; host?: string } = {},
): Call {
  return createCall(
    async ({ method, path, headers, body }) => {
      const request = new Request(`http://mall.inside${path}`, {
        method,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'x-caller-address': address,
          'user-agent': options.device ?? 'test browser',
          ...(options.host ? { host: options.host } : {}),
        },
        ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      });
      return (await mall.app.fetch(request)).json();
    },
    () => ({ token: options.token, lang: 'zh-CN' }),
  );
}

/** A captcha whose answer the test knows. */
export async function captchaFor(mall: TestMall, answer = 'ABCD'): Promise<{ key: string; code: string }> {
  const key = newToken();
  await addCaptcha(mall.services.database.db, {
    key,
    answerHash: answerHash(key, answer),
    expiresAt: after(mall.clock.now(), minutes(5)),
  });
  return { key, code: answer };
}

/** The messages that were sent to a phone, oldest first. */
export const messagesTo = (mall: TestMall, phone: string): JobPayloads['sms.send'][] =>
  mall.jobs
    .filter((job) => job.name === 'sms.send')
    .map((job) => job.payload as JobPayloads['sms.send'])
    .filter((message) => message.phone === phone);

let address = 0;

/** Has a code sent from an address that nobody used before, and reads it. */
export async function codeFor(mall: TestMall, phone: string, type: SmsType, token?: string): Promise<string> {
  address += 1;
  const call = callFrom(mall, `10.9.${Math.floor(address / 250)}.${address % 250}`, token ? { token } : {});
  const sent = await call(identityApi.verify, { phone, type, ...(await captchaFor(mall)) });
  if (!sent.ok) throw new Error(`no code for ${phone}: ${sent.failure.code}`);
  return messagesTo(mall, phone).at(-1)?.params['code'] ?? '';
}

/** A buyer who has logged in by SMS; answers the token. */
export async function tokenOf(mall: TestMall, phone: string): Promise<string> {
  const code = await codeFor(mall, phone, 'login');
  const login = await callFrom(mall, '10.1.1.1')(identityApi.smsLogin, { phone, sms_code: code });
  if (!login.ok) throw new Error(`no login for ${phone}: ${login.failure.code}`);
  return login.value.token;
}
