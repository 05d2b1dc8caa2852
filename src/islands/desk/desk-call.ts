import { createCall, type Call, type Transport } from '#lib/call/call.ts';
import { inStore } from '#lib/call/in-store.ts';
import { overHttp } from '#lib/call/over-http.ts';
import { deskStore } from '#lib/stores/desk-store.ts';
import { pageLocale } from '#lib/stores/locale.ts';
import { loginRequired } from '#lib/stores/login-dialog.ts';
import { worded } from '#lib/stores/no-answer.ts';
import { readToken } from '#lib/stores/token.ts';

const withKey =
  (transport: Transport, key: string | undefined): Transport =>
  (request) =>
    transport(key ? { ...request, headers: { ...request.headers, 'Idempotency-Key': key } } : request);

const LOGGED_OUT = new Set(['auth.required', 'auth.expired', 'auth.revoked']);

/**
 * The call of a desk: in the store of the page, with an idempotency key, so that sending it twice does it once.
 * Whoever was logged out logs in again over the open page, so that what was typed stays.
 */
export const deskCall = (key?: string): Call => {
  const call = createCall(withKey(inStore(overHttp(), deskStore), key), () => ({
    token: readToken(),
    lang: pageLocale(),
  }));
  return async (row, ...input) => {
    const result = worded(await call(row, ...input));
    if (!result.ok && LOGGED_OUT.has(result.failure.code)) loginRequired();
    return result;
  };
};

export const newKey = (): string => crypto.randomUUID();
