// Files with secrets, and the folder of everything else, that other users of the machine can read. The start closes the
// mall's own ones; for others it can only print a warning.
import { statSync } from 'node:fs';
import path from 'node:path';
import { SECRETS, settingsFile, type Environment } from './environment.ts';

/** Anybody may look or write; a group may be the mall's own (root and mall, as docs/operation.md lays it out). */
const FOR_ANYBODY = 0o006;
const MAY_PASS = 0o001;
const SHARED = 0o1000;
/** Where containers mount secrets: the container is theirs alone. */
const OF_CONTAINER = /^(\/var)?\/run\/secrets\//;

const modeOf = (place: string): number => statSync(place, { throwIfNoEntry: false })?.mode ?? 0;

/** Whether other users can enter each folder above. */
function isReached(place: string): boolean {
  const above = path.dirname(place);
  return above === place || ((modeOf(above) & MAY_PASS) !== 0 && isReached(above));
}

const isOpen = (place: string): boolean => (modeOf(place) & FOR_ANYBODY) !== 0 && isReached(place);

export interface OpenPlace {
  sentence: string;
  cure: string;
}

/** Everything that anybody on this machine could read; nothing where files have no such rights. */
export function openPlaces({ DATA_DIR }: { DATA_DIR: string }, env: Environment): OpenPlace[] {
  if (process.platform === 'win32') return [];
  const found: OpenPlace[] = [];
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file || OF_CONTAINER.test(path.resolve(file)) || !isOpen(path.resolve(file))) continue;
    found.push({
      sentence: `Anybody on this machine reads ${file}, which ${name}_FILE names.`,
      cure: `chmod o= ${file}`,
    });
  }
  const { place, names } = settingsFile;
  if (place && [...SECRETS].some((name) => names.has(name)) && isOpen(path.resolve(place)))
    found.push({
      sentence: `Anybody on this machine reads the secrets in ${place}.`,
      cure: `chmod o= ${place}`,
    });
  const folder = statSync(DATA_DIR, { throwIfNoEntry: false });
  const isOurs = !folder || folder.uid === process.getuid?.() || process.getuid?.() === 0;
  // Of a folder that many share, only what the mall makes in it is the mall's.
  if (folder && !isOurs && !(folder.mode & SHARED) && isOpen(DATA_DIR))
    found.push({
      sentence: `Anybody on this machine reads DATA_DIR (${DATA_DIR}), and it is not this user's to close.`,
      cure: `Give it to the user of the mall: chown, then chmod 700 ${DATA_DIR}`,
    });
  return found;
}
