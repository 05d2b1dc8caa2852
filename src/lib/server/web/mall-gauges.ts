import { Counter, Gauge, type Registry } from 'prom-client';
import { providerStates } from '../../adapters/breaker.ts';
import { queueDepths } from '../../domain/service/job/index.ts';
import { paymentsSince } from '../../domain/trade/payment/index.ts';
import { after, hours } from '../../kernel/clock.ts';
import type { Services } from '../services.ts';

/** Values that are the same in every process are reported once, not added up. */
const SHARED: { registers: Registry[]; aggregator: 'max' } = { registers: [], aggregator: 'max' };

function registerShared(registry: Registry, services: Services): void {
  const waiting = new Gauge({
    name: 'jobs_waiting',
    help: 'Jobs that are due and wait, by queue',
    labelNames: ['queue'] as const,
    ...SHARED,
    async collect() {
      // The other metrics are wanted most while the database is gone.
      const depths = await queueDepths(services.database).catch(() => []);
      for (const gauge of [waiting, active, failed]) gauge.reset();
      for (const { name, ...depth } of depths) {
        waiting.set({ queue: name }, depth.waiting);
        active.set({ queue: name }, depth.active);
        failed.set({ queue: name }, depth.failed);
      }
    },
  });
  const active = new Gauge({
    name: 'jobs_active',
    help: 'Jobs at work, by queue',
    labelNames: ['queue'] as const,
    ...SHARED,
  });
  const failed = new Gauge({
    name: 'jobs_failed',
    help: 'Jobs that were given up after all their tries and wait for somebody, by queue',
    labelNames: ['queue'] as const,
    ...SHARED,
  });
  const payments = new Gauge({
    name: 'payments_last_hour',
    help: 'Payments that were begun in the last hour, by provider and outcome',
    labelNames: ['provider', 'outcome'] as const,
    ...SHARED,
    async collect() {
      const since = after(services.clock.now(), -hours(1));
      const rows = await paymentsSince(services, since).catch(() => []);
      payments.reset();
      for (const { provider, status, count } of rows) payments.set({ provider, outcome: status }, count);
    },
  });
  // The one that asks the database comes before the two that it fills.
  for (const gauge of [waiting, active, failed, payments]) registry.registerMetric(gauge);
}

/** What the mall knows of itself besides requests: queues, connections, kept pages, payments, providers. */
export function registerMallGauges(
  registry: Registry,
  services: Services | undefined,
  cache: { size: number; bytes: number },
): void {
  if (services) registerShared(registry, services);
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pools: total, idle, and requests that wait for one',
    labelNames: ['pool', 'state'] as const,
    registers: [],
    collect() {
      for (const { name, total, idle, waiting } of services?.database.pools() ?? []) {
        connections.set({ pool: name, state: 'total' }, total);
        connections.set({ pool: name, state: 'idle' }, idle);
        connections.set({ pool: name, state: 'waiting' }, waiting);
      }
    },
  });
  const kept = new Gauge({
    name: 'page_cache_pages',
    help: 'Pages that are kept',
    registers: [],
    collect() {
      this.set(cache.size);
    },
  });
  const bytes = new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory that kept pages take, in every encoding',
    registers: [],
    collect() {
      this.set(cache.bytes);
    },
  });
  const resting = new Gauge({
    name: 'provider_resting',
    help: '1 while a provider that failed is left alone',
    labelNames: ['provider'] as const,
    registers: [],
    aggregator: 'max',
    collect() {
      for (const [provider, state] of providerStates()) resting.set({ provider }, state.isOpen() ? 1 : 0);
    },
  });
  const calls = new Counter({
    name: 'provider_calls_total',
    help: 'Calls to outside providers: answered, failed, or not made while it rests',
    labelNames: ['provider', 'outcome'] as const,
    registers: [],
    collect() {
      calls.reset();
      for (const [provider, { counts }] of providerStates())
        for (const [outcome, count] of Object.entries(counts)) calls.inc({ provider, outcome }, count);
    },
  });
  for (const metric of [connections, kept, bytes, resting, calls]) registry.registerMetric(metric as Gauge);
}
