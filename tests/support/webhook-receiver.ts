// A small program of a store that receives webhooks, as docs/erp.md describes it.
import { createServer } from 'node:http';
import { once } from 'node:events';

interface Heard {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}
export interface Receiver {
  url: string;
  heard: Heard[];
  /** What it answers from now on. */
  answer: { status: number; body: string; headers?: Record<string, string> };
  /** The next one that comes, or the one of this number that has come already. */
  next(at: number): Promise<Heard>;
  close(): Promise<void>;
}

export async function openReceiver(port = 0): Promise<Receiver> {
  const heard: Heard[] = [];
  const comes = new EventTarget();
  const receiver: Pick<Receiver, 'answer'> = { answer: { status: 200, body: 'ok' } };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      const { status, body: said, headers = {} } = receiver.answer;
      response.writeHead(status, headers).end(said);
      heard.push({ headers: request.headers, body });
      comes.dispatchEvent(new Event('heard'));
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('No port');
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${place.port}/mall`,
    heard,
    async next(at: number) {
      while (heard.length <= at) await once(comes as never, 'heard');
      return heard[at]!;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
