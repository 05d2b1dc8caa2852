import { presaleApi } from '../../contracts/presale.ts';
import { listAllHeldDeposits, listBalances, listHeldDeposits } from '../../domain/trade/order/index.ts';
import {
  giveDepositBack,
  giveDepositBackFor,
  listPresaleMethods,
  payPresale,
  readBalanceTransfer,
  readPresaleStatus,
  sendBalanceVoucher,
} from '../../domain/trade/payment/index.ts';
import * as presale from '../../domain/trade/presale/index.ts';
import { serve } from '../mount.ts';

export const presaleRoutes = serve(presaleApi, {
  list: presale.listPresale,
  detail: presale.readPresale,
  live: presale.presaleLive,
  agree: presale.presaleAgreement,
  create: presale.createPresale,
  held: listHeldDeposits,
  platformHeld: listAllHeldDeposits,
  giveBack: giveDepositBack,
  platformGiveBack: giveDepositBackFor,
  orders: listBalances,
  methods: listPresaleMethods,
  pay: payPresale,
  transfer: readBalanceTransfer,
  sendVoucher: sendBalanceVoucher,
  status: readPresaleStatus,
});
