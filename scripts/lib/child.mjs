// Starting other programs so that none of them outlives the command.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { at, root } from './places.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const startedByUs = process.env.npm_lifecycle_event || process.env.MALL_COMMAND;

/** The environment of everything that the commands start. */
export function environment(extra = {}) {
  const search = [path.dirname(process.execPath), at('node_modules/.bin'), process.env.PATH];
  return {
    ...process.env,
    PATH: search.join(path.delimiter),
    ASTRO_TELEMETRY_DISABLED: '1',
    MALL_COMMAND: '1',
    ...extra,
  };
}

/**
 * Calls back once when the command must end: a signal, or the death of npm. npm hands a signal only to its shell,
 * which dies without telling us.
 */
export function onEnd(end) {
  let ended = false;
  const once = (signal) => {
    if (ended) return;
    ended = true;
    end(signal);
  };
  for (const signal of signals) process.on(signal, () => once(signal));
  const parent = process.ppid;
  if (!startedByUs || process.platform === 'win32') return;
  setInterval(() => process.ppid !== parent && once('SIGTERM'), 300).unref();
}

/**
 * Becomes this Node.js program: its input and output, its signals, its exit code. With `hasMessages`, messages can be
 * sent to it (IPC) through the child process that this answers.
 */
export function become(node, args, extra, { hasMessages = false } = {}) {
  const stdio = ['inherit', 'inherit', 'inherit', ...(hasMessages ? ['ipc'] : [])];
  const child = spawn(node, args, { cwd: root, stdio, env: environment(extra) });
  onEnd((signal) => child.kill(signal));
  process.once('exit', () => child.kill());
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
  return child;
}

/** Runs a Node.js program to its end and resolves to its exit code. */
export function runNode(args, extra) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: environment(extra) });
  const stop = () => child.kill('SIGTERM');
  process.once('exit', stop);
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      process.off('exit', stop);
      resolve(code ?? 1);
    });
  });
}
