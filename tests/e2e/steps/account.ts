// Becoming somebody: a phone nobody has, the code that was sent to it, and a token in the browser's cookies.
import { randomInt } from 'node:crypto';
import { COOKIES, tokenCookie } from '#lib/contracts/cookies.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import type { Result } from '#lib/kernel/result.ts';
import { expect, type Mall } from './mall.ts';

/** The value of an answer that must be good. */
export function valueOf<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.failure)}`);
  return result.value;
}

export const freshPhone = (): string => `15${String(randomInt(1e9)).padStart(9, '0')}`;

/** The code in the newest message to a phone, from the outbox that stands for the SMS provider. */
export async function readSmsCode(mall: Mall, phone: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const reply = await mall.page.request.get('/dev/sms', { headers: { accept: 'application/json' } });
      const messages = (await reply.json()) as { phone: string; text: string }[];
      return (code = /\d{6}/.exec(messages.find((row) => row.phone === phone)?.text ?? '')?.[0] ?? '');
    })
    .toMatch(/^\d{6}$/);
  return code;
}

/** A new account, logged in without the browser. */
export async function freshToken(mall: Mall): Promise<string> {
  const phone = freshPhone();
  valueOf(await mall.as()(identityApi.verify, { phone, type: 'login' }));
  const login = await mall.as()(identityApi.smsLogin, { phone, sms_code: await readSmsCode(mall, phone) });
  return valueOf(login).token;
}

/** Gives the browser a session, as a login by SMS leaves it. */
export async function wearToken(mall: Mall, token: string): Promise<void> {
  const url = new URL('/', mall.origin).href;
  await mall.page.context().addCookies([
    { name: COOKIES.strategy, value: 'sms', url },
    { name: tokenCookie('sms'), value: encodeURIComponent(`Bearer ${token}`), url },
  ]);
}

/** A new account in the browser; answers its token. */
export async function becomeFresh(mall: Mall): Promise<string> {
  const token = await freshToken(mall);
  await wearToken(mall, token);
  return token;
}

/** Fills the SMS panel, with the keyboard's Enter or the button, and waits until the dialog is gone. */
export async function logInBySms(mall: Mall, phone = freshPhone()): Promise<string> {
  const { page, t } = mall;
  await page.getByRole('textbox', { name: t('identity:phone'), exact: true }).fill(phone);
  await page.getByRole('button', { name: t('identity:get_code'), exact: true }).click();
  await page
    .getByRole('textbox', { name: t('identity:code'), exact: true })
    .fill(await readSmsCode(mall, phone));
  await page.locator('input[name="agreement"]').check();
  await page.getByRole('button', { name: t('identity:submit'), exact: true }).click();
  return phone;
}
