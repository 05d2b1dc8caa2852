import { PAID_BY, type PaidBy } from '#lib/contracts/states.ts';
import type { PaymentRow } from './payment.repo.ts';

/** The way that the payer chose; of a payment that names none, the provider itself. */
export const paidBy = ({ detail, provider }: Pick<PaymentRow, 'detail' | 'provider'>): PaidBy => {
  const named = detail['type'] ?? provider;
  return PAID_BY.find((way) => way === named) ?? 'none';
};
