import net from 'node:net';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

interface Flood {
  port: number;
  /** Request line and headers; they announce a body without an end. */
  head: string;
}

export interface Swallowed {
  status: number;
  /** Bytes that the server has read. */
  sent: number;
}

/** Sends to a server from a thread of its own, as fast as the server reads, until it closes the connection. */
export function rawFlood(port: number, head: string): Promise<Swallowed> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: { port, head } satisfies Flood });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

const CHUNK = Buffer.alloc(64 * 1024, 'x');

function send({ port, head }: Flood): void {
  let answer = '';
  let sent = 0;
  const socket = net.connect(port, '127.0.0.1', () => {
    socket.write(head);
    const push = (): void => {
      while (!socket.destroyed) {
        sent += CHUNK.length;
        if (!socket.write(CHUNK)) return void socket.once('drain', push);
      }
    };
    push();
  });
  socket.on('data', (part: Buffer) => (answer += part.toString('latin1')));
  socket.on('error', () => undefined);
  socket.on('close', () =>
    parentPort?.postMessage({ status: Number(answer.slice(9, 12)), sent } satisfies Swallowed, []),
  );
}

if (!isMainThread && workerData && 'head' in workerData) send(workerData as Flood);
