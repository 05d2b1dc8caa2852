import http from 'node:http';

const CHUNK = Buffer.alloc(64 * 1024, 'x');

export interface Heard {
  status: number;
  sent: number;
  text: string;
}

interface Flood {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Bytes after which it ends by itself. */
  most: number;
}

/** Sends and sends, in pieces, until the server answers and hangs up, or everything is gone. */
export function flood(port: number, { method, path, headers, most }: Flood): Promise<Heard> {
  return new Promise((resolve) => {
    let status = 0;
    let sent = 0;
    let text = '';
    const req = http.request({ host: '127.0.0.1', port, method, path, headers, agent: false });
    const end = (): void => resolve({ status, sent, text });
    req.on('response', (res) => {
      status = res.statusCode ?? 0;
      res.on('data', (chunk: Buffer) => (text += chunk.toString()));
    });
    req.on('error', end);
    req.on('close', end);
    const push = (): void => {
      while (sent < most && !req.destroyed) {
        sent += CHUNK.length;
        if (!req.write(CHUNK)) return void req.once('drain', push);
      }
      if (!req.destroyed) req.end();
    };
    push();
  });
}
