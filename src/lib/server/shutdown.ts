import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { seconds } from '../kernel/clock.ts';

const GRACE_MS = 5000;

/**
 * On SIGTERM and SIGINT: readiness answers no for a while, so that a load balancer stops sending requests; then no new
 * connections are taken, running requests finish, and the rest is closed. A second signal does not wait.
 */
export function shutDownGently(
  server: Server,
  close: () => Promise<void>,
  { drain, drainSeconds }: { drain(): void; drainSeconds: number },
): void {
  let isClosing = false;
  const end = () => {
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    server.close(() => {
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
    server.closeIdleConnections();
  };
  const stop = () => {
    if (isClosing) process.exit(130);
    isClosing = true;
    drain();
    if (drainSeconds > 0) setTimeout(end, seconds(drainSeconds));
    else end();
  };
  process.on('SIGTERM', stop);
  // A terminal sends Ctrl+C to every process, and the first one passes the end on to its workers.
  process.on('SIGINT', cluster.isWorker ? () => undefined : stop);
}
