import type { Server } from 'node:http';

const GRACE_MS = 5000;

/** On SIGTERM and SIGINT: no new connections, what is under way finishes, then the rest is closed. */
export function shutDownGently(server: Server, close: () => Promise<void>): void {
  let isClosing = false;
  const stop = () => {
    if (isClosing) process.exit(130);
    isClosing = true;
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    server.close(() => {
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
