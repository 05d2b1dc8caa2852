/** Bank transfers, credit terms and the companies that have them. */
export const transferFailures = {
  /** A voucher waits for the finance desk. */
  'order.verifying': { status: 409 },
  'payment.not_for_kind': { status: 400 },
  /** `x` is the sum in yuan, to the fen. */
  'transfer.amount': { status: 400 },
  'transfer.amount_shape': { status: 400 },
  'transfer.payer_name': { status: 400 },
  'transfer.bank': { status: 400 },
  'transfer.serial_no': { status: 400 },
  'transfer.voucher': { status: 400 },
  'transfer.serial_used': { status: 409 },
  /** The mall's bank has paid something else, `sn`, with this number. */
  'transfer.serial_sent': { status: 409 },
  'transfer.too_many': { status: 409 },
  'transfer.too_many_announced': { status: 409 },
  'transfer.not_found': { status: 404 },
  'transfer.decided': { status: 409 },
  'transfer.second_person': { status: 409 },
  /** The second person names another number of the bank than the first. */
  'transfer.serial_other': { status: 409 },
  /** Nobody confirms an order of one's own. */
  'transfer.own': { status: 409 },
  'transfer.reason': { status: 400 },
  'transfer.payee': { status: 400 },
  'credit.not_approved': { status: 409 },
  'credit.overdue': { status: 409 },
  'credit.short': { status: 409 },
  'credit.settled': { status: 409 },
  'credit.bill_not_found': { status: 404 },
  'credit.limit': { status: 400 },
  /** Whoever named the limit is not the second person. */
  'credit.second_person': { status: 409 },
  /** `x` is what is owed, in yuan. */
  'credit.limit_below_used': { status: 409 },
  'company.name': { status: 400 },
  'company.tax_no': { status: 400 },
  'company.licence': { status: 400 },
  'company.known': { status: 409 },
  'company.tax_no_taken': { status: 409 },
  'company.not_found': { status: 404 },
  'company.decided': { status: 409 },
  'company.not_verified': { status: 409 },
  'company.reason': { status: 400 },
  'company.own': { status: 409 },
  'order.waiting_approval': { status: 409 },
  'approval.not_found': { status: 404 },
  /** Nobody approves an order of one's own. */
  'approval.own': { status: 409 },
  'approval.decided': { status: 409 },
  'approval.reason': { status: 400 },
  'approval.change': { status: 400 },
  /** Bought for oneself, and above what one may spend of the company's credit without approval. */
  'approval.personal': { status: 409 },
  'team.forbidden': { status: 403 },
  'team.not_member': { status: 409 },
  'team.member_not_found': { status: 404 },
  /** Nobody changes one's own role or limit. */
  'team.self': { status: 409 },
  /** The owner stays an admin, and stays. */
  'team.owner': { status: 409 },
  'team.owner_leaves': { status: 409 },
  'team.handover_open': { status: 409 },
  'team.handover_over': { status: 404 },
  'team.order_limit': { status: 400 },
  'team.invitation_not_found': { status: 404 },
  'team.invited_already': { status: 409 },
  'team.member_already': { status: 409 },
  'team.elsewhere': { status: 409 },
  /** `n` is how many a company may have. */
  'team.full': { status: 409 },
} as const;
