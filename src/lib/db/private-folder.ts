import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from '../kernel/setup-error.ts';

const FOLDER = 0o700;
const FILE = 0o600;
const FOR_OTHERS = 0o077;
/** A folder that many share, such as /tmp: its own rights are not ours to change. */
const SHARED = 0o1000;
/** What we make in it; whatever else somebody keeps there is left alone. */
const OURS = /^(pg(\.new|\.lock.*)?|files|private|cashier-key\.pem|secret\.key|content-checked\.json)$/;

/**
 * Makes the folder with those above it; Node's own recursive mkdir never ends where folders cannot be made, as in
 * /proc.
 */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: FOLDER });
  } catch (error) {
    // Another process may have made it in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}

function close(place: string, mode: number): void {
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink() || (found.mode & FOR_OTHERS) === 0 || found.mode & SHARED) return;
  try {
    chmodSync(place, mode);
  } catch (error) {
    // Somebody else's folder that we may use, as volumes are.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Closes everything in a folder to other users of the machine, the folder too. */
export function closeToOthers(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) closeToOthers(place);
    else if (entry.isFile()) close(place, FILE);
  }
  close(folder, FOLDER);
}

/**
 * The folder of everything that the mall keeps on this machine: password hashes, orders, uploads. Made when it is
 * missing; other users cannot read it, whatever the umask is and whatever mode it had before.
 */
export function openPrivateFolder(folder: string): void {
  try {
    makeFolder(folder);
    close(folder, FOLDER);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (!OURS.test(entry.name)) continue;
      const place = path.join(folder, entry.name);
      if (entry.isFile()) close(place, FILE);
      // A folder is closed after what is in it, so one that is closed needs no look inside.
      if (entry.isDirectory() && (statSync(place).mode & FOR_OTHERS) !== 0) closeToOthers(place);
    }
  } catch (error) {
    throw new SetupError(
      `The folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}).`,
      'Give it write permission, or set DATA_DIR to a folder that has it.',
    );
  }
}
