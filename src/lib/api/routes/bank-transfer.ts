import { bankTransferApi } from '../../contracts/bank-transfer.ts';
import {
  announceTransfer,
  changePayee,
  confirmHandRefund,
  confirmTransfer,
  listHandRefunds,
  listPayees,
  listTransfers,
  readTransfer,
  refuseTransfer,
  sendVoucher,
} from '../../domain/trade/payment/index.ts';
import { serve } from '../mount.ts';

export const bankTransferRoutes = serve(bankTransferApi, {
  read: readTransfer,
  send: sendVoucher,
  announce: announceTransfer,
  list: listTransfers,
  confirm: confirmTransfer,
  refuse: refuseTransfer,
  refunds: listHandRefunds,
  confirmRefund: confirmHandRefund,
  payees: listPayees,
  payee: changePayee,
});
