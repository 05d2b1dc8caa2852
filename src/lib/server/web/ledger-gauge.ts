import { Gauge, type Registry } from 'prom-client';
import { lastLedgerFaults } from '../../domain/trade/ledger/index.ts';
import type { Services } from '../services.ts';

/** What the last check of the books found: 0 is well, -1 means it has not run yet. */
export function registerLedgerGauge(registry: Registry, services: Services): void {
  const gauge = new Gauge({
    name: 'ledger_faults',
    help: 'Faults in the double entry books: sums, transfers and accounts that do not balance',
    registers: [],
    // Every process reads the same number.
    aggregator: 'max',
    async collect() {
      // The other metrics are wanted most while the database is gone.
      const faults = await lastLedgerFaults(services).catch(() => undefined);
      this.set(faults ?? -1);
    },
  });
  registry.registerMetric(gauge);
}
