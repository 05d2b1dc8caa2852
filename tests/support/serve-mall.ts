import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { readSettings } from '#lib/server/env.ts';
import type { Services } from '#lib/server/services.ts';
import { createHttpServer } from '#lib/server/web/http-server.ts';
import type { TestMall } from './mall.ts';

type ServerParts = Parameters<typeof createHttpServer>[0];

export interface ServedMall {
  url: string;
  port: number;
  server: http.Server;
  close(): Promise<void>;
}

/** A test's mall behind the real server on a free port of loopback; pages are empty unless `astro` makes some. */
export async function serveMall(
  mall: Pick<TestMall, 'services' | 'app'>,
  { services: own, ...parts }: { services?: Partial<Services> } & Partial<Omit<ServerParts, 'services'>> = {},
): Promise<ServedMall> {
  const services: Services = {
    ...mall.services,
    app: mall.app,
    onSaid: () => undefined,
    drawLists: () => undefined,
    startJobs: () => Promise.resolve(),
    areJobsRunning: () => true,
    elsewhere: () => Promise.resolve([]),
    close: () => Promise.resolve(),
    ...own,
  };
  const server = createHttpServer({
    settings: readSettings({ LOG_LEVEL: 'silent' }),
    astro: async (_, res) => void res.end(),
    clientFolder: import.meta.dirname,
    log: pino({ level: 'silent' }),
    ...parts,
    services,
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    server,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
