// The page of the login, shown to somebody who has logged in since it was fetched.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import LoginPage from '#islands/identity/LoginPage.tsx';
import { loginWords } from '#islands/identity/words.ts';
import { COOKIES } from '#lib/contracts/cookies.ts';
import { $user } from '#lib/stores/auth.ts';
import { writeCookie } from '#lib/stores/cookies.ts';
import { dropToken, storeToken } from '#lib/stores/token.ts';
import { login, me, openBackend, refusal, success } from './account-backend.ts';

const replace = vi.fn<(to: string) => void>();
beforeEach(() => {
  replace.mockReset();
  $user.set(undefined);
  vi.stubGlobal('location', {
    ...window.location,
    pathname: '/login',
    search: '',
    protocol: 'http:',
    replace,
  });
});
afterEach(() => {
  cleanup();
  dropToken();
  vi.unstubAllGlobals();
});

const shown = async (): Promise<void> => {
  render(<LoginPage i18n={await loginWords('zh-CN')} hasSms />);
  await screen.findByRole('textbox', { name: '手机号码' });
};

test('who is logged in by then goes on to where he was going', async () => {
  openBackend({ '/api/user': success(me) });
  storeToken('sms', login.token);
  writeCookie(COOKIES.fromPath, '/shopping_cart', 60);
  await shown();
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/shopping_cart'));
});

test('a visitor, and a token that is nobody’s, stay at the login', async () => {
  const backend = openBackend({ '/api/user': refusal('auth.expired', '登录已过期', undefined, 410001) });
  await shown();
  await waitFor(() => expect($user.get()).toBeNull());
  expect(backend.asked).toEqual([]);
  cleanup();
  $user.set(undefined);
  storeToken('sms', login.token);
  await shown();
  await waitFor(() => expect($user.get()).toBeNull());
  expect(backend.askedFor('/api/user')).toHaveLength(1);
  expect(replace).not.toHaveBeenCalled();
});
