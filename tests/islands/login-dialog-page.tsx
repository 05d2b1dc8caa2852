import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { $toasts } from '#lib/stores/toast.ts';
import { $user } from '#lib/stores/auth.ts';
import LoginDialog from '#islands/identity/LoginDialog.tsx';
import { forgetCountdowns } from '#islands/identity/sms/use-countdown.ts';
import { closeLogin, LOGIN_PANELS, openLogin, type LoginPanel } from '#lib/stores/login-dialog.ts';
import { login, me, openBackend, success } from './account-backend.ts';

type Backend = ReturnType<typeof openBackend>;
export const reload = vi.fn<() => void>();
export let backend: Backend;

/** Opens the dialog’s world before each test of a file and clears it after. */
export function useLoginDialog(): void {
  beforeEach(prepare);
  afterEach(clear);
}

function prepare(): void {
  forgetCountdowns();
  closeLogin();
  $user.set(undefined);
  $toasts.set([]);
  reload.mockReset();
  vi.stubGlobal('location', {
    ...window.location,
    pathname: '/goods_cate',
    search: '',
    protocol: 'http:',
    reload,
  });
  backend = openBackend({
    '/api/auth/verify': success(),
    '/api/auth/smslogin': success(login),
    '/api/auth/login': success(login),
    '/api/auth/register': success(),
    '/api/user/change_pwd': success(),
    '/api/captcha': success({ captcha: 'data:image/png;base64,AAAA', code: '', key: 'K1' }),
    '/api/user': success(me),
    '/api/pc/login/scan': success({ key: 'a.b', qrcode: 'data:image/png;base64,QQQQ', expires_time: '' }),
    '/api/pc/login/scan/check': success({ status: 201, result: null }),
  });
}

function clear(): void {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; Max-Age=-1; Path=/`;
}

export async function opened(panel: LoginPanel = LOGIN_PANELS.sms): Promise<void> {
  render(<LoginDialog />);
  act(() => openLogin(panel));
  await screen.findByRole('dialog');
  await waitFor(() => expect(document.querySelector('dialog form')).toBeTruthy());
}
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The words at a field, as a screen reader is told them. */
export const errorAt = (label: string): string => {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(ids.at(-1) ?? '')?.textContent ?? '';
};
export const toasts = () => $toasts.get().map((toast) => toast.text);
