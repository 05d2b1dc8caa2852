// Calls a running site over HTTP, as a browser does.
import { createCall, type Call } from '#lib/call/call.ts';
import { overHttp } from '#lib/call/over-http.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Result } from '#lib/kernel/result.ts';

export const callOver = (url: string, token?: string, lang: Locale = 'zh-CN'): Call =>
  createCall(overHttp(url), () => ({ token, lang }));

/** The value of an answer that must be good. */
export function valueOf<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.failure)}`);
  return result.value;
}

/** Logs in to a demo account and answers its token. */
export async function demoToken(url: string, account: string): Promise<string> {
  return valueOf(await callOver(url)(identityApi.login, { account, password: 'demo1234' })).token;
}
