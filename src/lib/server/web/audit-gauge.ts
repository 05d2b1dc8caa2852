import { Gauge, type Registry } from 'prom-client';
import { lastAuditFaults } from '../../domain/account/audit/index.ts';
import type { Services } from '../services.ts';

/** What the last check of the chained log found: 0 is well, -1 means it has not run yet. */
export function registerAuditGauge(registry: Registry, services: Services): void {
  const gauge = new Gauge({
    name: 'audit_faults',
    help: 'Entries of the log of operators that were changed or removed after they were written',
    registers: [],
    // Every process reads the same number.
    aggregator: 'max',
    async collect() {
      const faults = await lastAuditFaults(services).catch(() => undefined);
      this.set(faults ?? -1);
    },
  });
  registry.registerMetric(gauge);
}
