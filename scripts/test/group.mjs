// Runs one tool of a stage in a process group and a temporary folder of its own, so that ending it ends everything
// it has started, and leaves nothing on the disk.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { environment } from '../lib/child.mjs';
import { root } from '../lib/places.mjs';

const windows = process.platform === 'win32';
const running = new Set();

function signalGroup(child, signal) {
  try {
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error; // all of it has ended already
  }
}

function endGroup(child) {
  signalGroup(child, 'SIGTERM');
  setTimeout(() => signalGroup(child, 'SIGKILL'), 5000).unref();
}

/** Ends what is running now, for Ctrl-C; the stage then resolves as stopped. */
export function endCurrent() {
  running.forEach(endGroup);
}

/** For the last moment of this process, when nothing can be waited for. */
export function killCurrent() {
  running.forEach((child) => signalGroup(child, 'SIGKILL'));
}

const remove = (folder) => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** Runs a Node.js program; resolves to { code, timedOut }. The limit is in minutes. */
export function runTool(args, { env = {}, limit = 10 } = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-run-'));
  // A test's own PostgreSQL runs as another user, who must get through to its folder in here.
  fs.chmodSync(folder, 0o711);
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: environment({ TMPDIR: folder, TEMP: folder, ...env }),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: !windows,
  });
  running.add(child);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    endGroup(child);
  }, limit * 60_000);
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      clearTimeout(timer);
      running.delete(child);
      // A tool that crashed may have left its own children behind.
      signalGroup(child, 'SIGKILL');
      remove(folder);
      resolve({ code: code ?? 1, timedOut });
    });
  });
}
