// Is an address free? Asked before minutes of work, and by `doctor`.
import net from 'node:net';

/** The error code of listening there ('EADDRINUSE', 'EACCES', ...), or undefined when it works. */
export function listenProblem(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

export function freePort(host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, host, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
