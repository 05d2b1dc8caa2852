// Two commands started at the same time in one folder must not install or build over each other.
import fs from 'node:fs';
import { at } from './places.mjs';
import { giveUp, say } from './say.mjs';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function holderIsAlive(file) {
  const pid = Number(fs.readFileSync(file, 'utf8'));
  if (!pid) return Date.now() - fs.statSync(file).mtimeMs < 5000; // just being written
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function take(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    if (['EROFS', 'EACCES', 'EPERM'].includes(error.code)) readOnly();
    if (error.code === 'ENOSPC')
      giveUp('The disk is full.', 'Free some space (1 GB is enough) and run the command again.');
    throw error;
  }
}

export function readOnly() {
  giveUp(
    `The folder ${at()} cannot be written, so nothing can be installed or built in it.`,
    'Copy or clone the project into a folder of your own and run the command there.',
  );
}

/** Runs the work while no other process that holds the same file does; by default no other installs or builds here. */
export async function inTurn(work, { file = at('.setup.lock'), does = 'installs or builds' } = {}) {
  let told = false;
  while (!take(file)) {
    try {
      if (!holderIsAlive(file)) fs.rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'ENOENT') throw error; // it has just been released
    }
    if (!told) say(`waiting for another command that ${does} in this folder`);
    told = true;
    await pause(300);
  }
  const release = () => fs.rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
