// A first start that dies at any moment goes on at the next start: while the database is made, while tables are made,
// while the demo mall is written, while it opens.
//
// KILLS=30 makes the run of docs/reliability.md, CHANCE=… the moments of an earlier one, as parts of what a first start
// takes here.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { like } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#lib/db/open.ts';
import type { DatabaseSettings } from '#lib/db/open.ts';
import { faultsInBooks } from '../support/books/faults-in-books.ts';
import { demoTook } from '../support/demo/copies.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { launchSite } from '../support/site.ts';
import { tablesOf } from '../support/tables.ts';

const kills = Number(process.env.KILLS || 3);
const chance = Number(process.env.CHANCE || Date.now() % 1_000_000);
/** Who has opened by then dies within this time: nothing of a first start comes later. */
const OPEN_MS = 3000;

/** Numbers from 0 to 1 that one seed always gives again (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const folder = mkdtempSync(path.join(tmpdir(), 'mall-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

interface Place {
  settings: DatabaseSettings;
  env: Record<string, string>;
  drop(): Promise<void>;
}

const places: Record<string, () => Promise<Place>> = {
  'the embedded database': async () => {
    const dataDir = mkdtempSync(path.join(folder, 'pglite-'));
    return { settings: { dataDir }, env: {}, drop: async () => undefined };
  },
  PostgreSQL: async () => {
    const { url, drop } = await freshDatabase();
    const dataDir = mkdtempSync(path.join(folder, 'postgres-'));
    return { settings: { url, dataDir }, env: { DATABASE_URL: url, SEED: 'demo' }, drop };
  },
};

/** What a whole demo mall is recognised by. */
async function expectWholeMall({ settings }: Place): Promise<void> {
  const database = await openDatabase(settings);
  try {
    const { count, first, nextNumber } = tablesOf(database);
    expect(await count('siteSetting', (t) => like(t.key, 'site:%'))).toBe(2);
    expect(await count('product')).toBeGreaterThan(500);
    expect(await count('storeOrder')).toBeGreaterThan(50);
    const topic = await first('communityTopic', {}, ['topicId'], { by: 'topicId' });
    expect(topic).toEqual({ topicId: 1 });
    const kind = await first('merchantCategory', {}, ['merchantCategoryId'], { by: 'merchantCategoryId' });
    expect(kind).toEqual({ merchantCategoryId: 1 });
    const { uid } = await first('user', {}, ['uid'], { by: 'uid', down: true });
    expect(await nextNumber('user')).toBeGreaterThan(uid);
    expect(await faultsInBooks(database)).toEqual([]);
  } finally {
    await database.close();
  }
}

test.each(Object.entries(places))(
  'a first start on %s that is killed at any moment goes on at the next',
  { timeout: 300_000 + kills * 80_000 },
  async (name, make) => {
    const next = numbersOf(chance);
    const firstMs = await demoTook();
    const moments: number[] = [];
    let place = await make();
    let [early, malls] = [0, 0];
    for (let round = 0; round < kills; round += 1) {
      const after = Math.round(next() * firstMs);
      const openFor = Math.round(next() * OPEN_MS);
      const began = Date.now();
      const site = await launchSite({
        dataDir: place.settings.dataDir,
        env: { LOG_LEVEL: 'warn', ...place.env },
        patience: 300_000,
      });
      let isOpen = false;
      const opening = site.opened().then(
        () => (isOpen = true),
        () => undefined,
      );
      const isOver = await Promise.race([
        site.ended.then(() => true),
        Promise.race([pause(after), opening.then(() => pause(openFor))]).then(() => false),
      ]);
      moments.push(Date.now() - began);
      if (isOver)
        throw new Error(`CHANCE=${chance}: it ended by itself in round ${round}.\n${site.output()}`);
      await site.kill();
      await opening;
      if (!isOpen) {
        early += 1;
        continue;
      }
      // This one had opened: the next death meets an empty place again.
      await expectWholeMall(place);
      malls += 1;
      await place.drop();
      place = await make();
    }
    const last = await launchSite({
      dataDir: place.settings.dataDir,
      env: { LOG_LEVEL: 'warn', ...place.env },
      patience: 300_000,
    });
    await last.opened();
    await last.stop();
    await expectWholeMall(place);
    await place.drop();
    expect(early + malls).toBe(kills);
    process.stdout.write(
      `${name}: kill -9 ${kills} times (CHANCE=${chance}), ${early} before it had opened, ` +
        `${malls + 1} whole malls; after ${moments.map((ms) => (ms / 1000).toFixed(1)).join(' ')} s\n`,
    );
  },
);
