// The second half of a login: where it is asked for, how a wrong code is told, and what ends it.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { $loginPanel, LOGIN_PANELS } from '#lib/stores/login-dialog.ts';
import { readToken } from '#lib/stores/token.ts';
import { login, refusal, success } from './account-backend.ts';
import { backend, errorAt, field, opened, press, type, useLoginDialog } from './login-dialog-page.tsx';

useLoginDialog();

const wanted = {
  ...refusal('factor.wanted', '请输入动态验证码', undefined, 403),
  params: { ticket: 'T1', seconds: 300 },
};

async function halfIn(): Promise<void> {
  backend.answer('/api/auth/login', wanted);
  await opened(LOGIN_PANELS.password);
  type('账号', '13800000001');
  type('密码', 'nut20261');
  fireEvent.click(screen.getByRole('checkbox'));
  press('登录');
  await screen.findByRole('heading', { name: '两步验证' });
  await screen.findByLabelText('动态验证码');
}

test('after the password the dialog asks for the code, with the focus in its field', async () => {
  await halfIn();
  await waitFor(() => expect(document.activeElement).toBe(field('动态验证码')));
  expect(readToken()).toBeFalsy();
  press('登录');
  expect(errorAt('动态验证码')).toBe('请输入动态验证码或备用码');
  backend.answer('/api/auth/second_factor', refusal('factor.wrong', '动态验证码不正确或已使用过', 'code'));
  type('动态验证码', '000000');
  press('登录');
  await waitFor(() => expect(errorAt('动态验证码')).toBe('动态验证码不正确或已使用过'));
  expect(document.activeElement).toBe(field('动态验证码'));
  backend.answer('/api/auth/second_factor', success(login));
  type('动态验证码', ' 123456 ');
  press('登录');
  await waitFor(() => expect($loginPanel.get()).toBeNull());
  expect(backend.askedFor('/api/auth/second_factor').at(-1)?.body).toEqual({ ticket: 'T1', code: '123456' });
  expect(document.cookie).toContain('auth.strategy=password');
});

test('a ticket that is over leads back to the beginning', async () => {
  await halfIn();
  backend.answer('/api/auth/second_factor', refusal('factor.over', '登录已超时，请重新登录', 'code'));
  type('动态验证码', '123456');
  press('登录');
  expect(await screen.findByLabelText('账号')).toBeTruthy();
});

test('a QR code that was confirmed asks for the code as well', async () => {
  backend.answer('/api/pc/login/scan/check', wanted);
  await opened(LOGIN_PANELS.scan);
  fireEvent.submit(document.querySelector('dialog form')!);
  expect(await screen.findByLabelText('动态验证码', {}, { timeout: 5000 })).toBeTruthy();
  expect(backend.askedFor('/api/pc/login/scan/check')).toHaveLength(1);
});
