import type { TeamRole } from '#lib/contracts/fields.ts';

export interface Rights {
  /** Invite, remove, change roles, keep addresses and headers, read the log. */
  manage: boolean;
  /** Place orders for the company and use its credit for them. */
  buy: boolean;
  /** Decide about orders that wait, and set limits. */
  approve: boolean;
  /** Read all orders, bills and invoices of the company, and pay its orders. */
  account: boolean;
}

/** What each role may do; rights are defined only here. */
export const RIGHTS: Readonly<Record<TeamRole, Rights>> = {
  admin: { manage: true, buy: true, approve: true, account: true },
  purchaser: { manage: false, buy: true, approve: false, account: false },
  approver: { manage: false, buy: true, approve: true, account: false },
  finance: { manage: false, buy: false, approve: false, account: true },
};
