// The login of a mall that sends no SMS: it begins with the password, and says what to do where a code would be sent.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import LoginDialog from '#islands/identity/LoginDialog.tsx';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { success } from './account-backend.ts';
import { backend, field, press, useLoginDialog } from './login-dialog-page.tsx';

useLoginDialog();
beforeEach(() => {
  document.documentElement.dataset['sms'] = 'off';
});
afterEach(() => {
  delete document.documentElement.dataset['sms'];
});

const config = {
  site_logo: '',
  site_name: '',
  wechat_qrcode: '',
  sys_phone: '400-801-7023',
  site_url: '',
  is_open_service: '1',
  site_keywords: '',
  site_description: '',
  copyright: [],
  merchant_login_url: '/login',
  sms_status: false,
};

async function openedAsUsual(): Promise<void> {
  backend.answer('/api/pc/config', success(config));
  render(<LoginDialog />);
  act(() => openLogin());
  // The dialog and its words are loaded now, which takes a second on a busy machine.
  await screen.findByRole('textbox', { name: '账号' }, { timeout: 10_000 });
}

test('the dialog opens at the password, and its tab of SMS says that none are sent', async () => {
  await openedAsUsual();
  expect(screen.getByRole('tab', { name: '账号登录' }).getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field('账号')));
  fireEvent.click(screen.getByRole('tab', { name: '短信登录' }));
  expect(await screen.findByText(/未开通短信服务.*请使用账号密码或扫码登录/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '获取验证码' })).toBeNull();
});

test('who would register or has forgotten the password is told whom to ask', async () => {
  await openedAsUsual();
  press('立即注册');
  const told = await screen.findByText(/不能自助注册/);
  expect((await screen.findByRole('link', { name: '400-801-7023' })).getAttribute('href')).toBe(
    'tel:400-801-7023',
  );
  await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true));
  press('返回登录');
  await screen.findByLabelText('账号');
  press('忘记密码');
  expect(await screen.findByText(/不能自助重置密码/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '获取验证码' })).toBeNull();
});
