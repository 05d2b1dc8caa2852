import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import LoginDialog from '#islands/identity/LoginDialog.tsx';
import ScanConfirm from '#islands/identity/ScanConfirm.tsx';
import { loginWords } from '#islands/identity/words.ts';
import { $user } from '#lib/stores/auth.ts';
import { closeLogin, LOGIN_PANELS, openLogin } from '#lib/stores/login-dialog.ts';
import { readToken } from '#lib/stores/token.ts';
import { login, me, openBackend, refusal, success } from './account-backend.ts';

const CHECK = '/api/pc/login/scan/check';
const reload = vi.fn<() => void>();
let backend: ReturnType<typeof openBackend>;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  closeLogin();
  $user.set(undefined);
  reload.mockReset();
  vi.stubGlobal('location', {
    ...window.location,
    pathname: '/goods_cate',
    search: '',
    protocol: 'http:',
    reload,
  });
  backend = openBackend({
    '/api/user': success(me),
    '/api/pc/login/scan': success({ key: 'a.b', qrcode: 'data:image/png;base64,QQQQ', expires_time: '' }),
    [CHECK]: success({ status: 201, result: null }),
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(): Promise<void> {
  render(<LoginDialog />);
  act(() => openLogin(LOGIN_PANELS.scan));
  await screen.findByAltText('登录二维码');
}
const looks = () => backend.askedFor(CHECK).length;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the panel fetches a code and looks every two seconds', async () => {
  await opened();
  expect(looks()).toBe(0);
  await pass(2000);
  expect(looks()).toBe(1);
  await pass(4000);
  expect(looks()).toBe(3);
  expect(backend.askedFor(CHECK)[0]?.body).toEqual({ key: 'a.b' });
});

test('leaving the panel stops the looking, and so does closing the dialog', async () => {
  await opened();
  await pass(2000);
  fireEvent.click(screen.getByRole('tab', { name: '短信登录' }));
  const before = looks();
  await pass(10_000);
  expect(looks()).toBe(before);
  fireEvent.click(screen.getByRole('tab', { name: '扫码登录' }));
  await screen.findByAltText('登录二维码');
  await pass(2000);
  expect(looks()).toBeGreaterThan(before);
  act(() => closeLogin());
  const closed = looks();
  await pass(10_000);
  expect(looks()).toBe(closed);
});

test('400 stops the looking and offers a new code', async () => {
  await opened();
  backend.answer(CHECK, success({ status: 400, result: null }));
  await pass(2000);
  const again = await screen.findByRole('button', { name: '二维码已失效，点击重新获取' });
  const before = looks();
  await pass(10_000);
  expect(looks()).toBe(before);
  backend.answer(CHECK, success({ status: 201, result: null }));
  fireEvent.click(again);
  await screen.findByText('请用已登录商城的手机扫描二维码');
  await pass(2000);
  expect(looks()).toBe(before + 1);
});

test('a backend that says 400 in the envelope stops the looking, too; a slow-down does not', async () => {
  await opened();
  backend.answer(CHECK, refusal('request.too_many', '请求太频繁', undefined, 429));
  await pass(4000);
  expect(looks()).toBe(2);
  backend.answer(CHECK, refusal('scan.invalid', '二维码已失效', undefined, 400));
  await pass(2000);
  expect(await screen.findByRole('button', { name: '二维码已失效，点击重新获取' })).toBeTruthy();
});

test('a confirmation logs in with the strategy of a code, closes the dialog and reloads', async () => {
  await opened();
  backend.answer(CHECK, success({ status: 202, result: null }));
  await pass(2000);
  expect(await screen.findByText('已扫描，请在手机上确认登录')).toBeTruthy();
  backend.answer(CHECK, success({ status: 200, result: login }));
  await pass(2000);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(document.cookie).toContain('auth.strategy=code');
  expect(readToken()).toBe(login.token);
  const after = looks();
  await pass(6000);
  expect(looks()).toBe(after);
});

test('Enter looks at once', async () => {
  await opened();
  fireEvent.submit(document.querySelector('dialog form')!);
  await waitFor(() => expect(looks()).toBe(1));
});

test('the phone shows which device asks, and confirms or refuses', async () => {
  const asked = { device: 'Desktop Firefox', address: '10.0.0.1', asked_at: '2026-11-21T10:00:00Z' };
  backend.answer('/api/pc/login/scan/open', success(asked));
  backend.answer('/api/pc/login/scan/confirm', success());
  render(<ScanConfirm i18n={await loginWords('zh-CN')} scanKey="abc" />);
  expect(await screen.findByText('Desktop Firefox')).toBeTruthy();
  expect(screen.getByText('10.0.0.1')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '确认登录' }));
  expect(await screen.findByText('已确认，请在电脑上继续操作')).toBeTruthy();
  expect(backend.askedFor('/api/pc/login/scan/confirm')[0]?.body).toEqual({ key: 'abc', agree: true });
});

test('the phone is told when the code is over', async () => {
  backend.answer('/api/pc/login/scan/open', refusal('scan.invalid', '二维码已失效，请重新扫码'));
  render(<ScanConfirm i18n={await loginWords('zh-CN')} scanKey="abc" />);
  expect(await screen.findByText('二维码已失效，请重新扫码')).toBeTruthy();
});
