import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** Counters and timings for /metrics, which only this machine may read. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by kind and status class',
    labelNames: ['kind', 'status'] as const,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by kind',
    labelNames: ['kind'] as const,
    buckets: [0.001, 0.005, 0.015, 0.03, 0.06, 0.15, 0.5, 2],
    registers: [registry],
  });
  return {
    registry,
    observe(kind: string, status: number, startedAt: number): void {
      requests.inc({ kind, status: `${Math.floor(status / 100)}xx` });
      seconds.observe({ kind }, (performance.now() - startedAt) / 1000);
    },
  };
}
