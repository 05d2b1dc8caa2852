/** Accounts whose balance may fall below zero: money outside the mall, what companies owe, what the platform gives. */
export const MAY_OWE = ['gateway', 'bank', 'platform_coupon', 'credit_receivable', 'points_source'] as const;

/**
 * Kinds of account. `refund_due` holds what is on its way back to a payer, `merchant_payout` what is on its way to a
 * store's bank, `merchant_margin` what a store has paid as its deposit.
 */
type AccountKind =
  | 'buyer_balance'
  | 'merchant_frozen'
  | 'merchant_free'
  | 'merchant_payout'
  | 'merchant_margin'
  | 'platform_income'
  | 'platform_coupon'
  | 'refund_due'
  | 'points_free'
  | 'points_locked'
  | 'points_source'
  | 'credit_receivable'
  | 'bank'
  | 'gateway';

export interface Account {
  kind: AccountKind;
  /** uid or mer_id; 0 for the platform's own. */
  ownerId: number;
}

export const buyerBalance = (uid: number): Account => ({ kind: 'buyer_balance', ownerId: uid });
export const merchantFrozen = (merId: number): Account => ({ kind: 'merchant_frozen', ownerId: merId });
export const merchantFree = (merId: number): Account => ({ kind: 'merchant_free', ownerId: merId });
export const merchantPayout = (merId: number): Account => ({ kind: 'merchant_payout', ownerId: merId });
export const merchantMargin = (merId: number): Account => ({ kind: 'merchant_margin', ownerId: merId });
/** Below zero by what a company owes for orders on its credit terms. */
export const creditReceivable = (companyId: number): Account => ({
  kind: 'credit_receivable',
  ownerId: companyId,
});
export const platform = (
  kind: 'platform_income' | 'platform_coupon' | 'refund_due' | 'bank' | 'gateway',
): Account => ({
  kind,
  ownerId: 0,
});

/**
 * Points of a buyer: free to spend, locked until they are released, and the source (below zero), which is what the mall
 * has given.
 */
export const pointsAccount = (kind: 'free' | 'locked' | 'source', uid: number): Account => ({
  kind: `points_${kind}`,
  ownerId: uid,
});

/** Points and money are of different units: no transfer holds both. */
export const isOfPoints = ({ kind }: Account): boolean => kind.startsWith('points_');
