import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import HeaderList from '#islands/invoice/HeaderList.tsx';
import { invoiceApi, type HeaderView } from '#lib/contracts/invoice.ts';
import type { Messages } from '#lib/i18n/translate.ts';
import { $toasts } from '#lib/stores/toast.ts';
import { openBackend, refusal, success } from './account-backend.ts';
import invoice from '../../locales/zh-CN/invoice.json';
import common from '../../locales/zh-CN/common.json';

const zh: Messages = { locale: 'zh-CN', words: { invoice, common } };
const header = (id: string, title: string, is_default: boolean): HeaderView => ({
  user_receipt_id: id,
  receipt_type: 1,
  receipt_title_type: 1,
  receipt_title: title,
  duty_paragraph: '',
  email: 'a@example.com',
  phone: '',
  bank_name: '',
  bank_code: '',
  address: '',
  tel: '',
  is_default,
});
const kept = header('one', '王建国', true);
const other = header('two', '李工', false);
const LIST = `${invoiceApi.headers.path}?limit=100`;
let backend: ReturnType<typeof openBackend>;

beforeEach(() => {
  $toasts.set([]);
  backend = openBackend({ [LIST]: success({ count: 1, list: [kept] }) });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const press = (name: string, at = 0) =>
  fireEvent.click(screen.getAllByRole('button', { name })[at] ?? document.body);

test('the default entry can be changed but not removed', () => {
  render(<HeaderList i18n={zh} initial={[kept]} />);
  expect(screen.queryByRole('button', { name: invoice.remove })).toBeNull();
  expect(screen.getByText(invoice.default)).toBeTruthy();
});

test('an entry is asked about before it goes, and the list is read again', async () => {
  backend.answer(invoiceApi.removeHeader.path.replace(':id', other.user_receipt_id), success());
  render(<HeaderList i18n={zh} initial={[kept, other]} />);
  press(invoice.remove);
  expect(backend.asked).toEqual([]);
  press(common.confirm);
  await waitFor(() => expect(screen.queryByText('李工')).toBeNull());
  expect($toasts.get().map(({ text }) => text)).toEqual([invoice.deleted]);
});

test('a refusal stands at its field and nothing that was typed is lost', async () => {
  backend.answer(invoiceApi.addHeader.path, refusal('ERROR1', '请填写抬头', 'receipt_title'));
  render(<HeaderList i18n={zh} initial={[kept]} />);
  press(`+ ${invoice.add_header}`);
  fireEvent.change(screen.getByLabelText(invoice.field.receipt_title), { target: { value: '某公司' } });
  press(invoice.save);
  await screen.findByText('请填写抬头');
  expect(screen.getByLabelText<HTMLInputElement>(invoice.field.receipt_title).value).toBe('某公司');
});
