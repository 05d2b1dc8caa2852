import { parseArgs } from 'node:util';
import { SetupError } from '#lib/kernel/setup-error.ts';
import { readSettings } from '#lib/server/env.ts';
import { seedIfEmpty } from '#lib/server/seed-if-empty.ts';
import { openServices } from '#lib/server/services.ts';
import { fillDemo } from './fill-demo.ts';
import { growCatalogue } from './grow-catalogue.ts';

/** npm run seed [-- --goods 100000]: the demo mall, and as many goods as a benchmark wants. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { goods: { type: 'string' } } });
  const goods = values.goods === undefined ? 0 : Number(values.goods);
  if (!Number.isInteger(goods) || goods < 0) {
    throw new SetupError(
      `--goods ${values.goods} is not a number of goods.`,
      'Write e.g. npm run seed -- --goods 100000',
    );
  }
  const settings = readSettings();
  if (settings.mode === 'production')
    throw new SetupError(
      'The demo mall is for this machine alone: everybody knows its passwords.',
      'Unset HOST and SITE_URL; for a public mall run: npm run setup -- production',
    );
  const services = await openServices({ ...settings, SEED: 'demo' });
  try {
    await seedIfEmpty(services, { ...settings, SEED: 'demo' }, fillDemo);
    if (goods > 0) {
      console.log(`  Growing the catalogue to ${goods} goods`);
      console.log(`  ${await growCatalogue(services.database.db, goods)} goods`);
      await services.database.maintain();
    }
  } finally {
    await services.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? `\n✗ ${error.message}\n  ${error.cure}\n` : error);
  process.exit(1);
});
