import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { $user } from '#lib/stores/auth.ts';
import LoginDialog from '#islands/identity/LoginDialog.tsx';
import { $loginPanel, LOGIN_PANELS, openLogin } from '#lib/stores/login-dialog.ts';
import { readToken } from '#lib/stores/token.ts';
import { login, refusal } from './account-backend.ts';
import {
  backend,
  errorAt,
  field,
  opened,
  press,
  reload,
  toasts,
  type,
  useLoginDialog,
} from './login-dialog-page.tsx';

useLoginDialog();

test('nothing of the dialog is there until somebody opens it', async () => {
  render(<LoginDialog />);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => openLogin());
  expect(await screen.findByRole('dialog', { name: '登录 / 注册' })).toBeTruthy();
});

test('an empty SMS login is told ERROR2, ERROR7 and ERROR11 at once, and the first wrong field has the focus', async () => {
  await opened();
  press('登录');
  expect(errorAt('手机号码')).toBe('请填写手机号码');
  expect(errorAt('短信验证码')).toBe('请填写短信验证码');
  expect(screen.getByText('请先阅读并勾选《用户协议》与《隐私政策》')).toBeTruthy();
  expect(document.activeElement).toBe(field('手机号码'));
  expect(field('手机号码').getAttribute('aria-invalid')).toBe('true');
  expect(backend.asked).toHaveLength(0);
});

test('a wrong phone is ERROR3, a code of other signs ERROR12, and no agreement ERROR11', async () => {
  await opened();
  type('手机号码', '12800000001');
  type('短信验证码', '12-34');
  press('登录');
  expect(errorAt('手机号码')).toBe('请输入正确的手机号码');
  expect(errorAt('短信验证码')).toBe('请输入正确的验证码');
  type('手机号码', '13800000001');
  type('短信验证码', '123456');
  press('登录');
  expect(await screen.findByText('请先阅读并勾选《用户协议》与《隐私政策》')).toBeTruthy();
  expect(backend.asked).toHaveLength(0);
});

test('a code is asked for with a valid phone only', async () => {
  await opened();
  type('手机号码', '1380000');
  press('获取验证码');
  expect(errorAt('手机号码')).toBe('请输入正确的手机号码');
  expect(backend.asked).toHaveLength(0);
  type('手机号码', '13800000001');
  press('获取验证码');
  await waitFor(() => expect(backend.askedFor('/api/auth/verify')).toHaveLength(1));
  expect(backend.askedFor('/api/auth/verify')[0]?.body).toEqual({
    phone: '13800000001',
    type: 'login',
    key: '',
    code: '',
  });
});

test('the button counts down from 60 seconds and then offers to get a code again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await opened();
  type('手机号码', '13800000001');
  press('获取验证码');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: '剩余 60s' });
  expect(button.disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(button.textContent).toMatch(/^剩余 (29|30)s$/);
  await act(() => vi.advanceTimersByTimeAsync(30_500));
  expect(button.textContent).toBe('重新获取');
  expect(button.disabled).toBe(false);
});

test('the captcha is shown after a code could not be sent, and renewed after each try', async () => {
  backend.answer('/api/auth/verify', refusal('ERROR4', '请输入图形验证码', 'code'));
  await opened();
  expect(screen.queryByLabelText('图形验证码')).toBeNull();
  type('手机号码', '13800000001');
  press('获取验证码');
  expect(await screen.findByLabelText('图形验证码')).toBeTruthy();
  expect(toasts()).toContain('请输入图形验证码');
  press('获取验证码');
  expect(backend.askedFor('/api/auth/verify')).toHaveLength(1);
  expect(errorAt('图形验证码')).toBe('请输入图形验证码');
  type('图形验证码', 'abcd');
  backend.answer('/api/auth/verify', refusal('ERROR5', '图形验证码不正确，请重新输入', 'code'));
  press('获取验证码');
  await waitFor(() => expect(errorAt('图形验证码')).toBe('图形验证码不正确，请重新输入'));
  expect(backend.askedFor('/api/auth/verify')[1]?.body).toMatchObject({ key: 'K1', code: 'abcd' });
  expect(backend.askedFor('/api/captcha')).toHaveLength(2);
  expect(field('图形验证码').value).toBe('');
});

test('a login by SMS stores the token, fetches the user, closes the dialog and reloads the page', async () => {
  await opened();
  type('手机号码', '13800000001');
  type('短信验证码', '123456');
  fireEvent.click(screen.getByRole('checkbox'));
  press('登录');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(document.cookie).toContain('auth.strategy=sms');
  expect(readToken()).toBe(login.token);
  expect(backend.askedFor('/api/user')[0]?.headers.get('authorization')).toBe(`Bearer ${login.token}`);
  expect($user.get()).toMatchObject({ nickname: 'gc123456' });
  expect($loginPanel.get()).toBeNull();
});

test('on the home page nothing is reloaded after a login', async () => {
  vi.stubGlobal('location', { ...window.location, pathname: '/', search: '', protocol: 'http:', reload });
  await opened(LOGIN_PANELS.password);
  type('账号', '13800000001');
  type('密码', 'demo1234');
  fireEvent.click(screen.getByRole('checkbox'));
  press('登录');
  await waitFor(() => expect($loginPanel.get()).toBeNull());
  expect(reload).not.toHaveBeenCalled();
});

test('a failed SMS login says "wrong code" at the field and as a toast', async () => {
  backend.answer('/api/auth/smslogin', refusal('login.wrong_code', '验证码错误', 'sms_code'));
  await opened();
  type('手机号码', '13800000001');
  type('短信验证码', '123456');
  fireEvent.click(screen.getByRole('checkbox'));
  press('登录');
  await waitFor(() => expect(errorAt('短信验证码')).toBe('验证码错误'));
  expect(toasts()).toEqual(['验证码错误']);
  expect($loginPanel.get()).toBe(LOGIN_PANELS.sms);
});

test('one that another backend refuses without a word says the same', async () => {
  backend.answer('/api/auth/smslogin', { status: 400, message: '' });
  await opened();
  type('手机号码', '13800000001');
  type('短信验证码', '123456');
  fireEvent.click(screen.getByRole('checkbox'));
  press('登录');
  await waitFor(() => expect(toasts()).toEqual(['验证码错误']));
  expect($loginPanel.get()).toBe(LOGIN_PANELS.sms);
});

test('the account login asks for account (ERROR1), password (ERROR8) and agreement, and Enter submits it', async () => {
  await opened(LOGIN_PANELS.password);
  const user = userEvent.setup();
  await user.click(field('账号'));
  await user.keyboard('{Enter}');
  expect(errorAt('账号')).toBe('请输入账号');
  expect(errorAt('密码')).toBe('请填写密码');
  await user.type(field('账号'), '13800000001');
  await user.type(field('密码'), 'demo1234');
  await user.click(screen.getByRole('checkbox'));
  await user.click(field('密码'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(backend.askedFor('/api/auth/login')).toHaveLength(1));
  expect(backend.askedFor('/api/auth/login')[0]?.body).toEqual({
    account: '13800000001',
    password: 'demo1234',
  });
});

test('Enter submits the SMS login', async () => {
  await opened();
  const user = userEvent.setup();
  await user.type(field('手机号码'), '13800000001');
  await user.click(screen.getByRole('checkbox'));
  await user.type(field('短信验证码'), '123456{Enter}');
  await waitFor(() => expect(backend.askedFor('/api/auth/smslogin')).toHaveLength(1));
});

test('an account that is not told apart from a wrong password is refused with the words of the server', async () => {
  backend.answer('/api/auth/login', refusal('login.wrong', '账号或密码错误，还可尝试4次', 'password'));
  await opened(LOGIN_PANELS.password);
  type('账号', '13800000001');
  type('密码', 'wrong2026');
  fireEvent.click(screen.getByRole('checkbox'));
  press('登录');
  await waitFor(() => expect(errorAt('密码')).toBe('账号或密码错误，还可尝试4次'));
  expect(toasts()).toEqual(['账号或密码错误，还可尝试4次']);
});
