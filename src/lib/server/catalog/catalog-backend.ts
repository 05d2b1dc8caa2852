import type { CatalogFault, ImportView } from '../../contracts/catalog.ts';
import type { Locale } from '../../i18n/locales.ts';

export type FileFormat = 'csv' | 'xlsx';

/** Whose goods, and in which language the files and their faults are written. */
export interface Whose {
  /** Key or number; a merchant's own store is known by the account. */
  store: string | undefined;
  locale: Locale;
}
export interface Picture {
  name: string;
  bytes: Buffer;
}

interface Taking {
  /** Sizes that the file does not name are sold no more. */
  takesAway: boolean;
  /** Hears how far it is. */
  tell: (now: ImportView) => void;
}

/** Where goods are brought to and fetched from: the database itself, or a mall that is running. */
export interface CatalogBackend {
  where: string;
  /** Takes a file, from where it stopped if it was begun. */
  take(file: string, pictures: AsyncIterable<Picture>, how: Taking): Promise<ImportView>;
  faults(importId: string, limit: number): Promise<CatalogFault[]>;
  /** Writes a file beside the others of the caller. */
  writeErrors(importId: string, to: string): Promise<void>;
  writeGoods(to: string): Promise<void>;
  writeTemplate(category: string, to: string): Promise<void>;
  close(): Promise<void>;
}

export const formatOf = (file: string): FileFormat => (/\.xlsx$/i.test(file) ? 'xlsx' : 'csv');
