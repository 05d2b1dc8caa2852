// A load balancer in front of several processes of the mall: it asks each whether it is ready, sends requests to those
// that are, and tries another one when there is no answer. Requests that failed because of a restart are counted.
import http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';

const ASK_EVERY_MS = 200;
const TRY_FOR_MS = 10_000;

export interface SmallProxy {
  url: string;
  /** Requests that got no response, as `POST /path: reason`. */
  lost: string[];
  /** Requests that each process has answered. */
  answered: Map<string, number>;
  close(): Promise<void>;
}

interface Upstream {
  address: string;
  port: number;
  isReady: boolean;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function openSmallProxy(ports: readonly number[]): Promise<SmallProxy> {
  const upstreams: Upstream[] = ports.map((port) => ({ address: `127.0.0.1:${port}`, port, isReady: false }));
  const answered = new Map(upstreams.map(({ address }) => [address, 0]));
  const lost: string[] = [];
  let turn = 0;
  const closing = new AbortController();

  const ask = async (upstream: Upstream): Promise<void> => {
    try {
      const reply = await fetch(`http://${upstream.address}/readyz`, { signal: AbortSignal.timeout(2000) });
      await reply.body?.cancel();
      upstream.isReady = reply.ok;
    } catch {
      upstream.isReady = false; // nobody listens there at the moment
    }
  };
  const asking = upstreams.map(async (upstream) => {
    while (!closing.signal.aborted) {
      await ask(upstream);
      await pause(ASK_EVERY_MS);
    }
  });

  /** The next one that is ready; while none is, one is waited for. */
  async function next(tried: ReadonlySet<Upstream>): Promise<Upstream | undefined> {
    const until = Date.now() + TRY_FOR_MS;
    for (;;) {
      const ready = upstreams.filter((one) => one.isReady && !tried.has(one));
      if (ready.length > 0) return ready[turn++ % ready.length];
      if (Date.now() > until || closing.signal.aborted) return undefined;
      await pause(50);
    }
  }

  const server = http.createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const mayRepeat = req.method === 'GET' || req.method === 'HEAD';
    const tried = new Set<Upstream>();
    const attempt = async (): Promise<void> => {
      const upstream = await next(tried);
      if (!upstream) {
        lost.push(`${req.method} ${req.url}: no process is ready`);
        return void res.writeHead(502).end();
      }
      const asked = http.request(
        { port: upstream.port, host: '127.0.0.1', method: req.method, path: req.url, headers: req.headers },
        (reply) => {
          answered.set(upstream.address, (answered.get(upstream.address) ?? 0) + 1);
          res.writeHead(reply.statusCode ?? 502, reply.headers);
          reply.pipe(res);
          reply.on('error', () => res.destroy());
        },
      );
      res.on('close', () => asked.destroy());
      asked.on('error', (error: NodeJS.ErrnoException) => {
        if (res.headersSent || res.destroyed) return void res.destroy();
        // Nobody took it, or nothing changes by asking twice: another process may have it.
        if (error.code === 'ECONNREFUSED' || mayRepeat) {
          upstream.isReady = false;
          tried.add(upstream);
          return void attempt();
        }
        lost.push(`${req.method} ${req.url}: ${error.code}`);
        res.writeHead(502).end();
      });
      asked.end(body);
    };
    await attempt();
  });

  server.on('upgrade', async (req, socket: net.Socket, head) => {
    const upstream = await next(new Set());
    if (!upstream) return void socket.destroy();
    const there = net.connect(upstream.port, '127.0.0.1', () => {
      const lines = Object.entries(req.headers).map(
        ([name, value]) => `${name}: ${[value].flat().join(', ')}`,
      );
      there.write(`${req.method} ${req.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      there.write(head);
      there.pipe(socket).pipe(there);
    });
    // A page whose process stops opens another socket by itself.
    there.on('error', () => socket.destroy());
    socket.on('error', () => there.destroy());
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    lost,
    answered,
    async close() {
      closing.abort();
      await Promise.all(asking);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
