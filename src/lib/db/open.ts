import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';
import type { Database } from './database.ts';

export interface DatabaseSettings {
  /** A postgres:// address; without it the embedded database in `dataDir` is used. */
  url?: string | undefined;
  replicaUrl?: string | undefined;
  /** Folder of the embedded database, or ':memory:'. */
  dataDir: string;
  /** What a database in memory begins with, instead of an empty one. */
  template?: Blob | undefined;
  poolSize?: number;
}

/** One module for both databases: the same code, migrations and SQL (PostgreSQL 15's). */
export function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return settings.url
    ? openPostgres(settings.url, settings)
    : openEmbedded(settings.dataDir, settings.template);
}
