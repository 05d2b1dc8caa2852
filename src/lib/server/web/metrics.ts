import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { routePattern } from './route-pattern.ts';

/** Counters and timings of this process for /metrics. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by kind, route and status',
    labelNames: ['kind', 'method', 'route', 'status'] as const,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by kind and route',
    labelNames: ['kind', 'route'] as const,
    buckets: [0.001, 0.005, 0.015, 0.03, 0.06, 0.15, 0.5, 2],
    registers: [registry],
  });
  const pages = new Counter({
    name: 'page_cache_requests_total',
    help: 'Public pages by where they came from: hit, stale or miss',
    labelNames: ['state'] as const,
    registers: [registry],
  });
  const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
  return {
    registry,
    observe(kind: string, facts: Observed): void {
      const route = routePattern(kind, facts.path);
      const method = METHODS.has(facts.method) ? facts.method : 'other';
      requests.inc({ kind, method, route, status: String(facts.status) });
      seconds.observe({ kind, route }, facts.ms / 1000);
      if (facts.cache) pages.inc({ state: facts.cache });
    },
  };
}

export interface Observed {
  method: string;
  path: string;
  status: number;
  ms: number;
  /** hit, stale or miss. */
  cache: string | undefined;
}
