import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SetupError } from '../kernel/setup-error.ts';

/**
 * An exclusive lock on a data folder that the operating system drops when the process dies, also on
 * kill -9: PGlite itself does not notice a second process and would corrupt its files.
 */
export function lockDataDir(dir: string): () => void {
  mkdirSync(path.dirname(path.resolve(dir)), { recursive: true });
  let lock: DatabaseSync | undefined;
  try {
    closeSync(openSync(`${path.resolve(dir)}.lock`, 'a', 0o600));
    lock = new DatabaseSync(`${path.resolve(dir)}.lock`, { timeout: 0 });
    lock.exec('PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS owner (pid INT)');
    lock.exec('DELETE FROM owner');
    lock.prepare('INSERT INTO owner VALUES (?)').run(process.pid);
  } catch (error) {
    lock?.close();
    const { message } = error as Error;
    if (/readonly|unable to open|EACCES|EROFS|EPERM/i.test(message)) {
      throw new SetupError(
        `The data folder ${dir} cannot be written.`,
        'Give it write permission, or set DATA_DIR to a folder that has it.',
      );
    }
    if (!/locked|busy/i.test(message)) throw error;
    throw new SetupError(
      `The data folder ${dir} is in use by another running mall.`,
      'Stop that one first, set DATA_DIR to another folder, or set DATABASE_URL to share a PostgreSQL.',
    );
  }
  const held = lock;
  return () => {
    held.exec('ROLLBACK');
    held.close();
  };
}
