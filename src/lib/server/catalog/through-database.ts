import { createWriteStream, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SystemContext } from '../../domain/context.ts';
import {
  errorsFile,
  exportGoods,
  importView,
  keepPicture,
  readFaults,
  readTemplate,
  runImport,
  startLocal,
  storeBy,
} from '../../domain/goods/import/index.ts';
import { openSheet } from '#lib/tables/open-sheet.ts';
import { SheetError } from '#lib/tables/sheet-row.ts';
import { writeSheet } from '#lib/tables/write-sheet.ts';
import { loadTranslators } from '../../i18n/load.ts';
import { SetupError } from '../../kernel/setup-error.ts';
import type { Settings } from '../env.ts';
import { seedIfEmpty } from '../seed-if-empty.ts';
import { openServices } from '../services.ts';
import { formatOf, type CatalogBackend, type Whose } from './catalog-backend.ts';

async function* each<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}

/** Goods go into the database at DATABASE_URL, or into the embedded one while no mall runs on it. */
export async function throughDatabase(settings: Settings, whose: Whose): Promise<CatalogBackend> {
  const services = await openServices(settings);
  await seedIfEmpty(services, settings);
  const words = loadTranslators();
  const say = words[whose.locale];
  const ctx: SystemContext = {
    ...services,
    actor: { kind: 'system' },
    locale: whose.locale,
    request: { id: 'catalog', address: 'inside', device: 'inside' },
  };
  const storeId = async (): Promise<number> => {
    const found = whose.store ? await storeBy(ctx.database.db, whose.store) : undefined;
    if (found) return found.merId;
    throw new SetupError(
      whose.store ? `There is no store "${whose.store}".` : 'It is not said whose goods these are.',
      'Name the store by its key or number: --store yongnian-hengjin',
    );
  };
  const write = (to: string, rows: AsyncIterable<(string | number)[]>): Promise<void> =>
    pipeline(writeSheet(formatOf(to), rows), createWriteStream(to));

  return {
    where: settings.DATABASE_URL ? 'the database at DATABASE_URL' : `the database in ${settings.DATA_DIR}`,
    async take(file, pictures, { takesAway, tell }) {
      const merId = await storeId();
      for await (const { name, bytes } of pictures) {
        const kept = await keepPicture(ctx, merId, name, new Blob([Uint8Array.from(bytes)]));
        if (!kept.ok) console.log(`  ${name}: ${say(`failures:${kept.failure.code}`, kept.failure.params)}`);
      }
      const sheet = await openSheet(file).catch((error: unknown) => {
        if (!(error instanceof SheetError)) throw error;
        throw new SetupError(say(`catalog:sheet.${error.code}`, error.params), path.basename(file));
      });
      const facts = { name: path.basename(file), size: statSync(file).size, hash: sheet.hash };
      const job = await startLocal(ctx, merId, facts, takesAway);
      const done = await runImport(ctx, job.importId, file, { tell: (row) => tell(importView(row, say)) });
      return importView(done ?? job, say);
    },
    faults: async (id, limit) => (await readFaults(ctx, { id, page: 1, limit }, say)).list,
    writeErrors: (id, to) => write(to, errorsFile(ctx, id, whose.locale, say)),
    writeGoods: async (to) => write(to, exportGoods(ctx, await storeId(), whose.locale)),
    async writeTemplate(category, to) {
      const table = await readTemplate(ctx, category, whose.locale, (locale) => words[locale]);
      if (!table.ok) throw new SetupError(say('failures:catalog.category'), category);
      await write(to, each(table.value));
    },
    close: () => services.close(),
  };
}
