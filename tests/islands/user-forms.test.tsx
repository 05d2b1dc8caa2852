import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetCountdowns } from '#islands/identity/sms/use-countdown.ts';
import CloseAccount from '#islands/user/CloseAccount.tsx';
import Profile from '#islands/user/Profile.tsx';
import Security from '#islands/user/Security.tsx';
import CompanyForm from '#islands/credit/CompanyForm.tsx';
import { TransferForm } from '#islands/payment/TransferForm.tsx';
import { CommentForm } from '#islands/post/CommentForm.tsx';
import { Appeal } from '#islands/refund/Appeal.tsx';
import ReturnForm from '#islands/refund/ReturnForm.tsx';
import type { TransferPage } from '#lib/contracts/bank-transfer.ts';
import type { Me } from '#lib/contracts/profile.ts';
import type { RefundDetail } from '#lib/contracts/refund.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { $user } from '#lib/stores/auth.ts';
import { keepForms } from '#lib/stores/kept-forms.ts';
import { $toasts } from '#lib/stores/toast.ts';
import { me, openBackend, refusal, success } from './account-backend.ts';
import zhUser from '../../locales/zh-CN/user.json';
import enUser from '../../locales/en-US/user.json';
import zhFailures from '../../locales/zh-CN/failures.json';
import enFailures from '../../locales/en-US/failures.json';
import zhLogin from '../../locales/zh-CN/identity.json';
import zhAccount from '../../locales/zh-CN/account.json';
import zhCommon from '../../locales/zh-CN/common.json';
import zhShell from '../../locales/zh-CN/shell.json';

const zh: Messages = {
  locale: 'zh-CN',
  words: {
    user: zhUser,
    failures: zhFailures,
    identity: zhLogin,
    account: zhAccount,
    common: zhCommon,
    shell: zhShell,
  },
};
const en: Messages = { ...zh, locale: 'en-US', words: { ...zh.words, user: enUser, failures: enFailures } };
let backend: ReturnType<typeof openBackend>;

beforeEach(() => {
  forgetCountdowns();
  $toasts.set([]);
  backend = openBackend({
    '/api/auth/verify': success(),
    '/api/user': success(me),
    '/api/user/change/info': success({ ...me, nickname: '新昵称' }),
    '/api/user/change/phone': success(),
    '/api/user/change/password': success(),
    '/api/user/session/lst': success({ count: 0, list: [] }),
    '/api/captcha': success({ captcha: 'data:image/png;base64,AAAA', code: '', key: 'K1' }),
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const errorAt = (label: string): string => {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(ids.at(-1) ?? '')?.textContent ?? '';
};
const submit = () => fireEvent.submit(document.querySelector('dialog form') ?? document.body);
const security = () =>
  render(<Security i18n={zh} phone="13800000001" hasPassword sessions={[]} factor={null} />);

test.each([
  ['ab', false],
  ['abc', true],
  ['一二三四五六七八九十一二三四五', true],
  ['一二三四五六七八九十一二三四五六', false],
  ['   ab   ', false],
])('a nickname "%s" is taken: %s', async (nickname, isTaken) => {
  render(<Profile i18n={zh} me={{ uid: 1, nickname: '李师傅', avatar: '' }} />);
  type('昵称', nickname);
  press('保存');
  await waitFor(() => expect(backend.askedFor('/api/user/change/info').length).toBe(isTaken ? 1 : 0));
  expect(errorAt('昵称')).toBe(isTaken ? '' : zhFailures.nickname.length);
});

test('what is wrong is said in the language of the page, also by the server', async () => {
  render(<Profile i18n={en} me={{ uid: 1, nickname: 'abc', avatar: '' }} />);
  type('Nickname', 'a');
  press('Save');
  expect(errorAt('Nickname')).toBe(enFailures.nickname.length);
  backend.answer('/api/user/change/info', refusal('nickname.length', 'Refused by the server', 'nickname'));
  type('Nickname', 'abcd');
  press('Save');
  await waitFor(() => expect(errorAt('Nickname')).toBe('Refused by the server'));
});

test('a picture that is none, or too large, is refused before it is sent', async () => {
  render(<Profile i18n={zh} me={{ uid: 1, nickname: '李师傅', avatar: '' }} />);
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.gif')] } });
  expect(screen.getByRole('alert').textContent).toBe(zhFailures.upload.type);
  const large = new File(['x'], 'a.png');
  Object.defineProperty(large, 'size', { value: 3 * 1024 * 1024 });
  fireEvent.change(input, { target: { files: [large] } });
  expect(screen.getByRole('alert').textContent).toContain('2MB');
  expect(backend.asked.length).toBe(0);
});

test('a new phone needs codes from the old and the new number; each is asked for where it belongs', async () => {
  security();
  press('更换手机号');
  const [toOld, toNew] = screen.getAllByRole('button', { name: zhLogin.get_code });
  fireEvent.click(toNew!);
  expect(errorAt(zhUser.new_phone)).toBe(zhFailures.ERROR2);
  fireEvent.click(toOld!);
  await waitFor(() =>
    expect(backend.askedFor('/api/auth/verify')[0]?.body).toMatchObject({
      phone: '13800000001',
      type: 'change_phone',
    }),
  );
  type(zhUser.new_phone, '13900000009');
  fireEvent.click(toNew!);
  await waitFor(() =>
    expect(backend.askedFor('/api/auth/verify')[1]?.body).toMatchObject({ phone: '13900000009' }),
  );
  submit();
  expect(errorAt(zhUser.old_code)).toBe(zhFailures.ERROR7);
  type(zhUser.old_code, '123456');
  type(zhUser.new_code, '654321');
  submit();
  await waitFor(() =>
    expect(backend.askedFor('/api/user/change/phone')[0]?.body).toEqual({
      phone: '13900000009',
      sms_code: '654321',
      old_sms_code: '123456',
    }),
  );
  expect(await screen.findByText('139****0009')).toBeTruthy();
});

test('a phone that is taken is told of at its field', async () => {
  backend.answer('/api/user/change/phone', refusal('phone.taken', zhFailures.phone.taken, 'phone'));
  security();
  press('更换手机号');
  type(zhUser.old_code, '123456');
  type(zhUser.new_phone, '13800000002');
  type(zhUser.new_code, '654321');
  submit();
  await waitFor(() => expect(errorAt(zhUser.new_phone)).toBe(zhFailures.phone.taken));
});

test('a password is checked for its form and its repetition, then sent once', async () => {
  security();
  press('修改密码');
  type(zhLogin.code, '123456');
  type(zhLogin.new_password, 'abcdef');
  type(zhLogin.confirm, 'abcdeg');
  submit();
  expect(errorAt(zhLogin.new_password)).toBe(zhFailures.ERROR15);
  expect(errorAt(zhLogin.confirm)).toBe(zhFailures.ERROR13);
  type(zhLogin.new_password, 'abc123');
  type(zhLogin.confirm, 'abc123');
  submit();
  submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.askedFor('/api/user/change/password').map((one) => one.body)).toEqual([
    { sms_code: '123456', pwd: 'abc123', confirm_pwd: 'abc123' },
  ]);
});

test('a mall that sends no SMS says so where a code would be asked for, and offers no button', async () => {
  const { unmount } = render(
    <Security i18n={zh} phone="13800000001" hasPassword hasSms={false} sessions={[]} factor={null} />,
  );
  expect(screen.getByText(/未开通短信服务，不能自助更换手机号/)).toBeTruthy();
  expect(screen.getByText(/未开通短信服务，不能自助修改密码/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '更换手机号' })).toBeNull();
  unmount();
  render(<CloseAccount i18n={zh} phone="13800000001" hasSms={false} />);
  expect(screen.getByText(/未开通短信服务，不能自助注销账号/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what was typed about a company, a transfer, a returned parcel, a dispute and a comment is there again after the session', async () => {
  const payee = { name: '', bank: '', account: '', branch: '', remark: '' };
  const money = { pay_price: '9.00', payee } as unknown as TransferPage;
  const back = { refund_order_id: 'r', delivery_id: '', delivery_phone: '', delivery_mark: '' };
  const typed = {
    company: { name: '邯郸紧固件厂', taxNo: '91130400', licence: [] },
    transfer: { values: { payer_name: '付款户', bank: '工行', serial_no: 'S1', amount: '9.00' }, pics: [] },
    return: { courier: '', tracking: 'SF1234567890', phone: '', mark: '原包装', pics: [] },
    appeal: '镀层与图纸不符',
    'comment 5 ': '孔距多少',
  };
  window.sessionStorage.setItem(
    'kept-forms',
    JSON.stringify({ at: window.location.pathname + window.location.search, typed }),
  );
  $user.set(me as Me);
  const t = createT(zh);
  const { container } = render(
    <>
      <CompanyForm i18n={zh} initial={null} />
      <TransferForm t={t} payable={{ kind: 'order', id: '1' }} page={money} onSent={() => {}} />
      <ReturnForm i18n={zh} refund={back as unknown as RefundDetail} couriers={[]} />
      <Appeal t={t} refundId="r" onDone={() => {}} />
      <CommentForm t={t} id={5} onWritten={() => {}} />
    </>,
  );
  const fields = (): string[] =>
    [...container.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  const words = [
    '邯郸紧固件厂',
    '91130400',
    '付款户',
    '工行',
    'S1',
    '9.00',
    'SF1234567890',
    '原包装',
    '镀层与图纸不符',
    '孔距多少',
  ];
  await waitFor(() => expect(fields()).toEqual(expect.arrayContaining(words)));
  // The next end of a session keeps them again.
  keepForms();
  expect(JSON.parse(window.sessionStorage.getItem('kept-forms') ?? '{}')).toMatchObject({ typed });
});
