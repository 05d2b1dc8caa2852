// A first start that dies again and again, at moments drawn at random, and the one that is left alone at last.
import { setTimeout as pause } from 'node:timers/promises';
import { like } from 'drizzle-orm';
import { expect } from 'vitest';
import { openDatabase } from '#lib/db/open.ts';
import type { DatabaseSettings } from '#lib/db/open.ts';
import { faultsInBooks } from './books/faults-in-books.ts';
import { demoTook } from './demo/copies.ts';
import { launchSite } from './site.ts';
import { tablesOf } from './tables.ts';

/** How often it dies. */
export const kills = Number(process.env.KILLS || 2);
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

/** An empty database for a mall, and what a start is told to use it. */
export interface Place {
  settings: DatabaseSettings;
  env: Record<string, string>;
  drop(): Promise<void>;
}

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

/**
 * Starts on an empty place and dies, again and again, then starts once more; answers how often it died. `name` is printed.
 * Any moment is drawn, an early one more often than a late one: in its first seconds a start makes the database and
 * its tables, step by step; the whole demo after that is one transaction, and dying late in it costs a whole writing.
 */
export async function startThroughDeaths(name: string, make: () => Promise<Place>): Promise<number> {
  const next = numbersOf(chance);
  const firstMs = await demoTook();
  const moments: number[] = [];
  let place = await make();
  let [early, malls] = [0, 0];
  for (let round = 0; round < kills; round += 1) {
    const after = Math.round(next() ** 2 * firstMs);
    const openFor = Math.round(next() * OPEN_MS);
    const began = Date.now();
    const site = await launchSite({
      dataDir: place.settings.dataDir,
      env: { LOG_LEVEL: 'warn', ...place.env },
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
    if (isOver) throw new Error(`CHANCE=${chance}: it ended by itself in round ${round}.\n${site.output()}`);
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
  });
  await last.opened();
  await last.stop();
  await expectWholeMall(place);
  await place.drop();
  process.stdout.write(
    `${name}: kill -9 ${kills} times (CHANCE=${chance}), ${early} before it had opened, ` +
      `${malls + 1} whole malls; after ${moments.map((ms) => (ms / 1000).toFixed(1)).join(' ')} s\n`,
  );
  return early + malls;
}
