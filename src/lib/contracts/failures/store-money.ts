/** Failures of withdrawals, deposits and commissions of stores. */
export const storeMoneyFailures = {
  'withdrawal.not_found': { status: 404 },
  'withdrawal.decided': { status: 409 },
  'withdrawal.amount': { status: 400 },
  'withdrawal.short': { status: 409 },
  /** No bank account was confirmed yet. */
  'withdrawal.no_account': { status: 409 },
  /** Whoever asked for it, or named the account, is not the second person. */
  'withdrawal.second_person': { status: 409 },
  /** Nobody sends money to a store of one's own. */
  'withdrawal.own': { status: 409 },
  /** The mall's bank has paid something else, `sn`, with this number. */
  'withdrawal.serial_used': { status: 409 },
  'withdrawal.serial_other': { status: 409 },
  'withdrawal.reason': { status: 400 },
  'store_account.shape': { status: 400 },
  'store_account.not_found': { status: 404 },
  /** More of the deposit than there is. */
  'margin.short': { status: 409 },
  /** The store closes, and something of its trade is open: its deposit answers for it. */
  'margin.still_open': { status: 409 },
  'commission.percent': { status: 400 },
  /** Whoever named the rate is not the second person. */
  'commission.second_person': { status: 409 },
  /** No such store or category, or none with a rate. */
  'commission.no_owner': { status: 404 },
} as const;
