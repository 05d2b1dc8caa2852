import type { IncomingMessage, ServerResponse } from 'node:http';

/** A client that sends on after it has its answer is heard so long, to let it read that answer, and no longer. */
const PATIENCE_MS = 500;
const MOST_BYTES = 1_000_000;

/**
 * Ends the connection of a request whose answer has gone out before its body came in: whatever nobody asked for is
 * neither kept nor waited for. Otherwise Node.js reads such a body to its end, be it a gigabyte.
 */
export function leaveUnread(req: IncomingMessage, res: ServerResponse): void {
  const { 'content-length': length = '0', 'transfer-encoding': pieces } = req.headers;
  if (length === '0' && !pieces) return;
  // With the answer Node.js takes the connection off the request.
  const { socket } = req;
  // Node.js reads to its end, as fast as it comes, whatever nobody has begun to read by the time the answer is out. What
  // has been begun waits in the pipe.
  res.once('prefinish', () => void (req.complete || req.read()));
  res.once('finish', () => {
    if (req.complete) return;
    let heard = 0;
    const end = (): void => {
      clearTimeout(timer);
      if (!req.complete) socket.destroy();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    req.on('data', (chunk: Buffer) => {
      heard += chunk.length;
      // Without a reader the client stands still at a full pipe, with the answer before it, until the time is over.
      if (heard > MOST_BYTES) req.pause();
    });
    req.once('end', () => clearTimeout(timer));
    req.resume();
  });
}
