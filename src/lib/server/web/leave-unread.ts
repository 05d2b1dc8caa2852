import type { IncomingMessage, ServerResponse } from 'node:http';

/** A client that is still sending after the response gets this time to read the response; then the connection is closed. */
const PATIENCE_MS = 500;
const MOST_BYTES = 1_000_000;

/**
 * Closes the connection of a request whose response was sent before its body had arrived. Otherwise Node.js reads such
 * a body to its end, even a gigabyte.
 */
export function leaveUnread(req: IncomingMessage, res: ServerResponse): void {
  const { 'content-length': length = '0', 'transfer-encoding': pieces } = req.headers;
  if (length === '0' && !pieces) return;
  // Taken now, since Node.js removes the socket from the request when the response ends.
  const { socket } = req;
  // If no read has begun when the response ends, Node.js reads the whole body at full speed and drops it. After one read
  // it leaves the rest in the socket.
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
      // Backpressure stops the client from sending; it can read the response until the time is over.
      if (heard > MOST_BYTES) req.pause();
    });
    req.once('end', () => clearTimeout(timer));
    req.resume();
  });
}
