import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../db/database.ts';
import { anySecret } from '../domain/account/identity/index.ts';
import { SEAL_KEY_BYTES, sealWith, type Seal } from '../kernel/seal.ts';
import { SetupError } from '../kernel/setup-error.ts';

const FILE = 'secret.key';

/** The key in DATA_DIR; made at the first start, readable for this user only. Two starts at once get the same. */
function keyOfFolder(dataDir: string): Buffer {
  const file = path.join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) {
    // Written under another name first, so that half a key is never read.
    const made = `${file}.${process.pid}`;
    writeFileSync(made, `${randomBytes(SEAL_KEY_BYTES).toString('hex')}\n`, { mode: 0o600 });
    try {
      linkSync(made, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    unlinkSync(made);
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (key.length === SEAL_KEY_BYTES) return key;
  throw new SetupError(`${file} is not the key that this mall made.`, 'Bring it back from a backup.');
}

/** Seals secrets with SECRET_KEY, or with the key in DATA_DIR. */
export const openSeal = (settings: { SECRET_KEY?: string | undefined; DATA_DIR: string }): Seal =>
  sealWith(settings.SECRET_KEY ? Buffer.from(settings.SECRET_KEY, 'hex') : keyOfFolder(settings.DATA_DIR));

/** Stops before people with a second factor are locked out by a machine that has another key. */
export async function refuseOtherKey(seal: Seal, database: Database): Promise<void> {
  const sealed = await anySecret(database.db);
  if (sealed === undefined) return;
  try {
    seal.open(sealed);
  } catch {
    throw new SetupError(
      'The second factors of this mall were sealed with another key.',
      `Set SECRET_KEY to the key of the mall, or bring its DATA_DIR/${FILE} to this machine.`,
    );
  }
}
