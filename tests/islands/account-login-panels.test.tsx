import { login, refusal, success } from './account-backend.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import LoginDialog from '#islands/identity/LoginDialog.tsx';
import { $loginPanel, LOGIN_PANELS, openLogin } from '#lib/stores/login-dialog.ts';
import {
  backend,
  errorAt,
  field,
  opened,
  press,
  toasts,
  type,
  useLoginDialog,
} from './login-dialog-page.tsx';

useLoginDialog();

test('a registration needs a password of the right shape and the agreement, then closes the dialog', async () => {
  await opened(LOGIN_PANELS.register);
  type('手机号码', '13800000001');
  type('短信验证码', '123456');
  type('密码', 'abcdef');
  press('注册');
  expect(errorAt('密码')).toContain('密码须为6-16位，且同时包含字母和数字');
  type('密码', 'nut20261');
  press('注册');
  expect(await screen.findByText('请先阅读并勾选《用户协议》与《隐私政策》')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox'));
  press('注册');
  await waitFor(() => expect($loginPanel.get()).toBeNull());
  expect(toasts()).toEqual(['注册成功，请登录']);
  expect(backend.askedFor('/api/auth/register')[0]?.body).toMatchObject({
    phone: '13800000001',
    pwd: 'nut20261',
  });
  act(() => openLogin());
  expect(await screen.findByLabelText('账号')).toBeTruthy();
});

test('the session that a registration brings is ended: whoever has registered logs in next', async () => {
  backend.answer('/api/auth/register', success(login));
  await opened(LOGIN_PANELS.register);
  type('手机号码', '13800000001');
  type('短信验证码', '123456');
  type('密码', 'nut20261');
  fireEvent.click(screen.getByRole('checkbox'));
  press('注册');
  await waitFor(() => expect(backend.askedFor('/api/logout')).toHaveLength(1));
  expect(backend.askedFor('/api/logout')[0]?.headers.get('x-token')).toBe(login.token);
  expect(document.cookie).not.toContain(login.token);
});

test('a reset needs two equal passwords (ERROR13) and goes to the account login with the phone filled in', async () => {
  await opened(LOGIN_PANELS.reset);
  press('重置密码');
  expect(errorAt('新密码')).toContain('请填写新密码');
  expect(errorAt('确认新密码')).toBe('请再次输入新密码');
  type('手机号码', '13800000001');
  type('短信验证码', '123456');
  type('新密码', 'nut20261');
  type('确认新密码', 'nut20262');
  press('重置密码');
  expect(errorAt('确认新密码')).toBe('两次输入的密码不一致');
  type('确认新密码', 'nut20261');
  press('重置密码');
  expect((await screen.findByLabelText<HTMLInputElement>('账号')).value).toBe('13800000001');
  expect(toasts()).toEqual(['密码已重置，请使用新密码登录']);
});

test('a wrong code that this page never asked for is ERROR6, and stays a wrong code once one was sent', async () => {
  const wrong = refusal('code.wrong', '验证码有误或已失效，请重新获取', 'sms_code');
  backend.answer('/api/user/change_pwd', wrong);
  await opened(LOGIN_PANELS.reset);
  type('手机号码', '13800000001');
  type('短信验证码', '123456');
  type('新密码', 'nut20261');
  type('确认新密码', 'nut20261');
  press('重置密码');
  await waitFor(() => expect(errorAt('短信验证码')).toBe('请先获取短信验证码'));
  press('获取验证码');
  await screen.findByText('剩余 60s');
  press('重置密码');
  await waitFor(() => expect(errorAt('短信验证码')).toBe('验证码有误或已失效，请重新获取'));
});

test('opening the reset panel again finds its fields empty', async () => {
  await opened(LOGIN_PANELS.reset);
  type('手机号码', '13800000001');
  press('返回登录');
  await screen.findByLabelText('账号');
  press('忘记密码');
  expect((await screen.findByLabelText<HTMLInputElement>('手机号码')).value).toBe('');
});

test('the agreement links lead to the two texts, and it is ticked once for all panels', async () => {
  await opened();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/privacy_agreement?type=sys_user_agree',
    '/privacy_agreement?type=sys_userr_privacy',
  ]);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('tab', { name: '账号登录' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

test('Escape closes the dialog, and the focus goes back to the button that opened it', async () => {
  render(
    <>
      <button type="button" onClick={() => openLogin()}>
        open
      </button>
      <LoginDialog />
    </>,
  );
  const button = screen.getByRole('button', { name: 'open' });
  button.focus();
  fireEvent.click(button);
  await screen.findByRole('dialog');
  expect(document.activeElement).toBe(field('手机号码'));
  fireEvent.keyDown(field('手机号码'), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('Tab stays inside the dialog in both directions', async () => {
  await opened();
  const all = [...screen.getByRole('dialog').querySelectorAll<HTMLElement>('button, input, a')].filter(
    (element) => element.tabIndex >= 0,
  );
  all.at(-1)?.focus();
  fireEvent.keyDown(all.at(-1)!, { key: 'Tab' });
  expect(document.activeElement).toBe(all[0]);
  fireEvent.keyDown(all[0]!, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(all.at(-1));
});
