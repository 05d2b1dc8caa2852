import { createAlipay } from '../../adapters/payment/alipay/alipay.ts';
import { createLocalCashier } from '../../adapters/payment/cashier/local-cashier.ts';
import { readSigningKey } from '../../adapters/payment/cashier/read-signing-key.ts';
import { withCircuitBreaker } from '../../adapters/payment/circuit-breaker.ts';
import type { PaymentProvider, PaymentProviders } from '../../adapters/payment/payment-provider.ts';
import { createWeixin } from '../../adapters/payment/weixin/weixin.ts';
import type { Database } from '../../db/database.ts';
import type { Jobs } from '../../domain/jobs.ts';
import { seconds, type Clock } from '../../kernel/clock.ts';
import { openCashierBooks } from '../cashier/cashier-books.ts';
import type { Settings } from '../env.ts';

const NOTICE_PATIENCE = seconds(5);

interface Needs {
  database: Database;
  clock: Clock;
  jobs: Jobs;
}

/** Providers whose keys the environment holds. */
function openRealProviders({ providers }: Settings, clock: Clock): PaymentProvider[] {
  const { alipay, weixin } = providers;
  return [...(alipay ? [createAlipay(alipay, clock)] : []), ...(weixin ? [createWeixin(weixin, clock)] : [])];
}

/** Where this process listens, as seen from the machine itself. */
function ownAddress({ HOST, PORT }: Settings): string {
  const isEverywhere = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(HOST);
  const host = isEverywhere ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

function openCashier(settings: Settings, { database, clock, jobs }: Needs): PaymentProvider {
  const address = `${ownAddress(settings)}/api/pay/notify/cashier`;
  return createLocalCashier({
    clock,
    books: openCashierBooks({ database, clock }),
    privateKey: readSigningKey(settings.DATA_DIR),
    siteUrl: settings.SITE_URL,
    remind: (outTradeNo) => jobs.send('cashier.notify', { outTradeNo }, { once: outTradeNo }),
    async post({ headers, body }) {
      const signal = AbortSignal.timeout(NOTICE_PATIENCE);
      const answer = await fetch(address, { method: 'POST', headers, body, signal });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`The mall answered ${answer.status} to a notice`);
      return text;
    },
  });
}

/**
 * The payment providers that the environment names. The local cashier stands for them only on a machine without
 * any, and never where the public comes: it would give goods for nothing.
 */
export function openPayments(settings: Settings, needs: Needs): PaymentProviders {
  const real = openRealProviders(settings, needs.clock);
  const all = real.length === 0 && settings.mode === 'demo' ? [openCashier(settings, needs)] : real;
  return Object.fromEntries(all.map((one) => [one.name, withCircuitBreaker(one, needs.clock)]));
}
