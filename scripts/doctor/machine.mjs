// What doctor looks at on the machine and in the project's folder.
import fs from 'node:fs';
import { spawnSync } from 'node:child_process';
import { isNewEnough, neededMajor } from '../lib/node.mjs';
import { packagesAreCurrent } from '../lib/packages.mjs';
import { at, dataDir, root } from '../lib/places.mjs';
import { listenProblem } from '../lib/port.mjs';

const enoughDisk = 1e9;

function canWrite(folder) {
  const probe = `${folder}/.write-test-${process.pid}`;
  try {
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
    return undefined;
  } catch (error) {
    return error.code;
  }
}

export function nodeVersion() {
  if (isNewEnough(process.version)) return { good: `Node.js ${process.version} at ${process.execPath}` };
  return {
    bad: `Node.js ${process.version} is too old`,
    cure: `npm start brings Node.js ${neededMajor} by itself.`,
  };
}

export function npmVersion() {
  const { status, stdout } = spawnSync('npm', ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return { good: `npm ${stdout.trim()}` };
  return {
    bad: 'npm was not found',
    cure: 'Install npm (Debian: apt install npm; elsewhere it comes with Node.js).',
  };
}

export function packages() {
  if (packagesAreCurrent()) return { good: 'the packages are those of package-lock.json' };
  if (packagesAreCurrent({ develops: false }))
    return { good: 'the packages are those of package-lock.json that a mall needs which only runs' };
  return {
    bad: 'the packages are missing or out of date',
    cure: 'npm start installs them; or: npm run setup',
  };
}

export function disk() {
  const { bavail, bsize } = fs.statfsSync(root);
  const free = bavail * bsize;
  const text = `${(free / 1e9).toFixed(1)} GB free`;
  return free > enoughDisk
    ? { good: text }
    : { bad: `only ${text}`, cure: 'Free at least 1 GB on this disk.' };
}

/** An image, or a service that may only read its code, has everything in it and writes nothing there. */
export function projectFolder({ code, isWhole } = { code: canWrite(root), isWhole: hasAll() }) {
  if (!code) return { good: `${root} can be written` };
  if (isWhole) return { good: `${root} is only read: its packages and pages are there` };
  return { bad: `${root} cannot be written (${code})`, cure: 'Clone the project into a folder of your own.' };
}

export function dataFolder() {
  const folder = dataDir();
  const code = fs.existsSync(folder)
    ? canWrite(folder)
    : canWrite(folder.replace(/[\\/][^\\/]+$/, '') || '/');
  if (!code) return { good: `data folder ${folder} can be written` };
  return {
    bad: `data folder ${folder} cannot be written (${code})`,
    cure: 'Set DATA_DIR to a folder of your own.',
  };
}

/** Whether a mall answers there: doctor is asked after each change and each upgrade, while it runs. */
async function isMall(number, host) {
  const near = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' }[host] ?? host;
  try {
    const answer = await fetch(`http://${near}:${number}/healthz`, { signal: AbortSignal.timeout(2000) });
    return answer.ok && (await answer.text()) === 'ok';
  } catch {
    return false;
  }
}

export async function port() {
  const host = process.env.HOST || '127.0.0.1';
  const number = Number(process.env.PORT || 4321);
  if (!Number.isInteger(number) || number < 0 || number > 65535) {
    return {
      bad: `PORT=${process.env.PORT} is no port`,
      cure: 'Unset PORT, or set it to a number such as 4321.',
    };
  }
  const problem = await listenProblem(number, host);
  if (!problem) return { good: `port ${number} on ${host} is free` };
  if (problem === 'EADDRINUSE' && (await isMall(number, host)))
    return { good: `a mall is running at port ${number} on ${host}` };
  const cure =
    problem === 'EADDRINUSE'
      ? `Stop the program there, or start with PORT=${number + 1} npm start`
      : 'Choose another HOST or PORT.';
  return { bad: `port ${number} on ${host} cannot be used (${problem})`, cure };
}

const isBuilt = () => fs.existsSync(at('dist/server/entry.mjs'));
const hasAll = () => isBuilt() && packagesAreCurrent({ develops: false });

export function pages() {
  if (isBuilt()) return { good: 'the pages have been built' };
  return { note: 'the pages are not built yet; npm start does it' };
}

/** The licence of the code is its owner's choice. */
export function licence() {
  if (fs.existsSync(at('LICENSE'))) return { good: 'the licence is in LICENSE' };
  return { note: 'no licence yet: without a file LICENSE nobody but the owner may use or pass on this code' };
}
