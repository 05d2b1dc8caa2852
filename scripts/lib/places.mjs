// Where things are.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const at = (...parts) => path.join(root, ...parts);

/** The folder of the embedded database and of uploaded files; the same rule as in src/lib/server/env.ts. */
export const dataDir = () => path.resolve(root, process.env.DATA_DIR || '.data');
export const embeddedDatabase = () => path.join(dataDir(), 'pg');
