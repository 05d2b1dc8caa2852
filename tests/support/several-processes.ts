// A mall of two processes behind a proxy, on one PostgreSQL and one bucket, of which one is restarted again and again.
import S3rver from '@20minutes/s3rver';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mimeOf } from '#lib/adapters/storage/mime-of.ts';
import { createS3Storage } from '#lib/adapters/storage/s3-storage.ts';
import type { Storage } from '#lib/adapters/storage/storage.ts';
import { systemClock } from '#lib/kernel/clock.ts';
import { copyDemoDatabase } from './demo/copies.ts';
import { freePort } from './free-port.ts';
import { freshDatabase } from './fresh-database.ts';
import { startSite, type RunningSite } from './site.ts';
import { openSmallProxy } from './small-proxy.ts';

export interface SeveralProcesses {
  url: string;
  /** How often a process was restarted so far. */
  restarts(): number;
  /** Requests that got no response. */
  lost: string[];
  answered: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/** Of a mall's data folder, what a first start would have put into the bucket. */
async function putFiles(dataDir: string, storage: Storage): Promise<void> {
  for (const [folder, prefix] of [
    ['files', ''],
    ['private', 'private/'],
  ] as const) {
    const root = path.join(dataDir, folder);
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      await storage.put(prefix + path.relative(root, file), readFileSync(file), mimeOf(file) ?? '');
    }
  }
}

export async function startSeveral(server: string, restartEveryMs: number): Promise<SeveralProcesses> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mall-several-'));
  const bucketFolder = path.join(folder, 's3');
  mkdirSync(bucketFolder);
  const bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: bucketFolder,
    configureBuckets: [{ name: 'mall', configs: [] }],
  });
  const { port: bucketPort } = (await bucket.run()) as AddressInfo;
  const database = await freshDatabase(server);
  const ports = [await freePort(), await freePort()];
  const proxy = await openSmallProxy(ports);
  const dataDir = path.join(folder, 'data');
  const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const place = { endpoint: `http://127.0.0.1:${bucketPort}`, region: 'us-east-1', bucket: 'mall', ...key };
  await copyDemoDatabase(database.url, dataDir);
  await putFiles(dataDir, createS3Storage(place, systemClock));

  const start = (port: number): Promise<RunningSite> =>
    startSite({
      port,
      // The local cashier signs with a key in this folder; two processes of one machine share it.
      dataDir,
      env: {
        DATABASE_URL: database.url,
        SEED: 'demo',
        SITE_URL: proxy.url,
        // Every test comes from an address of its own (tests/e2e/steps/mall.ts).
        TRUST_PROXY: 'yes',
        DRAIN_SECONDS: '1',
        S3_ENDPOINT: place.endpoint,
        S3_BUCKET: place.bucket,
        S3_ACCESS_KEY_ID: place.accessKeyId,
        S3_SECRET_ACCESS_KEY: place.secretAccessKey,
      },
    });

  let sites: RunningSite[] = [];
  let count = 0;
  let isStopping = false;
  let wake = (): void => undefined;
  const rest = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  async function restartInTurn(): Promise<void> {
    for (;;) {
      await rest(restartEveryMs);
      if (isStopping) return;
      const which = count % ports.length;
      await sites[which]?.stop();
      sites[which] = await start(ports[which] ?? 0);
      count += 1;
    }
  }

  // The first one finds the demo mall; the second one finds it open.
  sites = [await start(ports[0] ?? 0)];
  sites.push(await start(ports[1] ?? 0));
  let failure: unknown;
  const restarting = restartInTurn().catch((error: unknown) => (failure = error));
  return {
    url: proxy.url,
    restarts: () => count,
    lost: proxy.lost,
    answered: proxy.answered,
    async stop() {
      isStopping = true;
      wake();
      await restarting;
      await Promise.all(sites.map((site) => site.stop()));
      await proxy.close();
      await bucket.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
      if (failure) throw failure;
    },
  };
}
