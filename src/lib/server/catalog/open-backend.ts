import type { Settings } from '../env.ts';
import type { CatalogBackend, Whose } from './catalog-backend.ts';
import { throughMall } from './through-mall.ts';

const answers = (base: string): Promise<boolean> =>
  fetch(`${base}/healthz`, { signal: AbortSignal.timeout(800) }).then(
    (reply) => reply.ok,
    () => false,
  );

/** Read only when it is wanted: a file for a mall that runs needs no database and no search words of its own. */
async function throughDatabase(settings: Settings, whose: Whose): Promise<CatalogBackend> {
  const database = await import('./through-database.ts');
  return database.throughDatabase(settings, whose);
}

/** The embedded database belongs to the mall that is running, so goods go through that one while it runs. */
export async function openCatalogBackend(settings: Settings, whose: Whose): Promise<CatalogBackend> {
  const given = process.env['CATALOG_URL'];
  if (given) return throughMall(given.replace(/\/$/, ''), settings, whose);
  if (settings.DATABASE_URL) return throughDatabase(settings, whose);
  const local = `http://${settings.HOST}:${settings.PORT}`;
  return (await answers(local)) ? throughMall(local, settings, whose) : throughDatabase(settings, whose);
}
