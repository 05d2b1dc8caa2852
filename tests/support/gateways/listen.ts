// A provider's gateway on this machine.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface GatewayAnswer {
  status?: number;
  headers?: Record<string, string>;
  body: string;
}

export interface Gateway {
  url: string;
  /** What was asked, oldest first. */
  asked: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[];
  /** How long each answer takes; a gateway that is slow enough is down. */
  delayMs: number;
  close(): Promise<void>;
}

export async function listen(
  answer: (asked: Gateway['asked'][number]) => GatewayAnswer | Promise<GatewayAnswer>,
): Promise<Gateway> {
  const gateway: Gateway = { url: '', asked: [], delayMs: 0, close: async () => undefined };
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const asked = {
      method: req.method ?? '',
      path: req.url ?? '',
      headers: req.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    gateway.asked.push(asked);
    const { status = 200, headers = {}, body } = await answer(asked);
    if (gateway.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, gateway.delayMs));
    res.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  gateway.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return gateway;
}
