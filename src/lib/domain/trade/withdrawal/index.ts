export {
  approveWithdrawal,
  askWithdrawal,
  confirmPayout,
  refusePayout,
  takeWithdrawalBack,
} from './ask-withdrawal.ts';
export { listPayouts, listWithdrawals, withdrawalsToApprove, writeBankFile } from './list-withdrawals.ts';
export { giveMarginBack, listMargins, payMargin } from './margins.ts';
export { marginGoneSince, markMargin } from './margins.repo.ts';
export { type OpenSum, hasOpenTrade, openThingsOf, openThingsOfStores } from './open-things.repo.ts';
export { confirmAccount, listAccounts, nameAccount } from './store-accounts.ts';
