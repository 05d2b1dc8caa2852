// Where things are.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const at = (...parts) => path.join(root, ...parts);

/** The folder of the embedded database; the same rule as the server's. */
export const dataDir = () => path.resolve(root, process.env.DATA_DIR || '.data');
