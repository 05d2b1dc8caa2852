import type { MemoryFS } from '@electric-sql/pglite';
import type { Database } from './database.ts';

export interface DatabaseSettings {
  /** A postgres:// address; without it the embedded database in `dataDir` is used. */
  url?: string | undefined;
  replicaUrl?: string | undefined;
  /** Folder of the embedded database, or ':memory:'. */
  dataDir: string;
  /** What a database in memory begins with, instead of an empty one. */
  template?: MemoryFS | undefined;
  poolSize?: number;
}

/**
 * One module for both databases: the same code, migrations and SQL (PostgreSQL 15's). A process holds the packages of
 * the one that it opens.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.url) return (await import('./open-postgres.ts')).openPostgres(settings.url, settings);
  return (await import('./open-embedded.ts')).openEmbedded(settings.dataDir, settings.template);
}
