import { createCall, type Call } from '../call/call.ts';
import { inStore } from '../call/in-store.ts';
import { overHttp } from '../call/over-http.ts';
import { storeOfPage } from './desk-store.ts';
import { forgetStored } from './forget.ts';
import { storeGuestCart } from './guest/cart.ts';
import { callLocale } from './locale.ts';
import { loginRequired } from './login-dialog.ts';
import { worded } from './no-answer.ts';
import { dropToken, readToken } from './token.ts';
import { rememberPath } from './from-path.ts';

/** Texts that mean "please log in" in answers of any backend of this family (specification, section 8). */
const PLEASE_LOG_IN = new Set(['请登录', '请先登录', 'Please sign in']);
const REJECTING = new Set([400, 40000, 41000, 410001, 410002]);

const plainCall = createCall(inStore(overHttp(), storeOfPage), () => ({
  token: readToken(),
  lang: callLocale(),
}));

/** The browser's call: a "please log in" answer remembers the path, drops the token and opens the dialog. */
export const call: Call = async (row, ...input) => {
  const result = worded(await plainCall(row, ...input));
  if (!result.ok) {
    const { message = '', status } = result.failure as { message?: string; status?: number };
    if (REJECTING.has(status ?? 0) && PLEASE_LOG_IN.has(message)) {
      rememberPath();
      dropToken();
      forgetStored();
      // The cart of a visitor belongs to no session, so it must not be lost with one.
      storeGuestCart();
      loginRequired();
    }
  }
  return result;
};
