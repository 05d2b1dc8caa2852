// The demo mall in memory, written once for what the sources are now and kept beside the packages: opening it from there
// takes a second or two, writing it takes half a minute.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { writeDemoMall } from '#demo/write.ts';
import { inTurn } from '../../scripts/lib/turn.mjs';
import { CACHE, dumped, emptyFolder, kept } from './database-template.ts';
import { sourcesKey } from './demo/sources-key.ts';
import { FilledMemory } from './filled-memory.ts';
import { openTestMall, type TestMall } from './mall.ts';
import type { KeptFiles } from './memory-storage.ts';

interface Kept {
  database: Uint8Array<ArrayBuffer>;
  files: KeptFiles;
}

async function write(): Promise<Uint8Array> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mall-demo-'));
  try {
    const files: KeptFiles = new Map();
    await emptyFolder(path.join(dataDir, 'pg'));
    const mall = await openTestMall({ dataDir, files });
    await writeDemoMall(mall.services, () => undefined);
    await mall.close();
    const database = await dumped(await PGlite.create(path.join(dataDir, 'pg'), { extensions: { pg_trgm } }));
    return serialize({ database, files });
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}

let key: string | undefined;

/** A test mall of its own, with the whole demo in it. */
export async function openDemoMall(): Promise<TestMall> {
  mkdirSync(CACHE, { recursive: true });
  // Whoever wants it while another worker writes it waits until that one has, instead of writing it as well.
  const file = await inTurn(() => kept((key ??= sourcesKey()), '.demo', write), {
    file: path.join(CACHE, 'demo.lock'),
    does: 'writes the demo mall',
  });
  const { database, files } = deserialize(readFileSync(file)) as Kept;
  return openTestMall({ template: new FilledMemory(database), files });
}
