import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import { paymentApi, type PayType } from '#lib/contracts/payment.ts';
import { presaleApi } from '#lib/contracts/presale.ts';
import { call } from '#lib/stores/call.ts';

/** What is paid here: a group order, or the balance of a presale. */
export interface Payable {
  kind: 'order' | 'presell';
  id: string;
}

export const pathOf = ({ kind, id }: Payable): string =>
  kind === 'presell' ? `/payment?type=presell&orderId=${id}` : `/payment?orderId=${id}`;

export const askStatus = ({ kind, id }: Payable) =>
  kind === 'presell'
    ? call(presaleApi.status, { presell_order_id: id })
    : call(paymentApi.status, { group_id: id });

export const startPaying = ({ kind, id }: Payable, type: PayType, back: string) =>
  kind === 'presell'
    ? call(presaleApi.pay, { presell_order_id: id, type, return_url: back })
    : call(paymentApi.pay, { group_id: id, type, return_url: back });

/** Data of the bank's slip, with its pictures. */
export interface Slip {
  payer_name: string;
  bank: string;
  serial_no: string;
  amount: string;
  voucher: string[];
}

export const sendSlip = ({ kind, id }: Payable, slip: Slip) =>
  kind === 'presell'
    ? call(presaleApi.sendVoucher, { ...slip, presell_order_id: id })
    : call(bankTransferApi.send, { ...slip, group_id: id });
