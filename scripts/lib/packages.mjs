// Installs the packages of package-lock.json when node_modules does not match the lock.
import fs from 'node:fs';
import { at, root } from './places.mjs';
import { explainAndGiveUp, npm } from './npm.mjs';
import { say } from './say.mjs';
import { hashOf, readStamp, writeStamp } from './stamp.mjs';
import { inTurn } from './turn.mjs';

// Remembers a lock that could not be installed exactly, so that the next start does not try again.
const nearEnough = at('node_modules/.near-enough');
const lockKey = () => hashOf(['package-lock.json']);

const readPackages = (file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages;

/**
 * True when node_modules holds the lock's versions. npm itself records there what it has installed. A production
 * install lacks what only builds on, and is enough for commands that do not `develop`.
 */
export function packagesAreCurrent({ develops = true } = {}) {
  const record = at('node_modules/.package-lock.json');
  if (!fs.existsSync(record)) return false;
  if (fs.existsSync(nearEnough) && readStamp(nearEnough) === lockKey()) return true;
  return isEnough(readPackages(at('package-lock.json')), readPackages(record), { develops });
}

/** Whether what is present is what is wanted, each by its place in node_modules. */
export function isEnough(wanted, present, { develops }) {
  const same = ([place, entry]) => wanted[place]?.version === entry.version;
  // Optional ones are for other machines than this one, as a rule.
  const needed = ([place, entry]) =>
    place === '' || entry.optional || entry.devOptional || (entry.dev && !develops) || place in present;
  return Object.entries(present).every(same) && Object.entries(wanted).every(needed);
}

/**
 * Installs what is missing: for a command that does not `develop` half of the packages are enough, in half of the time.
 * The others join them later without taking away what a running mall has open, as `npm ci` would.
 */
export async function installPackages(node, { develops = true } = {}) {
  if (packagesAreCurrent({ develops })) return;
  await inTurn(async () => {
    if (packagesAreCurrent({ develops })) return;
    const joins = packagesAreCurrent({ develops: false });
    const wanted = Object.values(readPackages(at('package-lock.json')));
    const count = wanted.filter(({ dev = false }) => (joins ? dev : develops || !dev)).length;
    const exactly = joins ? ['install', '--no-save'] : develops ? ['ci'] : ['ci', '--omit=dev'];
    const label = `installing ${count} packages`;
    const { ok, output } = await npm(node, [...exactly, '--ignore-scripts'], root, label);
    if (ok) return;
    process.stderr.write(`${output.trim().split('\n').slice(0, 6).join('\n')}\n`);
    say('the exact versions could not be installed; trying the nearest ones');
    const loose = ['install', '--ignore-scripts', '--no-save', '--no-package-lock'];
    const second = await npm(node, loose, root, 'installing packages');
    if (!second.ok) explainAndGiveUp('Installing the packages', second.output);
    writeStamp(nearEnough, lockKey());
  });
}
