// What a form has not been told it asks for where it belongs: whoever types goes on without looking for the place.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AddressDialog } from '#islands/address/AddressDialog.tsx';
import RefundForm from '#islands/refund/RefundForm.tsx';
import type { RefundOffer } from '#lib/contracts/refund.ts';
import type { Messages } from '#lib/i18n/translate.ts';
import { openBackend, refusal } from '../account-backend.ts';
import account from '../../../locales/zh-CN/account.json';
import common from '../../../locales/zh-CN/common.json';
import refund from '../../../locales/zh-CN/refund.json';

const zh: Messages = { locale: 'zh-CN', words: { account, common, refund } };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a refund without a reason goes to the reason', async () => {
  const { asked } = openBackend({});
  const offer: RefundOffer = {
    order_id: '1',
    order_sn: 'DD1',
    status: 'to_ship',
    activity_type: 'normal',
    is_shipped: false,
    can_return: false,
    total_refund_price: '9.00',
    postage_price: '0.00',
    repriced_price: '0.00',
    gift_price: '0.00',
    back_price: '9.00',
    product: [],
  };
  render(<RefundForm i18n={zh} initial={offer} reasons={['late']} type="batch" refundType="money" />);
  press(refund.do.submit);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(refund.message)));
  expect(asked).toEqual([]);
});

test('what the server misses of an address is gone to in its dialog', async () => {
  const wrong = refusal('address.detail', '请填写详细地址', 'detail');
  openBackend({ '/api/user/address/create': wrong });
  render(<AddressDialog i18n={zh} address={null} onClose={() => undefined} onSaved={() => undefined} />);
  press(common.confirm);
  const detail = screen.getByLabelText(account.address.detail);
  await waitFor(() => expect(document.activeElement).toBe(detail));
  expect(detail.getAttribute('aria-invalid')).toBe('true');
});

test('Escape asks before what was entered into an address is lost, and goes at once where nothing was', async () => {
  const onClose = vi.fn<() => void>();
  render(<AddressDialog i18n={zh} address={null} onClose={onClose} onSaved={() => undefined} />);
  const name = screen.getByLabelText<HTMLInputElement>(account.address.name);
  fireEvent.change(name, { target: { value: '周敏' } });
  fireEvent.keyDown(name, { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  press(common.leave.no);
  expect(name.value).toBe('周敏');
  fireEvent.keyDown(name, { key: 'Escape' });
  press(common.leave.yes);
  expect(onClose).toHaveBeenCalledTimes(1);
  cleanup();
  render(<AddressDialog i18n={zh} address={null} onClose={onClose} onSaved={() => undefined} />);
  fireEvent.keyDown(screen.getByLabelText(account.address.name), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(2);
});
