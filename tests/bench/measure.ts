import autocannon from 'autocannon';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
}

/** Requests per second and latencies in ms under a steady load. */
export async function load(
  url: string,
  connections = 16,
  headers: Record<string, string> = {},
): Promise<Load> {
  const result = await autocannon({ url, connections, duration: SECONDS, headers });
  const { latency, requests, non2xx, errors } = result;
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, errors: non2xx + errors };
}

/** A bare node:http server that sends the same bytes: what a ratio is measured against. */
export async function bareServer(body: Buffer, headers: http.OutgoingHttpHeaders) {
  const server = http.createServer((_req, res) => res.writeHead(200, headers).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Times of `count` runs, one after the other: median and 95th percentile in ms. */
export async function times(
  count: number,
  run: (at: number) => Promise<unknown>,
): Promise<{ p50: number; p95: number }> {
  const all: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const start = performance.now();
    await run(at);
    all.push(performance.now() - start);
  }
  all.sort((a, b) => a - b);
  const at = (share: number) => all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Prints a table: what was measured, its figure, what must be reached, and whether it was. */
export function report(rows: { what: string; figure: string; goal: string; isReached: boolean }[]): void {
  console.table(
    Object.fromEntries(
      rows.map((row) => [
        row.what,
        { measured: row.figure, goal: row.goal, reached: row.isReached ? 'yes' : 'NO' },
      ]),
    ),
  );
}
