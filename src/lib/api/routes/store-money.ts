import { storeMoneyApi } from '../../contracts/store-money.ts';
import * as settlement from '../../domain/trade/settlement/index.ts';
import { askSettled } from '../../domain/trade/paper/index.ts';
import * as withdrawal from '../../domain/trade/withdrawal/index.ts';
import { serve } from '../mount.ts';

export const storeMoneyRoutes = serve(storeMoneyApi, {
  balance: settlement.readStoreBalance,
  frozen: settlement.listFrozen,
  settled: settlement.listSettled,
  settledTable: askSettled,
  statements: settlement.listStatements,
  bills: settlement.listBillsOfStore,
  accounts: withdrawal.listAccounts,
  nameAccount: withdrawal.nameAccount,
  confirmAccount: withdrawal.confirmAccount,
  payMargin: withdrawal.payMargin,
  withdrawals: withdrawal.listWithdrawals,
  ask: withdrawal.askWithdrawal,
  approve: withdrawal.approveWithdrawal,
  withdraw: withdrawal.takeWithdrawalBack,
  payouts: withdrawal.listPayouts,
  bankFile: withdrawal.writeBankFile,
  confirmPayout: withdrawal.confirmPayout,
  refusePayout: withdrawal.refusePayout,
  margins: withdrawal.listMargins,
  giveMarginBack: withdrawal.giveMarginBack,
  commissionCounts: settlement.countCommissions,
  commissions: settlement.listCommissions,
  setCommission: settlement.setCommission,
  dropCommission: settlement.dropCommission,
});
