import { COMPANY_STATES } from '#lib/contracts/company.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/** Proof that an account buys for a company. A rejected one may be sent again; one whose owner closes the account ends. */
export const companyFlow = defineFlow({
  name: 'company',
  states: COMPANY_STATES,
  start: 'pending',
  end: ['verified', 'rejected', 'ended'],
  transitions: [
    { from: 'pending', event: 'verify', actor: 'platform', to: 'verified' },
    { from: 'pending', event: 'reject', actor: 'platform', to: 'rejected' },
    { from: 'rejected', event: 'apply_again', actor: 'buyer', to: 'pending' },
    { from: 'pending', event: 'end', actor: 'buyer', to: 'ended' },
    { from: 'verified', event: 'end', actor: 'buyer', to: 'ended' },
  ],
});

export type CompanyState = (typeof companyFlow.states)[number];
